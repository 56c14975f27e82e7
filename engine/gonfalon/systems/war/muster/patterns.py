"""The shapes of quick armies and ready battles; the labels are messages of `war_names.ftl`."""

from __future__ import annotations

from dataclasses import dataclass

from gonfalon.questions.figures import Label
from gonfalon.systems.war.state.facts import RANKS
from gonfalon.systems.war.state.pieces import Ratings

EVERY_SLOT = ("mild", "moderate", "severe")


@dataclass(frozen=True, slots=True)
class Pattern:
    """A unit to copy: quality "average", "fair" or "good"; the first aspect is its name (war.unit.name_aspect)."""

    key: str
    quality: str
    skills: Ratings
    aspects: tuple[Label, ...]


@dataclass(frozen=True, slots=True)
class Captain:
    """A leader to copy: kind "pc", "supporting" or "main" (war.leader.who).

    The first aspect is the person's name, the second the high concept; `boxes` counts the stress boxes, of value 1 up
    to that number; `slots` are the consequence slots.
    """

    key: str
    kind: str
    skills: Ratings
    aspects: tuple[Label, ...]
    boxes: int
    slots: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Theme:
    """A people or army. `venue` and `skill_list` are the values that suit it (war.attack.venue, war.unit.skill_sense)."""

    key: str
    patterns: tuple[Pattern, ...]
    captains: tuple[Captain, ...]
    venue: str
    skill_list: str
    label: Label


@dataclass(frozen=True, slots=True)
class ReadyZone:
    """A zone card at column and row of a grid; its aspects lie open, each with whether it hinders movement."""

    label: Label
    at: tuple[int, int]
    aspects: tuple[tuple[Label, bool], ...] = ()


@dataclass(frozen=True, slots=True)
class ReadyUnit:
    """A unit in the zone of this index."""

    pattern: Pattern
    zone: int


@dataclass(frozen=True, slots=True)
class ReadyCaptain:
    """A leader attached to the player's unit of this index, or alone (None), in the zone of this index."""

    captain: Captain
    unit: int | None
    zone: int


@dataclass(frozen=True, slots=True)
class ReadyPlayer:
    """A player; `own` and `bought` are fate points, `points` another war chest than the battle's (war.chest.size)."""

    name: Label
    team: int
    gm: bool
    own: int
    bought: int
    units: tuple[ReadyUnit, ...]
    captains: tuple[ReadyCaptain, ...]
    points: int | None = None


@dataclass(frozen=True, slots=True)
class Ready:
    """A battle to begin at once; `points` is each player's war chest.

    Zones border where they touch by an edge of the grid; `joined` are further borders, `cut` those that are none.
    """

    key: str
    label: Label
    about: Label
    points: int
    venue: str
    skill_list: str
    players: tuple[ReadyPlayer, ...]
    zones: tuple[ReadyZone, ...]
    joined: tuple[tuple[int, int], ...] = ()
    cut: tuple[tuple[int, int], ...] = ()


def average(key: str, skill: str, name: Label) -> Pattern:
    """war.unit.average"""
    return unit(key, "average", (skill,), (name,))


def fair(key: str, skills: tuple[str, ...], *aspects: Label) -> Pattern:
    """war.unit.fair"""
    return unit(key, "fair", skills, aspects)


def good(key: str, skills: tuple[str, ...], *aspects: Label) -> Pattern:
    """war.unit.good"""
    return unit(key, "good", skills, aspects)


def unit(key: str, quality: str, skills: tuple[str, ...], aspects: tuple[Label, ...]) -> Pattern:
    """The skills, best first, get the ratings of the quality."""
    return Pattern(key, quality, tuple(zip(skills, RANKS[quality], strict=True)), aspects)


def pc(key: str, *aspects: Label, **skills: int) -> Captain:
    return Captain(key, "pc", best_first(skills), aspects, 3, EVERY_SLOT)


def supporting(key: str, *aspects: Label, **skills: int) -> Captain:
    return Captain(key, "supporting", best_first(skills), aspects, 2, EVERY_SLOT[:2])


def main_npc(key: str, *aspects: Label, **skills: int) -> Captain:
    return Captain(key, "main", best_first(skills), aspects, 4, EVERY_SLOT)


def best_first(skills: dict[str, int]) -> Ratings:
    return tuple(sorted(skills.items(), key=lambda skill: -skill[1]))
