"""A question whose options lie on the table leaves it the room, and comes up with all of them."""

import pytest
from gallery.gallery_page import Gallery
from gallery.looks import resize
from playwright.sync_api import expect
from support.page_player import ASK
from support.screen_checks import complaints, faults
from support.scripts import script

ACTING, CHOOSING = "led raid: war.action.one choice", "led raid: war.turn.choose choice"
ATTACKING = "led raid: war.action.one choice when attacks at a tap"
IS_INSIDE = script("is_inside")


ABOVE = """title => {
    const room = title.closest(".ask-scroll").getBoundingClientRect();
    const words = title.getBoundingClientRect();
    const groups = document.querySelector(".verbs").getBoundingClientRect();
    const met = document.elementFromPoint(words.left + words.width / 3, words.top + words.height / 2);
    return words.top >= room.top - 1 && groups.top >= words.bottom - 1 && groups.top < innerHeight && title.contains(met);
}"""
"""A script that tells whether a question stands whole above its groups."""


@pytest.mark.parametrize("size", [(360, 740), (740, 360), (1400, 900)])
def test_the_question_stays_above_a_group_that_is_looked_through(gallery: Gallery, size: tuple[int, int]) -> None:
    resize(gallery.page, size)
    gallery.show(ACTING)
    gallery.bring_up()
    title = gallery.page.locator("#ask-words")
    for head in gallery.page.locator(f"{ASK} [data-action='group']").all():
        if head.get_attribute("aria-expanded") == "false":
            head.tap()
        expect(head).to_have_attribute("aria-expanded", "true")
        gallery.when(f"({ABOVE})(document.querySelector('#ask-words'))")
        gallery.page.locator(".ask-scroll").evaluate("list => list.scrollTo(0, list.scrollHeight)")
        assert title.evaluate(
            "title => title.getBoundingClientRect().top >= title.closest('form').getBoundingClientRect().top"
        )
    assert faults(gallery.page) == {}


def test_what_a_tap_attacks_is_in_sight_with_whoever_acts(gallery: Gallery) -> None:
    page = gallery.page
    gallery.show(ATTACKING)
    page.locator(".token .prospect b").first.wait_for()
    expect(page.locator(".ask")).to_have_attribute("data-lowered", "true")
    meant = ".board .token:is([data-direct='true'], [data-state='active'])"
    assert page.locator(meant).count() > 1
    gallery.when(f"""[...document.querySelectorAll("{meant}")].every(node => ({IS_INSIDE})(node, ".field"))""")
    assert (complaints(page), faults(page)) == ([], {})
    expect(page.locator(f"{ASK} [data-action='group']").first).to_be_visible()
    expect(page.locator(f"{ASK} [data-option='end']")).to_be_visible()


def test_a_question_beside_the_table_is_not_lowered(gallery: Gallery) -> None:
    page = gallery.page
    gallery.show(ATTACKING)
    lowered, heads = page.locator(".ask"), page.locator(f"{ASK} [data-action='group']")
    for width, height, state in ((740, 360, "false"), (360, 740, "true"), (1400, 900, "false"), (360, 740, "true")):
        resize(page, (width, height))
        expect(lowered).to_have_attribute("data-lowered", state)
        expect(heads.first).to_be_visible()


def test_a_lowered_question_comes_up_with_all_options(gallery: Gallery) -> None:
    page = gallery.page
    view = gallery.show(ATTACKING)
    gallery.bring_up()
    expect(page.locator(f"{ASK} [data-option]")).to_have_count(len(view["ask"]["options"]))
    for option in view["ask"]["options"]:
        gallery.unfold(option["key"])
        expect(page.locator(f"{ASK} [data-option='{option['key']}']")).to_be_visible()


def test_the_arrow_lowers_a_question_whose_options_lie_on_the_table(gallery: Gallery) -> None:
    page = gallery.page
    gallery.show(ATTACKING)
    panel, arrow = page.locator(".ask"), page.locator(f"{ASK} .fold")
    for state in ("false", "true"):
        arrow.tap()
        expect(panel).to_have_attribute("data-lowered", state)
        expect(panel).to_have_attribute("data-folded", "false")
        expect(arrow).to_have_attribute("aria-expanded", "true" if state == "false" else "false")
    expect(page.locator(f"{ASK} [data-option='end']")).to_be_visible()
    assert page.locator("#ask-words").evaluate(IS_INSIDE, ".ask-scroll")


LINES_OF = "node => Math.round(node.getBoundingClientRect().height / parseFloat(getComputedStyle(node).lineHeight))"


def test_while_taps_only_look_the_table_has_the_room(gallery: Gallery) -> None:
    page = gallery.page
    gallery.show(CHOOSING)
    panel = page.locator(".ask")
    gallery.bring_up()
    expect(panel).to_have_attribute("data-lowered", "false")
    gallery.tool("look")
    expect(panel).to_have_attribute("data-lowered", "true")
    for language in ("fr", "en", "de"):
        gallery.say(language)
        assert page.locator(".looking > span").evaluate(LINES_OF) <= 2, language
    page.locator("[data-action='look-end']").tap()
    expect(panel).to_have_attribute("data-lowered", "false")
