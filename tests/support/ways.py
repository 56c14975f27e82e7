"""Leads a battle to a place by few answers, and makes the record of one that goes on from there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from support.players import AsProposed

from gonfalon.answer import Answer, Counted, Fell, Picked, Wrote
from gonfalon.ask import Ask, Choice, Choices, Roll
from gonfalon.battle import Battle
from gonfalon.dice import D20, FATE, Dice, Source
from gonfalon.form import Form
from gonfalon.form_text import read_form
from gonfalon.record import dump, record_of
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

    def go(self, *said: str | int) -> Way:
        """Answer with keys, a number, or a text after a quote."""
        for one in said:
            ask = self.battle.ask
            assert ask
            self.battle.answer(answered(ask, one))
        return self

    def fill(self, line: str = "") -> Way:
        """A form as a story tells it: what differs from its presets."""
        ask = self.battle.ask
        assert isinstance(ask, Form)
        self.battle.fill(read_form(ask, line), Dice.seeded("way"))
        return self

    def usual(self) -> Way:
        """Answer what is proposed, and the first where nothing is."""
        ask = self.battle.ask
        assert ask
        self.battle.answer(self._thrown(ask) if isinstance(ask, Roll) else self._bot.answer(ask))
        return self

    def _thrown(self, roll: Roll) -> Fell:
        self._throws += 1
        dice = roll.pool.dice
        if roll.pool.die is not FATE:
            return Fell(tuple(range(1, dice + 1)) if roll.pool.die is D20 else (1,) * dice, Source.APP)
        total = self._throws % 9 - 4
        return Fell((1 if total > 0 else -1,) * abs(total) + (0,) * (dice - abs(total)), Source.APP)

    def until(self, rule: str, kind: str = "") -> Way:
        """Answer what is proposed until this is asked."""
        while self.battle.ask and (self.battle.ask.rule != rule or kind not in ("", self.battle.ask.kind)):
            self.usual()
        assert self.battle.ask, "never asked"
        return self

    def rule(self, what: str, value: int | str) -> Way:
        self.battle.overrule(what, value, "")
        return self


def answered(ask: Ask[Any], said: str | int) -> Answer:
    if isinstance(said, int):
        return Counted(said)
    return Wrote(said[1:]) if said.startswith('"') else Picked(tuple(said.split()))


def options_of(way: Way) -> tuple[Any, ...]:
    assert isinstance(way.battle.ask, Choice | Choices)
    return way.battle.ask.options


def free_keys(battle: Battle[Any]) -> list[str]:
    assert isinstance(battle.ask, Choice | Choices)
    return [option.key for option in battle.ask.options if not option.barred]
