"""Dwarves in their halls and galleries."""

from __future__ import annotations

from gonfalon.questions.figures import Label
from gonfalon.systems.war.muster.patterns import Theme, average, fair, good, main_npc, pc, supporting

MINERS = average("dwarves-miners", "fight", Label("war-name-dwarves-miners"))
PRENTICES = average("dwarves-prentices", "shoot", Label("war-name-dwarves-prentices"))
LAMPS = average("dwarves-lamps", "notice", Label("war-name-dwarves-lamps"))
SHIELDS = fair(
    "dwarves-shields",
    ("fight", "will", "athletics"),
    Label("war-name-dwarves-shields"),
    Label("war-name-dwarves-shields-2"),
)
CROSSBOWS = fair(
    "dwarves-crossbows",
    ("shoot", "notice", "will"),
    Label("war-name-dwarves-crossbows"),
    Label("war-name-dwarves-crossbows-2"),
)
CARTS = fair(
    "dwarves-carts",
    ("athletics", "fight", "provoke"),
    Label("war-name-dwarves-carts"),
    Label("war-name-dwarves-carts-2"),
)
SCOUTS = fair(
    "dwarves-scouts",
    ("stealth", "shoot", "notice"),
    Label("war-name-dwarves-scouts"),
    Label("war-name-dwarves-scouts-2"),
)
IRONBEARDS = good(
    "dwarves-ironbeards",
    ("fight", "will", "athletics", "provoke", "notice", "shoot"),
    Label("war-name-dwarves-ironbeards"),
    Label("war-name-dwarves-ironbeards-2"),
    Label("war-name-dwarves-ironbeards-3"),
)
GUNNERS = good(
    "dwarves-gunners",
    ("shoot", "will", "notice", "fight", "athletics", "provoke"),
    Label("war-name-dwarves-gunners"),
    Label("war-name-dwarves-gunners-2"),
    Label("war-name-dwarves-gunners-3"),
)
RAM = good(
    "dwarves-ram",
    ("athletics", "fight", "provoke", "will", "notice", "shoot"),
    Label("war-name-dwarves-ram"),
    Label("war-name-dwarves-ram-2"),
    Label("war-name-dwarves-ram-3"),
)
LAST = good(
    "dwarves-last",
    ("provoke", "fight", "athletics", "will", "notice", "shoot"),
    Label("war-name-dwarves-last"),
    Label("war-name-dwarves-last-2"),
    Label("war-name-dwarves-last-3"),
)
SAPPERS = good(
    "dwarves-sappers",
    ("stealth", "shoot", "notice", "athletics", "will", "fight"),
    Label("war-name-dwarves-sappers"),
    Label("war-name-dwarves-sappers-2"),
    Label("war-name-dwarves-sappers-3"),
)

BRUNHILD = pc(
    "dwarves-captain-brunhild",
    Label("war-name-dwarves-captain-brunhild"),
    Label("war-name-dwarves-captain-brunhild-2"),
    Label("war-name-dwarves-captain-brunhild-3"),
    will=3,
    fight=3,
    athletics=1,
    notice=2,
)
GRIMBART = pc(
    "dwarves-captain-grimbart",
    Label("war-name-dwarves-captain-grimbart"),
    Label("war-name-dwarves-captain-grimbart-2"),
    Label("war-name-dwarves-captain-grimbart-3"),
    shoot=4,
    will=2,
    notice=2,
    athletics=1,
)
DORN = supporting(
    "dwarves-captain-dorn",
    Label("war-name-dwarves-captain-dorn"),
    Label("war-name-dwarves-captain-dorn-2"),
    Label("war-name-dwarves-captain-dorn-3"),
    notice=3,
    will=2,
    fight=1,
)
THORGRUND = main_npc(
    "dwarves-captain-thorgrund",
    Label("war-name-dwarves-captain-thorgrund"),
    Label("war-name-dwarves-captain-thorgrund-2"),
    Label("war-name-dwarves-captain-thorgrund-3"),
    will=4,
    fight=4,
    provoke=2,
    athletics=1,
)

THEME = Theme(
    key="dwarves",
    patterns=(MINERS, PRENTICES, LAMPS, SHIELDS, CROSSBOWS, CARTS, SCOUTS, IRONBEARDS, GUNNERS, RAM, LAST, SAPPERS),
    captains=(BRUNHILD, GRIMBART, DORN, THORGRUND),
    venue="fight_and_shoot",
    skill_list="underground",
    label=Label("war-name-theme-dwarves"),
)
