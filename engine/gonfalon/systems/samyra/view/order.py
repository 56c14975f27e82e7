"""The order of a round, for any screen: whose figures move when."""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.systems.samyra.state.position import Position, Step
from gonfalon.table.table import TurnMark, TurnState


def round_order(position: Position) -> Iterator[TurnMark]:
    """The parties while they move, as the winner of the initiative has put them (samyra.init.winner_orders).

    In the action phase there is none: all act at once, step by step (samyra.act.simultaneous, samyra.init.movement_only).
    """
    if position.step is not Step.MOVE:
        return
    later = [id for id in position.later(position.moving) if any(position.waiting(id))]
    for id in standing(position):
        left = sum(1 for _ in position.waiting(id))
        coming: TurnState = "next" if id in later[:1] else "waiting" if id in later else "done"
        yield TurnMark(id, "now" if id == position.moving else coming, left if id in (position.moving, *later) else 0)


def standing(position: Position) -> Iterator[str]:
    """The parties of the order that still have somebody standing."""
    return (id for id in position.order if any(one.up for one in position.of(id)))
