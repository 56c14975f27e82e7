"""Turns without an action: holding it, or letting it pass."""

from __future__ import annotations

from dataclasses import replace

from gonfalon.ask import Now, Procedure, Tell, Weight
from gonfalon.figures import Label
from gonfalon.systems.sotc.harm.out import departed
from gonfalon.systems.sotc.state.people import Exit
from gonfalon.systems.sotc.state.position import Position, Step


def hold(who: str, position: Position) -> Procedure[Position]:
    """The action may be taken later in this exchange (sotc.hold.declare)."""
    yield Tell("sotc.hold.declare", piece=who)
    return (yield from Now(turn_over(position.paced(who, holding=True))))


def let_pass(who: str, position: Position) -> Procedure[Position]:
    """Nothing is done with the action (sotc.act.one)."""
    yield Tell("sotc.act.one", piece=who, weight=Weight.ASIDE)
    return (yield from Now(turn_over(position.paced(who, acted=True))))


def away(who: str, position: Position) -> Procedure[Position]:
    """Getting away leaves the conflict, without a victor over whoever does (sotc.seq.end)."""
    yield Tell("sotc.seq.phases", piece=who, how="left", weight=Weight.OUTCOME)
    return (yield from Now(turn_over(departed(position, who, Exit.LEFT, "", Label("sotc-out-left")))))


def turn_over(position: Position) -> Position:
    """The turn is over, overflow that is left lapses (sotc.over.expiry)."""
    return replace(position, turn=None, step=Step.NEXT)
