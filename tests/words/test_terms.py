"""One word for one thing: no text has a word that docs/glossary.md lists as not used."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from support.rulebooks import written

from press.paths import LANGUAGES, ROOT, WORDS
from press.rulebook import Book
from press.story_references import with_zeros
from press.typography import Patterns

GLOSSARY = ROOT / "docs" / "glossary.md"
HEADINGS = {"### German": "de", "### French": "fr", "### English": "en"}
SPACES = re.compile(r"[\u00a0\u202f\s]+")
FREE = re.compile(r"\]\([^)]*\)|`[^`]*`|\(in „[^“]*“: [^)]*\)")
"""Parts that are no words of the text: the target of a link, code, and another rulebook's word where a glossary names it."""


@dataclass(frozen=True)
class Term:
    """A line of the glossary: where it holds, the words that are used, and those that are not."""

    language: str
    scopes: tuple[str, ...]
    used: tuple[str, ...]
    rejected: tuple[str, ...]

    def slips(self, text: str) -> list[str]:
        """The rejected words in a text as `plain` makes it; a word that is used may hold one of them."""
        if not any(whole_word(word).search(text) for word in self.rejected):
            return []
        for word in sorted(self.used, key=len, reverse=True):
            text = whole_word(word).sub(" ", text)
        return [word for word in self.rejected if whole_word(word).search(text)]


def plain(text: str) -> str:
    """A text without what are no words of it, one blank wherever there is a space."""
    return SPACES.sub(" ", FREE.sub(" ", text.replace("\u00ad", "")))


@cache
def whole_word(word: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){re.escape(word)}(?!\w)", re.IGNORECASE)


def terms(glossary: str) -> Iterator[Term]:
    """The lines of the tables below the headings of the languages."""
    language = ""
    for line in glossary.splitlines():
        language = HEADINGS.get(line, language)
        cells = [cell.strip() for cell in line.split("|")[1:-1]]
        if language and len(cells) == 4 and (scopes := re.findall(r"`(\w+)`", cells[1])):
            yield Term(language, tuple(scopes), tuple(cells[2].split(", ")), tuple(cells[3].split(", ")))


TERMS = tuple(terms(GLOSSARY.read_text("utf-8")))
BOOKS = {book.id: book for book in written()}


@cache
def texts(language: str, scope: str) -> tuple[tuple[str, str], ...]:
    """Every text of a scope in a language, with its place; read once, for the many terms of a scope."""
    return tuple((place, plain(text)) for place, text in written_in(language, scope))


def written_in(language: str, scope: str) -> Iterator[tuple[str, str]]:
    """The same as they are written."""
    if scope == "docs":
        for path in (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(GLOSSARY.parent.glob("*.md"))):
            if path != GLOSSARY:
                yield path.name, path.read_text("utf-8")
        return
    yield from messages(language, "*" if scope == "texts" else f"{scope}*")
    for book in BOOKS.values() if scope == "texts" else (BOOKS[scope],):
        yield from ((f"{place} ({language})", said[language]) for place, said in chapters(book))


def messages(language: str, stem: str) -> Iterator[tuple[str, str]]:
    """The messages of some files; names are left out."""
    for path in sorted((WORDS / language).glob(f"{stem}.ftl")):
        if not path.stem.endswith("_names"):
            yield from messages_in(path, language)


@cache
def messages_in(path: Path, language: str) -> tuple[tuple[str, str], ...]:
    """The messages of a file, one text for each variant."""
    read = []
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Message | ast.Term):
            found = Patterns()
            found.visit(entry)
            read += [(f"{entry.id.name} ({language})", text) for text in found.texts]
    return tuple(read)


def chapters(book: Book) -> Iterator[tuple[str, dict[str, str]]]:
    """The texts of a rulebook, a number where they refer to one; its credit stays as its owners want it."""
    yield from ((f"{book.id}: terms", term.texts) for term in book.terms)
    for where, place, texts in book.texts():
        yield f"{where}: {place}", {language: with_zeros(text) for language, text in texts.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_has_a_word_that_the_glossary_rejects(language: str) -> None:
    found = [
        f"{place}: {slip}, not {term.used[0]}"
        for term in TERMS
        if term.language == language
        for scope in term.scopes
        for place, text in texts(language, scope)
        for slip in term.slips(text)
    ]
    assert found == []


def test_every_line_of_the_glossary_is_read() -> None:
    """A line that is set otherwise would reject nothing."""
    tables = GLOSSARY.read_text("utf-8").partition("\n### ")[2]
    lines = [line for line in tables.splitlines() if line.startswith("|") and "---" not in line]
    headings = len(HEADINGS)
    assert len(TERMS) == len(lines) - headings
    assert {scope for term in TERMS for scope in term.scopes} <= {"texts", "docs", *BOOKS}


@pytest.mark.parametrize(
    ("text", "slips"),
    [
        ("The game master decides.", ["game master"]),
        ("Ask the GM (game master).", []),
        ("The game\u00a0masters meet.", []),
        ("See [the rule](#war.game master).", []),
        ("GM", []),
    ],
)
def test_a_word_that_is_not_used_is_found_unless_it_is_part_of_one_that_is(text: str, slips: list[str]) -> None:
    assert Term("en", ("texts",), ("GM", "GM (game master)"), ("game master",)).slips(plain(text)) == slips
