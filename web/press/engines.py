"""The engines of earlier days, which a device fetches when a battle needs one (docs/old-engines.md)."""

import json
import shutil
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from datetime import date
from hashlib import sha256
from pathlib import Path
from typing import Any

from press import Wrong, offline
from press.paths import ROOT

FOLDER = ROOT / "engine/frozen"
LIST = FOLDER / "engines.toml"
HEAD = (
    "# The engines of earlier days, oldest first (docs/old-engines.md); `tests/tools/freeze_engine.py` writes this.\n"
)
RULES = """
import json, sys
sys.path.insert(0, sys.argv[1])
from gonfalon.systems import EPOCHS, system_of
print(json.dumps({id: {"version": system_of(id).version, "epoch": len(of) - 1} for id, of in EPOCHS.items()}))
"""
"""A program that tells the rules of the engine at a path."""

Rules = dict[str, dict[str, int]]
"""The `version` of the rules of each system, and the `epoch` in which its compact links are written."""


@dataclass(frozen=True, slots=True)
class Engine:
    """A frozen engine: the day on which it was frozen, the SHA-256 of its wheel, and its rules."""

    day: str
    hash: str
    systems: Rules

    @property
    def wheel(self) -> Path:
        return FOLDER / f"{self.day}.whl"

    def older_than(self, now: Rules) -> Rules:
        """The rules of those of its systems that are older than these."""
        return {id: own for id, own in self.systems.items() if id not in now or is_older(own, now[id])}


def is_older(one: dict[str, int], other: dict[str, int]) -> bool:
    """True if the rules or the links of a system have changed from one to the other."""
    return one["version"] < other["version"] or one["epoch"] < other["epoch"]


def frozen() -> tuple[Engine, ...]:
    """All frozen engines, oldest first; raises Wrong for a wheel that is not the one which was frozen."""
    engines = tuple(Engine(**one) for one in tomllib.loads(LIST.read_text("utf-8")).get("engine", ()))
    for engine in engines:
        if sha256(engine.wheel.read_bytes()).hexdigest() != engine.hash:
            raise Wrong(f"{engine.wheel.relative_to(ROOT)} is not the wheel that was frozen")
    return engines


def rules_of(path: Path) -> Rules:
    """The rules of the engine at a path: a wheel, or a folder with the package in it."""
    told = subprocess.run([sys.executable, "-I", "-c", RULES, str(path)], capture_output=True, text=True, check=True)
    rules: Rules = json.loads(told.stdout)
    return rules


def freeze(wheel: Path, day: date) -> Engine:
    """Keep an engine for ever. It takes the place of the last one if that has the same rules."""
    before = [engine for engine in frozen() if engine.day != day.isoformat()]
    rules = rules_of(wheel)
    if before and before[-1].systems == rules:
        before.pop().wheel.unlink()
    engine = Engine(day.isoformat(), sha256(wheel.read_bytes()).hexdigest(), rules)
    shutil.copyfile(wheel, engine.wheel)
    LIST.write_text(HEAD + "".join(map(listed, (*before, engine))), "utf-8")
    return engine


def listed(engine: Engine) -> str:
    """The table of an engine in the list."""
    lines = [f"{id} = {{ version = {one['version']}, epoch = {one['epoch']} }}" for id, one in engine.systems.items()]
    return "\n".join(
        ("", "[[engine]]", f'day = "{engine.day}"', f'hash = "{engine.hash}"', "", "[engine.systems]", *lines, "")
    )


def make(site: Path, now: Rules) -> list[dict[str, Any]]:
    """Lay the engines with older rules than these into the site; gives what the page is told of each, oldest first."""
    told = []
    for engine in frozen():
        if systems := engine.older_than(now):
            path = f"{offline.ON_DEMAND}/{engine.wheel.name}"
            (site / path).parent.mkdir(exist_ok=True)
            shutil.copyfile(engine.wheel, site / path)
            told.append({"path": path, "day": engine.day, "systems": systems})
    return told
