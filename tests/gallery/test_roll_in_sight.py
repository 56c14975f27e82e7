"""A roll on a small phone: how it stands, what it may come to, what is typed, and what may be done, are in sight."""

import re

import pytest
from gallery.conditions import hands
from gallery.gallery_page import Gallery
from gallery.looks import resize
from playwright.sync_api import expect
from support.page_player import ASK
from support.screen_checks import complaints, faults
from support.scripts import script
from support.war_on_page import invocable, signed

INVOKING, INVOKING_SEVERAL = "led raid: any choice when may invoke", "led raid: any choice when may invoke several"
IS_INSIDE = script("is_inside")
SHARES = """node => [...node.querySelectorAll(".bars li")].map((line, order) => [
    line.dataset.part === "true",
    Number(node.querySelectorAll(".stack rect")[order].getAttribute("width")) > 0,
    getComputedStyle(line, "::before").visibility === "visible",
])"""
FADES = re.compile(re.escape("rgba(0, 0, 0, 0)"))
"""A mask with which the end of a list fades away."""
MORE = """list => new Promise(done => {
    const look = () => {
        const more = list.scrollHeight - list.scrollTop - list.clientHeight > 1;
        if (list.dataset.more === String(more)) done(more);
        else requestAnimationFrame(look);
    };
    look();
})"""
"""A script that tells whether more lies below, once the page says so too."""


def test_what_has_no_share_of_the_bar_has_no_colour_of_it(gallery: Gallery) -> None:
    gallery.show("led raid: anything when odds across")
    case = gallery.page.locator(".contest-odds:visible").first
    expect(case.locator(".bars li").first).to_be_visible()
    shares = case.evaluate(SHARES)
    assert {len(set(share)) for share in shares} == {1}
    assert {share[0] for share in shares} == {True, False}


def test_what_was_rolled_before_stays_beside_the_next_roll(gallery: Gallery) -> None:
    view = gallery.show("led raid: war.init.roll roll when one hand lies")
    first = hands(view)[0]
    assert first["total"] is not None
    shown = gallery.page.locator(".contest .hand").first
    expect(shown.locator(".hand-total b")).to_have_text(signed(first["total"]))


@pytest.mark.parametrize("size", [(740, 360), (320, 568), (360, 640)], ids=str)
def test_how_a_roll_stands_and_what_may_be_done_are_in_sight(gallery: Gallery, size: tuple[int, int]) -> None:
    resize(gallery.page, size)
    view = gallery.show(INVOKING_SEVERAL)
    assert len(invocable(view)) > 1
    outcome = gallery.page.locator(".contest-outcome:visible")
    expect(outcome).to_have_count(1)
    expect(outcome).to_contain_text(gallery.words.label(view["table"]["contest"]["outcome"], view["names"]))
    assert outcome.evaluate(IS_INSIDE, ".ask-scroll")
    assert gallery.page.locator(f"{ASK} [data-option]").first.evaluate(IS_INSIDE, ".ask-scroll")
    thrown = gallery.page.locator(".contest :is(.hand-dice, .hand-total)").all()
    assert [part.evaluate(IS_INSIDE, ".field") for part in thrown] == [True] * 4
    assert (complaints(gallery.page), faults(gallery.page)) == ([], {})


def test_dice_that_are_typed_are_all_in_sight_on_a_small_phone(gallery: Gallery) -> None:
    page = gallery.page
    resize(page, (320, 568))
    gallery.show("led raid: war.attack.shoot roll")
    gallery.go_by("at-table", "by-face")
    pad = page.locator(f"{ASK} .pad button")
    for place in (0, 1, 2, 0, 1, 2, 0, 1):
        expect(pad.nth(place)).to_be_in_viewport(ratio=0.99)
        pad.nth(place).tap()
    shown = page.locator(f"{ASK} :is([data-die], [data-action='confirm'], [data-action='take-back'])").all()
    assert len(shown) == 10
    for one in shown:
        expect(one).to_be_in_viewport(ratio=0.99)
    assert (complaints(page), faults(page)) == ([], {})


def test_a_list_says_whether_more_lies_below(gallery: Gallery) -> None:
    gallery.show(INVOKING)
    resize(gallery.page, (320, 568))
    parts = gallery.page.locator(".ask-scroll")
    assert parts.evaluate(MORE)
    expect(parts).to_have_css("mask-image", FADES)
    parts.evaluate("list => list.scrollTo(0, list.scrollHeight)")
    assert not parts.evaluate(MORE)
    expect(parts).not_to_have_css("mask-image", FADES)


def test_no_control_lies_half_under_what_ends_a_list(gallery: Gallery) -> None:
    gallery.show(INVOKING)
    resize(gallery.page, (320, 568))
    parts = gallery.page.locator(".ask-scroll")
    signs = parts.locator(".option .rule-sign")
    for share in (0.25, 0.5, 0.75):
        signs.last.evaluate(
            """(sign, share) => {
                const list = sign.closest(".ask-scroll");
                const { top, height } = sign.getBoundingClientRect();
                list.scrollTop += top + height * share - list.getBoundingClientRect().bottom;
            }""",
            share,
        )
        assert complaints(gallery.page) == []
