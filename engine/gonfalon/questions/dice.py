"""Kinds of dice, pools, where faces come from, and exact distributions.

The only module of the engine that may draw random numbers; whoever draws is handed a `Dice`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from functools import lru_cache
from random import Random, SystemRandom
from typing import Literal

from gonfalon.questions.slip import SALT_DRAWN, whole_salt

DieKind = Literal["d6", "d20", "fate"]


@dataclass(frozen=True, slots=True)
class Die:
    """A kind of die; every face falls with the same chance."""

    id: DieKind
    faces: tuple[int, ...]


D6 = Die("d6", (1, 2, 3, 4, 5, 6))
D20 = Die("d20", tuple(range(1, 21)))
FATE = Die("fate", (-1, 0, 1))
KINDS: dict[str, Die] = {die.id: die for die in (D6, D20, FATE)}

MOST_DICE = 800
"""The most dice of one throw: more than any pool of our systems can have."""


@dataclass(frozen=True, slots=True)
class Pool:
    """So many dice of one kind, thrown together; more than `MOST_DICE` are a ValueError, for no record could keep them."""

    die: Die
    dice: int

    def __post_init__(self) -> None:
        if not 0 <= self.dice <= MOST_DICE:
            raise ValueError(f"{self.dice} dice, of at most {MOST_DICE}")

    def holds(self, faces: Sequence[int]) -> bool:
        """True if these could be the faces of one throw of this pool."""
        return len(faces) == self.dice and all(face in self.die.faces for face in faces)

    @property
    def sums(self) -> range:
        """The sums that can fall."""
        return range(self.die.faces[0] * self.dice, self.die.faces[-1] * self.dice + 1)

    def showing(self, total: int) -> tuple[int, ...]:
        """The faces, as even as may be, of a throw with this sum; a ValueError if no throw has it."""
        if total not in self.sums:
            raise ValueError(f"{self.dice} {self.die.id} never show {total}")
        low, higher = divmod(total, self.dice) if self.dice else (0, 0)
        return (low + 1,) * higher + (low,) * (self.dice - higher)


FOUR_FATE_DICE = Pool(FATE, 4)


class Source(StrEnum):
    """The source of the faces of a throw; of dice on the table perhaps only the sum was told (`SUM`)."""

    APP = "app"
    TABLE = "table"
    SUM = "sum"
    SEED = "seed"

    @property
    def by_app(self) -> bool:
        """True if the app drew them."""
        return self in (Source.APP, Source.SEED)


class Dice:
    """Draws random numbers for the app: from the device's cryptographic source, or from a seed in tests."""

    def __init__(self, rng: Random | None = None) -> None:
        self._rng = rng or SystemRandom()
        self.source = Source.SEED if rng else Source.APP

    @classmethod
    def seeded(cls, seed: int | str) -> Dice:
        """Dice that fall the same way each time: for tests and random play."""
        return cls(Random(seed))

    def throw(self, pool: Pool) -> tuple[int, ...]:
        return tuple(self._rng.choice(pool.die.faces) for _ in range(pool.dice))

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1, each with the same chance."""
        return self._rng.randrange(bound)

    def salt(self) -> str:
        """80 bits as 32 hexadecimal digits, the last of which follow from the others."""
        return whole_salt(f"{self._rng.getrandbits(128):032x}"[:SALT_DRAWN])


@lru_cache(maxsize=256)
def sum_counts(pool: Pool) -> tuple[tuple[int, int], ...]:
    """Return the number of throws that show each sum: (sum, throws) in rising order of the sum."""
    counts = {0: 1}
    for _ in range(pool.dice):
        grown: dict[int, int] = {}
        for total, throws in counts.items():
            for face in pool.die.faces:
                grown[total + face] = grown.get(total + face, 0) + throws
        counts = grown
    return tuple(sorted(counts.items()))


def distribution(pool: Pool) -> dict[int, Fraction]:
    """The exact chance of each sum."""
    throws = len(pool.die.faces) ** pool.dice
    return {total: Fraction(count, throws) for total, count in sum_counts(pool)}


def chance(distribution: dict[int, Fraction], wanted: Iterable[int]) -> Fraction:
    """The chance that one of the wanted sums falls."""
    return sum((distribution.get(total, Fraction(0)) for total in wanted), Fraction(0))
