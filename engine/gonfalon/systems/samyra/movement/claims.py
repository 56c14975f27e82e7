"""Room to swing a two-handed weapon: claimed when an enemy stops in sight, or the figure itself stops before one."""

from __future__ import annotations

from dataclasses import replace

from gonfalon.questions.ask import GM, Now, Procedure, Tell
from gonfalon.questions.choice import Choices, Ruling
from gonfalon.questions.figures import Label
from gonfalon.questions.number import Number
from gonfalon.questions.option import Option
from gonfalon.questions.text import Text
from gonfalon.systems.samyra.ground.areas import holders
from gonfalon.systems.samyra.ground.sight import in_view
from gonfalon.systems.samyra.ground.swing_room import claimed_room, free_room, named_room
from gonfalon.systems.samyra.state.people import Figure
from gonfalon.systems.samyra.state.position import Position

CLAIM = "samyra.twohand.claim"
LONGEST_CELLS = 40


def claims_after(position: Position, id: str) -> Procedure[Position]:
    """Ask for the claims after a figure has stopped: its own in an enemy's area, and those of enemies in whose sight it
    stops. On the space of a friend it has not stopped until that is final (samyra.twohand.claim,
    samyra.move.friend_pending).
    """
    figure = position.figure(id)
    if figure.pace.waits or not figure.up:
        return position
    if figure.swinging and not figure.room and holders(position, id):
        position = yield from claim(position, id)
        if not position.figure(id).up:
            return position
    if position.grid is None:
        return (yield from reminded(position, id))
    seen = tuple(foe.id for foe in position.foes(id) if may_claim(position, foe) and in_view(position, foe.id, id))
    if seen and not position.facing:
        seen = yield from looking(id, seen)
    for foe in seen:
        if may_claim(position, position.figure(foe)):  # asked anew: a claim before it may have been interrupted
            position = yield from claim(position, foe)
    return position


def may_claim(position: Position, figure: Figure) -> bool:
    """True if the figure has a two-handed weapon in hand and has claimed no room yet; if it was ruled earlier that
    there is no room, there must be some by now (samyra.twohand.blocks).
    """
    settled = bool(position.grid) and bool(figure.cramped) and not free_room(position, figure.id)
    return figure.swinging and not figure.room and not settled


def reminded(position: Position, id: str) -> Procedure[Position]:
    """Without a map nobody can say who sees whom: a reminder, once in a round, beside the offer to claim room
    (samyra.twohand.claim).
    """
    for foe in position.foes(id):
        if may_claim(position, foe) and not foe.pace.noticed:
            yield Tell(CLAIM, figure=foe.id, foe=id, stage="reminder", spaces=foe.swing)
            position = position.paced(foe.id, noticed=True)
    return position


def looking(id: str, seen: tuple[str, ...]) -> Choices[str]:
    """On a map without facing the game master is asked at each stop who looks that way, of those with a clear line
    (samyra.twohand.claim).
    """
    options = tuple(Option(foe, Label("samyra-figure", figure=foe), foe, on=foe, proposed=True) for foe in seen)
    return Choices(
        GM,
        options,
        rule=CLAIM,
        label=Label("samyra-ask-seen", figure=id),
        least=0,
        most=len(options),
        about=("seen", id, *seen),
    )


def claim(position: Position, id: str) -> Procedure[Position]:
    """The additional spaces, but for those that are taken; with fewer, or none, the game master says whether it can swing
    (samyra.twohand.blocks).
    """
    figure = position.figure(id)
    if position.grid:
        cells = claimed_room(position, id)
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
    yield Tell(CLAIM, figure=id, stage="claimed" if room else "none", spaces=room)
    figure = position.figure(id)
    position = yield from Now(position.with_figure(replace(figure, room=room, claim=cells, cramped="")))
    return (yield from narrow(position, id)) if room < position.figure(id).swing else position


def claim_otherwise(id: str, position: Position) -> Procedure[Position]:
    """Room, other room, or none, as the figure sees somebody stop; what is taken is left out (samyra.twohand.blocks)."""
    figure = position.present(id)
    if position.grid:
        named = " ".join(position.grid.name_of(cell) for cell in free_room(position, id))
        label = Label("samyra-ask-claim-cells", figure=id, spaces=figure.swing)
        text = yield from Text(figure.of, LONGEST_CELLS, 0, named, rule=CLAIM, label=label, about=("otherwise", id))
        cells = named_room(position, id, text)
        room = len(cells)
    else:
        cells = ()
        label = Label("samyra-ask-claim", figure=id, spaces=figure.swing)
        usual = figure.room or figure.swing
        room = yield from Number(figure.of, 0, figure.swing, usual, rule=CLAIM, label=label, about=("otherwise", id))
    gives_up = figure.room > 0 and not room
    yield Tell(CLAIM, figure=id, stage="claimed" if room else "released" if gives_up else "none", spaces=room)
    position = yield from Now(position.with_figure(replace(figure, room=room, claim=cells, cramped="")))
    return position if gives_up or room >= position.figure(id).swing else (yield from narrow(position, id))


def narrow(position: Position, id: str) -> Procedure[Position]:
    """Too little room: can it fight so? Who cannot declares no melee; who has fallen meanwhile is not asked
    (samyra.twohand.blocks, samyra.act.declare).
    """
    if not position.figure(id).up:
        return position
    room = position.figure(id).room
    options = tuple(
        Option(key, Label("samyra-can-swing", answer=key), key=key, proposed=key == "yes") for key in ("yes", "no")
    )
    label = Label("samyra-ask-narrow", figure=id, spaces=room)
    answer = yield from Ruling(GM, options, rule="samyra.twohand.blocks", label=label, about=(id,))
    yield Tell("samyra.twohand.blocks", figure=id, answer=answer)
    return (yield from Now(position.with_figure(replace(position.figure(id), cramped=answer))))
