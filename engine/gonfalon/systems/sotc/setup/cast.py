"""Heroes and villains to copy: five of each, with skills, aspects of their own and weapons. Names of minions and companions.

The texts are messages of `sotc_names.ftl`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from gonfalon.questions.figures import Label
from gonfalon.systems.sotc.state.people import Kind, Ratings, Weapon

BEST = 5


@dataclass(frozen=True, slots=True)
class Template:
    """A character to copy: `role` says what kind it is, `name` is the person."""

    key: str
    role: Label
    name: Label
    skills: Ratings
    aspects: tuple[Label, ...]
    weapons: tuple[Weapon, ...]


def pyramid(*steps: str) -> Ratings:
    """The skills of each step, the best first, one rating less from step to step."""
    return tuple((skill, BEST - down) for down, step in enumerate(steps) for skill in step.split())


def weapon(number: int, name: str, skill: str, reach: int) -> Weapon:
    """sotc.frame.range"""
    return Weapon(f"w{number}", Label(name), skill, reach)


HEROES: tuple[Template, ...] = (
    Template(
        "boxer",
        Label("sotc-role-boxer"),
        Label("sotc-name-boxer"),
        pyramid(
            "fists",
            "endurance might",
            "athletics intimidation resolve",
            "alertness weapons drive contacting",
            "guns empathy gambling leadership survival",
        ),
        (Label("sotc-aspect-boxer-1"), Label("sotc-aspect-boxer-2"), Label("sotc-aspect-boxer-3")),
        (weapon(1, "sotc-weapon-bottle", "weapons", 1),),
    ),
    Template(
        "aviator",
        Label("sotc-role-aviator"),
        Label("sotc-name-aviator"),
        pyramid(
            "pilot",
            "guns athletics",
            "alertness drive resolve",
            "engineering endurance rapport survival",
            "fists empathy contacting gambling stealth",
        ),
        (Label("sotc-aspect-aviator-1"), Label("sotc-aspect-aviator-2"), Label("sotc-aspect-aviator-3")),
        (weapon(1, "sotc-weapon-pistol", "guns", 2),),
    ),
    Template(
        "scholar",
        Label("sotc-role-scholar"),
        Label("sotc-name-scholar"),
        pyramid(
            "academics",
            "mysteries science",
            "empathy investigation resolve",
            "alertness athletics weapons rapport",
            "endurance engineering guns art survival",
        ),
        (Label("sotc-aspect-scholar-1"), Label("sotc-aspect-scholar-2"), Label("sotc-aspect-scholar-3")),
        (weapon(1, "sotc-weapon-cane", "weapons", 0),),
    ),
    Template(
        "reporter",
        Label("sotc-role-reporter"),
        Label("sotc-name-reporter"),
        pyramid(
            "rapport",
            "deceit investigation",
            "empathy contacting resolve",
            "alertness athletics intimidation stealth",
            "guns fists burglary drive endurance",
        ),
        (Label("sotc-aspect-reporter-1"), Label("sotc-aspect-reporter-2"), Label("sotc-aspect-reporter-3")),
        (weapon(1, "sotc-weapon-derringer", "guns", 1),),
    ),
    Template(
        "acrobat",
        Label("sotc-role-acrobat"),
        Label("sotc-name-acrobat"),
        pyramid(
            "athletics",
            "stealth weapons",
            "alertness burglary sleight",
            "deceit endurance fists resolve",
            "contacting empathy gambling investigation rapport",
        ),
        (Label("sotc-aspect-acrobat-1"), Label("sotc-aspect-acrobat-2"), Label("sotc-aspect-acrobat-3")),
        (weapon(1, "sotc-weapon-knives", "weapons", 1),),
    ),
)

VILLAINS: tuple[Template, ...] = (
    Template(
        "boss",
        Label("sotc-role-boss"),
        Label("sotc-name-boss"),
        pyramid(
            "fists",
            "leadership might",
            "endurance guns intimidation",
            "alertness resolve contacting deceit",
            "athletics drive empathy gambling weapons",
        ),
        (Label("sotc-aspect-boss-1"), Label("sotc-aspect-boss-2"), Label("sotc-aspect-boss-3")),
        (weapon(1, "sotc-weapon-shotgun", "guns", 2),),
    ),
    Template(
        "duellist",
        Label("sotc-role-duellist"),
        Label("sotc-name-duellist"),
        pyramid(
            "weapons",
            "athletics resolve",
            "alertness fists intimidation",
            "endurance deceit leadership stealth",
            "guns empathy rapport drive survival",
        ),
        (Label("sotc-aspect-duellist-1"), Label("sotc-aspect-duellist-2"), Label("sotc-aspect-duellist-3")),
        (weapon(1, "sotc-weapon-sabre", "weapons", 0),),
    ),
    Template(
        "schemer",
        Label("sotc-role-schemer"),
        Label("sotc-name-schemer"),
        pyramid(
            "deceit",
            "leadership resolve",
            "empathy intimidation rapport",
            "alertness contacting guns resources",
            "athletics endurance investigation mysteries weapons",
        ),
        (Label("sotc-aspect-schemer-1"), Label("sotc-aspect-schemer-2"), Label("sotc-aspect-schemer-3")),
        (weapon(1, "sotc-weapon-pistol", "guns", 2),),
    ),
    Template(
        "mesmerist",
        Label("sotc-role-mesmerist"),
        Label("sotc-name-mesmerist"),
        pyramid(
            "intimidation",
            "deceit resolve",
            "empathy mysteries rapport",
            "alertness academics sleight stealth",
            "athletics endurance fists leadership weapons",
        ),
        (Label("sotc-aspect-mesmerist-1"), Label("sotc-aspect-mesmerist-2"), Label("sotc-aspect-mesmerist-3")),
        (weapon(1, "sotc-weapon-dagger", "weapons", 0),),
    ),
    Template(
        "inventor",
        Label("sotc-role-inventor"),
        Label("sotc-name-inventor"),
        pyramid(
            "engineering",
            "guns science",
            "alertness drive resolve",
            "athletics deceit endurance intimidation",
            "fists leadership mysteries resources weapons",
        ),
        (Label("sotc-aspect-inventor-1"), Label("sotc-aspect-inventor-2"), Label("sotc-aspect-inventor-3")),
        (weapon(1, "sotc-weapon-ray", "guns", 3),),
    ),
)

TEMPLATES = (*HEROES, *VILLAINS)

MOBS: dict[Kind, Label] = {
    Kind.PHYSICAL: Label("sotc-mob-thugs"),
    Kind.SOCIAL: Label("sotc-mob-courtiers"),
    Kind.MENTAL: Label("sotc-mob-acolytes"),
}
"""The names of minions that got none, by their scope."""

COMPANIONS: dict[Kind, Label] = {
    Kind.PHYSICAL: Label("sotc-companion-sidekick"),
    Kind.SOCIAL: Label("sotc-companion-aide"),
    Kind.MENTAL: Label("sotc-companion-assistant"),
}
"""The names of companions that got none, by the kind of conflict they help in (sotc.comp.type)."""


def template_of(key: str) -> Template:
    return next(one for one in TEMPLATES if one.key == key)


@lru_cache(maxsize=1)
def builtin() -> frozenset[str]:
    """The ids of all names of ours that may stand on a card."""
    named = (label for one in TEMPLATES for label in (one.name, *one.aspects))
    carried = (one.name for template in TEMPLATES for one in template.weapons)
    others = (*named, *carried, *MOBS.values(), *COMPANIONS.values())
    return frozenset(label.id for label in others if isinstance(label, Label))
