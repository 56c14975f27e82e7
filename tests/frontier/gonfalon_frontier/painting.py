"""The game master paints the ground anew, or puts figures on other cells."""

from __future__ import annotations

from dataclasses import replace

from gonfalon import GM, Brush, Label, Now, Painting, Procedure, Refused, Stroke, Tell
from gonfalon_frontier.ground import PALETTE, field
from gonfalon_frontier.position import Position


def repaint(position: Position) -> Procedure[Position]:
    """Cells on which nobody stands get another ground."""
    on = field(position)
    letters = {str(dict(one.label.figures)["ground"]): one.letter for one in PALETTE}
    brushes = tuple(
        Brush(key, one.label, one.look, rule="frontier.move.ground") for key, one in zip(letters, PALETTE, strict=True)
    )
    taken = tuple(cell for figure in position.figures for cell in figure.standing())
    strokes = yield from Painting(GM, on, brushes, taken, rule="frontier.move.ground", about=("ground",))
    for stroke in strokes:
        on = on.repainted(stroke.cells, letters[stroke.brush])
    yield Tell("frontier.move.ground", count=sum(len(stroke.cells) for stroke in strokes))
    return (yield from Now(replace(position, ground=on.rows)))


def place(position: Position) -> Procedure[Position]:
    """Figures are put where nobody else stands and no wall is."""
    on = field(position)
    brushes = tuple(Brush(one.id, Label("frontier-named", figure=one.id), piece=one.id) for one in position.figures)
    walls = tuple(cell for cell in on.cells if on.paint(cell) == "#")

    def check(strokes: tuple[Stroke, ...]) -> None:
        standing = [cell for one in placed(position, strokes).figures for cell in one.standing()]
        if len(set(standing)) < len(standing) or any(on.index(cell) is None for cell in standing):
            raise Refused("paint-border", rule="frontier.setup.place")

    strokes = yield from Painting(GM, on, brushes, walls, check, rule="frontier.setup.place", about=("place",))
    yield Tell("frontier.setup.place", count=len(strokes))
    return (yield from Now(placed(position, strokes)))


def placed(position: Position, strokes: tuple[Stroke, ...]) -> Position:
    for stroke in strokes:
        position = position.with_figure(replace(position.figure(stroke.brush), at=stroke.cells[0]))
    return position
