"""What a figure does instead of moving: kneel, lie down, stand up, ready a weapon, or nothing."""

from __future__ import annotations

from dataclasses import replace

from gonfalon.ask import Procedure, Tell
from gonfalon.systems.samyra.movement.finish import finished
from gonfalon.systems.samyra.state.people import Carried, Posture, Weapon
from gonfalon.systems.samyra.state.position import Position


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
    """What was in hand is put away, the other weapon can be used in this round; its claim of room ends (samyra.alt.weapon)."""
    figure = position.figure(id)
    away = tuple(with_place(one, Carried.BODY) if one.carried is Carried.HAND else one for one in figure.weapons)
    drawn = with_place(away[number], Carried.HAND)
    weapons = (*away[:number], drawn, *away[number + 1 :])
    yield Tell("samyra.alt.weapon", figure=id, grip=drawn.grip.value)
    figure = replace(figure, weapons=weapons, room=0, claim=()).paced(intent="weapon")
    return (yield from finished(position.with_figure(figure), id))


def with_place(weapon: Weapon, carried: Carried) -> Weapon:
    return replace(weapon, carried=carried)


def nothing(id: str, position: Position) -> Procedure[Position]:
    """A figure need not move (samyra.move.bew, samyra.alt.list)."""
    yield Tell("samyra.alt.list", figure=id)
    return (yield from finished(position.paced(id, intent="stay"), id))
