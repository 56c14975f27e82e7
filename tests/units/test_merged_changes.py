"""The page merges changes to the view that the engine merges them to, over battles at random."""

import json
import subprocess
from pathlib import Path

import pytest
from support.door_player import Visitor
from support.screens import Screen, do_something

from press import setup

STEPS = 40


@pytest.mark.parametrize("system", ["tiefen", "war", "sotc", "samyra"])
def test_the_page_merges_as_the_engine_does(system: str) -> None:
    visitor = Visitor(f"merged:{system}")
    visitor.begin(system)
    screen = Screen(visitor.door, "page")
    for _ in range(STEPS):
        do_something(visitor, screen)
        screen.ask()
    assert len(screen.merged) > STEPS
    script = Path(__file__).with_name("merge-changes.mjs")
    recorded = json.dumps(screen.merged)
    done = subprocess.run([setup.find_node(), script], input=recorded, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == []
