"""The glossaries in a browser: sorted by a tap, searched as one types, on paper, and with all else as it was without scripts."""

import re

import pypdfium2
import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from support.rulebooks import books

from gonfalon.words import LANGUAGES
from press.reference import addresses
from press.reference.reader import VOICES
from press.rulebook import TERMS

ALL = addresses.terms("de")
ONE = addresses.chapter("tiefen", TERMS, ("de",))
SORTED = """([table, column, language]) => {
  const texts = [...table.tBodies[0].rows].map((row) => row.cells[column].textContent);
  const { compare } = new Intl.Collator(language, { ignorePunctuation: true, numeric: true });
  return texts.every((text, at) => at === 0 || compare(texts[at - 1], text) <= 0);
}"""
MOST_SHEETS = 2


def head(page: Page, language: str) -> Locator:
    return page.locator(f".terms th[lang='{language}']")


def said(found: int, everything: int) -> str:
    return VOICES["de"].say("rules-terms-found", found=found, all=everything)


def is_sorted(page: Page, column: int, language: str) -> bool:
    table = page.locator(".terms").element_handle()
    found: bool = page.evaluate(SORTED, [table, column, language])
    return found


def plain(words: str) -> str:
    """Words without blanks and hyphens, as lines are broken otherwise on paper."""
    return re.sub(r"[\s\u00ad\ufffe-]+", "", words)


@pytest.mark.parametrize("address", [ALL, ONE])
def test_a_tap_on_a_head_sorts_by_its_language_and_another_the_other_way_round(
    page: Page, site: str, address: str
) -> None:
    page.goto(site + address)
    expect(head(page, "de")).to_have_attribute("aria-sort", "ascending")
    assert is_sorted(page, 0, "de")
    first = page.locator(".terms tbody tr").first
    head(page, "fr").get_by_role("button", name="Français").click()
    expect(head(page, "fr")).to_have_attribute("aria-sort", "ascending")
    expect(page.locator(".terms [aria-sort]")).to_have_count(1)
    assert is_sorted(page, 1, "fr")
    lowest = first.inner_text()
    head(page, "fr").get_by_role("button").click()
    expect(head(page, "fr")).to_have_attribute("aria-sort", "descending")
    assert page.locator(".terms tbody tr").last.inner_text() == lowest
    assert not is_sorted(page, 1, "fr")


@pytest.mark.parametrize(
    ("typed", "has"),
    [
        ("ÜBERZAHL", "Überzahl"),
        ("uberzahl", "Überzahl"),
        ("numbers superior", "superior numbers"),
        ("aneanti", "anéanti"),
    ],
)
def test_what_is_typed_leaves_the_rows_in_which_it_occurs_in_any_language(
    page: Page, site: str, typed: str, has: str
) -> None:
    page.goto(site + ONE)
    rows = page.locator(".terms tbody tr")
    everything = rows.count()
    field = page.locator("#find-term")
    field.press_sequentially(typed)
    shown = rows.filter(visible=True)
    expect(shown.first).to_contain_text(has)
    found = shown.count()
    assert 0 < found < everything
    expect(page.locator(".find-term [role='status']")).to_have_text(said(found, everything))
    field.fill("qqq")
    expect(shown).to_have_count(0)
    expect(page.locator(".find-term [role='status']")).to_have_text(said(0, everything))
    field.fill("")
    expect(shown).to_have_count(everything)
    expect(page.locator(".find-term [role='status']")).to_be_empty()


def test_a_book_named_in_the_field_leaves_its_terms(page: Page, site: str) -> None:
    page.goto(site + ALL)
    page.locator("#find-term").fill("samyra")
    [samyra] = [book for book in books() if book.id == "samyra"]
    expect(page.locator(".terms tbody tr").filter(visible=True)).to_have_count(len(samyra.terms))


def test_without_scripts_a_glossary_is_read_and_nothing_is_offered_that_needs_them(browser: Browser, site: str) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        for address in (ALL, ONE):
            page.goto(site + address)
            expect(page.locator("#find-term")).to_be_hidden()
            expect(page.locator(".terms button")).to_have_count(0)
            expect(page.locator(".terms tbody tr").first).to_be_visible()


@pytest.mark.parametrize("name", ["de", "fr-en"])
def test_an_old_address_of_a_glossary_leads_on_to_it(page: Page, site: str, name: str) -> None:
    page.goto(f"{site}rules/tiefen/{name}.html#{TERMS}")
    page.wait_for_url(f"{site}rules/tiefen/{TERMS}/{name}.html")


@pytest.mark.parametrize("system", [book.id for book in books()])
def test_a_glossary_is_two_sheets_of_paper_at_most(page: Page, site: str, system: str) -> None:
    for language in LANGUAGES:
        page.goto(site + addresses.chapter(system, TERMS, (language,)))
        expect(head(page, language)).to_have_attribute("aria-sort", "ascending")
        assert len(pypdfium2.PdfDocument(page.pdf(format="A4"))) <= MOST_SHEETS, language


def test_a_glossary_on_paper_is_black_on_white_and_whole(page: Page, site: str) -> None:
    page.emulate_media(media="print", color_scheme="dark")
    page.goto(site + ONE)
    colour = page.locator(".terms td").first.evaluate("one => getComputedStyle(one).color")
    assert colour == "rgb(0, 0, 0)"
    text = "".join(sheet.get_textpage().get_text_range() for sheet in pypdfium2.PdfDocument(page.pdf(format="A4")))
    [book] = [book for book in books() if book.id == "tiefen"]
    assert [term.texts["de"] for term in book.terms if plain(term.texts["de"]) not in plain(text)] == []
