"""The numbers of a story by name, for the words of its example.

    war.core.shifts.total           a figure of a line that was told: the rule and the figure's name
    war.core.shifts.pikes.total     the same of the line that is about the pikes
    roll.pikes.fell                 the sum of the dice of a hand, by its piece or by who threw; `faces`, `dice`, `total`
    roll.pikes.war.core.total       what a rule added to a roll: the points or dice of its part
    hand.pikes.total                the same of a hand of the open roll, with what was added to it since
    given.samyra.act.input.ilva.damage     a number that was answered to the question of a rule, in a form that of a field,
                                    in a text all numbers in it
    set.anna.points                 a value that a game master set
    asked.war.zone.count.preset     a bound or the preset of a question: `least`, `most`, `preset`; the number of its
                                    `options`; a figure of its words
    option.war.harm.absorb.mild.absorbs    a figure of the words of an option: the rule of the question, its key, the name
    refused.war.adv.surround.own    a figure of a refusal
    rules.war.harm.absorb.mild      a number that the engine's rules hold (`press.constants`)
    times.samyra.strike.who         how many lines a rule has in the scene
    odds.win, odds.a.share          a chance, or a share that is expected, as they are shown last
    start.anna.points, end.anna.points     a value on the table, or one that a game master could set, when the scene begins
                                    and when it is over (`on_table`)

A name that stands for several numbers takes an ordinal, `roll.pikes.fell#2`, or `#-1` for the last. Those of the scene count,
and those of the whole story where the scene has none. One of a list takes its place, `roll.pikes.faces[1]`, `[-1]` for the
last. Names are reckoned with from left to right: `start.p1.points - end.p1.points`. Those from before the scene have it in
their name: `before.samyra.round.phases.round#-1`.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from operator import add, mul, sub, truediv
from typing import Any

from gonfalon.battle.event import Told
from gonfalon.formats.story import Step
from press import Wrong
from press.constants import constants
from press.examples.played import Played
from press.examples.step_facts import Faces, Worth, chances, of_open, of_step
from press.examples.table_facts import distance, on_table

TERM = re.compile(r"(?P<name>[^\s\[\]]+?)(?:#(?P<ordinal>[^\[\]]+))?(?:\[(?P<place>-?\d+)\])?")
OPERATOR = re.compile(r" ([-+*/]) ")
RECKONED: Mapping[str, Callable[[Fraction, Fraction], Fraction]] = {"+": add, "-": sub, "*": mul, "/": truediv}

MOMENTS = ("start", "end")


class NoSuchNumber(Wrong):
    """A name that stands for no number of the story, or for several."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A number of a story: its name, the step in which it came up."""

    name: str
    worth: Worth
    step: int


