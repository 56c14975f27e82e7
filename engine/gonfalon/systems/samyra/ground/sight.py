"""The field of view on a map: how far a figure sees, and what cuts the line."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache

from gonfalon.systems.samyra.ground.areas import ahead_of
from gonfalon.systems.samyra.ground.fields import HEIGHTS
from gonfalon.systems.samyra.ground.objects import class_for
from gonfalon.systems.samyra.state.position import Position
from gonfalon.table.field.grid import Cell, GridShape, painted

SIGHT = 12
"""So many spaces away an enemy's stop still makes a figure claim room."""
BESIDE = Fraction(1, 1000)
"""So far beside the middle of a cell the two lines run of which one has to be clear."""


def in_view(position: Position, viewer: str, id: str) -> bool:
    """True if one figure sees another: not too far, past nothing that is bigger than itself, and where facing matters
    only before it (samyra.twohand.claim).
    """
    figure, grid = position.figure(viewer), position.grid
    if grid is None:
        return False
    return any(
        grid.distance(own, cell) <= SIGHT
        and (not position.facing or ahead_of(grid, figure, cell))
        and clear(position, viewer, own, cell)
        for own in figure.standing()
        for cell in position.figure(id).standing()
    )


def clear(position: Position, viewer: str, here: Cell, there: Cell) -> bool:
    """True if nothing bigger than the viewer stands between two cells."""
    figure, grid = position.figure(viewer), position.grid
    assert grid
    tall = frozenset(painted(grid, tuple(letter for letter in HEIGHTS if class_for(figure, letter) == "bigger")))
    if not tall:
        return True
    steps, off = grid.distance(here, there), (there[0] - here[0], there[1] - here[1])
    return any(
        tall.isdisjoint((here[0] + right, here[1] + down) for right, down in line)
        for line in (between(grid.shape, off, steps, side) for side in (BESIDE, -BESIDE))
    )


@lru_cache(maxsize=2048)
def between(shape: GridShape, off: Cell, steps: int, side: Fraction) -> tuple[Cell, ...]:
    """The cells on the straight line to one that is so far off, without the two: as offsets from where it begins."""
    return tuple(on_the_line(shape, off, steps, side))


def on_the_line(shape: GridShape, off: Cell, steps: int, side: Fraction) -> Iterator[Cell]:
    for step in range(1, steps):
        part = Fraction(step, steps)
        column, row = off[0] * part + side, off[1] * part + side * 2
        yield rounded_hex(column, row) if shape == "hex" else (round(column), round(row))


def rounded_hex(column: Fraction, row: Fraction) -> Cell:
    """The hex in which a point lies: of its three coordinates the one that is farthest off follows from the others."""
    third = -column - row
    near = [round(column), round(row), round(third)]
    off = [abs(value - exact) for value, exact in zip(near, (column, row, third), strict=True)]
    if off[0] > off[1] and off[0] > off[2]:
        return (-near[1] - near[2], near[1])
    if off[1] > off[2]:
        return (near[0], -near[0] - near[2])
    return (near[0], near[1])
