"""What the device keeps: the list of all files in the service worker, and what the start loads."""

import json
from hashlib import sha256
from pathlib import Path

from press import runtime
from press.paths import WEB

LEFT_OUT = (".nojekyll", "sw.js")
PLACE = "const FILES = {};"
HASH_LENGTH = 16


def loading(site: Path, wheel: str) -> None:
    """Tell the worker the wheel's path and how many bytes the start will load."""
    loaded = [f"pyodide/{name}" for name in runtime.FILES]
    sizes = {path: (site / path).stat().st_size for path in (*loaded, wheel)}
    text = json.dumps({"wheel": wheel, "sizes": sizes}, indent=1)
    (site / "files.json").write_text(text + "\n", "utf-8")


def files(site: Path) -> dict[str, str]:
    """Every file of the site with the hash of its bytes."""
    paths = sorted(path for path in site.rglob("*") if path.is_file())
    names = [path.relative_to(site).as_posix() for path in paths]
    return {
        name: sha256((site / name).read_bytes()).hexdigest()[:HASH_LENGTH] for name in names if name not in LEFT_OUT
    }


def make(site: Path) -> None:
    """Write the service worker, last of all."""
    source = (WEB / "sw.js").read_text("utf-8")
    before, after = source.split(PLACE)
    listed = json.dumps(files(site), indent=2, sort_keys=True)
    (site / "sw.js").write_text(f"{before}const FILES = {listed};{after}", "utf-8")
