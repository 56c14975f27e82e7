"""The order of a round on the page: a rail that stays in sight, and tells what the engine says of it."""

from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import expect
from support.named_moments import StoryMoment, asks, first
from support.page_player import Player
from support.screen_checks import complaints, faults
from support.war_on_page import Captain, before_it

from press.paths import ROOT

pytest_plugins = ["support.started_page"]

SIZES = ((360, 740), (740, 360), (320, 568), (820, 1180), (1400, 900))
RAIL = ".order .turns"
FIVE_SIDES = ROOT / "tests/stories/sotc/five_sides.story"
IN_SIGHT = """acting => {
    const rail = acting.parentElement.getBoundingClientRect();
    const { left, right, top, bottom } = acting.getBoundingClientRect();
    const isWhole = right <= rail.right + 1 || left <= rail.left + 10;
    return left >= rail.left - 1 && isWhole && top >= 0 && bottom <= innerHeight;
}"""


@pytest.fixture
def captain(player: Player) -> Captain:
    return Captain(player.page, player.site, "order")


def drawn(captain: Captain) -> list[dict[str, Any]]:
    """The rail as it is drawn."""
    found: list[dict[str, Any]] = captain.page.locator(f"{RAIL} [data-turn]").evaluate_all(
        "all => all.map(({ dataset }) => ({ who: dataset.turn, state: dataset.state }))"
    )
    return found


@pytest.mark.parametrize("opening", ["ready.castle", "ready.raid"])
def test_the_rail_says_who_acts_and_who_is_next(captain: Captain, opening: str) -> None:
    view = captain.open_at(asks("war.action.one"), opening)
    order = view["table"]["order"]
    assert drawn(captain) == [{"who": turn["who"], "state": turn["state"]} for turn in order]
    names = [captain.words.name(turn["who"], view["names"]) for turn in order]
    expect(captain.page.locator(f"{RAIL} .turn-name")).to_have_text(names)
    left = sum(turn["left"] for turn in order)
    expect(captain.page.locator(".order [data-left]")).to_have_text(captain.words.say("page-order-left", count=left))
    captain.choose(view, next(one for one in view["ask"]["options"] if one["key"] == "end"))
    captain.settle()
    [acting] = [turn["who"] for turn in captain.view()["table"]["order"] if turn["state"] == "now"]
    assert acting in [turn["who"] for turn in order if turn["state"] == "next"]
    expect(captain.page.locator(f"{RAIL} [aria-current]")).to_have_attribute("data-turn", acting)


def test_on_a_phone_whoever_acts_stands_before_who_is_next_and_both_before_the_others(captain: Captain) -> None:
    captain.open_at(asks("war.action.one"), "ready.lastday")
    placed = captain.page.locator(f"{RAIL} [data-turn]").evaluate_all(
        """all => all.toSorted((one, two) => one.getBoundingClientRect().left - two.getBoundingClientRect().left)
            .map(({ dataset }) => dataset.state)"""
    )
    assert placed[:2] == ["now", "next"]
    assert set(placed[2:]).isdisjoint({"now", "next"})


def test_the_rail_stays_in_sight_at_every_size(captain: Captain) -> None:
    captain.open_at(asks("war.action.one"), "ready.castle")
    for width, height in SIZES:
        captain.page.set_viewport_size({"width": width, "height": height})
        captain.settle()
        assert captain.page.locator(f"{RAIL} [aria-current]").evaluate(IN_SIGHT), (width, height)
        captain.page.locator("main.field").evaluate("field => field.scrollTo(0, 9999)")
        assert captain.page.locator(f"{RAIL} [aria-current]").evaluate(IN_SIGHT), (width, height)
        assert faults(captain.page) == {}, (width, height)
    assert complaints(captain.page) == []
    captain.page.set_viewport_size({"width": 360, "height": 740})


def test_the_rail_leads_to_the_course_of_the_battle(captain: Captain) -> None:
    captain.open_at(asks("war.turn.choose"), "ready.raid")
    captain.page.locator(".order [data-action='course']").tap()
    expect(captain.page.locator("dialog[open] .course")).to_be_visible()
    captain.close()


def test_a_new_round_is_told_in_the_lane_of_the_results(captain: Captain) -> None:
    view = captain.open(before_it("war.turn.end", "war.turn.everyone_once"))
    while round_of(view) == 1:
        captain.lead(view)
        view = captain.view()
    told, lane = captain.words.label(step_of(view)["label"], view["names"]), captain.page.locator(".lane")
    expect(lane).to_contain_text(told)
    captain.lead(view)
    expect(lane).not_to_contain_text(told)


def test_the_round_stands_in_the_rail_of_a_low_screen(captain: Captain) -> None:
    view = captain.open_at(asks("war.action.one"), "ready.raid")
    said = captain.words.label(step_of(view)["label"], view["names"])
    for (width, height), where in zip(SIZES[:2], ("order-round", "order-now"), strict=True):
        captain.page.set_viewport_size({"width": width, "height": height})
        shown = captain.page.locator(f".order .{where}")
        expect(shown).to_contain_text(said)
        expect(shown).to_be_in_viewport(ratio=1)
        assert faults(captain.page) == {}
    captain.page.set_viewport_size({"width": 360, "height": 740})


def step_of(view: dict[str, Any]) -> dict[str, Any]:
    return next(step for step in view["table"]["steps"] if step["state"] == "now")


def round_of(view: dict[str, Any]) -> int:
    return int(step_of(view)["label"]["with"]["round"])


def in_the_midst_of_a_round(moment: StoryMoment) -> bool:
    """True when as many have acted as are still to act, and somebody acts."""
    states = Counter(turn["state"] for turn in moment.view["table"]["order"])
    return states["done"] >= states["next"] + states["waiting"] > 0 and states["now"] == states["next"] == 1


def test_who_acts_and_who_is_next_stand_whole_on_a_phone_on_its_side(captain: Captain) -> None:
    captain.page.set_viewport_size({"width": 740, "height": 360})
    captain.open(first(FIVE_SIDES, "sotc.act.one", when=in_the_midst_of_a_round).link)
    rail = captain.page.locator(RAIL)
    names = rail.locator(":is([data-state=now], [data-state=next]) .turn-name")
    expect(names).to_have_count(2)
    whole = names.evaluate_all(
        """all => all.map(name => {
            const rail = name.closest(".turns").getBoundingClientRect();
            const box = name.getBoundingClientRect();
            const inside = box.right <= rail.right && box.top >= rail.top && box.bottom <= rail.bottom;
            return inside && name.scrollWidth <= name.clientWidth && name.scrollHeight <= name.clientHeight;
        })"""
    )
    assert whole == [True, True]
    assert faults(captain.page) == {}
    captain.page.set_viewport_size({"width": 360, "height": 740})
