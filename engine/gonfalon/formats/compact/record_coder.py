"""A record as a row of choices, written and read while its battle is played.

In this order: the switches, the name, the entries in force, the app's throws that were taken back, and the slips that were seen.
After every 32 entries stand 8 check bits, at the end 16: by them a reader of another version knows how far it may go.
"""

from __future__ import annotations

import json
import zlib
from typing import Any

from gonfalon.battle.battle import Battle
from gonfalon.battle.named import LONGEST_NAME
from gonfalon.battle.thrown_data import dump_thrown
from gonfalon.battle.work import MOST_IN_LINK
from gonfalon.formats.compact.coder import LinkCoder
from gonfalon.formats.compact.entries import coded_entry
from gonfalon.formats.compact.retracted_throws import coded_throws
from gonfalon.formats.record import Record, dump_entry, known_system, take_over
from gonfalon.questions.answer import Entry
from gonfalon.questions.checked import LinkError
from gonfalon.questions.filled import submitted_in
from gonfalon.table.switches import Switch, Switches, set_switches

CHECKED = 32
"""So many entries stand between two checks."""
CHECK, LAST_CHECK = 1 << 8, 1 << 16


class RecordCoder:
    """Writes a record, or reads one where there is none.

    `entries` are those that the battle has taken, `proven` says how many of them the last check has proven.
    """

    def __init__(self, coder: LinkCoder, system: str, version: int, record: Record | None = None) -> None:
        self._coder, self._system, self._version = coder, known_system(system), version
        self._given: Any = record
        self._crc = 0
        self._switches: dict[str, str] = {}
        self._name = ""
        self.entries: list[Entry] = []
        self.proven = 0

    def run(self, count: int) -> tuple[Record, Battle[Any]]:
        """Go through a record of so many entries, and return it with its battle.

        Raises NotCoded for a record that cannot be written, LinkError or Refused for digits that are none.
        """
        given = self._given
        self._coder.choices.part = "switches"
        switches = set_switches(self._system.switches, dict(given.switches)) if given else None
        self._switches = self._coded_switches(switches)
        self._coder.at = "name"
        self._name = self._coder.text(given and given.name, LONGEST_NAME)
        battle: Battle[Any] = Battle(self._system, self._switches)
        for nth in range(count):
            self._enter(battle, given and given.entries[nth])
        record = self._closed(battle)
        take_over(battle, record)
        return record, battle

    def as_far_as_proven(self) -> Record:
        """The record up to the last check."""
        switches = tuple(self._switches.items())
        return Record(self._system.id, self._version, self._name, switches, tuple(self.entries[: self.proven]), ())

    def _coded_switches(self, given: Switches | None) -> dict[str, str]:
        """Each most likely as it stands in the book."""
        return {one.rule: self._coded_switch(one, given[one.rule] if given else None) for one in self._system.switches}

    def _coded_switch(self, switch: Switch, given: str | None) -> str:
        values = sorted(switch.values)
        self._coder.at = "switch"
        shares = [64 * len(values) if value == switch.default else 1 for value in values]
        return self._coder.counts.one_of(given, values, shares, ())

    def _enter(self, battle: Battle[Any], given: Entry | None) -> None:
        entry = coded_entry(self._coder, battle, given)
        battle.follow((entry,))
        if battle.work > MOST_IN_LINK:
            raise LinkError("too-much-work")
        self.entries.append(entry)
        self._sum_up(dump_entry(entry))
        if len(self.entries) % CHECKED == 0:
            self._check(CHECK)
            self.proven = len(self.entries)

    def _closed(self, battle: Battle[Any]) -> Record:
        given, coder = self._given, self._coder
        coder.choices.part = "retracted"
        retracted = coded_throws(coder, battle, given and given.retracted)
        coder.at = "seen"
        laid = sorted({slip.seal for slip in submitted_in(self.entries)})
        seen = tuple(seal for seal in laid if coder.flag(given and seal in given.seen, "seen"))
        switches = battle.switches.set
        record = Record(self._system.id, self._version, self._name, switches, tuple(self.entries), retracted, seen)
        self._sum_up([self._name, dict(switches), [dump_thrown(one) for one in retracted], list(seen)])
        self._check(LAST_CHECK)
        return record

    def _sum_up(self, data: object) -> None:
        """Add JSON data to the sum of all: CRC-32 of its text without blanks, in UTF-8."""
        self._crc = zlib.crc32(json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode(), self._crc)

    def _check(self, bound: int) -> None:
        """The low bits of the sum; raises LinkError where others stand there."""
        expected, self._coder.choices.part = self._crc % bound, "checks"
        if self._coder.below(expected, bound) != expected:
            raise LinkError("content")
