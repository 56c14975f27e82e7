"""A deed: something that somebody does, to somebody or not, by a rule. What it tells and throws belongs together."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, TypeVar

from gonfalon.questions.schema import Key, RuleId

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Deed:
    """A deed by its rule, and the ids of who does it and of whom or what it is done to, where there is one.

    `position = yield from Deed(rule, by=unit.id, to=target.id).of(attack(position, …))` opens a deed for as long as the
    procedure runs. Of deeds within each other the innermost has what is told. What an offer tells that is taken meanwhile
    belongs to it too, but for the offer's own deeds.
    """

    rule: RuleId
    by: Key | None = None
    to: Key | None = None

    def of(self, procedure: Generator[Any, Any, T]) -> Generator[Any, Any, T]:
        """The same procedure; what it tells and throws belongs to this deed."""
        yield self
        value = yield from procedure
        yield DeedDone()
        return value


@dataclass(frozen=True, slots=True)
class DeedDone:
    """The deed that was opened last is over."""
