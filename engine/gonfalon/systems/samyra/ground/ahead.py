"""The ground ahead of a figure that moves over the map: prices of the ground, closed cells, and the areas of its enemies."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache, partial

from gonfalon.questions.figures import Label
from gonfalon.systems.samyra.ground.areas import area_of, attack_area, in_area
from gonfalon.systems.samyra.ground.fields import HEIGHTS, WALL
from gonfalon.systems.samyra.ground.objects import class_for, met
from gonfalon.systems.samyra.ground.reasons import why_not
from gonfalon.systems.samyra.state.people import Figure
from gonfalon.systems.samyra.state.position import Position
from gonfalon.table.field.area import Area
from gonfalon.table.field.grid import Cell, Grid, all_cells, painted, spans
from gonfalon.table.field.reach import Ahead, Price, area_grown, area_under
from gonfalon.table.field.reach import ground as ground_of

SLANT = {"one": 2, "half": 3, "none": 2}
"""The cost of a diagonal step, in halves, by the switch of the table."""


def prices(position: Position, figure: Figure, half: int, *, extra: bool) -> Iterator[tuple[str, Price]]:
    """Free ground and low objects cost a space, an obstacle half the movement, what is bigger is closed
    (samyra.move.free_spaces, samyra.move.obstacle, samyra.move.too_big). The price is that of a run on one object, at most as
    long as half the movement, so that walking along a wall is not free.
    """
    slant = SLANT[position.slants]
    for letter in HEIGHTS:
        match class_for(figure, letter):
            case "low":
                yield letter, Price(2, slant)
            case "own" if half:
                yield letter, Price(2 if extra else 0, slant if extra else 0, half, max(1, half // 2))
            case _:
                pass


def ahead(
    position: Position, id: str, halves: int, half: int, stay_in: tuple[str, ...] = (), most: int | None = None
) -> Ahead:
    """The way is free over open ground, past friends that will still move, and through the areas of enemies; a cell that is
    claimed or taken is closed, and in one that is kept for somebody no move ends (samyra.move.enemy_blocks,
    samyra.move.friend_pending, samyra.twohand.blocks, samyra.twohand.moving).
    """
    figure, grid = position.figure(id), met(position)
    assert figure.at is not None
    extra = position.option("samyra.move.obstacle_space") == "extra"
    kinds = () if figure.pace.leave else tuple(one for one in HEIGHTS if class_for(figure, one) == "own")
    whole = Ahead(
        grid,
        figure.at,
        halves,
        tuple(prices(position, figure, half, extra=extra)),
        figure.covers,
        closed=tuple(sorted(closed(position, figure))),
        passed=tuple(dict.fromkeys((*painted(grid, kinds), *kept_for(position, id)))),
        slants=position.slants != "none",
        areas=tuple(attack_areas(position, id)),
        run=figure.pace.run,
        most=most,
        going=figure.pace.left,
        why=partial(why_not, position, id, half, stay_in),
    )
    return hemmed(position, whole, stay_in) if stay_in else whole


def closed(position: Position, figure: Figure) -> Iterator[Cell]:
    """Yield the cells of other figures, except friends that have still to move, and claimed room."""
    for other in position.figures:
        if other.id == figure.id or not other.up:
            continue
        if position.hostile(figure.of, other.of) or other.pace.over:
            yield from other.standing()
        yield from other.claim


def kept_for(position: Position, id: str) -> Iterator[Cell]:
    """Yield the cells to which others may be put back: anybody may pass there, and nobody else may end
    (samyra.move.friend_pending).
    """
    for other in position.standing:
        if other.id != id and other.pace.back:
            yield from other.standing(other.pace.back)


def attack_areas(position: Position, id: str) -> Iterator[Area]:
    """The areas of armed enemies; whoever enters one has to stop (samyra.zone.stop).

    Where the mover stands, a word of the table goes first: a space is in an area, or is not (samyra.zone.known).
    """
    grid, own = position.grid, set(position.figure(id).standing())
    assert grid
    said = {word.enemy: word.inside for word in position.words if word.mover == id}
    for foe in position.foes(id):
        cells = area_of(position, foe) if foe.armed else ()
        if foe.id in said:
            cells = tuple({*cells, *own} if said[foe.id] else {*cells} - own)
        if cells:
            yield area_to_enter(grid, foe.id, cells)


@lru_cache(maxsize=512)
def area_to_enter(grid: Grid, foe: str, cells: tuple[Cell, ...]) -> Area:
    """The area of an enemy over these cells, made once for all that move past it."""
    return Area(foe, spans(grid, cells), Label("samyra-area", figure=foe), foe, "attack", enter="samyra.zone.stop")


def hemmed(position: Position, whole: Ahead, stay_in: tuple[str, ...]) -> Ahead:
    """The same for a figure that may not leave these areas: every cell from which it would is closed
    (samyra.disengage.inside, samyra.disengage.partial).
    """
    on, grid = ground_of(whole), whole.grid
    areas = [area_under(grid, whole.covers, spans(grid, attack_area(position, foe))) for foe in stay_in]
    open_to = {grid.index(whole.start), *(set(areas[0]).intersection(*areas[1:]) - on.closed)}
    cells = all_cells(grid)
    shut = tuple(cell for index, cell in enumerate(cells) if index not in open_to)
    letters = "".join(paint or WALL for paint in on.paints)
    rows = tuple(letters[at : at + grid.columns] for at in range(0, len(letters), grid.columns))
    grown = tuple(replace(area, cells=area_grown(grid, whole.covers, area.cells)) for area in whole.areas)
    passed = tuple(cells[index] for index in sorted(on.passed))
    field = Grid(grid.shape, rows, grid.palette)
    return replace(whole, grid=field, covers=((0, 0),), closed=shut, passed=passed, areas=grown)


def contact(position: Position, mover: str, foe: str) -> bool:
    """True if an attack area that a path crosses is still one: its owner may have fallen meanwhile."""
    return position.has(foe) and position.figure(foe).up and in_area(position, mover, foe)
