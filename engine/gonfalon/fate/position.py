"""Access of `gonfalon.fate` to the position of a system: lenses, each of which returns the position's own type."""

from __future__ import annotations

from typing import Any, Protocol, Self, TypeVar

from gonfalon.fate.aspects import FateAspect, Free
from gonfalon.fate.purse import Purse
from gonfalon.fate.roll import Contest

A = TypeVar("A", bound=FateAspect)


class FatePosition(Protocol[A]):
    """A position with a roll, aspects and fate points."""

    def __hash__(self) -> int: ...

    @property
    def contest(self) -> Contest | None: ...
    def having_contest(self, contest: Contest | None) -> Self: ...

    @property
    def aspects(self) -> tuple[A, ...]: ...
    def having_aspects(self, aspects: tuple[A, ...]) -> Self: ...
    def having_free(self, aspect: str, free: Free) -> Self:
        """The same with these free invocations on an aspect."""
        ...

    def purse(self, who: str) -> Purse: ...
    def having_purse(self, who: str, purse: Purse) -> Self: ...

    def counting(self, who: str, faces: tuple[int, ...]) -> Self:
        """The same with this throw counted for the luck report."""
        ...


P = TypeVar("P", bound=FatePosition[Any])


def contest_of(position: FatePosition[Any]) -> Contest:
    """The roll on the table; there must be one."""
    assert position.contest
    return position.contest
