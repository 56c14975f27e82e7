"""The focus: after every kind of question at the next one, and never nowhere."""

from dataclasses import replace

import pytest
from playwright.sync_api import Locator, expect
from support.named_moments import asks
from support.page_player import Player
from support.question_shapes import kinds
from support.war_on_page import NOTED, RAID, Captain

pytest_plugins = ["support.started_page"]

BATTLES = {
    "war": ("states 0", frozenset({"roll", "choice", "ruling"}), *RAID),
    "tiefen": (
        "reach 0",
        frozenset(
            {"number", "text", "choice", "choice, several", "choice, secret", "ruling", "ruling, several", "roll"}
        ),
    ),
}
"""The kinds of questions that a battle by chance comes to."""


@pytest.fixture
def captain(player: Player) -> Captain:
    return Captain(player.page, player.site, "focus")


@pytest.mark.parametrize("system", BATTLES)
def test_after_every_kind_of_question_comes_the_next_one(player: Player, system: str) -> None:
    seed, wanted, *opening = BATTLES[system]
    question = player.page.locator("#ask-words")
    for shape, link in kinds(system, seed, wanted, *opening).items():
        player.follow(link)
        player.until(NOTED)
        expect(question, shape).to_be_focused()
        player.page.locator(NOTED).first.tap()
        seen = player.question()
        staying = tuple(option for option in seen.options if option.role != "out")  # what gives up is held, not tapped
        player.answer(replace(seen, options=staying))
        expect(question, f"{shape}, answered").to_be_focused()
        if player.page.locator("[data-action='undo']:enabled").count():
            player.tool("undo")
            expect(question, f"{shape}, taken back").to_be_focused()


def pressed(control: Locator) -> None:
    control.focus()
    control.page.keyboard.press("Enter")


def test_the_keyboard_never_falls_off_the_page(captain: Captain) -> None:
    page = captain.page
    here = page.locator(":focus")
    question = page.locator("#ask-words")
    captain.follow(kinds("war", "states 0", frozenset({"roll"}), *RAID)["roll"])
    captain.until(NOTED)
    pressed(page.locator(NOTED).first)
    expect(question).to_be_focused()
    captain.open_at(asks("war.action.one"), *RAID)
    for action in ("share", "more"):
        for shut in (captain.close, lambda: pressed(page.locator("dialog [data-action='close']"))):
            pressed(page.locator(f"[data-action='{action}']:enabled"))
            expect(here).to_have_id("sheet-title")
            shut()
            expect(here).to_have_attribute("data-action", action)
    from_more(captain, "board")
    pressed(page.locator("[data-action='board-picture']"))
    expect(page.locator(".board-scroll :focus")).to_have_count(1)
    zone = page.locator(".zone[data-asked='true'] > .zone-button[aria-haspopup='dialog']").first
    pressed(zone)
    captain.close()
    expect(zone).to_be_focused()
    pressed(zone)
    pressed(page.locator("dialog [data-option]:not([aria-disabled='true'])").first)
    captain.settle()
    expect(question).to_be_focused()
    captain.arrive("tiefen.tactic.secret")
    for step in ("take-over", "cover", "take-over"):
        pressed(page.locator(f"[data-action='{step}']").first)
        expect(question).to_be_focused()
        captain.settle()
    pressed(page.locator("[data-action='cover']"))
    captain.settle()
    pressed(page.locator("[data-action='home']"))
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    battle = page.locator("[data-battle]").first
    captain.page.locator("[data-action='delete']").first.focus()
    with captain.unhurried():
        for _ in range(2):
            page.keyboard.press("Enter")
        expect(page.get_by_role("heading", name=captain.words.say("page-battles"))).to_be_focused()
        pressed(page.locator("[data-action='undo-delete']"))
    expect(battle).to_be_focused()


SLOW_BACK = """() => {
    globalThis.quickBack = History.prototype.back;
    History.prototype.back = function () { setTimeout(() => quickBack.call(this), 500); };
}"""
"""On a busy machine a step back in the history takes long."""
QUICK_BACK = "() => { History.prototype.back = quickBack; }"

STEPPED = "() => { window.stepped = new Promise(done => addEventListener('popstate', () => setTimeout(done), { once: true })); }"


def test_a_sheet_that_is_opened_right_after_another_was_shut_stays(captain: Captain) -> None:
    """The way back out of the first one's step in the history is still to come when the second is asked for."""
    page = captain.page
    captain.open_at(asks("war.action.one"), *RAID)
    pressed(page.locator("[data-action='share']:enabled"))
    expect(page.locator(":focus")).to_have_id("sheet-title")
    page.evaluate(SLOW_BACK)
    page.evaluate(STEPPED)
    pressed(page.locator("dialog [data-action='close']"))
    pressed(page.locator("[data-action='more']:enabled"))
    page.evaluate("() => window.stepped")
    expect(page.locator(".menu").first).to_be_visible()
    expect(page.locator(":focus")).to_have_id("sheet-title")
    page.evaluate(QUICK_BACK)
    page.go_back()
    expect(page.locator("dialog[open]")).to_have_count(0)
    captain.settle()
    assert captain.question().rule == "war.action.one"


def from_more(player: Player, action: str) -> None:
    pressed(player.page.locator("[data-action='more']:enabled"))
    pressed(player.page.locator(f".menu [data-action='{action}']"))
