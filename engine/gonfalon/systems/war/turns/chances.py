"""The chances of an attack that the open turn offers (war.attack.target, war.leader.duel)."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from gonfalon.systems.war.actions.attack import ATTACK_RULE, opening, range_of
from gonfalon.systems.war.rolls.odds import hits
from gonfalon.systems.war.state.facts import reach, weapon
from gonfalon.systems.war.state.pieces import Actor, Unit
from gonfalon.systems.war.state.position import Position


def chances(position: Position) -> Iterator[tuple[str, Fraction]]:
    """By the key of its option, the chance of each attack on a unit, and of each duel of the leader who is there."""
    if position.turn is None or position.contest:
        return
    actor = position.actor(position.now.actor)
    if not isinstance(actor, Unit):
        yield from duels(position, actor)
        return
    near_enough = reach(position, actor)
    for target in position.foes_of(actor, position.active_units()):
        if near_enough.bars(target.zone):
            continue
        yield f"attack.{target.id}", against(position, actor, target)
    if leader := position.attached_to(actor):
        yield from duels(position, leader)


def duels(position: Position, leader: Actor) -> Iterator[tuple[str, Fraction]]:
    near_enough = reach(position, leader)
    for target in position.foes_of(leader, position.active_leaders()):
        if near_enough.bars(target.zone):
            continue
        yield f"duel.{leader.id}.{target.id}", against(position, leader, target, "war.leader.duel")


def against(position: Position, actor: Actor, target: Actor, rule: str = "") -> Fraction:
    skill = weapon(position, range_of(position, actor, target))
    return hits(position, opening(position, actor, target, skill, rule or ATTACK_RULE[skill]))
