"""A character as a line of text: what a roster keeps, and what can be typed or pasted in.

Anna Berg | fists 4, endurance 2 | points 10 | health +1 | weapon guns 2: Revolver | mild: Sprained ankle | Never Gives Up

The name and the skills stand first, all the rest in any order: what begins with none of `MARKS` is an aspect.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from gonfalon.ask import tidy
from gonfalon.fate.aspects import Named
from gonfalon.figures import Label, Said
from gonfalon.refusal import Refused
from gonfalon.systems.sotc.harm.consequences import SEVERITIES
from gonfalon.systems.sotc.setup.cast import builtin
from gonfalon.systems.sotc.setup.sheet import Seat, Sheet, Wound, best_first, entered, sheet_of
from gonfalon.systems.sotc.state.people import Companion, Kind, Player, Ratings, Weapon
from gonfalon.systems.sotc.state.position import Position
from gonfalon.systems.sotc.state.skills import SKILLS
from gonfalon.systems.sotc.state.things import Zone
from gonfalon.table import Kept

CHARACTER = "sotc-character"
"""The kind of card, for the roster."""

LONGEST_CARD = 800
LONGEST_NAME = 40
LONGEST_ASPECT = 80
MOST_RATING = 20
MOST_POINTS = 99
MOST_PARTS = 30
"""How many aspects, weapons, consequences or companions a card may have."""
MOST_SKILLS = 60

USUAL_WEAPON = "@sotc-weapon="
WEAPONS = ("melee", "thrown", "gun", "rifle")
"""Weapons without a name of their own, by their kind."""
RULE = "sotc.group.members"
TRAITS = ("independent", "keeps")
MARKS = re.compile(r"(points|health|composure|slots|grit|weight|extra|weapon|mild|moderate|severe|companion)\b(.*)")
USUAL = Sheet(Said("-"))
"""A sheet on which nothing stands but what everybody has."""
SAMPLE = "… | fists 4, endurance 2, resolve 1 | points 10 | weapon guns 2: … | mild: … | …"
"""How a card is written; the dots stand for names."""
COMMA, COLON = re.compile(r"(?<!\\),"), re.compile(r"(?<!\\):")
NUMBER = re.compile(r"[+-]?[0-9]{1,2}")

NUMBERS: dict[str, tuple[int, int, str]] = {
    "points": (0, MOST_POINTS, "sotc.fp.pool"),
    "health": (-20, 20, "sotc.stress.length"),
    "composure": (-20, 20, "sotc.stress.length"),
    "slots": (0, 9, "sotc.cons.limit"),
    "grit": (0, 9, "sotc.grit.adjust"),
    "weight": (0, 99, "sotc.weight.table"),
}
"""What is a single number on a card: least, most, and the rule that it belongs to."""


def written(named: Named) -> str:
    """A name or an aspect on a card: the id of a name of ours, or a person's text, made safe against the card's marks."""
    if isinstance(named, Label):
        return f"@{named.id}" + "".join(f"={value}" for _, value in named.figures)
    text = escaped(named.text)
    return f"\\{text}" if text.startswith("@") or MARKS.fullmatch(text) else text


def escaped(text: str) -> str:
    return re.sub(r"([\\|,:])", r"\\\1", text)


def plain(text: str) -> str:
    """What `escaped` was given."""
    return re.sub(r"\\(.)", r"\1", text)


def read(text: str) -> Named:
    """What `written` wrote; an id that is none of ours is a text like any other."""
    if text.startswith("@") and text[1:] in builtin():
        return Label(text[1:])
    if text.startswith(USUAL_WEAPON) and text.removeprefix(USUAL_WEAPON) in WEAPONS:
        return Label("sotc-weapon", kind=text.removeprefix(USUAL_WEAPON))
    said = plain(text)
    if not 0 < len(said) <= LONGEST_ASPECT:
        raise Refused("length", rule=RULE, least=1, most=LONGEST_ASPECT)
    return Said(said)


def card_of(sheet: Sheet) -> str:
    """The line for a sheet; its last aspects are left out where it would be longer than a card may be."""
    card = " | ".join((written(sheet.name), skills_text(sheet.skills), *parts_of(sheet)))
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


def read_card(text: str) -> Sheet:
    """The sheet of a card; raises Refused with the rule that it breaks."""
    if len(text) > LONGEST_CARD:
        raise Refused("length", rule=RULE, least=0, most=LONGEST_CARD)
    name, skills, *parts = (*(tidy(part) for part in re.split(r"(?<!\\)\|", text)), "")
    if not name or (not skills and not parts):
        raise Refused("card", rule=RULE)
    sheet = Sheet(read(name), read_skills(skills))
    for part in parts:
        sheet = with_part(sheet, part) if part else sheet
    for many in (sheet.aspects, sheet.weapons, sheet.wounds, sheet.companions):
        check_number(len(many), 0, MOST_PARTS, RULE)
    return sheet


def with_part(sheet: Sheet, part: str) -> Sheet:
    """The same with what this part says."""
    marked = MARKS.fullmatch(part)
    if not marked:
        return replace(sheet, aspects=(*sheet.aspects, read(part)))
    mark, said = marked[1], marked[2].strip()
    if mark in NUMBERS:
        return replace(sheet, **{mark: read_number(said, *NUMBERS[mark])})  # type: ignore[arg-type]
    if mark in SEVERITIES:
        return replace(sheet, wounds=(*sheet.wounds, read_wound(mark, said)))
    if mark == "extra":
        return replace(sheet, extras=read_skills(said))
    if mark == "weapon":
        return replace(sheet, weapons=(*sheet.weapons, read_weapon(said, len(sheet.weapons) + 1)))
    return replace(sheet, companions=(*sheet.companions, read_companion(said)))


def read_number(text: str, least: int, most: int, rule: str) -> int:
    if not NUMBER.fullmatch(text):
        raise Refused("card", rule=rule)
    return check_number(int(text), least, most, rule)


def check_number(number: int, least: int, most: int, rule: str) -> int:
    if not least <= number <= most:
        raise Refused("card-number", rule=rule, least=least, most=most)
    return number


def read_skills(text: str) -> Ratings:
    """Different skills, best first; those of the list may be written in capitals, too (sotc.roll.default_skill)."""
    rule = "sotc.roll.default_skill"
    pairs = [read_skill(part.strip(), rule) for part in COMMA.split(text)] if text else []
    if len({skill for skill, _ in pairs}) < len(pairs):
        raise Refused("card-twice", rule=rule)
    check_number(len(pairs), 0, MOST_SKILLS, rule)
    return best_first(tuple(pairs))


def read_skill(text: str, rule: str) -> tuple[str, int]:
    skill, _, rating = text.rpartition(" ")
    skill = known_skill(skill)
    if not 0 < len(skill) <= LONGEST_NAME:
        raise Refused("card", rule=rule)
    return skill, read_number(rating, -MOST_RATING, MOST_RATING, rule)


def known_skill(text: str) -> str:
    skill = plain(tidy(text))
    return skill.lower() if skill.lower() in SKILLS else skill


def read_wound(severity: str, text: str) -> Wound:
    """sotc.cons.severity"""
    head, _, name = text.partition(":")
    if head.strip() not in ("", "eased"):
        raise Refused("card", rule="sotc.cons.severity")
    named = read(name.strip()) if name.strip() else usual_wound(severity)
    return Wound(severity, named, head.strip() == "eased")


def named_part(text: str, rule: str) -> tuple[str, Named]:
    """What stands before the colon, and the name behind it."""
    parts = COLON.split(text, maxsplit=1)
    if len(parts) < 2:
        raise Refused("card", rule=rule)
    return parts[0].strip(), read(parts[1].strip())


def read_weapon(text: str, number: int) -> Weapon:
    """A skill, a reach in zones, a name (sotc.frame.range)."""
    head, name = named_part(text, "sotc.frame.range")
    skill, reach = read_skill(head, "sotc.frame.range")
    return Weapon(f"w{number}", name, skill, check_number(reach, 0, 9, "sotc.frame.range"))


def read_companion(text: str) -> Companion:
    """Its quality, the kinds of conflict it helps in, what it can, its name (sotc.comp.base)."""
    rule = "sotc.comp.base"
    head, name = named_part(text, rule)
    quality, *words = (part.strip() for part in COMMA.split(head))
    kinds = {kind.value: kind for kind in Kind}
    scopes = tuple(kinds[word] for word in words if word in kinds)
    traits = [word for word in words if word in TRAITS]
    skills = read_skills(",".join(word for word in words if word not in kinds and word not in TRAITS))
    if not scopes or len(set(scopes)) < len(scopes):
        raise Refused("card", rule="sotc.comp.type")
    graded = read_number(quality, 1, MOST_RATING, "sotc.comp.adv_quality")
    return Companion("", "", name, graded, scopes, skills, "independent" in traits, "keeps" in traits)


def card_complaint(text: str) -> Refused | None:
    """What is wrong with a card, before it is used."""
    try:
        read_card(text)
    except Refused as refused:
        return refused
    return None


def laid(empty: Position, kind: str, text: str) -> Position:
    """A kept character on an empty table."""
    if kind != CHARACTER:
        raise Refused("card", rule=RULE)
    sheet = read_card(text)
    table = replace(empty, players=(Player("p1", Said("")),), zones=(Zone("z1", Said(""), (0, 0)),))
    table = replace(table, sides=(("s1", Label("sotc-side-heroes")),))
    return entered(table, sheet, "h1", Seat("p1", "s1", "z1"))


def kept(position: Position) -> tuple[Kept, ...]:
    """All named characters, with the consequences they have now."""
    return tuple(
        Kept(CHARACTER, one.id, Label("sotc-kept-character", name=one.name), card_of(sheet_of(position, one.id)))
        for one in position.characters
    )
