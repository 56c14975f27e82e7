"""The order of a round, for any screen: which players still have somebody to activate, and who is next."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from gonfalon.systems.war.state.facts import waiting
from gonfalon.systems.war.state.pieces import Step
from gonfalon.systems.war.state.position import Position
from gonfalon.systems.war.turns.rounds import on_turn, renewed
from gonfalon.systems.war.turns.turn import passed
from gonfalon.table.table import TurnMark, TurnState


def round_order(position: Position) -> Iterator[TurnMark]:
    """The players in the order of the initiative, from the first activation on (war.turn.choose)."""
    if position.step not in (Step.NEXT, Step.TURN):
        return
    now, after = acting(position), following(position)
    for id in position.order:
        if not position.plays_on(id):
            continue
        left = sum(one.id != active(position) for one in waiting(position, id))
        state: TurnState = "now" if id in now else "next" if id in after else "waiting" if left else "done"
        yield TurnMark(id, state, left)


def active(position: Position) -> str | None:
    return position.turn.actor if position.turn else None


def acting(position: Position) -> tuple[str, ...]:
    """Whose turn it is; before it begins, who may begin it."""
    return (position.actor(position.turn.actor).owner,) if position.turn else on_turn(position)


def following(position: Position) -> tuple[str, ...]:
    """Return the player who is next once this turn is over; nobody when the round ends with it (war.turn.everyone_once)."""
    now = acting(position)
    if not now:
        return ()
    actor = position.actor(active(position) or waiting(position, now[0])[0].id)
    at = position.at if position.turn else position.order.index(now[0])
    ready, _ = renewed(passed(replace(position, at=at), actor))
    return on_turn(ready)
