"""Battles on the smallest phone too: nothing is cut where letters and lines are set wide or twice as large."""

import pytest
from gallery.gallery_page import Gallery
from gallery.looks import SMALLEST, USUAL, resize, set_large, set_wide

MOMENTS = (
    "led raid: war.action.one choice",
    "led raid: war.attack.shoot roll",
    "led raid: any choice when may invoke",
    "nowhere to go: tiefen.flow.steps choice",
    "many against one: tiefen.roll.all roll",
    "nowhere to go: tiefen.after.area ruling",
)


@pytest.mark.parametrize("moment", MOMENTS)
def test_nothing_is_cut_on_any_phone(gallery: Gallery, moment: str) -> None:
    gallery.show(moment)
    for size in (USUAL, SMALLEST):
        where = resize(gallery.page, size)
        assert set_wide(gallery) == [], where
        assert set_large(gallery) == [], where
