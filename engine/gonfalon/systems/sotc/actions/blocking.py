"""Obstacles to an action or to its supplements: blocks, and accepted compels; which blocks protect."""

from __future__ import annotations

from gonfalon.questions.ask import Procedure
from gonfalon.questions.choice import Ruling
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Barred
from gonfalon.systems.sotc.state.action import PREVENTED, Action
from gonfalon.systems.sotc.state.people import Figure
from gonfalon.systems.sotc.state.position import Position
from gonfalon.systems.sotc.state.things import Block


def covers(position: Position, block: Block, action: Action) -> bool:
    """True if a block stands against this action (sotc.block.declare)."""
    if block.protects or PREVENTED[action.kind] not in block.acts:
        return False
    who = position.figure(action.who)
    if block.whom:
        if block.whom != action.who:
            return False
    elif block.by and position.friends(position.figure(block.by), who):
        return False
    if block.against and block.against != action.target:
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


def blocked(position: Position, figure: Figure, kind: str) -> bool:
    """True if a block stands against a supplement of somebody, for overflow or for nothing: "walk", "rearm" or "free"."""
    return strongest(position, Action(0, kind, figure.id)) is not None


def stopped(position: Position, figure: Figure, kind: str) -> Barred | None:
    """A block costs the action even for such a deed, unless the game master is asked (sotc.block.costs_action)."""
    if position.option("sotc.block.costs_action") == "ask" or not blocked(position, figure, kind):
        return None
    return Barred("sotc.block.costs_action", piece=figure.id)


def waived(position: Position, figure: Figure, kind: str) -> Procedure[bool]:
    """True if the supplement gets past the block without the action; asked only if a block stands in the way."""
    if not blocked(position, figure, kind):
        return True
    return (
        yield from Ruling(
            position.gm,
            tuple(
                Option(yes, Label("sotc-waive", answer=key), key=key, proposed=not yes)
                for yes, key in ((False, "no"), (True, "yes"))
            ),
            rule="sotc.block.costs_action",
            label=Label("sotc-ask-waive", piece=figure.id),
            about=(figure.id,),
        )
    )


def forbidden(figure: Figure, kind: str) -> Barred | None:
    """Why somebody may do nothing of this kind: an accepted compel (sotc.fp.compel)."""
    barred = {kind, PREVENTED[kind]} & set(figure.pace.barred)
    return Barred("sotc.fp.compel", piece=figure.id) if barred else None
