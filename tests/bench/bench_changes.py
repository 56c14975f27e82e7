"""Bytes and time of a reply through the door, over the told battles of each system, entry by entry.

Three replies are compared: view with the new lines of the chronicle and save, as every answer of the page gets them (here without
the answer, so without its time), the one to `append` with the same view, and the one to `append` with the changes alone. Then
come the parts of which the changes consist, and the bytes that the page writes for an answer: its entry as it is asked for
and as it stands in the log, beside save and view, which were written before there were logs. (What is listed of a battle is
written, too, but only when the page has nothing to do.)

Run: python tests/bench/bench_changes.py [system ...]
"""

import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from statistics import mean, median, quantiles
from time import process_time
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT / "tests")]

from support.logged import log_data
from support.stories import battle_in

from gonfalon.door.door import Door

SYSTEMS = ("tiefen", "war", "sotc", "samyra")
LARGEST = 12
Plain = Any


class Timed:
    """A door with one battle, and the bytes and milliseconds of each reply."""

    def __init__(self, log: Plain) -> None:
        self.door = Door()
        self.door.handle(json.dumps({"do": "new", "system": log["system"], "switches": log["switches"]}))
        self.bytes: list[int] = []
        self.times: list[float] = []

    def ask(self, **request: Plain) -> Plain:
        asked = json.dumps(request)
        start = process_time()
        reply = self.door.handle(asked)
        self.times.append((process_time() - start) * 1e3)
        self.bytes.append(len(reply.encode()))
        return json.loads(reply)


def play(log: Plain, told: dict[str, Timed], parts: Counter[str]) -> Iterator[tuple[int, int]]:
    """Play the battle of a log, an entry at a time; gives the bytes that are written for each, with a log and without."""
    lines: list[Plain] = []
    known, token = 0, ""
    for at, entry in enumerate(log["entries"]):
        view = told["append, view"].ask(do="append", at=at, entries=[entry], known=known)["view"]
        told["look, view and save"].door.reply({"do": "append", "at": at, "entries": [entry], "screen": "other"})
        seen = told["look, view and save"].ask(do="look", known=known)
        lines = [*lines[: view["chronicle_from"]], *view["chronicle"]]
        known = len(lines)
        reply = told["append, changes"].ask(do="append", at=at, entries=[entry], token=token)
        token = reply["token"]
        count(reply.get("changes", {}), "", parts)
        pending = {"entries": [entry], "slips": {}, "pending": {"by": "0" * 16, "times": 0}}
        settled = {"entries": reply["entries"], "slips": reply["slips"]}
        yield size(pending) + size(settled), size({**seen, "view": {**view, "chronicle": lines}})
        parts["(no view)"] += size({name: part for name, part in reply.items() if name not in ("changes", "view")})


def size(of: Plain) -> int:
    return len(json.dumps(of, ensure_ascii=False, separators=(",", ":")).encode())


def count(change: Plain, path: str, parts: Counter[str]) -> None:
    """Count the bytes of each part of a change; ids of things in lists are left out of its path."""
    for name, part in change.get("in", {}).items():
        count(part, path if "by" in change else f"{path}.{name}", parts)
    laid = change.get("set", {})
    for name, part in laid.items() if isinstance(laid, dict) else ():
        parts[f"{path}.{name}"] += size(part)
    if isinstance(laid, list):
        parts[f"{path} (things)"] += size(laid)
    for name in ("gone", "order", "more"):
        if name in change:
            parts[f"{path} ({name})"] += size(change[name])


def summary(label: str, told: list[Timed]) -> str:
    sizes, times = [one for each in told for one in each.bytes], [one for each in told for one in each.times]
    kb, ms = quantiles(sizes, n=20)[18] / 1e3, quantiles(times, n=20)[18]
    return (
        f"  {label:24} {len(sizes):5} replies  {median(sizes) / 1e3:6.1f} kB, p95 {kb:6.1f} kB"
        f"   {median(times):6.2f} ms, mean {mean(times):6.2f}, p95 {ms:6.2f}"
    )


def main(*systems: str) -> None:
    for system in systems or SYSTEMS:
        told: dict[str, list[Timed]] = {}
        parts: Counter[str] = Counter()
        written: list[tuple[int, int]] = []
        for story in sorted((ROOT / "tests" / "stories" / system).glob("*.story")):
            log = log_data(battle_in(story))
            doors = {label: Timed(log) for label in ("look, view and save", "append, view", "append, changes")}
            written += play(log, doors, parts)
            for label, door in doors.items():
                told.setdefault(label, []).append(door)
        print(system)
        for label, doors_told in told.items():
            print(summary(label, doors_told))
        grown, whole = (quantiles(sizes, n=20) for sizes in zip(*written, strict=True))
        print(f"  written for an answer  {grown[9]:.0f} B, p95 {grown[18]:.0f} B")
        print(f"  the same without a log {whole[9]:.0f} B, p95 {whole[18]:.0f} B")
        for part, bytes_of in parts.most_common(LARGEST):
            print(f"      {bytes_of / sum(parts.values()):6.1%}  {part}")


if __name__ == "__main__":
    main(*sys.argv[1:])
