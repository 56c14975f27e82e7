"""Time the chances of Fate rolls, beside counting every throw and beside icepool.

Run: python tests/bench/bench_fate_odds.py
"""

import sys
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import product
from math import prod
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2] / "engine"))

import icepool  # type: ignore[import-untyped]

from gonfalon.fate import odds as fate
from gonfalon.fate.luck import luck
from gonfalon.questions import dice

RUNS = 5
PLAYERS = ((3, 4), (2, 9), (3, 4), (0, 6), (2, 5), (3, 5))
TABLES = (2, 3, 4, 6)
ROLLS = (10, 100, 500)
FACES = (-1, 0, 1)

Work = Callable[..., object]


def hands() -> Counter[int]:
    """Return the number of throws of four dice that show each sum."""
    return Counter(sum(throw) for throw in product(FACES, repeat=4))


def hand() -> Any:
    """Four Fate dice as icepool has them."""
    return 4 @ icepool.Die(FACES)


def four_outcomes(ahead: int) -> tuple[Fraction, ...]:
    odds = fate.chances(fate.Side(ahead), fate.Side(0))
    return odds.fail, odds.tie, odds.success, odds.style


def four_outcomes_counted(ahead: int) -> tuple[Fraction, ...]:
    """All 81 x 81 throws, one by one."""
    throws = list(product(FACES, repeat=4))
    counted = Counter(ahead + sum(own) - sum(other) for own, other in product(throws, throws))
    bounds = ((-99, -1), (0, 0), (1, 2), (3, 99))
    return tuple(Fraction(sum(counted[n] for n in counted if low <= n <= high), 81**2) for low, high in bounds)


def four_outcomes_by_icepool(ahead: int) -> tuple[Fraction, ...]:
    shifts = ahead + hand() - hand()
    style = shifts.probability(">=", 3)
    return shifts.probability("<", 0), shifts.probability("==", 0), shifts.probability(">", 0) - style, style


def initiative_counted(players: tuple[fate.Player, ...]) -> tuple[Fraction, ...]:
    """Every sum that each player may throw; the throws of the best are shared out among equals."""
    share = [Fraction()] * len(players)
    counts = hands()
    for shown in product(counts, repeat=len(players)):
        places = [(will + total, will, units) for (will, units), total in zip(players, shown, strict=True)]
        best = max(places)
        part = Fraction(prod(counts[total] for total in shown), places.count(best))
        for seat, place in enumerate(places):
            share[seat] += part * (place == best)
    return tuple(part / 81 ** len(players) for part in share)


def initiative_by_icepool(players: tuple[fate.Player, ...]) -> tuple[Fraction, ...]:
    def first(*shown: int) -> Any:
        places = [(will + total, will, units) for (will, units), total in zip(players, shown, strict=True)]
        return icepool.Die([seat for seat, place in enumerate(places) if place == max(places)])

    seats = icepool.map(first, *(hand() for _ in players))
    return tuple(seats.probability("==", seat) for seat in range(len(players)))


def luck_counted(rolls: int, total: int) -> Fraction:
    """Hand after hand added to all sums so far."""
    sums, counts = Counter({0: 1}), hands()
    for _ in range(rolls):
        grown: Counter[int] = Counter()
        for (so_far, throws), (shown, ways) in product(sums.items(), counts.items()):
            grown[so_far + shown] += throws * ways
        sums = grown
    return Fraction(sum(throws for shown, throws in sums.items() if shown >= total), 81**rolls)


def luck_by_icepool(rolls: int, total: int) -> Fraction:
    return Fraction((rolls @ hand()).probability(">=", total))


def seconds(work: Work, case: tuple[Any, ...], runs: int) -> float:
    """The median time of `work` with nothing remembered."""
    times = []
    for _ in range(runs):
        for remembered in (fate.chances, fate.initiative, luck, dice.sum_counts):
            remembered.cache_clear()
        start = perf_counter()
        work(*case)
        times.append(perf_counter() - start)
    return median(times)


def compare(name: str, case: tuple[Any, ...], works: tuple[Work, Work, Work], runs: int) -> str:
    """One line of the report; fails if the three do not agree."""
    if len({work(*case) for work in works}) > 1:
        raise ArithmeticError(f"{name}: the three do not agree")
    ours, *others = works
    quick = seconds(ours, case, RUNS)
    line = f"{name:16}{quick * 1e3:9.2f} ms"
    for other in others:
        slow = seconds(other, case, runs)
        line += f"{slow * 1e3:11.1f} ms{slow / quick:8.0f} x"
    return line


def main() -> None:
    print(f"{'':16}{'ours':>12}{'counted':>14}{'ratio':>10}{'icepool':>14}{'ratio':>10}")
    for ahead in (0, 3):
        works = (four_outcomes, four_outcomes_counted, four_outcomes_by_icepool)
        print(compare(f"roll {ahead:+}", (ahead,), works, RUNS))
    for size in TABLES:
        orders = (fate.initiative, initiative_counted, initiative_by_icepool)
        print(compare(f"{size} players", (PLAYERS[:size],), orders, RUNS if size < 6 else 1))
    for rolls in ROLLS:
        sums = (luck, luck_counted, luck_by_icepool)
        print(compare(f"{rolls} throws", (rolls, 0), sums, RUNS if rolls < 500 else 1))


if __name__ == "__main__":
    main()
