"""The fleet of an empire among the stars: no Fight, no Drive."""

from __future__ import annotations

from gonfalon.questions.figures import Label
from gonfalon.systems.war.muster.patterns import Theme, average, fair, good, main_npc, pc, supporting

GUNBOATS = average("space-gunboats", "shoot", Label("war-name-space-gunboats"))
CADETS = average("space-cadets", "pilot", Label("war-name-space-cadets"))
PROBES = average("space-probes", "notice", Label("war-name-space-probes"))
CORVETTES = fair(
    "space-corvettes",
    ("shoot", "pilot", "will"),
    Label("war-name-space-corvettes"),
    Label("war-name-space-corvettes-2"),
)
INTERCEPTORS = fair(
    "space-interceptors",
    ("pilot", "shoot", "notice"),
    Label("war-name-space-interceptors"),
    Label("war-name-space-interceptors-2"),
)
MINELAYERS = fair(
    "space-minelayers",
    ("stealth", "pilot", "shoot"),
    Label("war-name-space-minelayers"),
    Label("war-name-space-minelayers-2"),
)
CUSTOMS = fair(
    "space-customs",
    ("provoke", "shoot", "pilot"),
    Label("war-name-space-customs"),
    Label("war-name-space-customs-2"),
)
BATTLESHIP = good(
    "space-battleship",
    ("shoot", "provoke", "will", "pilot", "notice", "athletics"),
    Label("war-name-space-battleship"),
    Label("war-name-space-battleship-2"),
    Label("war-name-space-battleship-3"),
)
ACES = good(
    "space-aces",
    ("pilot", "shoot", "notice", "will", "stealth", "provoke"),
    Label("war-name-space-aces"),
    Label("war-name-space-aces-2"),
    Label("war-name-space-aces-3"),
)
CARRIER = good(
    "space-carrier",
    ("notice", "pilot", "shoot", "will", "provoke", "stealth"),
    Label("war-name-space-carrier"),
    Label("war-name-space-carrier-2"),
    Label("war-name-space-carrier-3"),
)
PHANTOMS = good(
    "space-phantoms",
    ("stealth", "shoot", "pilot", "notice", "will", "provoke"),
    Label("war-name-space-phantoms"),
    Label("war-name-space-phantoms-2"),
    Label("war-name-space-phantoms-3"),
)
JUDGE = good(
    "space-judge",
    ("provoke", "shoot", "will", "pilot", "notice", "athletics"),
    Label("war-name-space-judge"),
    Label("war-name-space-judge-2"),
    Label("war-name-space-judge-3"),
)

ADA = pc(
    "space-captain-ada",
    Label("war-name-space-captain-ada"),
    Label("war-name-space-captain-ada-2"),
    Label("war-name-space-captain-ada-3"),
    will=3,
    shoot=3,
    pilot=2,
    notice=2,
)
JONAS = pc(
    "space-captain-jonas",
    Label("war-name-space-captain-jonas"),
    Label("war-name-space-captain-jonas-2"),
    Label("war-name-space-captain-jonas-3"),
    pilot=4,
    will=1,
    shoot=3,
    athletics=2,
)
BRANDT = supporting(
    "space-captain-brandt",
    Label("war-name-space-captain-brandt"),
    Label("war-name-space-captain-brandt-2"),
    Label("war-name-space-captain-brandt-3"),
    will=3,
    notice=3,
    shoot=1,
)
VARN = main_npc(
    "space-captain-varn",
    Label("war-name-space-captain-varn"),
    Label("war-name-space-captain-varn-2"),
    Label("war-name-space-captain-varn-3"),
    will=4,
    provoke=3,
    shoot=3,
    notice=2,
)

THEME = Theme(
    key="space",
    patterns=(
        GUNBOATS,
        CADETS,
        PROBES,
        CORVETTES,
        INTERCEPTORS,
        MINELAYERS,
        CUSTOMS,
        BATTLESHIP,
        ACES,
        CARRIER,
        PHANTOMS,
        JUDGE,
    ),
    captains=(ADA, JONAS, BRANDT, VARN),
    venue="shoot_only",
    skill_list="space",
    label=Label("war-name-theme-space"),
)
