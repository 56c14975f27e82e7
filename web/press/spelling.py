"""The texts of the house, a Markdown file for each language and source, for the spelling check."""

import shutil
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

from press import rulebook
from press.markdown import plain
from press.paths import CACHE, LANGUAGES, WORDS
from press.story_references import with_zeros

FOLDER = CACHE / "spelling"


class Sentences(visitor.Visitor):
    """The words of messages without ids, figures and functions."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        """A piece of text, without its soft hyphens."""
        self.texts.append(str(node.value).replace("\u00ad", ""))


def sentences(path: Path) -> str:
    """Return the sentences that people read in a file of messages."""
    found = Sentences()
    found.visit(FluentParser().parse(path.read_text("utf-8")))
    return "\n\n".join(found.texts)


def texts(book: rulebook.Book, language: str) -> Iterator[str]:
    """Yield the texts that people read in a rulebook."""
    yield plain(book.credit[language])
    yield from (term.texts[language] for term in book.terms)
    yield from (plain(with_zeros(texts[language])) for _, _, texts in book.texts())


def write() -> None:
    """Write them all anew."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    books = rulebook.written()
    for language in LANGUAGES:
        folder = FOLDER / language
        folder.mkdir(parents=True)
        for path in sorted((WORDS / language).glob("*.ftl")):
            (folder / f"words-{path.stem}.md").write_text(sentences(path), "utf-8")
        for book in books:
            text = "\n\n".join(texts(book, language))
            (folder / f"rules-{book.id}.md").write_text(text, "utf-8")
