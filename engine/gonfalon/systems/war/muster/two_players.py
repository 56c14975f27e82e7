"""Ready battles for a player and the game master."""

from __future__ import annotations

from gonfalon.questions.figures import Label
from gonfalon.systems.war.muster import dwarves, medieval, orcs, space, space_rebels, undead
from gonfalon.systems.war.muster.patterns import Ready, ReadyCaptain, ReadyPlayer, ReadyUnit, ReadyZone

RAID = Ready(
    key="raid",
    label=Label("war-name-raid"),
    about=Label("war-name-raid-about"),
    points=5,
    venue="fight_and_shoot",
    skill_list="field",
    players=(
        ReadyPlayer(
            Label("war-name-raid-player-1"),
            team=0,
            gm=False,
            own=1,
            bought=0,
            units=(
                ReadyUnit(medieval.PIKES, 0),
                ReadyUnit(medieval.CROSSBOWS, 0),
                ReadyUnit(medieval.LEVY, 0),
            ),
            captains=(ReadyCaptain(medieval.HEDWIG, 0, 0),),
        ),
        ReadyPlayer(
            Label("war-name-raid-player-2"),
            team=1,
            gm=True,
            own=1,
            bought=0,
            units=(
                ReadyUnit(orcs.AXES, 2),
                ReadyUnit(orcs.SNEAKS, 2),
                ReadyUnit(orcs.SLINGERS, 2),
            ),
            captains=(ReadyCaptain(orcs.WART, 0, 2),),
        ),
    ),
    zones=(
        ReadyZone(Label("war-name-raid-zone-1"), (0, 0), ((Label("war-name-raid-zone-1-aspect"), False),)),
        ReadyZone(Label("war-name-raid-zone-2"), (1, 0), ((Label("war-name-raid-zone-2-aspect"), False),)),
        ReadyZone(Label("war-name-raid-zone-3"), (1, 1), ((Label("war-name-raid-zone-3-aspect"), True),)),
    ),
    joined=((0, 2),),
)

BRIDGE = Ready(
    key="bridge",
    label=Label("war-name-bridge"),
    about=Label("war-name-bridge-about"),
    points=10,
    venue="fight_and_shoot",
    skill_list="field",
    players=(
        ReadyPlayer(
            Label("war-name-bridge-player-1"),
            team=0,
            gm=False,
            own=2,
            bought=0,
            units=(
                ReadyUnit(medieval.LONGBOWS, 2),
                ReadyUnit(medieval.PIKES, 2),
                ReadyUnit(medieval.GUARD, 2),
                ReadyUnit(medieval.FORESTERS, 4),
            ),
            captains=(ReadyCaptain(medieval.HEDWIG, 0, 2),),
        ),
        ReadyPlayer(
            Label("war-name-bridge-player-2"),
            team=1,
            gm=True,
            own=1,
            bought=0,
            units=(
                ReadyUnit(medieval.KNIGHTS, 0),
                ReadyUnit(medieval.WAGONS, 0),
                ReadyUnit(medieval.RIDERS, 0),
                ReadyUnit(medieval.LEVY, 0),
                ReadyUnit(medieval.SHEPHERDS, 0),
            ),
            captains=(ReadyCaptain(medieval.DUCHESS, 0, 0),),
        ),
    ),
    zones=(
        ReadyZone(Label("war-name-bridge-zone-1"), (0, 0)),
        ReadyZone(Label("war-name-bridge-zone-2"), (1, 0), ((Label("war-name-bridge-zone-2-aspect"), False),)),
        ReadyZone(Label("war-name-bridge-zone-3"), (2, 0), ((Label("war-name-bridge-zone-3-aspect"), False),)),
        ReadyZone(Label("war-name-bridge-zone-4"), (0, 1), ((Label("war-name-bridge-zone-4-aspect"), False),)),
        ReadyZone(Label("war-name-bridge-zone-5"), (1, 1), ((Label("war-name-bridge-zone-5-aspect"), True),)),
    ),
    joined=((2, 4),),
    cut=((1, 4),),
)

