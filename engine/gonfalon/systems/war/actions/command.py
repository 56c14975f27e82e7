"""What an attached leader does with his one action, and joining or leaving a unit."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from gonfalon.ask import Choice, Now, Procedure, Tell, Weight
from gonfalon.fate.ladder import STYLE
from gonfalon.fate.points import pay
from gonfalon.fate.roll import Contest, Opposition
from gonfalon.figures import Label
from gonfalon.option import Option
from gonfalon.refusal import Barred
from gonfalon.systems.war.aspects.costs import bought_back, minor_cost
from gonfalon.systems.war.aspects.creation import boost
from gonfalon.systems.war.rolls.contest import closed, contest
from gonfalon.systems.war.rolls.rules import shifts
from gonfalon.systems.war.state.facts import hand_of
from gonfalon.systems.war.state.options import back
from gonfalon.systems.war.state.pieces import Act, Aspect, Leader, Role, Unit
from gonfalon.systems.war.state.position import Position
from gonfalon.systems.war.state.turn_actions import with_leader_used

RALLY = {"mild": 2, "moderate": 4}
"""war.leader.rally"""

PER_CONSEQUENCE = 2
"""war.leader.boost"""


def give_action(position: Position, leader: Leader) -> Procedure[Position]:
    """The unit has two actions in this turn (war.action.second.leader)."""
    yield Tell("war.action.second.leader", leader=leader.id, piece=leader.unit or "")
    position = with_leader_used(position, leader, Act.ADVANTAGE)
    return (yield from Now(position.with_turn(replace(position.now, actions=2))))


def give_barred(position: Position) -> Barred | None:
    """Never more than two actions in a turn."""
    return Barred("war.action.second.fate", why="two") if position.now.actions > 1 else None


def buy_action(position: Position, unit: Unit) -> Procedure[Position]:
    """A second action for a fate point (war.action.second.fate)."""
    yield Tell("war.action.second.fate", player=unit.owner, piece=unit.id)
    position = pay(position, unit.owner)
    return (yield from Now(position.with_turn(replace(position.now, actions=2))))


def put_boost(position: Position, leader: Leader) -> Procedure[Position]:
    """A boost on the unit; Will is rolled only if the unit has consequences (war.leader.boost)."""
    unit = position.unit(leader.unit or "")
    hurt = len(position.consequences_of(unit))
    cost = partial(own_action, leader.id, Act.ADVANTAGE)
    if not hurt:
        position = cost(position)
    else:
        opened = Contest(
            "war.leader.boost",
            hand_of(leader, "will", Role.ACTS),
            Opposition("war.leader.boost", PER_CONSEQUENCE * hurt),
        )
        position = yield from contest(position, opened, cost)
        margin = shifts(position)
        position = closed(position)
        if margin < 0:
            yield Tell("war.leader.boost", leader=leader.id, piece=unit.id, placed="no", weight=Weight.OUTCOME)
            return (yield from Now(position))
    yield Tell("war.leader.boost", leader=leader.id, piece=unit.id, placed="yes", weight=Weight.OUTCOME)
    return (yield from boost(position, leader.owner, "war.leader.boost", unit.id))


def own_action(leader_id: str, act: Act, position: Position) -> Position:
    """The leader's one action of the round."""
    return with_leader_used(position, position.leader(leader_id), act)


def rally(position: Position, leader: Leader, held: Aspect) -> Procedure[Position]:
    """Will against Fair or Great; on a tie or better the consequence is gone (war.leader.rally)."""
    against = Opposition("war.leader.rally", RALLY[held.severity])
    opened = Contest("war.leader.rally", hand_of(leader, "will", Role.ACTS), against)
    position = yield from contest(position, opened, partial(own_action, leader.id, Act.OVERCOME))
    margin = shifts(position)
    position, held = closed(position), position.as_it_is(held)
    if margin < 0:
        yield Tell("war.leader.rally", leader=leader.id, aspect=held.text, gone="no", weight=Weight.OUTCOME)
        position, paid = yield from bought_back(position, leader, None)
        if not paid:
            return (yield from Now(position))
    yield Tell("war.leader.rally", leader=leader.id, aspect=held.text, gone="yes", weight=Weight.OUTCOME)
    position = yield from Now(position.without_aspects((held,)))
    if margin == 0:
        return (yield from minor_cost(position, leader.owner, None))
    if margin >= STYLE:
        return (yield from boost(position, leader.owner, "war.core.outcome.overcome"))
    return position


def attach_barred(position: Position, leader: Leader, unit: Unit) -> Barred | None:
    """Same zone, same player, one leader each, not after detaching in this round (war.leader.attach)."""
    if position.now.closing:
        return Barred("war.action.attack_last")
    if leader.changed:
        return Barred("war.leader.not_both", leader=leader.id, did=leader.changed)
    if leader.zone != unit.zone:
        return Barred("war.leader.attach", leader=leader.id, piece=unit.id)
    if position.attached_to(unit):
        return Barred("war.leader.one_per_unit", most=1)
    return None


def attach(position: Position, leader: Leader, unit: Unit) -> Procedure[Position]:
    """He joins the unit; it costs nothing (war.leader.attach)."""
    yield Tell("war.leader.attach", leader=leader.id, piece=unit.id, how="attach")
    return (yield from Now(position.with_leader(replace(leader, unit=unit.id, changed="attached"))))


def detach_barred(position: Position, leader: Leader) -> Barred | None:
    """war.leader.not_both"""
    if position.now.closing:
        return Barred("war.action.attack_last")
    if leader.changed:
        return Barred("war.leader.not_both", leader=leader.id, did=leader.changed)
    return None


def detach(position: Position, leader: Leader) -> Procedure[Position]:
    """He stands alone in the zone (war.leader.attach)."""
    yield Tell("war.leader.attach", leader=leader.id, piece=leader.unit or "", how="detach")
    return (yield from Now(position.with_leader(replace(leader, unit=None, changed="detached"))))


def choose_consequence(position: Position, leader: Leader) -> Procedure[Aspect | None]:
    """Which consequence of the unit; asked if there are two."""
    held = position.consequences_of(position.unit(leader.unit or ""))
    if len(held) == 1:
        return held[0]
    options = tuple(
        Option(one, Label("war-rally", aspect=one.text, difficulty=RALLY[one.severity]), key=one.severity)
        for one in held
    )
    leave: Option[Aspect | None] = back(None)
    return (
        yield from Choice(
            leader.owner, (*options, leave), rule="war.leader.rally", label=Label("war-ask-rally", side=leader.owner)
        )
    )
