"""The built site beside bare Pyodide, by turns in one run: starts, first content, bytes, memory, time per answer.

    python tests/bench/bench_site.py [--rounds 3] [--engine chromium|firefox|webkit] [--line full|10mbit|slow4g] [--cpu 4]
        [--starts cold,warm,offline] [--parts starts,memory,answers,next-paint,passes,attacks,map,search]
        [--answers 1000]

Every figure but those of memory and attacks is a median. Each round is a browser with an empty profile for each of the two pages.
The yardstick is a page that starts the same Pyodide in a module worker, computes 1 + 1 and keeps its files by a service
worker. --cpu slows every process of the browser alike, --line stands between browser and host (hosts.py packs what GitHub
Pages packs). The parts `map`, `next-paint`, `passes` and `search` need Chromium, whose touches they send and whose counters they
read. `next-paint` stands beside the same markup from nothing; `passes` counts layouts and style passes for each answer
(support/drawing_passes.py). Nothing here fails.
"""

import shutil
import sys
import tempfile
from argparse import ArgumentParser, Namespace
from contextlib import ExitStack
from dataclasses import astuple
from functools import partial
from itertools import islice
from pathlib import Path
from statistics import median, quantiles
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT / "web"), str(ROOT / "tests")]

from bench import aims, first_answer, holding, large_map, next_paint, openings, replies
from bench.hosts import BASE, Weighed
from bench.lines import KINDS
from bench.visits import STARTS, Setting, Taken, browser, round_of, slowed
from engines.chromium import Chromium
from engines.engine import Engine
from engines.firefox import Firefox
from engines.webkit import WebKit
from playwright.sync_api import sync_playwright
from support.drawing_passes import READY, answered
from support.page_player import Player

from gonfalon.systems import ours
from press.paths import DIST, MODULES

STOCK = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
OURS, BARE = "", "bare/"


def main() -> None:
    """Read the command, measure, print."""
    options = ArgumentParser(description=__doc__)
    options.add_argument("--rounds", type=int, default=3)
    options.add_argument("--engine", choices=("chromium", "firefox", "webkit"), default="chromium")
    options.add_argument("--line", choices=tuple(KINDS), default="full")
    options.add_argument("--cpu", type=float, default=1)
    options.add_argument("--starts", type=lambda words: tuple(words.split(",")), default=STARTS)
    options.add_argument("--parts", type=lambda words: words.split(","), default=["starts", "memory", "answers"])
    options.add_argument("--answers", type=int, default=1000)
    asked = options.parse_args()
    browsers: dict[str, type[Engine]] = {one.name: one for one in (Chromium, Firefox, WebKit)}
    if missing := browsers[asked.engine].missing():
        options.error(f"not on this machine: {missing}")
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        site = built(Path(folder) / "site")
        kind: Any = browsers[asked.engine]
        if kind.needs:
            kind = partial(kind, playwright=stack.enter_context(sync_playwright()))
        print(f"{asked.engine}, line {asked.line}, processor 1/{asked.cpu:g}, median of {asked.rounds}", flush=True)
        if "starts" in asked.parts:
            starts(Setting(kind, asked.line, asked.cpu, asked.starts), site, asked.rounds)
        if "memory" in asked.parts:
            memory(kind, site)
        if "answers" in asked.parts:
            answers(kind, site, asked)
        if "next-paint" in asked.parts:
            next_paints(kind, site, asked)
        if "passes" in asked.parts:
            passes(kind, site, asked.answers)
        if "attacks" in asked.parts:
            attacks(kind, site, asked.cpu)
        if "map" in asked.parts:
            many_figures(kind, site, asked.cpu)
        if "search" in asked.parts:
            first_answers(kind, site)


def built(site: Path) -> Path:
    """The site as it was built, and the bare page with Pyodide as it is delivered."""
    shutil.copytree(DIST, site)
    shutil.copytree(ROOT / "tests/bench/bare", site / BARE)
    for name in STOCK:
        shutil.copy(MODULES / "pyodide" / name, site / BARE / name)
    return site


def starts(setting: Setting, site: Path, rounds: int) -> None:
    """Both pages by turns."""
    taken: dict[str, list[Taken]] = {OURS: [], BARE: []}
    for _ in range(rounds):
        for path, some in taken.items():
            some.append(round_of(setting, site, path))
    ours, bare = taken[OURS], taken[BARE]
    print(f"{'':16}{'ours':>10}{'bare':>10}{'ratio':>7}")
    for start in setting.starts:
        ready, yard = (median(one.ready[start] for one in some) for some in (ours, bare))
        aim = aims.READY.get((start, setting.line))
        print(f"{start + ', ready':16}{ready:7.0f} ms{yard:7.0f} ms{ready / yard:7.2f}  {aims.told(aim, ready / yard)}")
    for start in setting.starts:
        if firsts := [one.first[start] for one in ours if start in one.first]:
            aim = aims.FIRST_CONTENT if start != "cold" else None
            print(f"{start + ', content':16}{median(firsts):7.0f} ms{'':17}  {aims.told(aim, median(firsts))}")
    weights(ours, bare)


def weights(ours: list[Taken], bare: list[Taken]) -> None:
    """Bytes."""
    first, yard = (median(one.until_ready for one in some) / 1e6 for some in (ours, bare))
    print(f"{'bytes, question':16}{first:7.2f} MB{yard:7.2f} MB{first / yard:7.2f}  {aims.told(aims.BYTES, first)}")
    whole, yard = (median(one.in_all for one in some) / 1e6 for some in (ours, bare))
    print(f"{'bytes, offline':16}{whole:7.2f} MB{yard:7.2f} MB{whole / yard:7.2f}")


