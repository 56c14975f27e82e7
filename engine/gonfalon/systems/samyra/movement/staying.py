"""A figure that was to move, and stays."""

from __future__ import annotations

from gonfalon.questions.ask import Procedure, Tell
from gonfalon.systems.samyra.state.position import Position


def stayed(position: Position, id: str) -> Procedure[Position]:
    """Whoever says that it stays has used its move; to change one's mind is to take the intent back (samyra.alt.intent)."""
    yield Tell("samyra.alt.list", figure=id)
    return position.paced(id, intent="done")
