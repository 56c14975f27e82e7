"""Battles begun from home: by one tap, with a briefing where it stands ready; and the help in every battle."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from support.page_player import ASK, Player
from support.screen_checks import faults

pytest_plugins = ["support.started_page"]

BRIEFING = ".briefed"
BRIEFED = "[data-action='briefed']"
DIALOG = "dialog[open]"


@pytest.fixture(scope="module")
def systems(dist: Path) -> list[dict[str, Any]]:
    """The systems of the site, as home reads them."""
    listed: list[dict[str, Any]] = json.loads((dist / "systems.json").read_text("utf-8"))
    return listed


def card(player: Player, system: str) -> Locator:
    """The card of a system at home."""
    return player.page.locator("article", has=player.page.locator(f"[data-system='{system}']"))


def test_home_shows_every_system_with_its_ready_battles(player: Player, systems: list[dict[str, Any]]) -> None:
    for system in systems:
        shown = card(player, system["id"])
        expect(shown).to_contain_text(system["suits"]["de"])
        for opening in system["openings"]:
            button = shown.locator(f"[data-opening='{opening['key']}']")
            expect(button).to_contain_text(player.words.label(opening["label"], {}))
            if opening["story"]:
                for words in (opening["story"], *opening["sides"]):
                    expect(button).to_contain_text(player.words.label(words, {}))
    assert faults(player.page) == {}


def test_the_first_visit_says_what_this_is_and_begins_a_sample_battle_at_a_tap(player: Player) -> None:
    page = player.page
    expect(page.locator("main")).to_contain_text(player.words.say("page-what"))
    page.locator("[data-action='sample']").tap()
    expect(page.locator(BRIEFED)).to_be_attached()
    assert player.view()["opening"]
    player.home()
    expect(page.locator("[data-action='sample']")).to_have_count(0)


def test_a_ready_battle_says_what_it_is_about_beside_its_first_question(
    player: Player, systems: list[dict[str, Any]]
) -> None:
    for system in systems:
        opening = system["openings"][1]
        card(player, system["id"]).locator(f"[data-opening='{opening['key']}']").tap()
        player.settle()
        briefing = player.page.locator(BRIEFING)
        for words in (opening["story"], opening["goal"], *opening["sides"]):
            expect(briefing).to_contain_text(player.words.label(words, {}))
        assert faults(player.page) == {}, opening["key"]
        expect(player.page.locator(".cover h1, #ask-words").first).to_be_in_viewport(ratio=1)
        assert player.view()["opening"] == opening["key"]
        expect(player.page.locator(".bar h1")).to_have_text(player.title(player.view()))
        player.answer(player.question())
        expect(briefing).to_have_count(0)
        player.home()


def test_a_briefing_may_be_put_away(player: Player) -> None:
    card(player, "war").locator("[data-opening='begin.raid']").tap()
    player.settle()
    player.page.locator(BRIEFED).tap()
    expect(player.page.locator(BRIEFING)).to_have_count(0)
    player.question()


def test_the_tables_own_battle_begins_with_its_form(player: Player, systems: list[dict[str, Any]]) -> None:
    for system in systems:
        card(player, system["id"]).locator(f"[data-opening='{system['openings'][0]['key']}']").tap()
        player.until(f"{ASK}[data-kind='form']")
        expect(player.page.locator(DIALOG)).to_have_count(0)
        player.home()


@pytest.mark.parametrize("language", ["de", "fr", "en"])
def test_the_form_of_a_battle_fits_the_smallest_phones(player: Player, language: str) -> None:
    player.speak(language)
    player.page.set_viewport_size({"width": 320, "height": 568})
    card(player, "war").locator("[data-opening='plan']").tap()
    player.until(f"{ASK}[data-kind='form']")
    edges = player.page.locator(f"{ASK} :is(button, input, select)").evaluate_all(
        "all => all.filter(one => one.checkVisibility()).map(one => one.getBoundingClientRect().right)"
    )
    assert max(edges) <= 320
    above = player.page.locator(".field").evaluate("field => field.getBoundingClientRect().height")
    assert above <= player.page.locator(".course-bar").evaluate("bar => bar.getBoundingClientRect().height") + 40
    assert "sticks out" not in faults(player.page)


def test_a_player_who_is_added_comes_with_another_army(player: Player) -> None:
    card(player, "war").locator("[data-opening='plan']").tap()
    player.until(f"{ASK}[data-kind='form']")
    for _ in range(2):
        player.page.locator("[data-add='players']").tap()
    armies = [
        player.page.locator(f"[data-field='players.{number}.army'] select").input_value() for number in range(1, 5)
    ]
    assert len(set(armies)) == 4
    sides = [
        player.page.locator(f"[data-field='players.{number}.side'] input:checked").input_value()
        for number in range(1, 5)
    ]
    assert sides == ["s1", "s2", "s1", "s2"]


def test_help_says_what_to_do_now_and_what_the_battle_is_about(player: Player, systems: list[dict[str, Any]]) -> None:
    page = player.page
    ready = next(one for one in systems if one["id"] == "tiefen")["openings"][1]
    card(player, "tiefen").locator(f"[data-opening='{ready['key']}']").tap()
    player.settle()
    page.locator("[data-action='help']").tap()
    ask, names = player.view()["ask"], player.view()["names"]
    expect(page.locator("[data-help='now']")).to_contain_text(player.words.label(ask["label"], names))
    expect(page.locator("[data-help='battle']")).to_contain_text(player.words.label(ready["goal"], {}))
    expect(page.locator("[data-help='system']")).to_be_attached()
    assert faults(page) == {}
    page.locator("[data-help='now'] a").tap()
    expect(page.locator(f"{DIALOG} .rule-text")).to_be_visible()