GALLERY = Ready(
    key="gallery",
    label=Label("war-name-gallery"),
    about=Label("war-name-gallery-about"),
    points=10,
    venue="fight_and_shoot",
    skill_list="underground",
    players=(
        ReadyPlayer(
            Label("war-name-gallery-player-1"),
            team=0,
            gm=False,
            own=1,
            bought=0,
            units=(
                ReadyUnit(dwarves.IRONBEARDS, 0),
                ReadyUnit(dwarves.CROSSBOWS, 0),
                ReadyUnit(dwarves.CARTS, 3),
                ReadyUnit(dwarves.SCOUTS, 4),
                ReadyUnit(dwarves.MINERS, 3),
            ),
            captains=(ReadyCaptain(dwarves.BRUNHILD, 0, 0),),
        ),
        ReadyPlayer(
            Label("war-name-gallery-player-2"),
            team=1,
            gm=True,
            own=1,
            bought=0,
            units=(
                ReadyUnit(undead.HELMS, 2),
                ReadyUnit(undead.ARCHERS, 2),
                ReadyUnit(undead.LEGION, 5),
                ReadyUnit(undead.CANDLES, 5),
                ReadyUnit(undead.SHAMBLERS, 5),
            ),
            captains=(ReadyCaptain(undead.ASH_QUEEN, 0, 2),),
        ),
    ),
    zones=(
        ReadyZone(Label("war-name-gallery-zone-1"), (0, 0), ((Label("war-name-gallery-zone-1-aspect"), False),)),
        ReadyZone(Label("war-name-gallery-zone-2"), (1, 0), ((Label("war-name-gallery-zone-2-aspect"), False),)),
        ReadyZone(Label("war-name-gallery-zone-3"), (2, 0), ((Label("war-name-gallery-zone-3-aspect"), False),)),
        ReadyZone(Label("war-name-gallery-zone-4"), (0, 1), ((Label("war-name-gallery-zone-4-aspect"), False),)),
        ReadyZone(Label("war-name-gallery-zone-5"), (1, 1), ((Label("war-name-gallery-zone-5-aspect"), True),)),
        ReadyZone(Label("war-name-gallery-zone-6"), (2, 1), ((Label("war-name-gallery-zone-6-aspect"), True),)),
    ),
)

BLOCKADE = Ready(
    key="blockade",
    label=Label("war-name-blockade"),
    about=Label("war-name-blockade-about"),
    points=10,
    venue="shoot_only",
    skill_list="space",
    players=(
        ReadyPlayer(
            Label("war-name-blockade-player-1"),
            team=0,
            gm=False,
            own=1,
            bought=0,
            units=(
                ReadyUnit(space_rebels.CRUISER, 0),
                ReadyUnit(space_rebels.GUNSHIPS, 0),
                ReadyUnit(space_rebels.FREIGHTERS, 0),
                ReadyUnit(space_rebels.THIRTEEN, 3),
                ReadyUnit(space_rebels.COMETS, 3),
            ),
            captains=(ReadyCaptain(space_rebels.MIRA, 0, 0),),
        ),
        ReadyPlayer(
            Label("war-name-blockade-player-2"),
            team=1,
            gm=True,
            own=1,
            bought=0,
            units=(
                ReadyUnit(space.BATTLESHIP, 2),
                ReadyUnit(space.CORVETTES, 2),
                ReadyUnit(space.ACES, 5),
                ReadyUnit(space.INTERCEPTORS, 5),
            ),
            captains=(ReadyCaptain(space.VARN, 0, 2),),
        ),
    ),
    zones=(
        ReadyZone(Label("war-name-blockade-zone-1"), (0, 0)),
        ReadyZone(Label("war-name-blockade-zone-2"), (1, 0), ((Label("war-name-blockade-zone-2-aspect"), True),)),
        ReadyZone(Label("war-name-blockade-zone-3"), (2, 0), ((Label("war-name-blockade-zone-3-aspect"), False),)),
        ReadyZone(Label("war-name-blockade-zone-4"), (0, 1), ((Label("war-name-blockade-zone-4-aspect"), False),)),
        ReadyZone(Label("war-name-blockade-zone-5"), (1, 1), ((Label("war-name-blockade-zone-5-aspect"), False),)),
        ReadyZone(Label("war-name-blockade-zone-6"), (2, 1), ((Label("war-name-blockade-zone-6-aspect"), False),)),
    ),
)