class Facts:
    """The numbers of one story, of which the steps from `scene` on are its scene."""

    def __init__(self, played: Played, scene: tuple[Step, ...]) -> None:
        self._played = played
        self._begins = scene[0].number
        self._scene = scene

    def worth(self, written: str) -> Worth:
        """The number that a name or a sum of names stands for; raises NoSuchNumber if there is none, or if a name stands for
        several.
        """
        first, *more = OPERATOR.split(written)
        if not more:
            return self._term(first)
        found = self._operand(first, written)
        for operator, name in zip(more[::2], more[1::2], strict=True):
            found = RECKONED[operator](found, self._operand(name, written))
        return int(found) if found == int(found) else found

    def _operand(self, name: str, within: str) -> Fraction:
        worth = self._term(name)
        if not isinstance(worth, int | Fraction):
            raise NoSuchNumber(f"{{{within}}}: {name} is no single number")
        return Fraction(worth)

    def _term(self, written: str) -> Worth:
        parts = TERM.fullmatch(written)
        if parts is None:
            raise NoSuchNumber(f"{{{written}}}: no number has this name")
        worth = self._named(written, parts["name"], parts["ordinal"])
        return worth if parts["place"] is None else one_of(written, worth, int(parts["place"]))

    def _named(self, written: str, name: str, ordinal: str | None) -> Worth:
        moment, _, key = name.partition(".")
        if moment in MOMENTS:
            return self._set(moment, key)
        if moment == "times":
            return self._times(written, key)
        found: list[Worth]
        if moment == "rules":
            found = [worth for worth in (constants().get(key),) if worth is not None]
        elif moment == "odds":
            found = [worth for odd, worth in self.odds if odd == name]
        elif moment == "before":
            found = [one.worth for one in self.by_name.get(key, []) if one.step < self._begins]
        else:
            everywhere = self.by_name.get(name, [])
            found = [one.worth for one in everywhere if one.step >= self._begins] or [one.worth for one in everywhere]
        if not found:
            raise NoSuchNumber(f"{{{written}}}: no number has this name")
        if ordinal:
            return nth(written, found, ordinal)
        if len(set(found)) > 1:
            raise NoSuchNumber(f"{{{written}}} is one of several, in this order: {', '.join(map(str, found))}")
        return found[0]

    def _set(self, moment: str, key: str) -> Worth:
        found: Worth | None = (self.start if moment == "start" else self.end).get(key)
        if found is None and key.startswith("distance."):
            position = self._scene[0].before if moment == "start" else self._scene[-1].after
            found = distance(self._played.system.table(position), key)
        if found is None:
            raise NoSuchNumber(f"{{{moment}.{key}}}: no value has this key")
        return found

    def _times(self, written: str, rule: str) -> int:
        told = [event.tell.rule for step in self._scene for event in step.events if isinstance(event, Told)]
        if rule not in told:
            raise NoSuchNumber(f"{{{written}}}: no line of the scene has this rule")
        return told.count(rule)

    @cached_property
    def start(self) -> dict[str, Worth]:
        """The values on the table as the scene begins."""
        return self._values(self._scene[0].before)

    @cached_property
    def end(self) -> dict[str, Worth]:
        """The values on the table once it is over."""
        return self._values(self._scene[-1].after)

    @cached_property
    def odds(self) -> tuple[tuple[str, Worth], ...]:
        """The chances by their names, as they are shown last in the story."""
        system = self._played.system
        shown = (system.odds(step.after) for step in reversed(self._played.steps) if step.after is not None)
        return tuple(chances(next(filter(None, shown), ())))

    def _values(self, position: Any) -> dict[str, Worth]:
        """The figures on the table, and the numbers that a game master could set."""
        system = self._played.system
        found = dict(on_table(system.table(position)))
        for one in system.settings(position):
            if isinstance(one.value, int) or one.value.lstrip("-").isdigit():
                found[one.key] = int(one.value)
        return found

    @cached_property
    def by_name(self) -> Mapping[str, list[Fact]]:
        """The numbers of the story by their names, but for the values on the table."""
        found = defaultdict(list)
        for one in self.all:
            found[one.name].append(one)
        return found

    @cached_property
    def all(self) -> tuple[Fact, ...]:
        """Every number of the story by its name, in the order of the story, but for the values on the table."""
        return tuple(self._all())

    def _all(self) -> Iterator[Fact]:
        for step in self._played.steps:
            for name, worth in of_step(step, self._played):
                yield Fact(name, worth, step.number)
        last = self._played.steps[-1]
        if last.ask:
            for name, worth in of_open(last.ask, last.after, self._played):
                yield Fact(name, worth, last.number)


def nth(written: str, found: list[Worth], ordinal: str) -> Worth:
    """One of several numbers of a name, by its ordinal."""
    try:
        number = int(ordinal)
        return found[number - 1 if number > 0 else number]
    except (ValueError, IndexError):
        raise NoSuchNumber(f"{{{written}}}: no such place among {len(found)}") from None


def one_of(written: str, worth: Worth, place: int) -> Worth:
    """One number of a list, by its place."""
    listed = worth.faces if isinstance(worth, Faces) else worth
    if isinstance(listed, int | Fraction) or not 1 <= abs(place) <= len(listed):
        raise NoSuchNumber(f"{{{written}}}: it has no such place")
    return listed[place - 1 if place > 0 else place]
