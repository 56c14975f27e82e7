"""What is taken as usual when a roll is declared, and may be named otherwise until its dice fall."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from gonfalon.ask import Ask, Choice, Now, Number, Procedure, Roll, Ruling, Tell, Weight
from gonfalon.fate.position import contest_of
from gonfalon.fate.roll import Hand, Opposition
from gonfalon.figures import Label
from gonfalon.offer import Ends, Offer
from gonfalon.option import Option
from gonfalon.systems.war.actions.attack import attack_cost, defence
from gonfalon.systems.war.harm.elimination import eliminate_defeated
from gonfalon.systems.war.harm.hits import leader_lost
from gonfalon.systems.war.rolls.contest import closed
from gonfalon.systems.war.state.facts import FAIR, best_of, hand_of, skill_key, skill_named, strength
from gonfalon.systems.war.state.pieces import Actor, Leader, Role
from gonfalon.systems.war.state.position import Position
from gonfalon.systems.war.state.turn_actions import declared, undeclared

SURRENDER = "surrender"
WAIVE = ""
FREE = ("war.adv.general", "war.core.outcome.existing")
"""Rolls whose defence depends on the skill that is rolled."""

ON_SIGHT = ("war.over.aspect",)
"""Rolls that only an enemy unit of the same zone may oppose."""


def adjustments(position: Position, ask: Ask[Any]) -> Iterator[Offer[Position]]:
    """Another skill of who acts, another defence, another opposition; while no dice of this roll have fallen."""
    rolled = position.contest
    if not isinstance(ask, Roll) or rolled is None or any(hand.faces for hand in rolled.hands):
        return
    if len(rolled.skills) > 1:
        actor = rolled.actor
        label = Label("war-offer-skill", piece=actor.piece, skill=skill_named(actor.skill))
        yield Offer("skill", actor.who, another_skill, rule=rolled.rule, label=label, until="answer")
    against = rolled.against
    if against and against.skills:
        target = position.actor(against.foes[0])
        rolls, skill = ("yes", against.hand.skill) if against.hand else ("no", against.skills[0])
        label = Label("war-offer-defence", piece=target.id, skill=skill_named(skill), rolls=rolls)
        yield Offer("defend", target.owner, another_defence, rule="war.core.opposition", label=label, until="answer")
    if against and against.judged:
        label = Label("war-offer-opposition", piece=rolled.actor.piece)
        rule = "war.over.aspect" if rolled.rule in ON_SIGHT else "war.adv.opposition"
        make = partial(another_opposition, rule)
        yield Offer("oppose", position.adjudicator, make, rule=rule, label=label, until="answer")


def rated(position: Position, actor: Actor, skills: tuple[str, ...], now: str) -> Iterator[Option[str]]:
    """These skills with what they are worth, the best first; the one that is rolled now is proposed."""
    for skill in sorted(skills, key=lambda one: -strength(position, actor, one)):
        label = Label("war-skill-rated", skill=skill_named(skill), rating=strength(position, actor, skill))
        yield Option(skill, label, key=skill_key(skill), proposed=skill == now)


def another_skill(position: Position) -> Procedure[Position]:
    """Any skill that the table accepts (war.over.skills, war.adv.general)."""
    rolled = contest_of(position)
    actor = position.actor(rolled.actor.piece)
    skill = yield from Choice(
        actor.owner,
        tuple(rated(position, actor, rolled.skills, rolled.actor.skill)),
        rule=rolled.rule,
        label=Label("war-ask-skill", side=actor.owner, piece=actor.id),
        about=(actor.id,),
    )
    against = rolled.against
    if against and against.hand and rolled.rule in FREE:
        other = defence(position, position.actor(against.foes[0]), skill, against.rule)
        hands = tuple(replace(hand, manual=against.hand.manual) for hand in other.hands)
        against = replace(other, hands=hands, judged=against.judged)
    opened = replace(rolled, actor=replace(rolled.actor, skill=skill), against=against)
    return (yield from Now(position.having_contest(opened)))


def another_defence(position: Position) -> Procedure[Position]:
    """Another skill that defends against this one, or no roll at all; a leader in a duel may surrender (war.core.opposition)."""
    rolled = contest_of(position)
    against = rolled.against
    assert against
    target = position.actor(against.foes[0])
    now = against.hand.skill if against.hand else WAIVE
    options = list(rated(position, target, against.skills, now))
    options.append(Option(WAIVE, Label("war-waive-defence"), key="waive", proposed=now == WAIVE))
    if isinstance(target, Leader) and rolled.rule == "war.leader.duel":
        options.append(Option(SURRENDER, Label("war-surrender", leader=target.id), role="out"))
    picked = yield from Choice(
        target.owner,
        tuple(options),
        rule="war.core.opposition",
        label=Label("war-ask-defence", side=target.owner, piece=target.id, skill=skill_named(rolled.actor.skill)),
        about=(rolled.actor.piece, target.id),
    )
    if picked == SURRENDER:
        return (yield from surrendered(position, target.id, rolled.actor))
    if picked == WAIVE:
        yield Tell("war.core.opposition", player=target.owner)
        return (yield from opposed_by(position, replace(against, difficulty=0, hands=(), waived=against.hand)))
    hand = against.hand or against.waived or hand_of(target, picked, Role.DEFENDS)
    defended = replace(against, difficulty=None, hands=(replace(hand, skill=picked),), waived=None)
    return (yield from opposed_by(position, defended))


def surrendered(position: Position, id: str, by: Hand) -> Procedure[Position]:
    """Defeated without a roll; the attack is used up (war.leader.other_defeat)."""
    position = attack_cost(by.piece, undeclared(closed(position)))
    yield Tell("war.leader.other_defeat", leader=id, player=by.who, fate="surrendered", weight=Weight.OUTCOME)
    position = yield from leader_lost(position, position.leader(id), by.who)
    raise Ends((yield from eliminate_defeated(position)))


def another_opposition(rule: str, position: Position) -> Procedure[Position]:
    """Fair, a unit that stands in the way, or another difficulty (war.adv.opposition, war.over.aspect)."""
    rolled = contest_of(position)
    actor = position.actor(rolled.actor.piece)
    against = rolled.against
    assert against
    now = against.foes[0] if against.hand else ""
    fair = Option("", Label("war-difficulty", difficulty=FAIR), key="fair", proposed=not now)
    other = Option("other", Label("war-difficulty-other"), key="other", role="more")
    watchers = tuple(watching(position, actor, now, near=rolled.rule in ON_SIGHT))
    picked = yield from Ruling(
        position.adjudicator,
        (fair, *watchers, other),
        rule=rule,
        label=Label("war-ask-opposition", piece=actor.id),
        about=(actor.id,),
    )
    if picked == "other":
        number = yield from Number(position.adjudicator, 0, 8, FAIR, rule="war.core.default_difficulty")
        return (yield from opposed_by(position, passive(number)))
    if not picked:
        return (yield from opposed_by(position, passive(FAIR)))
    target = position.actor(picked)
    if rolled.rule in ON_SIGHT:
        return (yield from opposed_by(position, in_the_way(position, target)))
    against = defence(position, target, rolled.actor.skill, rule)
    return (yield from opposed_by(position, replace(against, judged=True)))


def passive(difficulty: int) -> Opposition:
    """A difficulty in place of which the game master may name another opposition (war.core.default_difficulty)."""
    return Opposition("war.core.default_difficulty", difficulty, judged=True)


def in_the_way(position: Position, foe: Actor) -> Opposition:
    """A unit of the zone, with any of its skills (war.over.aspect)."""
    skills = tuple(skill for skill, _ in foe.skills)
    hand = hand_of(foe, best_of(position, foe, skills), Role.OPPOSES)
    return Opposition("war.over.aspect", hands=(hand,), foes=(foe.id,), skills=skills, judged=True)


def watching(position: Position, actor: Actor, now: str, *, near: bool) -> Iterator[Option[str]]:
    """The enemy units that may oppose: of the zone, or of the whole field."""
    for foe in position.active_units():
        if not position.allied(foe, actor) and (foe.zone == actor.zone or not near) and (foe.skills or not near):
            yield Option(foe.id, Label("war-watcher", piece=foe.id), key=foe.id, of=foe.owner, proposed=foe.id == now)


def opposed_by(position: Position, against: Opposition) -> Procedure[Position]:
    """The roll against this; it is declared against who opposes it."""
    rolled = contest_of(position)
    position = position.having_contest(replace(rolled, against=against))
    return (yield from Now(declared(position, rolled.rule, against.foes)))
