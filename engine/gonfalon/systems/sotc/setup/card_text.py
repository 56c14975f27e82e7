"""Writing characters as cards, and the limits of a card's parts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from gonfalon.fate.aspects import Named
from gonfalon.questions.figures import Label, UserText
from gonfalon.systems.sotc.setup.sheet import Sheet, Wound
from gonfalon.systems.sotc.state.people import Companion, Ratings

CHARACTER = "sotc-character"
"""The kind of card, for the roster."""

LONGEST_CARD = 800
LONGEST_NAME = 40
LONGEST_ASPECT = 80
MOST_RATING = 20
MOST_POINTS = 99
MOST_PARTS = 30
"""The most aspects, weapons, consequences or companions on a card."""
MOST_SKILLS = 60

USUAL_WEAPON = "@sotc-weapon="
WEAPONS = ("melee", "thrown", "gun", "rifle")
"""Weapons without a name of their own, by their kind."""
RULE = "sotc.group.members"
TRAITS = ("independent", "keeps")
MARKS = re.compile(
    r"(points|health|composure|slots|grit|weight|extra|stress|weapon|mild|moderate|severe|companion)\b(.*)"
)
USUAL = Sheet(UserText("-"))
"""A sheet on which nothing stands but what everybody has."""
SAMPLE = "… | fists 4, endurance 2, resolve 1 | points 10 | weapon guns 2: … | mild: … | …"
"""A sample of a card; the dots stand for names."""
COMMA, COLON = re.compile(r"(?<!\\),"), re.compile(r"(?<!\\):")
NUMBER = re.compile(r"[+-]?[0-9]{1,4}")

TRACKS = ("health", "composure")
MOST_BOXES = 30
NUMBERS: dict[str, tuple[int, int, str]] = {
    "points": (0, MOST_POINTS, "sotc.fp.pool"),
    "health": (-20, 20, "sotc.stress.length"),
    "composure": (-20, 20, "sotc.stress.length"),
    "slots": (0, 9, "sotc.cons.limit"),
    "grit": (0, 9, "sotc.grit.adjust"),
    "weight": (0, 99, "sotc.weight.table"),
}
"""The single numbers on a card: least, most, and the rule that it belongs to."""


def written(named: Named) -> str:
    """A name or an aspect on a card: the id of a name of ours, or a person's text, made safe against the card's marks."""
    if isinstance(named, Label):
        return f"@{named.id}" + "".join(f"={value}" for _, value in named.figures)
    text = escaped(named.text)
    return f"\\{text}" if text.startswith("@") or MARKS.fullmatch(text) else text


def escaped(text: str) -> str:
    return re.sub(r"([\\|,:])", r"\\\1", text)


def plain(text: str) -> str:
    """Return the text that `escaped` was given."""
    return re.sub(r"\\(.)", r"\1", text)


def card_of(sheet: Sheet) -> str:
    """The line for a sheet; its last aspects are left out where it would be longer than a card may be."""
    head = f"{written(sheet.name)} | {skills_text(sheet.skills)}".rstrip()
    card = " | ".join((head, *parts_of(sheet)))
    if len(card) > LONGEST_CARD and sheet.aspects:
        return card_of(replace(sheet, aspects=sheet.aspects[:-1]))
    return card


def parts_of(sheet: Sheet) -> Iterator[str]:
    yield f"points {sheet.points}"
    if sheet.health:
        yield f"health {sheet.health:+}"
    if sheet.composure:
        yield f"composure {sheet.composure:+}"
    if sheet.slots != USUAL.slots:
        yield f"slots {sheet.slots}"
    if sheet.grit is not None:
        yield f"grit {sheet.grit}"
    if sheet.weight != USUAL.weight:
        yield f"weight {sheet.weight}"
    if sheet.extras:
        yield f"extra {skills_text(sheet.extras)}"
    yield from (f"weapon {escaped(one.skill)} {one.reach}: {written(one.name)}" for one in sheet.weapons)
    for track, boxes in zip(TRACKS, (sheet.hurt, sheet.shaken), strict=True):
        if boxes:
            yield f"stress {track} {' '.join(str(number) for number in boxes)}"
    yield from map(wound_text, sheet.wounds)
    yield from map(companion_text, sheet.companions)
    yield from map(written, sheet.aspects)


def skills_text(skills: Ratings) -> str:
    return ", ".join(f"{escaped(skill)} {rating}" for skill, rating in skills)


def wound_text(wound: Wound) -> str:
    """A consequence with its usual name is told by its severity alone."""
    head = f"{wound.severity} eased" if wound.eased else wound.severity
    return head if wound.text == usual_wound(wound.severity) else f"{head}: {written(wound.text)}"


def usual_wound(severity: str) -> Label:
    return Label("sotc-consequence-unnamed", severity=severity)


def companion_text(one: Companion) -> str:
    scopes = tuple(scope.value for scope in one.scopes)
    traits = tuple(trait for trait, has in zip(TRAITS, (one.independent, one.keeps_up), strict=True) if has)
    skills = (skills_text(one.skills),) if one.skills else ()
    return f"companion {', '.join((str(one.quality), *scopes, *traits, *skills))}: {written(one.name)}"
