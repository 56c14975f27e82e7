"""Links: given out by the share sheet or the clipboard, opened on another device in that person's language."""

import json
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from support.page_player import PHONE, TAKE_OVER, Player, same
from support.screen_checks import Ear

from gonfalon.formats import link
from gonfalon.formats.record import dump

pytest_plugins = ["support.started_page"]

FOLDER = Path(__file__).parents[1] / "links"
GIVEN_OUT = (FOLDER / "given-out.txt").read_text("utf-8").splitlines()
BATTLES = tomllib.loads((FOLDER / "given-out.toml").read_text("utf-8"))["battle"]
NEWEST = {link.read(address).system: (address, battle) for address, battle in zip(GIVEN_OUT, BATTLES, strict=True)}
"""Of each system the link that was given out last; `tests/links/test_given_out.py` opens all of them in CPython."""
SHARING = """answer => {
    navigator.share = data => {
        document.documentElement.dataset.shared = JSON.stringify(data);
        return answer === "taken" ? Promise.resolve() : Promise.reject(new DOMException("no", "AbortError"));
    };
}"""
NO_CLIPBOARD = (
    """() => { navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError")); }"""
)
AS_BEFORE = """() => {
    delete navigator.share;
    delete navigator.clipboard.writeText;
    delete document.documentElement.dataset.shared;
}"""


@contextmanager
def device(player: Player, change: str, *said: str) -> Iterator[None]:
    """A device that shares in another way."""
    player.page.evaluate(change, *said)
    yield
    player.page.evaluate(AS_BEFORE)


def test_a_link_opens_on_another_device_in_another_language(
    player: Player, browser: Browser, site: str, ear: Ear
) -> None:
    player.arrive("tiefen.tactic.secret")
    for tactic in ("speed", "strength"):
        player.page.locator(TAKE_OVER).first.tap()
        player.take(tactic)
    player.play_until("tiefen.roll.all")
    player.roll()
    question = player.question()
    address = player.shared()
    kept = player.kept()
    assert address.startswith(f"{site}#")
    with browser.new_context(**{**PHONE, "locale": "fr-CA"}) as context:
        friend = Player(ear.listen(context).new_page(), site, language="fr")
        friend.page.goto(address)
        assert friend.question() == question
        assert friend.page.url == site, "a reload does not open the link once more"
        friend.page.locator("[data-note] summary").tap()
        expect(friend.page.locator("[data-checked]")).to_contain_text(friend.words.say("page-checked-app", count=1))
        assert same(friend.view(), player.view())
        view = friend.view()
        expect(friend.page.locator("html")).to_have_attribute("lang", "fr")
        expect(friend.page.locator("[role=log]")).to_contain_text(
            friend.words.label(view["chronicle"][-1]["label"], view["names"])
        )
        friend.roll()
        friend.settle()
        assert len(friend.kept()) == 1
        assert same(dump(link.read(friend.shared()))["entries"][:-1], dump(link.read(address))["entries"])
    assert player.kept() == kept
    assert player.question() == question


def test_a_link_to_another_battle_opens_beside_those_that_are_kept(player: Player) -> None:
    player.arrive("tiefen.flow.steps")
    before = player.kept()
    player.arrive("tiefen.circ.terrain")
    after = player.kept()
    assert {id: after.pop(id) for id in before} == before
    assert len(after) == 1


def test_without_a_share_sheet_the_link_is_copied(player: Player) -> None:
    player.arrive("tiefen.flow.steps")
    player.button("page-share").tap()
    expect(player.page.get_by_role("status").filter(has_text=player.words.say("page-copied"))).to_be_visible()
    shown = player.page.get_by_role("textbox", name=player.words.say("page-share-link")).input_value()
    assert player.page.evaluate("navigator.clipboard.readText()") == shown
    player.close()
    told = dump(link.read(shown))
    assert same(told, player.record())


def test_without_a_clipboard_the_link_is_there_to_be_seen(player: Player) -> None:
    player.arrive("tiefen.flow.steps")
    with device(player, NO_CLIPBOARD):
        player.button("page-share").tap()
        field = player.page.get_by_role("textbox", name=player.words.say("page-share-link"))
        assert link.read(field.input_value()).system == "tiefen"
        player.button("page-copy").tap()
        expect(field).to_be_focused()
        player.close()


@pytest.mark.parametrize("answer", ["taken", "given up"])
def test_the_systems_own_sheet_gets_link_and_words(player: Player, answer: str) -> None:
    player.arrive("tiefen.flow.steps")
    with device(player, SHARING, answer):
        player.button("page-share").tap()
        player.button("page-send").tap()
        told = player.page.locator("html[data-shared]")
        shared: dict[str, Any] = json.loads(told.get_attribute("data-shared") or "")
        expect(player.page.get_by_role("textbox", name=player.words.say("page-share-link"))).to_be_visible()
        player.close()
    name = player.title(player.view())
    assert shared["title"] == name
    assert shared["text"] == player.words.say("page-share-text", name=name)
    assert link.read(shared["url"]).system == "tiefen"
    assert player.question().rule == "tiefen.flow.steps"


@pytest.mark.parametrize(("address", "battle"), NEWEST.values(), ids=NEWEST)
def test_a_link_given_out_opens_for_ever(player: Player, address: str, battle: dict[str, Any]) -> None:
    player.follow(address)
    question = player.look()
    assert player.view()["name"] == battle["name"]
    expect(player.page.get_by_role("heading", level=1)).to_have_text(player.title(player.view()))
    assert (question.rule if question else "") == battle["ask"]
    assert player.view()["turn"] == battle["entries"]
