"""The defaults of a declared roll, which may be changed until its dice fall."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from gonfalon.fate.position import contest_of
from gonfalon.fate.roll import Hand, Opposition
from gonfalon.questions.ask import Ask, Now, Procedure, Tell, Weight
from gonfalon.questions.choice import Choice, Ruling
from gonfalon.questions.deed import Deed
from gonfalon.questions.figures import Label
from gonfalon.questions.number import Number
from gonfalon.questions.option import Option
from gonfalon.questions.roll import Roll
from gonfalon.systems.war.actions.attack import attack_cost, defence
from gonfalon.systems.war.harm.elimination import eliminate_defeated
from gonfalon.systems.war.harm.hits import leader_lost
from gonfalon.systems.war.rolls.contest import closed
from gonfalon.systems.war.state.facts import FAIR, best_of, hand_of, skill_key, skill_named, strength
from gonfalon.systems.war.state.options import Proceed
from gonfalon.systems.war.state.pieces import Actor, Leader, Role
from gonfalon.systems.war.state.position import Position
from gonfalon.systems.war.state.turn_actions import declared, undeclared
from gonfalon.table.offer import Ends, Offer

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


def rated(
    position: Position,
    actor: Actor,
    skills: tuple[str, ...],
    now: str | None,
    make: Callable[[str, Position], Procedure[Position]],
) -> Iterator[Option[Proceed]]:
    """These skills with what they are worth, the best first; the one that is rolled now is proposed."""
    for skill in sorted(skills, key=lambda one: -strength(position, actor, one)):
        label = Label("war-skill-rated", skill=skill_named(skill), rating=strength(position, actor, skill))
        yield Option(partial(make, skill), label, key=skill_key(skill), proposed=skill == now)


def another_skill(position: Position) -> Procedure[Position]:
    """Any skill that the table accepts (war.over.skills, war.adv.general)."""
    rolled = contest_of(position)
    actor = position.actor(rolled.actor.piece)
    proceed = yield from Choice(
        actor.owner,
        tuple(rated(position, actor, rolled.skills, rolled.actor.skill, acting_with)),
        rule=rolled.rule,
        label=Label("war-ask-skill", side=actor.owner, piece=actor.id),
        about=(actor.id,),
    )
    return (yield from proceed(position))


def acting_with(skill: str, position: Position) -> Procedure[Position]:
    """The roll with this skill; a defence that depends on it follows."""
    rolled = contest_of(position)
    against = rolled.against
    if against and against.hand and rolled.rule in FREE:
        other = defence(position, position.actor(against.foes[0]), skill, against.rule)
        hands = tuple(replace(hand, manual=against.hand.manual) for hand in other.hands)
        against = replace(other, hands=hands, judged=against.judged)
    opened = replace(rolled, actor=replace(rolled.actor, skill=skill), against=against)
    return (yield from Now(position.having_contest(opened)))


def opposition(position: Position) -> Opposition:
    """Return the opposition to the open roll."""
    against = contest_of(position).against
    assert against
    return against


def another_defence(position: Position) -> Procedure[Position]:
    """Another skill that defends against this one, or no roll at all; a leader in a duel may surrender (war.core.opposition)."""
    rolled, against = contest_of(position), opposition(position)
    target = position.actor(against.foes[0])
    now = against.hand.skill if against.hand else None
    options = [
        *rated(position, target, against.skills, now, defending_with),
        Option(waived, Label("war-waive-defence"), key="waive", proposed=now is None),
    ]
    if isinstance(target, Leader) and rolled.rule == "war.leader.duel":
        options.append(Option(surrendered, Label("war-surrender", leader=target.id), key="surrender", role="out"))
    proceed = yield from Choice(
        target.owner,
        tuple(options),
        rule="war.core.opposition",
        label=Label("war-ask-defence", side=target.owner, piece=target.id, skill=skill_named(rolled.actor.skill)),
        about=(rolled.actor.piece, target.id),
    )
    return (yield from proceed(position))


def defending_with(skill: str, position: Position) -> Procedure[Position]:
    """war.core.opposition"""
    against = opposition(position)
    target = position.actor(against.foes[0])
    hand = against.hand or against.waived or hand_of(target, skill, Role.DEFENDS)
    defended = replace(against, difficulty=None, hands=(replace(hand, skill=skill),), waived=None)
    return (yield from opposed_by(defended, position))


def waived(position: Position) -> Procedure[Position]:
    """No roll at all (war.core.opposition)."""
    against = opposition(position)
    yield Tell("war.core.opposition", player=position.actor(against.foes[0]).owner)
    return (yield from opposed_by(replace(against, difficulty=0, hands=(), waived=against.hand), position))


def surrendered(position: Position) -> Procedure[Position]:
    """A leader surrenders to who attacks him (war.leader.other_defeat)."""
    id, by = opposition(position).foes[0], contest_of(position).actor
    return (yield from Deed("war.leader.other_defeat", by=by.who, to=id).of(captured(id, by, position)))


def captured(id: str, by: Hand, position: Position) -> Procedure[Position]:
    """Defeated without a roll; the attack is used up (war.leader.other_defeat)."""
    position = attack_cost(by.piece, undeclared(closed(position)))
    yield Tell("war.leader.other_defeat", leader=id, player=by.who, fate="surrendered", weight=Weight.OUTCOME)
    position = yield from leader_lost(position, position.leader(id), by.who)
    raise Ends((yield from eliminate_defeated(position)))


def another_opposition(rule: str, position: Position) -> Procedure[Position]:
    """Fair, a unit that stands in the way, or another difficulty (war.adv.opposition, war.over.aspect)."""
    rolled, against = contest_of(position), opposition(position)
    actor = position.actor(rolled.actor.piece)
    now = against.foes[0] if against.hand else None
    fair: Option[Proceed] = Option(
        partial(opposed_by, passive(FAIR)), Label("war-difficulty", difficulty=FAIR), key="fair", proposed=now is None
    )
    other: Option[Proceed] = Option(another_difficulty, Label("war-difficulty-other"), key="other", role="more")
    proceed = yield from Ruling(
        position.adjudicator,
        (fair, *watching(position, rule, actor, now), other),
        rule=rule,
        label=Label("war-ask-opposition", piece=actor.id),
        about=(actor.id,),
    )
    return (yield from proceed(position))


def another_difficulty(position: Position) -> Procedure[Position]:
    """war.core.default_difficulty"""
    number = yield from Number(position.adjudicator, 0, 8, FAIR, rule="war.core.default_difficulty")
    return (yield from opposed_by(passive(number), position))


def passive(difficulty: int) -> Opposition:
    """A difficulty in place of which the game master may name another opposition (war.core.default_difficulty)."""
    return Opposition("war.core.default_difficulty", difficulty, judged=True)


def in_the_way(position: Position, foe: Actor) -> Opposition:
    """A unit of the zone, with any of its skills (war.over.aspect)."""
    skills = tuple(skill for skill, _ in foe.skills)
    hand = hand_of(foe, best_of(position, foe, skills), Role.OPPOSES)
    return Opposition("war.over.aspect", hands=(hand,), foes=(foe.id,), skills=skills)


def watching(position: Position, rule: str, actor: Actor, now: str | None) -> Iterator[Option[Proceed]]:
    """The enemy units that may oppose: of the zone, or of the whole field."""
    rolled = contest_of(position)
    near = rolled.rule in ON_SIGHT
    for foe in position.active_units():
        if not position.allied(foe, actor) and (foe.zone == actor.zone or not near) and (foe.skills or not near):
            against = in_the_way(position, foe) if near else defence(position, foe, rolled.actor.skill, rule)
            make = partial(opposed_by, replace(against, judged=True))
            yield Option(make, Label("war-watcher", piece=foe.id), key=foe.id, of=foe.owner, proposed=foe.id == now)


def opposed_by(against: Opposition, position: Position) -> Procedure[Position]:
    """The roll against this; it is declared against who opposes it."""
    rolled = contest_of(position)
    position = position.having_contest(replace(rolled, against=against))
    return (yield from Now(declared(position, rolled.rule, against.foes)))
