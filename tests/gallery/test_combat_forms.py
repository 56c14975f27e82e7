"""Forms in a combat round: what swaps, and what comes into sight."""

from gallery.gallery_page import Gallery
from gallery.looks import resize
from playwright.sync_api import expect
from support.screen_checks import complaints, faults

RESULTS = "road as proposed: samyra.act.input form when results are entered"


def test_who_takes_the_place_of_another_party_gives_its_own(gallery: Gallery) -> None:
    """samyra.init.winner_orders"""
    gallery.show("road as proposed: samyra.init.winner_orders form")
    page = gallery.page
    held = [page.locator(f"[data-field='place{number}'] input:checked").get_attribute("value") for number in (1, 2)]
    page.locator(f"[data-field='place1'] label:has(input[value='{held[1]}'])").tap()
    for number, value in enumerate(reversed(held), 1):
        expect(page.locator(f"[data-field='place{number}'] input:checked")).to_have_attribute("value", value or "")


def test_a_field_that_an_answer_brings_up_comes_into_sight(gallery: Gallery) -> None:
    """samyra.act.input"""
    gallery.show(RESULTS)
    page = gallery.page
    result = page.locator("[data-field$='.result']").last
    result.scroll_into_view_if_needed()
    result.locator("label:has(input[value='hit'])").tap()
    expect(page.locator("[data-field$='.damage']").last).to_be_in_viewport(ratio=1)


BESIDE = """groups => groups.every(group => {
    const [name, select] = ["legend", "select"].map(one => group.querySelector(one).getBoundingClientRect());
    return select.left >= name.right && select.top < name.bottom && select.right <= innerWidth;
})"""
"""In each group what unfolds stands beside the name."""


def test_what_a_figure_does_stands_beside_its_name(gallery: Gallery) -> None:
    """samyra.act.declare: many figures on one screen; in letters so large that it is too narrow below each other."""
    gallery.show("road as proposed: samyra.act.declare form")
    page = gallery.page
    groups = page.locator(".form-group[data-line='true']")
    expect(groups).to_have_count(8)
    assert groups.evaluate_all(BESIDE)
    assert faults(page) == {}
    assert complaints(page) == []
    resize(page, (280, 653))
    assert not groups.evaluate_all(BESIDE)
    assert faults(page) == {}


def test_what_a_pad_of_many_faces_enters_is_in_sight(gallery: Gallery) -> None:
    """samyra.init.roll"""
    gallery.show("road as proposed: samyra.init.roll roll")
    boxes = gallery.page.locator("[data-ask] [data-die]")
    expect(boxes).not_to_have_count(0)
    for place in range(boxes.count()):
        expect(boxes.nth(place)).to_be_in_viewport(ratio=1)
    expect(gallery.page.locator("[data-ask] .pad button").last).to_be_in_viewport(ratio=1)


def test_a_likely_damage_makes_a_hit_by_itself(gallery: Gallery) -> None:
    """samyra.act.input: one tap; a hit without damage says so in words."""
    gallery.show(RESULTS)
    page = gallery.page
    result, damage = (page.locator(f"[data-field$='.{name}']").first for name in ("result", "damage"))
    hit, miss = (result.locator(f"label:has(input[value='{value}'])") for value in ("hit", "miss"))
    expect(miss.locator("input")).to_be_checked()
    likely = damage.locator(".form-quick").nth(2)
    likely.focus()
    page.keyboard.press("Enter")
    expect(hit.locator("input")).to_be_checked()
    expect(likely).to_be_focused()
    expect(damage.locator("input")).to_have_value("3")
    expect(page.locator(".form-zero")).to_have_count(0)
    miss.tap()
    expect(damage.locator("input")).to_have_count(0)
    hit.tap()
    damage.locator("input").fill("0")
    expect(page.locator(".form-zero")).to_have_text(gallery.words.say("samyra-no-damage"))
    expect(damage.locator("input")).to_have_accessible_description(gallery.words.say("samyra-no-damage"))
    assert faults(page) == {}
    assert complaints(page) == []
