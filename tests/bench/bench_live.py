"""Milliseconds and bytes of a live line between two browsers of this machine, with a door that answers at once.

Printed are, of each pair of browsers: the letters of the meeting codes, the time from the second code to an open line, and over
many entries the time from a guest's try to the entry in its log, with the letters that travel for it, both ways.

Run: python tests/bench/bench_live.py, after python3 build.py
"""

import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT / "tests"), str(ROOT / "web")]

from engines.chromium import ARGUMENTS
from engines.firefox import Firefox
from playwright.sync_api import sync_playwright
from support.built_site import served
from support.live_pages import LivePhone, in_chromium, in_firefox, make_site

from press.paths import DIST
from press.setup import find_browser

ENTRIES = 200
MEETING = """async code => {
    const begun = performance.now();
    await live.peer.meet(code);
    while (live.states.at(-1) !== "open") await new Promise((done) => setTimeout(done, 1));
    return performance.now() - begun;
}"""
TRIES = """async count => {
    const times = [];
    for (let nth = 0; nth < count; nth++) {
        const begun = performance.now();
        await live.line.propose([["d", "app", nth % 6, 3, 2]]);
        times.push(performance.now() - begun);
    }
    return times;
}"""
SENT = """() => {
    globalThis.sent = 0;
    const send = RTCDataChannel.prototype.send;
    RTCDataChannel.prototype.send = function (text) { globalThis.sent += text.length; send.call(this, text); };
}"""


def measure(host: LivePhone, guest: LivePhone, names: str) -> None:
    """Let two browsers meet and play; print what it took."""
    for phone in (host, guest):
        phone.page.evaluate(SENT)
    codes = host.begin("host", "h"), guest.begin("guest", "g")
    guest.meet(codes[0])
    opened = host.page.evaluate(MEETING, codes[1])
    guest.until("() => live.line.isFollowing")
    before = [phone.page.evaluate("sent") for phone in (host, guest)]
    times = sorted(guest.page.evaluate(TRIES, ENTRIES))
    letters = [phone.page.evaluate("sent") - sent for phone, sent in zip((host, guest), before, strict=True)]
    print(
        f"{names}: codes {len(codes[0])} and {len(codes[1])} letters, open after {opened:.0f} ms; "
        f"try to entry {median(times):.1f} ms median, {times[-ENTRIES // 50]:.1f} ms p98; "
        f"{letters[1] / ENTRIES:.0f} letters tried and {letters[0] / ENTRIES:.0f} told for an entry"
    )


def main() -> None:
    """Measure each pair that this machine has."""
    found = find_browser()  # before Playwright runs, as it asks it too
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        make_site(Path(folder), DIST)
        with served(Path(folder)) as address, ExitStack() as all_of:
            browser = play.chromium.launch(executable_path=found, args=[*ARGUMENTS])
            host, guest = (all_of.enter_context(in_chromium(browser, address)) for _ in range(2))
            measure(host, guest, "Chromium and Chromium")
            if Firefox.found():
                other = all_of.enter_context(in_chromium(browser, address))
                measure(other, all_of.enter_context(in_firefox(play, address)), "Chromium and Firefox")


if __name__ == "__main__":
    main()
