"""The contents of the chronicle: tells, the dice as they fell, and the rulings, each at its place in the record."""

from __future__ import annotations

from dataclasses import dataclass

from gonfalon.questions.ask import Tell
from gonfalon.questions.deed import Deed
from gonfalon.questions.dice import DieKind
from gonfalon.questions.figures import Argument, Label
from gonfalon.questions.roll import DiceAnswer, Roll


@dataclass(frozen=True, slots=True)
class OfDeed:
    """The deed of an event: its id, which no other deed of the battle has, and with its first event what it is."""

    id: int
    begun: Deed | None = None


@dataclass(frozen=True, slots=True)
class Told:
    """A tell in the chronicle; `at` is the number of entries of the record when it happened, `of` the deed it belongs to."""

    at: int
    tell: Tell
    of: OfDeed | None = None


@dataclass(frozen=True, slots=True)
class Thrown:
    """Dice in the chronicle: the nth throw of the battle, who threw for which rule; `retracted` if it was taken back.

    Where several threw at once, `parted` says how many dice each of them threw. `hands` are the ids of those for whom they
    threw, one for each throw, where these are others than who threw. `of` is the deed it belongs to; what was taken back
    belongs to none.
    """

    at: int
    nth: int
    rule: str
    who: tuple[str, ...]
    die: DieKind
    fell: DiceAnswer
    retracted: bool = False
    parted: tuple[int, ...] = ()
    hands: tuple[str, ...] = ()
    of: OfDeed | None = None


def asked_for(roll: Roll) -> tuple[str, tuple[str, ...], DieKind]:
    """Return the values that make two rolls the same question: rule, people, kind of die."""
    return roll.rule, roll.people, roll.pool.die.id


@dataclass(frozen=True, slots=True)
class Ruled:
    """A ruling in the chronicle: the value that was overruled, what it is now, and why."""

    at: int
    rule: str
    what: Label
    value: Argument
    why: str


@dataclass(frozen=True, slots=True)
class EnteredAnew:
    """A slip whose owner has lost its content was entered again, openly."""

    at: int
    rule: str
    by: str
    seal: str


Event = Told | Thrown | Ruled | EnteredAnew
