"""Pools of many dice against one: their rows, what is crossed out, and what has changed."""

import pytest
from gallery.gallery_page import Gallery
from gallery.looks import resize
from playwright.sync_api import expect

WRAP = """list => [...list.children].map(die => die.getBoundingClientRect().top)
    .map((top, _, all) => Math.round(top - all[0]))"""


def test_in_large_figures_the_cross_covers_its_die_alone(gallery: Gallery) -> None:
    gallery.show("many against one: tiefen.after.morale.input ruling")
    gallery.page.locator("[data-action='big']").first.tap()
    crossed = gallery.page.locator("dialog .die.destroyed")
    expect(crossed.first).to_be_visible()
    for die in crossed.all():
        box, face = die.bounding_box(), die.locator(".die-face").bounding_box()
        assert box
        assert face
        assert abs(box["height"] - face["height"]) < 8


@pytest.mark.parametrize("width", [320, 360, 740])
def test_dice_keep_their_rows_when_they_can_be_tapped(gallery: Gallery, width: int) -> None:
    resize(gallery.page, (width, 740))
    dice = gallery.page.locator(".side[data-at='a'] .dice")
    gallery.show("many against one: tiefen.roll.choice choice")
    gallery.until(".side[data-at='a'] .dice button")
    tappable = dice.evaluate(WRAP)
    gallery.show("many against one: tiefen.after.morale.input ruling")
    gallery.until(".side[data-at='a'] .dice:not(:has(button))")
    assert dice.evaluate(WRAP) == tappable


def test_what_has_changed_on_a_card_is_marked_from_edge_to_edge(gallery: Gallery) -> None:
    gallery.show("many against one: tiefen.roll.all roll")
    gallery.until(".side .pool summary")
    for side in gallery.page.locator(".side").all():
        rows = [side.locator(".values li").first, side.locator(".pool summary")]
        boxes = [row.bounding_box() for row in rows]
        assert len({(box["x"], box["width"]) for box in boxes if box}) == 1
