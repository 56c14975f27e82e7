"""Every way in which the dice of an open roll can fall, counted one by one, without the engine's own counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement, product
from math import comb, factorial, prod
from typing import Any

from gonfalon.battle.battle import Battle
from gonfalon.questions.dice import Source
from gonfalon.questions.roll import DiceAnswer, Roll

Faces = tuple[int, ...]


@cache
def by_sum(faces: Faces, dice: int) -> tuple[tuple[Faces, Fraction], ...]:
    """A throw for each sum, with its chance: enough where the rules read nothing but the sum."""
    counted: Counter[int] = Counter()
    shown: dict[int, Faces] = {}
    for thrown in product(faces, repeat=dice):
        counted[sum(thrown)] += 1
        shown[sum(thrown)] = thrown
    return tuple((shown[total], Fraction(ways, len(faces) ** dice)) for total, ways in counted.items())


@cache
def by_count(faces: Faces, dice: int) -> tuple[tuple[Faces, Fraction], ...]:
    """A throw for each way in which so many dice may show each face, with its chance."""
    return tuple(
        (
            thrown,
            Fraction(factorial(dice) // prod(factorial(thrown.count(face)) for face in faces), len(faces) ** dice),
        )
        for thrown in combinations_with_replacement(faces, dice)
    )


def throws_of(roll: Roll) -> Iterator[tuple[DiceAnswer, Fraction]]:
    """Yield the throws that may fall on this roll, each with its chance; several throws fall independently."""
    count = by_sum if roll.summed else by_count
    for parts in product(*(count(pool.die.faces, pool.dice) for pool in roll.pools)):
        faces = tuple(face for fell, _ in parts for face in fell)
        yield DiceAnswer(faces, Source.TABLE), prod((chance for _, chance in parts), start=Fraction(1))


def number_of_throws(roll: Roll) -> int:
    """Return the number of throws that `throws_of` tells apart."""
    faces = roll.pool.die.faces
    if roll.summed:
        return prod(len(by_sum(faces, pool.dice)) for pool in roll.pools)
    return prod(comb(pool.dice + len(faces) - 1, pool.dice) for pool in roll.pools)


def fallen(battle: Battle[Any]) -> Iterator[Fraction]:
    """The battle after each throw of the open roll, with its chance; at the end it stands as before."""
    assert isinstance(battle.ask, Roll)
    before = battle.snapshot()
    for fell, chance in throws_of(battle.ask):
        battle.answer(fell)
        yield chance
        battle.restore(before)
