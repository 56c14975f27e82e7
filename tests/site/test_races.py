"""Two tabs on the same battle, again and again at the same moment: one record stands, and nothing seen is lost."""

from random import Random
from typing import Any

from playwright.sync_api import Page
from support.engine_gate import HOLD
from support.page_player import Player
from support.shared_phone import move_clock

from gonfalon.door.door import Door

pytest_plugins = ["support.started_page"]

CONTINUE = "[data-action='continue']"
RACES = 200
TOO_SOON = 520
"""Milliseconds after which a tap counts again."""

ACT = """deed => {
    const ways = {
        answer: "[data-ask]:not(:has(fieldset[aria-disabled=true])) :is([data-roll='app'], [data-action='confirm'], " +
            "[data-option]:not([aria-disabled=true])):enabled",
        undo: "[data-action='undo']:enabled",
        redo: "[data-action='redo']:enabled",
        take: "[data-action='continue']",
    };
    const control = document.querySelector(ways[deed]);
    control?.click();
    if (!control || deed !== "take") return control !== null;
    return new Promise((done) => {
        const look = () => document.contains(control) || done(true);
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
        look();
    });
}"""
"""Gives whether there was anything to tap. A battle that is taken over is on its way then."""

QUIET = """(() => {
    const busy = document.querySelector('.battle')?.dataset.busy !== 'false';
    return !busy && document.documentElement.dataset.engine === 'ready';
})()"""
SEEN = """() => {
    const ask = document.querySelector("[data-ask]");
    return {
        elsewhere: document.querySelector("[data-action='continue']") !== null,
        lines: document.querySelectorAll("[role=log] :is(p, h3)").length,
        ask: ask?.dataset.ask ?? "",
    };
}"""


def opened(player: Player) -> Player:
    """One more tab on the battle, whose engine can be held back; a tap counts as soon as the test says so."""
    page = player.page.context.new_page()
    move_clock(page, __name__)
    page.add_init_script(HOLD)
    tab = Player(page, player.site)
    page.goto(tab.site)
    page.evaluate("letGo()")
    page.locator(CONTINUE).first.tap()
    tab.when(QUIET)
    return tab


def act(page: Page, deed: str) -> bool:
    done: bool = page.evaluate(ACT, deed)
    return done


def quiet(tab: Player) -> None:
    """Everything that was asked of this tab is done, and the next tap counts."""
    tab.when(QUIET)
    tab.page.clock.fast_forward(TOO_SOON)


def related(before: list[Any], after: list[Any]) -> bool:
    """True if one log goes on from the other, by what two tabs can do in a race."""
    return before == after[: len(before)] and len(after) - len(before) <= 2


def test_two_hundred_races_leave_one_log_and_what_was_seen_in_it(player: Player) -> None:
    """Of two tabs that act at the same moment both could go on, each with a log of its own, or a person could
    see an answer that is not kept.
    """
    player.arrive("tiefen.circ.terrain")
    [id] = player.kept()
    player.home()
    rng = Random(9)
    tabs = [opened(player), opened(player)]
    acted = {"answer": 0, "undo": 0, "redo": 0, "take": 0}
    before = player.kept()[id]
    for nth in range(RACES):
        first, second = rng.sample(tabs, 2)
        deeds = [rng.choice(("answer", "answer", "undo", "redo", "take")) for _ in range(2)]
        late = rng.random() < 0.5
        if late:
            first.page.evaluate("holdBack()")
        for tab, deed in zip((first, second), deeds, strict=True):
            acted[deed] += act(tab.page, deed)
        if late:
            if deeds[1] != "take":
                quiet(second)
            first.page.evaluate("letGo()")
        quiet(first)
        quiet(second)

        kept = player.kept()
        assert list(kept) == [id], (nth, deeds)
        after = kept[id]
        assert after["length"] >= before["length"], (nth, deeds)
        assert related(before["save"]["entries"], after["save"]["entries"]), (nth, deeds, late)
        seen = [tab.page.evaluate(SEEN) for tab in (first, second)]
        playing = [one for one in seen if not one["elsewhere"]]
        assert len(playing) <= 1, (nth, deeds, late)
        for one in playing:
            view = after["view"]
            assert (one["lines"], one["ask"]) == (len(view["chronicle"]), (view["ask"] or {"rule": ""})["rule"]), (
                nth,
                deeds,
            )
        before = after
    assert min(acted.values()) > RACES / 40, acted
    reply = Door().reply({"do": "open", "file": before["save"]})
    assert reply["view"]["notes"] == []
    assert reply["view"]["turn"] == before["turn"]
    for tab in tabs:
        tab.page.close()
