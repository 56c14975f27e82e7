"""The ways to a rule: the title of a question, and an option on which a finger rests; neither answers anything."""

import re
from collections.abc import Iterator
from functools import partial

import pytest
from playwright.sync_api import CDPSession, Locator, expect
from support.named_moments import asks
from support.page_player import ASK, Player, View
from support.waiting import awaited
from support.war_on_page import RAID, Captain

pytest_plugins = ["support.started_page"]

RULE_TEXT = "dialog[open] .rule-text"
FURTHER = 40
"""Pixels: more than a finger slips that rests."""

COUNT_RESTS = """() => {
    const { setTimeout: set, clearTimeout: clear } = globalThis;
    globalThis.rests = new Set();
    globalThis.setTimeout = (then, after, ...more) => {
        const timer = set(then, after, ...more);
        if (after === 500) rests.add(timer);
        return timer;
    };
    globalThis.clearTimeout = timer => { rests.delete(timer); clear(timer); };
    globalThis.restoreTimers = () => Object.assign(globalThis, { setTimeout: set, clearTimeout: clear });
}"""
"""Which presses are still waited for."""


@pytest.fixture
def captain(player: Player) -> Captain:
    return Captain(player.page, player.site, "rules")


@pytest.fixture
def finger(captain: Captain) -> Iterator[CDPSession]:
    touch = captain.page.context.new_cdp_session(captain.page)
    yield touch
    touch.detach()


def another_rule(captain: Captain) -> tuple[View, Locator]:
    """The menu of a turn; an option in sight whose rule is not that of the question."""
    view = captain.open_at(asks("war.action.one"), *RAID)
    option = next(one for one in view["ask"]["options"] if one["rule"] not in (None, view["ask"]["rule"]))
    captain.unfold(option["key"])
    button = captain.page.locator(f"{ASK} [data-option='{option['key']}']")
    button.scroll_into_view_if_needed()
    return view, button


def rule_in_sheet(captain: Captain) -> None:
    """A rule stands in a sheet; it is put away, and nothing was answered."""
    captain.until(RULE_TEXT)
    captain.close()


def turn_after(captain: Captain, view: View) -> int:
    """The turn of the battle once it has gone on from there and takes an answer again."""
    kept = awaited(partial(captain.kept_after, view["turn"]))
    captain.settle()
    turn: int = kept["turn"]
    return turn


def touch(finger: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})


def middle(button: Locator) -> tuple[float, float]:
    found = button.bounding_box()
    assert found
    return found["x"] + found["width"] / 2, found["y"] + found["height"] / 2


def test_the_title_of_a_question_leads_to_its_rule(captain: Captain) -> None:
    view = captain.open_at(asks("war.action.one"), *RAID)
    title = captain.page.locator(f"{ASK} #ask-words a")
    expect(title).to_have_attribute("href", f"rules/war/turns/de.html#{view['ask']['rule']}")
    title.tap()
    rule_in_sheet(captain)
    assert captain.view()["turn"] == view["turn"]


def test_a_finger_that_rests_on_an_option_opens_its_rule_and_answers_nothing(
    captain: Captain, finger: CDPSession
) -> None:
    view, button = another_rule(captain)
    touch(finger, "touchStart", middle(button))
    captain.until(RULE_TEXT)
    touch(finger, "touchEnd")
    rule_in_sheet(captain)
    assert captain.view()["turn"] == view["turn"]
    button.tap()
    assert turn_after(captain, view) == view["turn"] + 1, "the next tap answers"


def test_a_mouse_opens_it_by_a_long_press_or_a_right_click(captain: Captain) -> None:
    view, button = another_rule(captain)
    button.hover()
    captain.page.mouse.down()
    captain.until(RULE_TEXT)
    captain.page.mouse.up()
    rule_in_sheet(captain)
    button.click(button="right")
    rule_in_sheet(captain)
    assert captain.view()["turn"] == view["turn"]
    button.click()
    assert turn_after(captain, view) == view["turn"] + 1


def test_a_finger_that_slips_off_opens_nothing(captain: Captain, finger: CDPSession) -> None:
    _, button = another_rule(captain)
    x, y = middle(button)
    captain.page.evaluate(COUNT_RESTS)
    touch(finger, "touchStart", (x, y))
    captain.when("rests.size === 1")
    touch(finger, "touchMove", (x, y - FURTHER))
    captain.when("rests.size === 0")
    touch(finger, "touchEnd")
    captain.page.evaluate("() => restoreTimers()")
    expect(captain.page.get_by_role("dialog")).to_have_count(0)


