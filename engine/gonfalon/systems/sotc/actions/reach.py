"""How far somebody reaches, and the step that brings a target into reach."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass

from gonfalon.ask import Procedure, Ruling, Tell, Text
from gonfalon.fate.aspects import Named
from gonfalon.figures import Label, UserText
from gonfalon.option import Option
from gonfalon.systems.sotc.actions.attack import attack
from gonfalon.systems.sotc.rolls.ratings import best_of, rating, usual_of
from gonfalon.systems.sotc.state.action import Supplement
from gonfalon.systems.sotc.state.people import Figure, Group
from gonfalon.systems.sotc.state.position import Position
from gonfalon.systems.sotc.state.skills import USUAL


@dataclass(frozen=True, slots=True)
class Arm:
    """What somebody attacks with: the skill, the weapon ("" for none), and whether it reaches the target."""

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
    seen, waiting = {here: 0}, deque([here])
    while waiting:
        zone = waiting.popleft()
        if zone == there:
            return seen[zone]
        for other, _ in neighbours(position, zone):
            if other not in seen:
                seen[other] = seen[zone] + 1
                waiting.append(other)
    return None


def usable(position: Position, figure: Figure) -> Iterator[tuple[str, str, int]]:
    """Skill, weapon and reach of everything that somebody might attack with, the best first."""
    if isinstance(figure, Group):
        known = usual_of(position, figure, USUAL[position.kind])
        armed = [one for one in known if one not in ("guns", "weapons") or rating(position, figure, one)]
        yield best_of(position, figure, tuple(armed)), "", figure.reach
        return
    found = [(skill, "", 0) for skill in USUAL[position.kind] if skill not in ("guns", "weapons")]
    if position.kind.value == "physical":
        found += [(one.skill, one.id, one.reach) for one in figure.weapons if one.in_hand]
        for skill in ("weapons", "guns"):
            if not figure.weapons and skill in dict(figure.skills):
                found.append((skill, "", 2 if skill == "guns" else 0))
    found += [
        (one.skill, weapon, far) for skill, weapon, far in found for one in figure.swaps if one.instead_of == skill
    ]
    yield from sorted(found, key=lambda one: -rating(position, figure, one[0]))


def arms(position: Position, figure: Figure, zone: str, origin: str = "") -> Arm:
    """The best that reaches this zone; else what reaches farthest."""
    far = distance(position, origin or figure.zone, zone)
    known = tuple(usable(position, figure))
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


def allowed_far(who: str, target: str, position: Position) -> Procedure[Position]:
    """An attack beyond its reach needs the game master's word, and a reason (sotc.frame.range, sotc.engine.override)."""
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
        return position
    note = yield from Text(
        position.gm,
        LONGEST_NOTE,
        rule="sotc.engine.override",
        label=Label("sotc-ask-note", piece=who, target=target),
        about=(who, target),
    )
    why: Named = UserText(note) if note else Label("sotc-no-reason")
    yield Tell("sotc.engine.override", piece=who, target=target, refused="sotc.frame.range", note=why)
    arm = arms(position, position.figure(who), position.figure(target).zone)
    return (yield from attack(who, target, arm.skill, arm.weapon, (), position))
