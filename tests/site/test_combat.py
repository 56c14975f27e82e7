"""Combat rounds by taps: with a map and without, with and without a net, and by the keyboard alone."""

import pytest
from playwright.sync_api import expect
from support.combat_on_page import Referee, fallen
from support.door_player import Visitor
from support.fault_server import WHOLE
from support.field_on_page import open_figure
from support.page_player import Player, View
from support.screen_checks import faults

pytest_plugins = ["support.started_page"]


CLOSELY = (
    "samyra.init.winner_orders",
    "samyra.move.bew",
    "samyra.turn.end",
    "samyra.act.input",
    "samyra.act.simultaneous",
)
"""The questions where axe looks: questions of a shape that no other system has."""


@pytest.fixture
def referee(player: Player) -> Referee:
    """The warm phone in the hands of somebody who enters what happened."""
    return Referee(player.page, player.site, "combat")


def told(referee: Referee, view: View) -> None:
    """The end is on the screen in the language of the page."""
    for line in (view["result"], *view["result"]["lines"]):
        expect(referee.page.locator("main")).to_contain_text(referee.words.label(line["label"], view["names"]))


def test_a_fight_without_a_map_is_led_by_taps_until_somebody_falls(referee: Referee) -> None:
    """In French; that it is led to its end, the keyboard shows."""
    referee.speak("fr")
    referee.begin("samyra")
    referee.take("ready.road")
    view = referee.checked(*CLOSELY, until=fallen)
    assert fallen(view)
    assert referee.entered
    assert not referee.walked


def test_a_whole_fight_on_a_map_is_led_by_taps_without_a_net(referee: Referee) -> None:
    referee.page.locator(WHOLE).wait_for()
    referee.page.context.set_offline(True)
    try:
        referee.begin("samyra")
        referee.take("ready.stair")
        view = referee.checked(*CLOSELY)
        assert referee.entered
        assert referee.walked
        told(referee, view)
        assert faults(referee.page) == {}
    finally:
        referee.page.context.set_offline(False)


def test_the_sheet_of_a_figure_names_its_party_once(player: Player) -> None:
    """Without a map its place is the card of its party."""
    player.begin("samyra")
    player.take("ready.road")
    player.until("[data-kind='form'] .controls:enabled")
    player.settle()
    party = player.words.name("p1", player.view()["names"])
    player.touch("f1")
    assert player.page.locator("dialog .fact-owner").inner_text().count(party) == 1
    player.close()


def test_who_has_fallen_lies_on_the_map_below_who_stands_there(player: Player) -> None:
    """samyra.move.enemy_blocks: the fallen are objects, which others walk over."""
    visitor = Visitor("fallen")
    visitor.begin("samyra")
    view = visitor.answer({"keys": ["ready.wolves"]})
    where = next(piece["at"] for piece in view["table"]["pieces"] if piece["id"] == "f1")
    cell = f"{chr(65 + where[0])}{where[1] + 1}"
    for what, value in (("f1.state", "down"), ("f2.cell", cell)):
        visitor.ask("overrule", what=what, value=value, why="")
    player.follow(visitor.ask("link")["link"])
    pieces = player.page.locator(".grid-piece")
    pieces.first.wait_for(state="attached")
    assert pieces.first.get_attribute("data-at") == "f1"
    assert pieces.first.get_attribute("data-state") == "out"
    player.settle()
    open_figure(player.page, "f2")
    expect(player.page.get_by_role("dialog")).to_contain_text(player.words.name("f2", view["names"]))
    player.close()
