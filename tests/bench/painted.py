"""From the tap that answers a question to the frame that shows the next one: ready battles, led by taps."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

from support.combat_on_page import Referee
from support.page_player import Player
from support.war_on_page import Captain

WATCH = """() => {
    const question = () => document.querySelector("form[data-ask]");
    globalThis.painted = [];
    let latest = null;
    addEventListener("click", (tap) => {
        const asked = question();
        latest = tap;
        const look = () => {
            if (latest !== tap) return;
            if (question() === asked) requestAnimationFrame(look);
            else requestAnimationFrame(() => globalThis.painted.push(performance.now() - tap.timeStamp));
        };
        look();
    }, true);
}"""
PAINTED = "() => globalThis.painted"

READY = {
    "war": (Captain, "ready.raid"),
    "sotc": (Captain, "ready.chase"),
    "samyra": (Referee, "ready.wolves"),
}
"""Who leads a ready battle of these systems by taps, and which."""


def times(page: Any, address: str, system: str, wanted: int) -> list[float]:
    """Milliseconds of so many answers, from the system's opening question on."""
    player = Player(page, address, "painted")
    player.visit()
    page.evaluate(WATCH)
    for _ in islice(led(player, system), wanted):
        pass
    told: list[float] = page.evaluate(PAINTED)
    return told


def led(player: Player, system: str) -> Iterator[None]:
    """One answer after the other, to the end of the battle."""
    player.begin(system)
    if system in READY:
        leader, opening = READY[system]
        captain = leader(player.page, player.site, "painted")
        captain.take(opening)
        for _ in captain.led():
            yield
        return
    while question := player.look():
        player.answer(question)
        yield
