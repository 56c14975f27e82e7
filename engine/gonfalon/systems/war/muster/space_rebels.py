"""Colonies in revolt against an empire: no Fight, no Drive."""

from __future__ import annotations

from gonfalon.questions.figures import Label
from gonfalon.systems.war.muster.patterns import Theme, average, fair, good, main_npc, pc, supporting

FREIGHTERS = average("rebels-freighters", "shoot", Label("war-name-rebels-freighters"))
SKIMMERS = average("rebels-skimmers", "pilot", Label("war-name-rebels-skimmers"))
SMUGGLERS = average("rebels-smugglers", "stealth", Label("war-name-rebels-smugglers"))
GUNSHIPS = fair(
    "rebels-gunships",
    ("shoot", "pilot", "will"),
    Label("war-name-rebels-gunships"),
    Label("war-name-rebels-gunships-2"),
)
THIRTEEN = fair(
    "rebels-thirteen",
    ("pilot", "shoot", "athletics"),
    Label("war-name-rebels-thirteen"),
    Label("war-name-rebels-thirteen-2"),
)
COMETS = fair(
    "rebels-comets",
    ("notice", "pilot", "shoot"),
    Label("war-name-rebels-comets"),
    Label("war-name-rebels-comets-2"),
)
JAMMERS = fair(
    "rebels-jammers",
    ("provoke", "shoot", "pilot"),
    Label("war-name-rebels-jammers"),
    Label("war-name-rebels-jammers-2"),
)
CRUISER = good(
    "rebels-cruiser",
    ("shoot", "will", "pilot", "notice", "athletics", "provoke"),
    Label("war-name-rebels-cruiser"),
    Label("war-name-rebels-cruiser-2"),
    Label("war-name-rebels-cruiser-3"),
)
CHASERS = good(
    "rebels-chasers",
    ("pilot", "shoot", "athletics", "will", "notice", "stealth"),
    Label("war-name-rebels-chasers"),
    Label("war-name-rebels-chasers-2"),
    Label("war-name-rebels-chasers-3"),
)
RUNNERS = good(
    "rebels-runners",
    ("stealth", "pilot", "shoot", "notice", "athletics", "will"),
    Label("war-name-rebels-runners"),
    Label("war-name-rebels-runners-2"),
    Label("war-name-rebels-runners-3"),
)
FIRESHIPS = good(
    "rebels-fireships",
    ("provoke", "pilot", "athletics", "shoot", "stealth", "will"),
    Label("war-name-rebels-fireships"),
    Label("war-name-rebels-fireships-2"),
    Label("war-name-rebels-fireships-3"),
)
DESERTERS = good(
    "rebels-deserters",
    ("notice", "shoot", "pilot", "will", "stealth", "provoke"),
    Label("war-name-rebels-deserters"),
    Label("war-name-rebels-deserters-2"),
    Label("war-name-rebels-deserters-3"),
)

MIRA = pc(
    "rebels-captain-mira",
    Label("war-name-rebels-captain-mira"),
    Label("war-name-rebels-captain-mira-2"),
    Label("war-name-rebels-captain-mira-3"),
    will=4,
    shoot=2,
    provoke=2,
    pilot=1,
)
ROSA = pc(
    "rebels-captain-rosa",
    Label("war-name-rebels-captain-rosa"),
    Label("war-name-rebels-captain-rosa-2"),
    Label("war-name-rebels-captain-rosa-3"),
    pilot=4,
    shoot=2,
    will=2,
    athletics=1,
)
OSEI = supporting(
    "rebels-captain-osei",
    Label("war-name-rebels-captain-osei"),
    Label("war-name-rebels-captain-osei-2"),
    Label("war-name-rebels-captain-osei-3"),
    will=3,
    notice=2,
    shoot=1,
)
KARR = main_npc(
    "rebels-captain-karr",
    Label("war-name-rebels-captain-karr"),
    Label("war-name-rebels-captain-karr-2"),
    Label("war-name-rebels-captain-karr-3"),
    will=4,
    notice=3,
    provoke=2,
    shoot=2,
)

THEME = Theme(
    key="space_rebels",
    patterns=(
        FREIGHTERS,
        SKIMMERS,
        SMUGGLERS,
        GUNSHIPS,
        THIRTEEN,
        COMETS,
        JAMMERS,
        CRUISER,
        CHASERS,
        RUNNERS,
        FIRESHIPS,
        DESERTERS,
    ),
    captains=(MIRA, ROSA, OSEI, KARR),
    venue="shoot_only",
    skill_list="space",
    label=Label("war-name-theme-rebels"),
)
