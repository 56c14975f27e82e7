"""The reach of somebody, and the step that brings a target into reach."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from gonfalon.fate.aspects import Named
from gonfalon.questions.ask import Procedure, Tell
from gonfalon.questions.choice import Ruling
from gonfalon.questions.figures import Label, UserText
from gonfalon.questions.option import Option
from gonfalon.questions.text import Text
from gonfalon.systems.sotc.actions.attack import attack
from gonfalon.systems.sotc.rolls.ratings import lent, rating, usual_of
from gonfalon.systems.sotc.rolls.wielding import wields
from gonfalon.systems.sotc.state.action import Supplement
from gonfalon.systems.sotc.state.people import Character, Figure, Group
from gonfalon.systems.sotc.state.position import Position
from gonfalon.systems.sotc.state.skills import USUAL
from gonfalon.systems.sotc.state.things import Border
from gonfalon.table.memo import of_recent


@dataclass(frozen=True, slots=True)
class Arm:
    """The means of an attack: the skill, the weapon ("" for none), and whether it reaches the target."""

    skill: str
    weapon: str
    reach: int
    reaches: bool


@dataclass(frozen=True, slots=True)
class Step:
    """A move into reach, and what is used there."""

    move: Supplement
    skill: str
    weapon: str


def neighbours(position: Position, zone: str) -> tuple[tuple[str, int], ...]:
    """The zones beside this one, with the border that is crossed on the way there (sotc.frame.zones)."""
    return tuple((one.there, one.value) for one in position.borders if one.here == zone)


def distance(position: Position, here: str, there: str) -> int | None:
    """The number of links on the shortest way; None if there is none (sotc.frame.range)."""
    return 0 if here == there else distances(position.borders).get(here, {}).get(there)


@of_recent(1)
def distances(borders: tuple[Border, ...]) -> Mapping[str, Mapping[str, int]]:
    """The number of links from each zone to every zone to which there is a way."""
    near: dict[str, list[str]] = {}
    for one in borders:
        near.setdefault(one.here, []).append(one.there)
    return {here: steps_from(here, near) for here in near}


def steps_from(here: str, near: Mapping[str, list[str]]) -> Mapping[str, int]:
    """The number of links from one zone to all others."""
    steps, ahead = {here: 0}, [here]
    for zone in ahead:
        new = [other for other in near.get(zone, ()) if other not in steps]
        steps.update(dict.fromkeys(new, steps[zone] + 1))
        ahead += dict.fromkeys(new)
    return steps


GUN = 2
"""The range of a shooter whose weapon has no card of its own (sotc.frame.range)."""


@of_recent(2)
def usable(position: Position, figure: Figure) -> tuple[tuple[str, str, int], ...]:
    """Skill, weapon and reach of everything that somebody might attack with, the best first."""
    found = of_group(position, figure) if isinstance(figure, Group) else of_character(position, figure)
    return tuple(sorted(found, key=lambda one: -rating(position, figure, one[0])))


def of_group(position: Position, group: Group) -> Iterator[tuple[str, str, int]]:
    """Minions have their quality; a companion on its own what it has learned (sotc.comp.adv_skilled)."""
    learned = dict(position.companion(group.companion).skills) if group.companion else {}
    for skill in usual_of(position, group, USUAL[position.kind]):
        if skill not in ("guns", "weapons") or rating(position, group, skill):
            yield skill, "", max(group.reach, GUN) if skill == "guns" and skill in learned else group.reach


def of_character(position: Position, character: Character) -> Iterator[tuple[str, str, int]]:
    """Bare hands and words, what is in hand, and what a companion lends (sotc.comp.adv_skilled)."""
    found = [(skill, "", 0) for skill in USUAL[position.kind] if skill not in ("guns", "weapons")]
    if position.physical:
        found += [(one.skill, one.id, one.reach) for one in character.weapons if one.in_hand]
        own = {} if character.weapons else dict(character.skills)
        borrowed = dict(lent(position, character))
        for skill in ("weapons", "guns"):
            if skill in own or skill in borrowed:
                found.append((skill, "", GUN if skill == "guns" else 0))
    yield from found
    for skill, weapon, far in found:
        swapped = (one.skill for one in character.swaps if one.instead_of == skill)
        yield from ((one, weapon, far) for one in swapped if wields(position, character, one))


def arms(position: Position, figure: Figure, zone: str, origin: str = "") -> Arm:
    """The best that reaches this zone; else what reaches farthest."""
    far = distance(position, origin or figure.zone, zone)
    known = usable(position, figure)
    for skill, weapon, reach in known:
        if far is not None and reach >= far:
            return Arm(skill, weapon, reach, True)
    skill, weapon, reach = max(known, key=lambda one: one[2])
    return Arm(skill, weapon, reach, False)


def way_to(position: Position, figure: Figure, zone: str) -> Step | None:
    """A step to a neighbouring zone from which the target is in reach; the cheapest (sotc.move.one_zone)."""
    steps = []
    for there, border in neighbours(position, figure.zone):
        arm = arms(position, figure, zone, there)
        if arm.reaches:
            steps.append(Step(move_to(position, figure, there, border), arm.skill, arm.weapon))
    return min(steps, key=lambda one: one.move.price, default=None)


def move_to(position: Position, figure: Figure, zone: str, border: int, *, after: bool = False) -> Supplement:
    """A move of one zone as a supplemental action (sotc.move.border_supplemental, sotc.carry.penalty)."""
    load = 0 if isinstance(figure, Group) else figure.load
    return Supplement("move", 1, border, load, zone=zone, after=after)


LONGEST_NOTE = 120


def reaching(position: Position, who: str, target: str, skill: str, weapon: str) -> bool:
    """True if an attack with this skill and weapon reaches somebody."""
    figure = position.figure(who)
    far = distance(position, figure.zone, position.figure(target).zone)
    reaches = (reach for one, held, reach in usable(position, figure) if (one, held) == (skill, weapon))
    carried = figure.weapons if isinstance(figure, Character) else ()
    reach = max((*reaches, *(one.reach for one in carried if one.id == weapon)), default=0)
    return far is not None and reach >= far


def held_for(position: Position, who: str, skill: str, weapon: str) -> str:
    """Return the weapon for another skill: the one that goes with it and reaches farthest; else the same as before."""
    fitting = [(held, reach) for one, held, reach in usable(position, position.figure(who)) if one == skill]
    return max(fitting, key=lambda one: one[1])[0] if fitting else weapon


def allowed_far(who: str, target: str, position: Position) -> Procedure[Position]:
    """An attack beyond its reach, if the game master allows it (sotc.frame.range)."""
    if not (yield from allowance(position, who, target)):
        return position
    arm = arms(position, position.figure(who), position.figure(target).zone)
    return (yield from attack(who, target, arm.skill, arm.weapon, (), position))


def allowance(position: Position, who: str, target: str) -> Procedure[bool]:
    """A target out of reach needs the game master's word, and a reason (sotc.frame.range, sotc.engine.override)."""
    allowed = yield from Ruling(
        position.gm,
        tuple(
            Option(yes, Label("sotc-far", answer=key), key=key, proposed=not yes)
            for yes, key in ((False, "no"), (True, "yes"))
        ),
        rule="sotc.frame.range",
        label=Label("sotc-ask-far", piece=who, target=target),
        about=(who, target),
    )
    if not allowed:
        yield Tell("sotc.frame.range", piece=who, target=target)
        return False
    note = yield from Text(
        position.gm,
        LONGEST_NOTE,
        rule="sotc.engine.override",
        label=Label("sotc-ask-note", piece=who, target=target),
        about=(who, target),
    )
    why: Named = UserText(note) if note else Label("sotc-no-reason")
    yield Tell("sotc.engine.override", piece=who, target=target, refused="sotc.frame.range", note=why)
    return True
