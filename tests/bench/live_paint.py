"""Milliseconds from a tap on one device to the frame in which another one shows what came of it, over a live line.

Two Chromium on this machine play battles of each system; the host answers, the guest is watched. Both read one clock.

Run: python tests/bench/live_paint.py [answers], after python3 build.py
"""

import sys
from contextlib import ExitStack
from pathlib import Path
from statistics import median, quantiles

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT / "tests"), str(ROOT / "web")]

from engines.chromium import ARGUMENTS
from playwright.sync_api import Browser, Playwright, sync_playwright
from support.built_site import served
from support.live_table import join
from support.page_player import PHONE, Player

from press.paths import DIST
from press.setup import find_browser

ANSWERS = 24
OPENINGS = {"tiefen": "", "war": "ready.raid", "sotc": "ready.chase", "samyra": "ready.road"}
"""The opening by which a battle begins, where there is one."""
TAPS = """() => addEventListener("click", () => { globalThis.tapped = performance.timeOrigin + performance.now(); }, true)"""
WATCHED = """() => {
    const shown = () => document.querySelector("form[data-ask]")?.dataset.ask + document.querySelector(".battle")?.textContent;
    const before = shown();
    globalThis.painted = new Promise((done) => {
        const look = () => {
            if (shown() === before) requestAnimationFrame(look);
            else requestAnimationFrame(() => done(performance.timeOrigin + performance.now()));
        };
        look();
    });
}"""
"""The time of the frame after the one in which the battle is another one."""


def device(browser: Browser, address: str, name: str) -> Player:
    """A device at its first screen, which shows its addresses."""
    context = browser.new_context(**PHONE)
    context.grant_permissions(["camera", "microphone"], origin=address)
    player = Player(context.new_page(), address, name)
    player.visit()
    return player


def times(host: Player, guest: Player, system: str, answers: int) -> list[float]:
    """Milliseconds of so many answers, or of all up to a secret question."""
    host.begin(system)
    if OPENINGS[system]:
        host.take(OPENINGS[system])
    join(host, guest)
    host.page.evaluate(TAPS)
    found = []
    for _ in range(answers):
        seen = host.look()
        if seen is None or seen.covered:
            break
        guest.page.evaluate(WATCHED)
        host.answer(seen)
        found.append(guest.page.evaluate("painted") - host.page.evaluate("tapped"))
    return found


def measure(play: Playwright, found: str | None, answers: int) -> None:
    """Print the times of each system."""
    for system in OPENINGS:
        with served(DIST) as address, ExitStack() as both:
            browsers = [play.chromium.launch(executable_path=found, args=[*ARGUMENTS]) for _ in range(2)]
            for browser in browsers:
                both.callback(browser.close)
            host, guest = (
                device(browser, address, name) for browser, name in zip(browsers, ("host", "guest"), strict=True)
            )
            taken = times(host, guest, system, answers)
            p95 = quantiles(taken, n=20)[-1]
            print(
                f"{system}: {len(taken)} answers, tap to paint {median(taken):.0f} ms median, {p95:.0f} ms p95",
                flush=True,
            )


def main(answers: str = str(ANSWERS)) -> None:
    found = find_browser()  # before Playwright runs, as it asks it too
    with sync_playwright() as play:
        measure(play, found, int(answers))


if __name__ == "__main__":
    main(*sys.argv[1:])
