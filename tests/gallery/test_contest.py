"""An open roll: all of it is on the first screen of a phone, upright and on its side."""

import pytest
from gallery.gallery_page import Gallery
from playwright.sync_api import expect
from support.page_player import ASK
from support.screen_checks import faults
from support.scripts import script
from support.war_on_page import signed

OUT_OF_SIGHT = script("out_of_sight")
SIZES = ((360, 740), (740, 360))
BEFORE, AFTER = "led raid: any roll when contested", "led raid: any choice when both hands lie"
"""Dice are about to be thrown by both hands; both hands lie there, and somebody may change something."""
COURT_BEFORE, COURT_AFTER = "led court: any roll when contested", "led court: any choice when both hands lie"
LEVEL = "level raid: any choice when both sums are equal"
ALLY_DEFENDS = "three towns: any choice when about the others"
"""Two are asked; the hand whose chances come first in the view is of neither."""
BOTH_ASKED = "debate: any choice when both may change it"
"""Both sides may change a roll, one of them in more than three ways."""
THREE = 3
NAMED = 10
"""Pixels: words for the eye are wider."""
FEWEST = 2
"""So many of the options of a list that scrolls are in sight without scrolling."""

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


@pytest.mark.parametrize("moment", [BEFORE, AFTER, COURT_BEFORE, COURT_AFTER])
def test_all_of_an_open_roll_is_on_the_first_screen(gallery: Gallery, moment: str) -> None:
    page = gallery.page
    gallery.show(moment)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".contest")).to_be_visible()
        assert page.evaluate(OUT_OF_SIGHT) == [], (width, height)
        assert page.evaluate(WHOLE) >= FEWEST, (width, height)


def test_the_sums_of_both_hands_are_on_one_screen(gallery: Gallery) -> None:
    page = gallery.page
    gallery.show(BEFORE)
    gallery.go_by("at-table")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        boxes = [one.bounding_box() for one in page.locator(f"{ASK} [data-sum]").all()]
        assert boxes
        assert all(box and box["y"] >= 0 and box["y"] + box["height"] <= height for box in boxes), (width, height)


def test_a_hand_names_its_skill_once_and_nothing_is_cut_in_half_below_it(gallery: Gallery) -> None:
    page, words = gallery.page, gallery.words
    view = gallery.show(BEFORE)
    for hand, shown in zip(view["table"]["contest"]["hands"], page.locator(".contest .hand").all(), strict=True):
        skill = words.label(hand["parts"][0]["label"], view["names"])
        assert shown.inner_text().count(skill) == 1, skill
    for ways in ((), ("at-table", "by-face")):
        gallery.go_by(*ways)
        assert page.evaluate(CUT_BELOW) == [], ways


def test_the_greater_of_two_sums_stands_out(gallery: Gallery) -> None:
    """None does before the dice are thrown, nor of two that are equal."""
    gallery.show(BEFORE)
    greatest = gallery.page.locator(".contest .hand[data-greatest='true']")
    expect(greatest).to_have_count(0)
    hands = gallery.show(AFTER)["table"]["contest"]["hands"]
    totals = [hand["total"] for hand in hands]
    assert len(set(totals)) == len(hands)
    expect(greatest.locator(".hand-total b")).to_have_text([signed(max(totals))])
    gallery.show(LEVEL)
    expect(gallery.page.locator(".contest .hand-total")).to_have_count(len(hands))
    expect(greatest).to_have_count(0)


def test_the_chances_of_those_who_are_asked_come_first_and_every_case_names_its_own(gallery: Gallery) -> None:
    """war.core.invoke"""
    view = gallery.show(ALLY_DEFENDS)
    asked = view["ask"]["who"]
    pieces = {one["id"]: one for one in view["table"]["pieces"]}
    cases = sorted(view["odds"], key=lambda case: pieces[case["label"]["with"]["piece"]]["of"] not in asked)
    assert cases != view["odds"]
    shown = gallery.page.locator(".contest-odds:visible")
    for width, height in SIZES:
        gallery.page.set_viewport_size({"width": width, "height": height})
        expect(shown.locator("> p")).to_have_text([gallery.words.label(one["label"], view["names"]) for one in cases])
        widths = shown.locator(".bar-name:visible").evaluate_all("all => all.map(one => one.offsetWidth)")
        assert min(widths) > NAMED, (width, height)


def test_three_ways_to_change_a_roll_are_in_sight_on_a_phone_on_its_side(gallery: Gallery) -> None:
    gallery.page.set_viewport_size({"width": 740, "height": 360})
    gallery.show(BOTH_ASKED)
    expect(gallery.page.locator(f"{ASK} .variant").first).to_be_visible()
    assert gallery.page.evaluate(WHOLE_ROWS) >= THREE
    assert faults(gallery.page) == {}
