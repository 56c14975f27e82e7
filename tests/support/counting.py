"""The assumptions of the quoted chances of each of our systems, and the lines of the chronicle that tell their results."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial
from typing import Any

from support.players import AsProposed
from support.quotes import Case, Counting, Spender, bars, figures

from gonfalon.battle.battle import Battle
from gonfalon.questions.answer import Answer
from gonfalon.questions.ask import Ask
from gonfalon.questions.choice import Choice
from gonfalon.questions.roll import Roll
from gonfalon.questions.secret import Reveal
from gonfalon.questions.slip import RevealedAnswer

Found = dict[str, Fraction]
USES = ("free", "paid")


def of_use(how: str, people: tuple[str, ...], ask: Ask[Any], key: str) -> bool:
    """True if this option uses an aspect in that way, for one of these players."""
    price, _, rest = key.partition(".")
    ending = "" if how == "plus" else f".{how}"
    return price in USES and any(rest.endswith(f".{who}{ending}") for who in people)


class Nothing(Counting):
    """A system that quotes no chances."""

    quotes = False

    def cases(self, battle: Battle[Any]) -> Iterator[Case]:
        assert not battle.system.odds(battle.position)
        assert not list(battle.system.chances(battle.position))
        return iter(())


class OfFate(Counting):
    """The common part of both systems of the Fate family."""

    prefix: str
    windows: tuple[str, ...]

    def cases(self, battle: Battle[Any]) -> Iterator[Case]:
        position, ask = battle.position, battle.ask
        assert ask
        contest = position.contest
        opened = isinstance(ask, Roll) and contest and ask.rule == contest.rule and not contest.actor.faces
        if opened or ask.rule in self.windows:
            for odds in battle.system.odds(position):
                how = odds.label.id.removeprefix(f"{self.prefix}-odds-")
                piece = str(dict(odds.label.figures).get("piece", ""))
                yield self.case(battle, how, piece, bars(odds))
        if isinstance(ask, Choice):
            offered = {one.key for one in ask.options if not one.barred}
            for key, chance in battle.system.chances(position):
                if key in offered:
                    yield Case(key, {"hits": chance}, Spender(), key=key, outcomes=self.hits)

    def case(self, battle: Battle[Any], how: str, piece: str, quoted: Found) -> Case:
        name = f"{battle.position.contest.rule} {how} {piece}".strip()
        match how:
            case "open":
                return Case(name, quoted, Spender())
            case "guard":
                return Case(name, quoted, Spender(), offer=f"guard.{piece}")
            case _:
                who = next(one.who for one in battle.position.contest.hands if one.piece == piece)
                return Case(name, quoted, Spender(partial(of_use, how, self.people(battle, who))), must=True)

    def people(self, battle: Battle[Any], who: str) -> tuple[str, ...]:
        """Return the people who may use an aspect for the hand of this one."""
        return (who,)

    def hits(self, battle: Battle[Any], events: int) -> Iterator[str]:
        raise NotImplementedError


class OfConflicts(OfFate):
    """sotc"""

    prefix, windows = "sotc", ("sotc.fp.invoke",)

    def over(self, battle: Battle[Any], events: int) -> bool:
        return battle.position.action is None and any(figures(battle, events, "sotc.roll.shifts"))

    def outcomes(self, battle: Battle[Any], events: int) -> Iterator[str]:
        yield next(figures(battle, events, "sotc.roll.shifts"))["outcome"]
        for one in figures(battle, events, "sotc.attack.roll"):
            yield from (f"stress{least}" for least in range(1, min(6, one["hit"]) + 1))
            left = battle.position.figure(one["target"]).left
            if left and left.how.value == "taken_out":
                yield "out"

    def hits(self, battle: Battle[Any], events: int) -> Iterator[str]:
        if any(one["hit"] for one in figures(battle, events, "sotc.attack.roll")):
            yield "hits"

    def missing(self, battle: Battle[Any], cases: list[Case]) -> Iterator[str]:
        if isinstance(battle.ask, Roll) and any(one.name.endswith(" open") for one in cases):
            quoted = {one.offer for one in cases}
            for offer in battle.offers:
                if offer.key.startswith("guard.") and not offer.barred and offer.key not in quoted:
                    yield offer.key


class OfArmies(OfFate):
    """war"""

    prefix, windows = "war", ("war.core.invoke.order",)

    def people(self, battle: Battle[Any], who: str) -> tuple[str, ...]:
        return tuple(battle.position.teammates(who))

    until = ("war.core.outcome.attack", "war.harm.absorb", "war.leader.duel")

    def over(self, battle: Battle[Any], events: int) -> bool:
        told = any(figures(battle, events, "war.core.shifts"))
        return told and battle.position.contest is None and (battle.ask is None or battle.ask.rule not in self.until)

    def outcomes(self, battle: Battle[Any], events: int) -> Iterator[str]:
        yield next(figures(battle, events, "war.core.shifts"))["outcome"]
        for one in figures(battle, events, "war.core.outcome.attack"):
            if battle.position.actor(one["target"]).status.value == "defeated":
                yield "out"

    def hits(self, battle: Battle[Any], events: int) -> Iterator[str]:
        if any(one["hit"] for one in figures(battle, events, "war.core.outcome.attack")):
            yield "hits"


BEATS = (("speed", "steadiness"), ("steadiness", "strength"), ("strength", "speed"))
"""tiefen.tactic.circle"""

PAIRS = {
    "better": BEATS,
    "equal": tuple((one, one) for one, _ in BEATS),
    "worse": tuple((other, one) for one, other in BEATS),
}
LOSSES = ("tiefen.loss.none", "tiefen.loss.annihilated", "tiefen.loss.fraction", "tiefen.loss.fanatic")


@dataclass(slots=True)
class Tacticians:
    """On both slips stand these tactics, whatever was laid; for the rest, what is proposed."""

    tactics: dict[str, str]
    proposing: AsProposed = field(default_factory=AsProposed)

    def answer(self, ask: Ask[Any]) -> Answer:
        if isinstance(ask, Reveal) and isinstance(ask.inner, Choice):
            tactic = self.tactics.get(ask.slip.by)
            if any(one.key == tactic for one in ask.inner.options):
                return RevealedAnswer(tactic or "", "")
        return self.proposing.answer(ask)


class OfTheDeep(Counting):
    """tiefen"""

    most_throws = 3200
    entering = ("tiefen.deeds.who", "tiefen.deeds.kinds", "tiefen.deeds.resolve")
    """An entry that is under way is not known yet."""

    def cases(self, battle: Battle[Any]) -> Iterator[Case]:
        first, second = (one.id for one in battle.position.sides) if battle.position.sides else ("", "")
        if battle.ask and battle.ask.rule in self.entering:
            return
        for odds in battle.system.odds(battle.position):
            quoted = bars(odds) | {
                f"{spread.of} {point.key}": point.p for spread in odds.spreads for point in spread.points
            }
            label = dict(odds.label.figures)
            name = str(label.get("case", "known"))
            pairs = PAIRS.get(name, ((),))
            pair = pairs[len(battle.record) % len(pairs)]
            yield Case(f"{name} {pair}", quoted, Tacticians(dict(zip((first, second), pair, strict=False))))

    def over(self, battle: Battle[Any], events: int) -> bool:
        return len(list(figures(battle, events, *LOSSES))) == 2

    def outcomes(self, battle: Battle[Any], events: int) -> Iterator[str]:
        first, _ = battle.position.sides
        if any(figures(battle, events, "tiefen.result.draw")):
            yield "draw"
        for one in figures(battle, events, "tiefen.result.win"):
            yield "win" if one["side"] == first.id else "lose"
        for rule in LOSSES:
            for one in figures(battle, events, rule):
                share = {"tiefen.loss.none": Fraction(0), "tiefen.loss.annihilated": Fraction(1)}.get(rule)
                yield f"{one['side']} {one['share'] if share is None else share}"


COUNTINGS: dict[str, Counting] = {
    "tiefen": OfTheDeep(),
    "war": OfArmies(),
    "sotc": OfConflicts(),
    "samyra": Nothing(),
}
