"""The corrections before the dice fall, beside the question of the roll."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from gonfalon.fate.position import contest_of
from gonfalon.fate.roll import Hand
from gonfalon.questions.ask import Ask, Now, Procedure, Tell
from gonfalon.questions.choice import Choice
from gonfalon.questions.figures import Label
from gonfalon.questions.number import Number
from gonfalon.questions.option import Option
from gonfalon.questions.roll import Roll
from gonfalon.systems.sotc.actions.arming import in_hand, supplement_of, told
from gonfalon.systems.sotc.actions.attack import announced, defences
from gonfalon.systems.sotc.actions.blocking import forbidden, stopped, waived
from gonfalon.systems.sotc.actions.manoeuvre import empty_handed
from gonfalon.systems.sotc.actions.reach import allowance, held_for, reaching
from gonfalon.systems.sotc.harm.stress import COMPOSURE, HEALTH, track_of
from gonfalon.systems.sotc.rolls.combined import COMPLEMENTS, MODIFIES, RESTRICTS
from gonfalon.systems.sotc.rolls.ratings import best_of
from gonfalon.systems.sotc.rolls.skilled import always, known_skills, rated_options, taking_hold
from gonfalon.systems.sotc.state.action import Combined, Supplement
from gonfalon.systems.sotc.state.people import Character, Figure
from gonfalon.systems.sotc.state.position import Position
from gonfalon.systems.sotc.state.skills import SKILLS, skill_named
from gonfalon.table.offer import Offer


def adjustments(position: Position, ask: Ask[Any]) -> Iterator[Offer[Position]]:
    """Another skill, a second skill, things done besides."""
    rolled = position.contest
    if rolled is None or position.action is None:
        return
    if isinstance(ask, Roll) and not any(hand.faces for hand in rolled.hands):
        yield from of_hand(position, rolled.actor)
        if rolled.against and rolled.against.hand:
            yield from of_hand(position, rolled.against.hand)
        yield from besides(position)
        yield from by_the_gm(position)


def of_hand(position: Position, hand: Hand) -> Iterator[Offer[Position]]:
    """Any skill goes with the game master's consent, so whatever is toppled may hurt (sotc.attack.skills, sotc.indirect.attack).

    A second one may combine, beside what is done besides (sotc.combine.which, sotc.combine.with_supplemental).
    """
    figure = position.figure(hand.piece)
    if not isinstance(figure, Character):
        return
    acting = hand is contest_of(position).actor
    key, rule = ("skill", "sotc.attack.skills") if acting else ("defend", "sotc.attack.skills")
    label = Label("sotc-offer-skill", piece=figure.id, skill=skill_named(hand.skill), role=hand.role)
    yield Offer(key, figure.owner, partial(another, acting), rule=rule, label=label, until="answer")
    label = Label("sotc-offer-combine", piece=figure.id, role=hand.role)
    key = "combine" if acting else "combine.defend"
    yield Offer(key, figure.owner, partial(combined, acting), rule="sotc.combine.which", label=label, until="answer")


def another(acting: bool, position: Position) -> Procedure[Position]:
    """Another skill for this hand (sotc.attack.skills, sotc.block.skills)."""
    hand = contest_of(position).hand(acting=acting)
    assert hand
    figure = position.character(hand.piece)
    barred = always if acting and empty_handed(position.doing) else taking_hold(position, figure, hand.role)
    skill = yield from Choice(
        figure.owner,
        tuple(rated_options(position, figure, hand.skill, known_skills(position, figure), barred)),
        rule="sotc.attack.skills",
        label=Label("sotc-ask-skill", piece=figure.id),
        about=(figure.id,),
    )
    action = position.doing
    if acting and action.kind == "attack":
        weapon = held_for(position, action.who, skill, action.weapon)
        if not (yield from still_reaching(position, skill, weapon)):
            return position
        return (yield from attacking_with(position, skill, weapon))
    return (yield from rolling(position, skill, acting=acting))


def rolling(position: Position, skill: str, *, acting: bool) -> Procedure[Position]:
    """A hand rolls another skill, and it is told (sotc.attack.skills, sotc.block.skills)."""
    rolled = contest_of(position)
    hand = rolled.hand(acting=acting)
    assert hand
    if skill != hand.skill:
        yield Tell("sotc.attack.skills", piece=hand.piece, skill=skill_named(skill), instead=skill_named(hand.skill))
    if acting:
        position = replace(position, action=replace(position.doing, skill=skill))
    return (yield from Now(position.having_contest(rolled.having_hand(replace(hand, skill=skill), acting=acting))))


def combined(acting: bool, position: Position) -> Procedure[Position]:
    """A second skill modifies, unless the game master says that it only helps or only hinders (sotc.combine.which)."""
    hand = contest_of(position).hand(acting=acting)
    assert hand
    figure = position.character(hand.piece)
    skill = yield from Choice(
        figure.owner,
        tuple(one for one in rated_options(position, figure, "", SKILLS) if one.value != hand.skill),
        rule="sotc.combine.modify",
        label=Label("sotc-ask-second", piece=figure.id, skill=skill_named(hand.skill)),
        about=(figure.id,),
    )
    part = yield from Choice(
        position.gm,
        tuple(
            Option(one, Label("sotc-combine", part=one), proposed=one == MODIFIES)
            for one in (MODIFIES, COMPLEMENTS, RESTRICTS)
        ),
        rule="sotc.combine.which",
        label=Label("sotc-ask-combine", piece=figure.id, skill=skill_named(skill)),
        about=(figure.id,),
    )
    action = position.doing
    yield Tell("sotc.combine.which", piece=figure.id, skill=skill_named(skill), part=part)
    second = Combined(skill, part, hand.role)
    return (yield from Now(replace(position, action=replace(action, combined=(*action.combined, second)))))


def besides(position: Position) -> Iterator[Offer[Position]]:
    """Supplemental actions, each with its penalty (sotc.supp.penalty, sotc.supp.which, sotc.supp.several)."""
    action = position.doing
    figure = position.figure(action.who)
    if figure.pace.guarding:
        return
    yield from arming(position, figure)
    label = Label("sotc-offer-supplement", piece=action.who)
    barred = forbidden(figure, "free") or stopped(position, figure, "free")
    yield Offer(
        "supp.other", figure.owner, supplement, rule="sotc.supp.penalty", label=label, barred=barred, until="answer"
    )


def arming(position: Position, figure: Figure) -> Iterator[Offer[Position]]:
    """Another weapon, drawn or picked up; for an attack also one that is in hand (sotc.disarm.recover_supplemental)."""
    action = position.doing
    if not isinstance(figure, Character) or action.kind not in WITH_WEAPONS or not position.physical:
        return
    for one in figure.weapons:
        if one.id == action.weapon or (one.in_hand and action.kind != "attack"):
            continue
        how = "swap" if one.in_hand else "draw" if one.lost is None else "rearm"
        label = Label("sotc-offer-weapon", piece=figure.id, weapon=one.name, how=how)
        rule = "sotc.disarm.recover_supplemental" if how == "rearm" else "sotc.supp.penalty"
        held = None if one.in_hand else forbidden(figure, "rearm") or stopped(position, figure, "rearm")
        make = partial(armed, one.id)
        yield Offer(f"weapon.{one.id}", figure.owner, make, rule=rule, label=label, barred=held, until="answer")


WITH_WEAPONS = ("attack", "manoeuvre", "block", "other", "contest")
"""Kinds of action that may be done with a weapon."""


def armed(id: str, position: Position) -> Procedure[Position]:
    """The weapon is in hand for this very roll, whatever it brings; too short, it needs the game master's word."""
    action = position.doing
    figure = position.character(action.who)
    weapon = next(one for one in figure.weapons if one.id == id)
    if not weapon.in_hand and not (yield from waived(position, figure, "rearm")):
        return position
    if action.kind == "attack" and not (yield from still_reaching(position, weapon.skill, id)):
        return position
    if not weapon.in_hand:
        one = supplement_of(weapon)
        yield told(action.who, one)
        position = in_hand(with_supplement(position, one), action.who, id)
    if action.kind != "attack":
        return (yield from rolling(position, weapon.skill, acting=True))
    return (yield from attacking_with(position, weapon.skill, id))


