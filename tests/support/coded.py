"""Answers and entries as digits, there and back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from gonfalon.battle.battle import Battle
from gonfalon.formats.compact.coder import LinkCoder
from gonfalon.formats.compact.entries import coded_entry
from gonfalon.formats.compact.number import Reader, Writer
from gonfalon.formats.compact.packing import opened_in
from gonfalon.questions.answer import Answer, Entry
from gonfalon.questions.ask import Ask


def answer_there_and_back(ask: Ask[Any], answer: Answer) -> Answer:
    """The answer as it is read from what was written of it; raises NotCoded."""
    writer = Writer()
    ask.coded(LinkCoder(writer, {}), answer)
    reader = Reader(writer.number())
    read = ask.coded(LinkCoder(reader, {}), None)
    assert reader.rest == 0
    return read


def like(battle: Battle[Any]) -> Battle[Any]:
    """The same battle before its first entry."""
    return Battle(battle.system, dict(battle.switches.set), battle.begun_with)


def entries_there_and_back(battle: Battle[Any], entries: Iterable[Entry]) -> list[Entry]:
    """The entries of a battle as they are read from what was written of all; raises NotCoded."""
    given = list(entries)
    writer, written = Writer(), like(battle)
    coder = LinkCoder(writer, opened_in(given))
    for entry in given:
        written.follow((coded_entry(coder, written, entry),))
    reader, again = Reader(writer.number()), like(battle)
    coder = LinkCoder(reader, {})
    for _ in given:
        again.follow((coded_entry(coder, again, None),))
    assert reader.rest == 0
    assert (again.position, again.ask) == (written.position, written.ask)
    return again.record
