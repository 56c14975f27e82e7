"""Compares every chance that the screens quote with counting all throws through the rules, in random situations.

Run: python tests/tools/odds_check.py [--situations 200] [--seed odds] [tiefen war sotc samyra]
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

TESTS = Path(__file__).parents[1]
sys.path[:0] = [str(TESTS.parent / "engine"), str(TESTS)]

from support.counting import COUNTINGS
from support.quotes import situations

from gonfalon.systems import ours


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("systems", nargs="*", default=[one.id for one in ours()])
    parser.add_argument("--situations", type=int, default=200)
    parser.add_argument("--seed", default="odds")
    asked = parser.parse_args()
    wrong = 0
    for system in ours():
        if system.id not in asked.systems:
            continue
        tally = situations(system, COUNTINGS[system.id], asked.seed, asked.situations)
        wrong += len(tally.differences)
        print(
            f"{system.id}: {tally.situations} situations, {tally.quotes} quotes, {tally.figures} figures; "
            f"{len(tally.differences)} differ, at most by {float(tally.worst):.4f}"
        )
        for one in tally.differences:
            print("   ", one)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
