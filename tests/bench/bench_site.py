"""The built site in Chromium beside bare Pyodide: bytes, first content, engine ready, time per answer.

    python tests/bench/bench_site.py [ROUNDS]

Every figure is a median; the two pages take turns, so that a busy machine slows both. The yardstick is a page that starts
the same Pyodide in a module worker and computes 1 + 1.
"""

import gzip
import shutil
import sys
import tempfile
import threading
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Literal
from urllib.parse import urlsplit

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "web"))

from playwright.sync_api import Browser, BrowserContext, Request, sync_playwright

from press import serve
from press.paths import DIST, MODULES
from press.setup import find_browser

BASE = "/gonfalon/"
WATCH = """
new MutationObserver(() => {
  if (document.documentElement.dataset.engine === "ready") window.readyAt ??= performance.now();
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-engine"] });
"""
FIRST_CONTENT = """() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? null"""
ANSWERS = """
async (battles) => {
  const worker = new Worker("worker.js", { type: "module" });
  const next = () => new Promise((done) => { worker.onmessage = ({ data }) => done(data); });
  for (let told = await next(); told.state !== "ready"; told = await next());
  const times = [];
  const door = async (request) => {
    const start = performance.now();
    worker.postMessage({ id: times.length, request });
    const { reply } = await next();
    times.push(performance.now() - start);
    return JSON.parse(reply).view;
  };
  const usual = (ask) => {
    if (ask.kind === "roll") return { roll: "app" };
    if (ask.kind === "number") return { number: ask.number.preset ?? ask.number.least };
    if (ask.kind === "text") return { text: "" };
    const free = ask.options.filter((option) => !option.barred);
    if (ask.secret) return { keys: [free[0].key], by: ask.who.find((who) => !ask.done.includes(who)) };
    const proposed = free.filter((option) => option.proposed);
    const taken = proposed.length || !ask.least ? proposed : free;
    return { keys: taken.slice(0, ask.most).map((option) => option.key) };
  };
  for (let battle = 0; battle < battles; battle += 1) {
    let view = await door({ do: "new", system: "tiefen" });
    while (view.ask) view = await door({ do: "answer", answer: usual(view.ask) });
  }
  worker.terminate();
  return times;
}
"""
STARTS = ("cold", "warm", "offline")


def main(rounds: int) -> None:
    """Measure, print."""
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        shutil.copytree(DIST, site)
        shutil.copytree(ROOT / "tests/bench/bare", site / "bare")
        shutil.copytree(MODULES / "pyodide", site / "bare" / "pyodide")
        with serve.server("127.0.0.1", 0, BASE, quiet=True, folder=site) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            measure(serve.address(server, BASE), site, rounds)
            server.shutdown()


def measure(address: str, site: Path, rounds: int) -> None:
    """Both pages by turns, then the answers."""
    chromium = find_browser()
    with sync_playwright() as play:
        options = ["--no-sandbox", "--disable-background-networking", "--disable-component-update"]
        browser = play.chromium.launch(executable_path=chromium, args=options)
        print_bytes(browser, address, site)
        ours: dict[str, list[tuple[float, float]]] = {start: [] for start in STARTS}
        bare: dict[str, list[tuple[float, float]]] = {start: [] for start in STARTS}
        for _ in range(rounds):
            for name, taken in starts(browser, address, offline=True).items():
                ours[name].append(taken)
            for name, taken in starts(browser, f"{address}bare/index.html", offline=False).items():
                bare[name].append(taken)
        print_starts(ours, bare)
        print_answers(browser, address)
        browser.close()


def print_bytes(browser: Browser, address: str, site: Path) -> None:
    """What a first visit fetches until the engine is ready, without and with the store for offline use."""
    modes: tuple[tuple[str, Literal["block", "allow"]], ...] = (
        ("page and engine", "block"),
        ("with the offline store", "allow"),
    )
    for title, workers in modes:
        context = browser.new_context(service_workers=workers)
        requests: list[Request] = []
        context.on("request", requests.append)
        page = context.new_page()
        page.goto(address)
        page.wait_for_selector("html[data-engine=ready]", timeout=60_000)
        page.wait_for_timeout(5_000)
        paths = {urlsplit(request.url).path.removeprefix(BASE) for request in requests}
        files = [site / (path or "index.html") for path in sorted(paths)]
        size = sum(len(gzip.compress(file.read_bytes(), 6)) for file in files if file.is_file())
        print(f"bytes, gzip, {title}: {size / 1e6:.2f} MB in {len(files)} files")
        context.close()


def starts(browser: Browser, address: str, *, offline: bool) -> dict[str, tuple[float, float]]:
    """(first content, engine ready) in milliseconds: empty cache, HTTP cache, cut off."""
    context = browser.new_context()
    context.add_init_script(WATCH)
    taken = {"cold": visit(context, address)}
    if offline:
        page = context.new_page()
        page.goto(address)
        page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        page.wait_for_timeout(3_000)
        page.close()
    taken["warm"] = visit(context, address)
    if offline:
        context.set_offline(True)
        taken["offline"] = visit(context, address)
    context.close()
    return taken


def visit(context: BrowserContext, address: str) -> tuple[float, float]:
    """One start of the page."""
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector("html[data-engine=ready]", timeout=120_000)
    first = page.evaluate(FIRST_CONTENT)
    ready = page.evaluate("() => window.readyAt ?? performance.now()")
    page.close()
    return first or 0.0, ready


def print_starts(ours: dict[str, list[Any]], bare: dict[str, list[Any]]) -> None:
    """A line a kind of start."""
    print(f"{'start':8} {'first content':>14} {'engine ready':>13} {'bare Pyodide':>13} {'ratio':>6}")
    for name in STARTS:
        first = median(taken[0] for taken in ours[name])
        ready = median(taken[1] for taken in ours[name])
        line = f"{name:8} {first:11.0f} ms {ready:10.0f} ms"
        if bare[name]:
            yard = median(taken[1] for taken in bare[name])
            line += f" {yard:10.0f} ms {ready / yard:6.2f}"
        print(line)


def print_answers(browser: Browser, address: str) -> None:
    """Time from a tap to the new view, without drawing."""
    page = browser.new_page()
    page.goto(address)
    times: list[float] = page.evaluate(ANSWERS, 40)
    cuts = quantiles(times, n=100)
    print(f"answer in the worker, {len(times)} answers: median {median(times):.1f} ms, p99 {cuts[98]:.1f} ms")
    page.close()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
