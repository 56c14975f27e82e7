"""Pirates in airships: guns at a distance, cutlasses on deck; nothing on wheels."""

from __future__ import annotations

from gonfalon.questions.figures import Label
from gonfalon.systems.war.muster.patterns import Theme, average, fair, good, main_npc, pc, supporting

RATS = average("pirates-rats", "fight", Label("war-name-pirates-rats"))
MONKEYS = average("pirates-monkeys", "shoot", Label("war-name-pirates-monkeys"))
LOOKOUTS = average("pirates-lookouts", "notice", Label("war-name-pirates-lookouts"))
BOARDERS = fair(
    "pirates-boarders",
    ("fight", "athletics", "provoke"),
    Label("war-name-pirates-boarders"),
    Label("war-name-pirates-boarders-2"),
)
SLOOP = fair(
    "pirates-sloop",
    ("shoot", "pilot", "will"),
    Label("war-name-pirates-sloop"),
    Label("war-name-pirates-sloop-2"),
)
KITES = fair(
    "pirates-kites",
    ("pilot", "fight", "athletics"),
    Label("war-name-pirates-kites"),
    Label("war-name-pirates-kites-2"),
)
CREEPERS = fair(
    "pirates-creepers",
    ("stealth", "shoot", "notice"),
    Label("war-name-pirates-creepers"),
    Label("war-name-pirates-creepers-2"),
)
VETERANS = good(
    "pirates-veterans",
    ("fight", "athletics", "provoke", "will", "shoot", "notice"),
    Label("war-name-pirates-veterans"),
    Label("war-name-pirates-veterans-2"),
    Label("war-name-pirates-veterans-3"),
)
GALLEON = good(
    "pirates-galleon",
    ("shoot", "will", "provoke", "pilot", "notice", "fight"),
    Label("war-name-pirates-galleon"),
    Label("war-name-pirates-galleon-2"),
    Label("war-name-pirates-galleon-3"),
)
PETREL = good(
    "pirates-petrel",
    ("pilot", "shoot", "notice", "athletics", "stealth", "fight"),
    Label("war-name-pirates-petrel"),
    Label("war-name-pirates-petrel-2"),
    Label("war-name-pirates-petrel-3"),
)
GHOST = good(
    "pirates-ghost",
    ("provoke", "stealth", "will", "shoot", "pilot", "fight"),
    Label("war-name-pirates-ghost"),
    Label("war-name-pirates-ghost-2"),
    Label("war-name-pirates-ghost-3"),
)
DANCERS = good(
    "pirates-dancers",
    ("athletics", "fight", "stealth", "shoot", "notice", "will"),
    Label("war-name-pirates-dancers"),
    Label("war-name-pirates-dancers-2"),
    Label("war-name-pirates-dancers-3"),
)

RABEA = pc(
    "pirates-captain-rabea",
    Label("war-name-pirates-captain-rabea"),
    Label("war-name-pirates-captain-rabea-2"),
    Label("war-name-pirates-captain-rabea-3"),
    fight=3,
    will=3,
    athletics=2,
    pilot=1,
)
LINUS = pc(
    "pirates-captain-linus",
    Label("war-name-pirates-captain-linus"),
    Label("war-name-pirates-captain-linus-2"),
    Label("war-name-pirates-captain-linus-3"),
    shoot=3,
    pilot=3,
    will=2,
    notice=1,
)
GULL = supporting(
    "pirates-captain-gull",
    Label("war-name-pirates-captain-gull"),
    Label("war-name-pirates-captain-gull-2"),
    Label("war-name-pirates-captain-gull-3"),
    notice=3,
    will=2,
    shoot=2,
)
ZEPHYR = main_npc(
    "pirates-captain-zephyr",
    Label("war-name-pirates-captain-zephyr"),
    Label("war-name-pirates-captain-zephyr-2"),
    Label("war-name-pirates-captain-zephyr-3"),
    will=4,
    fight=3,
    provoke=3,
    pilot=2,
)

THEME = Theme(
    key="pirates",
    patterns=(RATS, MONKEYS, LOOKOUTS, BOARDERS, SLOOP, KITES, CREEPERS, VETERANS, GALLEON, PETREL, GHOST, DANCERS),
    captains=(RABEA, LINUS, GULL, ZEPHYR),
    venue="fight_and_shoot",
    skill_list="all",
    label=Label("war-name-theme-pirates"),
)