def still_reaching(position: Position, skill: str, weapon: str) -> Procedure[bool]:
    """An attack that reached its target must reach it after a change or be allowed (sotc.frame.range)."""
    action = position.doing
    before = reaching(position, action.who, action.target, action.skill, action.weapon)
    if not before or reaching(position, action.who, action.target, skill, weapon):
        return True
    return (yield from allowance(position, action.who, action.target))


def attacking_with(position: Position, skill: str, weapon: str) -> Procedure[Position]:
    """Another skill for the attack, and it is told; the defence that was proposed follows it (sotc.attack.skills).

    Might that is to harm is met like any other force; against Might it stands where somebody is moved (sotc.push.cost).
    """
    rolled, action = contest_of(position), position.doing
    if (skill, weapon) != (action.skill, action.weapon):
        yield announced(position, action.who, action.target, skill, weapon)
    rolled = replace(rolled, actor=replace(rolled.actor, skill=skill))
    against = rolled.against
    if against and against.hand:
        target = position.figure(action.target)
        usual, hand = defences(position, target, "" if skill == "might" else skill), against.hand
        if hand.skill in against.skills and hand.skill not in usual:
            hand = replace(hand, skill=best_of(position, target, usual))
        rolled = replace(rolled, against=replace(against, hands=(hand, *against.hands[1:]), skills=usual))
    position = replace(position, action=replace(action, skill=skill, weapon=weapon))
    return (yield from Now(position.having_contest(rolled)))


