"""Sheets of the menu of a battle, the field as a list, and the view for those who look on: nothing of it needs an answer."""

import pytest
from gallery.gallery_page import Gallery
from gallery.looks import SMALLEST, USUAL, on_the_screen, resize, said
from playwright.sync_api import expect

SIZES = (USUAL, SMALLEST, (740, 360))
SHEETS = ("help", "course", "rulings", "switches", "rename", "signs", "preferences", "chronicle", "print-sheet", "big")
MOMENTS = (
    "nowhere to go: tiefen.flow.steps choice",
    "last day: war.action.one choice when packed",
    "chase: sotc.cons.forced choice",
    "both on a map: samyra.move.bew path",
    "raid under cover: frontier.fight.falls ruling",
    "longest names: war.turn.choose choice when full of aspects",
)


def look(gallery: Gallery, what: str) -> list[str]:
    """The faults of the screen in each size."""
    gallery.page.evaluate("gallery.drawn()")
    return [
        fault for size in SIZES for fault in said(f"{what}, {resize(gallery.page, size)}", on_the_screen(gallery.page))
    ]


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_sheet_of_the_menu_fits(gallery: Gallery, moment: str) -> None:
    gallery.show(moment)
    gallery.tool("more")
    entries = gallery.page.locator(".menu [data-action]")
    offered = entries.evaluate_all("all => all.map(one => one.dataset.action)")
    found = look(gallery, "the menu")
    gallery.close()
    for action in SHEETS:
        if action in offered:
            gallery.tool("more")
            gallery.page.locator(f".menu [data-action='{action}']").tap()
            gallery.until("html:not(:has(dialog .menu [data-action='home']))")
            found += look(gallery, action)
            gallery.close()
    assert found == []


def test_a_sheet_in_place_of_another_has_the_focus_on_its_title(gallery: Gallery) -> None:
    """With its button gone, the focus would fall back to the page behind."""
    gallery.show(MOMENTS[0])
    gallery.tool("more")
    gallery.page.locator(".menu [data-action='help']").tap()
    gallery.until("html:not(:has(dialog .menu [data-action='home']))")
    expect(gallery.page.locator("#sheet-title")).to_be_focused()
    gallery.close()


@pytest.mark.parametrize("moment", MOMENTS)
def test_the_field_as_a_list_and_for_those_who_look_on_fits(gallery: Gallery, moment: str) -> None:
    gallery.show(moment)
    found = []
    for there, back in (("watch", "watch-end"), ("board", "board-picture")):
        gallery.tool("more")
        entry = gallery.page.locator(f".menu [data-action='{there}']")
        if entry.count() == 0:
            gallery.close()
            continue
        entry.tap()
        gallery.until(f"[data-action='{back}']")
        found += look(gallery, there)
        gallery.page.locator(f"[data-action='{back}']").tap()
    assert found == []
