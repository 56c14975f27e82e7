"""Data from outside, checked as it is read."""

from __future__ import annotations

from typing import Any

from gonfalon.questions.figures import Label
from gonfalon.questions.refusal import Refused
from gonfalon.questions.tidy import UNOWNED

LONGEST_TEXT = 800
LONGEST_CONTENT = 8_000
"""So many characters has what stands on a slip: that of a whole form has many cells."""

MOST_ITEMS = 1_000


class LinkError(Exception):
    """A text from outside that cannot be read: a link, a file, something saved."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code
        self.label = Label(f"unreadable-{code}")

    @classmethod
    def of(cls, no: Refused) -> LinkError:
        """The text may be sound, but its rule system is not here, or broken: it says so itself."""
        error = cls(no.code)
        error.label = no.label
        return error


def mapping(data: object) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise LinkError("content")
    return data


def items(data: object, most: int) -> list[Any]:
    if not isinstance(data, list):
        raise LinkError("content")
    if len(data) > most:
        raise LinkError("too-long")
    return data


def text(data: object, longest: int = LONGEST_TEXT) -> str:
    if not isinstance(data, str):
        raise LinkError("content")
    if len(data) > longest:
        raise LinkError("too-long")
    if UNOWNED.search(data):
        raise LinkError("content")
    return data


def integer(data: object) -> int:
    if type(data) is not int or abs(data) > 10**9:
        raise LinkError("content")
    return data


def at_least(least: int, data: object) -> int:
    """A whole number from there on; raises LinkError."""
    number = integer(data)
    if number < least:
        raise LinkError("content")
    return number


def exactly(rest: list[Any], count: int) -> list[Any]:
    if len(rest) != count:
        raise LinkError("content")
    return rest


def load_run(data: object) -> tuple[int, int, int]:
    """A run of cells of a field; whether they are there, the ask says."""
    column, row, count = exactly(items(data, MOST_ITEMS), 3)
    return integer(column), integer(row), integer(count)
