"""Cells of a field that may be marked, and those that are."""

from __future__ import annotations

from dataclasses import dataclass

from gonfalon.questions.schema import Key
from gonfalon.table.field.grid import Span


@dataclass(frozen=True, slots=True)
class Marked:
    """The cells that are marked with one brush."""

    brush: Key
    cells: tuple[Span, ...]
