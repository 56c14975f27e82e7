"""The contents of the log: tells, the dice as they fell, and the rulings, each at its place in the record."""

from __future__ import annotations

from dataclasses import dataclass

from gonfalon.questions.answer import DiceAnswer
from gonfalon.questions.ask import Roll, Tell
from gonfalon.questions.dice import DieKind
from gonfalon.questions.figures import Argument, Label


@dataclass(frozen=True, slots=True)
class Told:
    """A tell in the log; `at` is the number of entries of the record when it happened."""

    at: int
    tell: Tell


@dataclass(frozen=True, slots=True)
class Thrown:
    """Dice in the log: the nth throw of the battle, who threw for which rule; `retracted` if it was taken back.

    Where several threw at once, `parted` says how many dice each of them threw. `anew`: they replace dice of the throw
    before for the same roll.
    """

    at: int
    nth: int
    rule: str
    who: tuple[str, ...]
    die: DieKind
    fell: DiceAnswer
    retracted: bool = False
    parted: tuple[int, ...] = ()
    anew: bool = False


def asked_for(roll: Roll) -> tuple[str, tuple[str, ...], DieKind]:
    """Return the values that make two rolls the same question: rule, people, kind of die."""
    return roll.rule, roll.people, roll.pool.die.id


@dataclass(frozen=True, slots=True)
class Ruled:
    """A ruling in the log: the value that was overruled, what it is now, and why."""

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
