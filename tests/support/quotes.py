"""Quoted chances against every throw led through the rules, answering as the quote assumes.

A quote is any chance that the screen shows: a bar or a point of `System.odds`, a chance of `System.chances`. The count plays
the open battle on by its own questions, throw by throw, and reads in the chronicle and on the table what came of it. Nothing of
the engine's own counts is used. `Counting` says for each system what a quote assumes and where its outcome is told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from support.players import AsProposed, RandomPlayers
from support.throws import fallen, number_of_throws

from gonfalon.battle.battle import Battle
from gonfalon.battle.event import Told
from gonfalon.odds.model import Odds
from gonfalon.questions.answer import Answer
from gonfalon.questions.ask import Ask, Tell
from gonfalon.questions.choice import Choice, Choices, OptionsAnswer
from gonfalon.questions.refusal import Refused
from gonfalon.questions.roll import Roll
from gonfalon.questions.text import Text, TextAnswer

Found = dict[str, Fraction]
"""The possible results, each with its chance."""

MOST_QUESTIONS = 60
"""So many questions at most lie between a quote and what it speaks of."""


@dataclass(slots=True)
class Spender:
    """Takes what is proposed, but uses one option of a wanted kind, once, wherever it is first offered."""

    wanted: Callable[[Ask[Any], str], bool] | None = None
    used: bool = False
    searched: bool = False
    proposing: AsProposed = field(default_factory=AsProposed)

    def answer(self, ask: Ask[Any]) -> Answer:
        if self.wanted and not self.used and isinstance(ask, Choice | Choices):
            keys = [one.key for one in ask.options if not one.barred]
            if found := next((key for key in keys if self.wanted(ask, key)), ""):
                self.used = True
                return OptionsAnswer((found,))
            if "other" in keys and not self.searched:
                self.searched = True
                return OptionsAnswer(("other",))
            if "back" in keys and "pass" not in keys:
                return OptionsAnswer(("back",))
        if isinstance(ask, Choice) and any(one.key == "pass" and one.role == "done" for one in ask.options):
            return OptionsAnswer(("pass",))  # spin that is proposed would be spent
        if isinstance(ask, Text) and len(ask.preset) < ask.least:
            return TextAnswer("x" * ask.least)
        return self.proposing.answer(ask)


@dataclass(frozen=True, slots=True)
class Case:
    """One quote: what it says, and how the battle is played on for it.

    `offer` is what is taken beside the question first, `key` what is answered to it; `must` says that the player has to
    find what it wants to use at one throw at least, or nobody could have what is quoted.
    """

    name: str
    quoted: Found
    player: Any
    offer: str = ""
    key: str = ""
    must: bool = False
    outcomes: Callable[[Battle[Any], int], Iterator[str]] | None = None


@dataclass(frozen=True, slots=True)
class Difference:
    """A quote that is not what was counted."""

    where: str
    what: str
    quoted: Fraction
    counted: Fraction

    @property
    def gap(self) -> Fraction:
        return abs(self.quoted - self.counted)

    def __str__(self) -> str:
        return f"{self.where} {self.what}: quoted {float(self.quoted):.4f}, counted {float(self.counted):.4f}"


class Counting:
    """The assumptions of one system's quotes, and the tells of their results.

    `quotes` says whether it quotes any chance; one of more than so many throws is left out.
    """

    quotes = True
    most_throws = 10_000

    def cases(self, battle: Battle[Any]) -> Iterator[Case]:
        """Every quote that the screen shows now."""
        raise NotImplementedError

    def outcomes(self, battle: Battle[Any], events: int) -> Iterator[str]:
        """The keys of the bars that have come true since so many events."""
        raise NotImplementedError

    def over(self, battle: Battle[Any], events: int) -> bool:
        """True if all that the quote covers has happened."""
        raise NotImplementedError

    def missing(self, battle: Battle[Any], cases: list[Case]) -> Iterator[str]:
        """Yield the chances that could be quoted here and are not."""
        return iter(())


def tells(battle: Battle[Any], events: int) -> Iterator[Tell]:
    """Yield the tells after so many events."""
    return (one.tell for one in battle.events[events:] if isinstance(one, Told))


def figures(battle: Battle[Any], events: int, *rules: str) -> Iterator[dict[str, Any]]:
    """The figures of what was told by these rules after so many events."""
    return (dict(one.figures) for one in tells(battle, events) if one.rule in rules)


def bars(odds: Odds) -> Found:
    return {bar.key: bar.p for bar in odds.bars}


class TooMany(Exception):
    """More throws than can be counted."""


def leaves(
    battle: Battle[Any], player: Any, over: Callable[[Battle[Any]], bool], budget: int
) -> Iterator[tuple[Fraction, Any]]:
    """The battle at each end of it, with its chance, and the player as it came out; it stands as before afterwards."""
    start = battle.snapshot()
    for _ in range(MOST_QUESTIONS):
        ask = battle.ask
        if ask is None or over(battle):
            yield Fraction(1), player
            break
        if isinstance(ask, Roll):
            if (count := number_of_throws(ask)) > budget:
                raise TooMany
            for chance in fallen(battle):
                for rest, after in leaves(battle, copy(player), over, budget // count):
                    yield chance * rest, after
            break
        battle.answer(player.answer(ask))
    else:
        raise TooMany  # what is proposed leads nowhere: too many dice for the table
    battle.restore(start)


def counted(battle: Battle[Any], case: Case, counting: Counting) -> tuple[Found, bool]:
    """The chance of each outcome by counting; and whether the player ever used what it was told to use."""
    start, events = battle.snapshot(), len(battle.events)
    found: Found = {}
    used = False
    outcomes = case.outcomes or counting.outcomes
    try:
        if case.offer:
            battle.take(case.offer)
        if case.key:
            battle.answer(OptionsAnswer((case.key,)))
        for chance, after in leaves(
            battle, copy(case.player), lambda one: counting.over(one, events), counting.most_throws
        ):
            used = used or bool(getattr(after, "used", True))
            for key in set(outcomes(battle, events)):
                found[key] = found.get(key, Fraction(0)) + chance
    finally:
        battle.restore(start)
    return found, used


def compared(where: str, battle: Battle[Any], case: Case, counting: Counting) -> Iterator[Difference]:
    """Every figure of one quote that is not what was counted."""
    try:
        found, used = counted(battle, case, counting)
    except Refused as refused:
        yield Difference(where, f"{case.name} cannot be had: {refused}", max(case.quoted.values()), Fraction(0))
        return
    if case.must and not used:
        yield Difference(where, f"{case.name}: nobody can have it", max(case.quoted.values()), Fraction(0))
        return
    for key in sorted({*case.quoted, *found}):
        one, other = case.quoted.get(key, Fraction(0)), found.get(key, Fraction(0))
        if one != other:
            yield Difference(where, f"{case.name} [{key}]", one, other)


@dataclass(slots=True)
class Tally:
    """The quotes that were compared, and the differences."""

    situations: int = 0
    quotes: int = 0
    figures: int = 0
    differences: list[Difference] = field(default_factory=list)

    @property
    def worst(self) -> Fraction:
        return max((one.gap for one in self.differences), default=Fraction(0))


def checked(battle: Battle[Any], counting: Counting, where: str, tally: Tally) -> bool:
    """Compare every quote that stands here; whether there was any that could be counted."""
    battle = battle.fork()
    battle.pocket.slips.clear()
    cases = list(counting.cases(battle))
    done = 0
    for case in cases:
        try:
            tally.differences += compared(where, battle, case, counting)
        except TooMany:
            continue
        done += 1
        tally.figures += len(case.quoted)
    for name in counting.missing(battle, cases) if cases else ():
        tally.differences.append(Difference(where, f"{name} is not quoted", Fraction(0), Fraction(1)))
    tally.quotes += done
    counts = bool(done) or not counting.quotes
    tally.situations += counts
    return counts


def situations(system: Any, counting: Counting, seed: str, wanted: int) -> Tally:
    """So many random situations of this system, a few of each battle, every quote in them compared."""
    tally = Tally()
    number = 0
    while tally.situations < wanted:
        players = RandomPlayers(f"{seed}:{system.id}:{number}")
        battle = players.sit_down(system)
        left = 6
        for step, _ in enumerate(players.play(battle)):
            if not left or tally.situations >= wanted or step > 300:
                break
            if battle.ask and players.rng.random() < 0.25:
                left -= checked(battle, counting, f"{system.id} {seed} {number}.{step} {battle.ask.rule}", tally)
        number += 1
        if number > 50 * wanted:
            break
    return tally
