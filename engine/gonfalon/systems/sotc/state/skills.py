"""Skills: the list, what attacks and defends with which, and the ladder that rates them."""

from __future__ import annotations

from gonfalon.questions.figures import Argument, Label, UserText
from gonfalon.systems.sotc.state.people import Kind

SKILLS = (
    *(
        "academics",
        "alertness",
        "art",
        "athletics",
        "burglary",
        "contacting",
        "deceit",
        "drive",
        "empathy",
        "endurance",
    ),
    *("engineering", "fists", "gambling", "guns", "intimidation", "investigation", "leadership", "might", "mysteries"),
    *("pilot", "rapport", "resolve", "resources", "science", "sleight", "stealth", "survival", "weapons"),
)
"""The skills of the SRD."""

DEFENCES: dict[str, tuple[str, ...]] = {
    "fists": ("fists", "weapons", "athletics"),
    "guns": ("fists", "weapons", "athletics"),
    "weapons": ("fists", "weapons", "athletics"),
    "deceit": ("resolve", "empathy"),
    "intimidation": ("resolve",),
    "rapport": ("resolve", "deceit"),
    "might": ("might",),
}
"""The usual defences against each attack (sotc.attack.skills)."""

USUAL: dict[Kind, tuple[str, ...]] = {
    Kind.PHYSICAL: ("fists", "guns", "weapons"),
    Kind.SOCIAL: ("deceit", "intimidation", "rapport"),
    Kind.MENTAL: ("deceit", "intimidation", "rapport"),
}
"""The usual attacks in each kind of conflict (sotc.attack.skills)."""

DODGES: dict[Kind, tuple[str, ...]] = {
    Kind.PHYSICAL: ("athletics", "fists", "weapons"),
    Kind.SOCIAL: ("resolve", "empathy", "deceit"),
    Kind.MENTAL: ("resolve", "empathy"),
}
"""The defence against a skill that no list names, by the kind of the conflict."""

LADDER = "sotc-ladder"
"""The message with the names of the ladder (sotc.roll.ladder)."""

QUALITY = "quality"
"""The name of the trait that minions roll in place of a skill (sotc.minion.quality)."""


def skill_named(skill: str) -> Argument:
    """A skill of the list by its message, one that the table added as it was typed."""
    return Label("sotc-skill", skill=skill) if skill in (*SKILLS, QUALITY) else UserText(skill)


def skill_key(skill: str) -> str:
    """A skill as the key of an option: one that a person named never looks like another key."""
    return skill if skill in (*SKILLS, QUALITY) else f"own.{skill}"
