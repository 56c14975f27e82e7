"""Terms of the glossary in the texts of rules: each is found once in a rule, in any of its forms, and leads to its entry.

Only terms that a paragraph explains are marked, and not where that paragraph is at hand: in itself, or linked in the text. Words
that a term keeps `apart` mean something else, and stay as they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape

from markupsafe import Markup

from press.markdown import plain
from press.rulebook import Book, Rule, Term

ANCHOR = "term."
LEFT_ALONE = re.compile(r"(<a\b.*?</a>|<code>.*?</code>|<th\b.*?</th>|<[^>]+>)", re.DOTALL)
"""Parts of a text that are never marked: links, heads of tables and tags."""

ASIDE = re.compile(r"\s*\(.*?\)")
SENTENCE = re.compile(r"(.+?[.!?…])(?:\s|$)")
SHORTEST = 3
"""A term of fewer letters occurs in too many texts that do not mean it."""

ADJECTIVE = re.compile(r"(?:e|er|es|en|em)$")
LAST = {"de": "(?:e|en|er|ern|es|s|n|nen|se|sen)?", "fr": "(?:s|x|e|es)?", "en": "(?:s|es|d)?"}
"""The endings of the last word of a term."""

BEFORE = {"de": "(?:e|er|es|en|em)?", "fr": "(?:s|x|e|es)?", "en": ""}
"""The endings of the words before it."""


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of the glossary as a page shows it: the term in all languages, and the rule that explains it."""

    term: Term
    rule: Rule

    @property
    def anchor(self) -> str:
        return ANCHOR + self.term.key

    def told(self, language: str) -> str:
        """The first sentence of the paragraph; empty if that only leads to a list."""
        found = SENTENCE.match(plain(self.rule.text[language]))
        return found[1] if found else ""


def forms(text: str) -> list[str]:
    """The names of a term as a glossary lists them, without what is in brackets."""
    return [name for part in ASIDE.sub("", text).split(", ") if len(name := part.strip()) >= SHORTEST]


def pattern(name: str, language: str) -> str:
    """A pattern that finds a name in its forms; a small first letter may be a capital at the beginning of a sentence."""
    *before, last = name.split(" ")
    words = [f"{re.escape(stem(word, language))}{BEFORE[language]}" for word in before]
    told = r"\s".join([*words, f"{re.escape(last)}{LAST[language]}"])
    first = told[0]
    return f"[{first}{first.upper()}]{told[1:]}" if first.islower() else told


def stem(word: str, language: str) -> str:
    """An adjective of a German name without its ending."""
    return ADJECTIVE.sub("", word) if language == "de" and word.islower() else word


class Finder:
    """Finds the terms of a book in texts of one language."""

    def __init__(self, book: Book, language: str) -> None:
        rules = {rule.id: rule for rule in book.rules}
        self.entries = [Entry(term, rules[term.rule]) for term in book.terms if term.rule and term.key]
        named: list[tuple[str, Entry | None]] = []
        for entry in self.entries:
            named += [(words, None) for words in entry.term.apart.get(language, ())]
            named += [(name, entry) for name in forms(entry.term.texts[language])]
        named.sort(key=lambda one: (-len(one[0]), one[1] is not None))
        self.owners = [entry for _, entry in named]
        every = "|".join(f"({pattern(name, language)})" for name, _ in named)
        self.found = re.compile(rf"(?<![\w\u00ad’-])(?:{every})(?![\w\u00ad-])") if named else None

    def marked(self, text: Markup, address: str, seen: dict[str, Entry | None]) -> Markup:
        """A text with its terms as links to a glossary; those that are `seen` already stay as they are."""
        if self.found is None:
            return text

        def link(found: re.Match[str]) -> str:
            assert found.lastindex
            entry = self.owners[found.lastindex - 1]
            if entry is None or entry.term.key in seen:
                return found[0]
            seen[entry.term.key] = entry
            return f'<a class="term" href="{escape(address)}#{escape(entry.anchor)}">{found[0]}</a>'

        parts = LEFT_ALONE.split(text)
        parts[::2] = [self.found.sub(link, part) for part in parts[::2]]
        return Markup("".join(parts))  # noqa: S704  (the text was safe, and the links are ours)


def at_hand(book: Book, rule: Rule) -> Iterator[str]:
    """Yield the keys of the terms that a rule explains itself, or links to the explanation of."""
    linked = {id for text in rule.text.values() for id in re.findall(r"\]\(#([^)]+)\)", text)} | {rule.id}
    yield from (term.key for term in book.terms if term.rule in linked)
