"""The order of a round, for any screen: whose figures move when, and how many actions are still to come."""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.systems.samyra.action.kinds import may_act
from gonfalon.systems.samyra.state.position import Position, Step
from gonfalon.table import Turn, TurnState


def round_order(position: Position) -> Iterator[Turn]:
    """The parties as the winner of the initiative has put them (samyra.init.winner_orders).

    They move one after the other; in the action phase all act at once, step by step (samyra.act.simultaneous).
    """
    if position.step is Step.MOVE:
        later = [id for id in position.later(position.moving) if any(position.waiting(id))]
        for id in standing(position):
            left = sum(1 for _ in position.waiting(id))
            coming: TurnState = "next" if id in later[:1] else "waiting" if id in later else "done"
            yield Turn(id, "now" if id == position.moving else coming, left if id in (position.moving, *later) else 0)
    elif position.step in (Step.DECLARE, Step.ACT):
        for id in standing(position):
            left = sum(map(may_act, position.of(id)))
            yield Turn(id, "waiting" if left else "done", left)


def standing(position: Position) -> Iterator[str]:
    """The parties of the order that still have somebody standing."""
    return (id for id in position.order if any(one.up for one in position.of(id)))
