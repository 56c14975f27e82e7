"""One log, one battle: with steps taken back and put in force again at random, the log alone makes the same battle again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from support.findings import Tally
from support.moments import Observed, Played

from gonfalon.battle.battle import Battle
from gonfalon.battle.undo import Redo, Undo
from gonfalon.door.view import view_for, viewer_of
from gonfalon.formats.log_file import header_of, heads_of, load_log, open_log
from gonfalon.formats.record import dump_entry
from gonfalon.questions.dice import Dice
from gonfalon.table.system import System

BACK, FORTH, COMPARED = 6, 2, 60
"""One question in so many is followed by steps back, one of these by steps forth, and one has its log followed anew."""

FAR = 4
"""At most so many steps back at once."""


PARTS = ("log", "record", "position", "ask", "events", "retracted", "seen", "can_redo", "again")
"""The parts of a battle that its log makes again."""


def followed(battle: Battle[Any], system: System[Any] | None = None) -> Battle[Any]:
    """The battle that another device makes of the log, entry by entry."""
    again: Battle[Any] = Battle(system or battle.system, dict(battle.switches.set))
    again.follow(battle.log)
    return again


def log_data(battle: Battle[Any]) -> dict[str, Any]:
    """The whole log as it comes from a file."""
    data = {**header_of(battle), "entries": [dump_entry(entry) for entry in battle.log]}
    read: dict[str, Any] = json.loads(json.dumps(data))
    return read


class Logged:
    """Follows the log of a battle at random, and of every side what it sees."""

    def __init__(self, observed: Observed, tally: Tally, seed: str) -> None:
        self._tally = tally
        self._system = observed.of
        self._dice = Dice.seeded(f"logged:{seed}")

    def at(self, played: Played) -> None:
        """Go back and forth, and compare now and then."""
        battle = played.battle
        if not self._dice.below(BACK):
            self._wander(battle)
        if not self._dice.below(COMPARED):
            for what in self.differing(battle):
                self._tally.note(f"the log makes another {what}", played)

    def _wander(self, battle: Battle[Any]) -> None:
        for _ in range(min(1 + self._dice.below(FAR), len(battle.record))):
            battle.append(Undo())
            self._tally.tried["undo"] += 1
        while not self._dice.below(FORTH) and battle.can_redo:
            battle.append(Redo())
            self._tally.tried["redo"] += 1

    def differing(self, battle: Battle[Any]) -> Iterator[str]:
        """The parts of a battle that its log does not make again."""
        again = followed(battle, self._system) if self._dice.below(2) else self._opened(battle)
        for part in PARTS:
            if getattr(again, part) != getattr(battle, part):
                yield part
        again.pocket = battle.pocket
        for viewer in ("table", "gm", *(side.id for side in battle.system.table(battle.position).sides)):
            if seen_by(again, viewer) != seen_by(battle, viewer):
                yield f"view of {viewer}"

    def _opened(self, battle: Battle[Any]) -> Battle[Any]:
        """The battle that a device makes of the log as it came in a file, without what left no trace."""
        again, left_out = open_log(load_log(log_data(battle)))
        if left_out or heads_of(again) != heads_of(battle):
            raise AssertionError("another log")
        return again


def seen_by(battle: Battle[Any], viewer: str) -> str:
    return json.dumps(view_for(battle, "", viewer_of(battle, viewer), 0, whole=True, notes=()))
