"""A figure moves: it disengages where it must, then goes leg by leg until it stops or has nothing left."""

from __future__ import annotations

from dataclasses import replace

from gonfalon.ask import Procedure
from gonfalon.systems.samyra.ground.areas import holders
from gonfalon.systems.samyra.movement.disengage import begin
from gonfalon.systems.samyra.movement.finish import finished
from gonfalon.systems.samyra.movement.typed_leg import typed_leg
from gonfalon.systems.samyra.movement.walked_leg import walked_leg
from gonfalon.systems.samyra.state.position import Position


def move(id: str, position: Position) -> Procedure[Position]:
    """Once in a round, as far as the movement value reaches (samyra.round.budget, samyra.move.bew).

    While a party moves no enemy does, so the areas in which a figure begins its move are those in which it stood when its
    party began (samyra.disengage.needed).
    """
    position = replace(position, start=tuple((id, foe) for foe in holders(position, id)))
    position = (yield from begin(position, id)) if position.start else position.paced(id, intent="move")
    while position.moves_on(id):
        position = yield from (walked_leg if position.grid else typed_leg)(position, id)
    pace = position.figure(id).pace
    return position if pace.over or not pace.intent else (yield from finished(position, id))
