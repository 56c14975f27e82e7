"""Attacks of units on units and of leaders on leaders: declaration, defence, hit."""

from __future__ import annotations

from functools import partial
from typing import assert_never

from gonfalon.fate.ladder import STYLE
from gonfalon.fate.position import contest_of
from gonfalon.fate.roll import Contest, Opposition
from gonfalon.questions.ask import Procedure, Tell, Weight
from gonfalon.questions.choice import Choice, Ruling
from gonfalon.questions.deed import Deed
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option
from gonfalon.systems.war.aspects.creation import boost
from gonfalon.systems.war.harm.hits import hit
from gonfalon.systems.war.rolls.contest import closed, contest
from gonfalon.systems.war.rolls.rules import outcome, shifts
from gonfalon.systems.war.state.facts import best_of, defences, distance, hand_of, skill_named, weapon
from gonfalon.systems.war.state.pieces import Act, Actor, Leader, Role
from gonfalon.systems.war.state.position import Position
from gonfalon.systems.war.state.turn_actions import attack_ends_turn, with_action_used, with_leader_used

ATTACK_RULE = {"fight": "war.attack.fight", "shoot": "war.attack.shoot"}


def range_of(position: Position, actor: Actor, target: Actor) -> int:
    return distance(position, actor.zone or "", target.zone or "") or 0


def attack(target_id: str, position: Position) -> Procedure[Position]:
    """A unit attacks an enemy unit with what fits the distance (war.attack.target, war.attack.fight, war.attack.shoot)."""
    unit, target = position.unit(position.now.actor), position.unit(target_id)
    skill = weapon(position, range_of(position, unit, target))
    return (yield from strike(position, unit, target, skill, ATTACK_RULE[skill]))


def duel(leader_id: str, target_id: str, position: Position) -> Procedure[Position]:
    """A leader attacks a leader, attached or not (war.leader.duel)."""
    leader, target = position.leader(leader_id), position.leader(target_id)
    skill = weapon(position, range_of(position, leader, target))
    return (yield from strike(position, leader, target, skill, "war.leader.duel"))


def provoke(leader_id: str, target_id: str, position: Position) -> Procedure[Position]:
    """The same with Provoke, if the game master allows it (war.attack.no_provoke)."""
    allowed = yield from Ruling(
        position.adjudicator,
        (
            Option(False, Label("war-provoke", allowed="no"), key="no", proposed=True),
            Option(True, Label("war-provoke", allowed="yes"), key="yes"),
        ),
        rule="war.attack.no_provoke",
        label=Label("war-ask-provoke", leader=leader_id),
    )
    if not allowed:
        return position
    leader, target = position.leader(leader_id), position.leader(target_id)
    return (yield from strike(position, leader, target, "provoke", "war.leader.duel"))


def strike(position: Position, actor: Actor, target: Actor, skill: str, rule: str) -> Procedure[Position]:
    """One attack, from its declaration to what it does (war.core.outcome.attack)."""
    return (yield from Deed(rule, by=actor.id, to=target.id).of(strike_rolled(position, actor, target, skill, rule)))


def strike_rolled(position: Position, actor: Actor, target: Actor, skill: str, rule: str) -> Procedure[Position]:
    """Attack roll against defence roll (war.core.outcome.attack)."""
    yield Tell("war.attack.target", piece=actor.id, target=target.id, skill=skill_named(skill))
    opened = opening(position, actor, target, skill, rule)
    position = yield from contest(position, opened, partial(attack_cost, actor.id))
    return (yield from struck(position, actor.id, target.id))


def opening(position: Position, actor: Actor, target: Actor, skill: str, rule: str) -> Contest:
    """The roll of an attack as it is declared, before any dice."""
    return Contest(rule, hand_of(actor, skill, Role.ACTS), defence(position, target, skill, rule))


def attack_cost(actor_id: str, position: Position) -> Position:
    """The action, the leader's own or the unit's; then only an attack may follow (war.action.attack_last)."""
    actor = position.actor(actor_id)
    position = (
        with_leader_used(position, actor, Act.ATTACK)
        if isinstance(actor, Leader)
        else with_action_used(position, Act.ATTACK)
    )
    return attack_ends_turn(position, actor)


def defence(position: Position, target: Actor, skill: str, rule: str) -> Opposition:
    """The target rolls the best skill that defends against this one; it may name another (war.core.opposition)."""
    allowed = defences(position, skill)
    best = best_of(position, target, allowed)
    hand = hand_of(target, best, Role.DEFENDS)
    return Opposition(rule, hands=(hand,), foes=(target.id,), skills=worthwhile(target, allowed, best))


def worthwhile(target: Actor, allowed: tuple[str, ...], best: str) -> tuple[str, ...]:
    """Return the skills that may be named: vehicles only if they stand on the card."""
    known = dict(target.skills)
    return tuple(one for one in allowed if one in known or one == best or one not in ("drive", "pilot"))


def brought(actor: Actor, target: str, result: str, hit: int) -> Tell:
    """Return the tell about the result of an attack; a boost in it is for the attacker's owner (war.core.outcome.attack)."""
    return Tell(
        "war.core.outcome.attack",
        piece=actor.id,
        target=target,
        result=result,
        hit=hit,
        player=actor.owner,
        weight=Weight.OUTCOME,
    )


def struck(position: Position, actor_id: str, target_id: str) -> Procedure[Position]:
    """Apply the result of an attack: nothing, a boost, a hit, or a smaller hit and a boost."""
    actor, target = position.actor(actor_id), position.actor(target_id)
    hit_by, against = shifts(position), contest_of(position).against
    defended = bool(against and against.hands)
    position = closed(position)
    match outcome(hit_by):
        case "fail":
            yield brought(actor, target_id, "fail", 0)
            if defended and hit_by <= -STYLE:
                position = yield from boost(position, target.owner, "war.core.outcome.defend")
            return position
        case "tie":
            yield brought(actor, target_id, "tie", 0)
            return (yield from boost(position, actor.owner, "war.core.outcome.attack"))
        case "style":
            less = yield from Choice(
                actor.owner,
                (
                    Option(False, Label("war-full-hit", hit=hit_by), key="full", proposed=True),
                    Option(True, Label("war-less-hit", hit=hit_by - 1), key="less"),
                ),
                rule="war.core.outcome.attack",
                label=Label("war-ask-style", side=actor.owner, hit=hit_by),
                about=(actor.id, target.id),
            )
            if less:
                yield brought(actor, target_id, "less", hit_by - 1)
                position = yield from boost(position, actor.owner, "war.core.outcome.attack")
                return (yield from hit(position, target_id, hit_by - 1, position.actor(actor_id).owner))
        case "success":
            pass
        case never:
            assert_never(never)
    yield brought(position.actor(actor_id), target_id, "hit", hit_by)
    return (yield from hit(position, target_id, hit_by, position.actor(actor_id).owner))
