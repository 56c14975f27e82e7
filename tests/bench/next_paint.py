"""Interaction to next paint: from the tap that answers a question until the next one is painted, in battles led by taps; beside
it the time in which the same browser lays out and paints the same markup from nothing, in an empty page without script.
"""

from collections.abc import Iterator
from itertools import islice
from typing import Any, NamedTuple

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
MARKUP = "() => document.documentElement.outerHTML"
NO_POLICY = "systems.json"
"""A file beside the page that the browser shows as a page without a policy, so that markup may have styles of its own."""
PREPARE = """async markup => {
    const { head } = new DOMParser().parseFromString(markup, "text/html");
    const sheets = [...head.querySelectorAll("link[rel=stylesheet], style")].map(one => document.adoptNode(one));
    const loaded = sheets.filter(one => one.matches("link")).map(one => new Promise((done, failed) => {
        [one.onload, one.onerror] = [done, () => failed(new Error(one.href))];
    }));
    document.head.replaceChildren(...sheets);
    await Promise.all(loaded);
}"""
"""Gives an empty page the style sheets of markup."""
FROM_NOTHING = """async markup => {
    const root = document.documentElement;
    const { body, documentElement } = new DOMParser().parseFromString(markup, "text/html");
    for (const one of body.querySelectorAll("script")) one.remove();
    document.body.replaceChildren();
    for (const { name } of [...root.attributes]) root.removeAttribute(name);
    for (const { name, value } of documentElement.attributes) root.setAttribute(name, value);
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    const channel = new MessageChannel();
    const painted = new Promise(done => { channel.port1.onmessage = () => done(performance.now()); });
    const begun = performance.now();
    document.body.replaceWith(document.adoptNode(body));
    requestAnimationFrame(() => channel.port2.postMessage(null));
    return await painted - begun;
}"""
"""The milliseconds from the moment at which markup is in the page to the end of the frame in which it is drawn."""

READY = {
    "war": (Captain, "ready.raid"),
    "sotc": (Captain, "ready.chase"),
    "samyra": (Referee, "ready.wolves"),
}
"""The player who leads a ready battle of these systems by taps, and the battle."""


class Painted(NamedTuple):
    """Milliseconds of the answers of a battle, and of the same markup from nothing."""

    answers: list[float]
    from_nothing: list[float]


def times(page: Any, address: str, system: str, wanted: int) -> Painted:
    """Measure so many answers, from the first question of a battle on."""
    player = Player(page, address, "next paint")
    player.visit()
    answers = led(player, system)
    next(answers)
    page.evaluate(WATCH)
    markups = [page.evaluate(MARKUP) for _ in islice(answers, wanted)]
    told: list[float] = page.evaluate(PAINTS)
    return Painted(told, from_nothing(page, f"{address}{NO_POLICY}", markups))


def from_nothing(page: Any, address: str, markups: list[str]) -> list[float]:
    """Measure each markup in an empty page of the same browser; the first, which brings the fonts, is measured twice."""
    empty = page.context.new_page()
    empty.goto(address)
    empty.evaluate(PREPARE, markups[0])
    times: list[float] = [empty.evaluate(FROM_NOTHING, markup) for markup in [markups[0], *markups]]
    empty.close()
    return times[1:]


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
