"""The places to which a battle can return: at a checkpoint, or as in a snapshot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from gonfalon.battle.event import Event, Thrown
from gonfalon.battle.log import Logged
from gonfalon.questions.answer import Entry
from gonfalon.questions.ask import Ask
from gonfalon.table.offer import Offers

P = TypeVar("P")


@dataclass(frozen=True, slots=True)
class Checkpoint(Generic[P]):
    """The state in which a top-level procedure returned: the position, and how much there was of everything else until then."""

    position: P
    entries: int = 0
    events: int = 0
    throws: int = 0
    rulings: int = 0
    work: int = 0


@dataclass(frozen=True, slots=True)
class Snapshot(Generic[P]):
    """A battle as it stands at a question.

    Its lists are the battle's own, with their lengths: a battle adds to a list or makes a new one, and takes nothing out.
    """

    ask: Ask[Any] | None
    position: P
    offers: Offers[P]
    log: list[Logged]
    logged: int
    record: list[Entry]
    entries: int
    events: list[Event]
    told: int
    checkpoints: list[Checkpoint[P]]
    passed: int
    retracted: tuple[Thrown, ...]
    seen: frozenset[str]
    ahead: tuple[list[Entry], ...]
    slips: int
    aside: tuple[str, int]
    counted: tuple[int, int, int, int]
