"""The dead who were called back."""

from __future__ import annotations

from gonfalon.questions.figures import Label
from gonfalon.systems.war.muster.patterns import Theme, average, fair, good, main_npc, pc, supporting

SHAMBLERS = average("undead-shamblers", "fight", Label("war-name-undead-shamblers"))
BONE_THROWERS = average("undead-bone-throwers", "shoot", Label("war-name-undead-bone-throwers"))
CROWS = average("undead-crows", "notice", Label("war-name-undead-crows"))
LEGION = fair(
    "undead-legion",
    ("fight", "will", "athletics"),
    Label("war-name-undead-legion"),
    Label("war-name-undead-legion-2"),
)
ARCHERS = fair(
    "undead-archers",
    ("shoot", "will", "notice"),
    Label("war-name-undead-archers"),
    Label("war-name-undead-archers-2"),
)
HOUNDS = fair(
    "undead-hounds",
    ("athletics", "fight", "provoke"),
    Label("war-name-undead-hounds"),
    Label("war-name-undead-hounds-2"),
)
CANDLES = fair(
    "undead-candles",
    ("stealth", "shoot", "provoke"),
    Label("war-name-undead-candles"),
    Label("war-name-undead-candles-2"),
)
HELMS = good(
    "undead-helms",
    ("fight", "will", "provoke", "athletics", "notice", "stealth"),
    Label("war-name-undead-helms"),
    Label("war-name-undead-helms-2"),
    Label("war-name-undead-helms-3"),
)
CATAPULTS = good(
    "undead-catapults",
    ("shoot", "provoke", "will", "notice", "athletics", "fight"),
    Label("war-name-undead-catapults"),
    Label("war-name-undead-catapults-2"),
    Label("war-name-undead-catapults-3"),
)
HUNT = good(
    "undead-hunt",
    ("athletics", "fight", "provoke", "stealth", "notice", "will"),
    Label("war-name-undead-hunt"),
    Label("war-name-undead-hunt-2"),
    Label("war-name-undead-hunt-3"),
)
CHOIR = good(
    "undead-choir",
    ("provoke", "will", "stealth", "athletics", "notice", "shoot"),
    Label("war-name-undead-choir"),
    Label("war-name-undead-choir-2"),
    Label("war-name-undead-choir-3"),
)
HULK = good(
    "undead-hulk",
    ("fight", "athletics", "provoke", "will", "notice", "shoot"),
    Label("war-name-undead-hulk"),
    Label("war-name-undead-hulk-2"),
    Label("war-name-undead-hulk-3"),
)

MORTUIN = pc(
    "undead-captain-mortuin",
    Label("war-name-undead-captain-mortuin"),
    Label("war-name-undead-captain-mortuin-2"),
    Label("war-name-undead-captain-mortuin-3"),
    will=4,
    shoot=2,
    notice=2,
    stealth=1,
)
ILSABE = pc(
    "undead-captain-ilsabe",
    Label("war-name-undead-captain-ilsabe"),
    Label("war-name-undead-captain-ilsabe-2"),
    Label("war-name-undead-captain-ilsabe-3"),
    will=3,
    fight=2,
    notice=2,
    stealth=2,
)
HEADLESS = supporting(
    "undead-captain-headless",
    Label("war-name-undead-captain-headless"),
    Label("war-name-undead-captain-headless-2"),
    Label("war-name-undead-captain-headless-3"),
    fight=3,
    will=2,
    athletics=2,
)
ASH_QUEEN = main_npc(
    "undead-captain-ash-queen",
    Label("war-name-undead-captain-ash-queen"),
    Label("war-name-undead-captain-ash-queen-2"),
    Label("war-name-undead-captain-ash-queen-3"),
    will=4,
    fight=3,
    provoke=3,
    notice=2,
)

THEME = Theme(
    key="undead",
    patterns=(SHAMBLERS, BONE_THROWERS, CROWS, LEGION, ARCHERS, HOUNDS, CANDLES, HELMS, CATAPULTS, HUNT, CHOIR, HULK),
    captains=(MORTUIN, ILSABE, HEADLESS, ASH_QUEEN),
    venue="fight_and_shoot",
    skill_list="field",
    label=Label("war-name-theme-undead"),
)
