"""Objects on a map, and which class they belong to for a figure: at most knee-high, at most as big as it, or bigger."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from gonfalon.systems.samyra.ground.fields import HEIGHTS, HIGH, LOW, OPEN, TALL
from gonfalon.systems.samyra.state.people import Figure
from gonfalon.systems.samyra.state.position import Position
from gonfalon.table.field.grid import STEPS, Cell, Grid
from gonfalon.table.memo import of_recent

CLASSES = ("low", "own", "bigger")
OBJECTS = (LOW, HIGH, TALL)
DEEPEST = 8
"""So many spaces deep an object is at most behind which a cell is proposed."""
LYING = (OPEN, LOW, HIGH, TALL)
"""As what somebody lies there, by size: at most knee-high to who is as big (samyra.move.enemy_blocks)."""


def class_for(figure: Figure, letter: str) -> str:
    """Return the class of a kind of ground for this figure: the same chair is nothing to a giant and an obstacle to a
    very small creature. What the table says of it goes first (samyra.move.size_relative).
    """
    said = dict(figure.classes)
    if letter in said:
        return said[letter]
    height = HEIGHTS[letter]
    if height < figure.size:
        return "low"
    return "own" if height == figure.size else "bigger"


def lying(figure: Figure) -> str:
    """The kind of ground as which a fallen figure counts, by its size or as the game master classes it."""
    return figure.lies or LYING[min(figure.size, len(LYING)) - 1]


def fallen_at(position: Position, cells: tuple[Cell, ...]) -> Iterator[Figure]:
    """Yield the fallen figures on one of these cells."""
    return (one for one in position.figures if not one.up and not set(cells).isdisjoint(one.standing()))


@of_recent(2)
def met(position: Position) -> Grid:
    """The ground as a mover meets it: what is painted, or who lies there, if that is higher (samyra.move.enemy_blocks)."""
    assert position.grid
    fallen = tuple((lying(one), one.standing()) for one in position.figures if not one.up)
    return with_fallen(position.grid, fallen) if fallen else position.grid


@of_recent(2)
def with_fallen(grid: Grid, fallen: tuple[tuple[str, tuple[Cell, ...]], ...]) -> Grid:
    """A field with those that lie there: each as a kind of ground, over the cells that it covers."""
    highest: dict[Cell, str] = {}
    for letter, cells in fallen:
        for cell in cells:
            if grid.index(cell) is not None and HEIGHTS[highest.get(cell, grid.paint(cell))] < HEIGHTS[letter]:
                highest[cell] = letter
    for letter in dict.fromkeys(highest.values()):
        grid = grid.repainted((cell for cell, painted in highest.items() if painted == letter), letter)
    return grid


def classes_under(position: Position, figure: Figure, at: Cell | None = None) -> set[str]:
    """The classes of what lies under a figure that stands there."""
    grid = met(position)
    return {class_for(figure, grid.paint(cell)) for cell in figure.standing(at) if grid.index(cell) is not None}


def may_end(position: Position, figure: Figure, at: Cell) -> bool:
    """True if the figure may stand there: on an obstacle only with the game master's leave (samyra.move.obstacle)."""
    return figure.pace.leave or "own" not in classes_under(position, figure, at)


def on_object(position: Position, figure: Figure) -> bool:
    """True if the figure stands on something, a fallen figure among it (samyra.move.fight_from_object)."""
    grid = position.grid
    cells = figure.standing()
    painting = grid is not None and any(grid.paint(cell) != OPEN for cell in cells if grid.index(cell) is not None)
    return painting or any(fallen_at(position, cells))


def may_stand(position: Position, figure: Figure, at: Cell) -> bool:
    """True if a figure can be put there: on the field, on nothing bigger than itself, and where nobody else stands,
    claims room, or may be put back (samyra.move.free_spaces).
    """
    grid, own = position.grid, figure.standing(at)
    if grid is None or any(grid.index(cell) is None for cell in own):
        return False
    taken = taken_up(position.figures)
    if any(taken.get(cell, figure.id) != figure.id for cell in own):
        return False
    return "bigger" not in classes_under(position, figure, at)


@of_recent(1)
def taken_up(figures: tuple[Figure, ...]) -> Mapping[Cell, str]:
    """The figure that takes up each cell, standing there, with a claim of room or to be put back there; "" for several."""
    taken: dict[Cell, str] = {}
    for one in figures:
        if one.up:
            back = one.standing(one.pace.back) if one.pace.back else ()
            for cell in (*one.standing(), *one.claim, *back):
                taken[cell] = one.id if taken.get(cell, one.id) == one.id else ""
    return taken


def nearest_free(position: Position, figure: Figure) -> Cell | None:
    """The nearest cell to where a figure lies on which it can stand."""
    grid = position.grid
    if grid is None or figure.at is None:
        return None
    near = sorted(grid.cells, key=lambda cell: (grid.distance(figure.at or cell, cell), cell[1], cell[0]))
    return next((cell for cell in near if may_stand(position, figure, cell)), None)


def too_big_beside(position: Position, figure: Figure) -> bool:
    """True if something that is too big for a figure stands right beside it; without a map that is for the table to say
    (samyra.move.too_big).
    """
    if position.grid is None:
        return True
    bigger = frozenset(letter for letter in HEIGHTS if class_for(figure, letter) == "bigger")
    return bool(bigger) and lies_beside(met(position), figure.standing(), bigger)


@lru_cache(maxsize=1024)
def lies_beside(grid: Grid, standing: tuple[Cell, ...], letters: frozenset[str]) -> bool:
    """True if one of these kinds of ground lies right beside these cells."""
    return any(grid.paint(cell) in letters for one in standing for cell in grid.near(one) if cell not in standing)


def far_side(position: Position, figure: Figure) -> Cell:
    """The nearest cell straight behind something that is too big for a figure, best where it looks; else where it stands
    (samyra.move.too_big).
    """
    grid, at = position.grid, figure.at
    assert grid
    assert at
    found: list[tuple[int, int, Cell]] = []
    ways = STEPS[grid.shape]
    for way, (right, down) in enumerate(ways):
        off = (way - figure.facing) % len(ways)
        for steps in range(1, DEEPEST + 1):
            cell = (at[0] + right * steps, at[1] + down * steps)
            if "bigger" in classes_under(position, figure, cell):
                continue
            if steps > 1 and may_stand(position, figure, cell):
                found.append((steps, min(off, len(ways) - off), cell))
            break
    return min(found)[-1] if found else at
