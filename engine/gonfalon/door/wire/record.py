"""A battle as a file: what `save` and `export` give (record.py writes and reads it)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from gonfalon.battle.log_kinds import LOG_ENTRIES
from gonfalon.battle.thrown_data import THROWN
from gonfalon.questions.schema import (
    CONTENT,
    SEAL,
    Constraint,
    Count,
    Id,
    RuleId,
    Typed,
    Version,
    row,
)
from gonfalon.table.kinds import ENTRIES
from gonfalon.table.switches import SetTo

SALT = {"type": "string", "pattern": "^[0-9a-f]{32}$"}
SHAPES = [kind.shape for _, kind in sorted(ENTRIES.items())]
"""A shape for each kind of entry that record.py reads."""

Seal = Annotated[str, Constraint(**SEAL)]
Entry = Annotated[list[Any], Constraint(anyOf=SHAPES)]
"""An entry, a list that opens with its kind."""
Thrown = Annotated[list[Any], Constraint(**THROWN)]
"""A throw that was taken back."""


@dataclass(frozen=True, slots=True)
class RecordFile:
    """A record: all answers, offers taken and rulings."""

    gonfalon: Literal[1]
    system: Id
    version: Version
    name: Typed
    switches: dict[RuleId, SetTo]
    entries: tuple[Entry, ...]
    undone: tuple[Thrown, ...]
    seen: tuple[Seal, ...]


LOGGED = (*SHAPES, *(kind.shape for _, kind in sorted(LOG_ENTRIES.items())))
"""A shape for each kind of entry of a log that log_file.py reads."""
Logged = Annotated[list[Any], Constraint(anyOf=list(LOGGED))]
"""An entry of a log, a list that opens with its kind."""
Head = Annotated[str, Constraint(pattern="^[0-9a-f]{32}$")]
"""The hash of a log's header and its entries up to a place."""
Token = Annotated[str, Constraint(pattern="^[0-9a-f]{32}$")]
"""The hash of everything that led to the view of a screen."""


@dataclass(frozen=True, slots=True)
class LogHeader:
    """The beginning of a log, which never changes: the rules, their version then, the switches."""

    gonfalon: Literal[2]
    system: Id
    version: Count
    switches: dict[RuleId, SetTo]


Slips = dict[Seal, Annotated[tuple[str, str], Constraint(**row(CONTENT, SALT))]]
"""Content and salt of slips that lie face down, by their seals."""


@dataclass(frozen=True, slots=True)
class SaveFile(RecordFile):
    """A record with content and salt of the slips that lie face down, by their seal."""

    slips: Slips


@dataclass(frozen=True, slots=True)
class SetUpFile(LogHeader):
    """The set-up of a battle as a log of its own, with content and salt of the slips that were laid in it."""

    entries: tuple[Logged, ...]
    slips: Slips
