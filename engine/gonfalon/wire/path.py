"""The paths that may be walked over a field, and a path as far as it is drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from gonfalon.described import Count, Form, Key
from gonfalon.field.area import Area
from gonfalon.field.grid import LETTERS, Along, Cell, Span
from gonfalon.field.walk import Crossing
from gonfalon.refusal import Barred

Steps = Annotated[str, Form(pattern=f"^[{LETTERS}]*$")]
"""A letter for each step."""


@dataclass(frozen=True, slots=True)
class Reach:
    """The halves to each cell where a path may end, None beyond it: rows from the column and row `at` on."""

    at: tuple[Along, Along]
    rows: Annotated[tuple[tuple[Count | None, ...], ...], Form(minItems=1)]


@dataclass(frozen=True, slots=True)
class Walk:
    """A path as far as it is drawn, the halves that it takes, the borders that it crosses, and why it may not end there."""

    steps: Steps
    cells: Annotated[tuple[Cell, ...], Form(minItems=1)]
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
    areas: tuple[Area, ...]
    stops: tuple[Span, ...]
    drawn: Walk | None