def test_by_keyboard_the_sign_of_an_option_follows_it_and_is_seen(captain: Captain) -> None:
    view, button = another_rule(captain)
    sign = button.locator("xpath=..").locator(".rule-sign")
    expect(sign).to_have_css("clip-path", "inset(50%)")
    button.focus()
    captain.page.keyboard.press("Tab")
    expect(sign).to_be_focused()
    expect(sign).to_have_css("clip-path", "none")
    captain.page.keyboard.press("Enter")
    rule_in_sheet(captain)
    assert captain.view()["turn"] == view["turn"]


def test_what_is_held_to_confirm_keeps_its_long_press(captain: Captain) -> None:
    view = captain.open_at(asks("war.turn.choose"), *RAID)
    captain.page.locator("[data-action='offers']").tap()
    giving_up = captain.page.locator("[data-offer='concede.p1']")
    expect(captain.page.locator(".option", has=giving_up).locator(".rule-sign")).to_have_css("clip-path", "none")
    captain.hold(giving_up)
    expect(captain.page.get_by_role("dialog")).to_have_count(0)
    assert turn_after(captain, view) == view["turn"] + 1


def test_help_says_how_a_rule_is_reached(captain: Captain) -> None:
    captain.open_at(asks("war.action.one"), *RAID)
    captain.tool("help")
    expect(captain.page.locator("[data-help='now']")).to_contain_text(captain.words.say("page-help-rule"))
    captain.close()


def test_a_rule_that_leads_to_another_is_gone_back_to(captain: Captain) -> None:
    """war.setup.order"""
    captain.page.locator("[data-system='war']").tap()
    captain.settle()
    captain.take("quick")
    captain.until("[data-kind='form'] .controls:enabled")
    page = captain.page
    title, back = page.locator("#sheet-title"), page.locator("[data-action='sheet-back']")
    page.locator("#ask-words a").tap()
    captain.until(RULE_TEXT)
    first = title.inner_text()
    expect(back).to_have_count(0)
    page.locator(f"{RULE_TEXT} a[href*='#war.']:not(.address)").first.tap()
    expect(title).not_to_have_text(first)
    back.tap()
    expect(title).to_have_text(first)
    expect(title).to_be_focused()
    expect(back).to_have_count(0)
    captain.close()


def test_the_chapter_is_one_swipe_away_and_the_battle_one_step_back(captain: Captain, finger: CDPSession) -> None:
    view = captain.open_at(asks("war.action.one"), *RAID)
    page = captain.page
    page.locator(f"{ASK} #ask-words a").tap()
    captain.until(RULE_TEXT)
    title = page.locator("#sheet-title")
    first = title.inner_text()
    page.locator("[data-step='after']").tap()
    expect(title).not_to_have_text(first)
    box = page.locator(RULE_TEXT).bounding_box()
    assert box
    row = box["y"] + 20
    touch(finger, "touchStart", (box["x"] + 20, row))
    touch(finger, "touchMove", (box["x"] + 90, row))
    touch(finger, "touchMove", (box["x"] + 200, row))
    touch(finger, "touchEnd")
    expect(title).to_have_text(first)
    captain.close()
    assert captain.question().rule == view["ask"]["rule"]
    assert captain.view()["turn"] == view["turn"]


def test_a_rule_in_the_sheet_has_its_figure_and_leads_on_from_its_terms(captain: Captain) -> None:
    """war.turn.choose"""
    captain.open_at(asks("war.turn.choose"), *RAID)
    page = captain.page
    page.locator(f"{ASK} #ask-words a").tap()
    captain.until(RULE_TEXT)
    figure = page.locator(f"{RULE_TEXT} figure")
    expect(figure.get_by_role("img")).to_have_attribute("aria-label", re.compile("A2"))
    expect(figure.locator("figcaption")).to_be_visible()
    assert figure.locator("svg").evaluate("one => one.getBoundingClientRect().height") > 80
    expect(page.locator(f"{RULE_TEXT} svg:not(.fig-art)")).to_have_count(0)
    title = page.locator("#sheet-title")
    first = title.inner_text()
    page.locator(f"{RULE_TEXT} a.term").first.tap()
    expect(title).not_to_have_text(first)
    page.locator("[data-action='sheet-back']").tap()
    expect(title).to_have_text(first)
    captain.close()
