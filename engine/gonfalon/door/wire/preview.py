"""The content of a link's sketch: the part of the view that a screen can draw before the engine is up (sketch.py)."""

from __future__ import annotations

from dataclasses import dataclass

from gonfalon.table.table import Flow, Names, Result, Table


@dataclass(frozen=True, slots=True)
class Preview:
    """The open table; fields for a closer look are not in it."""

    flow: Flow
    names: Names
    table: Table
    result: Result | None = None
