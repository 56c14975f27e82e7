"""The words of a figure: terms of the book's glossary, titles of its rules and messages, so that one description serves every
language.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

Say = Callable[..., str]

SHORT = re.compile(r"[A-Z]?[0-9]*|[+−]?[0-9]+|\?|d?[0-9]+")
"""A label that is the same in each language: a letter, a number, or both."""

TERM, TITLE, MESSAGE = "term:", "rule:", "say:"
FIGURE = re.compile(r"(\w+)=([\w-]+)")


class Unknown(Exception):
    """A figure that cannot be drawn as it is described; the message says why."""


@dataclass(frozen=True, slots=True)
class Labels:
    """The words that a book has in one language."""

    say: Say
    terms: Mapping[str, str]
    titles: Mapping[str, str]

    def word(self, label: str) -> str:
        """A label of a figure: `term:zone`, `rule:war.adv.pin`, `say:tiefen-tactic tactic=speed`, or a letter or number."""
        if label.startswith(MESSAGE):
            id, *_ = label.removeprefix(MESSAGE).split()
            return self.say(id, **dict(FIGURE.findall(label)))
        for mark, words in ((TERM, self.terms), (TITLE, self.titles)):
            if label.startswith(mark):
                return words[label.removeprefix(mark)]
        return label


def check_label(label: str, terms: Mapping[str, object] | frozenset[str], titles: frozenset[str]) -> None:
    """Raise Unknown for a label that no book and no message has."""
    if label.startswith(TERM):
        known = label.removeprefix(TERM) in terms
    elif label.startswith(TITLE):
        known = label.removeprefix(TITLE) in titles
    elif label.startswith(MESSAGE):
        known = all(FIGURE.fullmatch(part) for part in label.split()[1:])
    else:
        known = bool(SHORT.fullmatch(label))
    if not known:
        raise Unknown(f"no such label: {label}")
