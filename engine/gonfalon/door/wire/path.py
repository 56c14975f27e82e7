"""The paths that may be walked over a field, and a path as far as it is drawn."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

from gonfalon.questions.refusal import Barred
from gonfalon.questions.schema import Constraint, Count, Key
from gonfalon.table.field.area import Area
from gonfalon.table.field.grid import LETTERS, Along, Cell, Span
from gonfalon.table.field.walk import Crossing
from gonfalon.table.listed import listed_by

Steps = Annotated[str, Constraint(pattern=f"^[{LETTERS}]*$")]
"""A letter for each step."""


@dataclass(frozen=True, slots=True)
class Reach:
    """The halves to each cell where a path may end, None beyond it: rows from the column and row `at` on."""

    at: tuple[Along, Along]
    rows: Annotated[tuple[tuple[Count | None, ...], ...], Constraint(minItems=1)]


@dataclass(frozen=True, slots=True)
class Walk:
    """A path as far as it is drawn, the halves that it takes, the borders that it crosses, and why it may not end there."""

    steps: Steps
    cells: Annotated[tuple[Cell, ...], Constraint(minItems=1)]
    halves: Count
    crossings: tuple[Crossing, ...]
    barred: Barred | None


@dataclass(frozen=True, slots=True)
class PathField:
    """The room for a path: `halves` of a cell from `from` on.

    A path may cross the borders of `areas`; in `stops` it ends. `drawn` is the one that is proposed.
    """

    piece: Key
    from_: Cell
    halves: Count
    reach: Reach
    areas: tuple[Area, ...] = field(metadata=listed_by("key"))
    stops: tuple[Span, ...]
    drawn: Walk | None
