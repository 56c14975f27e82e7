"""Attack areas on a map, and who stands in whose: of the map, or as the table says (samyra.zone.known)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from gonfalon.field.grid import STEPS, Cell, Grid
from gonfalon.systems.samyra.ground.fields import HEIGHTS, TALL, WALL
from gonfalon.systems.samyra.state.people import Figure
from gonfalon.systems.samyra.state.position import Position


def ahead_of(grid: Grid, figure: Figure, cell: Cell) -> bool:
    """Whether a cell lies in the half that a figure looks at, from one of the cells that it covers."""
    steps = STEPS[grid.shape]
    right, down = steps[figure.facing % len(steps)]
    if grid.shape == "hex":
        right, down = 2 * right + down, right + 2 * down
    return any((cell[0] - column) * right + (cell[1] - row) * down > 0 for column, row in figure.standing())


def attack_area(position: Position, id: str, at: Cell | None = None) -> tuple[Cell, ...]:
    """The cells that a figure can strike at: so far as it reaches past walls, and where facing matters only before it."""
    figure, grid = position.figure(id), position.grid
    if grid is None:
        return ()
    standing = figure.standing(at)
    near: dict[Cell, None] = {}
    for own in standing:
        for cell in reached(grid, own, figure.reach, slants=position.slants != "none"):
            if cell not in standing and (not position.facing or ahead_of(grid, figure, cell)):
                near[cell] = None
    return tuple(near)


def around(grid: Grid, cell: Cell, steps: int) -> Iterator[Cell]:
    """The cells of the field that are at most so many steps away."""
    column, row = cell
    for right in range(-steps, steps + 1):
        for down in range(-steps, steps + 1):
            other = (column + right, row + down)
            if grid.index(other) is not None and 0 < grid.distance(cell, other) <= steps:
                yield other


@lru_cache(maxsize=256)
def reached(grid: Grid, cell: Cell, steps: int, *, slants: bool) -> tuple[Cell, ...]:
    """The cells at most so many steps away that can be reached past what is higher than a human; a wall is none of them.
    Where nobody steps diagonally, nobody reaches diagonally either (samyra.zone.known).
    """
    found: dict[Cell, None] = {}
    edge = [cell]
    for _ in range(steps):
        edge = [
            other
            for one in edge
            for other in grid.near(one)
            if other != cell and other not in found and (slants or beside(grid, one, other))
        ]
        found |= dict.fromkeys(other for other in edge if grid.paint(other) != WALL)
        edge = [other for other in edge if HEIGHTS[grid.paint(other)] < HEIGHTS[TALL]]
    return tuple(found)


def beside(grid: Grid, one: Cell, other: Cell) -> bool:
    """Whether two neighbours share more than a corner."""
    return grid.shape == "hex" or one[0] == other[0] or one[1] == other[1]


def in_area(position: Position, mover: str, enemy: str) -> bool:
    """Whether one figure stands in the attack area of another: a word of the table goes before the map."""
    return is_in_area(position, position.figure(mover), position.figure(enemy))


def is_in_area(position: Position, mover: Figure, enemy: Figure) -> bool:
    """The same of figures at hand."""
    for word in position.words:
        if (word.mover, word.enemy) == (mover.id, enemy.id):
            return word.inside
    if position.grid is None:
        return (mover.id, enemy.id) in position.contacts
    cells = mover.standing()
    if not near_enough(position.grid, enemy, cells) or not enemy.armed:
        return False
    return not set(cells).isdisjoint(attack_area(position, enemy.id))


def near_enough(grid: Grid, figure: Figure, cells: Iterable[Cell]) -> bool:
    """Whether a figure would reach one of these cells if nothing stood between."""
    return any(grid.distance(own, cell) <= figure.reach for own in figure.standing() for cell in cells)


def holders(position: Position, id: str) -> tuple[str, ...]:
    """The enemies in whose attack area a figure stands."""
    figure = position.figure(id)
    return tuple(foe.id for foe in position.foes(id) if is_in_area(position, figure, foe))


def within(position: Position, id: str) -> tuple[str, ...]:
    """The enemies that stand in this figure's own attack area."""
    figure = position.figure(id)
    return tuple(foe.id for foe in position.foes(id) if is_in_area(position, foe, figure))
