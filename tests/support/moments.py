"""Battles at random, question by question: what properties over all rule systems look at."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, replace
from typing import Any, cast

from gonfalon.battle.battle import Battle
from gonfalon.battle.bots import AtRandom
from gonfalon.battle.work import TOO_MUCH
from gonfalon.questions.answer import Answer, Entry, OfferTaken
from gonfalon.questions.ask import Ask, Now, Procedure, Tell
from gonfalon.questions.dice import Dice
from gonfalon.questions.refusal import Refused
from gonfalon.questions.roll import DiceAnswer
from gonfalon.questions.slip import Pocket
from gonfalon.table.offer import Offer
from gonfalon.table.system import System

MOST_ANSWERS = 3_000


class Observed:
    """A rule system whose procedures are watched: what was told since the table was shown last, and the positions that the
    procedures hold at the open question, the outermost first.
    """

    def __init__(self, of: System[Any]) -> None:
        self.of = of
        self.told: tuple[Tell, ...] = ()
        self.held: tuple[Any, ...] = ()

    def __getattr__(self, name: str) -> Any:
        """Everything else is the system's own."""
        return getattr(self.of, name)

    def step(self, position: Any) -> Procedure[Any]:
        return self.watched(self.of.step(position))

    def offers(self, position: Any, ask: Ask[Any]) -> Iterator[Offer[Any]]:
        for one in self.of.offers(position, ask):

            def make(position: Any, make: Callable[[Any], Procedure[Any]] = one.make) -> Procedure[Any]:
                return self.watched(make(position))

            yield replace(one, make=make)

    def watched(self, procedure: Procedure[Any]) -> Procedure[Any]:
        sent: Any = None
        told: list[Tell] = []
        while True:
            try:
                met = procedure.send(sent)
            except StopIteration as end:
                return end.value
            match met:
                case Now():
                    told.clear()
                case Tell():
                    told.append(met)
                case _:
                    self.told, self.held = tuple(told), tuple(positions(procedure))
            try:
                sent = yield met
            except GeneratorExit:
                procedure.close()
                raise


def positions(procedure: Generator[Any, Any, Any] | None) -> Iterator[Any]:
    """The positions that a procedure and those that it calls hold now, each by the name that all of them give it."""
    while procedure is not None and (frame := getattr(procedure, "gi_frame", None)):
        if "position" in frame.f_locals:
            yield frame.f_locals["position"]
        procedure = getattr(procedure, "gi_yieldfrom", None)


@dataclass
class Trace:
    """A battle as a bot plays it, with what was tried on it last."""

    battle: Battle[Any]
    last: Entry | None = None

    @property
    def ask(self) -> Ask[Any] | None:
        return self.battle.ask

    @property
    def offers(self) -> tuple[Offer[Any], ...]:
        return self.battle.offers

    def throw(self, dice: Dice) -> DiceAnswer:
        return self.battle.throw(dice)

    def answer(self, answer: Answer) -> None:
        self.last = answer
        self.battle.answer(answer)

    def take(self, key: str) -> None:
        self.last = OfferTaken(key)
        self.battle.take(key)

    def overrule(self, what: str, value: int | str) -> None:
        self.battle.overrule(what, value, "")


@dataclass
class Played:
    """A battle at random, and the bot that plays it."""

    trace: Trace
    bot: AtRandom
    answers: int = 0
    bounded: bool = False

    @property
    def battle(self) -> Battle[Any]:
        return self.trace.battle

    @property
    def open(self) -> bool:
        return self.battle.ask is not None and not self.bounded

    def go_on(self) -> None:
        """One answer or offer; a battle that makes too much work is over."""
        self.answers += 1
        try:
            self.bot.go_on(cast(Battle[Any], self.trace))
        except Refused as refused:
            if refused.code not in TOO_MUCH:
                raise
            self.bounded = True

    def fork(self, seed: str) -> Played:
        """The same battle, gone on with by another bot that turns the same slips."""
        return Played(Trace(self.battle.fork()), AtRandom(Dice.seeded(seed), Pocket(dict(self.bot.pocket.slips))))


def begun(system: Observed, seed: str, number: int) -> Played:
    """The battle of this number, under switches drawn at random; seed and number alone make it."""
    dice = Dice.seeded(f"{seed}:{number}")
    switches = {one.rule: one.values[dice.below(len(one.values))] for one in system.switches}
    return Played(Trace(observed_battle(system, switches)), AtRandom(dice))


def observed_battle(system: Observed, switches: dict[str, str]) -> Battle[Any]:
    """A battle of a system that is observed."""
    return Battle(cast(System[Any], system), switches)
