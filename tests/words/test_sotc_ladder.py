"""The names of the ladder beyond both of its ends, in every language (sotc.roll.ladder)."""

from __future__ import annotations

import pytest

from gonfalon.fate.ladder import rung
from gonfalon.questions.figures import Label
from gonfalon.systems.sotc.state.skills import LADDER, skill_named
from gonfalon.words import Words

NAMES = {
    "de": {8: "Legendär (+8)", 9: "Legendär +1 (+9)", 10: "Legendär +2 (+10)", 25: "Legendär +17 (+25)"},
    "fr": {8: "Légendaire (+8)", 9: "Légendaire +1 (+9)", 10: "Légendaire +2 (+10)", 25: "Légendaire +17 (+25)"},
    "en": {8: "Legendary (+8)", 9: "Legendary +1 (+9)", 10: "Legendary +2 (+10)", 25: "Legendary +17 (+25)"},
}
LOW = {
    "de": {-2: "Fürchterlich (−2)", -3: "Abgrundtief (−3)", -4: "−4", -20: "−20"},
    "fr": {-2: "Atroce (−2)", -3: "Abyssal (−3)", -4: "−4", -20: "−20"},
    "en": {-2: "Terrible (−2)", -3: "Abysmal (−3)", -4: "−4", -20: "−20"},
}
languages = pytest.mark.parametrize("language", sorted(NAMES))


@languages
def test_the_highest_name_goes_on_and_below_abysmal_there_are_numbers(language: str) -> None:
    """sotc.roll.ladder"""
    words = Words(language)
    for value, name in (NAMES[language] | LOW[language]).items():
        assert words.label(rung(LADDER, value)) == name


@languages
def test_an_effort_is_told_by_its_name(language: str) -> None:
    """sotc.roll.ladder sotc.roll.shifts"""
    told = Label(
        "tell-sotc-roll-shifts",
        piece="anna",
        skill=skill_named("fists"),
        total=10,
        effort=rung(LADDER, 10),
        against=9,
        opposition=rung(LADDER, 9),
        facing="difficulty",
        by="none",
        defence="none",
        opposed="yes",
        shifts=1,
        outcome="success",
    )
    said = Words(language).label(told)
    assert NAMES[language][10] in said
    assert NAMES[language][9] in said
