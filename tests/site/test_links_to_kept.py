"""A link to a battle that this device keeps: the battle is carried on there, or both ways in which it went on stay."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect
from support.door_player import Visitor
from support.page_player import PHONE, Player
from support.screen_checks import Ear, complaints, faults

pytest_plugins = ["support.started_page"]

NOTICE = ".notice [data-met]"
SYSTEMS = ("tiefen", "war", "sotc", "samyra")


@pytest.fixture
def friend(browser: Browser, site: str, ear: Ear) -> Iterator[Player]:
    """A second device, whose person reads English."""
    with browser.new_context(**{**PHONE, "locale": "en"}) as context:
        yield Player(ear.listen(context).new_page(), site, language="en")


def begun(player: Player, system: str) -> str:
    """A battle in which dice have fallen, kept on this device, and a link to it."""
    visitor = Visitor(system)
    shown = visitor.play(visitor.begin(system), most=3)
    while all(entry[0] != "d" for entry in visitor.ask("export")["file"]["entries"]):
        shown = visitor.play(shown, most=1)
    player.follow(visitor.ask("link", short=True)["link"])
    player.until("form[data-ask]")
    return player.shared()


def play(player: Player, times: int) -> None:
    """Answer some questions as they come."""
    for _ in range(times):
        player.answer(player.question())
    player.settle()


def relation(record: Any, other: Any) -> str:
    """Say how one record stands to another one; dice whose sum alone counts are in another order in a compact link."""
    visitor = Visitor("records")
    visitor.view("open", file=record)
    told: str = visitor.ask("compare", file=other)["meeting"]["relation"]
    return told


def followed(player: Player, address: str, expected: str) -> Locator:
    """The notice with which a link leads to a battle."""
    player.home()
    player.follow(address)
    notice = player.page.locator(NOTICE)
    expect(notice).to_have_attribute("data-met", expected)
    player.settle()
    assert (complaints(player.page), faults(player.page)) == ([], {})
    return notice


@pytest.mark.parametrize("links", [3, pytest.param(10, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("system", SYSTEMS)
def test_a_battle_goes_on_by_messages(player: Player, friend: Player, system: str, links: int) -> None:
    """Each link would make another copy, and nobody could tell which of them goes on."""
    address = begun(player, system)
    friend.page.goto(address)
    writer, reader = friend, player
    for nth in range(links - 1):
        play(writer, 1 if nth else 3)
        added = writer.view()["turn"] - reader.view()["turn"]
        assert added > 0
        notice = followed(reader, writer.shared(), "longer")
        expect(notice).to_have_text(reader.words.say("page-met-longer", count=added))
        assert relation(reader.record(), writer.record()) == "same"
        assert len(reader.kept()) == 1
        writer, reader = reader, writer


def test_a_link_to_what_is_kept_leads_there_and_an_earlier_one_takes_nothing_back(player: Player) -> None:
    """Whoever taps a link in an old message again would have a second battle, or lose what was played since."""
    early = begun(player, "tiefen")
    player.home()
    player.follow(early)
    expect(player.page.get_by_role("status").filter(has_text=player.words.say("page-met-same"))).to_be_visible()
    player.settle()
    assert len(player.kept()) == 1
    play(player, 3)
    question, record = player.question(), player.record()
    notice = followed(player, early, "shorter")
    assert (player.question(), player.record()) == (question, record)
    assert len(player.kept()) == 1
    notice.locator("summary").tap()
    notice.locator("[data-action='open-copy']").tap()
    expect(player.page.locator(NOTICE)).to_have_count(0)
    player.settle()
    assert len(player.kept()) == 2
    assert relation(player.record(), record) == "shorter"


def test_two_ways_in_which_a_battle_went_on_are_shown_and_both_stay(player: Player, friend: Player) -> None:
    """The link would take the place of what was played here, or stand beside it without a word."""
    friend.page.goto(begun(player, "war"))
    friend.until("form[data-ask]")
    apart(player, friend)
    mine, theirs = player.record(), friend.record()
    question = player.question()
    notice = followed(player, friend.shared(), "forked")
    assert relation(player.record(), theirs) == "same"
    assert len(player.kept()) == 2
    notice.locator("[data-action='continuations']").tap()
    ways = player.page.locator(".continuations > section")
    expect(ways).to_have_count(2)
    expect(ways.get_by_role("listitem").first).to_be_visible()
    assert (complaints(player.page), faults(player.page)) == ([], {})
    ways.first.get_by_role("button").tap()
    expect(player.page.locator(NOTICE)).to_have_count(0)
    player.until("form[data-ask]")
    assert player.question() == question
    player.answer(question)
    player.settle()
    assert relation(player.record(), mine) == "longer"


def apart(player: Player, friend: Player) -> None:
    """Both play on until what they have played is not the same."""
    while relation(player.record(), friend.record()) != "forked":
        play(player, 1)
        play(friend, 1)
