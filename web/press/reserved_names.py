"""The ids of our own messages, terms and systems: no system by somebody else may take them."""

from collections.abc import Iterator
from functools import cache

from press import Wrong, words
from press.paths import LANGUAGES, RULEBOOK, WORDS
from press.rulebook import TERMS

KINDS = ("ask", "barred", "choice", "heading", "offer", "refused", "tell", "title")
"""The prefixes that may stand before the system's id in the id of a message."""


def check_id(id: str) -> None:
    """An id is not a word that our own messages, rules or systems begin with."""
    if id in reserved():
        raise Wrong(f"{id}: the name is taken")


@cache
def our_ids() -> frozenset[str]:
    """The ids of our own messages and terms."""
    return frozenset(id for language in LANGUAGES for id in words.catalogue(WORDS / language)[0])


@cache
def reserved() -> list[str]:
    """The words that no id of a system may be: whatever our messages begin with, our systems, and the glossary of all."""
    ours = {part for id in our_ids() for part in parts(id)}
    return sorted(ours | {TERMS} | {path.parent.name for path in RULEBOOK.glob("*/book.toml")})


def parts(id: str) -> Iterator[str]:
    """The first words of a message's id: its own, or after a kind the system's."""
    first, *more = id.removeprefix("-").split("-")
    yield first
    if first in KINDS and more:
        yield more[0]
