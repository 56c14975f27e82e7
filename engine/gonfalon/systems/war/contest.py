"""A roll from its declaration to the fixed outcome: the dice of all sides, invocations."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from gonfalon.ask import Now, Procedure, Tell, Weight
from gonfalon.systems.war.invoke import invocations
from gonfalon.systems.war.pieces import Contest
from gonfalon.systems.war.position import Position
from gonfalon.systems.war.spend import declared, undeclared
from gonfalon.systems.war.throw import settled, throw_all

Cost = Callable[[Position], Position]
"""What a roll uses up."""


def contest(position: Position, opened: Contest, cost: Cost) -> Procedure[Position]:
    """All throw at once, then all sides may invoke; the position holds the settled roll.

    What is rolled for is declared, and used up when the dice fall (war.end.concede).
    """
    foes = opened.against.foes if opened.against else ()
    position = yield from Now(declared(replace(position, contest=opened), opened.rule, foes))
    position = yield from throw_all(position)
    position = yield from led_by_the_best((yield from Now(cost(undeclared(position)))))
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


def led_by_the_best(position: Position) -> Procedure[Position]:
    """Of several who oppose the highest total counts (war.adv.pin.overcome)."""
    rolled = settled(position)
    against = rolled.against
    if not against or not against.others:
        return position
    best = max(against.hands, key=lambda hand: hand.total)
    yield Tell("war.adv.pin.overcome", piece=best.piece, total=best.total)
    return (yield from Now(replace(position, contest=replace(rolled, against=against.led_by(best)))))


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
