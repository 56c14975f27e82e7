"""Attacks of units on units and of leaders on leaders: declaration, defence, hit."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from gonfalon.ask import Choice, Procedure, Ruling, Tell, Weight
from gonfalon.figures import Label
from gonfalon.option import Option
from gonfalon.systems.war.contest import closed, contest, outcome
from gonfalon.systems.war.facts import best_of, defences, distance, guard, hand_of, skill_named, surrounded_by, weapon
from gonfalon.systems.war.gains import boost, judge
from gonfalon.systems.war.harm import hit
from gonfalon.systems.war.pieces import NONE, Act, Actor, Against, Contest, Leader, Modifier, Unit
from gonfalon.systems.war.position import Position
from gonfalon.systems.war.spend import attack_ends_turn, leader_spent, spent
from gonfalon.systems.war.throw import settled

ATTACK_RULE = {"fight": "war.attack.fight", "shoot": "war.attack.shoot"}


def range_of(position: Position, actor: Actor, target: Actor) -> int:
    return distance(position, actor.zone or "", target.zone or "") or 0


def attack(position: Position, target_id: str) -> Procedure[Position]:
    """A unit attacks an enemy unit with what fits the distance (war.attack.target, war.attack.fight, war.attack.shoot)."""
    unit, target = position.unit(position.now.actor), position.unit(target_id)
    skill = weapon(position, range_of(position, unit, target))
    return (yield from strike(position, unit, target, skill, ATTACK_RULE[skill]))


def duel(position: Position, leader_id: str, target_id: str) -> Procedure[Position]:
    """A leader attacks a leader, attached or not (war.leader.duel)."""
    leader, target = position.leader(leader_id), position.leader(target_id)
    skill = weapon(position, range_of(position, leader, target))
    return (yield from strike(position, leader, target, skill, "war.leader.duel"))


def provoke(position: Position, leader_id: str, target_id: str) -> Procedure[Position]:
    """The same with Provoke, if the game master allows it (war.attack.no_provoke)."""
    allowed = yield from Ruling(
        judge(position),
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


def attack_modifiers(position: Position, actor: Actor, target: Actor) -> Iterator[Modifier]:
    """+1 for every unit of the surrounding side in its zone (war.adv.surround.bonus)."""
    if not isinstance(actor, Unit) or not surrounded_by(position, position.side_of(actor.owner), actor.zone or ""):
        return
    same_zone = position.option("war.opt.surrounded_targets") == "same_zone"
    if not same_zone or target.zone == actor.zone:
        yield Modifier("war.adv.surround.bonus", 1)


def defence_modifiers(target: Actor, steps: int) -> Iterator[Modifier]:
    """war.attack.two_zones, war.opt.full_defense"""
    if steps >= 2:
        yield Modifier("war.attack.two_zones", 2)
    yield from guard(target)


def strike(position: Position, actor: Actor, target: Actor, skill: str, rule: str) -> Procedure[Position]:
    """Attack roll against defence roll (war.core.outcome.attack)."""
    yield Tell("war.attack.target", piece=actor.id, target=target.id, skill=skill_named(skill))
    attacker = hand_of(position, actor, skill, attack_modifiers(position, actor, target))
    against = defence(position, target, skill, rule, range_of(position, actor, target))
    position = yield from contest(position, Contest(rule, attacker, against), partial(attack_cost, actor.id))
    return (yield from struck(position, position.actor(actor.id), position.actor(target.id)))


def attack_cost(actor_id: str, position: Position) -> Position:
    """The action, the leader's own or the unit's; then only an attack may follow (war.action.attack_last)."""
    actor = position.actor(actor_id)
    position = leader_spent(position, actor, Act.ATTACK) if isinstance(actor, Leader) else spent(position, Act.ATTACK)
    return attack_ends_turn(position, actor)


def defence(position: Position, target: Actor, skill: str, rule: str, steps: int = 0) -> Against:
    """The target rolls the best skill that defends against this one; it may name another (war.core.opposition)."""
    allowed = defences(position, skill)
    best = best_of(position, target, allowed)
    extra = tuple(defence_modifiers(target, steps))
    hand = hand_of(position, target, best, extra)
    return Against(rule, NONE, hand, (target.id,), skills=worthwhile(target, allowed, best), extra=extra)


def worthwhile(target: Actor, allowed: tuple[str, ...], best: str) -> tuple[str, ...]:
    """What may be named: vehicles only where they stand on the card."""
    known = dict(target.skills)
    return tuple(one for one in allowed if one in known or one == best or one not in ("drive", "pilot"))


def struck(position: Position, actor: Actor, target: Actor) -> Procedure[Position]:
    """What the attack brings: nothing, a boost, a hit, or a smaller hit and a boost."""
    rolled = settled(position)
    shifts = rolled.shifts
    defended = bool(rolled.against and rolled.against.hand)
    position = closed(position)
    match outcome(shifts):
        case "fail":
            yield Tell(
                "war.core.outcome.attack", piece=actor.id, target=target.id, result="fail", hit=0, weight=Weight.OUTCOME
            )
            if defended and shifts <= -3:
                position = yield from boost(position, target.owner, "war.core.outcome.defend")
            return position
        case "tie":
            yield Tell(
                "war.core.outcome.attack", piece=actor.id, target=target.id, result="tie", hit=0, weight=Weight.OUTCOME
            )
            return (yield from boost(position, actor.owner, "war.core.outcome.attack"))
        case "style":
            less = yield from Choice(
                actor.owner,
                (
                    Option(False, Label("war-full-hit", hit=shifts), key="full", proposed=True),
                    Option(True, Label("war-less-hit", hit=shifts - 1), key="less"),
                ),
                rule="war.core.outcome.attack",
                label=Label("war-ask-style", side=actor.owner, hit=shifts),
                about=(actor.id, target.id),
            )
            if less:
                shifts -= 1
                position = yield from boost(position, actor.owner, "war.core.outcome.attack")
    yield Tell(
        "war.core.outcome.attack", piece=actor.id, target=target.id, result="hit", hit=shifts, weight=Weight.OUTCOME
    )
    return (yield from hit(position, position.actor(target.id), shifts, actor.owner))
