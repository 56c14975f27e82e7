"""Stories as battles."""

from pathlib import Path
from typing import Any

from gonfalon.battle.battle import Battle
from gonfalon.formats.record import Record, record_of
from gonfalon.formats.story import Teller

ROOT = Path(__file__).parents[2]


STORIES = sorted([*(ROOT / "tests" / "stories").rglob("*.story"), *(ROOT / "web" / "rulebook").rglob("*.story")])
"""All golden stories, cases and worked examples."""


def battle_in(story: Path) -> Battle[Any]:
    """The battle that a story tells."""
    teller = Teller(story.read_text("utf-8"))
    for _ in teller.tell():
        pass
    assert teller.battle
    return teller.battle


def record_in(story: Path) -> Record:
    """The record of the battle that a story tells."""
    return record_of(battle_in(story), "")
