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

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from gonfalon.battle.battle import Battle
from gonfalon.battle.event import Thrown
from gonfalon.battle.log import Carried
from gonfalon.battle.retracted import MOST_RETRACTED, in_sight
from gonfalon.battle.work import MOST_ENTRIES, MOST_WORK, TOO_MUCH
from gonfalon.plugins.guard import BROKEN
from gonfalon.questions.answer import (
    DiceAnswer,
    Entry,
    FormAnswer,
    NumberAnswer,
    OfferTaken,
    OptionsAnswer,
    PaintingAnswer,
    PathAnswer,
    RevealedAnswer,
    RulingMade,
    SealedAnswer,
    TextAnswer,
)
from gonfalon.questions.checked import LONGEST_CONTENT, MOST_ITEMS, LinkError, integer, items, mapping, text
from gonfalon.questions.dice import KINDS, MOST_DICE, Source
from gonfalon.questions.form_codec import SIMPLE_FIELDS, dump_form, exactly, load_form, load_run, load_seal
from gonfalon.questions.refusal import Refused
from gonfalon.questions.slip import is_salt
from gonfalon.systems import system_of
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
def dump_entry(entry: Entry) -> list[Any]:
    """An entry as JSON data; made once, as entries never change."""
    match entry:
        case OptionsAnswer(keys):
            return ["p", *keys]
        case DiceAnswer(faces, source):
            return ["d", source.value, *faces]
        case NumberAnswer(number):
            return ["n", number]
        case TextAnswer(written):
            return ["t", written]
        case SealedAnswer(by, seal):
            return ["l", by, seal]
        case RevealedAnswer(content, salt):
            return ["o", content, salt]
        case RulingMade(what, value, why):
            return ["r", what, value, why]
        case OfferTaken(key):
            return ["a", key]
        case FormAnswer():
            return dump_form(entry)
        case PathAnswer(steps):
            return ["m", steps]
        case PaintingAnswer(strokes):
            return ["b", *([key, *map(list, runs)] for key, runs in strokes)]


def load_entry(data: object) -> Entry:
    kind, *rest = items(data, MOST_ITEMS) or [None]
    reader = READERS.get(kind) if isinstance(kind, str) else None
    if reader is None:
        raise LinkError("content")
    return reader(rest)


def load_faces(rest: list[Any]) -> DiceAnswer:
    if not rest or text(rest[0]) not in set(Source):
        raise LinkError("content")
    return DiceAnswer(tuple(integer(face) for face in rest[1:]), Source(rest[0]))


def load_opened(content: object, salt: object) -> RevealedAnswer:
    """A slip turned over; without a salt it was entered anew."""
    if salt != "" and not (isinstance(salt, str) and is_salt(salt)):
        raise LinkError("content")
    return RevealedAnswer(text(content, LONGEST_CONTENT), salt)


def load_stroke(data: object) -> tuple[str, tuple[tuple[int, int, int], ...]]:
    """The key of a brush and its runs of cells; the ask says whether they are there."""
    key, *runs = items(data, MOST_ITEMS) or [None]
    return text(key), tuple(map(load_run, runs))


def load_ruling(rest: list[Any]) -> RulingMade:
    what, value, why = exactly(rest, 3)
    return RulingMade(text(what), value if type(value) is int else text(value), text(why))


READERS: Mapping[str, Callable[[list[Any]], Entry]] = {
    **SIMPLE_FIELDS,
    "d": load_faces,
    "o": lambda rest: load_opened(*exactly(rest, 2)),
    "r": load_ruling,
    "a": lambda rest: OfferTaken(text(*exactly(rest, 1))),
    "f": load_form,
    "m": lambda rest: PathAnswer(text(*exactly(rest, 1))),
    "b": lambda rest: PaintingAnswer(tuple(map(load_stroke, rest))),
}


def dump_thrown(thrown: Thrown) -> list[Any]:
    head = [thrown.at, thrown.nth, thrown.rule, list(thrown.who), thrown.die]
    return [*head, thrown.fell.source.value, *thrown.fell.faces]


def load_thrown(data: object) -> Thrown:
    fields = items(data, MOST_ITEMS)
    if len(fields) < 6:
        raise LinkError("content")
    at, nth, rule, who, die, *fell = fields
    people = tuple(text(one) for one in items(who, MOST_ITEMS))
    kind, faces = KINDS.get(text(die)), load_faces(fell)
    if not people or min(integer(at), integer(nth)) < 0:
        raise LinkError("content")
    if kind is None or not set(faces.faces) <= set(kind.faces):
        raise LinkError("content")
    return Thrown(at, nth, text(rule), people, kind.id, faces, retracted=True)


def load_retracted(data: list[Any]) -> tuple[Thrown, ...]:
    """Throws that were taken back, without those that no battle can have had."""
    return in_sight(thrown for thrown in map(load_thrown, data) if could_fall(thrown))


def could_fall(thrown: Thrown) -> bool:
    """True if a record has such a place, with so many throws before it, and a roll so many dice."""
    return thrown.nth < thrown.at <= MOST_ENTRIES and len(thrown.fell.faces) <= MOST_DICE
