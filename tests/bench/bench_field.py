"""Time the count of reachable cells on 40 × 40 cells, and measure the part that goes over the wire.

`python tests/bench/bench_field.py` prints milliseconds (the fastest of several) and bytes of JSON.
"""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path
from time import perf_counter

TESTS = Path(__file__).parents[1]
sys.path[:0] = [str(TESTS.parent / "engine"), str(TESTS), str(TESTS / "frontier")]

from gonfalon_frontier import Frontier
from gonfalon_frontier.ground import ahead, grid, mustered
from gonfalon_frontier.position import Position

from gonfalon.door import view
from gonfalon.door.serialize import plain
from gonfalon.table.field.path import Path as Way
from gonfalon.table.field.reach import Ahead, ground, reach
from gonfalon.table.switches import set_switches

TIMES = 20


def fastest(way: Ahead) -> float:
    """Milliseconds of one count from nothing."""
    times = []
    for _ in range(TIMES):
        reach.cache_clear()
        ground.cache_clear()
        begin = perf_counter()
        reach(way)
        times.append(perf_counter() - begin)
    return 1000 * min(times)


def main() -> None:
    switches = set_switches(Frontier.switches, {})
    position = Position(switches, "plain", mustered("plain"), round=1)
    print(f"{'halves':>8} {'cells':>6} {'ms':>7} {'bytes':>7}")
    for halves in (10, 24, 60, 200):
        way = replace(ahead(position, "a.1"), halves=halves)
        cost = fastest(way)
        told = json.dumps(plain(view.path(Way("a", "a.1", way, rule="frontier.move.path"))), separators=(",", ":"))
        print(f"{halves:>8} {len(reach(way).ends):>6} {cost:>7.2f} {len(told):>7}")
    field = json.dumps(grid("plain").rows, separators=(",", ":"))
    print(f"rows of 40 × 40 cells: {len(field)} bytes")


if __name__ == "__main__":
    main()
