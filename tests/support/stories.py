"""Stories as battles."""

from pathlib import Path

from gonfalon.formats.record import Record, record_of
from gonfalon.formats.story import Teller


def record_in(story: Path) -> Record:
    """The record of the battle that a story tells."""
    teller = Teller(story.read_text("utf-8"))
    for _ in teller.tell():
        pass
    assert teller.battle
    return record_of(teller.battle, "")
