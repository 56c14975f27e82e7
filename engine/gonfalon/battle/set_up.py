"""The set-up of a battle: the entries in force that were made before play began, from which another battle can begin."""

from __future__ import annotations

from typing import Any

from gonfalon.battle.battle import Battle
from gonfalon.questions.answer import Entry
from gonfalon.questions.roll import DiceAnswer


def set_up_entries(battle: Battle[Any]) -> list[Entry]:
    """Return the entries in force that were made while the system said `setup`, up to the first throw of dice.

    Dice are no preparation: where they fall before play begins, as for the initiative, another battle throws them anew.
    What was laid face down stays as it was laid. A system that never says `setup` has no such entries.
    """
    again = Battle(battle.system, dict(battle.switches.set))
    for entry in battle.record:
        if isinstance(entry, DiceAnswer) or battle.system.flow(again.position) != "setup":
            break
        again.follow((entry,))
    return again.record
