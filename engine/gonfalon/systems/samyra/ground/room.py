"""Room to swing on a map: the spaces before a figure, and what lies in its field of view."""

from __future__ import annotations

from gonfalon.field.grid import Cell
from gonfalon.systems.samyra.ground.areas import ahead_of, around
from gonfalon.systems.samyra.state.position import Position

SIGHT = 40


def free_room(position: Position, id: str) -> tuple[Cell, ...]:
    """The nearest free spaces around a figure, so many as it swings over: first those before it (samyra.twohand.blocks)."""
    figure, grid = position.figure(id), position.grid
    if grid is None or figure.at is None:
        return ()
    taken = {cell for one in position.standing for cell in (*one.standing(), *one.claim)}
    near = dict.fromkeys(cell for own in figure.standing() for cell in around(grid, own, 1))
    ordered = sorted(near, key=lambda cell: (not ahead_of(grid, figure, cell), cell[1], cell[0]))
    wanted = [cell for cell in ordered if cell not in figure.standing()][: figure.swing]
    return tuple(cell for cell in wanted if cell not in taken)


def in_sight(position: Position, viewer: str, id: str) -> bool:
    """Whether one stands before the other; without facing everybody sees everything."""
    figure, grid = position.figure(viewer), position.grid
    if grid is None or not position.facing:
        return True
    return any(ahead_of(grid, figure, cell) for cell in position.figure(id).standing())
