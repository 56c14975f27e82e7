"""Time the odds, beside the formula of the catalogue written down as it stands.

Run: python tests/bench/bench_odds.py
"""

import sys
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache
from itertools import zip_longest
from math import comb
from pathlib import Path
from statistics import median
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[2] / "engine"))

from gonfalon.odds import pools

SIZES = ((5, 9), (10, 9), (20, 5), (40, 3))  # dice a side, runs
THRESHOLDS = tuple((on_a, on_b) for on_a in range(1, 7) for on_b in range(on_a, 7))

Polynomial = Sequence[int]


def added(one: Polynomial, two: Polynomial, times: int, shift: int) -> list[int]:
    """The sum of one and times * x**shift * two."""
    moved = [0] * shift + [times * count for count in two]
    return [left + right for left, right in zip_longest(one, moved, fillvalue=0)]


def multiplied(one: Polynomial, two: Polynomial) -> list[int]:
    product = [0] * (len(one) + len(two) - 1)
    for i, left in enumerate(one):
        for j, right in enumerate(two):
            product[i + j] += left * right
    return product


@cache
def kept(low: int, high: int, dice: int, gone: int) -> Polynomial:
    """G of the catalogue: dice on the faces low to high, without the `gone` highest, by sum."""
    if high < low:
        return [int(dice == 0)]
    result: list[int] = []
    for showing in range(dice + 1):
        fewer = kept(low, high - 1, dice - showing, max(0, gone - showing))
        result = added(result, fewer, comb(dice, showing), high * max(0, showing - gone))
    return result


def sums(dice: int, on: int, strikes: int, gone: int) -> list[int]:
    """W of the catalogue."""
    idle = dice - strikes
    if gone <= strikes:
        part = multiplied(kept(on, 6, strikes, gone), kept(1, on - 1, idle, 0))
    else:
        part = multiplied([(7 - on) ** strikes], kept(1, on - 1, idle, min(gone - strikes, idle)))
    return [comb(dice, strikes) * count for count in part]


def reference(dice: int, on_a: int, on_b: int) -> tuple[Fraction, Fraction]:
    """The chances of a win and a draw of equal pools by the formula, step by step."""
    win = draw = 0
    for strikes_a in range(dice + 1):
        for strikes_b in range(dice + 1):
            sums_a = sums(dice, on_a, strikes_a, strikes_b)
            sums_b = sums(dice, on_b, strikes_b, strikes_a)
            below = 0
            for count_a, count_b in zip_longest(sums_a, sums_b, fillvalue=0):
                win += count_a * below
                draw += count_a * count_b
                below += count_b
    return Fraction(win, 36**dice), Fraction(draw, 36**dice)


def ours(dice: int, on_a: int, on_b: int) -> tuple[Fraction, Fraction]:
    odds = pools.chances(pools.Pool(dice, on_a), pools.Pool(dice, on_b))
    return odds.win, odds.draw


def fresh() -> None:
    for remembered in (pools.chances, pools._table, kept):
        remembered.cache_clear()


def seconds(work: Callable[[], object], runs: int) -> float:
    """The median time of `work` with nothing remembered."""
    times = []
    for _ in range(runs):
        fresh()
        start = perf_counter()
        work()
        times.append(perf_counter() - start)
    return median(times)


def compare(dice: int, on_a: int, on_b: int, runs: int) -> str:
    """One line of the report; fails if the two do not agree."""
    if ours(dice, on_a, on_b) != reference(dice, on_a, on_b):
        raise ArithmeticError(f"{dice} dice, {on_a}/{on_b}: the two do not agree")
    quick = seconds(lambda: ours(dice, on_a, on_b), runs)
    slow = seconds(lambda: reference(dice, on_a, on_b), 1 if dice > 20 else runs)
    name = f"{dice}v{dice} {on_a}/{on_b}"
    return f"{name:12}{quick * 1e3:9.1f} ms{slow * 1e3:11.1f} ms{slow / quick:8.0f} x"


def worst(dice: int) -> tuple[int, int]:
    """The thresholds that take us longest."""
    return max(THRESHOLDS, key=lambda pair: seconds(lambda: ours(dice, *pair), 3))


def main() -> None:
    print(f"{'pools':12}{'ours':>12}{'formula':>14}{'ratio':>10}")
    for dice, runs in SIZES:
        for on_a, on_b in ((6, 6), worst(dice)):
            print(compare(dice, on_a, on_b, runs))


if __name__ == "__main__":
    main()
