"""Answers as digits: a question writes an answer by what it offers, and reads it back, with one method (`Ask.coded`).

A question meets a `Coder` (that of short links stands in `formats/compact/`). Each of its methods takes what is to be written, or
None where it is read, and returns what stands there. What digits cannot say is `NotCoded`.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class NotCoded(Exception):
    """An answer that digits cannot say: whatever carries it takes another way."""


class Coder(Protocol):
    """Writes or reads one choice after another. What was chosen before, and where, makes a choice likely: it takes less room.

    Raises NotCoded for what cannot be written, LinkError for digits that mean nothing here.
    """

    opened: dict[str, tuple[str, str]]
    """By the seal of a slip its content and salt, as far as the slip is turned over later and is met already."""

    def within(self, part: str) -> AbstractContextManager[None]:
        """Stand in a part of the question that is open: the field of a form, a slip."""

    def below(self, number: int | None, bound: int) -> int:
        """A whole number from 0 to bound - 1, each as likely."""

    def weighted(self, place: int | None, weights: Sequence[int]) -> int:
        """A place in this list, in proportion to the weights."""

    def one_of(self, item: T | None, some: Sequence[T], about: str, shares: Sequence[int] = ()) -> T:
        """One of these items, which are told apart by `==`; at first in proportion to their shares."""

    def flag(self, yes: bool | None, about: str, once_in: int = 16) -> bool:
        """Yes or no: at first yes once in so many times."""

    def key(self, key: str | None, free: Sequence[str], who: str) -> str:
        """One of the keys that somebody may take; their order does not matter."""

    def number(self, number: int | None, least: int, most: int, usual: int | None = None) -> int:
        """A whole number between two bounds."""

    def text(self, text: str | None, most: int, preset: str = "") -> str:
        """A line of at most so many characters."""

    def hexadecimal(self, text: str | None, count: int) -> str:
        """So many hexadecimal digits in small letters."""

    def note(self, outcome: str) -> None:
        """Remember in one word what the answer came to: it makes later answers likely."""


def given_as(answer: object, kind: type[Any]) -> Any:
    """Return the answer that is to be written, or None where it is read; raises NotCoded for one of another kind."""
    if answer is not None and not isinstance(answer, kind):
        raise NotCoded(type(answer).__name__)
    return answer
