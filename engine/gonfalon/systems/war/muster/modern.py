"""Soldiers of today, on foot, on wheels and in the air."""

from __future__ import annotations

from gonfalon.questions.figures import Label
from gonfalon.systems.war.muster.patterns import Theme, average, fair, good, main_npc, pc, supporting

RIOT = average("modern-riot", "fight", Label("war-name-modern-riot"))
RESERVISTS = average("modern-reservists", "shoot", Label("war-name-modern-reservists"))
DRONES = average("modern-drones", "notice", Label("war-name-modern-drones"))
ENGINEERS = fair(
    "modern-engineers",
    ("fight", "athletics", "shoot"),
    Label("war-name-modern-engineers"),
    Label("war-name-modern-engineers-2"),
)
PLATOON = fair(
    "modern-platoon",
    ("shoot", "will", "athletics"),
    Label("war-name-modern-platoon"),
    Label("war-name-modern-platoon-2"),
)
PATROL = fair(
    "modern-patrol",
    ("drive", "fight", "shoot"),
    Label("war-name-modern-patrol"),
    Label("war-name-modern-patrol-2"),
)
SCOUTS = fair(
    "modern-scouts",
    ("stealth", "shoot", "notice"),
    Label("war-name-modern-scouts"),
    Label("war-name-modern-scouts-2"),
)
COMMANDOS = good(
    "modern-commandos",
    ("fight", "stealth", "athletics", "shoot", "notice", "will"),
    Label("war-name-modern-commandos"),
    Label("war-name-modern-commandos-2"),
    Label("war-name-modern-commandos-3"),
)
TANKS = good(
    "modern-tanks",
    ("shoot", "drive", "provoke", "will", "notice", "fight"),
    Label("war-name-modern-tanks"),
    Label("war-name-modern-tanks-2"),
    Label("war-name-modern-tanks-3"),
)
GUNSHIPS = good(
    "modern-gunships",
    ("pilot", "shoot", "notice", "provoke", "will", "stealth"),
    Label("war-name-modern-gunships"),
    Label("war-name-modern-gunships-2"),
    Label("war-name-modern-gunships-3"),
)
ROCKETS = good(
    "modern-rockets",
    ("provoke", "shoot", "drive", "will", "notice", "fight"),
    Label("war-name-modern-rockets"),
    Label("war-name-modern-rockets-2"),
    Label("war-name-modern-rockets-3"),
)
MOUNTAIN = good(
    "modern-mountain",
    ("athletics", "shoot", "will", "notice", "stealth", "fight"),
    Label("war-name-modern-mountain"),
    Label("war-name-modern-mountain-2"),
    Label("war-name-modern-mountain-3"),
)

LENA = pc(
    "modern-captain-lena",
    Label("war-name-modern-captain-lena"),
    Label("war-name-modern-captain-lena-2"),
    Label("war-name-modern-captain-lena-3"),
    will=3,
    shoot=3,
    athletics=2,
    fight=1,
)
TARIK = pc(
    "modern-captain-tarik",
    Label("war-name-modern-captain-tarik"),
    Label("war-name-modern-captain-tarik-2"),
    Label("war-name-modern-captain-tarik-3"),
    fight=3,
    shoot=2,
    will=2,
    notice=2,
)
PELLE = supporting(
    "modern-captain-pelle",
    Label("war-name-modern-captain-pelle"),
    Label("war-name-modern-captain-pelle-2"),
    Label("war-name-modern-captain-pelle-3"),
    notice=3,
    will=2,
    shoot=1,
)
REYES = main_npc(
    "modern-captain-reyes",
    Label("war-name-modern-captain-reyes"),
    Label("war-name-modern-captain-reyes-2"),
    Label("war-name-modern-captain-reyes-3"),
    will=4,
    notice=3,
    shoot=2,
    provoke=2,
)

THEME = Theme(
    key="modern",
    patterns=(
        RIOT,
        RESERVISTS,
        DRONES,
        ENGINEERS,
        PLATOON,
        PATROL,
        SCOUTS,
        COMMANDOS,
        TANKS,
        GUNSHIPS,
        ROCKETS,
        MOUNTAIN,
    ),
    captains=(LENA, TARIK, PELLE, REYES),
    venue="fight_and_shoot",
    skill_list="all",
    label=Label("war-name-theme-modern"),
)
