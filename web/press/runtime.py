"""Python for the browser: what the engine's start takes, and what the plain way takes when the start fails.

The start takes three bodies, each compressed as a whole and cut in parts, so that a broken first visit goes on where it
stopped: `wasm` (Python), `library` and `engine` (compiled). The engine's modules that belong to one rule system are a body of
their own, `engine-` and its id, which comes when that system is wanted. Compiling takes a while; what came of it is kept in
`.cache/start/` under the hash of all that went in.
"""

import json
import shutil
import subprocess
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

import zstandard

from press import Wrong, setup
from press.paths import CACHE, MODULES

PYODIDE = MODULES / "pyodide"
GLUE = ("pyodide.mjs", "pyodide.asm.mjs")
STOCK = ("python_stdlib.zip", "pyodide-lock.json")
KEPT = CACHE / "start"
PART = 512 * 1024
PLACE = "/lib/gonfalon{}.zip"
"""The path at which the worker puts the engine; {} is filled with a dash and the id for the part of one system."""

BODIES = ("wasm", "library", "engine")
OF_SYSTEM = "engine-"
MORE = (
    "encodings.ascii",
    "encodings.cp437",
    "encodings.latin_1",
    "encodings.idna",
    "stringprep",
    "unicodedata",
    "__future__",
)
LEFT_OUT = ("__main__", "battle.bots", "formats.story", "terminal", "words")
"""The modules that run in a terminal, in tests or in the build, and never in the page."""

HERE = Path(__file__).parent
SOURCES = (HERE / "compile.mjs", HERE / "compile_in_pyodide.py", Path(__file__))
WINDOW = 24  # 16 MB, more than the largest body


@dataclass(frozen=True, slots=True)
class Paths:
    """The files in the site: the bodies of the start with their parts in order, and those of the plain way.

    `systems` are the bodies of the rule systems by id. `packages` stands for Pyodide's long list of packages: the same frame,
    and nothing in it. `engines` are those of earlier days (`engines.py`), oldest first.
    """

    start: dict[str, list[str]]
    systems: dict[str, list[str]]
    plain: dict[str, list[str]]
    packages: dict[str, object]
    engines: list[dict[str, Any]] = field(default_factory=list)


def squeezed(body: bytes) -> bytes:
    """A body as it travels; the decoder must know its size, and notices damage."""
    how = zstandard.ZstdCompressionParameters.from_level(
        22, window_log=WINDOW, write_content_size=True, write_checksum=True
    )
    return zstandard.ZstdCompressor(compression_params=how).compress(body)


def hashed(*parts: bytes) -> str:
    """One hash over several texts."""
    digest = sha256()
    for part in parts:
        digest.update(sha256(part).digest())
    return digest.hexdigest()[:32]


def compiled(wheel: Path) -> dict[str, bytes]:
    """The library and the engine in its parts as zips of `.pyc`, made by the Python that will run them."""
    KEPT.mkdir(parents=True, exist_ok=True)
    options = json.dumps({"more": MORE, "left_out": [f"gonfalon.{name}" for name in LEFT_OUT], "place": PLACE})
    out = KEPT / "making"
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir()
    command = (setup.any_node(), HERE / "compile.mjs", PYODIDE, wheel, options, out)
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True)
    if done.returncode:
        raise Wrong(f"Python's library cannot be compiled:\n{done.stdout}{done.stderr}")
    return {path.stem: path.read_bytes() for path in sorted(out.glob("*.zip"))}


def bodies(wheel: Path) -> dict[str, bytes]:
    """Return the bodies that are sent, by name; made anew only when something that goes into it has changed."""
    python = [(PYODIDE / name).read_bytes() for name in (*GLUE, *STOCK)]
    wasm = (PYODIDE / "pyodide.asm.wasm").read_bytes()
    sources = [path.read_bytes() for path in SOURCES]
    home = KEPT / hashed(*python, wasm, *sources, wheel.read_bytes())
    if not home.is_dir():
        fresh = KEPT / "fresh"
        shutil.rmtree(fresh, ignore_errors=True)
        fresh.mkdir(parents=True)
        for name, body in compiled(wheel).items():
            (fresh / name).write_bytes(squeezed(body))
        (fresh / "wasm").write_bytes(squeezed_once(wasm))
        for old in KEPT.iterdir():
            if old != fresh and not old.name.startswith("wasm-"):
                shutil.rmtree(old)
        fresh.rename(home)
    return {path.name: path.read_bytes() for path in sorted(home.iterdir())}


def shipped(site: Path) -> dict[str, bytes]:
    """The bodies as the worker gets them: parts joined, decompressed."""
    found: dict[str, bytes] = {}
    for path in sorted((site / "start").glob("*.part")):
        name = path.stem.rpartition("-")[0]
        found[name] = found.get(name, b"") + path.read_bytes()
    return {name: zstandard.ZstdDecompressor().decompress(body) for name, body in found.items()}


def squeezed_once(wasm: bytes) -> bytes:
    """Python itself, which takes long and seldom changes."""
    home = KEPT / f"wasm-{hashed(wasm, *(path.read_bytes() for path in SOURCES[2:]))}"
    if not home.is_file():
        for old in KEPT.glob("wasm-*"):
            old.unlink()
        home.write_bytes(squeezed(wasm))
    return home.read_bytes()


def make(site: Path, wheel: str) -> Paths:
    """Write everything; `wheel` is the path of the engine's wheel in the site."""
    (site / "pyodide").mkdir(parents=True)
    for name in (*GLUE, *STOCK):
        shutil.copyfile(PYODIDE / name, site / "pyodide" / name)
    (site / "start").mkdir()
    parts = {name: parted(site, name, body) for name, body in bodies(site / wheel).items()}
    systems = {name.removeprefix(OF_SYSTEM): parts.pop(name) for name in tuple(parts) if name.startswith(OF_SYSTEM)}
    start = {"glue": [f"pyodide/{name}" for name in GLUE], **{name: parts[name] for name in BODIES}}
    info = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))["info"]
    plain = {"stock": [f"pyodide/{name}" for name in STOCK], "wheel": [wheel]}
    return Paths(start, systems, plain, {"info": info, "packages": {}})


def parted(site: Path, name: str, body: bytes) -> list[str]:
    """Write a body in parts; gives their paths in order."""
    paths: list[str] = []
    for number, first in enumerate(range(0, len(body), PART)):
        paths.append(f"start/{name}-{number:02}.part")
        (site / paths[-1]).write_bytes(body[first : first + PART])
    return paths
