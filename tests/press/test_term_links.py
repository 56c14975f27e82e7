"""Terms in the texts of rules: found in their forms, each once in a rule, and never where they explain nothing new."""

import re
from pathlib import Path

import pytest
from markupsafe import Markup
from support.rulebooks import books

from press import pages
from press.markdown import html
from press.paths import LANGUAGES
from press.reference import addresses
from press.reference.index import index
from press.reference.reader import Reading
from press.reference.term_links import Entry, Finder, at_hand, pattern
from press.rulebook import TERMS, Book, Term

BOOKS = {book.id: book for book in books()}
TERM = re.compile(r'<a class="term" href="[^"]*#term\.(\w+)">([^<]+)</a>')
SECTION = re.compile(r'<section id="(?P<id>[\w.]+)" class="rule.*?</section>', re.DOTALL)
INSIDE = re.compile(r"<a [^>]*>[^<]*<a |<h\d[^>]*>[^\n]*class=\"term\"|<summary>[^\n]*class=\"term\"")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The chapters and glossaries of all books, each in one language."""
    folder = tmp_path_factory.mktemp("site")
    press = pages.Press(folder)
    for book in BOOKS.values():
        known = index(book)
        for language in LANGUAGES:
            for part in (*(chapter.id for chapter in book.chapters), TERMS):
                path = addresses.chapter(book.id, part, (language,))
                template = "terms.html" if part == TERMS else "chapter.html"
                press.leaf(Reading(known, (language,), path, LANGUAGES, part), template, {})
    return folder


def marked(language: str, text: str, system: str = "war") -> list[tuple[str, str]]:
    seen: dict[str, Entry | None] = {}
    return TERM.findall(Finder(BOOKS[system], language).marked(html(text), "t.html", seen))


@pytest.mark.parametrize(
    ("language", "text", "found"),
    [
        ("de", "Zwei Einheiten in dieser Zone.", [("unit", "Einheiten"), ("zone", "Zone")]),
        ("de", "Eine Zonengrenze ist etwas anderes.", []),
        ("de", "mit einem verbundenen Anführer", [("attached_leader", "verbundenen Anführer")]),
        ("fr", "Les unités des commandants", [("unit", "unités"), ("leader", "commandants")]),
        ("en", "Initiative comes first, then the units.", [("initiative", "Initiative"), ("unit", "units")]),
        ("en", "a unit and another unit", [("unit", "unit")]),
        ("en", "a [unit](#war.unit.one_body) is `unit`", []),
    ],
)
def test_a_term_is_found_in_its_forms_and_once(language: str, text: str, found: list[tuple[str, str]]) -> None:
    assert marked(language, text) == found


@pytest.mark.parametrize(
    ("system", "language", "text", "found"),
    [
        ("samyra", "en", "Other chapters say how to round it.", []),
        ("samyra", "en", "A single step leads into several areas; the next step follows.", [("step", "step")]),
        ("sotc", "de", "Diese Grenze gilt als eingehalten.", []),
        ("sotc", "de", "An der Grenze endet der Weg.", [("border", "Grenze")]),
        ("sotc", "fr", "Il peut jeter un coup d’œil, puis encaisser un coup.", [("hit", "coup")]),
        ("war", "en", "The players take turns; a turn ends.", [("turn", "turn")]),
    ],
)
def test_words_that_only_look_like_a_term_are_left_alone(
    system: str, language: str, text: str, found: list[tuple[str, str]]
) -> None:
    assert marked(language, text, system) == found


def test_words_that_are_kept_apart_from_a_term_stand_in_its_book() -> None:
    def lost(book: Book) -> list[str]:
        told = {one: "\n".join(texts[one] for _, _, texts in book.texts()) for one in LANGUAGES}
        return [
            phrase
            for term in book.terms
            for one, phrases in term.apart.items()
            for phrase in phrases
            if not re.search(pattern(phrase, one), told[one])
        ]

    assert {id: lost(book) for id, book in BOOKS.items() if lost(book)} == {}


def test_a_term_that_no_paragraph_explains_is_left_alone() -> None:
    unexplained = {term.key for term in BOOKS["war"].terms if term.rule is None}
    told = " ".join(term.texts["en"] for term in BOOKS["war"].terms if term.rule is None)
    assert unexplained
    assert not unexplained & {key for key, _ in marked("en", told)}


def test_signs_of_the_text_stay_signs() -> None:
    text = Finder(BOOKS["war"], "en").marked(html("a unit & a zone <b>"), "a&b", {})
    assert isinstance(text, Markup)
    assert "&amp; a" in text
    assert "&lt;b&gt;" in text
    assert 'href="a&amp;b#term.unit"' in text


@pytest.mark.parametrize("system", sorted(BOOKS))
def test_pages_mark_each_term_once_in_a_rule_and_have_its_entry(site: Path, system: str) -> None:
    book = BOOKS[system]
    rules = {rule.id: rule for rule in book.rules}
    marks = 0
    for chapter in book.chapters:
        for language in LANGUAGES:
            page = (site / f"rules/{system}/{chapter.id}/{language}.html").read_text("utf-8")
            entries = re.findall(r'<div id="term\.(\w+)" class="entry" popover', page)
            assert len(entries) == len(set(entries))
            assert set(entries) == {key for key, _ in TERM.findall(page)}
            assert not INSIDE.search(page)
            for section in SECTION.finditer(page):
                keys = [key for key, _ in TERM.findall(section[0])]
                assert len(keys) == len(set(keys)), section["id"]
                assert not set(keys) & set(at_hand(book, rules[section["id"]])), section["id"]
                marks += len(keys)
    assert marks > len(rules)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_entry_has_all_languages_its_sentence_and_ways_on(site: Path, language: str) -> None:
    book = BOOKS["war"]
    page = (site / f"rules/war/harm/{language}.html").read_text("utf-8")
    glossary = (site / f"rules/war/terms/{language}.html").read_text("utf-8")
    [entry] = re.findall(r'<div id="term\.unit".*?</div>', page, re.DOTALL)
    [term] = [term for term in book.terms if term.key == "unit"]
    assert all(f'<span lang="{one}">{term.texts[one]}</span>' in entry for one in LANGUAGES)
    [rule] = [rule for rule in book.rules if rule.id == term.rule]
    assert Entry(term, rule).told(language) in entry
    assert f'href="../units/{language}.html#{rule.id}" data-explains' in entry
    assert f'href="../terms/{language}.html#term.unit"' in entry
    assert '<tr id="term.unit">' in glossary


def test_every_term_that_is_explained_has_a_key_of_its_own() -> None:
    def lacking(book: Book) -> list[Term]:
        return [term for term in book.terms if term.rule and not term.key]

    assert {id: lacking(book) for id, book in BOOKS.items() if lacking(book)} == {}


def test_an_explanation_is_one_sentence() -> None:
    for book in BOOKS.values():
        for language in LANGUAGES:
            for entry in Finder(book, language).entries:
                assert not re.search(r"[.!?] [A-ZÄÖÜÉ]", entry.told(language)[:-1]), entry
