"""Attacks of units on units and of leaders on leaders: declaration, defence, hit."""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.ask import Choice, Option, Procedure, Ruling, Tell, Weight
from gonfalon.figures import Label
from gonfalon.refusal import Barred
from gonfalon.systems.war.contest import closed, contest, outcome
from gonfalon.systems.war.facts import (
    best_of,
    defences,
    distance,
    guard,
    hand_of,
    misfit,
    skill_key,
    skill_named,
    strength,
    surrounded_by,
    weapon,
)
from gonfalon.systems.war.gains import boost, judge
from gonfalon.systems.war.harm import hit, leader_lost
from gonfalon.systems.war.pieces import NONE, Act, Actor, Against, Contest, Leader, Modifier, Unit
from gonfalon.systems.war.position import Position
from gonfalon.systems.war.spend import attack_ends_turn, declare, leader_spent, spent
from gonfalon.systems.war.throw import settled
from gonfalon.systems.war.wishes import back

ATTACK_RULE = {"fight": "war.attack.fight", "shoot": "war.attack.shoot"}
ATTACKS = ("fight", "shoot", "provoke")
SURRENDER = "surrender"


def range_of(position: Position, actor: Actor, target: Actor) -> int:
    return distance(position, actor.zone or "", target.zone or "") or 0


def attack(position: Position, target_id: str) -> Procedure[Position]:
    """A unit attacks an enemy unit (war.attack.target); the declaration may be taken back until the skill is named."""
    unit, target = position.unit(position.now.actor), position.unit(target_id)
    skill = yield from ask_weapon(position, unit, target)
    if skill is None:
        return position
    return (yield from strike(position, unit, target, skill))


def ask_weapon(position: Position, actor: Actor, target: Actor) -> Procedure[str | None]:
    """The skill that fits the distance; the others with the reason (war.attack.fight, war.attack.no_provoke)."""
    steps = range_of(position, actor, target)
    usual = weapon(position, steps)
    options: list[Option[str | None]] = []
    for skill in sorted(ATTACKS, key=lambda one: one != usual):
        barred = misfit(position, skill, steps)
        if skill == "provoke":
            barred = Barred("war.attack.no_provoke") if isinstance(actor, Unit) else None
        options.append(
            Option(
                skill,
                Label("war-skill-rated", skill=skill_named(skill), rating=strength(position, actor, skill)),
                key=skill,
                rule="war.attack.no_provoke" if skill == "provoke" else None,
                barred=barred,
                proposed=skill == usual,
            )
        )
    leave: Option[str | None] = back(None)
    return (
        yield from Choice(
            actor.owner,
            (*options, leave),
            rule="war.attack.fight" if usual == "fight" else "war.attack.shoot",
            label=Label("war-ask-attack", side=actor.owner, piece=actor.id, target=target.id, steps=steps),
            about=(actor.id, target.id),
        )
    )


def attack_modifiers(position: Position, actor: Actor, target: Actor) -> Iterator[Modifier]:
    """+1 for every unit of the surrounding side in its zone (war.adv.surround.bonus)."""
    if not isinstance(actor, Unit) or not surrounded_by(position, position.side_of(actor.owner), actor.zone or ""):
        return
    same_zone = position.option("war.opt.surrounded_targets") == "same_zone"
    if not same_zone or target.zone == actor.zone:
        yield Modifier("war.adv.surround.bonus", 1)


def defence_modifiers(position: Position, target: Actor, steps: int) -> Iterator[Modifier]:
    """war.attack.two_zones, war.opt.full_defense"""
    if steps >= 2:
        yield Modifier("war.attack.two_zones", 2)
    yield from guard(target)


