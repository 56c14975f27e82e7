"""Dice as digits: face by face, or only how often each face fell, or only their sum."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb

from gonfalon.questions.dice import Die, Pool, sum_counts
from gonfalon.questions.digits import Coder, NotCoded

SOURCES = ("app", "table", "sum", "seed")
"""The sources of dice in the order of their digits: another one comes behind them."""

MOST_SORTED = 40
"""The most dice of a throw that are written without their order: the weights grow with them."""


def coded_faces(coder: Coder, die: Die, dice: int, faces: Sequence[int] | None) -> tuple[int, ...]:
    """Face by face, each as likely."""
    places = (None if faces is None else die.faces.index(faces[nth]) for nth in range(dice))
    return tuple(die.faces[coder.below(place, len(die.faces))] for place in places)


def coded_hand(coder: Coder, pool: Pool, faces: Sequence[int] | None) -> tuple[int, ...]:
    """Return the faces of a throw in rising order: of each face how many dice show it, as likely as dice fall so."""
    got: tuple[int, ...] = ()
    for lower in range(len(pool.die.faces) - 1, 0, -1):
        face, left = pool.die.faces[lower], pool.dice - len(got)
        weights = [comb(left, count) * lower ** (left - count) for count in range(left + 1)]
        got += (face,) * coder.weighted(None if faces is None else list(faces).count(face), weights)
    return tuple(sorted(got + (pool.die.faces[0],) * (pool.dice - len(got))))


def coded_sum(coder: Coder, pool: Pool, faces: Sequence[int] | None) -> tuple[int, ...]:
    """Return a throw that shows the sum; raises NotCoded for another throw of this sum."""
    if faces is not None and tuple(faces) != pool.showing(sum(faces)):
        raise NotCoded("sum")
    place = None if faces is None else pool.sums.index(sum(faces))
    return pool.showing(pool.sums[coder.weighted(place, [throws for _, throws in sum_counts(pool)])])
