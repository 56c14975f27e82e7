"""Players without a person: policies that answer any ask."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from gonfalon.answer import Answer, Counted, Fell, Laid, Opened, Picked, Wrote
from gonfalon.ask import Ask, Choice, Choices, FaceDown, Now, Number, Procedure, Reveal, Roll, Tell, Text
from gonfalon.battle import Battle
from gonfalon.dice import Dice
from gonfalon.slip import Pocket

T = TypeVar("T")


class Answers(Protocol):
    """A person's tap, the app's dice, dice typed in at the table, a bot, a record."""

    def answer(self, ask: Ask[Any]) -> Answer: ...


ONE_IN = 8
"""At so many questions one standing offer is taken; one that ends something at ten times as many."""

MOST_TAKEN = 3
"""How many offers are taken at one question."""


class AtRandom:
    """Answers every ask with something that is on offer, drawn from its dice; it seldom gives a battle up."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self._pocket = Pocket()
        self._taken: list[str] = []

    def go_on(self, battle: Battle[Any]) -> None:
        """Answer the open question, or take an offer beside it: each at most once, and not many before an answer."""
        assert battle.ask
        offers = battle.offers if len(self._taken) < MOST_TAKEN else ()
        free = [offer for offer in offers if not offer.barred and offer.key not in self._taken]
        if free and not self._dice.below(ONE_IN):
            wanted = free[self._dice.below(len(free))]
            if not wanted.ends or not self._dice.below(10):
                self._taken.append(wanted.key)
                battle.take(wanted.key)
                return
        self._taken.clear()
        battle.answer(self.answer(battle.ask))

    def answer(self, ask: Ask[Any]) -> Answer:
        match ask:
            case Choice() | Choices():
                return Picked(self._keys(ask))
            case Roll():
                return Fell(self._dice.throw(ask.pool), self._dice.source)
            case Number():
                return Counted(self._number(ask))
            case Text(kept=str()):
                return Wrote(ask.preset)
            case Text():
                return Wrote("x" * self._between(ask.least, min(ask.most, ask.least + 8)))
            case FaceDown():
                return self._slip(ask)
            case Reveal():
                return self._pocket.open(ask.slip) or Opened("", "")
            case _:
                raise NotImplementedError(ask)

    def _between(self, least: int, most: int) -> int:
        return least + self._dice.below(most - least + 1)

    def _keys(self, ask: Choice[Any] | Choices[Any]) -> tuple[str, ...]:
        open_ones = [option for option in ask.options if not option.barred]
        if self._dice.below(10):
            open_ones = [option for option in open_ones if option.role != "out"] or open_ones
        free = [option.key for option in open_ones]
        count = self._between(min(ask.least, len(free)), min(ask.most, len(free)))
        return tuple(free.pop(self._dice.below(len(free))) for _ in range(count))

    def _number(self, ask: Number) -> int:
        """Often the ends and the preset, where mistakes live."""
        usual = (ask.least, ask.most, ask.least if ask.preset is None else ask.preset)
        return usual[self._dice.below(3)] if self._dice.below(2) else self._between(ask.least, ask.most)

    def _slip(self, ask: FaceDown) -> Laid:
        by = ask.people[self._dice.below(len(ask.people))]
        given = self.answer(ask.asked_of(by))
        content = given.keys[0] if isinstance(given, Picked) else given.text if isinstance(given, Wrote) else ""
        return self._pocket.lay(by, content, self._dice.salt())


def play(battle: Battle[Any], answers: Answers) -> int:
    """Play a battle to its end; returns the number of answers."""
    count = 0
    while battle.ask:
        battle.answer(answers.answer(battle.ask))
        count += 1
    return count


def run(procedure: Procedure[T], answers: Answers, told: list[Tell] | None = None) -> T:
    """Play a procedure straight through, without a battle around it; its tells are added to `told`."""
    sent: Any = None
    while True:
        try:
            met = procedure.send(sent)
        except StopIteration as end:
            value: T = end.value
            return value
        sent = None
        if isinstance(met, Ask):
            sent = answers.answer(met)
        elif isinstance(met, Now):
            sent = met.position
        elif told is not None:
            told.append(met)
