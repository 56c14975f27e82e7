"""The sheet that finds a rule: from home, from the menu of a battle and from its help; what it finds opens over it."""

import re

import pytest
from playwright.sync_api import Page, expect
from support.named_moments import asks
from support.page_player import Player
from support.screen_checks import LETTERS, complaints, faults, letters, lost
from support.war_on_page import RAID, Captain

pytest_plugins = ["support.started_page"]

CONCEDE = "war.end.concede"
OPEN, FIELD, FOUND = "[data-action='search-rules']", "[data-action='search-words']", "dialog [data-found]"
RULE_TEXT = "dialog[open] .rule-text"


@pytest.fixture
def captain(player: Player) -> Captain:
    return Captain(player.page, player.site, "find")


def found(page: Page) -> list[str]:
    """The ids of the rules that are listed."""
    ids: list[str] = page.locator(FOUND).evaluate_all("all => all.map(one => one.dataset.found)")
    return ids


def ask(page: Page, words: str, want: str) -> None:
    """Type a question where the focus is; the rule is found first."""
    expect(page.locator(FIELD)).to_be_focused()
    page.keyboard.type(words)
    expect(page.locator(FOUND).first).to_have_attribute("data-found", want)


def test_from_a_battle_a_rule_is_read_and_the_same_question_stands_open(captain: Captain) -> None:
    page = captain.page
    view = captain.open_at(asks("war.turn.choose"), *RAID)
    question = captain.question()
    page.locator("[data-action='more']").tap()
    page.locator(f"dialog {OPEN}").tap()
    ask(page, "kapitulieren", CONCEDE)
    before = found(page)
    assert {id.split(".")[0] for id in before} >= {"war"}
    page.locator(f"[data-found='{CONCEDE}'] a").tap()
    captain.until(RULE_TEXT)
    expect(page.locator("#sheet-title")).to_have_text("Aufgeben")
    page.locator("[data-action='sheet-back']").tap()
    expect(page.locator(FIELD)).to_have_value("kapitulieren")
    assert found(page) == before
    captain.close()
    assert captain.question() == question
    assert captain.view()["turn"] == view["turn"]
    page.locator("[data-action='more']").tap()
    page.locator(f"dialog {OPEN}").tap()
    expect(page.locator(FIELD)).to_have_value("kapitulieren")
    expect(page.locator(FOUND).first).to_have_attribute("data-found", CONCEDE)
    captain.close()


def test_the_help_of_a_battle_leads_there_and_its_system_comes_first(captain: Captain) -> None:
    captain.open_at(asks("war.turn.choose"), *RAID)
    captain.tool("help")
    captain.page.locator(f"dialog {OPEN}").tap()
    expect(captain.page.locator(FIELD)).to_be_focused()
    captain.page.keyboard.type("initiative")
    captain.page.locator(FOUND).first.wait_for()
    systems = [id.split(".")[0] for id in found(captain.page)]
    own = systems.count("war")
    assert 0 < own < len(systems)
    assert set(systems[:own]) == {"war"}
    captain.close()


def test_at_home_all_systems_are_searched_by_keyboard(player: Player) -> None:
    page = player.page
    page.locator(OPEN).focus()
    page.keyboard.press("Enter")
    ask(page, "dual wielding", "samyra.act.second_weapon")
    first = page.locator(FOUND).first
    expect(first).to_contain_text(" · ")
    page.keyboard.press("ArrowDown")
    expect(first.locator("a")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator(FOUND).nth(1).locator("a")).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    player.until(RULE_TEXT)
    player.close()


def test_the_key_that_confirms_opens_the_first_rule(player: Player) -> None:
    page = player.page
    page.locator(OPEN).tap()
    ask(page, "aufgeben", CONCEDE)
    page.keyboard.press("Enter")
    player.until(RULE_TEXT)
    expect(page.locator("#sheet-title")).to_have_text("Aufgeben")
    player.close()


def test_nothing_found_is_said_and_what_is_found_is_marked(player: Player) -> None:
    page = player.page
    page.locator(OPEN).tap()
    ask(page, "aufgeben", CONCEDE)
    first = page.locator(FOUND).first
    expect(first.locator("b mark")).to_have_text("Aufgeben")
    expect(first.locator(".passage mark").first).to_have_text(re.compile("aufgeben", re.IGNORECASE))
    page.locator(FIELD).fill("qqxxqqxx")
    expect(page.locator(".sheet-body [role='status']")).to_have_text(player.words.say("page-search-found", count=0))
    expect(page.locator(FOUND)).to_have_count(0)
    player.close()


@pytest.mark.parametrize(
    ("language", "words", "want"), [("fr", "embuscade", "war.adv.ambush"), ("en", "give up", CONCEDE)]
)
def test_it_asks_in_the_language_of_the_page(player: Player, language: str, words: str, want: str) -> None:
    player.speak(language)
    player.page.locator(OPEN).tap()
    ask(player.page, words, want)
    player.close()


def test_it_can_be_reached(player: Player) -> None:
    page = player.page
    page.locator(OPEN).tap()
    ask(page, "aufgeben", CONCEDE)
    expect(page.locator(FOUND).first.locator(".passage mark").first).to_be_visible()
    assert complaints(page) == []
    for width, height in ((360, 740), (740, 360), (320, 568), (320, 256), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        assert faults(page) == {}, f"{width}×{height}"
        heights = page.locator(f"{FOUND} a").evaluate_all("all => all.map(one => one.offsetHeight)")
        assert min(heights) >= 48
    page.set_viewport_size({"width": 360, "height": 740})
    with letters(page, 2 * LETTERS):
        cut = [one for one in lost(page) if "passage" not in one]  # a passage ends where its line does
        assert (faults(page), cut) == ({}, [])
    player.close()


def test_the_field_stays_where_it_is_whatever_is_found(player: Player) -> None:
    page = player.page
    page.locator(OPEN).tap()
    expect(page.locator(FIELD)).to_be_focused()
    empty = page.locator(FIELD).bounding_box()
    ask(page, "aufgeben", CONCEDE)
    assert page.locator(FIELD).bounding_box() == empty
    player.close()
