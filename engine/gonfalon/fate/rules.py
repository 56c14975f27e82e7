"""The parts that a system of the Fate family hands in: the ids of its rules, its labels, and where it differs from the others."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, Literal

from gonfalon.fate.aspects import Invocable, Named
from gonfalon.fate.position import P
from gonfalon.fate.purse import Purse
from gonfalon.fate.roll import Contest, Hand, Opposition
from gonfalon.fate.uses import Proceed, Use
from gonfalon.questions.ask import Procedure, Tell
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option, Part
from gonfalon.questions.refusal import Barred


def played_by_itself(position: P, who: str) -> str:
    """For a system in which a person and its purse are one."""
    return who


def no_effect(use: Use, position: P) -> Procedure[P]:
    """For a system without effects of its own."""
    raise NotImplementedError(use.how)
    yield


def nothing_told(before: Hand, after: Hand) -> Iterable[Tell]:
    """For a system that leaves new dice to the log."""
    return ()


def nothing_more(position: P) -> Iterable[Option[Proceed[P]]]:
    """For a system in which the window offers nothing but aspects."""
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class RollLabels:
    """The labels of a roll and its hands."""

    one: Callable[[Hand, int], Label]
    """The question to one who throws alone, with the sum of the lines."""
    several: Label
    """The question to several who throw at once."""
    hand: Callable[[Hand], Label]
    manual: Label
    invoked: Callable[[Named], Label]
    contest: Callable[[Contest], Label]
    difficulty: Callable[[Opposition], Label]
    beside: Callable[[Opposition, int], Label]
    """A difficulty beside hands."""
    outcome: Callable[[int], Label]
    """The outcome of so many shifts."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WindowLabels:
    """The labels of the window in which aspects may be used on a roll. `order` is "together" or "in_turn"."""

    asked: Callable[[str, bool, str], Label]
    """The question: who is asked first, whether anything was used, the order."""
    done: Callable[[str], Label]
    other: Label
    asked_other: Callable[[str, str], Label]
    use: Callable[[Use, Label], Label]
    short: Callable[[str], Label]
    aspect: Callable[[Use, int, Purse], Label]
    """The aspect of a use, how many free invocations of it, or else how many points, whoever uses it has, and the purse."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FateRules(Generic[P]):
    """Everything in which two systems of the Fate family differ.

    The fields of the type `str` are ids of rules: of the sum, of a difficulty beside hands, of the order in the window, of
    a paid and of a free invocation, of the purse, of a compel. `once` says whether an aspect may be used once on a roll, or
    once with a point and any number of times free; `most_free` bounds the free invocations on a roll. `each_hand`: the
    hands of both sides are rolls of their own, each with its own count.
    """

    total: str
    mixed: str
    order: str
    invoke: str
    free: str
    purse: str
    compel: str
    roll: RollLabels
    window: WindowLabels
    once: Literal["paid", "at_all"]
    most_free: int | None
    lines: Callable[[P, Hand], Iterable[Part]]
    """The lines of a hand by the state of the table, each number with its rule."""
    groups: Callable[[P], tuple[tuple[str, ...], ...]]
    """The players of each side of the roll, the acting side first."""
    near: Callable[[P, bool], Iterable[Invocable]]
    """The aspects that belong to the roll, as the acting side sees them (True) or who opposes it."""
    far: Callable[[P, bool], Iterable[Invocable]]
    """Every other aspect that lies open."""
    free_use: Callable[[P, str, str, bool], tuple[Invocable, Barred | None] | None]
    """The free invocation that somebody has on this aspect, and why it cannot be used; None if he has none here."""
    effects: Callable[[P, Use], Iterable[str]]
    """The effects that a use may have: "plus", "reroll", "ground" (the difficulty), or an effect of the system's own;
    the usual one first.
    """
    could_help: Callable[[P, bool], bool]
    """True if the outcome can still become better for the acting side (True) or for its opponents (False)."""
    buyable: Callable[[P, str], bool]
    """True if somebody without a point can get one now."""
    vanishes: Callable[[P, str, bool], bool]
    """True if this aspect is gone after a use, free or paid."""
    owing: Callable[[P, Use], P]
    """The position in which the owner of an aspect is owed points for a paid use."""
    each_hand: bool = False
    person: Callable[[P, str], str] = played_by_itself
    """The person who answers for the owner of a purse."""
    effect: Callable[[Use, P], Procedure[P]] = no_effect
    """An effect of the system's own, run once it is paid for."""
    rerolled: Callable[[Hand, Hand], Iterable[Tell]] = nothing_told
    """The tells about a hand whose dice fell anew: as they lay before, and as they lie now."""
    more: Callable[[P], Iterable[Option[Proceed[P]]]] = nothing_more
    """Further options of the window; `of` says whose it is."""
