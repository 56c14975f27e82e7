"""Battles in three engines: whole ones by taps, what lies face down, going on after a reload and a restart, links, files."""

import json

from engines.world import World
from support.page_player import TAKE_OVER, Player
from support.waiting import awaited

TACTICS = ("speed", "steadiness", "strength")
MOST = 200


def test_the_first_visit_ends_ready_for_play_and_for_a_cut_off(world: World, player: Player) -> None:
    """A service worker or a compiled engine that one browser refuses would leave it slow and without offline
    play, silently.
    """
    page = player.page
    player.until("[data-system]:enabled")
    told = player.words.say("page-engine-ready", offline="yes")
    awaited(lambda: told in page.locator("body").inner_text())
    assert page.evaluate("document.documentElement.dataset.way") == "compiled"
    assert page.evaluate("navigator.serviceWorker.controller !== null")


def test_a_whole_battle_is_played_by_taps(player: Player) -> None:
    """Each kind of control is tapped in each engine: a form or a dialog of one of them could take no tap."""
    player.begin()
    while question := player.look():
        player.answer(question)
        assert len(player.asked) < MOST, player.asked
    view = player.view()
    assert view["flow"] == "over"
    shown = player.page.locator("main").inner_text()
    for line in (view["result"], *view["result"]["lines"]):
        assert player.words.label(line["label"], view["names"]) in shown


def test_what_lies_face_down_is_nowhere_to_be_seen(player: Player) -> None:
    """An engine that restores form fields could show a choice that was covered."""
    player.arrive("tiefen.tactic.secret")
    player.page.locator(TAKE_OVER).first.tap()
    player.take("speed")
    assert player.page.locator(TAKE_OVER).count()
    assert [tactic for tactic in TACTICS for text in player.outside() if f'"{tactic}"' in text] == []
    player.page.locator(TAKE_OVER).first.tap()
    player.take("strength")
    assert {card["face"] for card in player.view()["table"]["cards"]} == {"down"}
    player.play_until("tiefen.roll.all")
    assert {card["face"] for card in player.view()["table"]["cards"]} == {"up"}


def test_a_link_opens_in_a_second_window(world: World, player: Player) -> None:
    """Storage and locks are shared between windows by rules that differ: the second could wait for the first, or both play."""
    player.arrive("tiefen.flow.steps")
    question, view, link = player.question(), player.view(), player.shared()
    other = Player(world.engine.second(), world.host.site)
    other.page.goto(link)
    assert other.question() == question
    assert other.view()["table"] == view["table"]
    other.page.close()


def test_a_battle_leaves_as_a_file_and_comes_back(world: World, player: Player) -> None:
    """Downloads and file fields are the engine's own: a file could come out empty or be refused by its type."""
    player.arrive("tiefen.flow.steps")
    question, view = player.question(), player.view()
    file = world.engine.downloaded(lambda: player.from_more("page-export"))
    assert json.loads(file.read_text("utf-8"))
    player.close()
    player.home()
    player.page.locator("[data-action='import']").set_input_files(file)
    assert player.question() == question
    assert player.view()["table"] == view["table"]
