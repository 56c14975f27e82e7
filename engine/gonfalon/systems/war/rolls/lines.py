"""The lines of a hand by the state of the table, each number with its rule; nobody adds a skill to it (war.core.teamwork)."""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.fate.position import contest_of
from gonfalon.fate.roll import Contest, Hand
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Part
from gonfalon.systems.war.state.facts import ATTACKS, distance, guard, leader_bonus, rating, skill_named, surrounded_by
from gonfalon.systems.war.state.pieces import Actor, Role, Unit
from gonfalon.systems.war.state.position import Position

AT_RANGE = (*ATTACKS, "war.adv.pin")
"""Rolls whose target is the harder to hit the farther it stands."""

SURROUNDING = 1
"""war.adv.surround.bonus"""

TWO_ZONES = 2
"""war.attack.two_zones"""


def lines(position: Position, hand: Hand) -> Iterator[Part]:
    """war.core.total"""
    rolled = contest_of(position)
    if rolled.rule == "war.init.tie":
        will = next(bid.will for bid in position.bids if bid.player == hand.who)
        yield Part(Label("war-part-will"), "war.init.tie", will)
        return
    if not hand.piece:
        yield Part(Label("war-part-will"), "war.init.no_leader", 0)
        return
    actor = position.actor(hand.piece)
    skill = Label("war-part-skill", skill=skill_named(hand.skill))
    yield Part(skill, "war.core.total", rating(actor, hand.skill))
    if bonus := leader_bonus(position, actor, hand.skill):
        yield Part(Label("war-part-leader"), "war.leader.skill_bonus", bonus)
    match hand.role:
        case Role.ACTS:
            yield from when_acting(position, rolled, actor)
        case Role.DEFENDS:
            yield from when_defending(position, rolled, actor)
        case Role.BARS:
            yield from when_barring(position, actor)


def when_acting(position: Position, rolled: Contest, actor: Actor) -> Iterator[Part]:
    """+1 for the attack of every unit of the surrounding side in its zone (war.adv.surround.bonus)."""
    if rolled.rule not in ATTACKS or not isinstance(actor, Unit) or not rolled.against:
        return
    if not surrounded_by(position, position.side_of(actor.owner), actor.zone or ""):
        return
    target = position.actor(rolled.against.foes[0])
    if target.zone == actor.zone or position.option("war.opt.surrounded_targets") != "same_zone":
        yield Part(Label("war-part-surrounded"), "war.adv.surround.bonus", SURROUNDING)


def when_defending(position: Position, rolled: Contest, target: Actor) -> Iterator[Part]:
    """war.attack.two_zones, war.opt.full_defense"""
    actor = position.actor(rolled.actor.piece)
    if rolled.rule in AT_RANGE and (distance(position, actor.zone or "", target.zone or "") or 0) >= 2:
        yield Part(Label("war-part-two-zones"), "war.attack.two_zones", TWO_ZONES)
    yield from when_guarding(target)


def when_barring(position: Position, actor: Actor) -> Iterator[Part]:
    """+1 for each further unit of the side in the zone (war.over.enemy.extra)."""
    if others := len(position.friends_in(actor.zone or "", actor)) - 1:
        yield Part(Label("war-part-extra"), "war.over.enemy.extra", others)
    yield from when_guarding(actor)


def when_guarding(actor: Actor) -> Iterator[Part]:
    """war.opt.full_defense"""
    if points := guard(actor):
        yield Part(Label("war-part-guarding"), "war.opt.full_defense", points)
