"""The one action of an attached leader, and joining or leaving a unit."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from gonfalon.fate.ladder import STYLE
from gonfalon.fate.points import pay
from gonfalon.fate.roll import Contest, Opposition
from gonfalon.questions.ask import Now, Procedure, Tell, Weight
from gonfalon.questions.choice import Choice
from gonfalon.questions.deed import Deed
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Barred
from gonfalon.systems.war.aspects.costs import bought_back, minor_cost
from gonfalon.systems.war.aspects.creation import boost
from gonfalon.systems.war.rolls.contest import closed, contest
from gonfalon.systems.war.rolls.rules import shifts
from gonfalon.systems.war.state.facts import hand_of
from gonfalon.systems.war.state.options import Proceed, back
from gonfalon.systems.war.state.pieces import Act, Leader, Role, Unit
from gonfalon.systems.war.state.position import Position
from gonfalon.systems.war.state.turn_actions import with_leader_used

RALLY = {"mild": 2, "moderate": 4}
"""war.leader.rally"""

PER_CONSEQUENCE = 2
"""war.leader.boost"""


def give_action(leader_id: str, position: Position) -> Procedure[Position]:
    """The unit has two actions in this turn (war.action.second.leader)."""
    leader = position.leader(leader_id)
    yield Tell("war.action.second.leader", leader=leader.id, piece=leader.unit or "")
    position = with_leader_used(position, leader, Act.ADVANTAGE)
    return (yield from Now(position.with_turn(replace(position.now, actions=2))))


def give_barred(position: Position) -> Barred | None:
    """Never more than two actions in a turn."""
    return Barred("war.action.second.fate", why="two") if position.now.actions > 1 else None


def buy_action(position: Position) -> Procedure[Position]:
    """A second action for a fate point (war.action.second.fate)."""
    unit = position.unit(position.now.actor)
    yield Tell("war.action.second.fate", player=unit.owner, piece=unit.id)
    position = pay(position, unit.owner)
    return (yield from Now(position.with_turn(replace(position.now, actions=2))))


def put_boost(leader_id: str, position: Position) -> Procedure[Position]:
    """A leader's boost on his unit (war.leader.boost)."""
    unit = position.leader(leader_id).unit or ""
    return (yield from Deed("war.leader.boost", by=leader_id, to=unit).of(boost_rolled(leader_id, unit, position)))


def boost_rolled(leader_id: str, unit_id: str, position: Position) -> Procedure[Position]:
    """Will is rolled only if the unit has consequences (war.leader.boost)."""
    leader, unit = position.leader(leader_id), position.unit(unit_id)
    hurt = len(position.consequences_of(unit))
    cost = partial(own_action, leader_id, Act.ADVANTAGE)
    if not hurt:
        return (yield from boost_placed(cost(position), leader_id, unit.id))
    opened = Contest(
        "war.leader.boost",
        hand_of(leader, "will", Role.ACTS),
        Opposition("war.leader.boost", PER_CONSEQUENCE * hurt),
    )
    position = yield from contest(position, opened, cost)
    margin = shifts(position)
    position = closed(position)
    if margin < 0:
        yield Tell("war.leader.boost", leader=leader_id, piece=unit.id, placed="no", weight=Weight.OUTCOME)
        return (yield from Now(position))
    return (yield from boost_placed(position, leader_id, unit.id))


def boost_placed(position: Position, leader_id: str, unit_id: str) -> Procedure[Position]:
    """war.leader.boost"""
    yield Tell("war.leader.boost", leader=leader_id, piece=unit_id, placed="yes", weight=Weight.OUTCOME)
    return (yield from boost(position, position.leader(leader_id).owner, "war.leader.boost", unit_id))


def own_action(leader_id: str, act: Act, position: Position) -> Position:
    """The leader's one action of the round."""
    return with_leader_used(position, position.leader(leader_id), act)


def rally(leader_id: str, position: Position) -> Procedure[Position]:
    """Which consequence of the unit, if there are two; then the roll (war.leader.rally)."""
    leader = position.leader(leader_id)
    held = position.consequences_of(position.unit(leader.unit or ""))
    if len(held) == 1:
        return (yield from rallied(leader_id, held[0].id, position))
    options: tuple[Option[Proceed], ...] = tuple(
        Option(
            partial(rallied, leader_id, one.id),
            Label("war-rally", aspect=one.text, difficulty=RALLY[one.severity]),
            key=one.severity,
        )
        for one in held
    )
    proceed = yield from Choice(
        leader.owner, (*options, back()), rule="war.leader.rally", label=Label("war-ask-rally", side=leader.owner)
    )
    return (yield from proceed(position))


def rallied(leader_id: str, aspect_id: str, position: Position) -> Procedure[Position]:
    """A leader tries to rid his unit of a consequence (war.leader.rally)."""
    return (yield from Deed("war.leader.rally", by=leader_id).of(rally_rolled(leader_id, aspect_id, position)))


def rally_rolled(leader_id: str, aspect_id: str, position: Position) -> Procedure[Position]:
    """Will against Fair or Great; on a tie or better the consequence is gone (war.leader.rally)."""
    held = position.aspect(aspect_id)
    against = Opposition("war.leader.rally", RALLY[held.severity])
    opened = Contest("war.leader.rally", hand_of(position.leader(leader_id), "will", Role.ACTS), against)
    position = yield from contest(position, opened, partial(own_action, leader_id, Act.OVERCOME))
    margin = shifts(position)
    position = closed(position)
    text = position.aspect(aspect_id).text
    if margin < 0:
        yield Tell("war.leader.rally", leader=leader_id, aspect=text, gone="no", weight=Weight.OUTCOME)
        position, paid = yield from bought_back(position, leader_id, None)
        if not paid:
            return (yield from Now(position))
    yield Tell("war.leader.rally", leader=leader_id, aspect=text, gone="yes", weight=Weight.OUTCOME)
    position = yield from Now(position.without_aspects((aspect_id,)))
    owner = position.leader(leader_id).owner
    if margin == 0:
        return (yield from minor_cost(position, owner, None))
    if margin >= STYLE:
        return (yield from boost(position, owner, "war.core.outcome.overcome"))
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


def attach(leader_id: str, unit_id: str, position: Position) -> Procedure[Position]:
    """He joins the unit; it costs nothing (war.leader.attach)."""
    yield Tell("war.leader.attach", leader=leader_id, piece=unit_id, how="attach")
    leader = position.leader(leader_id)
    return (yield from Now(position.with_leader(replace(leader, unit=unit_id, changed="attached"))))


def detach_barred(position: Position, leader: Leader) -> Barred | None:
    """war.leader.not_both"""
    if position.now.closing:
        return Barred("war.action.attack_last")
    if leader.changed:
        return Barred("war.leader.not_both", leader=leader.id, did=leader.changed)
    return None


def detach(leader_id: str, position: Position) -> Procedure[Position]:
    """He stands alone in the zone (war.leader.attach)."""
    leader = position.leader(leader_id)
    yield Tell("war.leader.attach", leader=leader_id, piece=leader.unit or "", how="detach")
    return (yield from Now(position.with_leader(replace(leader, unit=None, changed="detached"))))
