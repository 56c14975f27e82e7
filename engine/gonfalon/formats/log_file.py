"""A battle as its log: what another device needs to follow it, and to see whether both know the same.

    {"gonfalon": 2, "system": id, "version": n, "switches": {rule: choice}, "entries": [...]}

The header says how the battle began: which rules, in which version, with which switches. An entry is one of a record
(`record.py`), or one that no record holds (`battle/log_kinds.py` names them: steps back and forth, a name, other rules, and
what a record of format 1 holds beside its entries).

The head of a log is a hash of its header and all its entries: where two heads are equal, so are the logs.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, TypeGuard

from gonfalon.battle.battle import Battle
from gonfalon.battle.event import Thrown
from gonfalon.battle.in_force import Fold
from gonfalon.battle.log import Logged
from gonfalon.battle.log_kinds import LOG_ENTRIES, Carried, Named, RulesChanged, Undo
from gonfalon.battle.named import battle_name
from gonfalon.battle.retracted import taken_back, thrown_again
from gonfalon.battle.work import MOST_LOGGED, MOST_TAKEN_BACK
from gonfalon.formats.record import FORMAT as RECORD
from gonfalon.formats.record import (
    Record,
    begun,
    carried_by,
    dump_entry,
    load,
    load_entry,
    switches_in,
)
from gonfalon.plugins.guard import BROKEN
from gonfalon.questions.answer import Entry
from gonfalon.questions.checked import MOST_ITEMS, LinkError, at_least, items, mapping, text
from gonfalon.questions.refusal import Refused

FORMAT = 2
HEAD_BYTES = 16


@dataclass(frozen=True, slots=True)
class LogFile:
    """A log with its header, as it was read."""

    system: str
    version: int
    switches: tuple[tuple[str, str], ...]
    entries: tuple[Logged, ...]

    @property
    def played_last(self) -> int:
        """The version of the rules by which it was played last."""
        changes = [entry.version for entry in self.entries if isinstance(entry, RulesChanged)]
        return changes[-1] if changes else self.version


def header_of(battle: Battle[Any]) -> dict[str, Any]:
    """The header as JSON data; it never changes."""
    return {
        "gonfalon": FORMAT,
        "system": battle.system.id,
        "version": battle.begun_with,
        "switches": dict(battle.switches.set),
    }


def load_log(data: object) -> LogFile:
    """The log in JSON data from anywhere, of this format or made of a record of format 1; raises LinkError."""
    fields = mapping(data)
    if fields.get("gonfalon") == RECORD:
        return of_record(load(fields))
    if fields.get("gonfalon") != FORMAT:
        raise LinkError("newer" if isinstance(fields.get("gonfalon"), int) else "foreign")
    version = at_least(0, fields.get("version"))
    entries = tuple(load_logged(entry) for entry in items(fields.get("entries"), MOST_LOGGED))
    return LogFile(text(fields.get("system")), version, switches_in(fields), entries)


def of_record(record: Record) -> LogFile:
    """A record of format 1 as a log."""
    entries: tuple[Logged, ...] = (*name_of(record), *record.entries, *carried_by(record))
    return LogFile(record.system, max(record.version, 0), record.switches, entries)


def name_of(record: Record) -> tuple[Named, ...]:
    """The entry that gives a battle the name in a record of format 1, if one stands there."""
    name = battle_name(record.name)
    return (Named(name),) if name else ()


def load_logged(data: object) -> Logged:
    """The entry of a log in JSON data from anywhere; raises LinkError."""
    mark, *rest = items(data, MOST_ITEMS) or [None]
    kind = LOG_ENTRIES.get(mark) if isinstance(mark, str) else None
    return load_entry(data) if kind is None else kind.load(rest)


def open_log(file: LogFile) -> tuple[Battle[Any], int]:
    """The battle of a log as far as the rules of today follow it, and how many of the steps in force were left out.

    Where a step that was taken back fits no longer, or all of them are too much work, those in force are followed alone:
    then the log is another one, with other heads. Raises LinkError if its system is not here or broken, or the log takes
    back what is not there.
    """
    try:
        read = Fold(file.entries).read()
    except IndexError as error:
        raise LinkError("content") from error
    wanted, battle = read.in_force, started(file)
    if followed(battle, read.reduced):
        battle.log = list(file.entries)
    else:
        battle = as_far_as_it_goes(file, battle, wanted)
    left_out = sum(map(is_step, wanted)) - len(battle.record)
    if battle.version != battle.system.version:
        battle.follow((RulesChanged(battle.system.version),))
    return battle, left_out


def as_far_as_it_goes(file: LogFile, broken_off: Battle[Any], wanted: Sequence[Logged]) -> Battle[Any]:
    """The battle of the steps in force alone, with the traces that the others had left where the whole log broke off."""
    battle = broken_off
    if Undo() in file.entries:
        battle = started(file)
        followed(battle, wanted)
    missed = [entry for entry in file.entries if isinstance(entry, Carried) and entry not in broken_off.log]
    thrown_before = taken_back(broken_off.retracted, broken_off.events)
    retracted = (*thrown_before, *(thrown for entry in missed for thrown in entry.retracted))
    seen = broken_off.seen.union(*(entry.seen for entry in missed))
    for event in battle.events:
        if isinstance(event, Thrown):
            retracted = thrown_again(retracted, event.nth, event.fell.faces)
    if retracted or seen:
        battle.follow((Carried(retracted, tuple(sorted(seen))),))
    return battle


def started(file: LogFile) -> Battle[Any]:
    """The battle of this header, before its first entry."""
    return begun(file.system, file.switches, file.version)


def followed(battle: Battle[Any], entries: Iterable[Logged]) -> bool:
    """True if the battle follows all these entries with bounded work; it stands where it came to."""
    for entry in entries:
        try:
            battle.follow((entry,))
        except Refused as refused:
            if refused.code == BROKEN:
                raise LinkError.of(refused) from refused
            return False
        if battle.spent - battle.work > MOST_TAKEN_BACK:
            return False
    return True


def is_step(entry: Logged) -> TypeGuard[Entry]:
    """True for what an undo can take back."""
    return isinstance(entry, Entry)


def first_head(battle: Battle[Any]) -> bytes:
    """The head of a log without entries: 16 bytes."""
    return hashed(b"", header_of(battle))


def next_head(head: bytes, entry: Logged) -> bytes:
    """The head after one more entry."""
    return hashed(head, dump_entry(entry))


def heads_of(battle: Battle[Any], known: Sequence[bytes] = ()) -> list[bytes]:
    """The head after each number of entries, from none to all; `known` are the first of them."""
    heads = list(known[: len(battle.log) + 1]) or [first_head(battle)]
    for entry in battle.log[len(heads) - 1 :]:
        heads.append(next_head(heads[-1], entry))
    return heads


def hashed(before: bytes, data: object) -> bytes:
    """The hash of what came before and of JSON data in its one form: sorted names, no blanks, UTF-8."""
    canonical = json.dumps(data, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return sha256(before + canonical.encode()).digest()[:HEAD_BYTES]
