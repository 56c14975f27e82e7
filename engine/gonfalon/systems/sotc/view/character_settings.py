"""Values of a character: skills, tracks, consequences, fate points, weapons, loads."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from gonfalon.fate.harm import Boxes
from gonfalon.fate.points import Owed
from gonfalon.questions.figures import Label
from gonfalon.systems.sotc.harm.consequences import SEVERITIES
from gonfalon.systems.sotc.rolls.ratings import rated, track_length
from gonfalon.systems.sotc.setup.cast import COMPANIONS
from gonfalon.systems.sotc.state.action import Due
from gonfalon.systems.sotc.state.people import Character, Companion, Kind, Ratings, Weapon
from gonfalon.systems.sotc.state.position import Position
from gonfalon.systems.sotc.state.skills import SKILLS, skill_named
from gonfalon.systems.sotc.state.things import Aspect, Sort
from gonfalon.systems.sotc.view.figure_settings import FACTOR, of_figure
from gonfalon.systems.sotc.view.scene_settings import KINDS
from gonfalon.systems.sotc.view.setting_kinds import (
    NONE,
    Choices,
    Put,
    boxes,
    choice,
    counted,
    labelled,
    next_id,
    number,
    number_of,
)
from gonfalon.table.table import Setting

LOWEST, HIGHEST = -3, 12
"""A skill lies between these when it is set by hand."""

SLOTS = 9
EXTRA = 5
REACH = 9
NO_GRIT = -1
LONGER = {"endurance": "health", "resolve": "composure"}
"""The track that a skill lengthens (sotc.stress.length)."""

ARMS: dict[str, tuple[str, int]] = {
    "melee": ("weapons", 0),
    "thrown": ("weapons", 1),
    "gun": ("guns", 2),
    "rifle": ("guns", 3),
}
"""Weapons by their usual skill and reach (sotc.frame.range)."""


def of_character(position: Position, character: Character) -> Iterator[Setting[Position]]:
    """Everything on its sheet, and what it has done."""
    yield from of_figure(position, character)
    yield from numbers(position, character)
    for name in ("health", "composure"):
        yield track(position, character, name)
    for severity in SEVERITIES:
        yield carried(position, character, severity)
    for weapon in character.weapons:
        yield from of_weapon(position, character, weapon)
    yield new_weapon(position, character)
    yield new_companion(position, character)
    yield from swaps(position, character)
    yield from skills(position, character)


def numbers(position: Position, character: Character) -> Iterator[Setting[Position]]:
    """Fate points, slots, consequences taken, load, grit; points that are due (sotc.fp.pool, sotc.cons.limit)."""
    id = character.id
    fields = [
        ("points", character.points, "sotc.fp.pool", 0, 99),
        ("slots", character.slots, "sotc.cons.limit", 0, SLOTS),
        ("load", character.load, "sotc.carry.penalty", 0, FACTOR),
    ]
    if position.on("sotc.grit.use"):
        fields.append(("taken", character.taken, "sotc.grit.threshold", 0, SLOTS))
    for what, value, rule, least, most in fields:

        def put(new: int | str, what: str = what) -> Position:
            return position.with_figure(replace(character, **{what: int(new)}))  # type: ignore[arg-type]

        yield number_of(id, what, value, put, rule, least=least, most=most)
    if position.on("sotc.grit.use"):
        yield number_of(
            id,
            "grit",
            NO_GRIT if character.grit is None else character.grit,
            lambda value: position.with_figure(replace(character, grit=None if value == NO_GRIT else int(value))),
            "sotc.grit.adjust",
            least=NO_GRIT,
            most=SLOTS,
        )
    yield number_of(
        id,
        "due",
        sum(one.owed.points for one in position.due if one.who == id),
        lambda value: owing(position, id, int(value)),
        "sotc.fp.tag_payback",
    )


def owing(position: Position, id: str, points: int) -> Position:
    others = tuple(one for one in position.due if one.who != id)
    due = (Due(id, Owed("sotc.fp.tag_payback", points)),) if points else ()
    return replace(position, due=(*others, *due))


def track(position: Position, character: Character, name: str) -> Setting[Position]:
    """Its boxes, and how long the track is (sotc.stress.length)."""

    def put(new: Boxes) -> Position:
        return position.with_figure(having_track(character, name, new))

    value: Boxes = getattr(character, name)
    key = f"{character.id}.{name}"
    return boxes(key, labelled(name, character.id), value, put, "sotc.stress.mark", character.id)


def having_track(character: Character, name: str, new: Boxes) -> Character:
    return replace(character, health=new) if name == "health" else replace(character, composure=new)


def carried(position: Position, character: Character, severity: str) -> Setting[Position]:
    """The setting of the number of consequences of a severity that a character carries; the newest go first
    (sotc.cons.severity).
    """
    held = tuple(one for one in position.consequences_of(character.id) if one.severity == severity)

    def put(value: int | str) -> Position:
        wanted = int(value)
        changed = position.without_aspects(tuple(one.id for one in held[wanted:]))
        for _ in range(wanted - len(held)):
            text = Label("sotc-consequence-unnamed", severity=severity)
            new = Aspect(next_id(changed, "a"), text, character.id, Sort.CONSEQUENCE, severity=severity)
            changed = replace(counted(changed, new.id), aspects=(*changed.aspects, new))
        return changed

    return number_of(character.id, severity, len(held), put, "sotc.cons.severity", most=SLOTS)


def of_weapon(position: Position, character: Character, weapon: Weapon) -> Iterator[Setting[Position]]:
    """In hand, put away or lost, with the penalty for picking it up; how far it reaches (sotc.disarm.effect)."""
    key = f"{character.id}.{weapon.id}"

    def put(**changes: bool | int | None) -> Position:
        changed = replace(weapon, **changes)  # type: ignore[arg-type]
        weapons = tuple(changed if one.id == weapon.id else one for one in character.weapons)
        return position.with_figure(replace(character, weapons=weapons))

    def state(value: int | str) -> Position:
        if value == "lost":
            return put(lost=weapon.lost or 0)
        return put(drawn=value == "hand", lost=None)

    now = "lost" if weapon.lost is not None else "hand" if weapon.drawn else "away"
    states = tuple((one, Label("sotc-weapon-state", state=one)) for one in ("hand", "away", "lost"))
    label = Label("sotc-set-weapon", piece=character.id, weapon=weapon.name)
    yield choice(key, label, now, state, "sotc.disarm.effect", states, character.id)
    if weapon.lost is not None:
        label = Label("sotc-set-weapon-penalty", piece=character.id, weapon=weapon.name)
        rule = "sotc.disarm.recover_supplemental"
        yield number(
            f"{key}.penalty", label, weapon.lost, lambda value: put(lost=int(value)), rule, most=FACTOR, of=character.id
        )
    label = Label("sotc-set-weapon-reach", piece=character.id, weapon=weapon.name)
    yield number(
        f"{key}.reach",
        label,
        weapon.reach,
        lambda value: put(reach=int(value)),
        "sotc.frame.range",
        most=REACH,
        of=character.id,
    )


def new_weapon(position: Position, character: Character) -> Setting[Position]:
    """One more weapon, in hand (sotc.frame.range)."""
    taken = {one.id for one in character.weapons}
    fresh = next(id for number in range(1, len(taken) + 2) if (id := f"w{number}") not in taken)

    def put(value: int | str) -> Position:
        if value == NONE:
            return position
        skill, reach = ARMS[str(value)]
        weapon = Weapon(fresh, Label("sotc-weapon", kind=str(value)), skill, reach)
        return position.with_figure(replace(character, weapons=(*character.weapons, weapon)))

    key, label = f"{character.id}.new.{fresh}", labelled("new-weapon", character.id)
    return choice(key, label, NONE, put, "sotc.frame.range", arms(), character.id)


@lru_cache(maxsize=1)
def arms() -> Choices:
    return ((NONE, Label("sotc-none")), *((kind, Label("sotc-weapon", kind=kind)) for kind in ARMS))


def new_companion(position: Position, character: Character) -> Setting[Position]:
    """A companion of Average quality that helps in one kind of conflict (sotc.comp.base)."""
    fresh = next_id(position, "c")

    def put(value: int | str) -> Position:
        if value == NONE:
            return position
        kind = Kind(str(value))
        companion = Companion(fresh, character.id, COMPANIONS[kind], scopes=(kind,))
        return replace(counted(position, fresh), companions=(*position.companions, companion))

    key, label = f"{character.id}.new.{fresh}", labelled("new-companion", character.id)
    return choice(key, label, NONE, put, "sotc.comp.base", ((NONE, Label("sotc-none")), *KINDS), character.id)


def swaps(position: Position, character: Character) -> Iterator[Setting[Position]]:
    """Yield the settings of how long one skill stands for another (sotc.env.duration)."""
    for at, swap in enumerate(character.swaps):

        def put(value: int | str, at: int = at) -> Position:
            changed = (
                replace(one, until=str(value)) if number == at else one for number, one in enumerate(character.swaps)
            )
            left = tuple(one for one in changed if one.until != "over")
            return position.with_figure(replace(character, swaps=left))

        label = Label(
            "sotc-set-swap",
            piece=character.id,
            skill=skill_named(swap.skill),
            instead=skill_named(swap.instead_of),
        )
        lasts = dict.fromkeys((swap.until, "exchange", "scene", "over"))
        choices = tuple((one, Label("sotc-swap-until", until=one)) for one in lasts)
        yield choice(
            f"{character.id}.swap.{at + 1}", label, swap.until, put, "sotc.env.duration", choices, character.id
        )


def skills(position: Position, character: Character) -> Iterator[Setting[Position]]:
    """Every rating, and what stunts add to those that are rated (sotc.roll.default_skill)."""
    id = character.id
    own = tuple(skill for skill, _ in character.skills if skill not in SKILLS)
    for skill in (*SKILLS, *own):
        key = skill if skill in SKILLS else f"own.{own.index(skill) + 1}"
        put = rating_of(position, character, skill)
        value = rated(character.skills, skill)
        label = skill_label(id, skill)
        yield number(
            f"{id}.skill.{key}", label, value, put, "sotc.roll.default_skill", least=LOWEST, most=HIGHEST, of=id
        )
        if value or rated(character.extras, skill):
            yield number(
                f"{id}.extra.{key}",
                Label("sotc-set-extra", piece=id, skill=skill_named(skill)),
                rated(character.extras, skill),
                extra_of(position, character, skill),
                "sotc.roll.effort",
                least=-EXTRA,
                most=EXTRA,
                of=id,
            )


@lru_cache(maxsize=1024)
def skill_label(id: str, skill: str) -> Label:
    return Label("sotc-set-skill", piece=id, skill=skill_named(skill))


def having(ratings: Ratings, skill: str, rating: int) -> Ratings:
    """The same with this rating; one of 0 is not kept (sotc.roll.default_skill)."""
    return tuple((one, worth) for one, worth in {**dict(ratings), skill: rating}.items() if worth)


def rating_of(position: Position, character: Character, skill: str) -> Put:
    """Endurance and Resolve lengthen or shorten their track as they rise and fall (sotc.stress.length)."""

    def put(value: int | str) -> Position:
        changed = replace(character, skills=having(character.skills, skill, int(value)))
        if name := LONGER.get(skill):
            before: Boxes = getattr(character, name)
            more = track_length(int(value)) - track_length(rated(character.skills, skill))
            length = max(1, len(before) + more)
            changed = having_track(changed, name, (*before, *((False,) * more))[:length])
        return position.with_figure(changed)

    return put


def extra_of(position: Position, character: Character, skill: str) -> Put:
    return lambda value: position.with_figure(replace(character, extras=having(character.extras, skill, int(value))))
