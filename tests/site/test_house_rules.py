"""House rules: the difference to the book, sets with a name, and their way to another table by link or file."""

import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, FilePayload, Locator, expect
from support.device_stores import card, emptied, put, said, stored_entries
from support.door_player import Visitor
from support.named_moments import link_at
from support.page_links import GO, all_refused
from support.page_player import PHONE, Player, View, same
from support.screen_checks import Ear, complaints, faults, faults_by_size
from support.scripts import script

from gonfalon.words import LANGUAGES

pytest_plugins = ["support.started_page"]

CHOOSER, FANATICS, ODDS = "tiefen.roll.chooser", "tiefen.circ.fanatic.declare", "tiefen.odds.show"
OURS = {CHOOSER: "victim", FANATICS: "secret"}
HOSTILE = '<img src=x onerror="document.title=1"> **& {$x}'
NUMBER = "war.chest.size"
REDRAWN = script("draw_again")
"""Draws the page once more, as a short notice does that goes while a person is typing."""


@pytest.fixture(autouse=True)
def shelves(player: Player) -> Iterator[None]:
    with emptied(player.page):
        yield


def sealed(body: bytes, version: int = 1) -> str:
    """A link to house rules as earlier versions gave it out, with a true checksum."""
    raw = bytes([version]) + zlib.crc32(body).to_bytes(4, "big") + body
    return f"h={urlsafe_b64encode(raw).rstrip(b'=').decode()}"


def link(content: Any, version: int = 1) -> str:
    return sealed(json.dumps(content).encode(), version)


def inside(address: str) -> Any:
    """Return the file in a link."""
    letters = address.partition("#b=")[2]
    raw = urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
    assert raw[0] == 4
    assert int.from_bytes(raw[1:5], "big") == zlib.crc32(raw[5:])
    return json.loads(zlib.decompress(raw[5:]))


def held(content: Any) -> str:
    """A link that holds a file."""
    body = zlib.compress(json.dumps(content).encode())
    raw = b"\x04" + zlib.crc32(body).to_bytes(4, "big") + body
    return f"b={urlsafe_b64encode(raw).rstrip(b'=').decode()}"


def sent(name: str, setting: dict[str, str], **more: Any) -> str:
    """A link to house rules."""
    file = {"gonfalon": "house-rules", "format": 1, "system": "tiefen", "name": name, "switches": setting}
    return held({**file, **more})


def open_sheet(player: Player, system: str = "tiefen") -> Locator:
    card(player, system).locator("[data-action='house-rules']").tap()
    return player.page.get_by_role("dialog")


def choose(player: Player, setting: dict[str, str]) -> None:
    """Set switches in the open sheet."""
    for rule, choice in setting.items():
        player.page.locator(f"[data-switch='{rule}'] input[value='{choice}']").check()


def keep(player: Player, name: str) -> None:
    """Keep the setting of the open sheet under a name."""
    player.page.get_by_role("textbox", name=player.words.say("page-set-name")).fill(name)
    player.page.locator("[data-action='save-set']").tap()


def shown(player: Player) -> dict[str, str]:
    """The difference to the book as it stands in the sheet, rule by rule."""
    player.until("dialog[open] .differences")
    lines = player.page.locator("[data-difference]")
    return {line.get_attribute("data-difference") or "": line.locator("b").inner_text() for line in lines.all()}


def wished(player: Player, system: str = "tiefen") -> dict[str, str]:
    """Return the switches that this device has noted for the next battle."""
    note: dict[str, str] = json.loads(
        player.page.evaluate(f"localStorage.getItem('gonfalon.house.{system}') ?? '{{}}'")
    )
    return note


@pytest.fixture(scope="module")
def titles(dist: Path) -> Any:
    return json.loads((dist / "rules" / "de.json").read_text("utf-8"))


def test_only_what_differs_is_shown_with_its_rule(player: Player, titles: Any) -> None:
    sheet = open_sheet(player)
    expect(sheet).to_contain_text(player.words.say("page-by-the-book"))
    choose(player, OURS)
    assert shown(player) == {rule: titles[rule]["choices"][choice] for rule, choice in OURS.items()}
    line = player.page.locator(f"[data-difference='{CHOOSER}']")
    expect(line.locator("s")).to_have_text(titles[CHOOSER]["choices"]["destroyer"])
    line.get_by_role("link", name=titles[CHOOSER]["title"]).tap()
    expect(sheet.get_by_role("heading", level=2)).to_have_text(titles[CHOOSER]["title"])


