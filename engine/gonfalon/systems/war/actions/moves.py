"""Moving: free moves, forcing a way in, further clear zones, and breaking out of a pin."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import assert_never

from gonfalon.fate.ladder import STYLE
from gonfalon.fate.position import contest_of
from gonfalon.fate.roll import Contest
from gonfalon.questions.ask import Now, Procedure, Tell, Weight
from gonfalon.questions.choice import Choice
from gonfalon.questions.deed import Deed
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Barred
from gonfalon.systems.war.actions.resistance import Way, resistance
from gonfalon.systems.war.aspects.costs import bought_back, minor_cost
from gonfalon.systems.war.aspects.creation import boost
from gonfalon.systems.war.aspects.zone_cards import turned_up
from gonfalon.systems.war.harm.hits import loosened
from gonfalon.systems.war.rolls.contest import closed, contest
from gonfalon.systems.war.rolls.rules import opponent, outcome, shifts, total
from gonfalon.systems.war.state.facts import (
    MOVING,
    best_of,
    hand_of,
    known,
    obstructed,
    terrain,
    usable,
)
from gonfalon.systems.war.state.options import Proceed
from gonfalon.systems.war.state.pieces import Act, Actor, Leader, Role, Unit
from gonfalon.systems.war.state.position import Position
from gonfalon.systems.war.state.turn_actions import declare, with_action_used


def free_move_barred(position: Position, actor: Actor, zone: str) -> Barred | None:
    """Why this zone cannot be entered freely (war.move.free, war.move.obstacle, war.adv.pin.effect)."""
    if position.now.closing:
        return Barred("war.action.attack_last")
    if isinstance(actor, Leader) and actor.unit:
        return Barred("war.leader.acts_with_unit", leader=actor.id)
    if position.now.moved:
        return Barred("war.move.free", piece=actor.id)
    if pins := position.pins_on(actor):
        return Barred("war.adv.pin.effect", piece=actor.id, by=pins[0].by)
    if obstructed(position, zone, actor):
        foes = len(position.foes_in(zone, actor))
        return Barred("war.move.obstacle", zone=zone, foes=foes, terrain=terrain(position, zone))
    return None


def free_move(zone: str, position: Position) -> Procedure[Position]:
    """One adjacent zone; a face-down card there is turned up first (war.zone.aspect.reveal)."""
    actor_id = position.now.actor
    hidden = position.zone(zone).face_down
    position = yield from turned_up(position, zone)
    position = position.with_turn(replace(position.now, moved=True))
    blocks = position.option("war.opt.hidden_hindrance") == "blocks"
    if hidden and blocks and terrain(position, zone):
        yield Tell("war.opt.hidden_hindrance", piece=actor_id, zone=zone)
        return (yield from Now(position))
    yield Tell("war.move.free", piece=actor_id, zone=zone)
    return (yield from enter(position, actor_id, zone))


def enter(position: Position, actor_id: str, zone: str) -> Procedure[Position]:
    """The piece stands in the zone, its leader with it; pins on it are gone (war.adv.pin.ends)."""
    actor = position.actor(actor_id)
    pins = position.pins_on(actor)
    if pins:
        yield Tell("war.adv.pin.ends", piece=actor.id)
    position = position.without_aspects(pin.id for pin in pins)
    position = position.with_actor(replace(actor, zone=zone))
    if leader := position.attached_to(actor) if isinstance(actor, Unit) else None:
        position = position.with_leader(replace(leader, zone=zone))
    position = yield from loosened(position)
    return (yield from Now(position))


def force(zone: str, position: Position) -> Procedure[Position]:
    """One forced move, from its declaration to where it leads (war.over.result)."""
    return (yield from Deed("war.over.result", by=position.now.actor, to=zone).of(force_rolled(zone, position)))


def force_rolled(zone: str, position: Position) -> Procedure[Position]:
    """Overcome into an adjacent zone: against terrain, foes, the pin, or nothing but the way."""
    actor = position.actor(position.now.actor)
    clear = not position.pins_on(actor) and not obstructed(position, zone, actor)
    hidden = position.zone(zone).face_down
    position = yield from turned_up(position, zone)
    if hidden and terrain(position, zone) and position.option("war.opt.hidden_hindrance") == "blocks":
        clear = False
    actor = position.there(position.now.actor)
    if foes := position.foes_in(zone, actor):
        position = yield from declare(position, "war.over.enemy", foes)
        actor = position.there(position.now.actor)
    way = yield from resistance(position, actor, zone, clear=clear)
    moving = usable(position, MOVING)
    hand = hand_of(actor, best_of(position, actor, moving), Role.ACTS)
    opened = Contest(way.rule, hand, way.against, places=(zone,), skills=known(actor, moving))
    position = yield from contest(position, opened, partial(with_action_used, act=Act.OVERCOME))
    return (yield from forced(position, zone, way, clear=clear))


def forced(position: Position, zone: str, way: Way, *, clear: bool) -> Procedure[Position]:
    """war.over.result, war.over.extra_move, war.adv.pin.overcome

    Who bars the way defends, and may win a boost; a pinning unit only holds (war.over.enemy).
    """
    actor_id = position.now.actor
    rolled, result = contest_of(position), outcome(shifts(position))
    totals = [(total(position, hand), hand.role == Role.BARS, hand.who) for hand in rolled.hands[1:]]
    best, bars, rival = max(totals, key=lambda one: one[:2], default=(0, False, None))
    ahead = best - total(position, rolled.actor)
    rival = rival or next((position.unit(id).owner for id in way.pinners), None)
    foe, position = opponent(position), closed(position)
    match result:
        case "fail":
            if rival and bars and ahead >= STYLE:
                position = yield from boost(position, rival, "war.core.outcome.defend")
            yield Tell("war.over.result", piece=actor_id, zone=zone, result="fail", foe=foe, weight=Weight.OUTCOME)
            position, paid = yield from bought_back(position, actor_id, rival)
            if not paid:
                return position
            yield Tell("war.over.result", piece=actor_id, zone=zone, result="paid", foe=foe, weight=Weight.OUTCOME)
            return (yield from enter(position, actor_id, zone))
        case "tie":
            yield Tell("war.over.result", piece=actor_id, zone=zone, result="tie", foe=foe, weight=Weight.OUTCOME)
            position = yield from enter(position, actor_id, zone)
            return (yield from minor_cost(position, position.actor(actor_id).owner, rival))
        case "success":
            yield Tell("war.over.result", piece=actor_id, zone=zone, result="success", foe=foe, weight=Weight.OUTCOME)
            return (yield from enter(position, actor_id, zone))
        case "style":
            yield Tell("war.over.result", piece=actor_id, zone=zone, result="style", foe=foe, weight=Weight.OUTCOME)
            position = yield from enter(position, actor_id, zone)
            if clear:
                return (yield from further(position, actor_id, zone))
            return (yield from boost_won(actor_id, position))
        case never:
            assert_never(never)


def boost_won(actor_id: str, position: Position) -> Procedure[Position]:
    """war.core.outcome.overcome"""
    return (yield from boost(position, position.actor(actor_id).owner, "war.core.outcome.overcome"))


def further(position: Position, actor_id: str, zone: str) -> Procedure[Position]:
    """With style: a boost, or a second zone free of obstacles (war.over.extra_move)."""
    actor = position.actor(actor_id)
    options: list[Option[Proceed]] = [
        Option(partial(boost_won, actor_id), Label("war-take-boost"), key="boost", proposed=True)
    ]
    for near in position.zone(zone).near:
        foes = len(position.foes_in(near, actor))
        ground = terrain(position, near)
        barred = Barred("war.move.obstacle", zone=near, foes=foes, terrain=ground) if foes or ground else None
        go_on = partial(moved_on, actor_id, near)
        options.append(Option(go_on, Label("war-go-on", zone=near), key=f"on.{near}", on=near, barred=barred))
    proceed = yield from Choice(
        actor.owner, tuple(options), rule="war.over.extra_move", label=Label("war-ask-further", side=actor.owner)
    )
    return (yield from proceed(position))


def moved_on(actor_id: str, zone: str, position: Position) -> Procedure[Position]:
    """A second zone; a boost if a face-down card turns out to bar it (war.opt.hidden_hindrance)."""
    hidden = position.zone(zone).face_down
    position = yield from turned_up(position, zone)
    blocks = position.option("war.opt.hidden_hindrance") == "blocks"
    if hidden and blocks and terrain(position, zone):
        yield Tell("war.opt.hidden_hindrance", piece=actor_id, zone=zone)
        return (yield from boost_won(actor_id, position))
    yield Tell("war.over.extra_move", piece=actor_id, zone=zone)
    return (yield from enter(position, actor_id, zone))
