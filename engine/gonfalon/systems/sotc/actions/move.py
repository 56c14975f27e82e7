"""Moves: one zone besides an action, or as many as a sprint reaches."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from heapq import heappop, heappush
from typing import Any

from gonfalon.fate import sums
from gonfalon.fate.roll import Contest, Hand
from gonfalon.questions.ask import Ask, Now, Procedure, Tell, Weight
from gonfalon.questions.choice import Choice
from gonfalon.questions.deed import Deed
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Barred
from gonfalon.questions.roll import Roll
from gonfalon.systems.sotc.actions.adjust import with_supplement
from gonfalon.systems.sotc.actions.arming import told
from gonfalon.systems.sotc.actions.attack import attack
from gonfalon.systems.sotc.actions.blocking import forbidden, stopped, waived
from gonfalon.systems.sotc.actions.finish import ended, moving, stepped
from gonfalon.systems.sotc.actions.reach import move_to, neighbours
from gonfalon.systems.sotc.actions.scenery import unopposed
from gonfalon.systems.sotc.rolls.declared import declared, rolled, spent
from gonfalon.systems.sotc.rolls.lines import ACTS
from gonfalon.systems.sotc.rolls.ratings import best_of, usual_of
from gonfalon.systems.sotc.rolls.table import RULES, closed, shifts
from gonfalon.systems.sotc.state.action import Action, Supplement
from gonfalon.systems.sotc.state.people import Character, Figure
from gonfalon.systems.sotc.state.position import Position
from gonfalon.table.offer import Offer


def stepped_already(position: Position) -> bool:
    """True if a zone was walked in this turn."""
    return any(one.what == "move" for one in position.now.besides)


def step_barred(position: Position, figure: Figure) -> Barred | None:
    """Why nobody may walk besides: a zone was walked already, or a block stands in the way (sotc.block.costs_action)."""
    if stepped_already(position):
        return Barred("sotc.supp.several", piece=figure.id)
    return stopped(position, figure, "walk")


def step(who: str, zone: str, border: int, position: Position) -> Procedure[Position]:
    """A zone is walked before the action, or instead of one; it burdens the roll that follows (sotc.move.one_zone)."""
    if not (yield from waived(position, position.figure(who), "walk")):
        return position
    supplement = move_to(position, position.figure(who), zone, border)
    yield Tell("sotc.move.one_zone", piece=who, zone=zone, penalty=supplement.price)
    return (yield from stepped(position, who, supplement))


def approached(
    who: str, target: str, skill: str, weapon: str, move: Supplement, position: Position
) -> Procedure[Position]:
    """A step into reach, then the attack; a block in the way of the step counts for it, too (sotc.move.one_zone)."""
    if not (yield from waived(position, position.figure(who), "walk")):
        return position
    yield Tell("sotc.move.one_zone", piece=who, zone=move.zone, penalty=move.price)
    return (yield from attack(who, target, skill, weapon, (move,), position))


def moves_after(position: Position, ask: Ask[Any]) -> Iterator[Offer[Position]]:
    """A zone may be walked after the action; it is said before the dice (sotc.move.one_zone)."""
    action = position.action
    if action is None or not isinstance(ask, Roll) or position.contest is None or position.contest.actor.faces:
        return
    figure = position.figure(action.who)
    if action.kind in ("sprint", "push") or any(one.what == "move" for one in action.supplements):
        return
    for zone, border in neighbours(position, figure.zone):
        one = move_to(position, figure, zone, border, after=True)
        label = Label("sotc-offer-move", piece=figure.id, zone=zone, penalty=one.price)
        barred = forbidden(figure, "walk") or stopped(position, figure, "walk")
        make = partial(afterwards, zone, border)
        rule = "sotc.move.one_zone"
        yield Offer(f"move.{zone}", figure.owner, make, rule=rule, label=label, barred=barred, until="answer")


def afterwards(zone: str, border: int, position: Position) -> Procedure[Position]:
    action = position.doing
    if not (yield from waived(position, position.figure(action.who), "walk")):
        return position
    one = move_to(position, position.figure(action.who), zone, border, after=True)
    yield told(action.who, one)
    return (yield from Now(with_supplement(position, one)))


def sprint(who: str, position: Position) -> Procedure[Position]:
    """One sprint, from its roll to where it leads (sotc.move.sprint)."""
    return (yield from Deed("sotc.move.sprint", by=who).of(sprint_rolled(who, position)))


def sprint_rolled(who: str, position: Position) -> Procedure[Position]:
    """As many zones as shifts; borders and loads cost more (sotc.move.sprint)."""
    figure = position.figure(who)
    skill = best_of(position, figure, usual_of(position, figure, ("athletics",)))
    position = declared(position, Action(0, "sprint", who, skill=skill))
    against = unopposed(position, "sotc.move.sprint", position.number("sotc.move.sprint_difficulty"))
    opened = Contest("sotc.move.sprint", Hand(who, who, skill, ACTS), against)
    position = yield from rolled(position, opened, spent)
    ahead, past = max(0, shifts(position)), sums.over_hurdle(RULES, position)
    free = against.hurdle is None and position.on("sotc.move.sprint_minimum")
    position = closed(position)
    if not past:
        yield Tell("sotc.block.overcome", piece=who, kind="move", weight=Weight.OUTCOME)
        return (yield from ended(position))
    reached = within(position, who, ahead, free)
    if not reached:
        yield Tell("sotc.move.sprint", piece=who, zone="none", shifts=ahead, weight=Weight.OUTCOME)
        return (yield from ended(position))
    options = [
        Option(zone, Label("sotc-sprint-to", zone=zone, price=price), key=zone, on=zone, proposed=number == 0)
        for number, (zone, price) in enumerate(sorted(reached.items(), key=lambda one: -one[1]))
    ]
    options.append(Option("", Label("sotc-sprint-stay"), key="stay", role="done"))
    zone = yield from Choice(
        position.figure(who).owner,
        tuple(options),
        rule="sotc.move.sprint",
        label=Label("sotc-ask-sprint", piece=who, shifts=ahead),
        about=(who,),
    )
    yield Tell("sotc.move.sprint", piece=who, zone=zone or "none", shifts=ahead, weight=Weight.OUTCOME)
    if zone:
        position = yield from moving(position, who, zone)
    return (yield from ended(position))


def step_price(position: Position, who: str, border: int) -> int:
    """Return the cost of one zone in a sprint (sotc.move.sprint_border, sotc.carry.sprint)."""
    figure = position.figure(who)
    load = figure.load if isinstance(figure, Character) and position.option("sotc.carry.sprint") == "per_zone" else 0
    return 1 + border + load


def within(position: Position, who: str, ahead: int, free: bool) -> dict[str, int]:
    """The zones that so many shifts pay for, each with its price; `free`: one zone without a border in any case."""
    start = position.figure(who).zone
    prices, waiting = {start: 0}, [(0, start)]
    while waiting:
        price, zone = heappop(waiting)
        for there, border in neighbours(position, zone):
            dearer = price + step_price(position, who, border)
            if dearer <= ahead and dearer < prices.get(there, ahead + 1):
                prices[there] = dearer
                heappush(waiting, (dearer, there))
    if free:
        for there, border in neighbours(position, start):
            if step_price(position, who, border) == 1:
                prices.setdefault(there, 1)
    prices.pop(start)
    return prices
