"""Aspects: free invocations by holder, and an aspect as it may be used on a roll."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from gonfalon.questions.figures import Label, UserText
from gonfalon.questions.refusal import Barred

Named = UserText | Label
"""A name or an aspect: what a person typed, or a message of ours."""

Free = tuple[tuple[str, int], ...]
"""Free invocations: how many each holder has; several holders, or one alone."""


class FateAspect(Protocol):
    """The properties that are read of an aspect in play."""

    @property
    def id(self) -> str: ...
    @property
    def free(self) -> Free: ...


@dataclass(frozen=True, slots=True)
class Invocable:
    """An aspect in sight of a roll: its key, its text, whose it is if it stands on a piece, and why it may not be used.

    `on` is the thing to be named with it.
    """

    key: str
    text: Named
    owner: str = ""
    barred: Barred | None = None
    on: str = ""


def held(free: Free, who: str) -> int:
    """Return the number of free invocations that somebody has."""
    for one, count in free:
        if one == who:
            return count
    return 0


def changed(free: Free, who: str, more: int) -> Free:
    """So many more (or fewer) for one holder; who has none is no holder."""
    counts = {**dict(free), who: held(free, who) + more}
    return tuple((one, count) for one, count in counts.items() if count > 0)


def passed(free: Free, giver: str, taker: str) -> Free:
    """One free invocation goes to another holder."""
    return changed(changed(free, giver, -1), taker, 1)
