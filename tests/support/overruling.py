"""Overruled at any moment: a game master puts anything to any value at any question, or takes any offer beside it.

Then nothing fails but by a refusal; nobody who is out is asked, offered, or moves; and played on, the battle comes to its end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from support.findings import Tally
from support.moments import Observed, Played

from gonfalon.questions.dice import Dice
from gonfalon.questions.refusal import Refused
from gonfalon.questions.secret import Reveal
from gonfalon.table.table import Setting, Table

OFTEN = 4
"""So many times a kind of question is looked at in a battle; after that one time in `SELDOM`."""

SELDOM = 40
TRIED = 6
"""The number of values that are put at a question; half as many offers are taken."""

FOLLOWED = 8
"""So many answers are given after each."""

TO_THE_END = 100
"""One in so many is played on to its end."""

MOST_TO_THE_END = 10_000
"""A battle that is not over after so many more answers counts as a fault, as it does for battles at random."""

STATES = ("state", "left", "zone", "unit", "standing")
"""The ends of the keys of settings that put somebody down, away or elsewhere: every third value put is one of them."""

ABOUT_WHO_IS_OUT = ("sotc.attack.pull", "sotc.conc.", "sotc.cons.", "sotc.out.", "sotc.recover.", "sotc.stress.keep")
"""Questions that may be about who is out, by the beginnings of their rules: what becomes of them, and how they recover."""

STILL_ASKED = ("sotc",)
"""Systems in which a player all of whose figures are out goes on to answer: for what follows, and as the game master."""


def out(table: Table) -> frozenset[str]:
    """The pieces and sides that are out of the battle."""
    return frozenset(
        (
            *(one.id for one in table.pieces if one.state == "out"),
            *(one.id for one in table.sides if one.state == "out"),
        )
    )


def stands(table: Table) -> dict[str, tuple[object, ...]]:
    return {one.id: (one.place, one.at, one.facing) for one in table.pieces}


class Overruling:
    """The rulings and offers that are tried at the questions of one battle."""

    def __init__(self, system: Observed, tally: Tally, seed: str) -> None:
        self.system, self.tally, self.seed = system, tally, seed
        self.dice = Dice.seeded(f"{seed}:overruled")
        self.met: Counter[tuple[str, str]] = Counter()

    def at(self, played: Played) -> None:
        ask = played.battle.ask
        if ask is None or isinstance(ask, Reveal):
            return
        kind = (ask.rule, ask.kind)
        self.met[kind] += 1
        if self.met[kind] > OFTEN and self.dice.below(SELDOM):
            return
        for setting, value in self.values(played):
            self.tried(played, "ruling", setting.key, value)
        for key in self.offers(played):
            self.tried(played, "offer", key, None)

    def values(self, played: Played) -> Iterator[tuple[Setting[Any], int | str]]:
        """Values to put: of what the question is about, of what puts somebody out, and of anything."""
        battle = played.battle
        assert battle.ask
        about = {*battle.ask.about, *battle.ask.people}
        found = [one for one in self.system.settings(battle.position) if not one.key.startswith("switch.")]
        near = [one for one in found if one.of in about or one.key.partition(".")[0] in about]
        states = [one for one in found if one.key.rpartition(".")[2] in STATES]
        for number in range(TRIED):
            some = (near, states, found)[number % 3] or found
            if not some:
                return
            setting = some[self.dice.below(len(some))]
            values = possible(setting)
            if values:
                yield setting, values[self.dice.below(len(values))]

    def offers(self, played: Played) -> Iterator[str]:
        free = [one for one in played.battle.offers if not one.barred]
        for _ in range(min(len(free), TRIED // 2)):
            yield free.pop(self.dice.below(len(free))).key

    def tried(self, played: Played, how: str, key: str, value: int | str | None) -> None:
        other = played.fork(f"{self.seed}:{len(played.battle.record)}:{key}:{value}")
        self.tally.tried[how] += 1
        try:
            if value is None:
                other.trace.take(key)
            else:
                other.trace.overrule(key, value)
        except Refused:
            self.tally.tried["refused"] += 1
            return
        except Exception as fault:  # whatever it is, it is what is looked for
            self.tally.note(f"{type(fault).__name__}: {fault}", other, other.trace.last)
            return
        to_the_end = not self.dice.below(TO_THE_END)
        self.followed(other, MOST_TO_THE_END if to_the_end else FOLLOWED)
        if to_the_end:
            self.tally.tried["played to the end"] += 1
            if other.open and other.answers >= MOST_TO_THE_END:
                self.tally.note(f"not over after {MOST_TO_THE_END} answers", other)

    def followed(self, other: Played, answers: int) -> None:
        """Played on; nobody who is out is asked, and nobody of them is moved by an answer."""
        before = self.system.table(other.battle.position)
        for _ in range(answers):
            if not other.open:
                return
            self.judge(other, before)
            try:
                other.go_on()
            except Refused as refused:
                self.tally.note(f"a bot's answer was refused: {refused}", other, other.trace.last)
                return
            except Exception as fault:  # whatever it is, it is what is looked for
                self.tally.note(f"{type(fault).__name__}: {fault}", other, other.trace.last)
                return
            after = self.system.table(other.battle.position)
            was, now = stands(before), stands(after)
            for id in sorted(out(before) & out(after)):
                if id in was and id in now and was[id] != now[id]:
                    self.tally.note(f"{id[:1]}… is out and moves from {was[id]} to {now[id]}", other)
            before = after

    def judge(self, other: Played, table: Table) -> None:
        """Nothing is asked of or about who is out; a player without units still leads, and still is the game master."""
        ask, gone = other.battle.ask, out(table)
        if ask is None or not gone:
            return
        there = {one.of for one in table.pieces if one.state != "out"}
        if self.system.id not in STILL_ASKED and gone.intersection(ask.people) - there - {table.gm}:
            self.tally.note(f"{ask.rule} is asked of a side that is out", other)
        for at, about in enumerate(ask.about):
            if about in gone - there and not ask.rule.startswith(ABOUT_WHO_IS_OUT):
                self.tally.note(f"{ask.rule} is asked about {at}: one who is out", other)


def possible(setting: Setting[Any]) -> tuple[int | str, ...]:
    """The values that a setting may be put to: all of a choice, the ends of a number."""
    if setting.kind == "choice":
        return tuple(key for key, _ in setting.choices if key != setting.value)
    if setting.kind == "number":
        return tuple(dict.fromkeys(one for one in (setting.least, setting.most) if one != setting.value))
    return ()
