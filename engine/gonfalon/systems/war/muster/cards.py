"""Unit and leader cards as a line of text: what a roster keeps, and what can be typed or pasted in.

fair | fight 2, athletics 1, will 1 | Village Pikes | Shoulder to Shoulder
main | will 3, fight 3, athletics 2 | Ida | Captain of the North Gate | stress 2 | slots mild moderate severe
"""

from __future__ import annotations

import re

from gonfalon.fate.aspects import Named
from gonfalon.questions.figures import Label, UserText
from gonfalon.questions.refusal import Refused
from gonfalon.questions.tidy import tidy
from gonfalon.systems.war.muster.builtin_names import builtin_name
from gonfalon.systems.war.state.facts import ASPECTS, QUALITY_RULE, RANKS, SKILLS, SLOTS
from gonfalon.systems.war.state.pieces import LONGEST_ASPECT, LONGEST_NAME, Leader, Ratings, Unit

LONGEST_CARD = 700
SAMPLE_LEADER = "supporting | will 2, fight 1 | … | stress 2 | slots mild moderate severe"
"""A sample of a card; the dots stand for names."""

KINDS = ("pc", "supporting", "main")
MOST_BOXES = 8
MOST_RATING = 8
MOST_LEADER_ASPECTS = 6
LEADER_SLOTS = ("mild", "moderate", "severe")


UNNAMED_UNIT = "war-unit-unnamed"
MARKS = ("@", "stress ", "stunt ", "slots")
"""The beginnings of a card's parts that are no aspects."""

COMMA = re.compile(r"(?<!\\),")


def written(named: Named) -> str:
    """An aspect on a card: the id of a name of ours, or a person's text, made safe against the marks of the card."""
    if isinstance(named, Label):
        return f"@{named.id}"
    text = escaped(named.text)
    return f"\\{text}" if text.startswith(MARKS) else text


def escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace("|", "\\|").replace(",", "\\,")


def plain(text: str) -> str:
    """Return the text that `escaped` was given."""
    return re.sub(r"\\(.)", r"\1", text)


def read(text: str) -> Named:
    """Return the name that `written` wrote; an id that is none of ours is a text like any other."""
    ours = builtin_name(text[1:]) if text.startswith("@") else None
    return ours or UserText(plain(text))


def unit_name(text: str, quality: str, skills: Ratings) -> Named:
    """The first aspect; a unit without a name is called after its best skill."""
    if text == f"@{UNNAMED_UNIT}":
        return unnamed(quality, skills)
    return read(text)


def unnamed(quality: str, skills: Ratings) -> Label:
    return Label("war-unit-unnamed", skill=skills[0][0], quality=quality)


def sample_unit(in_force: tuple[str, ...]) -> str:
    """Return a sample of a unit's card, with a skill of this battle."""
    return f"average | {in_force[0]} 1 | …"


def unit_card(unit: Unit) -> str:
    return " | ".join((unit.quality, skills_text(unit.skills), *(written(one) for one in unit.aspects)))


def leader_card(leader: Leader) -> str:
    parts = [leader.kind, skills_text(leader.skills), written(leader.name), *(written(one) for one in leader.aspects)]
    return " | ".join((*parts, f"stress {len(leader.boxes)}", f"slots {' '.join(leader.slots)}".strip()))


def skills_text(skills: Ratings) -> str:
    return ", ".join(f"{escaped(skill)} {rating}" for skill, rating in skills)


def read_unit(text: str, in_force: tuple[str, ...]) -> Unit:
    """The unit of a card, unhurt and owned by nobody; raises Refused with the rule that it breaks."""
    quality, skills, *aspects = fields(text, "war.unit.parts")
    if quality not in RANKS:
        raise Refused("card", rule="war.unit.parts")
    rule = QUALITY_RULE[quality]
    for extra in aspects:
        if extra.startswith(("stress ", "stunt ")):
            raise Refused("card-extra", rule="war.unit.parts")
        if extra.startswith("slots "):
            check_slots(quality, tuple(extra.split()[1:]))
    named = tuple(one for one in aspects if not one.startswith("slots "))
    ratings = read_skills(skills, in_force, "war.unit.skill_unique")
    if tuple(sorted((rating for _, rating in ratings), reverse=True)) != RANKS[quality]:
        raise Refused("card-skills", rule=rule, quality=quality)
    most = ASPECTS[quality]
    if not named or len(named) > most:
        raise Refused("card-aspects", rule=rule, most=most)
    padded = (*named, *("",) * (most - len(named)))
    name, *more = (check_length(one) for one in padded)
    return Unit("", "", quality, ratings, (unit_name(name, quality, ratings), *(read(one) for one in more)))


def check_slots(quality: str, slots: tuple[str, ...]) -> None:
    """Units have the slots of their quality, never a severe one (war.unit.good)."""
    if slots != SLOTS[quality]:
        raise Refused("card-slots", rule=QUALITY_RULE[quality], quality=quality)


def read_leader(text: str) -> Leader:
    """The leader of a card; a nameless NPC is none (war.leader.who)."""
    kind, skills, name, *more = (*fields(text, "war.leader.who"), "")
    if kind not in KINDS or not name:
        raise Refused("card-leader", rule="war.leader.who")
    boxes, slots, aspects = 2, tuple(LEADER_SLOTS), list[Named]()
    for part in (one for one in more if one):
        if part.startswith("stress "):
            boxes = read_boxes(part[7:])
        elif part == "slots" or part.startswith("slots "):
            slots = tuple(slot for slot in LEADER_SLOTS if slot in part.split())
        else:
            aspects.append(read(check_length(part)))
    if len(aspects) > MOST_LEADER_ASPECTS:
        raise Refused("card-aspects", rule="war.leader.who", most=MOST_LEADER_ASPECTS)
    ratings = read_skills(skills, (), "war.leader.who")
    return Leader("", "", kind, read(check_length(name)), ratings, tuple(aspects), (False,) * boxes, slots)


def read_boxes(text: str) -> int:
    """Return the number of stress boxes; raises Refused for a text that is no such number."""
    if not (text.isascii() and text.isdigit() and int(text) <= MOST_BOXES):
        raise Refused("card-leader", rule="war.leader.who")
    return int(text)


def fields(text: str, rule: str) -> list[str]:
    parts = [tidy(part) for part in parted(text)]
    if len(parts) < 3:
        raise Refused("card", rule=rule)
    return parts


def parted(text: str) -> list[str]:
    """The parts of a card, at every bar that is not escaped."""
    return re.split(r"(?<!\\)\|", text)


def read_skills(text: str, in_force: tuple[str, ...], rule: str) -> Ratings:
    """Different skills of the list in force, best first (war.unit.skill_unique)."""
    ratings = []
    for part in COMMA.split(text) if text else ():
        skill, _, rating = part.strip().rpartition(" ")
        skill = skill.lower() if skill.lower() in SKILLS else plain(skill)
        if not skill or len(skill) > LONGEST_NAME or not rating.isascii() or not rating.isdigit():
            raise Refused("card", rule=rule)
        if int(rating) > MOST_RATING or (in_force and skill not in in_force):
            raise Refused("card-skill", rule=rule)
        ratings.append((skill, int(rating)))
    if len({skill for skill, _ in ratings}) < len(ratings):
        raise Refused("card-twice", rule=rule)
    return tuple(sorted(ratings, key=lambda one: -one[1]))


def check_length(text: str) -> str:
    if len(text) > LONGEST_ASPECT:
        raise Refused("length", rule="war.unit.parts", least=0, most=LONGEST_ASPECT)
    return text
