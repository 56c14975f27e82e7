"""An open roll: all of it is on the first screen of a phone, upright and on its side."""

import pytest
from playwright.sync_api import expect
from support.page_player import ASK, Player, View
from support.screen_checks import faults
from support.stories import record_in
from support.war_on_page import RAID, Captain, Moment, signed, war_at

from gonfalon import link
from press.paths import ROOT

pytest_plugins = ["support.started_page"]

SIZES = ((360, 740), (740, 360))
COURT = ("ready.court",)
THREE_TOWNS = ROOT / "tests/stories/war/three_towns.story"
ALLY_DEFENDS = 397
"""After so many entries two are asked; the hand whose chances come first in the view is of neither."""
DEBATE = ROOT / "tests/stories/sotc/debate.story"
BOTH_ASKED = 20
"""After so many entries both sides may change a roll, one of them in more than three ways."""
THREE = 3
NAMED = 10
"""Pixels: words for the eye are wider."""
FEWEST = 2
"""So many of the options of a list that scrolls are in sight without scrolling."""

OUT_OF_SIGHT = """() => {
    const controls = ".below :is(button, input, summary), .contest-outcome, .hand-total, .hand h4";
    const scrolled = document.querySelector(".ask-scroll");
    const inList = node => node.closest(".controls") !== null && scrolled.scrollHeight > scrolled.clientHeight + 1;
    return [...document.querySelectorAll(controls)]
        .filter(node => node.checkVisibility() && !inList(node))
        .filter(node => {
            const { top, bottom, left, right } = node.getBoundingClientRect();
            const spot = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            return top < 0 || bottom > innerHeight || !(spot && (node.contains(spot) || spot.contains(node)));
        })
        .map(node => node.outerHTML.slice(0, 120));
}"""
"""A script that lists the things outside the screen or beneath something. A list of options may scroll inside itself
where more than fit.
"""

WHOLE = """() => {
    const room = document.querySelector(".ask-scroll").getBoundingClientRect();
    return [...document.querySelectorAll(".controls button")].filter(node => {
        const { top, bottom } = node.getBoundingClientRect();
        return node.checkVisibility() && top >= room.top && bottom <= room.bottom;
    }).length;
}"""


WHOLE_ROWS = """() => {
    const edge = document.querySelector(".closing").getBoundingClientRect().top;
    const top = document.querySelector(".ask-scroll").getBoundingClientRect().top;
    return [...document.querySelectorAll(".controls .option")].filter(row => {
        const box = row.getBoundingClientRect();
        return row.checkVisibility() && box.top >= top && box.bottom <= edge;
    }).length;
}"""
"""A script that counts the options that stand whole above the end of the list."""
CUT_BELOW = """() => {
    const room = document.querySelector(".field").getBoundingClientRect();
    const parts = document.querySelectorAll(".contest ~ *, .contest > *");
    return [...parts].filter(node => {
        const { top, bottom } = node.getBoundingClientRect();
        return node.checkVisibility() && top < room.bottom - 1 && bottom > room.bottom + 1;
    }).map(node => node.outerHTML.slice(0, 120));
}"""
"""Parts of an open roll, and what follows it, that the edge of the table cuts."""


@pytest.fixture
def captain(player: Player) -> Captain:
    return Captain(player.page, player.site, "contest")


def before(view: View) -> bool:
    """Dice are about to be thrown by both hands."""
    contest, ask = view["table"]["contest"], view["ask"]
    return bool(contest and len(contest["hands"]) > 1 and ask and ask["kind"] == "roll")


def after(view: View) -> bool:
    """Both hands lie there, and somebody may change something."""
    contest, ask = view["table"]["contest"], view["ask"]
    return bool(contest and len(contest["hands"]) > 1 and contest["outcome"] and ask and ask["kind"] == "choice")


@pytest.mark.parametrize("moment", [before, after])
@pytest.mark.parametrize(("system", "opening"), [("war", RAID), ("sotc", COURT)])
def test_all_of_an_open_roll_is_on_the_first_screen(
    captain: Captain, system: str, opening: tuple[str, ...], moment: Moment
) -> None:
    page = captain.page
    captain.open(war_at(moment, *opening, system=system))
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".contest")).to_be_visible()
        assert page.evaluate(OUT_OF_SIGHT) == [], (width, height)
        assert page.evaluate(WHOLE) >= FEWEST, (width, height)


