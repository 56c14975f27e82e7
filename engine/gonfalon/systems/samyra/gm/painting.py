"""The map under the game master's hand: the ground painted anew, and figures put on cells before a round is moved."""

from __future__ import annotations

from dataclasses import replace

from gonfalon.questions.ask import GM, Now, Procedure, Tell, Weight
from gonfalon.questions.figures import Label, UserText
from gonfalon.questions.refusal import Refused
from gonfalon.systems.samyra.ground.fields import PALETTE, WALL
from gonfalon.systems.samyra.ground.objects import may_stand, on_object
from gonfalon.systems.samyra.state.people import without_room
from gonfalon.systems.samyra.state.position import Position
from gonfalon.table.field.grid import Cell
from gonfalon.table.field.painting import Brush, Painting, Stroke

GROUND = "samyra.move.size_relative"
PLACE = "samyra.move.free_spaces"


def paint(position: Position) -> Procedure[Position]:
    """The game master changes the ground, but not where somebody stands or may have to go back to (samyra.move.size_relative)."""
    grid = position.grid
    assert grid
    letters = {str(dict(one.label.figures)["ground"]): one.letter for one in PALETTE}
    brushes = tuple(Brush(key, one.label, one.look, rule=GROUND) for key, one in zip(letters, PALETTE, strict=True))
    strokes = yield from Painting(
        GM, grid, brushes, occupied(position), rule=GROUND, label=Label("samyra-offer-paint"), about=("paint",)
    )
    for stroke in strokes:
        grid = grid.repainted(stroke.cells, letters[stroke.brush])
        ground = Label("samyra-ground", ground=stroke.brush)
        yield Tell(GROUND, count=len(stroke.cells), ground=ground, weight=Weight.ASIDE)
    return (yield from Now(replace(position, grid=grid)))


def occupied(position: Position) -> tuple[Cell, ...]:
    """Return the cells on which figures stand, and those that are kept for going back to."""
    standing = [cell for one in position.standing for cell in one.standing()]
    kept = [cell for one in position.standing if one.pace.back for cell in one.standing(one.pace.back)]
    return tuple(dict.fromkeys((*standing, *kept)))


def place(position: Position) -> Procedure[Position]:
    """Figures are put on free spaces of the map, as many as the table wants, in one answer (samyra.move.free_spaces)."""
    grid = position.grid
    assert grid
    brushes = tuple(Brush(one.id, Label("samyra-figure", figure=one.id), piece=one.id) for one in position.standing)
    walls = tuple(cell for cell in grid.cells if grid.paint(cell) == WALL)

    def check(strokes: tuple[Stroke, ...]) -> None:
        after = placed_at(position, strokes)
        for stroke in strokes:
            if not may_stand(after, after.figure(stroke.brush), stroke.cells[0]):
                raise Refused("paint-closed", rule=PLACE, cell=UserText(grid.name_of(stroke.cells[0])))

    strokes = yield from Painting(
        GM, grid, brushes, walls, check, rule=PLACE, label=Label("samyra-offer-place"), about=("place",)
    )
    yield Tell("samyra.round.phases", count=len(strokes), weight=Weight.ASIDE)
    return (yield from Now(placed_at(position, strokes)))


def placed_at(position: Position, strokes: tuple[Stroke, ...]) -> Position:
    """The same with these figures on their new spaces; what held where they stood does not hold any more."""
    for stroke in strokes:
        figure = replace(without_room(position.figure(stroke.brush)), at=stroke.cells[0])
        figure = replace(figure, perched=on_object(position, figure))
        words = tuple(one for one in position.words if figure.id not in (one.mover, one.enemy))
        position = replace(position.with_figure(figure), words=words)
    return position
