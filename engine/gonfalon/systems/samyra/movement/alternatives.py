"""The alternatives to a move: kneel, lie down, stand up, ready a weapon, or nothing."""

from __future__ import annotations

from dataclasses import replace

from gonfalon.questions.ask import Now, Procedure, Tell
from gonfalon.systems.samyra.movement.finish import finished
from gonfalon.systems.samyra.movement.typed_contacts import armed_anew
from gonfalon.systems.samyra.state.people import HANDS, Carried, Figure, Posture, Weapon, without_claim
from gonfalon.systems.samyra.state.position import Position

MOST_HANDS = 2


def lower(id: str, posture: Posture, position: Position) -> Procedure[Position]:
    """Kneeling or lying takes the movement phase and lasts until it is changed (samyra.alt.low)."""
    yield Tell("samyra.alt.low", figure=id, posture=posture.value)
    figure = replace(position.figure(id), posture=posture).paced(intent="low")
    return (yield from finished(position.with_figure(figure), id))


def rise(id: str, position: Position) -> Procedure[Position]:
    """Standing up takes the whole movement phase (samyra.alt.stand)."""
    yield Tell("samyra.alt.stand", figure=id)
    figure = replace(position.figure(id), posture=Posture.STANDING).paced(intent="stand")
    return (yield from finished(position.with_figure(figure), id))


def ready(id: str, number: int, position: Position) -> Procedure[Position]:
    """Of what was in hand as much is put away as the hands need; the weapon can be used in this round. A claim of room ends
    with the weapon that needs it (samyra.alt.weapon, samyra.twohand.blocks).
    """
    figure = position.figure(id)
    drawn = figure.weapons[number]
    away = put_away(figure, drawn)
    weapons = tuple(
        with_place(one, Carried.HAND if at == number else Carried.BODY if at in away else one.carried)
        for at, one in enumerate(figure.weapons)
    )
    yield Tell("samyra.alt.weapon", figure=id, grip=drawn.grip.value)
    drawing = without_claim(replace(figure, weapons=weapons)).paced(intent="weapon")
    armed = figure.armed
    position = yield from Now(position.with_figure(drawing))
    position = yield from armed_anew(position, id, armed=armed)
    return (yield from finished(position, id))


def put_away(figure: Figure, drawn: Weapon) -> tuple[int, ...]:
    """The numbers of the weapons that leave the hands for this one, the first of them first (samyra.alt.weapon)."""
    held = [(at, HANDS[one.grip]) for at, one in enumerate(figure.weapons) if one.carried is Carried.HAND]
    free = MOST_HANDS - HANDS[drawn.grip]
    away = []
    while sum(hands for _, hands in held) > free:
        away.append(held.pop(0)[0])
    return tuple(away)


def with_place(weapon: Weapon, carried: Carried) -> Weapon:
    return replace(weapon, carried=carried)


def nothing(id: str, position: Position) -> Procedure[Position]:
    """A figure need not move (samyra.move.bew, samyra.alt.list)."""
    yield Tell("samyra.alt.list", figure=id)
    return (yield from finished(position.paced(id, intent="stay"), id))
