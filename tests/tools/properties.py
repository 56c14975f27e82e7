"""Properties of the rule systems for as long as is wished: `python tests/tools/properties.py NAME [--system S] [--minutes M]
[--battles N] [--first N] [--seed K] [--keep FOLDER]`.

NAME is one of `tests/support/properties.py`: `overruled`, `shown`, `accounted`. Prints how much was looked at, each kind of
fault with how often it was met, and the shortest battle with a fault as a story; with `--keep` one of each kind lies in the
folder. Exits with 1 if there was a fault.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path

TESTS = Path(__file__).parents[1]
sys.path[:0] = [str(TESTS.parent / "engine"), str(TESTS)]

from support.findings import Tally
from support.properties import PROPERTIES, look

from gonfalon.systems import ours, system_of

OURS = tuple(one.id for one in ours())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("name", choices=sorted(PROPERTIES))
    parser.add_argument("--system", choices=OURS, action="append", default=[])
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--battles", type=int, default=0)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--seed", default="properties")
    parser.add_argument("--keep", type=Path)
    asked = parser.parse_args()
    faults = 0
    for id in asked.system or OURS:
        until = past(time.monotonic() + 60 * asked.minutes)
        tally = look(asked.name, system_of(id), asked.seed, asked.first, battles=asked.battles, until=until)
        report(asked.name, id, tally, asked.keep)
        faults += len(tally.faults)
    return 1 if faults else 0


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


if __name__ == "__main__":
    sys.exit(main())
