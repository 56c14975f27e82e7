"""Plays on as everything is proposed, from every opening and from random moments, and says what came of it that should not.

Run: python tests/tools/presets_check.py [--battles 20] [--questions 150] [--seed presets] [tiefen war sotc samyra]
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

TESTS = Path(__file__).parents[1]
sys.path[:0] = [str(TESTS.parent / "engine"), str(TESTS)]

from support.presets import Observed, from_random_moments, from_the_openings

from gonfalon.systems import ours


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("systems", nargs="*", default=[one.id for one in ours()])
    parser.add_argument("--battles", type=int, default=20)
    parser.add_argument("--questions", type=int, default=150)
    parser.add_argument("--seed", default="presets")
    asked = parser.parse_args()
    wrong = 0
    for system in ours():
        if system.id not in asked.systems:
            continue
        seen = Observed()
        from_the_openings(system, asked.questions, seen)
        from_random_moments(system, asked.seed, asked.battles, seen)
        wrong += len(seen.wrong)
        print(
            f"{system.id}: {seen.battles} battles, {seen.questions} questions, {seen.attacks} attacks, "
            f"{seen.lapsed} spins lapsed; {len(seen.wrong)} wrong"
        )
        for one in seen.wrong:
            print("   ", one)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
