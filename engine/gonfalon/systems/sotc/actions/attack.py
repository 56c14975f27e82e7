"""Attacks: declaration, defence, what the shifts come to."""

from __future__ import annotations

from dataclasses import replace

from gonfalon.fate import sums
from gonfalon.fate.ladder import STYLE
from gonfalon.fate.position import contest_of
from gonfalon.fate.roll import Contest, Hand, Opposition
from gonfalon.questions.ask import Now, Procedure, Tell, Weight
from gonfalon.questions.deed import Deed
from gonfalon.systems.sotc.actions.blocking import hurdle, protection
from gonfalon.systems.sotc.actions.finish import ended, spun, stepped
from gonfalon.systems.sotc.actions.pulling import dealt
from gonfalon.systems.sotc.harm.stress import hit
from gonfalon.systems.sotc.rolls.declared import attacked, declared, rolled
from gonfalon.systems.sotc.rolls.lines import ACTS, DEFENDS
from gonfalon.systems.sotc.rolls.ratings import best_of, usual_of, with_swaps
from gonfalon.systems.sotc.rolls.table import RULES, closed, margin, shifts, total
from gonfalon.systems.sotc.rolls.wielding import wielded
from gonfalon.systems.sotc.state.action import Action, Supplement
from gonfalon.systems.sotc.state.people import Character, Figure, Group
from gonfalon.systems.sotc.state.position import Position
from gonfalon.systems.sotc.state.skills import DEFENCES, DODGES, skill_named


def attack(
    who: str, target: str, skill: str, weapon: str, supplements: tuple[Supplement, ...], position: Position
) -> Procedure[Position]:
    """One attack, from the step before it to what it does (sotc.attack.roll)."""
    deed = Deed("sotc.attack.roll", by=who, to=target)
    return (yield from deed.of(attack_rolled(position, who, target, skill, weapon, supplements)))


def attack_rolled(
    position: Position, who: str, target: str, skill: str, weapon: str, supplements: tuple[Supplement, ...]
) -> Procedure[Position]:
    """Attack roll against defence roll, perhaps after a step (sotc.attack.roll, sotc.move.one_zone)."""
    for one in supplements:
        position = yield from stepped(position, who, one)
    yield announced(position, who, target, skill, weapon)
    position = aimed(position, who, target, skill, weapon)
    position = yield from rolled(position, opening(position), attacked)
    return (yield from landed(position))


def announced(position: Position, who: str, target: str, skill: str, weapon: str) -> Tell:
    """Whom somebody attacks with what; the weapon is named if the skill is its own (sotc.attack.what)."""
    figure = position.figure(who)
    carried = figure.weapons if isinstance(figure, Character) else ()
    name = next((one.name for one in carried if (one.id, one.skill) == (weapon, skill)), None)
    return Tell(
        "sotc.attack.what",
        piece=who,
        target=target,
        skill=skill_named(skill),
        armed="yes" if name else "no",
        weapon=name or "none",
    )


def aimed(position: Position, who: str, target: str, skill: str, weapon: str) -> Position:
    """The attack is declared (sotc.attack.roll)."""
    return declared(position, Action(0, "attack", who, target, skill=skill, weapon=weapon))


def opening(position: Position) -> Contest:
    """The roll of the declared attack, before any dice (sotc.attack.roll)."""
    action = position.doing
    against = opposition(position, action.target, action.skill, "sotc.attack.roll")
    return Contest("sotc.attack.roll", Hand(action.who, action.who, action.skill, ACTS), against)


def opposition(position: Position, target: str, skill: str, rule: str) -> Opposition:
    """The target defends with the best skill that fits; blocks count beside it (sotc.attack.skills, sotc.block.several)."""
    figure = position.figure(target)
    allowed = defences(position, figure, skill)
    hand = Hand(target, target, best_of(position, figure, allowed), DEFENDS)
    return Opposition(
        rule,
        difficulty=protection(position, target),
        hands=(hand,),
        foes=(target,),
        hurdle=hurdle(position),
        skills=allowed,
    )


def defences(position: Position, figure: Figure, skill: str) -> tuple[str, ...]:
    """Return the skills that usually defend against this one; one whose weapon is not in hand does not (sotc.disarm.defense)."""
    usual = DEFENCES.get(skill, DODGES[position.kind])
    if isinstance(figure, Group):
        return usual_of(position, figure, usual)
    return wielded(position, figure, with_swaps(figure, usual)) or usual


def landed(position: Position) -> Procedure[Position]:
    """Stress by the shifts, or spin for a defence that wins by 3 (sotc.attack.roll, sotc.attack.tie, sotc.spin.gain)."""
    action, ahead, defended = position.doing, shifts(position), margin(position)
    past = sums.over_hurdle(RULES, position)
    kept = block_margin(position)
    position = closed(position)
    if not past:
        yield Tell("sotc.block.overcome", piece=action.who, kind="attack", weight=Weight.OUTCOME)
        return (yield from ended(position))
    if ahead <= 0:
        yield Tell("sotc.attack.roll", piece=action.who, target=action.target, hit=0, weight=Weight.OUTCOME)
        return (yield from ended((yield from defended_with_spin(position, defended, kept))))
    return (yield from hurting((yield from Now(replace(position, action=replace(action, shifts=ahead))))))


def hurting(position: Position) -> Procedure[Position]:
    """The shifts that count become a hit; of a hit that is pulled nothing is left over (sotc.attack.pull)."""
    action = position.doing
    harm = action.shifts if action.pulled is None else min(action.pulled, action.shifts)
    yield Tell("sotc.attack.roll", piece=action.who, target=action.target, hit=harm, weight=Weight.OUTCOME)
    position.there(action.target)
    after, overflow = yield from hit(position, action.target, harm, action.who)
    after = dealt(position, after, harm)
    return (yield from ended(after, 0 if action.pulled is not None else overflow))


def block_margin(position: Position) -> int:
    """By how much a protecting block is above the attack (sotc.block.protect_spin)."""
    rolled = contest_of(position)
    strength = rolled.against.fixed if rolled.against else None
    return 0 if strength is None else strength - total(position, rolled.actor)


def defended_with_spin(position: Position, defended: int, kept: int) -> Procedure[Position]:
    """Spin for a defence that wins by 3 (sotc.spin.gain); by an option also for who made a block that does."""
    target = position.doing.target
    if defended >= STYLE:
        position = yield from spun(position, target, defended)
    if not position.on("sotc.block.protect_spin") or kept < STYLE:
        return position
    protecting = [one for one in position.blocks if one.protects == target]
    best = max(protecting, key=lambda one: one.strength, default=None)
    there = best is not None and any(one.id == best.by for one in position.still_in())
    return (yield from spun(position, best.by, kept)) if best and there else position
