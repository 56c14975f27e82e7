"""Which blocks stand in the way of the declared action, and which protect whom it is aimed at."""

from __future__ import annotations

from gonfalon.systems.sotc.state.action import PREVENTED, Action
from gonfalon.systems.sotc.state.position import Position
from gonfalon.systems.sotc.state.things import Block


def covers(position: Position, block: Block, action: Action) -> bool:
    """Whether a block stands against this action (sotc.block.declare)."""
    if block.protects or PREVENTED[action.kind] not in block.acts:
        return False
    who = position.figure(action.who)
    if block.whom:
        if block.whom != action.who:
            return False
    elif block.by and position.friends(position.figure(block.by), who):
        return False
    return not block.where or block.where == who.zone


def hurdle(position: Position) -> int | None:
    """The strongest block against the declared action; it must be exceeded (sotc.block.overcome, sotc.block.several)."""
    return strongest(position, position.doing)


def strongest(position: Position, action: Action) -> int | None:
    """The strongest block that covers this action."""
    return max((one.strength for one in position.blocks if covers(position, one, action)), default=None)


def protection(position: Position, target: str) -> int | None:
    """The strongest block that protects somebody from this kind of action (sotc.block.protect, sotc.block.several)."""
    kind = PREVENTED[position.doing.kind]
    kept = (one for one in position.blocks if one.protects == target and kind in (one.acts or ("attack",)))
    return max((one.strength for one in kept), default=None)
