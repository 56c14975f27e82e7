"""The entries of a log: the steps of a battle, and what no record holds. A log only grows.

A kind of entry that no record holds is one module (`undo.py`, `named.py`, …), which `log_kinds.py` names.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Literal, Protocol, TypeVar

from gonfalon.battle.event import Thrown
from gonfalon.questions.answer import Entry, Marked
from gonfalon.questions.checked import LinkError


class Entered(Protocol):
    """The parts of a battle that such an entry may change; a step back or forth raises Refused where there is none."""

    name: str
    version: int

    def step_back(self) -> None: ...

    def step_forth(self) -> None: ...

    def carry(self, retracted: tuple[Thrown, ...], seen: tuple[str, ...]) -> None: ...


class Read(Protocol):
    """A log that is read without the rules, at the place `at`; a step back or forth raises IndexError where there is none.

    `name_at` is the place of the entry that names the battle. `settle` leaves nothing that could be put in force again.
    """

    name_at: int | None

    def step_back(self, at: int) -> None: ...

    def step_forth(self, at: int) -> None: ...

    def settle(self) -> None: ...


class LogEntry(Marked):
    """An entry of a log that no record holds: what takes steps back or puts them in force again, and what lies beside them.

    `slips` says if slips that are to be turned over, and are known here, are turned after it, or wait; `beyond` is true for
    one that may be entered where a log is as long as people may make it.
    """

    __slots__ = ()
    slips: ClassVar[Literal["turned", "waiting", "as before"]] = "turned"
    beyond: ClassVar[bool] = False

    @classmethod
    def load(cls, rest: list[Any]) -> LogEntry:
        raise LinkError("content")

    def enter(self, battle: Entered) -> None:
        """Change the battle by this entry; raises Refused."""
        raise NotImplementedError

    def read(self, log: Read, at: int) -> None:
        """Note the changes by this entry of a log to what is in force; raises IndexError."""
        raise NotImplementedError

    def may_come(self, version: int) -> bool:
        """True if a device may send it to a battle of this version of the rules."""
        return True


Logged = Entry | LogEntry

E = TypeVar("E", bound=type[LogEntry])

LOG_ENTRIES: dict[str, type[LogEntry]] = {}
"""The kinds of entry that no record holds, by their marks, as far as their modules are there (`log_kinds.py` names all)."""


def in_logs(kind: E) -> E:
    """A class decorator: logs may hold entries of this kind."""
    LOG_ENTRIES[kind.mark] = kind
    return kind


def slips_wait(log: Sequence[Logged]) -> bool:
    """True if slips that are to be turned over wait where this log ends."""
    for entry in reversed(log):
        if not isinstance(entry, LogEntry):
            return False
        if entry.slips != "as before":
            return entry.slips == "waiting"
    return False
