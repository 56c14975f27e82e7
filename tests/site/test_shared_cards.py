"""Cards, a roster and a map go to another device as a link; there they are shown, and kept or used by a tap."""

import json
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from pathlib import Path
from random import Random
from string import ascii_letters, digits
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, expect
from support.device_stores import card, emptied, put, said, stored_entries
from support.fault_server import FaultServer
from support.page_links import GO, all_refused
from support.page_player import READY, Player
from support.roster_battles import war
from support.screen_checks import Ear, complaints, faults_by_size

from gonfalon.words import LANGUAGES

pytest_plugins = ["support.started_page", "support.ready_phone"]

PIKES = "fair | fight 2, athletics 1, will 1 | Village Pikes | Shoulder to Shoulder"
OTHER_PIKES = "fair | fight 2, athletics 1, will 1 | Village Pikes | Stand Fast"
IDA = "main | will 3, fight 3 | Ida | Captain of the North Gate | stress 3 | slots mild severe"
BRIDGE = "square 12x8 | " + "Zc" * 5 + "A" * 30 + " | The old bridge"
HOSTILE = '<img src=x onerror="document.title=1">'


@pytest.fixture(autouse=True)
def shelves(player: Player) -> Iterator[None]:
    with emptied(player.page):
        yield


def stored(system: str, kind: str, text: str, message: str, **figures: Any) -> dict[str, Any]:
    """A card as the roster holds it."""
    label = {"id": message, "with": figures}
    return {"format": 1, "system": system, "kind": kind, "label": label, "text": text, "kept": 1}


def unit(text: str = PIKES) -> dict[str, Any]:
    return stored("war", "war-unit", text, "war-kept-unit", name={"text": "Village Pikes"}, quality="fair")


LEADER = stored("war", "war-leader", IDA, "war-kept-leader", name={"text": "Ida"})
MAP = stored("samyra", "map", BRIDGE, "samyra-kept-map", named="yes", name={"text": "The old bridge"})


def held(file: Any) -> str:
    """A link that holds a file."""
    body = zlib.compress(json.dumps(file).encode())
    raw = b"\x04" + zlib.crc32(body).to_bytes(4, "big") + body
    return f"b={urlsafe_b64encode(raw).rstrip(b'=').decode()}"


def sent(*cards: tuple[str, str], system: str = "war", **more: Any) -> str:
    """A link to cards, each a kind and a text."""
    listed = [{"kind": kind, "text": text} for kind, text in cards]
    return held({"gonfalon": "roster", "format": 1, "system": system, "name": "", "cards": listed, **more})


def address_of(player: Player, system: str, action: str) -> str:
    """Return the link that the roster of a system shares."""
    card(player, system).locator("[data-action='roster']").tap()
    player.page.locator(f"dialog [data-action='{action}']").first.tap()
    address: str = player.page.get_by_role("textbox", name=player.words.say("page-share-link")).input_value()
    return address


def texts(player: Player) -> list[str]:
    """Return the texts of the cards that the roster holds."""
    return sorted(one["text"] for one in stored_entries(player.page, "roster").values())


def test_a_roster_goes_to_another_device_in_another_language(
    player: Player, ready_phone: BrowserContext, ready_host: FaultServer, ear: Ear
) -> None:
    put(player.page, "roster", {"x": unit(), "y": LEADER})
    address = address_of(player, "war", "share-cards")
    dialog = player.page.get_by_role("dialog")
    expect(dialog).to_contain_text(player.words.say("page-cards-share-hint", count=2))
    expect(dialog.locator("[data-code]")).to_be_visible()
    dialog.locator("[data-holds] summary").tap()
    expect(dialog.locator("[data-holds] li")).to_have_count(2)
    player.close()
    ear.site = ready_host.site
    friend = Player(ear.listen(ready_phone).new_page(), ready_host.site, "cards")
    friend.page.goto(ready_host.site)
    friend.page.locator(READY).wait_for(state="attached")
    friend.speak("fr")
    friend.page.evaluate(GO, address.partition("#")[2])
    expect(friend.page.locator("[data-received]")).to_have_count(2)
    sheet = friend.page.get_by_role("dialog")
    expect(sheet).to_contain_text("Village Pikes")
    expect(sheet).to_contain_text("Captain of the North Gate")
    assert stored_entries(friend.page, "roster") == {}, "opening keeps nothing"
    friend.page.locator("[data-action='keep-all']").tap()
    expect(friend.page.locator("dialog [data-action='keep']")).to_have_count(0)
    assert texts(friend) == sorted([PIKES, IDA])
    friend.close()
    expect(card(friend, "war").locator("[data-action='roster']")).to_be_visible()


def test_a_card_that_is_here_already_says_so_and_one_of_the_same_name_lies_beside_it(player: Player) -> None:
    """Cards from elsewhere would take the place of the person's own, or lie there twice."""
    put(player.page, "roster", {"x": unit()})
    player.page.evaluate(GO, sent(("war-unit", PIKES), ("war-unit", OTHER_PIKES)))
    here, other = (player.page.locator(f"[data-received='{text}']") for text in (PIKES, OTHER_PIKES))
    expect(here).to_contain_text(player.words.say("page-roster-kept"))
    expect(here.locator("[data-action='keep']")).to_have_count(0)
    other.locator("[data-action='keep']").tap()
    expect(other).to_contain_text(player.words.say("page-roster-kept"))
    player.close()
    assert texts(player) == sorted([PIKES, OTHER_PIKES])


