"""Orcs, goblins and trolls of the waste."""

from __future__ import annotations

from gonfalon.questions.figures import Label
from gonfalon.systems.war.muster.patterns import Theme, average, fair, good, main_npc, pc, supporting

GOBLINS = average("orcs-goblins", "fight", Label("war-name-orcs-goblins"))
SLINGERS = average("orcs-slingers", "shoot", Label("war-name-orcs-slingers"))
DRUMMERS = average("orcs-drummers", "provoke", Label("war-name-orcs-drummers"))
AXES = fair(
    "orcs-axes",
    ("fight", "provoke", "athletics"),
    Label("war-name-orcs-axes"),
    Label("war-name-orcs-axes-2"),
)
FIRE = fair(
    "orcs-fire",
    ("shoot", "athletics", "notice"),
    Label("war-name-orcs-fire"),
    Label("war-name-orcs-fire-2"),
)
WOLVES = fair(
    "orcs-wolves",
    ("athletics", "fight", "notice"),
    Label("war-name-orcs-wolves"),
    Label("war-name-orcs-wolves-2"),
)
SNEAKS = fair(
    "orcs-sneaks",
    ("stealth", "shoot", "notice"),
    Label("war-name-orcs-sneaks"),
    Label("war-name-orcs-sneaks-2"),
)
IRON = good(
    "orcs-iron",
    ("fight", "athletics", "will", "provoke", "notice", "shoot"),
    Label("war-name-orcs-iron"),
    Label("war-name-orcs-iron-2"),
    Label("war-name-orcs-iron-3"),
)
SCRAP = good(
    "orcs-scrap",
    ("shoot", "provoke", "will", "notice", "fight", "athletics"),
    Label("war-name-orcs-scrap"),
    Label("war-name-orcs-scrap-2"),
    Label("war-name-orcs-scrap-3"),
)
CHARIOTS = good(
    "orcs-chariots",
    ("athletics", "fight", "provoke", "notice", "shoot", "will"),
    Label("war-name-orcs-chariots"),
    Label("war-name-orcs-chariots-2"),
    Label("war-name-orcs-chariots-3"),
)
TROLLS = good(
    "orcs-trolls",
    ("provoke", "fight", "athletics", "will", "notice", "shoot"),
    Label("war-name-orcs-trolls"),
    Label("war-name-orcs-trolls-2"),
    Label("war-name-orcs-trolls-3"),
)
SHAMANS = good(
    "orcs-shamans",
    ("will", "provoke", "shoot", "notice", "athletics", "fight"),
    Label("war-name-orcs-shamans"),
    Label("war-name-orcs-shamans-2"),
    Label("war-name-orcs-shamans-3"),
)

GORRA = pc(
    "orcs-captain-gorra",
    Label("war-name-orcs-captain-gorra"),
    Label("war-name-orcs-captain-gorra-2"),
    Label("war-name-orcs-captain-gorra-3"),
    fight=3,
    will=3,
    provoke=2,
    athletics=1,
)
SNIKK = pc(
    "orcs-captain-snikk",
    Label("war-name-orcs-captain-snikk"),
    Label("war-name-orcs-captain-snikk-2"),
    Label("war-name-orcs-captain-snikk-3"),
    stealth=3,
    will=2,
    shoot=3,
    athletics=2,
)
WART = supporting(
    "orcs-captain-wart",
    Label("war-name-orcs-captain-wart"),
    Label("war-name-orcs-captain-wart-2"),
    Label("war-name-orcs-captain-wart-3"),
    will=3,
    provoke=2,
    shoot=1,
)
HRAG = main_npc(
    "orcs-captain-hrag",
    Label("war-name-orcs-captain-hrag"),
    Label("war-name-orcs-captain-hrag-2"),
    Label("war-name-orcs-captain-hrag-3"),
    fight=4,
    will=3,
    provoke=3,
    athletics=2,
)

THEME = Theme(
    key="orcs",
    patterns=(GOBLINS, SLINGERS, DRUMMERS, AXES, FIRE, WOLVES, SNEAKS, IRON, SCRAP, CHARIOTS, TROLLS, SHAMANS),
    captains=(GORRA, SNIKK, WART, HRAG),
    venue="fight_and_shoot",
    skill_list="field",
    label=Label("war-name-theme-orcs"),
)
