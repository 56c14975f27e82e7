"""Room to swing on a map: the spaces before a figure that are free."""

from __future__ import annotations

from gonfalon.systems.samyra.ground.areas import ahead_of, around
from gonfalon.systems.samyra.ground.objects import class_for, taken_up
from gonfalon.systems.samyra.state.position import Position
from gonfalon.table.field.grid import Cell


def free_room(position: Position, id: str) -> tuple[Cell, ...]:
    """Of the spaces around a figure those that are free, so many as it swings over, first those before it
    (samyra.twohand.blocks).
    """
    figure, grid = position.figure(id), position.grid
    if grid is None or figure.at is None:
        return ()
    free = tuple(cell for cell in nearest(position, id) if is_free(position, id, cell))
    return free[: figure.swing]


def claimed_room(position: Position, id: str) -> tuple[Cell, ...]:
    """Return the spaces that a figure claims by itself: the spaces before it, but for those that are taken; others
    where all of them are (samyra.twohand.claim, samyra.twohand.blocks).
    """
    before = nearest(position, id)[: position.figure(id).swing]
    return tuple(cell for cell in before if is_free(position, id, cell)) or free_room(position, id)


def nearest(position: Position, id: str) -> tuple[Cell, ...]:
    """The spaces around a figure, first those before it."""
    figure, grid = position.figure(id), position.grid
    assert grid
    return tuple(sorted(beside(position, id), key=lambda cell: (not ahead_of(grid, figure, cell), cell[1], cell[0])))


def named_room(position: Position, id: str, text: str) -> tuple[Cell, ...]:
    """Of the cells that a text names those beside the figure that are free, so many as it swings over."""
    figure, grid = position.figure(id), position.grid
    assert grid
    near = beside(position, id)
    named = dict.fromkeys(cell for name in text.split() if (cell := grid.cell_named(name)) is not None)
    return tuple(cell for cell in named if cell in near and is_free(position, id, cell))[: figure.swing]


def beside(position: Position, id: str) -> tuple[Cell, ...]:
    """The cells around a figure."""
    grid, standing = position.grid, position.figure(id).standing()
    assert grid
    return tuple(dict.fromkeys(cell for own in standing for cell in around(grid, own, 1) if cell not in standing))


def is_free(position: Position, id: str, cell: Cell) -> bool:
    """True if a cell can be claimed: nobody stands there, claims it or may be put back to it, and no object higher than
    the knee of the figure takes it up (samyra.twohand.blocks).
    """
    grid = position.grid
    assert grid
    figure = position.figure(id)
    back = figure.standing(figure.pace.back) if figure.pace.back else ()
    if cell in (*figure.standing(), *back) or taken_up(position.figures).get(cell, id) != id:
        return False
    return class_for(figure, grid.paint(cell)) == "low"
