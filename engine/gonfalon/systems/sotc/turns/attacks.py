"""Whom a turn may attack: in reach, with a step before it, with a weapon that is readied, or by the game master's word."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial

from gonfalon.fate.uses import Proceed
from gonfalon.questions.ask import Procedure, Tell
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Barred
from gonfalon.systems.sotc.actions.arming import drawn, reaching_once_drawn, supplement_of
from gonfalon.systems.sotc.actions.attack import attack
from gonfalon.systems.sotc.actions.blocking import forbidden, stopped
from gonfalon.systems.sotc.actions.move import approached, step_barred
from gonfalon.systems.sotc.actions.reach import Arm, allowed_far, arms, way_to
from gonfalon.systems.sotc.state.people import Character, Figure, Group
from gonfalon.systems.sotc.state.position import Position
from gonfalon.systems.sotc.state.skills import skill_named

ATTACKS = Label("sotc-group", of="attack")

MenuOption = Option[Proceed[Position]]

TARGETS = 4096
"""So many options against somebody are kept, each as long as nothing changes that is said of it."""


def targets(position: Position, figure: Figure) -> Iterator[Figure]:
    """Everybody who is no friend; who is attached is met with its leader or partner (sotc.attach.damage, sotc.comp.no_boxes)."""
    return (foe for foe in position.foes_of(figure) if not (isinstance(foe, Group) and foe.leader))


def attacks(position: Position, figure: Figure) -> Iterator[MenuOption]:
    """Everybody who is no friend; out of reach with a step before it, or by the game master's word (sotc.frame.range)."""
    barred = forbidden(figure, "attack")
    foes = tuple(targets(position, figure))
    for foe in foes:
        why = barred or elsewhere(position, figure, foe)
        yield from against(position, figure, foe, why)
        yield from besides_partner(position, figure, foe, why)
    for other in position.still_in() if figure.pace.redirected else ():
        if other.id == figure.pace.redirected and other not in foes:
            yield from against(position, figure, other, barred)


def elsewhere(position: Position, figure: Figure, foe: Figure) -> Barred | None:
    """A compelled attack goes to somebody else, if it is made at all (sotc.blind.use)."""
    redirected = figure.pace.redirected
    if not redirected:
        return None
    there = any(one.id == redirected for one in position.still_in())
    return Barred("sotc.blind.use", piece=redirected) if there and foe.id != redirected else None


def against(position: Position, figure: Figure, foe: Figure, barred: Barred | None) -> Iterator[MenuOption]:
    """Within reach at once; else a step or a weapon before it, and at last the game master's word (sotc.frame.range)."""
    arm = arms(position, figure, foe.zone)
    here = arm.reaches
    step = None if here else way_to(position, figure, foe.zone)
    if step:
        yield Option(
            partial(approached, figure.id, foe.id, step.skill, step.weapon, step.move),
            Label("sotc-attack-via", piece=foe.id, zone=step.move.zone, penalty=step.move.price),
            f"attack.{foe.id}.via.{step.move.zone}",
            "sotc.move.one_zone",
            foe.owner,
            foe.id,
            barred or step_barred(position, figure) or forbidden(figure, "walk"),
            group=ATTACKS,
        )
    if not here:
        yield from drawing(position, figure, foe, barred)
    yield striking(figure.id, foe.id, foe.owner, arm.skill, arm.weapon, here, barred)


@lru_cache(maxsize=TARGETS)
def striking(who: str, foe: str, owner: str, skill: str, weapon: str, here: bool, barred: Barred | None) -> MenuOption:
    """An attack on somebody in reach (`here`), or by the game master's word."""
    return Option(
        partial(attack, who, foe, skill, weapon, ()) if here else partial(allowed_far, who, foe),
        Label("sotc-attack", piece=foe, skill=skill_named(skill), far="no" if here else "yes"),
        f"attack.{foe}" if here else f"attack.{foe}.far",
        "sotc.attack.roll" if here else "sotc.frame.range",
        owner,
        foe if here else None,
        barred,
        group=ATTACKS,
        role="direct" if here else "more",
        note=Label("sotc-attack-note", skill=skill, named=skill_named(skill)) if here else None,
    )


def drawing(position: Position, figure: Figure, foe: Figure, barred: Barred | None) -> Iterator[MenuOption]:
    """Out of reach of what is in hand, but not of what may be drawn (sotc.supp.penalty, sotc.frame.range)."""
    if not isinstance(figure, Character):
        return
    why = barred or forbidden(figure, "rearm") or stopped(position, figure, "rearm")
    for weapon in reaching_once_drawn(position, figure, foe.zone):
        yield Option(
            partial(drawn, figure.id, foe.id, weapon.id),
            Label("sotc-attack-drawn", piece=foe.id, weapon=weapon.name, penalty=supplement_of(weapon).price),
            f"attack.{foe.id}.with.{weapon.id}",
            "sotc.supp.penalty",
            foe.owner,
            foe.id,
            why,
            group=ATTACKS,
        )


def besides_partner(position: Position, figure: Figure, foe: Figure, barred: Barred | None) -> Iterator[MenuOption]:
    """A companion that is with its partner is no target of its own: the attack is on both (sotc.comp.no_boxes)."""
    if not position.companions:
        return
    arm = arms(position, figure, foe.zone)
    for one in position.companions_of(foe.id) if arm.reaches else ():
        yield Option(
            partial(attack_companion, figure.id, one.id, arm),
            Label("sotc-attack-companion", companion=one.id, piece=foe.id),
            f"attack.{one.id}",
            "sotc.comp.no_boxes",
            foe.owner,
            foe.id,
            barred,
            group=ATTACKS,
            role="more",
        )


def attack_companion(who: str, companion: str, arm: Arm, position: Position) -> Procedure[Position]:
    """The attack goes to the partner (sotc.comp.no_boxes)."""
    partner = position.companion(companion).partner
    yield Tell("sotc.comp.no_boxes", companion=companion, piece=partner)
    return (yield from attack(who, partner, arm.skill, arm.weapon, (), position))
