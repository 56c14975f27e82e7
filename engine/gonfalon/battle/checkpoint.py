"""The places to which a battle can return: at a checkpoint, or as in a snapshot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from gonfalon.battle.event import Event, Thrown
from gonfalon.battle.interruptible import Doing
from gonfalon.battle.log import Logged
from gonfalon.questions.answer import Entry
from gonfalon.questions.ask import Ask
from gonfalon.table.offer import Offers

P = TypeVar("P")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Checkpoint(Generic[P]):
    """The state in which a top-level procedure returned: the position, and how much there was of everything else until then."""

    position: P
    entries: int = 0
    events: int = 0
    throws: int = 0
    rulings: int = 0
    work: int = 0


class Beginning(Generic[T]):
    """The items of a list that are there now: whoever holds the list adds to it or makes a new one, and takes nothing out."""

    __slots__ = ("_length", "_of")

    def __init__(self, of: list[T]) -> None:
        self._of, self._length = of, len(of)

    def again(self) -> list[T]:
        """A new list of these items."""
        return self._of[: self._length]


@dataclass(frozen=True, slots=True, kw_only=True)
class Snapshot(Generic[P]):
    """A battle as it stands at a question.

    `slips` is the number of slips in the pocket, `throws`, `rulings` and `work` are those of the record, `moves` says how
    often the procedure has gone on.
    """

    ask: Ask[Any] | None
    position: P
    offers: Offers[P]
    doing: Doing | None
    log: Beginning[Logged]
    record: Beginning[Entry]
    events: Beginning[Event]
    checkpoints: Beginning[Checkpoint[P]]
    retracted: tuple[Thrown, ...]
    seen: frozenset[str]
    ahead: tuple[list[Entry], ...]
    slips: int
    name: str
    version: int
    throws: int
    rulings: int
    work: int
    moves: int
