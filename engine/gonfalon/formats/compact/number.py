"""A row of weighted choices as one whole number in exact mixed radix, so that every machine makes the same digits.

A choice takes log2(sum of the weights / its weight) bits. To write, the number n begins as 0, and the last choice goes first:
with its weight w, the sum `low` of the weights before it and the sum t of all, n becomes (n // w) × t + low + n % w. To read, the
first choice comes first: s = n % t says which weight is met, and n becomes (n // t) × w + s - low. At the end 0 is left.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from math import log2


class Writer:
    """Remembers each choice, and makes the number of all. `part` says what is written, for who counts the bits."""

    writes = True

    def __init__(self) -> None:
        self.part = ""
        self.bits: dict[str, float] = {}
        self._steps: list[tuple[int, int, int]] = []

    def weighted(self, place: int | None, weights: Sequence[int]) -> int:
        """Write a place in this list of weights, which are above 0."""
        assert place is not None
        self._step(sum(weights[:place]), weights[place], sum(weights))
        return place

    def below(self, number: int | None, bound: int) -> int:
        """Write a whole number from 0 to bound - 1, each as likely."""
        assert number is not None
        self._step(number, 1, bound)
        return number

    def _step(self, low: int, weight: int, total: int) -> None:
        self._steps.append((low, weight, total))
        self.bits[self.part] = self.bits.get(self.part, 0.0) + log2(total) - log2(weight)

    def number(self) -> int:
        made = 0
        for low, weight, total in reversed(self._steps):
            if total > 1:
                high, rest = divmod(made, weight)
                made = high * total + low + rest
        return made


class Reader:
    """Gives the choices back in the order in which they were written; `part` matters to a writer alone."""

    writes = False

    def __init__(self, number: int) -> None:
        self.part = ""
        self.rest = number

    def weighted(self, place: int | None, weights: Sequence[int]) -> int:
        ends = list(accumulate(weights))
        high, at = divmod(self.rest, ends[-1])
        place = bisect_right(ends, at)
        self.rest = high * weights[place] + at - (ends[place] - weights[place])
        return place

    def below(self, number: int | None, bound: int) -> int:
        if bound > 1:
            self.rest, number = divmod(self.rest, bound)
        return number or 0
