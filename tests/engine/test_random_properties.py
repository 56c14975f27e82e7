"""Properties of every rule system: at random with small counts, and over every story that is told."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.findings import Tally
from support.properties import PROPERTIES, look, looked_over
from tools.rules_table import RULEBOOK

from gonfalon.systems import ours, system_of

SYSTEMS = tuple(one.id for one in ours())
BATTLES = Path(__file__).parents[1] / "stories"
CASES = sorted(BATTLES.glob("*/cases/*.story"))
OTHERS = (*sorted(BATTLES.glob("*/*.story")), *sorted(RULEBOOK.glob("*/stories/*.story")))
ANSWERS = {"overruled": 12, "shown": 300, "accounted": 300, "logged": 100, "deeds": 600}
"""So many questions of each system are looked at; `tests/tools/properties.py` looks at as many as there is time for."""


def faults(tally: Tally) -> list[str]:
    """Return the faults that were found, each with the shortest battle in which it was."""
    return [f"{what}\n{found.story()}" for what, found in tally.faults.items()]


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("name", PROPERTIES)
def test_a_battle_at_random_keeps_the_property(name: str, system: str) -> None:
    tally = look(name, system_of(system), "tests", 1, moments=ANSWERS[name])
    assert tally.moments >= ANSWERS[name]
    assert faults(tally) == []


@pytest.mark.long
@pytest.mark.parametrize("times", [3, pytest.param(10, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("name", PROPERTIES)
def test_long_battles_at_random_keep_the_property(name: str, system: str, times: int) -> None:
    assert faults(look(name, system_of(system), "long", 1, moments=times * ANSWERS[name])) == []


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_what_a_case_tells_is_shown_and_what_it_changes_is_told(path: Path) -> None:
    assert faults(looked_over(("shown", "accounted"), path.read_text("utf-8"))) == []


@pytest.mark.long
@pytest.mark.parametrize("path", OTHERS, ids=lambda path: path.stem)
def test_what_any_story_tells_is_shown_and_what_it_changes_is_told(path: Path) -> None:
    assert faults(looked_over(("shown", "accounted"), path.read_text("utf-8"))) == []
