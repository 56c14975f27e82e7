"""Room to swing a two-handed weapon: claimed when an enemy stops in sight, or the figure itself stops before one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from gonfalon.ask import GM, Choices, Now, Number, Procedure, Ruling, Tell, Text, Weight
from gonfalon.field.grid import Cell
from gonfalon.figures import Label
from gonfalon.option import Option
from gonfalon.systems.samyra.ground.areas import around, holders
from gonfalon.systems.samyra.ground.room import free_room, in_sight
from gonfalon.systems.samyra.state.people import Figure
from gonfalon.systems.samyra.state.position import Position

CLAIM = "samyra.twohand.claim"
LONGEST_CELLS = 40


def claims_after(position: Position, id: str) -> Procedure[Position]:
    """Where a figure has stopped: its own claim in an enemy's area, and those of enemies in whose sight it stops."""
    figure = position.figure(id)
    if figure.swinging and not figure.room and holders(position, id):
        position = yield from claim(position, id)
    seen = yield from seen_by(position, id)
    for foe in seen:
        position = yield from claim(position, foe)
    return position


def may_see(position: Position, id: str) -> Iterator[Figure]:
    """The enemies with a two-handed weapon that have claimed no room yet."""
    return (foe for foe in position.foes(id) if foe.swinging and not foe.room)


def seen_by(position: Position, id: str) -> Procedure[tuple[str, ...]]:
    """In whose view the figure has stopped: on a map what lies before them, else the table says (samyra.twohand.claim)."""
    if position.grid:
        return tuple(foe.id for foe in may_see(position, id) if in_sight(position, foe.id, id))
    options = tuple(
        Option(foe.id, Label("samyra-figure", figure=foe.id), foe.id, on=foe.id, proposed=True)
        for foe in may_see(position, id)
    )
    if not options:
        return ()
    label = Label("samyra-ask-seen", figure=id)
    about = ("seen", id, *(one.key for one in options))
    return (yield from Choices(GM, options, rule=CLAIM, label=label, least=0, most=len(options), about=about))


def claim(position: Position, id: str) -> Procedure[Position]:
    """The additional spaces, but for those that are taken; with fewer the game master says whether it can swing
    (samyra.twohand.blocks).
    """
    figure = position.figure(id)
    if position.grid:
        cells = free_room(position, id)
        room = len(cells)
    else:
        cells = ()
        room = yield from Number(
            figure.of,
            0,
            figure.swing,
            figure.swing,
            rule=CLAIM,
            label=Label("samyra-ask-claim", figure=id, spaces=figure.swing),
            about=(id,),
            quick=tuple(range(figure.swing + 1)),
        )
    yield Tell(CLAIM, figure=id, spaces=room, weight=Weight.LINE)
    figure = position.figure(id)
    position = yield from Now(position.with_figure(replace(figure, room=room, claim=cells)))
    if room < position.figure(id).swing:
        yield from narrow(id, room)
    return position


def claim_otherwise(id: str, position: Position) -> Procedure[Position]:
    """Other spaces, or none; those that are taken are left out (samyra.twohand.blocks)."""
    figure = position.figure(id)
    if position.grid:
        named = " ".join(position.grid.named(cell) for cell in figure.claim)
        label = Label("samyra-ask-claim-cells", figure=id, spaces=figure.swing)
        text = yield from Text(figure.of, LONGEST_CELLS, 0, named, rule=CLAIM, label=label, about=("otherwise", id))
        cells = claimable(position, id, text)
        room = len(cells)
    else:
        cells = ()
        label = Label("samyra-ask-claim", figure=id, spaces=figure.swing)
        room = yield from Number(
            figure.of, 0, figure.swing, figure.room, rule=CLAIM, label=label, about=("otherwise", id)
        )
    yield Tell(CLAIM, figure=id, spaces=room)
    return position.with_figure(replace(figure, room=room, claim=cells))


def claimable(position: Position, id: str, text: str) -> tuple[Cell, ...]:
    """Of the cells that are named those beside the figure that are free, so many as it swings over."""
    figure, grid = position.figure(id), position.grid
    assert grid
    taken = {cell for one in position.standing for cell in one.standing()}
    taken |= {cell for one in position.standing if one.id != id for cell in one.claim}
    near = {cell for own in figure.standing() for cell in around(grid, own, 1)}
    named = dict.fromkeys(cell for name in text.split() if (cell := grid.cell_named(name)) is not None)
    return tuple(cell for cell in named if cell in near and cell not in taken)[: figure.swing]


def narrow(id: str, room: int) -> Procedure[None]:
    """Too little room: can it fight so?"""
    options = tuple(
        Option(key, Label("samyra-can-swing", answer=key), key=key, proposed=key == "yes") for key in ("yes", "no")
    )
    label = Label("samyra-ask-narrow", figure=id, spaces=room)
    answer = yield from Ruling(GM, options, rule="samyra.twohand.blocks", label=label, about=(id,))
    yield Tell("samyra.twohand.blocks", figure=id, answer=answer)