def test_a_set_is_kept_and_holds_for_a_battle(player: Player) -> None:
    open_sheet(player)
    choose(player, OURS)
    keep(player, "  Unsere\u202e   Runde ")
    expect(player.page.locator("[data-set]")).to_have_attribute("data-set", "Unsere Runde")
    player.page.locator("[data-action='reset']").tap()
    assert shown(player) == {}
    player.close()
    player.page.reload()
    open_sheet(player)
    with player.unhurried():
        player.page.locator("[data-set='Unsere Runde']").tap()
        assert list(shown(player)) == [FANATICS, CHOOSER]
        expect(player.page.locator("[data-set]")).to_have_attribute("aria-pressed", "true")
        said(player, "page-set-applied", name="Unsere Runde").locator("[data-action='undo-delete']").tap()
    assert shown(player) == {}
    player.page.locator("[data-set='Unsere Runde']").tap()
    player.button("page-done").tap()
    player.begin()
    switches = player.view()["switches"]
    assert {one["rule"]: one["value"] for one in switches if one["value"] != one["default"]} == OURS


def test_the_same_name_again_replaces_and_can_be_undone(player: Player) -> None:
    open_sheet(player)
    choose(player, {CHOOSER: "victim"})
    keep(player, "Runde")
    choose(player, {FANATICS: "secret"})
    with player.unhurried():
        keep(player, "Runde")
        said(player, "page-set-replaced", name="Runde").wait_for()
        [kept] = stored_entries(player.page, "house-rules").values()
        assert kept["switches"] == OURS
        player.page.locator("[data-action='undo-delete']").tap()
    expect(player.page.locator("[data-set='Runde']")).to_contain_text(player.words.say("page-set-count", count=1))


def test_a_set_thrown_away_comes_back_and_a_damaged_one_says_so(player: Player) -> None:
    put(player.page, "house-rules", {"tiefen/Kaputt": {"format": 1, "name": 7}})
    sheet = open_sheet(player)
    expect(sheet).to_contain_text(player.words.say("page-set-damaged", name="Kaputt"))
    choose(player, OURS)
    keep(player, "Runde")
    expect(player.page.locator("[data-set='Runde']")).to_be_visible()
    kept = stored_entries(player.page, "house-rules")
    with player.unhurried():
        player.hold(player.button("page-delete-name", name="Runde"))
        expect(player.page.locator("[data-set]")).to_have_count(0)
        said(player, "page-deleted", name="Runde").locator("[data-action='undo-delete']").tap()
    expect(player.page.locator("[data-set]")).to_have_count(1)
    assert stored_entries(player.page, "house-rules") == kept


def test_a_link_brings_house_rules_to_another_table(
    player: Player, browser: Browser, site: str, ear: Ear, titles: Any
) -> None:
    open_sheet(player)
    choose(player, OURS)
    keep(player, HOSTILE)
    player.button("page-share-name", name=HOSTILE).tap()
    address = player.page.get_by_role("textbox", name=player.words.say("page-share-link")).input_value()
    assert len(address) < 400
    assert inside(address) == inside(f"#{sent(HOSTILE, OURS)}")
    holds = player.page.locator("[data-holds]")
    holds.locator("summary").tap()
    expect(holds.locator("[data-difference]")).to_have_count(2)
    with browser.new_context(**PHONE) as context:
        friend = Player(ear.listen(context).new_page(), site)
        friend.page.goto(address)
        assert list(shown(friend)) == [FANATICS, CHOOSER]
        assert friend.page.url == site
        expect(friend.page.get_by_role("dialog").get_by_role("heading", level=2)).to_have_text(HOSTILE)
        assert friend.page.locator("img").count() == 0
        assert wished(friend) == {}, "nothing holds before it is wished"
        assert stored_entries(friend.page, "house-rules") == {}
        friend.page.locator("[data-action='save-set']").tap()
        said(friend, "page-set-saved", name=HOSTILE).wait_for()
        friend.page.locator("[data-action='apply-set']").tap()
        said(friend, "page-set-applied", name=HOSTILE).wait_for()
        assert wished(friend) == OURS
        open_sheet(friend)
        expect(friend.page.locator("[data-set]")).to_have_attribute("aria-pressed", "true")


