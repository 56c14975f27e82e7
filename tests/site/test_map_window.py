"""Which part of a map is in sight before anybody moves it, for players and for those who look on; who is told apart on it."""

from typing import Any

import pytest
from playwright.sync_api import expect
from support.combat_on_page import Referee, fight_at
from support.field_on_page import AT_REST, take_offer, zoom
from support.page_player import PHONE, Player
from support.screen_checks import complaints, faults

pytest_plugins = ["support.started_page"]

SIZES = ((320, 568), (360, 740), (740, 360), (820, 1180), (1400, 900))

IN_SIGHT = """() => {
    const frame = document.querySelector(".grid-frame");
    const [inner, outer] = [frame, document.querySelector(".field")].map(one => one.getBoundingClientRect());
    const bottom = Math.min(inner.bottom, outer.bottom, innerHeight);
    const buttons = document.querySelector(".grid-zoom")?.getBoundingClientRect();
    return [...document.querySelectorAll(".grid-piece")].filter(piece => {
        const { left, right, top, height } = piece.querySelector(".grid-footprint").getBoundingClientRect();
        const [x, y] = [(left + right) / 2, top + height / 2];
        const covered = buttons && x > buttons.left && x < buttons.right && y > buttons.top && y < buttons.bottom;
        return x > inner.left && x < inner.right && y > Math.max(inner.top, outer.top) && y < bottom && !covered;
    }).map(piece => piece.dataset.at);
}"""
"""The figures in sight that no button covers."""

CELL = "Number(document.querySelector('.grid-frame').dataset.cell)"
SAMPLES = """() => [...document.querySelectorAll(".brush-sample")]
    .map(sample => sample.querySelector(".ground-pattern")?.getAttribute("fill") ?? "")"""
"""The pattern of each brush."""


@pytest.fixture
def referee(player: Player) -> Referee:
    return Referee(player.page, player.site, "window")


def seen(referee: Referee) -> set[str]:
    referee.page.evaluate(AT_REST)
    return set(referee.page.evaluate(IN_SIGHT))


def figures(view: dict[str, Any], side: str = "") -> set[str]:
    return {piece["id"] for piece in view["table"]["pieces"] if piece["at"] and side in ("", piece["of"])}


def to_path(referee: Referee) -> dict[str, Any]:
    """A figure is about to walk."""
    return next(view for view in referee.led() if view["ask"]["kind"] == "path")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_map_begins_with_figures_in_sight(referee: Referee, width: int, height: int) -> None:
    """Once the briefing is put away: all of them where they are made out together; on the smallest phone, where the dice leave
    the map a strip, the first side.
    """
    page = referee.page
    page.set_viewport_size({"width": width, "height": height})
    try:
        referee.begin("samyra")
        referee.take("begin.wolves")
        referee.settle()
        page.locator("[data-action='briefed']").tap()
        view = referee.view()
        first = figures(view, view["table"]["sides"][0]["id"])
        assert first & seen(referee)
        assert figures(view) == seen(referee) or width < 360
    finally:
        page.set_viewport_size(PHONE["viewport"])


def test_who_walks_is_told_from_the_others_of_its_side(referee: Referee) -> None:
    referee.begin("samyra")
    referee.take("begin.wolves")
    mover = to_path(referee)["ask"]["path"]["piece"]
    active = referee.page.locator(".grid-piece[data-state='active']")
    expect(active).to_have_count(1)
    expect(active).to_have_attribute("data-at", mover)
    assert mover in seen(referee)
    expect(referee.page.locator(".grid-beyond")).to_have_count(1)


def test_those_who_look_on_see_everybody_and_the_players_keep_their_zoom(referee: Referee) -> None:
    page = referee.page
    referee.begin("samyra")
    referee.take("begin.wolves")
    view = to_path(referee)
    zoom(page, "zoom-in")
    page.evaluate(AT_REST)
    zoomed = page.evaluate(CELL)
    referee.from_more("page-watch")
    try:
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.locator(".spectator").wait_for()
            assert seen(referee) == figures(view), (width, height)
            expect(page.locator(".grid-zoom")).to_have_count(0)
            assert (complaints(page), faults(page).get("sticks out", [])) == ([], [])
    finally:
        page.set_viewport_size(PHONE["viewport"])
    page.locator("[data-action='watch-end']").tap()
    page.evaluate(AT_REST)
    assert page.evaluate(CELL) == zoomed
    referee.confirm()
    referee.settle()
    page.evaluate(AT_REST)
    assert page.evaluate(CELL) == zoomed


def test_each_ground_of_a_palette_has_a_pattern_of_its_own(referee: Referee) -> None:
    """samyra.move.size_relative"""
    referee.begin("samyra")
    referee.take("begin.wolves")
    next(view for view in referee.led() if view["ask"]["rule"] == "samyra.move.groupwise")
    referee.settle()
    take_offer(referee, "paint")
    referee.until("[data-kind='paint'] .brush-sample")
    samples = referee.page.evaluate(SAMPLES)
    assert len(samples) > 2
    assert len(set(samples)) == len(samples)
    for pattern in filter(None, samples):
        expect(referee.page.locator(pattern.removeprefix("url(").removesuffix(")"))).to_have_count(1)