def test_the_sums_of_both_hands_are_on_one_screen(captain: Captain) -> None:
    page = captain.page
    captain.open(war_at(before, *RAID))
    captain.go_by("at-table")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        boxes = [one.bounding_box() for one in page.locator(f"{ASK} [data-sum]").all()]
        assert all(box and box["y"] >= 0 and box["y"] + box["height"] <= height for box in boxes), (width, height)
    page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    page.locator(f"{ASK} [data-roll='app']").tap()


def test_faces_are_typed_where_the_sums_stood_and_confirmed_in_sight(captain: Captain) -> None:
    page = captain.page
    captain.open(war_at(before, "ready.court", system="sotc"))
    captain.go_by("at-table")
    first = page.locator(f"{ASK} [data-sums='0'] [data-sum='2']")
    first.tap()
    expect(first).to_have_attribute("aria-pressed", "true")
    page.locator("[data-action='by-face']").tap()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(f"{ASK} .pad .face").first).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    confirm = page.locator(f"{ASK} [data-action='confirm']")
    while page.locator(f"{ASK} .pad .face:enabled").count() > 0:
        page.locator(f"{ASK} .pad .face").first.tap()
        expect(confirm).to_be_in_viewport(ratio=1)
    confirm.tap()
    captain.settle()
    assert [line for line in captain.view()["log"] if line.get("faces")][-1]["faces"] == [-1] * 8


def test_a_hand_names_its_skill_once_and_nothing_is_cut_in_half_below_it(captain: Captain) -> None:
    page, words = captain.page, captain.words
    view = captain.open(war_at(before, *RAID))
    for hand, shown in zip(view["table"]["contest"]["hands"], page.locator(".contest .hand").all(), strict=True):
        skill = words.label(hand["parts"][0]["label"], view["names"])
        assert shown.inner_text().count(skill) == 1, skill
    size = page.viewport_size
    page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    for ways in ((), ("at-table", "by-face")):
        captain.go_by(*ways)
        assert page.evaluate(CUT_BELOW) == [], ways
    assert size
    page.set_viewport_size(size)


def test_the_greater_of_two_sums_stands_out(captain: Captain) -> None:
    """None does before the dice are thrown."""
    captain.open(war_at(before, *RAID))
    greatest = captain.page.locator(".contest .hand[data-greatest='true']")
    expect(greatest).to_have_count(0)
    hands = captain.open(war_at(after, *RAID))["table"]["contest"]["hands"]
    totals = [hand["total"] for hand in hands]
    assert len(set(totals)) == len(hands)
    expect(greatest.locator(".hand-total b")).to_have_text([signed(max(totals))])


def test_the_chances_of_those_who_are_asked_come_first_and_every_case_names_its_own(captain: Captain) -> None:
    """war.core.invoke"""
    view = captain.open(link.write(record_in(THREE_TOWNS, ALLY_DEFENDS)))
    asked = view["ask"]["who"]
    pieces = {one["id"]: one for one in view["table"]["pieces"]}
    cases = sorted(view["odds"], key=lambda case: pieces[case["label"]["with"]["piece"]]["of"] not in asked)
    assert cases != view["odds"]
    shown = captain.page.locator(".contest-odds:visible")
    for width, height in SIZES:
        captain.page.set_viewport_size({"width": width, "height": height})
        expect(shown.locator("> p")).to_have_text([captain.words.label(one["label"], view["names"]) for one in cases])
        widths = shown.locator(".bar-name:visible").evaluate_all("all => all.map(one => one.offsetWidth)")
        assert min(widths) > NAMED, (width, height)
    captain.page.set_viewport_size({"width": 360, "height": 740})


def test_three_ways_to_change_a_roll_are_in_sight_on_a_phone_on_its_side(captain: Captain) -> None:
    captain.page.set_viewport_size({"width": 740, "height": 360})
    captain.open(link.write(record_in(DEBATE, BOTH_ASKED)))
    expect(captain.page.locator(f"{ASK} .variant").first).to_be_visible()
    assert captain.page.evaluate(WHOLE_ROWS) >= THREE
    assert faults(captain.page) == {}
    captain.page.set_viewport_size({"width": 360, "height": 740})