def test_house_rules_that_came_lie_beside_those_of_the_same_name(player: Player) -> None:
    """Whoever keeps what somebody sent would lose their own house rules."""
    open_sheet(player)
    choose(player, {CHOOSER: "victim"})
    keep(player, "Runde")
    said(player, "page-set-saved", name="Runde").wait_for()
    player.close()
    player.page.evaluate(GO, sent("Runde", OURS))
    expect(player.page.locator("[data-taken='Runde']")).to_have_text(
        player.words.say("page-set-taken", name="Runde", free="Runde (2)")
    )
    player.page.locator("[data-action='save-set']").tap()
    expect(player.page.locator("[data-known]")).to_have_text(player.words.say("page-set-known", name="Runde (2)"))
    expect(player.page.locator("[data-action='save-set']")).to_have_count(0)
    player.close()
    kept = stored_entries(player.page, "house-rules")
    assert {one["name"]: one["switches"] for one in kept.values()} == {"Runde": {CHOOSER: "victim"}, "Runde (2)": OURS}
    player.page.evaluate(GO, sent("Ganz anders", OURS))
    expect(player.page.locator("[data-known='Runde (2)']")).to_be_visible()
    player.close()
    assert stored_entries(player.page, "house-rules") == kept


def test_house_rules_that_came_begin_a_battle_at_once(player: Player) -> None:
    """They would first have to be taken over for all battles to come."""
    player.page.evaluate(GO, sent("Runde", OURS))
    player.page.locator("[data-action='begin-with-set']").tap()
    player.question()
    switches = player.view()["switches"]
    assert {one["rule"]: one["value"] for one in switches if one["value"] != one["default"]} == OURS
    assert wished(player) == {}


def test_a_link_leaves_the_open_battle_as_it_is(player: Player) -> None:
    question = player.arrive("tiefen.flow.steps")
    kept = player.kept()
    player.page.evaluate(GO, link({"system": "tiefen", "name": "", "switches": {"roll.chooser": "victim"}}))
    assert list(shown(player)) == [CHOOSER]
    assert player.kept() == kept
    player.close()
    player.page.locator("[data-action='continue']").first.tap()
    assert player.question() == question


GOOD = link({"system": "tiefen", "name": "Gut", "switches": {"roll.chooser": "victim"}})
BROKEN = {
    "cut": (GOOD[:-4], "unreadable-cut"),
    "a newer version": (link({"system": "tiefen", "name": "", "switches": {}}, 2), "page-set-newer"),
    "a choice with markup": (
        link({"system": "tiefen", "name": "", "switches": {"roll.chooser": "<b>"}}),
        "page-set-foreign",
    ),
    "an unknown system": (link({"system": "nowhere", "name": "", "switches": {}}), "page-set-system"),
    "a damaged one of today": (sent("", OURS)[:-4], "unreadable-cut"),
    "a newer format of house rules": (sent("", OURS, format=2), "page-set-newer"),
    "a kind that is not known yet": (sent("", OURS, gonfalon="banners"), "page-content-newer"),
    "everything of a device": (held({"gonfalon": "everything", "format": 1, "battles": []}), "page-content-newer"),
    "no file": (held([1]), "unreadable-content"),
}
"""One for each reason; `units/house-rules-link.test.js` has many of each."""


def test_a_broken_link_says_so_and_changes_nothing(player: Player) -> None:
    all_refused(player, BROKEN)
    assert wished(player) == {}
    assert stored_entries(player.page, "house-rules") == {}


def test_what_a_system_does_not_know_is_left_out_and_told(player: Player) -> None:
    strange = {"roll.chooser": "victim", "roll.none": "victim", "fanatic.scope": "none", "__proto__": "x"}
    player.page.evaluate(GO, link({"system": "tiefen", "name": "Fremd", "switches": strange}))
    assert list(shown(player)) == [CHOOSER]
    expect(player.page.get_by_role("dialog")).to_contain_text(player.words.say("page-set-strange", count=3))
    player.page.locator("[data-action='apply-set']").tap()
    assert wished(player) == {CHOOSER: "victim"}


def test_house_rules_travel_as_a_file(player: Player, tmp_path: Path) -> None:
    open_sheet(player)
    choose(player, OURS)
    keep(player, "Am Furtstein")
    player.button("page-share-name", name="Am Furtstein").tap()
    with player.page.expect_download() as download:
        player.page.get_by_role("dialog").locator("[data-action='export']").tap()
    path = tmp_path / download.value.suggested_filename
    download.value.save_as(path)
    assert path.name == "Am-Furtstein.json"
    file = json.loads(path.read_text("utf-8"))
    assert same(file["switches"], OURS)
    player.close()
    player.page.locator("input[type=file]").set_input_files(path)
    assert list(shown(player)) == [FANATICS, CHOOSER]
    player.close()
    for changed, message in (({"format": 2}, "page-set-newer"), ({"switches": 1}, "page-set-foreign")):
        content = json.dumps({**file, **changed}).encode()
        payload = FilePayload(name="rules.json", mimeType="application/json", buffer=content)
        player.page.locator("input[type=file]").set_input_files(files=[payload])
        alert = player.page.get_by_role("alert")
        expect(alert).to_contain_text(player.words.say(message))
        alert.get_by_role("button").tap()


