"""The search on rule pages: typed by keyboard or tapped, in one language or two, with and without a net."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from support.page_player import PHONE, Player
from support.screen_checks import PATIENCE, complaints, faults

from gonfalon.words import LANGUAGES
from press.messages import say

pytest_plugins = ["support.started_page"]

CHAPTER = "rules/war/core/de.html"
CONCEDE = "war.end.concede"
FIELD, FOUND = "[role='combobox']", "[role='option']"
CHOSEN = f"{FOUND}[aria-selected='true']"
LETTERS_OF_NOTHING = "qqxxqqxx"
PLACES = "() => [...document.querySelectorAll('[role=option]')].map(one => one.getBoundingClientRect().top)"


@pytest.fixture
def desk(page: Page) -> Page:
    page.set_viewport_size({"width": 1280, "height": 800})
    return page


@pytest.fixture
def hand(browser: Browser) -> Iterator[Page]:
    """A phone in somebody's hand."""
    with browser.new_context(**PHONE) as context:
        yield context.new_page()


def ask(page: Page, words: str) -> Locator:
    """Type a question into the field; gives the first result."""
    page.keyboard.type(words)
    expect(page.locator(FIELD)).to_have_value(words)
    first = page.locator(FOUND).first
    first.wait_for()
    return first


def test_a_rule_is_found_and_opened_by_keyboard_alone(desk: Page, site: str) -> None:
    desk.goto(site + CHAPTER)
    field = desk.locator(FIELD)
    expect(field).to_have_attribute("aria-expanded", "false")
    desk.keyboard.press("/")
    expect(field).to_be_focused()
    ask(desk, "kapitulieren")
    expect(field).to_have_attribute("aria-expanded", "true")
    expect(desk.locator(CHOSEN)).to_have_count(0)
    for _ in range(2):
        desk.keyboard.press("ArrowDown")
    desk.keyboard.press("ArrowUp")
    expect(desk.locator(CHOSEN)).to_have_id("found-0")
    expect(field).to_have_attribute("aria-activedescendant", "found-0")
    expect(field).to_be_focused()
    desk.keyboard.press("Enter")
    desk.wait_for_url(f"{site}rules/war/end/de.html#{CONCEDE}")
    expect(desk.locator(f"[id='{CONCEDE}']")).to_be_in_viewport()


def test_arrows_lead_round_the_list_and_through_the_field(desk: Page, site: str) -> None:
    desk.goto(site + CHAPTER)
    desk.locator(FIELD).focus()
    ask(desk, "bewegen")
    last = desk.locator(FOUND).count() - 1
    desk.keyboard.press("ArrowUp")
    expect(desk.locator(CHOSEN)).to_have_id(f"found-{last}")
    desk.keyboard.press("ArrowDown")
    expect(desk.locator(CHOSEN)).to_have_count(0)
    expect(desk.locator(FIELD)).not_to_have_attribute("aria-activedescendant", "found-0")


def test_escape_closes_the_list_then_empties_the_field(desk: Page, site: str) -> None:
    desk.goto(site + CHAPTER)
    field = desk.locator(FIELD)
    field.focus()
    ask(desk, "aspekt")
    desk.keyboard.press("Escape")
    expect(desk.locator(FOUND)).to_have_count(0)
    expect(field).to_have_value("aspekt")
    desk.keyboard.press("ArrowDown")
    desk.locator(FOUND).first.wait_for()
    for _ in range(2):
        desk.keyboard.press("Escape")
    expect(field).to_have_value("")


def test_a_rule_of_the_page_itself_is_jumped_to_and_the_list_closes(desk: Page, site: str) -> None:
    desk.goto(site + CHAPTER)
    desk.keyboard.press("/")
    ask(desk, "aspekt einsetzen")
    desk.keyboard.press("Enter")
    desk.wait_for_url(f"{site}{CHAPTER}#war.core.invoke")
    expect(desk.locator(FOUND)).to_have_count(0)
    expect(desk.locator("[id='war.core.invoke']")).to_be_in_viewport()


def test_the_open_system_comes_first_and_others_say_which_they_are(desk: Page, site: str) -> None:
    desk.goto(site + CHAPTER)
    desk.keyboard.press("/")
    ask(desk, "initiative")
    folders = [str(one.get_attribute("href")).split("/rules/")[1].split("/")[0] for one in desk.locator(FOUND).all()]
    own = folders.count("war")
    assert 0 < own < len(folders) <= 8
    assert set(folders[:own]) == {"war"}
    places = desk.locator(f"{FOUND} .place").all_inner_texts()
    assert all(" · " not in place for place in places[:own])
    assert all(" · " in place for place in places[own:])


