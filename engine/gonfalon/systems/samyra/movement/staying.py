"""A figure that was to move, and stays."""

from __future__ import annotations

from gonfalon.ask import Procedure, Tell, Weight
from gonfalon.systems.samyra.state.position import Position


def stayed(position: Position, id: str) -> Procedure[Position]:
    """With nothing rolled and no step taken it may still do something else; after that its move is over (samyra.alt.intent)."""
    pace = position.figure(id).pace
    if pace.spent or pace.freed or pace.held or pace.forced:
        yield Tell("samyra.alt.list", figure=id)
        return position.paced(id, intent="done")
    yield Tell("samyra.alt.intent", figure=id, weight=Weight.ASIDE)
    return position.paced(id, intent="")
