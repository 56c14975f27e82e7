"""Reading the cards of characters; every part of one is checked."""

from __future__ import annotations

import re
from dataclasses import replace

from gonfalon.fate.aspects import Named
from gonfalon.questions.figures import Label, UserText
from gonfalon.questions.refusal import Refused
from gonfalon.questions.tidy import tidy
from gonfalon.systems.sotc.harm.consequences import SEVERITIES
from gonfalon.systems.sotc.setup.card_text import (
    COLON,
    COMMA,
    LONGEST_ASPECT,
    LONGEST_CARD,
    LONGEST_NAME,
    MARKS,
    MOST_BOXES,
    MOST_PARTS,
    MOST_RATING,
    MOST_SKILLS,
    NUMBER,
    NUMBERS,
    RULE,
    TRACKS,
    TRAITS,
    USUAL_WEAPON,
    WEAPONS,
    plain,
    usual_wound,
)
from gonfalon.systems.sotc.setup.cast import builtin
from gonfalon.systems.sotc.setup.sheet import Sheet, Wound, best_first
from gonfalon.systems.sotc.state.people import Companion, Kind, Ratings, Weapon
from gonfalon.systems.sotc.state.skills import SKILLS


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
    if mark == "stress":
        track, _, boxes = said.partition(" ")
        if track not in TRACKS:
            raise Refused("card", rule="sotc.stress.keep")
        found = read_boxes(boxes)
        return replace(sheet, hurt=found) if track == TRACKS[0] else replace(sheet, shaken=found)
    if mark == "weapon":
        return replace(sheet, weapons=(*sheet.weapons, read_weapon(said, len(sheet.weapons) + 1)))
    return replace(sheet, companions=(*sheet.companions, read_companion(said)))


def read_number(text: str, least: int, most: int, rule: str) -> int:
    if not NUMBER.fullmatch(text):
        raise Refused("card", rule=rule)
    return check_number(int(text), least, most, rule)


def read_boxes(text: str) -> tuple[int, ...]:
    """Boxes by their numbers (sotc.stress.keep)."""
    found = {read_number(one, 1, MOST_BOXES, "sotc.stress.keep") for one in text.split()}
    return tuple(sorted(found))


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
    """Return the text before the colon, and the name behind it."""
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
    """Return the fault in a card, before it is used."""
    try:
        read_card(text)
    except Refused as refused:
        return refused
    return None


def read(text: str) -> Named:
    """Return the name that `written` wrote; an id that is none of ours is a text like any other."""
    if text.startswith("@") and text[1:] in builtin():
        return Label(text[1:])
    if text.startswith(USUAL_WEAPON) and text.removeprefix(USUAL_WEAPON) in WEAPONS:
        return Label("sotc-weapon", kind=text.removeprefix(USUAL_WEAPON))
    said = plain(text)
    if not 0 < len(said) <= LONGEST_ASPECT:
        raise Refused("length", rule=RULE, least=1, most=LONGEST_ASPECT)
    return UserText(said)
