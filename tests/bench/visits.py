"""One visit after the other in one fresh browser: cold, warm, offline; what each took, weighed and held."""

import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bench import processes
from bench.hosts import BASE, Weighed
from bench.lines import KINDS, Line
from engines.engine import Engine

STARTS = ("cold", "warm", "offline")
TIMES = """() => new Promise((done) => {
    const told = () => done([
        performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? null,
        Math.min(performance.now(), globalThis.readyAt ?? Infinity),
    ]);
    const look = () => document.documentElement.dataset.engine === "ready" ? told() : setTimeout(look, 5);
    look();
})"""
SETTLED = """() => {
    const { way, snapshot } = document.documentElement.dataset;
    return navigator.serviceWorker.controller !== null && (way !== "compiled" || ["kept", "none"].includes(snapshot));
}"""
"""The next start will find everything that this one prepares for it."""
REST = 4.0
"""Seconds after a start in which a page may put things away for the next one."""
PATIENCE = 240.0


@dataclass
class Taken:
    """The results of one round: milliseconds to the first content and until ready by start; bytes."""

    first: dict[str, float] = field(default_factory=dict)
    ready: dict[str, float] = field(default_factory=dict)
    until_ready: int = 0
    in_all: int = 0


@dataclass(frozen=True)
class Setting:
    """The conditions of a round: a class of engine, a line, a factor by which everything is slower."""

    engine: Any
    line: str
    slower: float
    starts: tuple[str, ...]


def round_of(setting: Setting, site: Path, path: str) -> Taken:
    """A whole round for one page of the site."""
    taken = Taken()
    host = Weighed(site)
    line = Line(KINDS[setting.line], host.port)
    address = f"http://127.0.0.1:{line.port}{BASE}{path}"
    with browser(setting.engine) as engine, slowed(engine, setting.slower):
        for start in STARTS:
            if start not in setting.starts and start != "cold":
                continue
            if start == "offline":
                line.cut()
                host.close()
            page = engine.page if start == "cold" else engine.second()
            visit(page, address, taken, start)
            if start == "cold":
                taken.until_ready = host.bytes_until(time.monotonic())
                settle(page, host)
                taken.in_all = host.bytes_until(time.monotonic())
                page.goto("about:blank")
                continue
            time.sleep(REST)
            page.close()
    if "offline" not in setting.starts:
        host.close()
    return taken


def visit(page: Any, address: str, taken: Taken, start: str) -> None:
    """One start of a page."""
    page.goto(address)
    first, ready = page.evaluate(TIMES)
    taken.ready[start] = ready
    if first is not None:
        taken.first[start] = first


def settle(page: Any, host: Weighed) -> None:
    """Wait until the page and its service worker have put away what they want, and nothing has come for a while."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        time.sleep(0.5)
        quiet = time.monotonic() - max(when for when, _ in host.sent) > REST
        if quiet and page.evaluate(SETTLED):
            return
    raise TimeoutError("the page does not come to rest")


@contextmanager
def browser(kind: Any) -> Iterator[Engine]:
    """A browser with an empty profile."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        engine: Engine = kind(Path(folder))
        engine.start()
        try:
            yield engine
        finally:
            engine.stop()


@contextmanager
def slowed(engine: Engine, factor: float) -> Iterator[None]:
    """Every process of the browser runs one part in so many of the time."""
    if factor == 1:
        yield
        return
    slowing = subprocess.Popen([sys.executable, processes.__file__, str(engine.folder), str(factor)])
    try:
        yield
    finally:
        slowing.terminate()
        slowing.wait()
