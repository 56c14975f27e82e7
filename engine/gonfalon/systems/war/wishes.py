"""Options of many questions: the way back, and those whose values say what is to be done, and with what."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from gonfalon.ask import Option
from gonfalon.figures import Label

T = TypeVar("T")

Wish = tuple[str, str]


def wished(what: str, options: Iterable[Option[str]]) -> Iterator[Option[Wish]]:
    """The same options, their values marked with what is wished."""
    for one in options:
        wish = (what, one.value)
        yield Option(wish, one.label, one.key, one.rule, one.of, one.on, one.barred, one.proposed, one.role, one.group)


def back(value: T) -> Option[T]:
    """Nothing of this after all."""
    return Option(value, Label("option-back"), key="back", role="again")
