"""Cells of a field that may be marked, and those that are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from gonfalon.questions.schema import Constraint, Key
from gonfalon.table.field.grid import Span
from gonfalon.table.field.painting import Brush


@dataclass(frozen=True, slots=True)
class PaintField:
    """The brushes, and the cells that cannot be marked."""

    brushes: Annotated[tuple[Brush, ...], Constraint(minItems=1)]
    closed: tuple[Span, ...]


@dataclass(frozen=True, slots=True)
class Marked:
    """The cells that are marked with one brush."""

    brush: Key
    cells: tuple[Span, ...]
