"""A record as plain data: what is saved, exported, and carried by a link.

    {"gonfalon": 1, "system": id, "version": n, "name": text, "switches": {rule: choice},
     "entries": [...], "undone": [...], "seen": [seal, ...]}

An entry is a list that opens with its kind:

    ["p", key, ...]          options picked        ["t", text]              a text
    ["d", source, face ...]  dice that fell        ["l", by, seal]          a slip laid face down
    ["n", number]            a number              ["o", content, salt]     a slip turned over
    ["r", what, value, why]  a ruling of the game master

A throw that was taken back: [at, nth, rule, [who ...], die, source, face ...]. Whatever comes from outside is checked
here, once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from gonfalon.answer import Counted, Entry, Fell, Laid, Opened, Overruled, Picked, Wrote
from gonfalon.ask import unowned
from gonfalon.battle import MOST_UNDONE, Battle
from gonfalon.brought.guard import BROKEN
from gonfalon.dice import KINDS, Pool, Source
from gonfalon.event import Thrown
from gonfalon.figures import Label
from gonfalon.refusal import Refused
from gonfalon.system import System
from gonfalon.systems import system_of

FORMAT = 1
MOST_ENTRIES = 20_000
LONGEST_TEXT = 800
MOST_ITEMS = 1_000


class LinkError(Exception):
    """A text from outside that cannot be read: a link, a file, something saved."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code
        self.label = Label(f"unreadable-{code}")

    @classmethod
    def of(cls, no: Refused) -> LinkError:
        """The text may be sound, but its rule system is not here, or broken: it says so itself."""
        error = cls(no.code)
        error.label = no.label
        return error


@dataclass(frozen=True, slots=True)
class Record:
    """All that makes a battle again."""

    system: str
    version: int
    name: str
    switches: tuple[tuple[str, str], ...]
    entries: tuple[Entry, ...]
    undone: tuple[Thrown, ...]
    seen: tuple[str, ...] = ()


def record_of(battle: Battle[Any], name: str) -> Record:
    return Record(
        battle.system.id,
        battle.system.version,
        name,
        battle.switches.set,
        tuple(battle.record),
        tuple(battle.undone),
        tuple(sorted(battle.seen)),
    )


def replay(record: Record) -> Battle[Any]:
    """The battle of this record; raises LinkError if its answers do not follow the rules."""
    system = known_system(record)
    try:
        battle: Battle[Any] = Battle(system, dict(record.switches))
        battle.follow(record.entries)
    except Refused as refused:
        raise (LinkError.of(refused) if refused.code == BROKEN else LinkError("against-rules")) from refused
    battle.undone, battle.seen = list(record.undone), set(record.seen)
    return battle


def salvage(record: Record) -> tuple[Battle[Any], int]:
    """The battle as far as its answers follow the rules, and how many entries were left out.

    Rules that break leave nothing out: the record is not theirs to shorten.
    """
    system = known_system(record)
    try:
        battle: Battle[Any] = Battle(system, dict(record.switches))
    except Refused as refused:
        raise (LinkError.of(refused) if refused.code == BROKEN else LinkError("system")) from refused
    try:
        battle.follow(record.entries)
    except Refused as refused:
        if refused.code == BROKEN:
            raise LinkError.of(refused) from refused
    battle.undone, battle.seen = list(record.undone), set(record.seen)
    return battle, len(record.entries) - len(battle.record)


def of_today(record: Record) -> bool:
    """Whether a record was played by the rules as they are now; raises LinkError if its system is not here."""
    return record.version == known_system(record).version


def known_system(record: Record) -> System[Any]:
    """The system of a record; raises LinkError if it is not here, or cannot be used."""
    try:
        return system_of(record.system)
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
        "undone": [dump_thrown(thrown) for thrown in record.undone],
        "seen": list(record.seen),
    }


def load(data: object) -> Record:
    """The record in JSON data from anywhere; raises LinkError."""
    fields = mapping(data)
    if fields.get("gonfalon") != FORMAT:
        raise LinkError("newer" if isinstance(fields.get("gonfalon"), int) else "foreign")
    switches = mapping(fields.get("switches"))
    if len(switches) > MOST_ITEMS:
        raise LinkError("too-long")
    return Record(
        text(fields.get("system")),
        whole(fields.get("version")),
        text(fields.get("name")),
        tuple((text(rule), text(choice)) for rule, choice in switches.items()),
        tuple(load_entry(entry) for entry in items(fields.get("entries"), MOST_ENTRIES)),
        tuple(load_thrown(thrown) for thrown in items(fields.get("undone"), MOST_UNDONE)),
        tuple(text(seal) for seal in items(fields.get("seen", []), MOST_ITEMS)),
    )


@lru_cache(maxsize=4096)
def dump_entry(entry: Entry) -> list[Any]:
    """An entry as JSON data; made once, as entries never change."""
    match entry:
        case Picked(keys):
            return ["p", *keys]
        case Fell(faces, source):
            return ["d", source.value, *faces]
        case Counted(number):
            return ["n", number]
        case Wrote(written):
            return ["t", written]
        case Laid(by, seal):
            return ["l", by, seal]
        case Opened(content, salt):
            return ["o", content, salt]
        case Overruled(what, value, why):
            return ["r", what, value, why]


def load_entry(data: object) -> Entry:
    kind, *rest = items(data, MOST_ITEMS) or [None]
    reader = READERS.get(kind) if isinstance(kind, str) else None
    if reader is None:
        raise LinkError("content")
    return reader(rest)


def exactly(rest: list[Any], count: int) -> list[Any]:
    if len(rest) != count:
        raise LinkError("content")
    return rest


def load_faces(rest: list[Any]) -> Fell:
    if not rest or text(rest[0]) not in set(Source):
        raise LinkError("content")
    return Fell(tuple(whole(face) for face in rest[1:]), Source(rest[0]))


def load_ruling(rest: list[Any]) -> Overruled:
    what, value, why = exactly(rest, 3)
    return Overruled(text(what), value if type(value) is int else text(value), text(why))


READERS: Mapping[str, Callable[[list[Any]], Entry]] = {
    "p": lambda rest: Picked(tuple(text(key) for key in rest)),
    "d": load_faces,
    "n": lambda rest: Counted(whole(*exactly(rest, 1))),
    "t": lambda rest: Wrote(text(*exactly(rest, 1))),
    "l": lambda rest: Laid(*(text(part) for part in exactly(rest, 2))),
    "o": lambda rest: Opened(*(text(part) for part in exactly(rest, 2))),
    "r": load_ruling,
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
    if not people or min(whole(at), whole(nth)) < 0:
        raise LinkError("content")
    if kind is None or not Pool(kind, len(faces.faces)).holds(faces.faces):
        raise LinkError("content")
    return Thrown(at, nth, text(rule), people, kind.id, faces, undone=True)


def mapping(data: object) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise LinkError("content")
    return data


def items(data: object, most: int) -> list[Any]:
    if not isinstance(data, list):
        raise LinkError("content")
    if len(data) > most:
        raise LinkError("too-long")
    return data


def text(data: object) -> str:
    if not isinstance(data, str):
        raise LinkError("content")
    if len(data) > LONGEST_TEXT:
        raise LinkError("too-long")
    if any(unowned(char) for char in data):
        raise LinkError("content")
    return data


def whole(data: object) -> int:
    if type(data) is not int or abs(data) > 10**9:
        raise LinkError("content")
    return data
