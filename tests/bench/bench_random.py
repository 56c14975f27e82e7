"""Measure the battles a second that `random` plays, its checks included.

Run: python tests/bench/bench_random.py [system] [battles]
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "engine"))

from gonfalon.systems import system_of
from gonfalon.terminal.at_random import play_many

RUNS = 3
BATTLES = 200


def main(system: str = "tiefen", battles: str = str(BATTLES)) -> None:
    """The best of some runs over the same battles."""
    tallies = [play_many(system_of(system), "bench", 1, int(battles)) for _ in range(RUNS)]
    best = min(tallies, key=lambda tally: tally.seconds)
    speed, answers = best.battles / best.seconds, best.answers / best.seconds
    print(f"{system}: {best.battles} battles, {best.answers} answers, {len(best.faults)} faults")
    print(f"{speed:.1f} battles/s, {answers:.0f} answers/s (best of {RUNS}: {best.seconds:.2f} s)")


if __name__ == "__main__":
    main(*sys.argv[1:])
