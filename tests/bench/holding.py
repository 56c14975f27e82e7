"""The memory that a browser holds with a page: at most while it comes up, and at rest; at the first start and at a later one."""

import time
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from bench import processes
from bench.hosts import BASE, Weighed
from bench.visits import TIMES, browser
from engines.engine import Engine

WATCHED = 50.0
"""Seconds: longer than a browser lets a service worker stand by with nothing to do."""
EVERY = 0.25
REST = 20
"""So many looks at the end are called rest."""


@dataclass(frozen=True)
class Held:
    """Megabytes of the whole browser."""

    most: float
    rest: float


def of(kind: Any, site: Path, path: str) -> dict[str, Held]:
    """Both starts of a page, each in a browser that has just been opened."""
    host = Weighed(site)
    address = f"http://127.0.0.1:{host.port}{BASE}{path}"
    with browser(kind) as engine:
        first = watch(engine, address)
        engine.restart()
        later = watch(engine, address)
    host.close()
    return {"first start": first, "later start": later}


def watch(engine: Engine, address: str) -> Held:
    """Open the page and look on."""
    engine.page.goto(address)
    seen: list[float] = []
    end = time.monotonic() + WATCHED
    while time.monotonic() < end:
        seen.append(processes.megabytes(str(engine.folder)))
        time.sleep(EVERY)
    engine.page.evaluate(TIMES)
    return Held(max(seen), median(seen[-REST:]))
