"""The answers that requests carry (request.py reads them), and slips as they travel to the door."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from gonfalon.door.wire.form import Given
from gonfalon.door.wire.paint import Marked
from gonfalon.door.wire.path import Steps
from gonfalon.door.wire.record import SALT
from gonfalon.questions.schema import CONTENT, OMITTED, SEAL, Constraint, row


@dataclass(frozen=True, slots=True)
class Keys:
    """To a choice or ruling: keys of options that are not barred; `by` whom, where a secret is asked of several."""

    keys: tuple[str, ...]
    by: str | None = field(default=None, metadata=OMITTED)


@dataclass(frozen=True, slots=True)
class Drawn:
    """To a secret choice: the app draws one with equal chances, unseen."""

    draw: Literal[True]
    by: str | None = field(default=None, metadata=OMITTED)


@dataclass(frozen=True, slots=True)
class Rolled:
    """To a roll: the app throws."""

    roll: Literal["app"]


@dataclass(frozen=True, slots=True)
class Faces:
    """To a roll: the faces that fell on the table."""

    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Sums:
    """To a roll that is `summed`: the sum of each throw on the table."""

    sums: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Numbered:
    """To a number."""

    number: int
    by: str | None = field(default=None, metadata=OMITTED)


@dataclass(frozen=True, slots=True)
class Written:
    """To a text."""

    text: str
    by: str | None = field(default=None, metadata=OMITTED)


@dataclass(frozen=True, slots=True)
class FilledIn:
    """To a form: what its fields hold, by their names."""

    form: dict[str, Given]
    by: str | None = field(default=None, metadata=OMITTED)


@dataclass(frozen=True, slots=True)
class Walked:
    """To a path."""

    path: Steps


@dataclass(frozen=True, slots=True)
class Painted:
    """To a painting: of each brush that is used the cells."""

    paint: tuple[Marked, ...]


@dataclass(frozen=True, slots=True)
class Taken:
    """In place of an answer: one of the view's offers."""

    take: str


Answer = Keys | Drawn | Rolled | Faces | Sums | Numbered | Written | FilledIn | Walked | Painted | Taken

Seal = Annotated[str, Constraint(**SEAL)]
Content = Annotated[tuple[str, str], Constraint(**row(CONTENT, SALT))]
"""The content of a slip that lies face down, and its salt."""
