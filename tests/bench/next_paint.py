"""Interaction to next paint: from the tap that answers a question until the next one is painted, in battles led by taps."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

from support.combat_on_page import Referee
from support.page_player import Player
from support.war_on_page import Captain

WATCH = """() => {
    const question = () => document.querySelector("form[data-ask]");
    const channel = new MessageChannel();
    let tap = null;
    let asked = question();
    globalThis.paints = [];
    channel.port1.onmessage = ({ data }) => globalThis.paints.push(performance.now() - data);
    addEventListener("click", (event) => { tap = event.timeStamp; }, true);
    new MutationObserver(() => {
        const next = question();
        if (!next || next === asked) return;
        asked = next;
        const begun = tap;
        requestAnimationFrame(() => channel.port2.postMessage(begun));
    }).observe(document.body, { childList: true, subtree: true });
}"""
"""Notes the milliseconds from each tap to the end of the frame in which the next question is drawn."""
PAINTS = "() => globalThis.paints"

READY = {
    "war": (Captain, "ready.raid"),
    "sotc": (Captain, "ready.chase"),
    "samyra": (Referee, "ready.wolves"),
}
"""The player who leads a ready battle of these systems by taps, and the battle."""


def times(page: Any, address: str, system: str, wanted: int) -> list[float]:
    """Milliseconds of so many answers, from the first question of a battle on."""
    player = Player(page, address, "next paint")
    player.visit()
    answers = led(player, system)
    next(answers)
    page.evaluate(WATCH)
    for _ in islice(answers, wanted):
        pass
    told: list[float] = page.evaluate(PAINTS)
    return told


def led(player: Player, system: str) -> Iterator[None]:
    """Comes to each question of a battle, to its end; it is answered when the next is asked for."""
    player.begin(system)
    if system in READY:
        leader, opening = READY[system]
        captain = leader(player.page, player.site, "next paint")
        captain.take(opening)
        for _ in captain.led():
            yield
        return
    while question := player.look():
        yield
        player.answer(question)