def by_the_gm(position: Position) -> Iterator[Offer[Position]]:
    """A difficulty, a penalty, what is harder besides, the track that is hit.

    sotc.simple.difficulty, sotc.block.penalty, sotc.roll.effort, sotc.supp.harder, sotc.stress.tracks
    """
    action, rolled = position.doing, contest_of(position)
    against = rolled.against
    if against and against.judged:
        label = Label("sotc-offer-difficulty", piece=action.who, difficulty=against.fixed or 0)
        yield Offer("difficulty", position.gm, difficulty, rule="sotc.simple.difficulty", label=label, until="answer")
    label = Label("sotc-offer-penalty", piece=action.who, penalty=action.penalty)
    yield Offer("penalty", position.gm, penalised, rule=action.penalty_rule, label=label, until="answer")
    if action.supplements:
        label = Label("sotc-offer-harder", piece=action.who)
        yield Offer("harder", position.gm, hardened, rule="sotc.supp.harder", label=label, until="answer")
    if action.kind == "attack" and isinstance(position.figure(action.target), Character):
        label = Label("sotc-offer-track", piece=action.target)
        yield Offer("track", position.gm, tracked, rule="sotc.stress.tracks", label=label, until="answer")


def difficulty(position: Position) -> Procedure[Position]:
    """The game master sets the difficulty (sotc.simple.difficulty); a block that stands higher counts in its place
    (sotc.block.margin).
    """
    rolled = contest_of(position)
    against = rolled.against
    assert against
    now = against.difficulty or 0
    set_to = yield from Number(
        position.gm,
        min(-2, now),
        max(12, now),
        now,
        rule="sotc.simple.difficulty",
        label=Label("sotc-ask-difficulty", piece=rolled.actor.piece),
        quick=(0, 1, 2, 3, 4),
        about=(rolled.actor.piece,),
    )
    yield Tell("sotc.simple.difficulty", piece=rolled.actor.piece, difficulty=set_to)
    counts = set_to if against.hurdle is None else max(set_to, against.hurdle)
    return (yield from Now(position.having_contest(replace(rolled, against=replace(against, difficulty=counts)))))


def penalised(position: Position) -> Procedure[Position]:
    """Ask how broad or far-fetched a block is, or what makes any other roll harder (sotc.block.penalty, sotc.roll.effort)."""
    action = position.doing
    rule = "sotc.block.penalty" if action.kind == "block" else "sotc.roll.effort"
    penalty = yield from Number(
        position.gm,
        0,
        max(8, action.penalty),
        action.penalty,
        rule=rule,
        label=Label("sotc-ask-penalty", piece=action.who),
        quick=(0, 1, 2, 3),
        about=(action.who,),
    )
    yield Tell(rule, piece=action.who, penalty=penalty)
    return (yield from Now(replace(position, action=replace(action, penalty=penalty))))


def tracked(position: Position) -> Procedure[Position]:
    """The attack hits the other track (sotc.stress.tracks)."""
    action = position.doing
    track = COMPOSURE if track_of(position) == HEALTH else HEALTH
    yield Tell("sotc.stress.tracks", piece=action.target, track=track)
    return (yield from Now(replace(position, action=replace(action, track=track))))


def supplement(position: Position) -> Procedure[Position]:
    """Something simple besides, if no block stands in the way (sotc.supp.penalty, sotc.block.costs_action)."""
    if not (yield from waived(position, position.figure(position.doing.who), "free")):
        return position
    one = Supplement("other")
    yield told(position.doing.who, one)
    return (yield from Now(with_supplement(position, one)))


def hardened(position: Position) -> Procedure[Position]:
    """The game master finds that the supplement named last is unusually complicated (sotc.supp.harder)."""
    action = position.doing
    *others, last = action.supplements
    penalty = yield from Number(
        position.gm,
        min(1, last.penalty),
        max(6, last.penalty),
        last.penalty,
        rule="sotc.supp.harder",
        label=Label("sotc-ask-supplement", piece=action.who),
        quick=(1, 2, 3),
        about=(action.who, str(len(others))),
    )
    one = replace(last, penalty=penalty)
    yield told(action.who, one)
    return (yield from Now(replace(position, action=replace(action, supplements=(*others, one)))))


def with_supplement(position: Position, one: Supplement) -> Position:
    action = position.doing
    return replace(position, action=replace(action, supplements=(*action.supplements, one)))
