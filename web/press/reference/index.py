"""The places of a book's rules, and which rules speak of which."""

import re
from collections import defaultdict
from dataclasses import dataclass, field

from press.reference.term_links import Finder
from press.rulebook import Book, Rule

LINK = re.compile(r"\]\(#([^)]+)\)")


@dataclass(frozen=True, slots=True)
class Index:
    """A book, found by the ids of its rules."""

    book: Book
    chapters: dict[str, str]
    """The chapter of each rule; a chapter stands for itself."""
    uses: dict[str, list[Rule]]
    """The rules whose texts link to a rule, in the order of the book."""
    finders: dict[str, Finder] = field(default_factory=dict, repr=False)
    """The finder of terms for each language, made once for all pages."""

    def finder(self, language: str) -> Finder:
        """Return the finder of the book's terms in texts of one language."""
        if language not in self.finders:
            self.finders[language] = Finder(self.book, language)
        return self.finders[language]


def index(book: Book) -> Index:
    """Read a book through once."""
    chapters = {one.id: one.id for one in book.chapters}
    uses: defaultdict[str, list[Rule]] = defaultdict(list)
    for chapter in book.chapters:
        for rule in chapter.rules:
            chapters[rule.id] = chapter.id
            texts = "\n".join(text for _, texts in rule.texts() for text in texts.values())
            for mentioned in sorted(set(LINK.findall(texts)) - {rule.id}):
                uses[mentioned].append(rule)
    return Index(book, chapters, dict(uses))
