"""Characters, minion groups and companions as pieces: tracks, badges, and what a closer look shows."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from gonfalon.fate.ladder import rung
from gonfalon.questions.figures import Label
from gonfalon.systems.sotc.actions.block import limits
from gonfalon.systems.sotc.harm.minions import boxes_of
from gonfalon.systems.sotc.rolls.ratings import group_bonus
from gonfalon.systems.sotc.state.people import Character, Companion, Figure, Group, Ratings
from gonfalon.systems.sotc.state.position import Position
from gonfalon.systems.sotc.state.skills import LADDER, skill_named
from gonfalon.systems.sotc.state.things import Aspect, Block, Sort
from gonfalon.table.table import Piece, PieceState, Track, Value

ASPECT_RULES = {
    Sort.OWN: "sotc.fp.invoke",
    Sort.SCENE: "sotc.frame.aspects",
    Sort.CONSEQUENCE: "sotc.cons.aspect",
}
"""The rule of each sort of aspect; of a temporary one by whether it is fragile."""

Aspects = tuple[Aspect, ...]


def pieces(position: Position) -> Iterator[Piece]:
    """Everybody; a group with a leader lies on its leader (sotc.attach.when)."""
    lying: dict[str, Aspects] = {}
    for aspect in position.aspects:
        lying[aspect.on] = (*lying.get(aspect.on, ()), aspect)
    several = with_several_sides(position)
    for character in position.characters:
        own = lying.get(character.id, ())
        yield Piece(
            character.id,
            character.owner,
            "leader",
            None if character.left else character.zone,
            (*badges(position, character, own), *side_badge(character, several)),
            tracks(character, own),
            state=state_of(position, character),
            details=tuple(details(position, character, own)),
        )
    for group in position.groups:
        own = lying.get(group.id, ())
        yield Piece(
            group.id,
            group.owner,
            "troops",
            None if group.left else group.zone,
            (*group_badges(position, group, own), *side_badge(group, several)),
            (stress(position, group),) if group.members else (),
            on=group.leader or None,
            state=state_of(position, group),
            details=tuple(group_details(position, group, own)),
        )


def with_several_sides(position: Position) -> frozenset[str]:
    """The seats that play figures of more than one side."""
    sides: dict[str, set[str]] = {}
    for one in position.figures:
        sides.setdefault(one.owner, set()).add(one.side)
    return frozenset(owner for owner, own in sides.items() if len(own) > 1)


def side_badge(figure: Figure, several: frozenset[str]) -> Iterator[Value]:
    if figure.owner in several:
        yield Value(f"{figure.id}.side", Label("sotc-badge-side", side=figure.side), "sotc.seq.end")


def state_of(position: Position, figure: Figure) -> PieceState:
    if figure.left:
        return "out"
    if position.turn and position.turn.who == figure.id:
        return "active"
    acted = figure.pace.acted or (figure.id in position.turned and not figure.pace.holding)
    return "acted" if acted else "ready"


def badges(position: Position, character: Character, own: Aspects) -> Iterator[Value]:
    """Fate points first and short, as a token writes them large; then whatever changes what may be done."""
    id = character.id
    yield Value(f"{id}.points", Label("sotc-badge-points", points=character.points), "sotc.fp.pool")
    if led := position.led_by(id):
        label = Label("sotc-badge-leads", standing=len(led.members))
        yield Value(f"{id}.leads", label, "sotc.attach.bonus")
    if with_it := sum(True for _ in position.companions_of(id)):
        yield Value(f"{id}.companions", Label("sotc-badge-companions", count=with_it), "sotc.comp.bonus")
    yield from doing(position, character)
    if any(one.lost is not None for one in character.weapons):
        yield Value(f"{id}.disarmed", Label("sotc-badge-disarmed"), "sotc.disarm.effect")
    if character.load:
        yield Value(f"{id}.load", Label("sotc-badge-load", factor=character.load), "sotc.carry.penalty")
    if character.grit is not None and position.on("sotc.grit.use"):
        label = Label("sotc-badge-grit", grit=character.grit, taken=character.taken)
        yield Value(f"{id}.grit", label, "sotc.grit.threshold")
    yield from loaded(id, own)


def group_badges(position: Position, group: Group, own: Aspects) -> Iterator[Value]:
    """Yield the badges of a group: its members, their quality, the bonus of their number."""
    id = group.id
    yield Value(f"{id}.standing", Label("sotc-badge-standing", standing=len(group.members)), "sotc.minion.stress_flow")
    quality = Label("sotc-badge-quality", quality=rung(LADDER, group.quality))
    yield Value(f"{id}.quality", quality, "sotc.minion.quality")
    if bonus := group_bonus(position, group):
        yield Value(f"{id}.bonus", Label("sotc-badge-bonus", bonus=bonus), "sotc.minion.group_bonus")
    yield from doing(position, group)
    yield from loaded(id, own)


def doing(position: Position, figure: Figure) -> Iterator[Value]:
    """Full defence, a held action, spin, overflow."""
    id = figure.id
    if figure.pace.guarding:
        yield Value(f"{id}.guarding", Label("sotc-badge-guarding"), "sotc.fulldef.bonus")
    if figure.pace.holding:
        yield Value(f"{id}.holding", Label("sotc-badge-holding"), "sotc.hold.declare")
    if any(one.who == id for one in position.spins):
        yield Value(f"{id}.spin", Label("sotc-badge-spin"), "sotc.spin.use")
    if position.turn and position.turn.who == id and position.turn.overflow:
        label = Label("sotc-badge-overflow", overflow=position.turn.overflow)
        yield Value(f"{id}.overflow", label, "sotc.over.use")


def loaded(id: str, own: Aspects) -> Iterator[Value]:
    """Yield the number of temporary aspects on a piece."""
    if count := sum(one.sort is Sort.TEMPORARY for one in own):
        yield Value(f"{id}.aspects", Label("sotc-badge-aspects", count=count), "sotc.temp.fragile")


def tracks(character: Character, own: Aspects) -> tuple[Track, ...]:
    """Health, Composure, and a box for each consequence that can be carried (sotc.stress.tracks, sotc.cons.limit)."""
    carried = sum(one.sort is Sort.CONSEQUENCE for one in own)
    slots = tuple(number < carried for number in range(max(character.slots, carried)))
    return (
        Track(f"{character.id}.health", Label("sotc-track", track="health"), character.health),
        Track(f"{character.id}.composure", Label("sotc-track", track="composure"), character.composure),
        *((Track(f"{character.id}.slots", Label("sotc-track", track="slots"), slots),) if slots else ()),
    )


def stress(position: Position, group: Group) -> Track:
    """The boxes of the first in line (sotc.minion.boxes)."""
    marked = tuple(number < group.members[0] for number in range(boxes_of(position, group)))
    return Track(f"{group.id}.stress", Label("sotc-track", track="first"), marked)


def details(position: Position, character: Character, own: Aspects) -> Iterator[Value]:
    """Skills, aspects and consequences, weapons, companions; how it was beaten."""
    id = character.id
    yield from left(character)
    yield Value(f"{id}.pool", Label("sotc-detail-points", points=character.points), "sotc.fp.pool")
    yield from skill_values(id, character.skills, character.extras)
    for aspect in own:
        yield aspect_value(aspect)
    for swap in character.swaps:
        label = Label(
            "sotc-detail-swap",
            skill=skill_named(swap.skill),
            instead=skill_named(swap.instead_of),
            until=swap.until,
        )
        yield Value(f"{id}.swap.{swap.instead_of}", label, "sotc.env.swap_skill")
    for weapon in character.weapons:
        state = "lost" if weapon.lost is not None else "hand" if weapon.drawn else "away"
        label = Label(
            "sotc-detail-weapon",
            weapon=weapon.name,
            skill=skill_named(weapon.skill),
            reach=weapon.reach,
            state=state,
            penalty=weapon.lost or 0,
        )
        yield Value(f"{id}.{weapon.id}", label, "sotc.frame.range")
    for companion in position.companions:
        if companion.partner == id:
            yield companion_value(companion)
    if character.weight != PERSON:
        label = Label("sotc-detail-weight", factor=character.weight)
        yield Value(f"{id}.weight", label, "sotc.weight.table")


PERSON = 2
"""The weight factor of a normal person (sotc.weight.table)."""


def group_details(position: Position, group: Group, own: Aspects) -> Iterator[Value]:
    """Yield the details of a group: its scope, the stress of each that has some, their leader."""
    id = group.id
    yield from left(group)
    standing = Label("sotc-detail-standing", standing=len(group.members))
    yield Value(f"{id}.number", standing, "sotc.minion.group_bonus")
    yield Value(f"{id}.scope", Label("sotc-detail-scope", scope=group.scope.value), "sotc.minion.quality")
    hurt = tuple(one for one in group.members if one)
    if len(hurt) > 1:
        label = Label("sotc-detail-members", stress=group.members)
        yield Value(f"{id}.members", label, "sotc.minion.stress_flow")
    if group.leader:
        yield Value(f"{id}.leader", Label("sotc-detail-leader", piece=group.leader), "sotc.attach.when")
    if group.companion:
        companion = position.companion(group.companion)
        yield from skill_values(id, companion.skills, ())
    for aspect in own:
        yield aspect_value(aspect)


def left(figure: Figure) -> Iterator[Value]:
    """Yield how somebody lost (sotc.out.fate)."""
    if figure.left:
        label = Label("sotc-detail-left", how=figure.left.how.value, outcome=figure.left.outcome)
        yield Value(f"{figure.id}.left", label, "sotc.out.fate")


@lru_cache(maxsize=256)
def skill_values(id: str, skills: Ratings, extras: Ratings) -> tuple[Value, ...]:
    """The skills, the best first, and what stunts add; made once for each sheet (sotc.roll.effort)."""
    more = dict(extras)
    known = sorted(dict(skills).items(), key=lambda pair: -pair[1])
    return tuple(
        Value(
            f"{id}.skill.{number}",
            Label(
                "sotc-detail-skill",
                skill=skill_named(skill),
                rating=rating,
                rung=rung(LADDER, rating),
                extra=more.get(skill, 0),
            ),
            "sotc.roll.effort",
            "rating",
        )
        for number, (skill, rating) in enumerate(known, 1)
    )


def companion_value(companion: Companion) -> Value:
    """sotc.comp.base"""
    state = "out" if companion.out else "with" if companion.attached else "away"
    label = Label(
        "sotc-detail-companion",
        companion=companion.name,
        quality=rung(LADDER, companion.quality),
        scopes=tuple(Label("sotc-scope", scope=one.value) for one in companion.scopes),
        state=state,
        skills=tuple(
            Label("sotc-skill-rated", skill=skill_named(skill), rating=rating) for skill, rating in companion.skills
        ),
        skilled="yes" if companion.skills else "no",
        independent="yes" if companion.independent else "no",
    )
    return Value(companion.id, label, "sotc.comp.base")


def aspect_value(aspect: Aspect) -> Value:
    """An aspect with its free tags; a hidden one by the message that stands for it (sotc.man.first_tag)."""
    temporary = "sotc.temp.fragile" if aspect.fragile else "sotc.temp.sticky"
    label = Label(
        "sotc-aspect",
        aspect=aspect.text,
        sort=aspect.sort.value,
        severity=aspect.severity or "none",
        fragile="yes" if aspect.fragile else "no",
        free=sum(count for _, count in aspect.free),
        piece=tuple(who for who, _ in aspect.free),
    )
    return Value(aspect.id, label, ASPECT_RULES.get(aspect.sort, temporary), "aspect")


def block_label(block: Block) -> Label:
    """Its strength, whom it hinders, in what and where, or whom it protects (sotc.block.strength, sotc.block.protect)."""
    return Label(
        "sotc-block",
        block=block.text,
        strength=block.strength,
        piece=block.by or "none",
        protects=block.protects or "none",
        limits=limits(block),
    )