def memory(kind: Any, site: Path) -> None:
    """Both pages, one after the other."""
    ours, bare = holding.of(kind, site, OURS), holding.of(kind, site, BARE)
    for start, held in ours.items():
        for what, mine, yard in (
            ("at most", held.most, bare[start].most),
            ("at rest", held.rest, bare[start].rest),
        ):
            told = aims.told(aims.MEMORY, mine - yard)
            print(f"{f'{start}, {what}':21}{mine:5.0f} MB{yard:7.0f} MB{mine / yard:7.2f}  {told}", flush=True)


def answers(kind: Any, site: Path, asked: Namespace) -> None:
    """Every system, in one browser."""
    host = Weighed(site)
    with browser(kind) as engine:
        engine.page.goto(f"http://127.0.0.1:{host.port}{BASE}notices.html")
        with slowed(engine, asked.cpu):
            for system in ours():
                told = replies.times(engine.page, system.id, asked.answers)
                usual, p99 = replies.summary(told)
                print(f"answer, {system.id:8}{usual:7.1f} ms{'':17}  median of {len(told)}")
                print(f"{'':16}{p99:7.1f} ms{'':17}  p99; {aims.told(aims.ANSWER, p99)}")
    host.close()


def next_paints(kind: Any, site: Path, asked: Namespace) -> None:
    """Every system, each in a browser of its own."""
    host = Weighed(site)
    for system in ours():
        with browser(kind) as engine, slowed(engine, asked.cpu):
            told = next_paint.times(engine.page, f"http://127.0.0.1:{host.port}{BASE}", system.id, asked.answers)
        print_spread(f"paint, {system.id}", told.answers, aims.NEXT_PAINT)
        print_ratios(told)
    host.close()


def print_ratios(told: next_paint.Painted) -> None:
    """The answers beside the same markup from nothing: the medians, and what 19 of 20 keep within."""
    spreads = (("median", median, aims.PAINT_RATIO), ("p95", p95_of, aims.PAINT_RATIO_P95))
    for name, figure, aim in spreads:
        mine, yard = figure(told.answers), figure(told.from_nothing)
        print(
            f"{'':16}{mine:7.1f} ms{yard:7.1f} ms{mine / yard:7.2f}  {name}, beside it anew; {aims.told(aim, mine / yard)}"
        )


def p95_of(some: list[float]) -> float:
    """Return what 19 of 20 keep within."""
    return quantiles(some, n=20)[18]


def print_spread(name: str, told: list[float], aim: aims.Aim) -> None:
    """The median of these milliseconds, and what 19 of 20 keep within, beside its aim."""
    p95 = p95_of(told)
    print(f"{name:16}{median(told):7.1f} ms{'':17}  median of {len(told)}")
    print(f"{'':16}{p95:7.1f} ms{'':17}  p95; {aims.told(aim, p95)}", flush=True)


def passes(kind: Any, site: Path, wanted: int) -> None:
    """A ready battle of every system, each in a browser of its own."""
    host = Weighed(site)
    print(f"{'median / p95':16}{'layouts':>10}{'styles':>10}{'layout':>13}{'style':>13}{'script':>13}")
    for battle in READY:
        with browser(kind) as engine:
            player = Player(engine.page, f"http://127.0.0.1:{host.port}{BASE}", "passes")
            player.visit()
            told = list(islice(answered(player, battle), wanted))
        layouts, styles, *times = (
            (median(some), quantiles(some, n=20)[18]) for some in zip(*(astuple(one)[1:] for one in told), strict=True)
        )
        counts = "".join(f"{f'{usual:g} / {p95:.0f}':>10}" for usual, p95 in (layouts, styles))
        spent = "".join(f"{f'{usual:.1f} / {p95:.0f} ms':>13}" for usual, p95 in times)
        print(
            f"{battle:16}{counts}{spent}  {aims.told(aims.LAYOUTS, layouts[0])}; {aims.told(aims.STYLES, styles[0])}",
            flush=True,
        )
    host.close()


def attacks(kind: Any, site: Path, slower: float) -> None:
    """The links of tests/support/attacks.py, the slowest first."""
    host = Weighed(site)
    with browser(kind) as engine, slowed(engine, slower):
        told = openings.times(engine.page, f"http://127.0.0.1:{host.port}{BASE}")
        for name, (taken, outcome) in sorted(told.items(), key=lambda one: -one[1][0]):
            print(f"{name:20}{taken / 1000:6.2f} s  {outcome}; {aims.told(aims.ATTACK, taken / 1000)}")
    host.close()


def many_figures(kind: Any, site: Path, slower: float) -> None:
    """40 × 40 squares with 60 figures."""
    host = Weighed(site)
    with browser(kind) as engine, slowed(engine, slower):
        told = large_map.times(engine.page, f"http://127.0.0.1:{host.port}{BASE}")
    print_spread("map, pan", told["pan"], aims.FRAME)
    print_spread("map, path", told["path"], aims.PATH)
    host.close()


def first_answers(kind: Any, site: Path) -> None:
    """The search on rule pages, in one browser; it slows its own page."""
    host = Weighed(site)
    with browser(kind) as engine:
        first_answer.print_answers(engine.page, f"http://127.0.0.1:{host.port}{BASE}")
    host.close()


if __name__ == "__main__":
    main()
