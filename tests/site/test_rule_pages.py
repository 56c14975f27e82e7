"""The pages of a rulebook in a browser: old addresses, contents and languages, two languages at once, paper."""

import re

import pypdfium2
import pytest
from playwright.sync_api import BrowserContext, Page, ViewportSize, expect
from support.fault_server import WHOLE
from support.page_player import PHONE
from support.printer import SILENT
from support.rulebooks import books
from support.screen_checks import PATIENCE

from gonfalon.words import LANGUAGES
from press.reference import addresses
from press.rulebook import TERMS

pytest_plugins = ["support.started_page"]

CHAPTER = "rules/tiefen/roll/de.html"
PHONE_SIZE: ViewportSize = PHONE["viewport"]
DESK: ViewportSize = {"width": 1280, "height": 800}
LINKS = "() => [...document.querySelectorAll('a')].map(link => [link.href, link.ariaCurrent])"


def markup(html: str) -> str:
    """A text of a page without spaces and what only tells parts apart."""
    return re.sub(r'\s+|data-part=""', "", html)


@pytest.mark.parametrize("name", ["de", "de-fr"])
def test_an_old_address_of_a_rule_leads_on_to_its_chapter(page: Page, site: str, name: str) -> None:
    """Links that people kept could end on a system's summary."""
    page.goto(f"{site}rules/tiefen/{name}.html#tiefen.roll.all")
    page.wait_for_url(f"{site}rules/tiefen/roll/{name}.html#tiefen.roll.all")
    expect(page.locator("[id='tiefen.roll.all']")).to_be_in_viewport()


def test_the_contents_wait_in_a_drawer_on_a_phone_and_stand_beside_the_text_on_a_desk(page: Page, site: str) -> None:
    page.set_viewport_size(PHONE_SIZE)
    page.goto(f"{site}{CHAPTER}")
    contents = page.locator("#contents")
    expect(contents).to_be_hidden()
    page.locator(".open-contents").click()
    contents.locator("a[href='#tiefen.roll.all']").click()
    expect(contents).to_be_hidden()
    expect(page).to_have_url(f"{site}{CHAPTER}#tiefen.roll.all")
    page.set_viewport_size(DESK)
    expect(contents).to_be_visible()


def test_on_a_phone_a_tap_on_a_paragraph_shows_its_second_language(page: Page, site: str) -> None:
    page.set_viewport_size(PHONE_SIZE)
    page.goto(f"{site}rules/tiefen/roll/de-fr.html")
    row = page.locator(".rule > .row").first
    second = row.locator("[lang='fr']")
    expect(second).to_be_hidden()
    row.locator("p").first.click()
    expect(second).to_be_visible()
    button = row.get_by_role("button", name="FR")
    expect(button).to_have_attribute("aria-expanded", "true")
    button.click()
    expect(second).to_be_hidden()


def test_the_device_makes_of_two_pages_what_the_build_made(
    page: Page, context: BrowserContext, copy_site: str, patience: None
) -> None:
    """The device keeps every page in one language: two of them side by side could be lost without a net, or look otherwise."""
    context.set_default_timeout(PATIENCE)
    pages = [
        addresses.chapter(book.id, part, pair)
        for book in books()
        for part, pair in ((book.chapters[0].id, ("de", "fr")), (book.chapters[-1].id, ("en", "de")))
    ]
    pages.append(addresses.chapter("tiefen", TERMS, ("fr", "en")))
    built = {}
    for path in pages:
        page.goto(f"{copy_site}{path}")
        built[path] = (markup(page.locator("main").inner_html()), page.evaluate(LINKS))
    page.goto(copy_site)
    page.locator(WHOLE).wait_for()
    context.set_offline(True)
    for path in pages:
        page.goto(f"{copy_site}{path}")
        page.locator("main.pair").wait_for()
        assert (markup(page.locator("main").inner_html()), page.evaluate(LINKS)) == built[path], path


@pytest.mark.parametrize("system", [book.id for book in books()])
def test_a_cheat_sheet_is_one_sheet_of_paper(page: Page, site: str, system: str) -> None:
    for language in LANGUAGES:
        for size in ("A4", "Letter"):
            page.goto(f"{site}rules/{system}/{language}.html")
            page.evaluate(SILENT)
            page.locator("[data-print='cheat-sheet']").click()
            page.locator("html[data-printed]").wait_for(state="attached")
            assert len(pypdfium2.PdfDocument(page.pdf(format=size))) == 1, (language, size)


def test_a_booklet_holds_every_rule_of_its_system(page: Page, site: str) -> None:
    page.goto(f"{site}rules/tiefen/de.html")
    page.evaluate(SILENT)
    page.locator("[data-print='booklet']").click()
    page.locator("html[data-printed]").wait_for(state="attached")
    paper = pypdfium2.PdfDocument(page.pdf(prefer_css_page_size=True))
    text = "".join(sheet.get_textpage().get_text_range() for sheet in paper)
    [book] = [book for book in books() if book.id == "tiefen"]
    assert [rule.id for rule in book.rules if rule.id not in text] == []
    expect(page.locator("main > .whole")).to_have_count(0)


def test_an_option_is_set_for_the_next_battle_from_its_paragraph(page: Page, site: str) -> None:
    """The link that the build writes could be one that the app does not read."""
    page.goto(f"{site}rules/war/core/de.html")
    page.locator(".option .use").first.click()
    expect(page.locator("dialog[open]")).to_be_visible()
