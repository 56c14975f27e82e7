"""Stories as battles."""

from dataclasses import replace
from pathlib import Path

from gonfalon.record import Record, record_of
from gonfalon.story import Teller


def record_in(story: Path, most: int | None = None) -> Record:
    """The record of the battle that a story tells; of so many entries at most."""
    teller = Teller(story.read_text("utf-8"))
    for _ in teller.tell():
        pass
    assert teller.battle
    record = record_of(teller.battle, "")
    return replace(record, entries=record.entries[:most])
