"""A roll from its declaration to the fixed outcome: the dice of all sides, invocations."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from gonfalon.fate import sums, window
from gonfalon.fate.position import contest_of
from gonfalon.fate.roll import Contest
from gonfalon.fate.throw import throw_all
from gonfalon.questions.ask import Now, Procedure, Tell, Weight
from gonfalon.systems.war.rolls.rules import RULES, opponent, outcome, shifts, total
from gonfalon.systems.war.state.position import Position
from gonfalon.systems.war.state.turn_actions import declared, undeclared

Cost = Callable[[Position], Position]
"""A function that takes the cost of a roll from the position."""


def contest(position: Position, opened: Contest, cost: Cost) -> Procedure[Position]:
    """All throw at once, then all sides may invoke; the position holds the settled roll.

    What is rolled for is declared, and used up when the dice fall (war.end.concede).
    """
    foes = opened.against.foes if opened.against else ()
    position = yield from Now(declared(position.having_contest(opened), opened.rule, foes))
    position = yield from throw_all(RULES, position)
    position = yield from led_by_the_best((yield from Now(cost(undeclared(position)))))
    position = yield from invocations(position)
    rolled = contest_of(position)
    position = yield from Now(position.having_contest(replace(rolled, fixed=True)))
    rolled = contest_of(position)
    yield Tell(
        "war.core.shifts",
        piece=rolled.actor.piece,
        total=total(position, rolled.actor),
        against=sums.opposing(RULES, position, rolled.against) if rolled.against else 0,
        opposed="yes" if rolled.against else "no",
        foe=opponent(position),
        shifts=shifts(position),
        outcome=outcome(shifts(position)),
        weight=Weight.OUTCOME,
    )
    return position


def invocations(position: Position) -> Procedure[Position]:
    """All sides beside each other until the table goes on, or side after side (war.opt.invoke_order)."""
    if position.option("war.opt.invoke_order") == "in_turn":
        return (yield from window.in_turn(RULES, position))
    return (yield from window.together(RULES, position))


def led_by_the_best(position: Position) -> Procedure[Position]:
    """Of several who oppose the highest total counts (war.adv.pin.overcome)."""
    against = contest_of(position).against
    if not against or len(against.hands) < 2:
        return position
    best = max(against.hands, key=lambda hand: total(position, hand))
    yield Tell("war.adv.pin.overcome", piece=best.piece, total=total(position, best))
    return (yield from Now(sums.with_hand_leading(position, best)))


def closed(position: Position) -> Position:
    """The roll leaves the table."""
    return position.having_contest(None)