def test_a_map_is_seen_before_it_is_kept(player: Player) -> None:
    """samyra.zone.known"""
    put(player.page, "roster", {"m": MAP})
    address = address_of(player, "samyra", "share-card")
    player.close()
    put(player.page, "roster", None)
    player.speak("en")
    player.page.evaluate(GO, address.partition("#")[2])
    drawn = player.page.locator(".received-map")
    expect(drawn).to_be_visible()
    expect(drawn).to_have_attribute("aria-label", player.words.say("page-grid", columns=12, rows=8))
    player.page.locator("[data-action='keep-all']").tap()
    expect(player.page.locator("dialog [data-action='keep']")).to_have_count(0)
    assert texts(player) == [BRIDGE]
    player.close()
    player.speak("de")


def test_a_card_is_offered_without_being_kept(player: Player) -> None:
    """Whoever tries a card once would have it in the roster for good."""
    player.page.evaluate(GO, sent(("war-unit", PIKES)))
    player.page.locator("[data-action='use-cards']").tap()
    said(player, "page-cards-offered", count=1).wait_for()
    player.page.evaluate(GO, war(over=False))
    player.until("[data-ask] [data-kept]")
    assert stored_entries(player.page, "roster") == {}
    player.settle()
    before = {piece["id"] for piece in player.view()["table"]["pieces"]}
    player.page.locator("[data-ask] [data-kept]").tap()
    player.until("[data-ask] [data-option='card'], [role=alert]")
    expect(player.page.get_by_role("alert")).to_have_count(0)
    assert len({piece["id"] for piece in player.view()["table"]["pieces"]} - before) == 1


def test_cards_come_by_the_code_reader_and_as_a_file(player: Player, tmp_path: Path) -> None:
    put(player.page, "roster", {"x": unit()})
    address = address_of(player, "war", "share-card")
    with player.page.expect_download() as download:
        player.page.get_by_role("dialog").locator("[data-action='export']").tap()
    path = tmp_path / "card.json"
    download.value.save_as(path)
    player.close()
    put(player.page, "roster", None)
    player.page.locator("[data-action='read-code']").tap()
    player.page.locator("#code-text").fill(address)
    player.page.locator("[data-action='code-paste'] [type='submit']").tap()
    expect(player.page.locator(f"[data-received='{PIKES}']")).to_be_visible()
    player.close()
    player.page.locator("input[type=file][data-action='import']").set_input_files(path)
    expect(player.page.locator(f"[data-received='{PIKES}']")).to_be_visible()
    player.close()


def many(count: int) -> dict[str, Any]:
    """So many cards whose texts cannot be said in fewer letters."""
    letters = ascii_letters + digits
    return {f"x{number}": unit("".join(Random(number).choices(letters, k=700))) for number in range(count)}


def test_a_roster_too_long_for_codes_or_for_a_link_says_so(player: Player) -> None:
    """A code that no camera reads would be offered, or nothing would come of the tap."""
    put(player.page, "roster", many(40))
    address_of(player, "war", "share-cards")
    expect(player.page.locator("[data-no-code]")).to_have_text(player.words.say("page-code-none"))
    expect(player.page.locator("[data-long]")).to_be_visible()
    expect(player.page.locator("[data-code]")).to_have_count(0)
    player.close()
    put(player.page, "roster", many(80))
    card(player, "war").locator("[data-action='roster']").tap()
    player.page.locator("dialog [data-action='share-cards']").tap()
    said(player, "page-share-too-long").wait_for()
    expect(player.page.locator("#share-link")).to_have_count(0)
    player.close()


BROKEN = {
    "cut": (sent(("war-unit", PIKES))[:-4], "unreadable-cut"),
    "a newer format": (sent(("war-unit", PIKES), format=2), "page-content-newer"),
    "no cards": (sent(), "unreadable-content"),
    "a card without a text": (sent(cards=[{"kind": "war-unit"}]), "unreadable-content"),
    "more than may come at once": (sent(*[("war-unit", PIKES)] * 201), "unreadable-content"),
    "an unknown system": (sent(("war-unit", PIKES), system="nowhere"), "page-content-system"),
}


def test_broken_cards_say_so_and_change_nothing(player: Player) -> None:
    all_refused(player, BROKEN)
    player.page.evaluate(GO, sent(("war-unit", HOSTILE), ("nothing", PIKES), ("war-unit", PIKES), name=HOSTILE))
    expect(player.page.locator("[data-refused='2']")).to_be_visible()
    expect(player.page.locator("[data-received]")).to_have_count(1)
    expect(player.page.get_by_role("dialog").get_by_role("heading", level=2)).to_have_text(HOSTILE)
    assert player.page.locator("img").count() == 0
    player.close()
    assert stored_entries(player.page, "roster") == {}


def test_the_sheets_of_cards_fit_and_can_be_read_by_all(player: Player) -> None:
    put(player.page, "roster", {"x": unit(), "y": LEADER})
    cards = sent(("war-unit", PIKES), ("war-unit", OTHER_PIKES), ("war-leader", IDA))
    for language in LANGUAGES:
        player.speak(language)
        address_of(player, "war", "share-cards")
        assert faults_by_size(player.page) == {}, language
        player.close()
        for fragment in (cards, sent(("map", BRIDGE), system="samyra")):
            player.page.evaluate(GO, fragment)
            player.page.locator("[data-received]").first.wait_for()
            assert faults_by_size(player.page) == {}, language
            if language == "de":
                assert complaints(player.page) == []
            player.close()
    player.speak("de")
