"""The verbs of a choice on a battlefield: each has its slot, whatever lies on the field, and frames what answers it there."""

import pytest
from gallery.conditions import free
from gallery.gallery_page import Gallery
from gallery.looks import resize
from playwright.sync_api import expect
from support.page_player import ASK, View
from support.screen_checks import complaints, faults
from support.scripts import script

ATTACKING = "led raid: war.action.one choice when attacks at a tap"
SPENT = "led raid: war.action.one choice when attacks nobody"
VERBS = ("led raid: war.action.one choice", "led raid: war.turn.choose choice", "led rooftop: sotc.act.one choice")
SIZES = ((360, 740), (320, 568), (740, 360), (820, 1180), (1400, 900))
VERB = f"{ASK} .verbs [data-action='group']"
IN_SIGHT = """row => {
    const { top, bottom, left, right } = row.getBoundingClientRect();
    const scrolled = row.closest(".ask-scroll")?.getBoundingClientRect();
    return top >= 0 && bottom <= (scrolled?.bottom ?? innerHeight) + 1 && left >= 0 && right <= innerWidth + 1;
}"""
IS_INSIDE = script("is_inside")
FILTER = "all => all.map(one => getComputedStyle(one).filter)"


def answers(view: View, beginning: str) -> set[str]:
    """The things on which free options lie whose key begins so."""
    return {one["on"] for one in free(view, beginning) if one["on"]}


def verbs(gallery: Gallery, view: View) -> list[str]:
    """Return the words of the slots: each heading, and how many things on the field answer it."""
    found: dict[str, set[str]] = {}
    for one in view["ask"]["options"]:
        if one["role"] not in ("done", "again") and (one["group"] or one["on"]):
            heading = (
                gallery.words.label(one["group"], view["names"]) if one["group"] else gallery.words.say("page-on-field")
            )
            found.setdefault(heading, set()).update({one["on"]} if one["on"] and not one["barred"] else ())
    return [f"{heading} {len(things)}" if things else heading for heading, things in found.items()]


@pytest.mark.parametrize("moment", VERBS)
def test_each_verb_has_its_slot_in_every_size_with_how_many_answer_it(gallery: Gallery, moment: str) -> None:
    view = gallery.show(moment)
    for size in SIZES:
        where = resize(gallery.page, size)
        expect(gallery.page.locator(VERB)).to_have_text(verbs(gallery, view), use_inner_text=True)
        for verb in gallery.page.locator(VERB).all():
            assert verb.evaluate(IN_SIGHT), where
        assert faults(gallery.page) == {}, where


def test_a_verb_in_hand_frames_what_answers_it(gallery: Gallery) -> None:
    view = gallery.show(ATTACKING)
    page, targets = gallery.page, answers(view, "attack")
    slots = [one.bounding_box() for one in page.locator(VERB).all()]
    page.locator(VERB).filter(has_text=gallery.words.say("war-group", of="attack")).tap()
    gallery.until(".ask[data-framed='true'][data-lowered='true']")
    framed = page.locator(".board .token[data-asked='true']")
    assert {one.get_attribute("data-at") for one in framed.all()} == targets
    expect(page.locator(f"{VERB}:active")).to_have_count(0)  # a button that is pressed sinks in
    assert [one.bounding_box() for one in page.locator(VERB).all()] == slots
    assert set(framed.evaluate_all(FILTER)) == {"none"}
    assert all(one.evaluate(IS_INSIDE, ".field") for one in framed.all())
    others = page.locator(".board .token:not([data-asked='true'], [data-state='active'])")
    assert set(others.evaluate_all(FILTER)) == {"grayscale(1)"}
    assert (complaints(page), faults(page)) == ([], {})


def test_a_verb_that_is_let_go_shows_everything_again(gallery: Gallery) -> None:
    view = gallery.show(ATTACKING)
    asked = {one["on"] for one in view["ask"]["options"] if one["on"] and not one["barred"]}
    attack = gallery.page.locator(VERB).filter(has_text=gallery.words.say("war-group", of="attack"))
    attack.tap()
    gallery.until(".ask[data-framed='true']")
    attack.tap()
    gallery.until(".ask[data-framed='false'][data-lowered='true']")
    shown = gallery.page.locator(".board .token[data-asked='true']").all()
    assert {one.get_attribute("data-at") for one in shown} <= asked


def test_a_verb_that_nothing_answers_says_why(gallery: Gallery) -> None:
    view = gallery.show(SPENT)
    attack = gallery.page.locator(VERB).filter(has_text=gallery.words.say("war-group", of="attack"))
    expect(attack).to_have_attribute("data-free", "0")
    attack.tap()
    barred = next(one for one in view["ask"]["options"] if one["key"].startswith("attack"))
    reason = gallery.words.label(barred["barred"]["label"], view["names"])
    expect(gallery.page.locator(f"{ASK} .reason:visible").filter(has_text=reason).first).to_be_visible()
