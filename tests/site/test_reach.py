"""Within everyone's reach: home, sheets, the log and the rules on small and turned phones, for whoever cannot see them."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from support.device_stores import card
from support.page_player import Player
from support.rulebooks import books
from support.screen_checks import LETTERS, complaints, faults, letters, lost

from gonfalon.systems import ours
from gonfalon.words import LANGUAGES
from press.reference import addresses
from press.rulebook import TERMS

pytest_plugins = ["support.started_page"]

SIZES = ((360, 740), (740, 360), (320, 568), (320, 256))
"""Phones upright and on their side; last a wide window at 400 %."""
DESK = (1280, 800)
READINGS = (*((language,) for language in LANGUAGES), ("de", "en"))
PAGES = (
    *(f"rules/{language}.html" for language in LANGUAGES),
    *(addresses.summary(system.id, (language,)) for system in ours() for language in LANGUAGES),
    *(addresses.chapter(book.id, book.chapters[3].id, one) for book in books() for one in READINGS),
    *(addresses.chapter(book.id, TERMS, ("de",)) for book in books()),
    *(addresses.terms(language) for language in LANGUAGES),
    "notices.html",
    "404.html",
)
"""Of the chapters one a system: the others differ in words alone."""
READ = (
    *("rules/de.html", "rules/tiefen/de.html", "rules/tiefen/roll/de-en.html", "rules/war/core/fr.html"),
    *(addresses.terms("de"), addresses.chapter("tiefen", TERMS, ("de",)), "rules/war/core/de.html"),
    *("notices.html", "404.html"),
)
"""Of these pages all is looked at."""


def check(player: Player, about: str = "") -> None:
    """Nothing keeps anybody out, in either light and on any phone."""
    assert complaints(player.page) == [], about
    for width, height in SIZES:
        player.page.set_viewport_size({"width": width, "height": height})
        assert faults(player.page) == {}, f"{about}, {width}×{height}"
    player.page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    with letters(player.page, 2 * LETTERS):
        assert (faults(player.page), lost(player.page)) == ({}, []), f"{about}, letters twice as large"


def test_home_can_be_reached(player: Player) -> None:
    check(player)
    player.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    assert faults(player.page) == {}


def test_the_sheets_can_be_reached(player: Player) -> None:
    page, words = player.page, player.words
    card(player).locator("[data-action='house-rules']").tap()
    check(player)
    player.close()
    player.arrive("tiefen.roll.all")
    player.roll()
    player.settle()
    for message in ("page-rulings", "page-switches", "page-rename"):
        player.from_more(message)
        check(player)
        player.close()
    player.from_more("page-rulings")
    page.get_by_role("dialog").get_by_role("button", name=words.say("page-setting-now", value="")).first.tap()
    check(player)
    player.close()
    player.button("page-more").tap()
    check(player)
    player.close()
    player.button("page-share").tap()
    check(player)
    player.close()
    player.tool("log")
    page.get_by_role("log").get_by_role("link").first.tap()
    expect(page.get_by_role("log")).to_have_count(0)
    expect(page.get_by_role("dialog")).to_be_visible()
    check(player)
    player.close()


def test_the_log_can_be_reached(player: Player) -> None:
    player.arrive("tiefen.roll.all")
    player.button("page-log").tap()
    expect(player.page.get_by_role("log")).to_be_in_viewport()
    check(player)


@pytest.fixture
def reader(player: Player) -> Iterator[Page]:
    """A tab to read the rules in."""
    page = player.page.context.new_page()
    yield page
    page.close()


@pytest.mark.parametrize("address", PAGES)
def test_the_pages_of_the_rules_fit(reader: Page, site: str, address: str) -> None:
    reader.goto(site + address)
    for width, height in (*SIZES, DESK):
        reader.set_viewport_size({"width": width, "height": height})
        assert reader.evaluate("document.documentElement.scrollWidth") == width
        assert faults(reader).get("too small", []) == []


@pytest.mark.parametrize("address", READ)
def test_the_rules_can_be_reached(reader: Page, site: str, address: str) -> None:
    reader.goto(site + address)
    assert complaints(reader) == []
