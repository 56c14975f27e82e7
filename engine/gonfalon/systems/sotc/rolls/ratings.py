"""The ratings of a roll: skills, minion quality, a companion's skills, group bonuses, tracks and weights."""

from __future__ import annotations

from collections.abc import Iterable

from gonfalon.systems.sotc.state.people import Character, Companion, Figure, Group, Ratings
from gonfalon.systems.sotc.state.position import Position
from gonfalon.systems.sotc.state.skills import QUALITY

BOXES = 5
"""The length of a track without any skill (sotc.stress.length)."""


def rated(skills: Ratings, skill: str) -> int:
    """A skill's rating; 0 where it is missing (sotc.roll.default_skill)."""
    return dict(skills).get(skill, 0)


def rating(position: Position, figure: Figure, skill: str) -> int:
    """Return the rating that a figure adds for a skill: a character's own, a companion's that is with it, minions their
    quality.
    """
    if isinstance(figure, Group):
        return quality_of(position, figure, skill)
    own = rated(figure.skills, skill) + rated(figure.extras, skill)
    return max([own, *(rated(one.skills, skill) for one in helpers(position, figure))])


def quality_of(position: Position, group: Group, skill: str) -> int:
    """sotc.minion.quality, sotc.comp.independent_rating, sotc.comp.adv_skilled"""
    fits = group.scope is position.kind
    if not group.companion:
        return group.quality if fits else 0
    companion = position.companion(group.companion)
    if position.on("sotc.comp.independent_rating") and position.kind in companion.scopes:
        return max(group.quality, rated(companion.skills, skill))
    return rated(companion.skills, skill)


def helpers(position: Position, character: Character) -> tuple[Companion, ...]:
    """The companions whose scope covers the conflict (sotc.comp.bonus)."""
    return tuple(one for one in position.companions_of(character.id) if position.kind in one.scopes)


def bonus_for(size: int) -> int:
    """By how many stand together: 0 for one, +1, +2, +3, at most +4 (sotc.minion.group_bonus)."""
    return sum(size >= least for least in (2, 4, 7, 10))


def group_bonus(position: Position, figure: Figure, *, acting: bool = False) -> int:
    """Minions by their number; a leader or partner counts with those who help (sotc.attach.bonus, sotc.comp.bonus).

    The number is that of those who stand when it is rolled (sotc.minion.bonus_live).
    Minions that have acted themselves in this exchange do not help their leader to act (sotc.attach.no_own_action).
    """
    if isinstance(figure, Group):
        return bonus_for(len(figure.members))
    led = position.led_by(figure.id)
    helping = led is not None and led.scope is position.kind and not (acting and led.pace.acted)
    minions = len(led.members) if led and helping else 0
    others = minions + len(helpers(position, figure))
    return bonus_for(1 + others) if others else 0


def skills_of(position: Position, figure: Figure) -> tuple[str, ...]:
    """The skills that a figure may name, the highest first."""
    if isinstance(figure, Group):
        if not figure.companion:
            return (QUALITY,)
        own = tuple(skill for skill, _ in sorted(position.companion(figure.companion).skills, key=lambda one: -one[1]))
        return usual_of(position, figure, own) or ("athletics",)
    known = dict.fromkeys(skill for skill, _ in (*figure.skills, *lent(position, figure)))
    return tuple(sorted(known, key=lambda skill: -rating(position, figure, skill)))


def lent(position: Position, character: Character) -> Iterable[tuple[str, int]]:
    """Skills of companions that are with their partner (sotc.comp.adv_skilled)."""
    return (pair for one in helpers(position, character) for pair in one.skills)


def usual_of(position: Position, figure: Figure, skills: tuple[str, ...]) -> tuple[str, ...]:
    """Of these skills: what minions have is their quality, and by an option what a companion on its own has too.

    sotc.minion.quality, sotc.comp.independent_rating
    """
    if isinstance(figure, Character):
        return skills
    if not figure.companion:
        return (QUALITY,)
    by_quality = position.on("sotc.comp.independent_rating")
    return (QUALITY, *skills) if by_quality and position.kind in position.companion(figure.companion).scopes else skills


def with_swaps(figure: Figure, skills: tuple[str, ...]) -> tuple[str, ...]:
    """These skills, and what stands for one of them thanks to the scene (sotc.env.duration)."""
    swaps = figure.swaps if isinstance(figure, Character) else ()
    return tuple(dict.fromkeys((*skills, *(one.skill for one in swaps if one.instead_of in skills))))


def best_of(position: Position, figure: Figure, skills: tuple[str, ...]) -> str:
    """Of these skills the one with the highest rating, the first of several."""
    return max(skills, key=lambda skill: rating(position, figure, skill))


def track_length(rating: int) -> int:
    """5 boxes, and more for Endurance or Resolve: +1 from 1, +2 from 3, +3 from 5, +4 from 7 (sotc.stress.length)."""
    return BOXES + sum(rating >= least for least in (1, 3, 5, 7))
