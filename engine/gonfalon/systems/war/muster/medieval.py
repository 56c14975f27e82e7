"""Humans of castles and towns: knights, guilds, levies."""

from __future__ import annotations

from gonfalon.questions.figures import Label
from gonfalon.systems.war.muster.patterns import Theme, average, fair, good, main_npc, pc, supporting

LEVY = average("medieval-levy", "fight", Label("war-name-medieval-levy"))
POACHERS = average("medieval-poachers", "shoot", Label("war-name-medieval-poachers"))
SHEPHERDS = average("medieval-shepherds", "notice", Label("war-name-medieval-shepherds"))
PIKES = fair(
    "medieval-pikes",
    ("fight", "athletics", "will"),
    Label("war-name-medieval-pikes"),
    Label("war-name-medieval-pikes-2"),
)
CROSSBOWS = fair(
    "medieval-crossbows",
    ("shoot", "will", "notice"),
    Label("war-name-medieval-crossbows"),
    Label("war-name-medieval-crossbows-2"),
)
RIDERS = fair(
    "medieval-riders",
    ("athletics", "fight", "notice"),
    Label("war-name-medieval-riders"),
    Label("war-name-medieval-riders-2"),
)
FORESTERS = fair(
    "medieval-foresters",
    ("stealth", "shoot", "notice"),
    Label("war-name-medieval-foresters"),
    Label("war-name-medieval-foresters-2"),
)
KNIGHTS = good(
    "medieval-knights",
    ("fight", "athletics", "provoke", "will", "notice", "shoot"),
    Label("war-name-medieval-knights"),
    Label("war-name-medieval-knights-2"),
    Label("war-name-medieval-knights-3"),
)
LONGBOWS = good(
    "medieval-longbows",
    ("shoot", "notice", "will", "athletics", "fight", "stealth"),
    Label("war-name-medieval-longbows"),
    Label("war-name-medieval-longbows-2"),
    Label("war-name-medieval-longbows-3"),
)
WAGONS = good(
    "medieval-wagons",
    ("will", "shoot", "fight", "athletics", "notice", "provoke"),
    Label("war-name-medieval-wagons"),
    Label("war-name-medieval-wagons-2"),
    Label("war-name-medieval-wagons-3"),
)
BANNER = good(
    "medieval-banner",
    ("provoke", "fight", "athletics", "will", "stealth", "notice"),
    Label("war-name-medieval-banner"),
    Label("war-name-medieval-banner-2"),
    Label("war-name-medieval-banner-3"),
)
GUARD = good(
    "medieval-guard",
    ("fight", "will", "athletics", "notice", "provoke", "shoot"),
    Label("war-name-medieval-guard"),
    Label("war-name-medieval-guard-2"),
    Label("war-name-medieval-guard-3"),
)

HEDWIG = pc(
    "medieval-captain-hedwig",
    Label("war-name-medieval-captain-hedwig"),
    Label("war-name-medieval-captain-hedwig-2"),
    Label("war-name-medieval-captain-hedwig-3"),
    will=3,
    fight=3,
    athletics=2,
    notice=1,
)
KONRAD = pc(
    "medieval-captain-konrad",
    Label("war-name-medieval-captain-konrad"),
    Label("war-name-medieval-captain-konrad-2"),
    Label("war-name-medieval-captain-konrad-3"),
    fight=4,
    will=2,
    athletics=2,
    provoke=2,
)
ALBRECHT = supporting(
    "medieval-captain-albrecht",
    Label("war-name-medieval-captain-albrecht"),
    Label("war-name-medieval-captain-albrecht-2"),
    Label("war-name-medieval-captain-albrecht-3"),
    shoot=3,
    will=2,
    notice=2,
)
DUCHESS = main_npc(
    "medieval-captain-duchess",
    Label("war-name-medieval-captain-duchess"),
    Label("war-name-medieval-captain-duchess-2"),
    Label("war-name-medieval-captain-duchess-3"),
    will=4,
    provoke=3,
    fight=2,
    notice=2,
)

THEME = Theme(
    key="medieval",
    patterns=(LEVY, POACHERS, SHEPHERDS, PIKES, CROSSBOWS, RIDERS, FORESTERS, KNIGHTS, LONGBOWS, WAGONS, BANNER, GUARD),
    captains=(HEDWIG, KONRAD, ALBRECHT, DUCHESS),
    venue="fight_and_shoot",
    skill_list="field",
    label=Label("war-name-theme-medieval"),
)
