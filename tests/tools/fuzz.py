"""Fuzzing for as long as is wished: `python tests/tools/fuzz.py --minutes N [--seed S] [--keep FOLDER] [--only KIND]`.

Every input of `tests/fuzzing/inputs.py` goes to its readers, each in a process of its own: links, files, requests and talks
with an open battle to the door; links, sketches, house rules and wheels to the page's own readers. Hypothesis searches for
inputs that take longer and longer. At the end: how many inputs, how many a second, the worst time and memory with their
inputs, what a unit of work costs in each system (`tests/fuzzing/prices.py`), the faults. Exits with 1 if there was a fault, or
an input above two seconds or 200 MB; the worst inputs lie in the folder.

`--attacks` reads the attacks that were found (`tests/support/attacks.py`) instead, and prints what each takes.
`--guided` lets atheris (PyPI, where it can be installed) lead the search by the coverage of the engine instead.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

TESTS = Path(__file__).parents[1]
sys.path[:0] = [str(TESTS.parent / name) for name in ("engine", "web", "tests", "tests/frontier")]

from fuzzing import attacked, door, prices, readers
from fuzzing.inputs import INPUTS
from fuzzing.readers import Reader, Verdict
from fuzzing.strategies import MANY, Input
from hypothesis import HealthCheck, Phase, given, seed, settings, target
from hypothesis import strategies as st

LONGEST = 2.0
"""Seconds of the processor's time: other work on the machine does not count."""
LARGEST = 200.0
"""Megabytes."""
HANG = 60.0
"""After so many seconds by the clock an input is ended."""
ROUND = 50


@dataclass
class Worst:
    """The input that took most of something."""

    amount: float = 0.0
    given: Input | None = None

    def meet(self, amount: float, given: Input) -> None:
        if amount > self.amount:
            self.amount, self.given = amount, given


@dataclass
class Tally:
    """The results of a run."""

    outcomes: Counter[tuple[str, str, str]] = field(default_factory=Counter)
    seconds: Worst = field(default_factory=Worst)
    megabytes: Worst = field(default_factory=Worst)
    faults: dict[str, Input] = field(default_factory=dict)

    def note(self, reader: str, given: Input, verdict: Verdict) -> None:
        self.outcomes[reader, given.kind, verdict.outcome] += 1
        self.seconds.meet(verdict.seconds, given)
        self.megabytes.meet(verdict.megabytes, given)
        if verdict.outcome == "fault":
            self.faults.setdefault(f"{reader}, {given.kind}: {verdict.why}", given)

    @property
    def inputs(self) -> int:
        return self.outcomes.total()

    @property
    def held(self) -> bool:
        return not self.faults and self.seconds.amount <= LONGEST and self.megabytes.amount <= LARGEST


def main() -> int:
    asked = arguments()
    keep = asked.keep or Path(tempfile.mkdtemp(prefix="fuzz-"))
    keep.mkdir(parents=True, exist_ok=True)
    if asked.guided:
        command = (sys.executable, TESTS / "tools" / "guided.py", keep, str(round(asked.minutes * 60)), str(asked.seed))
        return subprocess.run([str(word) for word in command]).returncode
    if asked.attacks:
        return 0 if read_attacks() else 1
    tally, began = Tally(), time.monotonic()
    with suppress(KeyboardInterrupt):
        search(tally, asked.only, asked.seed, began + asked.minutes * 60)
    report(tally, time.monotonic() - began, keep)
    return 0 if tally.held else 1


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a folder for the worst inputs")
    parser.add_argument("--only", choices=sorted(INPUTS), action="append", help="these inputs only")
    parser.add_argument("--attacks", action="store_true", help="the attacks that were found, instead of new inputs")
    parser.add_argument("--guided", action="store_true", help="guided by coverage (needs atheris)")
    return parser.parse_args()


def read_attacks() -> bool:
    """A line for each attack, then what a unit of work costs; whether all of it holds."""
    held = True
    for one in attacked.all_attacked():
        print(one.line, flush=True)
        held = held and one.seconds <= LONGEST and one.megabytes <= LARGEST
    print(*prices.lines(), sep="\n")
    return held


def search(tally: Tally, only: list[str] | None, start: int, end: float) -> None:
    """Round after round until the time is up, each with a seed of its own."""
    reading = {"door": (readers.engine(HANG), door.KINDS), "page": (readers.page(HANG), readers.PAGE_KINDS)}
    number = start
    while time.monotonic() < end:
        for kind in only or INPUTS:
            one_round(tally, reading, INPUTS[kind](MANY), number, end)
        number += 1
    for reader, _ in reading.values():
        reader.close()


def one_round(
    tally: Tally,
    reading: dict[str, tuple[Reader, tuple[str, ...]]],
    inputs: st.SearchStrategy[Input],
    number: int,
    end: float,
) -> None:
    @seed(number)
    @settings(
        max_examples=ROUND,
        deadline=None,
        database=None,
        derandomize=False,
        phases=(Phase.generate, Phase.target),
        suppress_health_check=tuple(HealthCheck),
    )
    @given(inputs)
    def read(given: Input) -> None:
        if time.monotonic() > end:
            return
        for name, (reader, kinds) in reading.items():
            if given.kind in kinds:
                verdict = reader.read(given)
                tally.note(name, given, verdict)
                target(verdict.seconds, label=f"seconds of {name}")

    read()


def report(tally: Tally, seconds: float, keep: Path) -> None:
    for (reader, kind, outcome), count in sorted(tally.outcomes.items()):
        print(f"{reader:5} {kind:11} {outcome:8} {count:8,}")
    print(f"{tally.inputs:,} inputs in {seconds:,.0f} s, {tally.inputs / max(seconds, 0.001):,.0f} a second")
    saved(f"worst time:   {tally.seconds.amount:.3f} s", tally.seconds.given, keep / "worst-time")
    measured = "" if tally.megabytes.given else " (memory is measured on Linux only)"
    saved(f"worst memory: {tally.megabytes.amount:.1f} MB{measured}", tally.megabytes.given, keep / "worst-memory")
    print(*prices.lines(), sep="\n")
    print(f"faults: {len(tally.faults)}")
    for number, (why, input) in enumerate(tally.faults.items(), 1):
        saved(why, input, keep / f"fault-{number}")


def saved(about: str, given: Input | None, path: Path) -> None:
    """Write an input down and say where."""
    if given is None:
        print(about)
        return
    file = path.with_suffix(f".{given.kind}")
    file.write_bytes(given.body)
    print(f"{about}  ({given.kind}, {len(given.body):,} bytes: {file})")


if __name__ == "__main__":
    sys.exit(main())
