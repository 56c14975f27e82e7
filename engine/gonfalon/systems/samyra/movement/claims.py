"""Room to swing a two-handed weapon: claimed when an enemy stops in sight, or the figure itself stops before one."""

from __future__ import annotations

from dataclasses import replace

from gonfalon.ask import GM, Choices, Now, Number, Procedure, Ruling, Tell, Text
from gonfalon.figures import Label
from gonfalon.option import Option
from gonfalon.systems.samyra.ground.areas import holders
from gonfalon.systems.samyra.ground.sight import in_view
from gonfalon.systems.samyra.ground.swing_room import free_room, named_room
from gonfalon.systems.samyra.state.people import Figure
from gonfalon.systems.samyra.state.position import Position

CLAIM = "samyra.twohand.claim"
LONGEST_CELLS = 40


def claims_after(position: Position, id: str) -> Procedure[Position]:
    """Where a figure has stopped: its own claim in an enemy's area, and those of enemies in whose sight it stops. On the
    space of a friend it has not stopped until that is final (samyra.twohand.claim, samyra.move.friend_pending).
    """
    figure = position.figure(id)
    if figure.pace.waits or not figure.up:
        return position
    if figure.swinging and not figure.room and holders(position, id):
        position = yield from claim(position, id)
    if position.grid is None:
        return (yield from reminded(position, id))
    seen = tuple(foe.id for foe in position.foes(id) if may_claim(foe) and in_view(position, foe.id, id))
    if not position.facing:
        position, seen = yield from noticed(position, id, seen)
    for foe in seen:
        position = yield from claim(position, foe)
    return position


def may_claim(figure: Figure) -> bool:
    """Whether it has a two-handed weapon in hand, and has claimed no room yet."""
    return figure.swinging and not figure.room


def reminded(position: Position, id: str) -> Procedure[Position]:
    """Without a map nobody can say who sees whom: a reminder, once in a round, beside the offer to claim room
    (samyra.twohand.claim).
    """
    for foe in position.foes(id):
        if may_claim(foe) and not foe.pace.noticed:
            yield Tell(CLAIM, figure=foe.id, foe=id, stage="reminder", spaces=foe.swing)
            position = position.paced(foe.id, noticed=True)
    return position


def noticed(position: Position, id: str, seen: tuple[str, ...]) -> Procedure[tuple[Position, tuple[str, ...]]]:
    """On a map without facing the game master is asked who looks that way, of those with a clear line; of each only once
    in a round (samyra.twohand.claim).
    """
    options = tuple(
        Option(foe, Label("samyra-figure", figure=foe), foe, on=foe, proposed=True)
        for foe in seen
        if not position.figure(foe).pace.noticed
    )
    if not options:
        return position, ()
    keys = tuple(one.key for one in options)
    looking = yield from Choices(
        GM,
        options,
        rule=CLAIM,
        label=Label("samyra-ask-seen", figure=id),
        least=0,
        most=len(options),
        about=("seen", id, *keys),
    )
    for foe in keys:
        position = position.paced(foe, noticed=True)
    return position, looking


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
    yield Tell(CLAIM, figure=id, stage="claimed", spaces=room)
    figure = position.figure(id)
    position = yield from Now(position.with_figure(replace(figure, room=room, claim=cells)))
    if room < position.figure(id).swing:
        yield from narrow(id, room)
    return position


def claim_otherwise(id: str, position: Position) -> Procedure[Position]:
    """Room, other room, or none, as the figure sees somebody stop; what is taken is left out (samyra.twohand.blocks)."""
    figure = position.figure(id)
    if position.grid:
        named = " ".join(position.grid.named(cell) for cell in figure.claim or free_room(position, id))
        label = Label("samyra-ask-claim-cells", figure=id, spaces=figure.swing)
        text = yield from Text(figure.of, LONGEST_CELLS, 0, named, rule=CLAIM, label=label, about=("otherwise", id))
        cells = named_room(position, id, text)
        room = len(cells)
    else:
        cells = ()
        label = Label("samyra-ask-claim", figure=id, spaces=figure.swing)
        usual = figure.room or figure.swing
        room = yield from Number(figure.of, 0, figure.swing, usual, rule=CLAIM, label=label, about=("otherwise", id))
    yield Tell(CLAIM, figure=id, stage="claimed", spaces=room)
    if 0 < room < figure.swing:
        yield from narrow(id, room)
    return position.with_figure(replace(figure, room=room, claim=cells))


def narrow(id: str, room: int) -> Procedure[None]:
    """Too little room: can it fight so?"""
    options = tuple(
        Option(key, Label("samyra-can-swing", answer=key), key=key, proposed=key == "yes") for key in ("yes", "no")
    )
    label = Label("samyra-ask-narrow", figure=id, spaces=room)
    answer = yield from Ruling(GM, options, rule="samyra.twohand.blocks", label=label, about=(id,))
    yield Tell("samyra.twohand.blocks", figure=id, answer=answer)
