"""The glossaries in the order of the alphabet: that of one book, and those of all books together."""

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from press.reference import addresses
from press.reference.index import index
from press.rulebook import TERMS, Book, Term, Texts

SUBTITLE = re.compile(r"\s*[:(].*")
LIGATURES = str.maketrans({"œ": "oe", "æ": "ae"})


@dataclass(frozen=True, slots=True)
class Use:
    """A book that has a term; `address` leads to the paragraph that explains it there, or to the book's glossary."""

    book: Book
    address: str

    def name(self, language: str) -> str:
        """The title of the book without its subtitle."""
        return SUBTITLE.sub("", self.book.title[language])


@dataclass(frozen=True, slots=True)
class Shared:
    """A term that is the same in each language, and the books that have it."""

    texts: Texts
    uses: tuple[Use, ...]


def alphabetical(text: str) -> tuple[str, str]:
    """The key that sorts a text: its letters without accents and case, then the text itself."""
    letters = unicodedata.normalize("NFD", text.casefold().translate(LIGATURES))
    return "".join(letter for letter in letters if not unicodedata.combining(letter)), text


def ordered(terms: Iterable[Term], language: str) -> list[Term]:
    """The terms of a book by the alphabet."""
    return sorted(terms, key=lambda term: alphabetical(term.texts[language]))


def merged(books: Iterable[Book], language: str) -> list[Shared]:
    """The terms of all books by the alphabet, each once."""
    uses: defaultdict[tuple[tuple[str, str], ...], list[Use]] = defaultdict(list)
    for book in books:
        chapters = index(book).chapters
        for term in book.terms:
            uses[tuple(sorted(term.texts.items()))].append(Use(book, address(book, term, chapters, language)))
    shared = [Shared(dict(texts), tuple(one)) for texts, one in uses.items()]
    return sorted(shared, key=lambda term: alphabetical(term.texts[language]))


def address(book: Book, term: Term, chapters: dict[str, str], language: str) -> str:
    """The address of what a book says of a term, as the glossary of all books links to it."""
    part = chapters[term.rule] if term.rule else TERMS
    page = addresses.between(addresses.terms(language), addresses.chapter(book.id, part, (language,)))
    return f"{page}#{term.rule}" if term.rule else page
