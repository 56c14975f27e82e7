"""The order of an exchange, for any screen: who has had a turn, who is next, who still holds an action."""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.systems.sotc.state.position import Position, Step
from gonfalon.systems.sotc.turns.exchange import first_of, holders, takes_turns, waiting
from gonfalon.table.table import TurnMark, TurnState


def exchange_order(position: Position) -> Iterator[TurnMark]:
    """Everybody who has a turn of their own in this exchange, by initiative (sotc.init.mode)."""
    if position.step not in (Step.NEXT, Step.TURN):
        return
    to_come = tuple(id for id in waiting(position) if not position.pace(id).acted)
    now = acting(position, to_come)
    after = following(position, tuple(id for id in to_come if id not in now))
    held = holders(position)
    for id in position.order:
        if takes_turns(position, position.figure(id)) or id in now:
            later: TurnState = "waiting" if id in to_come or id in held else "done"
            state: TurnState = "now" if id in now else "next" if id in after else later
            may_begin = state == "now" and position.turn is None
            yield TurnMark(id, state, int(may_begin or state in ("next", "waiting")))


def acting(position: Position, to_come: tuple[str, ...]) -> tuple[str, ...]:
    """Return who has the turn; between two turns those who may begin theirs, at the end those who hold (sotc.hold.lapse)."""
    if position.turn:
        return (position.turn.who,)
    return following(position, to_come) or holders(position)


def following(position: Position, to_come: tuple[str, ...]) -> tuple[str, ...]:
    """Return who is next: whoever steps in, then by initiative or seat (sotc.hold.resume, sotc.init.mode)."""
    return position.queue[:1] or first_of(position, to_come)
