"""Frozen engines run in a Python of their own, and an engine with other rules than today's."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

from press import engines, offline, runtime
from press.paths import ENGINE, ROOT

GIVEN_OUT = (ROOT / "tests" / "links" / "given-out.txt").read_text("utf-8").splitlines()
TOLD = ROOT / "tests" / "links" / "told-by-old-engines.txt"
"""A line holds the day of a frozen engine, the number of a link in the collection of those given out, and a hash of the view
that this engine gives of it."""

DOOR = """
import json, sys
sys.path.insert(0, sys.argv[1])
from gonfalon import Door
for line in sys.stdin:
    print(Door().handle(line), flush=True)
"""
"""A program that answers each request by a door of its own, with the engine at a path."""

DIGITS = 16

REFUSES = """            raise Refused("over", rule="")
"""
FROM = 3
"""The changed engine takes so many answers and refuses all others."""

CHANGED = (
    REFUSES
    + f"""        if len(self.record) >= {FROM}:
            raise Refused("not-offered", rule=ask.rule)
"""
)


def replies(engine: Path, requests: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The reply of the engine at a path (a wheel, or a folder with the package in it) to each request, on a door of its own."""
    given = "".join(json.dumps(request) + "\n" for request in requests)
    command = [sys.executable, "-I", "-X", "utf8", "-c", DOOR, str(engine)]
    done = subprocess.run(command, input=given, capture_output=True, text=True, check=True, encoding="utf-8")
    return [json.loads(line) for line in done.stdout.splitlines()]


def fingerprint(view: dict[str, Any]) -> str:
    """A hash of all that a view tells."""
    return sha256(json.dumps(view, sort_keys=True).encode()).hexdigest()[:DIGITS]


def told_by(engine: Path, day: str) -> list[str]:
    """The lines of an engine: what it tells of each link that was given out."""
    read = replies(engine, [{"do": "read", "link": link} for link in GIVEN_OUT])
    return [f"{day} {nth} {fingerprint(reply['view'])}" for nth, reply in enumerate(read)]


def changed_engine(folder: Path) -> Path:
    """A copy of the engine with a new version and a new epoch of each system, whose rules refuse every answer but the first
    few: the folder with the package in it.
    """
    package = Path(
        shutil.copytree(ENGINE / "gonfalon", folder / "gonfalon", ignore=shutil.ignore_patterns("__pycache__"))
    )
    driver = package / "battle" / "driver.py"
    written = driver.read_text("utf-8")
    assert written.count(REFUSES) == 1
    driver.write_text(written.replace(REFUSES, CHANGED), "utf-8")
    for path in (package / "systems").glob("*/*.py"):
        raised = re.sub(r"^(    version: int = )(\d+)$", one_more, path.read_text("utf-8"), flags=re.MULTILINE)
        path.write_text(raised, "utf-8")
    listed = package / "systems" / "__init__.py"
    epochs = re.sub(r'("\w+": \()((?:\d+, ?)*)(\d+)(,?\))', another_epoch, listed.read_text("utf-8"))
    listed.write_text(epochs, "utf-8")
    return folder


def one_more(found: re.Match[str]) -> str:
    return f"{found[1]}{int(found[2]) + 1}"


def another_epoch(found: re.Match[str]) -> str:
    return f"{found[1]}{found[2]}{found[3]}, {int(found[3]) + 1})"


def with_later_engine(site: Path, engine: Path) -> None:
    """Change a built site: its engine is this one, of a later day, and the frozen ones lie beside it."""
    told = json.loads((site / offline.LIST).read_text("utf-8"))
    paths = runtime.Paths(told["start"], told["systems"], told["plain"], told["packages"])
    for name, body in runtime.shipped(site).items():
        if name.startswith("engine") and (other := with_sources(body, engine)) != body:
            parts = paths.systems if name.startswith(runtime.OF_SYSTEM) else paths.start
            parts[name.removeprefix(runtime.OF_SYSTEM)] = runtime.parted(site, name, runtime.squeezed(other))
    paths.engines.extend(engines.make(site, engines.rules_of(engine)))
    offline.make(site, paths, told["version"])


def with_sources(body: bytes, engine: Path) -> bytes:
    """An archive of compiled modules with the sources of this engine in place of those that it has changed."""
    made = BytesIO()
    with ZipFile(BytesIO(body)) as old, ZipFile(made, "w") as new:
        for name in old.namelist():
            source = name.removesuffix(".pyc") + ".py"
            own = (engine / source).read_bytes()
            if own == (ENGINE / source).read_bytes():
                new.writestr(old.getinfo(name), old.read(name))
            else:
                new.writestr(source, own)
    return body if new.namelist() == old.namelist() else made.getvalue()
