"""The screen of a lesson: the card gives way to the field, marks are in sight, and no sheet takes the word away."""

import pytest
from gallery.gallery_page import Gallery
from gallery.looks import ON_ITS_SIDE, USUAL, resize
from playwright.sync_api import expect
from support.page_player import ASK

CARD = ".lesson"
MARK = "[data-lesson-mark]"
WORD = "#lesson-word"
OUTLINE = (
    "one => { const { outlineColor, outlineStyle } = getComputedStyle(one); return [outlineColor, outlineStyle]; }"
)
SEEN_WHOLE = """mark => {
    const list = mark.closest(".ask-scroll").getBoundingClientRect();
    const head = document.querySelector(".ask-head").getBoundingClientRect();
    const { top, bottom } = mark.getBoundingClientRect();
    return top >= head.bottom && bottom <= list.bottom && (head.top >= list.top - 1 || head.bottom <= list.top + 1);
}"""
"""The mark lies below the heading, which is not cut."""


def test_a_verb_in_hand_folds_the_word_and_leaves_the_mark_to_the_field(gallery: Gallery) -> None:
    """The field could be too low to find the target in; the verb in hand could be taken for what is still to be tapped."""
    gallery.show("lesson of war: war.action.one choice")
    page = gallery.page
    expect(page.locator(CARD)).to_have_attribute("data-folded", "false")
    verb = page.locator(f"{ASK} .verbs {MARK}")
    before = verb.bounding_box()
    field = page.locator("main.field").bounding_box()
    verb.tap()
    gallery.until(f"{CARD}[data-folded='true']")
    expect(page.locator(f"{ASK} {MARK}")).to_have_count(0)
    expect(page.locator(f"main.field {MARK}")).to_be_in_viewport(ratio=1)
    taken = page.locator(f"{ASK} .verbs [aria-expanded='true']").bounding_box()
    higher = page.locator("main.field").bounding_box()
    assert field and higher and before and taken
    assert higher["height"] > field["height"] + 50
    assert abs(taken["y"] - before["y"]) <= 1, "it moved under the finger"
    page.locator("[data-action='lesson-fold']").tap()
    expect(page.locator(WORD)).to_be_visible()


def test_a_mark_looks_like_nothing_else_by_day_and_by_night(gallery: Gallery) -> None:
    """In the dark theme a verb in hand and the piece whose turn it is have gold rims."""
    gallery.show("lesson of war: war.action.one choice")
    page = gallery.page
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        mark = page.locator(f"{ASK} {MARK}").evaluate(OUTLINE)
        active = page.locator(".token[data-state='active']").first.evaluate(OUTLINE)
        assert mark[1] == "double"
        assert mark[0] != active[0], scheme
    page.emulate_media(color_scheme="light")


@pytest.mark.parametrize("size", [USUAL, ON_ITS_SIDE])
def test_what_is_marked_far_down_comes_to_sight_below_an_uncut_heading(gallery: Gallery, size: tuple[int, int]) -> None:
    resize(gallery.page, size)
    gallery.show("lesson of tiefen: tiefen.after.retreat choice")
    gallery.when(f"({SEEN_WHOLE})(document.querySelector('.ask-scroll {MARK}'))")


def test_a_form_stands_below_its_question_and_not_below_the_chances(gallery: Gallery) -> None:
    gallery.show("lesson of tiefen: tiefen.deeds.resolve form")
    gallery.when(f"({SEEN_WHOLE})(document.querySelector('.ask-scroll [data-field]'))")


def test_the_sheet_of_a_thing_says_the_word_that_it_covers(gallery: Gallery) -> None:
    gallery.show("lesson of samyra: samyra.move.groupwise choice")
    page = gallery.page
    word = page.locator(WORD).inner_text()
    orc = page.locator(f"main.field {MARK}").get_attribute("data-at")
    assert orc
    cell = page.locator("[data-cell]").get_attribute("data-cell")
    assert gallery.touch(orc)  # comes nearer
    gallery.until(f"[data-cell]:not([data-cell='{cell}'])")
    assert gallery.touch(orc)
    expect(page.locator("dialog .lesson-aside")).to_have_text(word, use_inner_text=True)
    expect(page.locator(f"dialog {MARK}")).to_be_in_viewport(ratio=1)
    gallery.close()