def test_words_that_were_found_are_marked_and_passages_move_nothing(desk: Page, site: str) -> None:
    desk.goto(site + CHAPTER)
    desk.keyboard.press("/")
    first = ask(desk, "aufgeben")
    before = desk.evaluate(PLACES)
    expect(first.locator(".title mark")).to_have_text("Aufgeben")
    expect(first.locator(".passage mark").first).to_have_text("aufgeben")
    assert desk.evaluate(PLACES) == before


def test_a_page_in_two_languages_leads_to_pages_in_both(desk: Page, site: str) -> None:
    desk.goto(f"{site}rules/war/core/fr-de.html")
    desk.keyboard.press("/")
    ask(desk, "quand conceder")
    desk.keyboard.press("Enter")
    desk.wait_for_url(f"{site}rules/war/end/fr-de.html#{CONCEDE}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_found_is_said(desk: Page, site: str, language: str) -> None:
    desk.goto(f"{site}rules/{language}.html")
    field = desk.locator(FIELD)
    field.fill(LETTERS_OF_NOTHING)
    expect(desk.get_by_role("status")).to_have_text(say(language)("rules-search-none"))
    expect(desk.locator(".told")).to_be_visible()
    expect(field).to_have_attribute("aria-expanded", "false")
    field.fill("")
    expect(desk.locator(".told")).to_be_hidden()


def test_on_a_phone_the_field_opens_over_the_bar_and_a_tap_opens_the_rule(hand: Page, site: str) -> None:
    hand.goto(site + CHAPTER)
    expect(hand.locator(FIELD)).to_be_hidden()
    hand.locator(".open-search").tap()
    expect(hand.locator(FIELD)).to_be_focused()
    hand.locator(".close-search").tap()
    expect(hand.locator(FIELD)).to_be_hidden()
    expect(hand.locator(".open-search")).to_be_focused()
    hand.locator(".open-search").tap()
    ask(hand, "aufgeben").tap()
    hand.wait_for_url(f"{site}rules/war/end/de.html#{CONCEDE}")


def test_the_shelf_searches_all_systems(hand: Page, site: str) -> None:
    hand.goto(f"{site}rules/en.html")
    hand.locator(FIELD).tap()
    first = ask(hand, "dual wielding")
    expect(first.locator(".place")).to_contain_text(" · ")
    first.tap()
    hand.wait_for_url(f"{site}rules/samyra/spells/en.html#samyra.act.second_weapon")


def test_without_scripts_no_field_stands_there(browser: Browser, site: str) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(site + CHAPTER)
        expect(page.locator("h1")).to_be_visible()
        expect(page.locator(".search")).to_be_hidden()


def test_a_search_that_cannot_be_loaded_says_so_and_tries_again(desk: Page, site: str) -> None:
    desk.route("**/rules/search.de.json*", lambda route: route.abort())
    desk.goto(site + CHAPTER)
    desk.keyboard.press("/")
    desk.keyboard.type("aufgeben")
    expect(desk.get_by_role("status")).to_have_text(say("de")("rules-search-failed"))
    desk.unroute_all()
    desk.keyboard.press("ArrowDown")
    desk.locator(FOUND).first.wait_for()


def test_it_searches_without_a_net(player: Player, site: str) -> None:
    """A file that is fetched late could be missing where the net is gone."""
    expect(player.page.locator(".engine[data-offline='yes']")).to_be_attached(timeout=PATIENCE)
    page = player.page.context.new_page()
    player.page.context.set_offline(True)
    try:
        page.goto(f"{site}rules/war/core/de-en.html")
        page.locator(".open-search").tap()
        first = ask(page, "aufgeben")
        expect(first.locator(".passage mark").first).to_be_visible()
        first.tap()
        page.wait_for_url(f"{site}rules/war/end/de-en.html#{CONCEDE}")
    finally:
        player.page.context.set_offline(False)
        page.close()


@pytest.mark.parametrize("address", ["rules/war/terms/de.html", "rules/de.html"])
def test_the_open_list_can_be_reached(player: Player, site: str, address: str) -> None:
    page = player.page.context.new_page()
    page.goto(site + address)
    if page.locator(".open-search").is_visible():
        page.locator(".open-search").tap()
    else:
        page.locator(FIELD).tap()
    first = ask(page, "aufgeben")
    expect(first.locator(".passage mark").first).to_be_visible()
    assert complaints(page) == []
    for width, height in ((360, 740), (740, 360), (320, 568), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        found = {
            kind: some for kind, some in faults(page).items() if kind != "no words"
        }  # the ids of rules stand there
        assert found == {}, f"{width}×{height}"
        heights = page.locator(FOUND).evaluate_all("all => all.map(one => one.offsetHeight)")
        assert min(heights) >= 48
    page.close()