EDGE = """kind => {
    const [strip, frame] = [`.grid-${kind}`, ".grid-frame"].map(one => document.querySelector(one).getBoundingClientRect());
    const cells = [...document.querySelectorAll(`.grid-${kind} span`)].map(one => [one.textContent, one.getBoundingClientRect()]);
    const inside = ({ left, right, top, bottom }) => kind === "letters"
        ? left >= frame.left && right <= frame.right : top >= frame.top && bottom <= frame.bottom;
    return [strip.top - frame.top, strip.left - frame.left, cells.filter(([, box]) => inside(box)).map(([name]) => name)];
}"""
"""A script that gives the distance of the names at an edge from that of the frame, and those in sight."""


def test_columns_and_rows_have_names_at_the_edges_of_what_is_in_sight(referee: Referee) -> None:
    page = referee.page
    referee.begin("samyra")
    referee.take("begin.wolves")
    to_path(referee)
    for _ in range(3):
        zoom(page, "zoom-in")
    page.locator(".grid-frame").evaluate("frame => frame.scrollTo(150, 200)")
    page.evaluate(AT_REST)
    down, _, letters = page.evaluate(EDGE, "letters")
    _, right, numbers = page.evaluate(EDGE, "numbers")
    assert (down, right) == (0, 0)
    assert "A" not in letters
    assert "1" not in numbers
    assert letters
    assert numbers
    assert faults(page) == {}


EDGES_CUT = """() => {
    const frame = document.querySelector(".grid-frame");
    const [picture, corner] = [frame.querySelector("svg"), frame.querySelector(".grid-corner")]
        .map(one => one.getBoundingClientRect());
    const cell = Number(frame.dataset.cell);
    return [corner.bottom - picture.top, corner.right - picture.left].map(hidden => hidden > 0.5 && hidden < cell);
}"""
"""A script that tells whether the names at the edges lie over a part of the first row, and of the first column."""

LINES = """() => [...document.querySelectorAll(".grid-numbers span")]
    .map(one => Math.round(one.getBoundingClientRect().height))"""


def test_the_first_row_and_column_are_not_cut_by_the_names_at_the_edges(referee: Referee) -> None:
    """As long as nobody has moved the map; the name of each row stands on one line."""
    page = referee.page
    referee.begin("samyra")
    referee.take("begin.wolves")
    to_path(referee)
    page.evaluate(AT_REST)
    assert page.evaluate(EDGES_CUT) == [False, False]
    names = page.locator(".grid-numbers span")
    expect(names.last).to_have_text("10")
    assert len(set(page.evaluate(LINES))) == 1


OVER_MOVER = """mover => {
    const buttons = document.querySelector(".grid-zoom").getBoundingClientRect();
    const piece = document.querySelector(`[data-at="${mover}"] .grid-footprint`).getBoundingClientRect();
    return piece.right > buttons.left && piece.left < buttons.right && piece.bottom > buttons.top && piece.top < buttons.bottom;
}"""
"""A script that tells whether the buttons lie over a figure."""


def test_no_button_covers_who_walks(referee: Referee) -> None:
    page = referee.page
    referee.begin("samyra")
    referee.take("begin.wolves")
    mover = to_path(referee)["ask"]["path"]["piece"]
    try:
        for width, height in SIZES[1:]:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(AT_REST)
            assert mover in seen(referee), (width, height)
            assert not page.evaluate(OVER_MOVER, mover), (width, height)
    finally:
        page.set_viewport_size(PHONE["viewport"])


def test_the_map_stays_where_it_is_while_those_that_matter_are_in_sight(referee: Referee) -> None:
    """Between a path and the next question, as long as who walked is in sight."""
    referee.begin("samyra")
    referee.take("begin.wolves")
    to_path(referee)
    referee.page.evaluate(AT_REST)
    before = referee.page.evaluate(CELL)
    ends = referee.page.locator("[data-ask] [data-action='confirm']")
    ends.tap()
    referee.settle()
    assert referee.view()["ask"]["kind"] != "path"
    referee.page.evaluate(AT_REST)
    assert referee.page.evaluate(CELL) == before


def test_over_a_small_map_one_button_leads_to_the_others(referee: Referee) -> None:
    """If there is room for all of them, there is no such button."""
    page = referee.page
    buttons = page.locator(".grid-zoom button:visible")
    lead = page.locator("[data-action='zoom']")
    referee.open(fight_at("samyra.act.input", "ready.wolves"))
    expect(buttons).to_have_count(1)
    expect(lead).to_have_attribute("aria-expanded", "false")
    assert faults(page) == {}
    before = page.evaluate(CELL)
    lead.tap()
    expect(lead).to_have_attribute("aria-expanded", "true")
    expect(buttons).to_have_count(4)
    zoom(page, "zoom-in")
    page.wait_for_function(f"before => {CELL} > before", arg=before)
    page.locator(".grid-frame").tap(position={"x": 5, "y": 5})
    expect(buttons).to_have_count(1)
    page.set_viewport_size({"width": 820, "height": 1180})
    try:
        expect(buttons).to_have_count(3)
        expect(lead).to_be_hidden()
    finally:
        page.set_viewport_size(PHONE["viewport"])
