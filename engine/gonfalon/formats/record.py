"""A record as plain data: what is saved, exported, and carried by a link.

    {"gonfalon": 1, "system": id, "version": n, "name": text, "switches": {rule: choice},
     "entries": [...], "undone": [...], "seen": [seal, ...]}

An entry is a list that opens with its kind:

    ["p", key, ...]          options picked        ["t", text]              a text
    ["d", source, face ...]  dice that fell        ["l", by, seal]          a slip laid face down
    ["n", number]            a number              ["o", content, salt]     a slip turned over
    ["r", what, value, why]  a ruling of the game master
    ["a", key]               a standing offer that was taken
    ["f", cell, ...]         a form: a cell for each of its fields, by position
    ["m", steps]             a path, a letter for each step
    ["b", [key, run, …], …]  cells that are marked: of each brush its key and runs of cells, [column, row, how many]

A cell is an entry of the kinds p, n, t, l or f (a group of fields), null where the field was not asked, or rows:
["w", [shape, cell, ...], ...].

A throw that was taken back: [at, nth, rule, [who ...], die, source, face ...]. A seal is 64 hexadecimal digits, a salt
32, in small letters. Whatever comes from outside is checked here, once.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from gonfalon.battle.battle import Battle
from gonfalon.battle.carried import Carried
from gonfalon.battle.event import Thrown
from gonfalon.battle.retracted import MOST_RETRACTED
from gonfalon.battle.thrown_data import dump_thrown, load_retracted
from gonfalon.battle.work import MOST_ENTRIES, MOST_WORK, TOO_MUCH
from gonfalon.plugins.guard import BROKEN
from gonfalon.questions.answer import Entry, Marked
from gonfalon.questions.checked import (
    MOST_ITEMS,
    LinkError,
    integer,
    items,
    mapping,
    text,
)
from gonfalon.questions.refusal import Refused
from gonfalon.questions.slip import load_seal
from gonfalon.systems import system_of
from gonfalon.table.kinds import ENTRIES
from gonfalon.table.system import System

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Record:
    """All that makes a battle again."""

    system: str
    version: int
    name: str
    switches: tuple[tuple[str, str], ...]
    entries: tuple[Entry, ...]
    retracted: tuple[Thrown, ...]
    seen: tuple[str, ...] = ()


def record_of(battle: Battle[Any], name: str) -> Record:
    return Record(
        battle.system.id,
        battle.system.version,
        name,
        battle.switches.set,
        tuple(battle.record),
        battle.retracted,
        tuple(sorted(battle.seen_slips)),
    )


def replay(record: Record, most_work: int = MOST_WORK) -> Battle[Any]:
    """The battle of this record; raises LinkError if its answers do not follow the rules, or make too much work."""
    system = known_system(record.system)
    try:
        battle: Battle[Any] = Battle(system, dict(record.switches))
        follow(battle, record, most_work)
    except Refused as refused:
        raise unread(refused) or LinkError("against-rules") from refused
    take_over(battle, record)
    return battle


def follow(battle: Battle[Any], record: Record, most_work: int) -> None:
    """Enter a record; raises Refused at the first entry that does not fit, LinkError where it makes too much work."""
    for entry in record.entries:
        battle.follow((entry,))
        if battle.work > most_work:
            raise LinkError("too-much-work")


def unread(no: Refused) -> LinkError | None:
    """Return the error for a record whose rules are broken, or which makes too much work."""
    if no.code == BROKEN:
        return LinkError.of(no)
    return LinkError("too-much-work") if no.code in TOO_MUCH else None


def salvage(record: Record, most_work: int = MOST_WORK) -> tuple[Battle[Any], int]:
    """The battle as far as its answers follow the rules, and how many entries were left out.

    Rules that break leave nothing out: the record is not theirs to shorten.
    """
    battle = begun(record.system, record.switches)
    try:
        follow(battle, record, most_work)
    except Refused as refused:
        if refused.code == BROKEN:
            raise LinkError.of(refused) from refused
    take_over(battle, record)
    return battle, len(record.entries) - len(battle.record)


def begun(system: str, switches: tuple[tuple[str, str], ...], version: int | None = None) -> Battle[Any]:
    """A battle before its first entry; raises LinkError if its system is not here, or does not begin so."""
    known = known_system(system)
    try:
        return Battle(known, dict(switches), version)
    except Refused as refused:
        raise unread(refused) or LinkError("system") from refused


def of_today(record: Record) -> bool:
    """True if a record was played by the rules as they are now; raises LinkError if its system is not here."""
    return record.version == known_system(record.system).version


def take_over(battle: Battle[Any], record: Record) -> None:
    """Take over the parts of a record beside its entries."""
    battle.follow(carried_by(record))


def carried_by(record: Record) -> tuple[Carried, ...]:
    """The entry of a log that holds the parts of a record beside its entries, if it has any."""
    return (Carried(record.retracted, record.seen),) if record.retracted or record.seen else ()


def known_system(id: str) -> System[Any]:
    """The system of a record; raises LinkError if it is not here, or cannot be used."""
    try:
        return system_of(id)
    except Refused as refused:
        raise LinkError.of(refused) from refused


def dump(record: Record) -> dict[str, Any]:
    """The record as JSON data."""
    return {
        "gonfalon": FORMAT,
        "system": record.system,
        "version": record.version,
        "name": record.name,
        "switches": dict(record.switches),
        "entries": [dump_entry(entry) for entry in record.entries],
        "undone": [dump_thrown(thrown) for thrown in record.retracted],
        "seen": list(record.seen),
    }


def load(data: object) -> Record:
    """The record in JSON data from anywhere; raises LinkError."""
    fields = mapping(data)
    if fields.get("gonfalon") != FORMAT:
        raise LinkError("newer" if isinstance(fields.get("gonfalon"), int) else "foreign")
    return Record(
        text(fields.get("system")),
        integer(fields.get("version")),
        text(fields.get("name")),
        switches_in(fields),
        tuple(load_entry(entry) for entry in items(fields.get("entries"), MOST_ENTRIES)),
        load_retracted(items(fields.get("undone"), MOST_RETRACTED)),
        tuple(load_seal(seal) for seal in items(fields.get("seen", []), MOST_ENTRIES)),
    )


def switches_in(fields: dict[str, Any]) -> tuple[tuple[str, str], ...]:
    """The switches in a header from anywhere; raises LinkError."""
    switches = mapping(fields.get("switches"))
    if len(switches) > MOST_ITEMS:
        raise LinkError("too-long")
    return tuple((text(rule), text(choice)) for rule, choice in switches.items())


@lru_cache(maxsize=4096)
def dump_entry(entry: Marked) -> list[Any]:
    """An entry of a record or a log as JSON data; made once, as entries never change."""
    return entry.dump()


def load_entry(data: object) -> Entry:
    """The entry in JSON data from anywhere; raises LinkError."""
    mark, *rest = items(data, MOST_ITEMS) or [None]
    kind = ENTRIES.get(mark) if isinstance(mark, str) else None
    if kind is None:
        raise LinkError("content")
    return kind.load(rest)
