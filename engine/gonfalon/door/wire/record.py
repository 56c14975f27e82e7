"""A battle as a file: what `save` and `export` give (record.py writes and reads it)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from gonfalon.questions.dice import KINDS, Source
from gonfalon.questions.schema import TYPED, Constraint, Count, Id, RuleId, Typed, Version
from gonfalon.table.switches import SetTo

SEAL = {"type": "string", "pattern": "^[0-9a-f]{64}$"}
SALT = {"type": "string", "pattern": "^[0-9a-f]{32}$"}
TEXT = {"type": "string", **TYPED}
CONTENT = {**TEXT, "maxLength": 8_000}
"""The content of a slip, which may be a whole form."""
STRING = {"type": "string"}
WHOLE = {"type": "integer"}
SOURCE = {"enum": [source.value for source in Source]}
DIE = {"enum": list(KINDS)}
CELL = {"type": ["array", "null"]}
"""A field of a form: a list as deep as the form is; record.py says how it is read."""


def row(*parts: dict[str, Any], more: dict[str, Any] | Literal[False] = False) -> dict[str, Any]:
    """A list of these parts, and as many more of one kind as there are."""
    return {"type": "array", "prefixItems": list(parts), "minItems": len(parts), "items": more}


RUN = row(WHOLE, WHOLE, WHOLE)
"""Cells in a row: column, row, how many."""
ENTRIES = (
    row({"const": "p"}, more=TEXT),
    row({"const": "d"}, SOURCE, more=WHOLE),
    row({"const": "n"}, WHOLE),
    row({"const": "a"}, STRING),
    row({"const": "t"}, TEXT),
    row({"const": "m"}, STRING),
    row({"const": "l"}, STRING, SEAL),
    row({"const": "o"}, CONTENT, STRING),
    row({"const": "r"}, STRING, {"type": ["integer", "string"]}, TEXT),
    row({"const": "f"}, more=CELL),
    row({"const": "b"}, more=row(STRING, more=RUN)),
)
"""A shape for each kind of entry that record.py reads."""
THROWN = row(
    {"type": "integer", "minimum": 0},
    {"type": "integer", "minimum": 0},
    TEXT,
    {"type": "array", "minItems": 1, "items": STRING},
    DIE,
    SOURCE,
    more=WHOLE,
)

Seal = Annotated[str, Constraint(**SEAL)]
Entry = Annotated[list[Any], Constraint(anyOf=list(ENTRIES))]
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


LOGGED = (
    *ENTRIES,
    row({"const": "u"}),
    row({"const": "z"}),
    row({"const": "name"}, TEXT),
    row({"const": "rules"}, {"type": "integer", "minimum": 1}),
    row({"const": "old"}, {"type": "array", "items": THROWN}, {"type": "array", "items": SEAL}),
)
"""A shape for each kind of entry of a log that log_file.py reads."""
Logged = Annotated[list[Any], Constraint(anyOf=list(LOGGED))]
"""An entry of a log, a list that opens with its kind."""
Head = Annotated[str, Constraint(pattern="^[0-9a-f]{32}$")]
"""The hash of a log's header and its entries up to a place."""


@dataclass(frozen=True, slots=True)
class LogHeader:
    """The beginning of a log, which never changes: the rules, their version then, the switches."""

    gonfalon: Literal[2]
    system: Id
    version: Count
    switches: dict[RuleId, SetTo]


@dataclass(frozen=True, slots=True)
class SaveFile(RecordFile):
    """A record with content and salt of the slips that lie face down, by their seal."""

    slips: dict[Seal, Annotated[tuple[str, str], Constraint(**row(CONTENT, SALT))]]
