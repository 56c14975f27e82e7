"""Whatever is drawn can be hit: in the middle of each figure, unit, leader, zone and field that very thing is met."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from support.door_player import Visitor
from support.field_on_page import AT_REST, open_figure
from support.page_player import PHONE, Player
from support.scripts import script
from support.war_on_page import Captain

from gonfalon.door.door import Door

pytest_plugins = ["support.started_page"]

SIZES = ((360, 740), (320, 568))
MOST = 150

READY = [
    (system["id"], opening["key"])
    for system in Door().reply({"do": "systems"})["systems"]
    for opening in system["openings"]
    if opening["story"] and system["id"] != "tiefen"
]
"""In die Tiefen has no figures to be tapped: its hexes are asked for at the end of a battle."""

MISSED = script("missed_things")


def first_turn(system: str, opening: str) -> str:
    """A link to the first turn of a battle that is played at random."""
    visitor = Visitor(f"hits {opening}")
    shown = visitor.view("new", system=system, opening=opening)
    for _ in range(MOST):
        if is_turn(shown):
            link: str = visitor.ask("link")["link"]
            return link
        shown = visitor.play(shown, most=1)
    raise AssertionError(f"{opening}: no turn came")


def is_turn(shown: dict[str, Any]) -> bool:
    """Somebody chooses what to do, with no roll open over the table."""
    ask, table = shown["ask"], shown["table"]
    return bool(ask and ask["kind"] == "choice" and table["order"] and not table["contest"])


@pytest.mark.parametrize(("system", "opening"), READY, ids=lambda value: value.replace(".", "-"))
def test_each_thing_is_met_in_its_middle(player: Player, system: str, opening: str) -> None:
    """A ready battle may be laid out as none of the gallery’s is; later moments of several battles the gallery looks at."""
    link = first_turn(system, opening)
    try:
        shown = Captain(player.page, player.site, "hits").open(link)
        for width, height in SIZES:
            player.page.set_viewport_size({"width": width, "height": height})
            player.page.evaluate(AT_REST)
            count, missed = player.page.evaluate(MISSED)
            assert count >= len([one for one in shown["table"]["pieces"] if one["place"] or one["at"]])
            assert missed == [], (link, width)
    finally:
        player.page.set_viewport_size(PHONE["viewport"])


FIGURES = "() => [...document.querySelectorAll('.grid-piece')].map(piece => piece.dataset.at)"


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_tap_opens_the_figure_that_it_means(player: Player, size: tuple[int, int]) -> None:
    page = player.page
    Captain(page, player.site, "hits").open(first_turn("samyra", "begin.wolves"))
    page.set_viewport_size({"width": size[0], "height": size[1]})
    try:
        names = player.view()["names"]
        for id in page.evaluate(FIGURES):
            page.evaluate(AT_REST)
            page.locator("[data-action='zoom-fit']").evaluate("button => button.click()")
            assert open_figure(page, id).replace("\u00ad", "") == player.words.name(id, names).replace("\u00ad", "")
            player.close()
            expect(page.get_by_role("dialog")).to_have_count(0)
    finally:
        page.set_viewport_size(PHONE["viewport"])


SEEN_BESIDE = """id => {
    const thing = document.querySelector(`.field [data-at="${id}"]`);
    const part = thing.querySelector(".grid-footprint") ?? thing;
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const sheet = document.querySelector("dialog[open]").getBoundingClientRect();
    const field = document.querySelector(".field").getBoundingClientRect();
    const covered = x >= sheet.left && x <= sheet.right && y >= sheet.top && y <= sheet.bottom;
    return !covered && y > field.top && y < field.bottom && x > field.left && x < field.right;
}"""
"""A script that tells whether the middle of a thing is in sight while a sheet is open."""


@pytest.mark.parametrize("size", [(360, 740), (740, 360), (320, 568)], ids=str)
@pytest.mark.parametrize(
    ("system", "opening", "what"), [("samyra", "begin.wolves", ".grid-piece"), ("war", "begin.castle", ".token")]
)
def test_the_sheet_of_a_thing_leaves_it_in_sight(
    player: Player, size: tuple[int, int], system: str, opening: str, what: str
) -> None:
    page = player.page
    Captain(page, player.site, "hits").open(first_turn(system, opening))
    page.set_viewport_size({"width": size[0], "height": size[1]})
    try:
        page.evaluate(AT_REST)
        page.evaluate("document.querySelector(\"[data-action='briefed']\")?.click()")
        page.locator("[data-action='look']").tap()
        page.evaluate(AT_REST)
        for thing in page.locator(what).all()[:4]:
            id = thing.get_attribute("data-at") or ""
            thing.evaluate("node => node.scrollIntoView({ block: 'center', inline: 'center' })")
            page.evaluate(AT_REST)
            if what == ".grid-piece":
                open_figure(page, id)
            else:
                thing.tap()
            page.locator("dialog[open]").wait_for()
            page.evaluate(AT_REST)
            page.evaluate(AT_REST)
            assert page.evaluate(SEEN_BESIDE, id), id
            player.close()
            expect(page.get_by_role("dialog")).to_have_count(0)
    finally:
        page.set_viewport_size(PHONE["viewport"])
