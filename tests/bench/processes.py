"""The processes of a browser: what they hold, and slowing all of them alike.

    python tests/bench/processes.py FOLDER FACTOR

stops and continues every process of the browser whose profile lies in FOLDER, so that each runs one part in FACTOR of the
time: page, workers, service worker, compiler and painter. DevTools' own slowing reaches the page alone.
"""

import os
import signal
import sys
import time
from pathlib import Path

RUNS = 0.004
"""Seconds at a stretch."""
LOOKS = 25
"""Turns after which it looks for new processes."""


def of(folder: str) -> list[int]:
    """The browser started with this folder, and everything that it started."""
    parents: dict[int, int] = {}
    found: set[int] = set()
    for place in Path("/proc").iterdir():
        if not place.name.isdigit() or int(place.name) == os.getpid():
            continue
        try:
            words = (place / "cmdline").read_bytes().decode(errors="replace")
            parents[int(place.name)] = int((place / "stat").read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue  # it has just ended
        if folder in words and "processes.py" not in words and "playwright" not in words:
            found.add(int(place.name))
    while more := {child for child, parent in parents.items() if parent in found} - found:
        found |= more
    return sorted(found)


def megabytes(folder: str) -> float:
    """Return the memory that all of them hold beside the program itself, shared pages divided among those who share them."""
    held = 0
    for process in of(folder):
        try:
            lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
        except OSError:
            continue
        held += sum(int(line.split()[1]) for line in lines if line.startswith(("Pss_Anon:", "Pss_Shmem:")))
    return held / 1024


def send(processes: list[int], sign: signal.Signals) -> None:
    for process in processes:
        try:
            os.kill(process, sign)
        except ProcessLookupError:
            continue


def slow(folder: str, factor: float) -> None:
    """Until somebody ends it; nothing stays stopped."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    turn = 0
    processes: list[int] = []
    try:
        while os.getppid() != 1:
            if turn % LOOKS == 0:
                processes = of(folder)
            turn += 1
            start = time.monotonic()
            time.sleep(RUNS)
            ran = time.monotonic() - start
            send(processes, signal.SIGSTOP)
            time.sleep(ran * (factor - 1))
            send(processes, signal.SIGCONT)
    finally:
        send(of(folder), signal.SIGCONT)


if __name__ == "__main__":
    slow(sys.argv[1], float(sys.argv[2]))
