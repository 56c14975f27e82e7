"""Leads a battle to a place by few answers, and makes the record of one that goes on from there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from support.players import AsProposed, Written
from support.playing import play, sum_of

from gonfalon.battle.battle import Battle
from gonfalon.formats.record import dump, record_of
from gonfalon.questions.dice import D20, FATE, Source
from gonfalon.questions.roll import DiceAnswer, Roll
from gonfalon.systems import system_of

Plain = dict[str, Any]
Entries = list[list[Any]]

USUAL: Mapping[str, str] = {}


def going_on(battle: Battle[Any], *entries: list[Any]) -> Plain:
    """The record of a battle, with more entries that nobody has looked at."""
    record = dump(record_of(battle, "x"))
    return {**record, "entries": [*record["entries"], *entries][:20_000]}


class Way:
    """Leads a battle to a place; no two throws of Fate dice in a row have the same sum, d20 count upwards.

    Other dice show ones.
    """

    def __init__(self, system: str, switches: Mapping[str, str] = USUAL) -> None:
        self.battle: Battle[Any] = Battle(system_of(system), switches)
        self._bot = AsProposed()
        self._throws = 0

    def play(self, *answers: Written) -> Way:
        """Give these answers."""
        play(self.battle, *answers)
        return self

    def usual(self) -> Way:
        """Answer what is proposed, and the first where nothing is."""
        ask = self.battle.ask
        assert ask
        self.battle.answer(self._thrown(ask) if isinstance(ask, Roll) else self._bot.answer(ask))
        return self

    def _thrown(self, roll: Roll) -> DiceAnswer:
        self._throws += 1
        dice = roll.pool.dice
        if roll.pool.die is not FATE:
            return DiceAnswer(tuple(range(1, dice + 1)) if roll.pool.die is D20 else (1,) * dice, Source.APP)
        return DiceAnswer(sum_of(self._throws % 9 - 4, dice), Source.APP)

    def until(self, rule: str, kind: str = "") -> Way:
        """Answer what is proposed until this is asked."""
        while self.battle.ask and (self.battle.ask.rule != rule or kind not in ("", self.battle.ask.kind)):
            self.usual()
        assert self.battle.ask, "never asked"
        return self
