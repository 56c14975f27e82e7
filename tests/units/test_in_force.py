"""The page finds the record in force that the engine has, over logs of battles that go back and forth at random."""

import json
import subprocess
from pathlib import Path
from typing import Any

from support.door_player import Visitor

from press import setup

STEPS = 60
NAMES = ("Furt", "Am Furtstein", "")
BEGINNINGS = (
    {"system": "tiefen"},
    {"system": "tiefen", "opening": "ready.ford"},
    {"system": "war"},
    {"system": "sotc"},
    {"system": "samyra"},
)
"""The second one soon turns slips over."""


def recorded(begun: dict[str, str]) -> list[dict[str, Any]]:
    """A log after each step of a battle, with the record that an exported file holds then. A slip is taken back once turned."""
    visitor = Visitor(f"in force:{begun}")
    shown = visitor.view("new", **begun)
    found: list[dict[str, Any]] = []
    for _ in range(STEPS):
        drawn, last = visitor.rng.random(), found[-1]["log"]["entries"][-1:] if found else []
        if shown["can_redo"] and drawn < 0.4:
            shown = visitor.view("redo")
        elif shown["can_undo"] and (drawn > 0.8 or [entry[0] for entry in last] == ["o"]):
            shown = visitor.view("undo")
        elif drawn < 0.05:
            shown = visitor.view("name", name=visitor.rng.choice(NAMES))
        elif shown["ask"]:
            reply = visitor.ask("answer", answer=visitor.some(shown["ask"]))
            shown = reply.get("view", shown)
        found.append({"log": visitor.ask("log"), "record": visitor.ask("export")["file"]})
    return found


def test_the_page_knows_the_record_of_a_kept_battle_as_the_engine_does() -> None:
    """A link to a battle that this device keeps would open without its view, or with that of another battle."""
    found = [one for begun in BEGINNINGS for one in recorded(begun)]
    marks = {entry[0] for one in found for entry in one["log"]["entries"]}
    assert {"u", "z", "name", "l", "o"} <= marks
    script = Path(__file__).with_name("records-in-force.mjs")
    done = subprocess.run(
        [setup.find_node(), script], input=json.dumps(found), capture_output=True, text=True, check=True
    )
    assert json.loads(done.stdout) == []
