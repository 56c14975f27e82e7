"""Why a path may not lead to a cell of the map, or not end there: the reasons that are told without a map, too."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from gonfalon.questions.refusal import Barred
from gonfalon.systems.samyra.ground.areas import attack_area
from gonfalon.systems.samyra.ground.objects import classes_under
from gonfalon.systems.samyra.state.people import Figure
from gonfalon.systems.samyra.state.position import Position
from gonfalon.table.field.grid import Cell

OBSTACLE = "samyra.move.obstacle"
PENDING = "samyra.move.friend_pending"


def why_not(position: Position, id: str, half: int, stay_in: tuple[str, ...], cell: Cell) -> Barred | None:
    """The first reason against a cell: what closes it, then what only ends no move there. `half` is the price of an obstacle,
    `stay_in` are the enemies whose areas may not be left.
    """
    figure = position.figure(id)
    return next(chain(against(position, figure, half, stay_in, cell), against_ending(position, figure, cell)), None)


def against(position: Position, figure: Figure, half: int, stay_in: tuple[str, ...], cell: Cell) -> Iterator[Barred]:
    """Yield the reasons against a cell: who stands there, who swings there, what is too big, which area it lies beyond."""
    cells = set(figure.standing(cell))
    for other in position.standing:
        if other.id == figure.id:
            continue
        if not cells.isdisjoint(other.standing()):
            if position.hostile(figure.of, other.of):
                yield Barred("samyra.move.enemy_blocks", figure=other.id)
            elif other.pace.over:
                yield Barred(PENDING, figure=other.id, why="moved")
        if not cells.isdisjoint(other.claim):
            yield Barred("samyra.twohand.blocks", figure=other.id, why="room")
    classes = classes_under(position, figure, cell)
    if "bigger" in classes:
        yield Barred("samyra.move.too_big")
    elif "own" in classes and not half:
        yield Barred(OBSTACLE, why="none")
    for foe in stay_in:
        if cells.isdisjoint(attack_area(position, foe)):
            yield still_held(figure, foe)


def still_held(figure: Figure, foe: str) -> Barred:
    """Why the area of an enemy may not be left: the roll has failed, or was never made."""
    rule = "samyra.disengage.failed_stay" if foe in figure.pace.held else "samyra.disengage.failed_force"
    return Barred(rule, figure=foe)


def against_ending(position: Position, figure: Figure, cell: Cell) -> Iterator[Barred]:
    """For whom it is kept, and that it is an obstacle."""
    cells = set(figure.standing(cell))
    for other in position.standing:
        back = other.standing(other.pace.back) if other.pace.back else ()
        if other.id != figure.id and not cells.isdisjoint(back):
            yield Barred(PENDING, figure=other.id, why="kept")
    if not figure.pace.leave and "own" in classes_under(position, figure, cell):
        yield Barred(OBSTACLE, why="leave")
