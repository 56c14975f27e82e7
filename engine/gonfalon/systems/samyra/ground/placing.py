"""The cells of the figures at the start: each party at its own edge of the field."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from gonfalon.systems.samyra.ground.fields import OPEN
from gonfalon.systems.samyra.state.position import Position
from gonfalon.table.field.grid import STEPS, Cell, Grid

EDGES = ("left", "right", "top", "bottom")
ROOM = 6
"""So many cells of a field there are at least for each figure."""


def fits(grid: Grid, figures: int) -> bool:
    """True if the field has room for so many figures."""
    return sum(row.count(OPEN) for row in grid.rows) >= figures * ROOM


def placed(position: Position) -> Position:
    """Everybody who has no cell yet gets one, as near to their party's edge as there is room (samyra.move.free_spaces)."""
    grid = position.grid
    assert grid
    for number, party in enumerate(position.parties):
        edge = EDGES[number % len(EDGES)]
        for id in [one.id for one in position.of(party.id) if one.at is None and not one.gone]:
            figure = position.figure(id)
            taken = {cell for one in position.figures if one.at for cell in one.standing()}
            for cell in from_edge(grid, edge):
                own = figure.standing(cell)
                if taken.isdisjoint(own) and all(is_open(grid, one) for one in own):
                    position = position.with_figure(replace(figure, at=cell, facing=inwards(grid, edge)))
                    break
    return position


def all_placed(position: Position) -> bool:
    """True if every figure gets a cell."""
    return all(one.at or one.gone for one in placed(position).figures)


def is_open(grid: Grid, cell: Cell) -> bool:
    return grid.index(cell) is not None and grid.paint(cell) == OPEN


def from_edge(grid: Grid, edge: str) -> Iterator[Cell]:
    """All cells, those at this edge first, from its middle outwards."""
    return map(grid.cell, numbers_from(grid.columns, len(grid.rows), edge))


@lru_cache(maxsize=8)
def numbers_from(columns: int, rows: int, edge: str) -> tuple[int, ...]:
    """The same as numbers of the cells, for a field of this size."""
    order = sorted(
        ((column, row) for column in range(columns) for row in range(rows)),
        key=lambda at: {
            "left": (at[0], abs(at[1] - rows // 2), at[1]),
            "right": (columns - at[0], abs(at[1] - rows // 2), at[1]),
            "top": (at[1], abs(at[0] - columns // 2), at[0]),
            "bottom": (rows - at[1], abs(at[0] - columns // 2), at[0]),
        }[edge],
    )
    return tuple(row * columns + column for column, row in order)


def inwards(grid: Grid, edge: str) -> int:
    """The direction from an edge into the field."""
    ways = len(STEPS[grid.shape])
    return {"left": ways // 4, "right": ways - ways // 4, "top": ways // 2, "bottom": 0}[edge] % ways
