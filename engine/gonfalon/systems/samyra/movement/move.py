"""A figure moves: it disengages where it must, then goes leg by leg until it stops or has nothing left."""

from __future__ import annotations

from gonfalon.questions.ask import Procedure
from gonfalon.systems.samyra.movement.disengage import set_out
from gonfalon.systems.samyra.movement.finish import finished
from gonfalon.systems.samyra.movement.typed_leg import typed_leg
from gonfalon.systems.samyra.movement.walked_leg import walked_leg
from gonfalon.systems.samyra.state.position import Position


def move(id: str, position: Position) -> Procedure[Position]:
    """Once in a round, as far as the movement value reaches (samyra.round.budget, samyra.move.bew)."""
    position = yield from set_out(position, id)
    while position.moves_on(id):
        position = yield from (walked_leg if position.grid else typed_leg)(position, id)
    pace = position.figure(id).pace
    return position if pace.over or not pace.intent else (yield from finished(position, id))
