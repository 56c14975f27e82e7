"""Elves and other folk of the forest."""

from __future__ import annotations

from gonfalon.questions.figures import Label
from gonfalon.systems.war.muster.patterns import Theme, average, fair, good, main_npc, pc, supporting

BRAMBLES = average("elves-brambles", "fight", Label("war-name-elves-brambles"))
FLEDGLINGS = average("elves-fledglings", "shoot", Label("war-name-elves-fledglings"))
PIXIES = average("elves-pixies", "stealth", Label("war-name-elves-pixies"))
SPEARS = fair(
    "elves-spears",
    ("fight", "athletics", "will"),
    Label("war-name-elves-spears"),
    Label("war-name-elves-spears-2"),
)
BOWS = fair(
    "elves-bows",
    ("shoot", "notice", "athletics"),
    Label("war-name-elves-bows"),
    Label("war-name-elves-bows-2"),
)
STAGS = fair(
    "elves-stags",
    ("athletics", "fight", "notice"),
    Label("war-name-elves-stags"),
    Label("war-name-elves-stags-2"),
)
SHADOWS = fair(
    "elves-shadows",
    ("stealth", "shoot", "notice"),
    Label("war-name-elves-shadows"),
    Label("war-name-elves-shadows-2"),
)
BLADES = good(
    "elves-blades",
    ("fight", "athletics", "provoke", "stealth", "notice", "will"),
    Label("war-name-elves-blades"),
    Label("war-name-elves-blades-2"),
    Label("war-name-elves-blades-3"),
)
SILENT = good(
    "elves-silent",
    ("shoot", "notice", "stealth", "athletics", "will", "fight"),
    Label("war-name-elves-silent"),
    Label("war-name-elves-silent-2"),
    Label("war-name-elves-silent-3"),
)
EAGLES = good(
    "elves-eagles",
    ("athletics", "notice", "fight", "provoke", "will", "stealth"),
    Label("war-name-elves-eagles"),
    Label("war-name-elves-eagles-2"),
    Label("war-name-elves-eagles-3"),
)
OAKS = good(
    "elves-oaks",
    ("provoke", "fight", "will", "athletics", "notice", "shoot"),
    Label("war-name-elves-oaks"),
    Label("war-name-elves-oaks-2"),
    Label("war-name-elves-oaks-3"),
)
SINGERS = good(
    "elves-singers",
    ("will", "stealth", "notice", "provoke", "shoot", "athletics"),
    Label("war-name-elves-singers"),
    Label("war-name-elves-singers-2"),
    Label("war-name-elves-singers-3"),
)

ILVARA = pc(
    "elves-captain-ilvara",
    Label("war-name-elves-captain-ilvara"),
    Label("war-name-elves-captain-ilvara-2"),
    Label("war-name-elves-captain-ilvara-3"),
    shoot=4,
    will=2,
    notice=2,
    stealth=1,
)
TAM = pc(
    "elves-captain-tam",
    Label("war-name-elves-captain-tam"),
    Label("war-name-elves-captain-tam-2"),
    Label("war-name-elves-captain-tam-3"),
    will=3,
    fight=2,
    athletics=2,
    stealth=2,
)
ASH = supporting(
    "elves-captain-ash",
    Label("war-name-elves-captain-ash"),
    Label("war-name-elves-captain-ash-2"),
    Label("war-name-elves-captain-ash-3"),
    will=3,
    notice=2,
    shoot=1,
)
ERLKING = main_npc(
    "elves-captain-erlking",
    Label("war-name-elves-captain-erlking"),
    Label("war-name-elves-captain-erlking-2"),
    Label("war-name-elves-captain-erlking-3"),
    will=4,
    fight=3,
    provoke=3,
    stealth=2,
)

THEME = Theme(
    key="elves",
    patterns=(BRAMBLES, FLEDGLINGS, PIXIES, SPEARS, BOWS, STAGS, SHADOWS, BLADES, SILENT, EAGLES, OAKS, SINGERS),
    captains=(ILVARA, TAM, ASH, ERLKING),
    venue="fight_and_shoot",
    skill_list="field",
    label=Label("war-name-theme-elves"),
)