def test_a_battle_shows_its_house_rules_as_a_difference(player: Player, titles: Any) -> None:
    open_sheet(player)
    choose(player, OURS)
    player.close()
    player.begin()
    player.from_more("page-switches")
    assert shown(player) == {rule: titles[rule]["choices"][choice] for rule, choice in OURS.items()}
    keep(player, "Aus der Schlacht")
    said(player, "page-set-saved", name="Aus der Schlacht").wait_for()
    [kept] = stored_entries(player.page, "house-rules").values()
    assert kept["switches"] == OURS
    player.close()


def test_a_house_rule_is_changed_in_mid_battle_by_three_taps_and_back(player: Player, titles: Any) -> None:
    """tiefen.roll.chooser"""
    player.begin()
    page = player.page
    before = player.view()["turn"]
    page.locator("[data-action='more']").tap()
    page.locator("dialog [data-action='switches']").tap()
    page.locator(f"[data-switch='{CHOOSER}'] label:has(input[value='victim'])").tap()
    words = titles[CHOOSER]
    said(player, "page-switch-set", rule=words["title"], choice=words["choices"]["victim"]).wait_for()
    assert list(shown(player)) == [CHOOSER]
    view = player.view()
    assert (view["turn"], view["rulings"]) == (before + 1, 1)
    player.settle()
    page.locator(".toasts button").first.tap()
    expect(page.locator(f"[data-switch='{CHOOSER}'] input[value='destroyer']")).to_be_checked()
    assert player.view()["rulings"] == 0


def has_hidden_card(view: View) -> bool:
    """True if something lies face down."""
    return any(card["face"] == "down" for card in view["table"]["cards"])


def test_a_house_rule_that_cannot_change_now_says_why(player: Player) -> None:
    """tiefen.circ.fanatic.declare"""
    visitor = Visitor("held")
    shown = visitor.begin("tiefen", **{FANATICS: "secret"})
    player.follow(link_at(visitor, shown, has_hidden_card, lambda view: visitor.some(view["ask"])))
    player.settle()
    player.from_more("page-switches")
    field = player.page.locator(f"[data-switch='{FANATICS}']")
    expect(field.locator("[data-held]")).to_have_text(player.words.say("tiefen-held-slips"))
    expect(field.locator("input:enabled")).to_have_count(1)
    expect(player.page.locator(f"[data-switch='{CHOOSER}'] input:enabled")).to_have_count(2)


def test_a_number_is_set_within_its_bounds(player: Player) -> None:
    open_sheet(player, "war")
    field = player.page.locator(f"[data-switch='{NUMBER}'] input")
    up = player.page.locator(f"[data-switch='{NUMBER}'] button").last
    expect(field).to_have_value("10")
    up.tap()
    assert list(shown(player).values()) == ["11"]
    for typed, held in (("100", "99"), ("-3", "0"), ("7.4", "7"), ("", "7")):
        field.fill(typed)
        player.page.evaluate(REDRAWN)
        field.press("Enter")
        field.blur()
        expect(field).to_have_value(held)
    assert wished(player, "war") == {NUMBER: "7"}
    player.page.evaluate(f"localStorage.setItem('gonfalon.house.war', '{{\"{NUMBER}\": \"100\"}}')")
    player.close()
    open_sheet(player, "war")
    expect(field).to_have_value("10")
    assert faults(player.page) == {}


def test_the_sheets_fit_and_can_be_read_by_all(player: Player) -> None:
    open_sheet(player)
    choose(player, OURS)
    keep(player, "W" * 60)
    expect(player.page.locator("[data-set]")).to_have_count(1)
    assert (complaints(player.page), faults_by_size(player.page)) == ([], {})
    player.page.locator("[data-action='share-set']").first.tap()
    assert (complaints(player.page), faults_by_size(player.page)) == ([], {})
    player.close()
    for language in LANGUAGES:
        player.speak(language)
        assert faults_by_size(player.page) == {}, language
        open_sheet(player)
        assert faults_by_size(player.page) == {}, language
        player.close()
    player.speak("de")
    player.page.evaluate(GO, GOOD)
    shown(player)
    assert (complaints(player.page), faults_by_size(player.page)) == ([], {})
    player.close()
