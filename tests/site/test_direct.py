"""A tap on the battlefield does at once what is meant there first; what else may be done there is a long press away."""

import pytest
from playwright.sync_api import expect
from support.named_moments import asks
from support.page_player import ASK, SPOT, Player, View
from support.waiting import awaited
from support.war_on_page import RAID, Captain, direct_on

pytest_plugins = ["support.started_page"]

PRESS = "() => { document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerId: 1 })); }"
LIFT = "() => { document.body.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerId: 1 })); }"
FORGOTTEN = "() => new Promise(done => setTimeout(done, 600))"
"""Longer than a click takes to follow."""
MOUSE_CLICK = (
    "thing => { thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 })); }"
)
CLICK = """thing => {
    thing.dispatchEvent(new PointerEvent("click", { bubbles: true, cancelable: true, detail: 1, pointerId: -1 }));
}"""
"""As a screen reader does: no pointer goes down for it."""


@pytest.fixture
def captain(player: Player) -> Captain:
    return Captain(player.page, player.site, "direct")


def direct(view: View, beginning: str) -> View:
    """An option that a tap on its thing takes, though others lie there."""
    return next(
        one
        for one in view["ask"]["options"]
        if one["key"].startswith(beginning) and direct_on(view, one["on"]) == one and len(lying(view, one["on"])) > 1
    )


def lying(view: View, thing: str) -> set[str]:
    return {one["key"] for one in view["ask"]["options"] if one["on"] == thing}


def test_an_attack_is_a_tap_on_the_target_and_undo_takes_it_back(captain: Captain) -> None:
    view = captain.open_at(asks("war.action.one"), *RAID)
    assert captain.touch(direct(view, "attack")["on"])
    captain.until(f"{ASK}[data-kind='roll']")
    captain.settle()
    captain.tool("undo")
    captain.until("[data-ask='war.action.one']")


def test_a_free_move_is_a_tap_on_the_zone(captain: Captain) -> None:
    view = captain.open_at(asks("war.action.one"), *RAID)
    zone = direct(view, "move")["on"]
    assert captain.touch(zone)
    captain.when("!document.querySelector('[data-busy=true]')")
    captain.settle()
    actor = next(one["id"] for one in view["table"]["pieces"] if one["state"] == "active")
    assert next(one["place"] for one in captain.view()["table"]["pieces"] if one["id"] == actor) == zone


def test_what_else_may_be_done_there_is_a_long_press_away(captain: Captain) -> None:
    view = captain.open_at(asks("war.action.one"), *RAID)
    thing = direct(view, "attack")["on"]
    captain.page.locator(f".token[data-at='{thing}']").click(button="right")
    for key in lying(view, thing):
        expect(captain.page.locator(f"dialog[open] [data-option='{key}']")).to_be_attached()
    captain.close()
    assert captain.view()["turn"] == view["turn"]


def test_a_tap_that_began_before_the_question_was_there_does_not_answer_it(captain: Captain) -> None:
    captain.page.set_viewport_size({"width": 1400, "height": 900})
    view = captain.open_at(asks("war.action.one"), *RAID)
    captain.take("end")
    followed = captain.view()
    unit = next(one["on"] for one in followed["ask"]["options"] if direct_on(followed, one["on"]) == one)
    captain.tool("undo")
    captain.until("[data-ask='war.action.one']")
    captain.settle()
    captain.page.mouse.move(*captain.page.locator(f".table [data-at='{unit}']").first.evaluate(SPOT))
    captain.page.mouse.down()
    captain.page.locator(f"{ASK} [data-option='end']").evaluate("option => option.click()")
    captain.until(f"[data-ask='{followed['ask']['rule']}']")
    captain.settle()
    captain.page.mouse.up()
    captain.page.evaluate("() => new Promise(seen => requestAnimationFrame(() => setTimeout(seen)))")
    expect(captain.page.locator(".battle")).to_have_attribute("data-busy", "false")
    assert captain.view()["turn"] == followed["turn"] == view["turn"] + 1
    if captain.page.get_by_role("dialog").count():
        captain.close()  # on a busy machine the press was long enough to look at what lies there
    awaited(lambda: captain.touch(unit))
    captain.until("[data-ask='war.action.one']")
    captain.settle()
    assert captain.view()["turn"] > followed["turn"]
    captain.page.set_viewport_size({"width": 360, "height": 740})


@pytest.mark.parametrize(
    ("pressed", "click"), [((PRESS,), CLICK), ((PRESS, LIFT, FORGOTTEN), MOUSE_CLICK)], ids=["assistive", "forgotten"]
)
def test_a_click_without_a_press_of_its_own_counts_whatever_was_pressed_before(
    captain: Captain, pressed: tuple[str, ...], click: str
) -> None:
    captain.page.set_viewport_size({"width": 1400, "height": 900})
    view = captain.open_at(asks("war.action.one"), *RAID)
    for step in pressed:
        captain.page.evaluate(step)
    captain.page.locator(f"{ASK} [data-option='end']").evaluate("option => option.click()")
    captain.until("[data-ask]:not([data-ask='war.action.one'])")
    captain.settle()
    followed = captain.view()
    unit = next(one["on"] for one in followed["ask"]["options"] if direct_on(followed, one["on"]) == one)
    captain.page.locator(f".table [data-at='{unit}']").first.evaluate(click)
    captain.until("[data-ask='war.action.one']")
    captain.settle()
    assert captain.view()["turn"] > followed["turn"] > view["turn"]
    captain.page.set_viewport_size({"width": 360, "height": 740})