def strike(position: Position, actor: Actor, target: Actor, skill: str) -> Procedure[Position]:
    """Attack roll against defence roll (war.core.outcome.attack)."""
    rule = "war.leader.duel" if isinstance(actor, Leader) else ATTACK_RULE[skill]
    yield Tell("war.attack.target", piece=actor.id, target=target.id, skill=skill_named(skill))
    position, picked = yield from ask_defence(position, actor.id, target.id, skill, rule)
    actor, target = position.there(actor.id), position.there(target.id)
    position = leader_spent(position, actor, Act.ATTACK) if isinstance(actor, Leader) else spent(position, Act.ATTACK)
    position = attack_ends_turn(position, actor)
    if picked == SURRENDER and isinstance(target, Leader):
        return (yield from surrendered(position, target, actor.owner))
    attacker = hand_of(position, actor, skill, attack_modifiers(position, actor, target))
    against = yield from defended(position, target, picked, rule, range_of(position, actor, target))
    position = yield from contest(position, Contest(rule, attacker, against))
    return (yield from struck(position, actor, target))


def surrendered(position: Position, leader: Leader, by: str) -> Procedure[Position]:
    """Defeated without a roll (war.leader.other_defeat)."""
    yield Tell("war.leader.other_defeat", leader=leader.id, player=by, fate="surrendered", weight=Weight.OUTCOME)
    return (yield from leader_lost(position, leader, by))


def defence(
    position: Position, actor: str, target: str, skill: str, rule: str, *, ranged: bool = False
) -> Procedure[tuple[Position, Against]]:
    """What the target opposes to an action that is no attack; over two zones it has a bonus against what is ranged."""
    position, picked = yield from ask_defence(position, actor, target, skill, rule)
    steps = range_of(position, position.there(actor), position.there(target)) if ranged else 0
    return position, (yield from defended(position, position.there(target), picked, rule, steps))


def ask_defence(
    position: Position, actor: str, target_id: str, skill: str, rule: str
) -> Procedure[tuple[Position, str]]:
    """The action is declared. The target may always roll to defend: the skill, or nothing (war.core.opposition)."""
    position = yield from declare(position, rule, (position.actor(target_id),))
    target = position.there(target_id)
    allowed = defences(position, skill)
    best = best_of(position, target, allowed)
    options = [
        Option(
            one,
            Label("war-skill-rated", skill=skill_named(one), rating=strength(position, target, one)),
            key=skill_key(one),
            rule="war.opt.defend_skills",
            proposed=one == best,
        )
        for one in sorted(worthwhile(target, allowed, best), key=lambda one: -strength(position, target, one))
    ]
    options.append(Option("", Label("war-waive-defence"), key="waive"))
    if isinstance(target, Leader) and rule == "war.leader.duel":
        options.append(Option(SURRENDER, Label("war-surrender", leader=target.id), role="out"))
    picked = yield from Choice(
        target.owner,
        tuple(options),
        rule="war.core.opposition",
        label=Label("war-ask-defence", side=target.owner, piece=target.id, skill=skill_named(skill)),
        about=(actor, target.id),
    )
    return position, picked


def defended(position: Position, target: Actor, skill: str, rule: str, steps: int) -> Procedure[Against]:
    """The hand of the target; giving the defence up leaves 0 (war.core.opposition)."""
    if not skill:
        yield Tell("war.core.opposition", player=target.owner)
        return Against("war.core.opposition", 0, None, (target.id,))
    more = tuple(defence_modifiers(position, target, steps))
    return Against(rule, NONE, hand_of(position, target, skill, more), (target.id,))


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


def duel(position: Position, leader_id: str, target_id: str) -> Procedure[Position]:
    """A leader attacks a leader, attached or not (war.leader.duel); Provoke only if the game master allows it."""
    leader, target = position.leader(leader_id), position.leader(target_id)
    skill = yield from ask_weapon(position, leader, target)
    if skill is None:
        return position
    if skill == "provoke" and not (yield from allowed_provoke(position, leader)):
        return position
    return (yield from strike(position, leader, target, skill))


def allowed_provoke(position: Position, leader: Leader) -> Procedure[bool]:
    return (
        yield from Ruling(
            judge(position),
            (
                Option(False, Label("war-provoke", allowed="no"), key="no", proposed=True),
                Option(True, Label("war-provoke", allowed="yes"), key="yes"),
            ),
            rule="war.attack.no_provoke",
            label=Label("war-ask-provoke", leader=leader.id),
        )
    )
