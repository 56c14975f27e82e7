"""Properties of the rule systems for as long as is wished: `python tests/tools/properties.py NAME [--system S] [--seed K]`.

NAME is one of these:

- `overruled`, `shown`, `accounted`, `logged`, `deeds`: battles at random (`tests/support/properties.py`). Takes
  `--minutes M` (1), or `--battles N`; `--first N` begins with another battle, `--keep FOLDER` writes one story of each kind
  of fault.
- `presets`: plays on as everything is proposed, from every opening for `--questions N` (150) and from moments of
  `--battles N` (20) at random (`tests/support/presets.py`).
- `odds`: compares every chance that a screen quotes with counting all throws through the rules, in `--situations N` (200)
  at random (`tests/support/quotes.py`).

Prints for each system how much was looked at, and every fault; of the battles at random each kind with how often it was met,
and the shortest as a story. Exits with 1 if there was a fault.
"""

from __future__ import annotations

import argparse
import sys
import time
from argparse import Namespace
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

TESTS = Path(__file__).parents[1]
sys.path[:0] = [str(TESTS.parent / "engine"), str(TESTS)]

from support.counting import COUNTINGS
from support.findings import Tally
from support.presets import Observed, from_random_moments, from_the_openings
from support.properties import PROPERTIES, look
from support.quotes import situations

from gonfalon.systems import ours, system_of
from gonfalon.table.system import System

OURS = tuple(one.id for one in ours())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("name", choices=[*PROPERTIES, *OTHERS])
    parser.add_argument("--system", choices=OURS, action="append", default=[])
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--battles", type=int, default=0)
    parser.add_argument("--questions", type=int, default=150)
    parser.add_argument("--situations", type=int, default=200)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--seed", default="properties")
    parser.add_argument("--keep", type=Path)
    asked = parser.parse_args()
    searched = OTHERS.get(asked.name, at_random)
    return 1 if sum(searched(system_of(id), asked) for id in asked.system or OURS) else 0


def at_random(system: System[Any], asked: Namespace) -> int:
    """Look for faults in battles at random; return how many kinds there are."""
    until = past(time.monotonic() + 60 * asked.minutes)
    tally = look(asked.name, system, asked.seed, asked.first, battles=asked.battles, until=until)
    report(asked.name, system.id, tally, asked.keep)
    return len(tally.faults)


def past(end: float) -> Callable[[], bool]:
    """Return a function that tells if this time has come."""
    return lambda: time.monotonic() > end


def report(name: str, system: str, tally: Tally, keep: Path | None) -> None:
    tried = ", ".join(f"{what} {count}" for what, count in sorted(tally.tried.items()))
    print(
        f"{name} {system}: battles {tally.battles}, moments {tally.moments}, {tried}, kinds of faults {len(tally.faults)}"
    )
    by_length = sorted(tally.faults.items(), key=lambda pair: pair[1].entries)
    for what, found in by_length:
        print(f"  {found.times} × {what} ({found.entries} entries)")
    for number, (_, found) in enumerate(by_length, 1):
        if keep:
            keep.mkdir(parents=True, exist_ok=True)
            (keep / f"{name}-{system}-{number}.story").write_text(found.story(), "utf-8")
    if by_length:
        print(by_length[0][1].story())


def presets(system: System[Any], asked: Namespace) -> int:
    """Play on as everything is proposed; return how many faults came of it."""
    seen = Observed()
    from_the_openings(system, asked.questions, seen)
    from_random_moments(system, asked.seed, asked.battles or 20, seen)
    print(
        f"presets {system.id}: battles {seen.battles}, questions {seen.questions}, attacks {seen.attacks}, "
        f"spins lapsed {seen.lapsed}, faults {len(seen.wrong)}"
    )
    return listed(seen.wrong)


def odds(system: System[Any], asked: Namespace) -> int:
    """Count every quoted chance; return how many differ."""
    tally = situations(system, COUNTINGS[system.id], asked.seed, asked.situations)
    print(
        f"odds {system.id}: situations {tally.situations}, quotes {tally.quotes}, figures {tally.figures}, "
        f"faults {len(tally.differences)}, at most by {float(tally.worst):.4f}"
    )
    return listed(tally.differences)


def listed(faults: Sequence[object]) -> int:
    """Print these faults; return how many there are."""
    for one in faults:
        print(f"  {one}")
    return len(faults)


OTHERS: dict[str, Callable[[System[Any], Namespace], int]] = {"presets": presets, "odds": odds}
"""The names that are not looked for by playing battles at random."""

if __name__ == "__main__":
    sys.exit(main())
