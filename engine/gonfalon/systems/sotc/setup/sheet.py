"""A character as a sheet: what it brings into a scene, and how it comes into one and out of it again."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gonfalon.fate.aspects import Named
from gonfalon.fate.harm import Boxes
from gonfalon.systems.sotc.rolls.ratings import rated, track_length
from gonfalon.systems.sotc.setup.cast import Template
from gonfalon.systems.sotc.state.people import Character, Companion, Pace, Ratings, Weapon
from gonfalon.systems.sotc.state.position import Position, Step
from gonfalon.systems.sotc.state.things import Aspect, Sort


@dataclass(frozen=True, slots=True)
class Wound:
    """A consequence carried in; `eased`: it recovers one level faster (sotc.recover.back_to_back)."""

    severity: str
    text: Named
    eased: bool = False


@dataclass(frozen=True, slots=True)
class Sheet:
    """A character between two scenes. `health` and `composure` are boxes beyond those of the skills (sotc.stress.length).

    `hurt` and `shaken` are the boxes of the two tracks that stay marked (sotc.stress.keep). Companions have neither id nor
    partner yet; weapons are numbered.
    """

    name: Named
    skills: Ratings = ()
    aspects: tuple[Named, ...] = ()
    points: int = 0
    health: int = 0
    composure: int = 0
    slots: int = 3
    grit: int | None = None
    weight: int = 2
    extras: Ratings = ()
    weapons: tuple[Weapon, ...] = ()
    wounds: tuple[Wound, ...] = ()
    companions: tuple[Companion, ...] = ()
    hurt: tuple[int, ...] = ()
    shaken: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Seat:
    """The place where somebody comes in: who plays it, for which side, in which zone, from which exchange on."""

    owner: str
    side: str
    zone: str
    since: int = 1


def of_template(template: Template, points: int, grit: int | None = None) -> Sheet:
    return Sheet(template.name, template.skills, template.aspects, points, grit=grit, weapons=template.weapons)


def entered(position: Position, sheet: Sheet, id: str, seat: Seat) -> Position:
    """The character with its aspects, consequences and companions (sotc.stress.length, sotc.fp.pool)."""
    character = Character(
        id,
        seat.owner,
        seat.side,
        sheet.name,
        seat.zone,
        sheet.skills,
        track(rated(sheet.skills, "endurance"), sheet.health, sheet.hurt),
        track(rated(sheet.skills, "resolve"), sheet.composure, sheet.shaken),
        sheet.points,
        slots=sheet.slots,
        grit=sheet.grit,
        weapons=sheet.weapons,
        weight=sheet.weight,
        extras=sheet.extras,
        pace=Pace(since=seat.since),
    )
    position = replace(position, characters=(*position.characters, character))
    for text in sheet.aspects:
        position = put(position, Aspect("", text, id, Sort.OWN))
    for wound in sheet.wounds:
        carried = Aspect("", wound.text, id, Sort.CONSEQUENCE, severity=wound.severity, carried=True, eased=wound.eased)
        position = put(position, carried)
    for companion in sheet.companions:
        position, fresh = position.fresh("c")
        position = replace(position, companions=(*position.companions, replace(companion, id=fresh, partner=id)))
    return position


def track(rating: int, extra: int, marked: tuple[int, ...]) -> Boxes:
    """A track with these boxes marked; one box at least."""
    return tuple(number in marked for number in range(1, max(1, track_length(rating) + extra) + 1))


def marks(boxes: Boxes) -> tuple[int, ...]:
    return tuple(number for number, marked in enumerate(boxes, 1) if marked)


def put(position: Position, aspect: Aspect) -> Position:
    position, id = position.fresh("a")
    return replace(position, aspects=(*position.aspects, replace(aspect, id=id)))


def sheet_of(position: Position, id: str) -> Sheet:
    """A character as it leaves the scene: consequences stay, stress only where it was not cleared (sotc.stress.keep)."""
    one = position.character(id)
    over = position.step is Step.OVER
    own = tuple(aspect.text for aspect in position.aspects_on(id) if aspect.sort is Sort.OWN and aspect.known)
    wounds = tuple(Wound(aspect.severity, aspect.text, aspect.eased) for aspect in position.consequences_of(id))
    weapons = tuple(Weapon(f"w{number}", arm.name, arm.skill, arm.reach) for number, arm in enumerate(one.weapons, 1))
    companions = tuple(
        replace(friend, id="", partner="", attached=True, out=False)
        for friend in position.companions
        if friend.partner == id
    )
    return Sheet(
        one.name,
        best_first(one.skills),
        own,
        one.points,
        len(one.health) - track_length(rated(one.skills, "endurance")),
        len(one.composure) - track_length(rated(one.skills, "resolve")),
        one.slots,
        one.grit,
        one.weight,
        best_first(one.extras),
        weapons,
        wounds,
        companions,
        marks(one.health) if over else (),
        marks(one.composure) if over else (),
    )


def best_first(ratings: Ratings) -> Ratings:
    return tuple(sorted(ratings, key=lambda one: -one[1]))
