"""The glossaries: each in the order of its language's alphabet, and all of them in one, each term once."""

from dataclasses import replace
from pathlib import Path

import pytest
from support.rulebooks import books

from press import pages
from press.paths import LANGUAGES
from press.reference.glossary import alphabetical, merged, ordered
from press.rulebook import TERMS, Book, Term

BOOKS = books()


def of(book: Book, *terms: str) -> Book:
    return replace(book, terms=tuple(Term(dict.fromkeys(LANGUAGES, term)) for term in terms))


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("Zone", "Übermacht", "Uhr", "aus", "Ärger"), ["Ärger", "aus", "Übermacht", "Uhr", "Zone"]),
        (("œuvre", "off", "échec", "et", "zone"), ["échec", "et", "œuvre", "off", "zone"]),
    ],
)
def test_accents_and_case_have_no_place_of_their_own(words: tuple[str, ...], expected: list[str]) -> None:
    assert sorted(words, key=alphabetical) == expected


def test_terms_that_are_the_same_everywhere_are_one_row() -> None:
    first, second, *_ = BOOKS
    shared = merged((of(first, "battle", "zone"), of(second, "battle")), "de")
    assert [(term.texts["de"], [use.book.id for use in term.uses]) for term in shared] == [
        ("battle", [first.id, second.id]),
        ("zone", [first.id]),
    ]


def test_a_term_that_differs_in_one_language_keeps_its_row() -> None:
    first, second, *_ = BOOKS
    other = replace(second, terms=(Term({**dict.fromkeys(LANGUAGES, "battle"), "fr": "bataille"}),))
    assert len(merged((of(first, "battle"), other), "de")) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_term_of_a_book_is_lost_in_the_glossary_of_all(language: str) -> None:
    shared = merged(BOOKS, language)
    told = {(use.book.id, *sorted(term.texts.items())) for term in shared for use in term.uses}
    assert told == {(book.id, *sorted(term.texts.items())) for book in BOOKS for term in book.terms}
    assert len({tuple(term.texts.values()) for term in shared}) == len(shared)


def test_a_term_leads_to_the_paragraph_that_explains_it(tmp_path: Path) -> None:
    press = pages.Press(tmp_path)
    [book] = [book for book in BOOKS if book.id == "tiefen"]
    press.rulebook(book)
    press.shelf(BOOKS)
    [draw] = [term for term in book.terms if term.rule == "tiefen.result.draw"]
    link = f'../roll/{{}}.html#{draw.rule}">{draw.texts["de"]}</a>'
    for name in ("de", "de-en"):
        assert link.format(name) in (tmp_path / f"rules/tiefen/{TERMS}/{name}.html").read_text("utf-8")
    everything = (tmp_path / f"rules/{TERMS}/de.html").read_text("utf-8")
    assert f'href="../tiefen/roll/de.html#{draw.rule}"' in everything
    assert f'href="{TERMS}/de.html"' in (tmp_path / "rules/de.html").read_text("utf-8")


def test_every_book_leads_to_its_rules_from_many_of_its_terms() -> None:
    assert {book.id: ordered(book.terms, "de") for book in BOOKS if not any(term.rule for term in book.terms)} == {}
