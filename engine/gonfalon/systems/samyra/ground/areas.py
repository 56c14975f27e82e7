"""Attack areas on a map, and who stands in whose: of the map, or as the table says (samyra.zone.known)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from operator import attrgetter

from gonfalon.systems.samyra.ground.fields import HEIGHTS, TALL, WALL
from gonfalon.systems.samyra.state.people import Figure
from gonfalon.systems.samyra.state.position import Pair, Position
from gonfalon.table.field.grid import STEPS, Cell, Grid
from gonfalon.table.memo import of_latest, of_recent


def ahead_of(grid: Grid, figure: Figure, cell: Cell) -> bool:
    """True if a cell lies in the half that a figure looks at, from one of the cells that it covers."""
    return before(grid, figure.standing(), figure.facing, cell)


def before(grid: Grid, standing: tuple[Cell, ...], facing: int, cell: Cell) -> bool:
    """The same by what it covers and where it looks."""
    steps = STEPS[grid.shape]
    right, down = steps[facing % len(steps)]
    if grid.shape == "hex":
        right, down = 2 * right + down, right + 2 * down
    return any((cell[0] - column) * right + (cell[1] - row) * down > 0 for column, row in standing)


def attack_area(position: Position, id: str) -> tuple[Cell, ...]:
    """The cells that a figure can strike at: so far as it reaches past walls, and where facing matters only before it."""
    return area_of(position, position.figure(id))


def area_of(position: Position, figure: Figure) -> tuple[Cell, ...]:
    """The same of a figure at hand."""
    if position.grid is None:
        return ()
    facing = figure.facing if position.facing else None
    return struck_from(position.grid, figure.standing(), figure.reach, facing, slants=position.slants != "none")


@lru_cache(maxsize=1024)
def struck_from(
    grid: Grid, standing: tuple[Cell, ...], reach: int, facing: int | None, *, slants: bool
) -> tuple[Cell, ...]:
    """The cells that can be struck at from these; it is counted once for as long as somebody stands there."""
    near: dict[Cell, None] = {}
    for own in standing:
        for cell in reached(grid, own, reach, slants=slants):
            if cell not in standing and (facing is None or before(grid, standing, facing, cell)):
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
    """True if two neighbours share more than a corner."""
    return grid.shape == "hex" or one[0] == other[0] or one[1] == other[1]


def in_area(position: Position, mover: str, enemy: str) -> bool:
    """True if one figure stands in the attack area of another: a word of the table goes before the map."""
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
    return not set(cells).isdisjoint(area_of(position, enemy))


def near_enough(grid: Grid, figure: Figure, cells: Iterable[Cell]) -> bool:
    """True if a figure would reach one of these cells if nothing stood between."""
    return any(grid.distance(own, cell) <= figure.reach for own in figure.standing() for cell in cells)


Contacts = tuple[Mapping[str, frozenset[str]], Mapping[str, frozenset[str]]]
"""In whose areas each figure stands, and who stands in the area of each."""


def of_contacts(position: Position) -> tuple[object, ...]:
    """Return the values on which contacts depend."""
    stand = tuple(map(GEOMETRY, position.figures)) if position.grid else ()
    return stand, position.grid, position.contacts, position.words, position.facing, position.slants


GEOMETRY = attrgetter("id", "of", "up", "at", "facing", "covers", "reach", "weapons")
"""The values of a figure on which attack areas depend; its actions in the round are not among them."""


@of_latest(of_contacts)
def all_contacts(position: Position) -> Contacts:
    """Return which figures stand in whose attack area, friend or enemy, counted once for all questions about the same
    figures; a word of the table takes precedence over the map.
    """
    pairs = dict.fromkeys(position.contacts if position.grid is None else on_map(position), True)
    pairs |= {(word.mover, word.enemy): word.inside for word in reversed(position.words)}
    inside: dict[str, set[str]] = {}
    around: dict[str, set[str]] = {}
    for (mover, enemy), there in pairs.items():
        if there:
            inside.setdefault(mover, set()).add(enemy)
            around.setdefault(enemy, set()).add(mover)
    return frozen(inside), frozen(around)


@of_recent(2)
def contacts_of(position: Position) -> Contacts:
    """The same, found at once for a position that was asked about before."""
    return all_contacts(position)


def frozen(sets: Mapping[str, set[str]]) -> Mapping[str, frozenset[str]]:
    return {id: frozenset(ids) for id, ids in sets.items()}


def on_map(position: Position) -> Iterator[Pair]:
    """Yield the figures that stand in the area of a figure of another party."""
    at: dict[Cell, list[Figure]] = {}
    for one in position.figures:
        for cell in one.standing():
            at.setdefault(cell, []).append(one)
    for enemy in position.figures:
        if enemy.armed:
            for cell in area_of(position, enemy):
                yield from ((one.id, enemy.id) for one in at.get(cell, ()) if one.of != enemy.of)


NOBODY: frozenset[str] = frozenset()


def holders(position: Position, id: str) -> tuple[str, ...]:
    """The enemies in whose attack area a figure stands."""
    return enemies_among(position, id, contacts_of(position)[0].get(id, NOBODY))


def within(position: Position, id: str) -> tuple[str, ...]:
    """The enemies that stand in this figure's own attack area."""
    return enemies_among(position, id, contacts_of(position)[1].get(id, NOBODY))


def enemies_among(position: Position, id: str, ids: frozenset[str]) -> tuple[str, ...]:
    """Those of these that are enemies of a figure and have not fallen."""
    if not ids:
        return ()
    own = position.figure(id).of
    return tuple(one.id for one in position.figures if one.id in ids and one.up and position.hostile(own, one.of))
