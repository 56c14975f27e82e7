"""Fate points: the purses they are paid from, and what is owed until it is paid out."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from gonfalon.fate.position import P
from gonfalon.questions.refusal import Barred


@dataclass(frozen=True, slots=True)
class Owed:
    """Fate points that somebody gets later, the rule they come from, and the thing that they are owed for."""

    rule: str
    points: int
    why: str = ""


def barred(position: P, who: str, rule: str) -> Barred | None:
    """Why nothing can be paid."""
    return None if position.purse(who).points else Barred(rule, player=who)


def pay(position: P, who: str, points: int = 1) -> P:
    """So many points less; raises ValueError if there are too few."""
    return position.having_purse(who, position.purse(who).paying(points))


def gain(position: P, who: str, kind: str, points: int = 1) -> P:
    """So many points more, of this kind."""
    return position.having_purse(who, position.purse(who).gaining(kind, points))


def total(owed: Iterable[Owed]) -> int:
    """Return the sum of the points owed."""
    return sum(one.points for one in owed)
