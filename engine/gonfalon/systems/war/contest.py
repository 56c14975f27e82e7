"""A roll from its declaration to the fixed outcome: opposition, dice of both sides, invocations."""

from __future__ import annotations

from dataclasses import replace

from gonfalon.ask import Now, Procedure, Tell, Weight
from gonfalon.systems.war.invoke import invocations
from gonfalon.systems.war.pieces import Contest
from gonfalon.systems.war.position import Position
from gonfalon.systems.war.spend import undeclared
from gonfalon.systems.war.throw import hand_in, settled, throw


def contest(position: Position, opened: Contest) -> Procedure[Position]:
    """Throw what is still to be thrown, let both sides invoke; the position holds the settled roll."""
    position = yield from Now(replace(undeclared(position), contest=opened))
    position = yield from throw(position, "actor")
    if hand_in(position, "against"):
        position = yield from throw(position, "against")
    position = yield from invocations(position)
    rolled = settled(position)
    position = yield from Now(replace(position, contest=replace(rolled, fixed=True)))
    rolled = settled(position)
    yield Tell(
        "war.core.shifts",
        piece=rolled.actor.piece,
        total=rolled.actor.total,
        against=rolled.against.total if rolled.against else 0,
        opposed="yes" if rolled.against else "no",
        shifts=rolled.shifts,
        outcome=outcome(rolled.shifts),
        weight=Weight.OUTCOME,
    )
    return position


def outcome(shifts: int) -> str:
    """What so many steps of the ladder above or below the opposition mean (war.core.shifts, war.core.ladder)."""
    if shifts < 0:
        return "fail"
    if shifts == 0:
        return "tie"
    return "success" if shifts < 3 else "style"


def closed(position: Position) -> Position:
    """The roll leaves the table."""
    return replace(position, contest=None)
