"""A described field on a phone: paths tapped, drawn and typed, the map moved and zoomed, and what is veiled on it."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from support.door_player import Visitor
from support.field_on_page import (
    AT_REST,
    DRAWN,
    FRAME,
    at_first_turn,
    at_path,
    cost,
    spot,
    take_offer,
    taken_over,
    tap_cell,
    zoom,
)
from support.page_player import PHONE, Player
from support.printer import SILENT
from support.screen_checks import complaints, faults

from gonfalon import plugins as known

pytest_plugins = ["support.field_phone"]

OVERLAPPING = """() => {
    const places = [...document.querySelectorAll(".grid-piece")]
        .map(piece => [piece.dataset.at, piece.querySelector(".grid-finger").getBoundingClientRect()]);
    const covers = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    return places.flatMap(([id, one], rank) =>
        places.slice(rank + 1).filter(([, other]) => covers(one, other)).map(([other]) => [id, other]));
}"""
"""Pairs of pieces of which a finger would meet both."""


def test_a_path_is_tapped_and_sent_with_one_more_tap(field_phone: Player) -> None:
    at_path(field_phone)
    page = field_phone.page
    tap_cell(page, 4, 2)
    expect(cost(page)).to_contain_text("E3")
    expect(cost(page)).to_contain_text("1,5")
    expect(page.locator("[data-action='confirm']")).to_contain_text("E3")
    assert faults(page) == {}
    assert complaints(page) == []
    page.locator("[data-action='confirm']").tap()
    field_phone.settle()
    assert field_phone.question().rule == "frontier.turn.menu"
    expect(page.locator("[data-event='frontier.move.path']")).to_contain_text("E3")


def test_a_waypoint_holds_the_way_that_was_drawn_so_far(field_phone: Player) -> None:
    at_path(field_phone)
    page = field_phone.page
    tap_cell(page, 4, 0)
    expect(cost(page)).to_contain_text("E1")
    page.locator("[data-action='path-waypoint']").tap()
    tap_cell(page, 4, 2)
    expect(cost(page)).to_contain_text("3,5")
    page.locator("[data-action='path-clear']").tap()
    expect(page.locator(DRAWN)).to_have_count(0)


def test_what_is_out_of_reach_says_why(field_phone: Player) -> None:
    at_path(field_phone)
    page = field_phone.page
    page.locator("[data-action='path-type']").tap()
    page.locator("input[name='cell']").fill("L10")
    page.locator("input[name='cell']").press("Tab")
    expect(page.locator(".refusal")).to_contain_text("L10")
    page.locator("input[name='cell']").fill("E3")
    page.locator("input[name='cell']").press("Tab")
    expect(cost(page)).to_contain_text("E3")
    expect(page.locator(".refusal")).to_have_count(0)


def test_a_path_is_drawn_with_a_finger(field_phone: Player) -> None:
    """From the figure on; going back takes back what was drawn."""
    at_path(field_phone)
    page = field_phone.page
    touch = page.context.new_cdp_session(page)

    def finger(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": x, "y": y} for x, y in points]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    finger("touchStart", spot(page, 3, 1))
    for cell in ((3, 0), (4, 0)):
        finger("touchMove", spot(page, *cell))
        expect(page.locator(DRAWN)).to_have_count(1)
    expect(cost(page)).to_contain_text("E1")
    finger("touchMove", spot(page, 3, 0))
    expect(cost(page)).to_contain_text("D1")
    finger("touchEnd")
    expect(page.locator("[data-action='confirm']")).to_contain_text("D1")


def test_the_map_is_zoomed_by_buttons_and_a_tap_on_small_cells_brings_it_nearer(field_phone: Player) -> None:
    at_path(field_phone, "plain")
    page = field_phone.page
    box = page.locator(FRAME).bounding_box()
    assert box
    zoom(page, "zoom-fit")
    field_phone.when("Number(document.querySelector('.grid-frame').dataset.cell) < 12")
    assert page.evaluate(OVERLAPPING) == []
    zoom(page, "zoom-in")
    field_phone.when("Number(document.querySelector('.grid-frame').dataset.cell) > 10")
    page.touchscreen.tap(box["x"] + 90, box["y"] + 90)
    field_phone.when("Number(document.querySelector('.grid-frame').dataset.cell) === 44")
    expect(page.locator(DRAWN)).to_have_count(0)


def test_the_map_is_played_by_keys(field_phone: Player) -> None:
    at_path(field_phone)
    page = field_phone.page
    page.locator(FRAME).focus()
    for key in ("ArrowDown", "ArrowUp", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect(cost(page)).to_contain_text("E1")
    page.keyboard.press("Enter")
    field_phone.settle()
    expect(page.locator("[data-event='frontier.move.path']")).to_contain_text("E1")


def at_painting(field_phone: Player, offer: str) -> Page:
    """The game master has taken this offer in the first turn."""
    at_first_turn(field_phone)
    take_offer(field_phone, offer)
    field_phone.until("[data-kind='paint'] .controls:enabled")
    return field_phone.page


def marked(page: Page, brush: str) -> int:
    """Return the number of cells that the map shows as painted with this brush."""
    outlines = page.locator(f".grid-painted[data-brush='{brush}']").evaluate_all(
        "all => all.map(one => one.getAttribute('d'))"
    )
    return sum(outline.count("M") for outline in outlines)


def test_the_ground_is_painted_with_a_finger_and_the_last_stroke_taken_back(field_phone: Player) -> None:
    page = at_painting(field_phone, "ground")
    page.locator("[data-brush='wall']").tap()
    touch = page.context.new_cdp_session(page)

    def finger(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": x, "y": y} for x, y in points]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    page.evaluate(AT_REST)
    finger("touchStart", spot(page, 2, 0))
    finger("touchMove", spot(page, 4, 0))
    finger("touchEnd")
    expect(page.locator("[data-brush='wall'].brush")).to_have_attribute("aria-pressed", "true")
    assert marked(page, "wall") == 3
    page.locator(".brush[data-brush='marsh']").tap()
    expect(page.locator(".brush[data-brush='marsh']")).to_have_attribute("aria-pressed", "true")
    page.locator("[data-action='path-type']").focus()
    page.keyboard.press("Enter")
    page.keyboard.type("D1")
    page.keyboard.press("Enter")
    expect(page.locator(".grid-painted[data-brush='marsh']")).to_have_count(1)
    assert (marked(page, "wall"), marked(page, "marsh")) == (2, 1)
    assert faults(page) == {}
    assert complaints(page) == []
    page.locator("[data-action='paint-undo']").tap()
    expect(page.locator(".grid-painted[data-brush='marsh']")).to_have_count(0)
    assert marked(page, "wall") == 3
    page.locator("[data-action='confirm']").tap()
    field_phone.settle()
    assert field_phone.question().rule == "frontier.turn.menu"
    expect(page.locator("[data-event='frontier.move.ground']")).to_contain_text("3")


def test_while_painting_the_map_has_most_of_a_phone(field_phone: Player) -> None:
    page = at_painting(field_phone, "ground")
    height = page.viewport_size["height"] if page.viewport_size else 0
    panel = page.locator(".below").bounding_box()
    assert panel
    assert panel["height"] < 0.45 * height
    brushes = page.locator(".brushes").evaluate("row => new Set([...row.children].map(one => one.offsetTop)).size")
    assert brushes == 1
    page.locator("[data-action='confirm']").tap()
    field_phone.settle()


def test_where_somebody_stands_nothing_is_painted_and_the_page_says_so(field_phone: Player) -> None:
    page = at_painting(field_phone, "ground")
    tap_cell(page, 3, 1)
    expect(page.locator(".path .refusal")).to_contain_text("D2")
    expect(page.locator(".grid-painted")).to_have_count(0)
    page.locator("[data-action='confirm']").tap()
    field_phone.settle()


def test_the_ground_is_painted_by_keys_and_by_names_of_cells(field_phone: Player) -> None:
    page = at_painting(field_phone, "ground")
    page.locator(".brush[data-brush='rocks']").focus()
    page.keyboard.press("Enter")
    page.locator(FRAME).focus()
    for key in ("ArrowUp", "ArrowUp", "Enter", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect(page.locator(".grid-painted")).to_have_count(1)
    assert marked(page, "rocks") == 2
    page.keyboard.press("Backspace")
    page.locator("[data-action='path-type']").focus()
    page.keyboard.press("Enter")
    page.keyboard.type("L1")
    page.keyboard.press("Enter")
    expect(page.locator(".path-cost, .path p")).to_contain_text("2")
    assert marked(page, "rocks") == 2
    page.locator("[data-action='paint-clear']").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".grid-painted")).to_have_count(0)
    page.locator("[data-action='confirm']").focus()
    page.keyboard.press("Enter")
    field_phone.settle()


def test_figures_are_put_on_cells_by_taps_one_after_the_other(field_phone: Player) -> None:
    """A figure that is tapped is taken up; after one that was put somewhere comes the next."""
    page = at_painting(field_phone, "place")
    tap_cell(page, 7, 1)
    expect(page.locator(".brush[data-brush='a.3']")).to_have_attribute("aria-pressed", "true")
    page.locator(".brush[data-brush='a.1']").tap()
    tap_cell(page, 1, 0)
    expect(page.locator(".brush[data-brush='a.2']")).to_have_attribute("aria-pressed", "true")
    tap_cell(page, 2, 0)
    expect(page.locator(".grid-painted")).to_have_count(2)
    assert faults(page) == {}
    page.locator("[data-action='confirm']").tap()
    field_phone.settle()
    field_phone.from_more("page-as-list")
    field_phone.until(".listed")
    expect(page.locator(".listed")).to_contain_text("B1")
    expect(page.locator(".listed")).to_contain_text("C1")
    page.locator("[data-action='board-picture']").tap()


def test_the_field_is_a_list_for_whoever_does_not_see_it(field_phone: Player) -> None:
    at_first_turn(field_phone)
    page = field_phone.page
    field_phone.from_more("page-as-list")
    field_phone.until(".listed")
    expect(page.locator(".listed h4").first).to_contain_text("D2")
    expect(page.locator(".listed")).to_contain_text(field_phone.words.say("page-facing", way="4"))
    page.locator("[data-action='board-picture']").tap()
    expect(page.locator(FRAME)).to_be_visible()


def test_values_of_one_thing_lie_together_among_the_rulings(field_phone: Player) -> None:
    """They unfold under its name; what belongs to no thing stands before them."""
    at_first_turn(field_phone)
    page = field_phone.page
    field_phone.from_more("page-rulings")
    alone, together = page.locator("#sheet .menu > li > [data-setting$='.luck']"), page.locator(".setting-group")
    expect(alone.first).to_be_visible()
    wounds = together.first.locator("[data-setting$='.wounds']")
    expect(wounds).to_be_hidden()
    together.first.locator("summary").tap()
    expect(wounds).to_be_visible()
    assert together.first.get_attribute("data-of") == (wounds.get_attribute("data-setting") or "").removesuffix(
        ".wounds"
    )
    assert faults(page) == {}
    field_phone.close()


def test_the_sheet_of_a_battle_has_its_map_with_who_stands_where(field_phone: Player) -> None:
    at_first_turn(field_phone)
    page = field_phone.page
    standing = page.locator(".grid-piece").count()
    field_phone.from_more("page-print")
    page.locator("[name='what'][value='overview']").check()
    page.evaluate(SILENT)
    page.locator("[data-action='print-now']").tap()
    field_phone.until("html[data-printed]")
    drawn = page.locator(".paper [data-overview='map']")
    expect(drawn.locator("svg [data-at]")).to_have_count(standing)
    expect(drawn).to_contain_text("(D2)")
    page.evaluate("document.documentElement.removeAttribute('data-printed')")
    if page.get_by_role("dialog").count():
        field_phone.close()


SEEN = """() => {
    const frame = document.querySelector(".grid-frame");
    const { width, height } = frame.querySelector("svg").getBoundingClientRect();
    return [width / frame.clientWidth, height / frame.clientHeight, Number(frame.dataset.cell)];
}"""
"""A script that gives the share of its frame that the picture takes, across and down, and the pixels to a cell."""


@pytest.mark.parametrize("map", ["ford", "woods"])
def test_a_wide_screen_shows_the_whole_field_as_large_as_it_fits(field_phone: Player, map: str) -> None:
    page = field_phone.page
    page.set_viewport_size({"width": 1280, "height": 800})
    try:
        at_path(field_phone, map)
        across, down, cell = page.evaluate(SEEN)
        assert max(across, down) == pytest.approx(1, abs=0.05)
        assert min(across, down) > 0.5
        assert cell > 44
        zoom(field_phone.page, "zoom-fit")
        assert page.evaluate(SEEN)[2] == cell
    finally:
        page.set_viewport_size(PHONE["viewport"])


@pytest.fixture
def covert(field_phone: Player) -> Player:
    """A battle in which the game master plays two parties under cover: the form of their secrets is open."""
    known.add("frontier", "gonfalon_frontier:Frontier")
    door = Visitor("covert")
    door.begin("frontier", **{"frontier.opt.master": "covert"})
    door.answer({"keys": ["ford"]})
    field_phone.follow(door.ask("link")["link"])
    known.drop("frontier")
    field_phone.until("[data-ask='frontier.setup.secrets']")
    return field_phone


def planned(field_phone: Player) -> None:
    """Everybody has filled in what is secret."""
    taken_over(field_phone, "gm")
    field_phone.page.locator("#field-health-b1").fill("1")
    field_phone.page.locator("#field-traits-1-secret").fill("Eine Mine")
    field_phone.confirm()
    for seat in ("a", "gm"):
        field_phone.until(f"[data-taker='{seat}']:enabled")
        taken_over(field_phone, seat)
        field_phone.confirm()


def test_the_phone_goes_once_to_a_seat_with_two_parties(covert: Player) -> None:
    planned(covert)
    page = covert.page
    covert.until("[data-kind='form'] .controls:enabled")
    expect(page.locator("[data-action='take-over']")).to_have_count(0)
    expect(page.locator(".decider")).to_contain_text("Wölfe")
    covert.confirm()
    covert.settle()
    assert covert.question().rule == "frontier.turn.menu"


def test_what_is_veiled_is_seen_in_private_alone(covert: Player) -> None:
    planned(covert)
    covert.until("[data-kind='form'] .controls:enabled")
    covert.confirm()
    covert.settle()
    page, secrets = covert.page, ("Eine Mine", "übrig: 1")
    covert.from_more("page-as-list")
    covert.until(".listed")
    expect(page.locator(".listed")).to_contain_text("übrig: verdeckt")
    seen = "".join(covert.outside())
    assert [secret for secret in secrets if secret in seen] == []
    covert.button("page-more").tap()
    page.locator("dialog [data-action='peek']").filter(has_text="Spielleitung").tap()
    page.locator("[data-taker='gm']:enabled").tap()
    covert.until(".own-cards")
    expect(page.locator("[data-own='trait.0']")).to_contain_text("Eine Mine")
    expect(page.locator(".listed")).to_contain_text("übrig: 1")
    assert faults(page) == {}
    page.locator(".own-cards [data-action='cover']").tap()
    expect(page.locator(".listed")).to_contain_text("übrig: verdeckt")
    assert [secret for secret in secrets if secret in "".join(covert.outside())] == []
    page.locator("[data-action='board-picture']").tap()


def test_a_draft_under_cover_is_gone_when_the_phone_is_covered(covert: Player) -> None:
    taken_over(covert, "gm")
    page = covert.page
    page.locator("#field-traits-1-secret").fill("Eine Mine")
    page.locator("[data-field='reserve'] label").last.tap()
    page.locator(".private [data-action='cover']").tap()
    covert.until("[data-taker='gm']:enabled")
    expect(page.locator(".form-fields")).to_have_count(0)
    assert "Eine Mine" not in "".join(covert.outside())


def test_the_map_is_moved_and_zoomed_by_fingers(field_phone: Player) -> None:
    """The last on this phone: Chromium takes the first tap after a pinch for a part of it."""
    at_path(field_phone, "plain")
    page = field_phone.page
    frame = page.locator(FRAME)
    box = frame.bounding_box()
    assert box and box["x"] >= 0 and box["x"] + box["width"] <= 360
    touch = page.context.new_cdp_session(page)
    x, y = box["x"] + 60, box["y"] + 60

    def finger(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    def place() -> Any:
        return frame.evaluate("frame => [frame.scrollLeft, frame.scrollTop, Number(frame.dataset.cell)]")

    for _ in range(2):
        zoom(page, "zoom-in")
    page.evaluate(AT_REST)
    before = place()
    assert before[2] > 44
    finger("touchStart", (x, y))
    finger("touchMove", (x + 20, y + 20))
    finger("touchMove", (x + 60, y + 40))
    finger("touchEnd")
    after = place()
    assert (before[0] - after[0], before[1] - after[1]) == (60, 40)
    expect(page.locator(DRAWN)).to_have_count(0)

    finger("touchStart", (x, y))
    finger("touchStart", (x, y), (x + 40, y))
    finger("touchMove", (x, y), (x + 80, y))
    finger("touchEnd", (x, y))
    finger("touchEnd")
    assert place()[2] > before[2]


@pytest.mark.parametrize("width", [320, 360])
def test_with_letters_of_twice_the_size_every_control_of_the_zoom_is_on_the_screen(
    field_phone: Player, width: int
) -> None:
    at_first_turn(field_phone)
    page = field_phone.page
    page.set_viewport_size({"width": width, "height": 740})
    page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
    page.locator(".grid-zoom [data-action='zoom']").tap()
    for control in page.locator(".grid-zoom button").all():
        box = control.bounding_box()
        assert box is not None
        assert box["x"] >= 0 and box["x"] + box["width"] <= width
        assert min(box["width"], box["height"]) >= 44
    page.evaluate("() => { document.documentElement.style.fontSize = ''; }")
    page.set_viewport_size(PHONE["viewport"])
