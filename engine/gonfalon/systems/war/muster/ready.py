"""The battles that are ready to play, the easiest first."""

from __future__ import annotations

from gonfalon.systems.war.muster.four_players import CASTLE, LAST_DAY
from gonfalon.systems.war.muster.patterns import Ready
from gonfalon.systems.war.muster.two_players import BLOCKADE, BRIDGE, GALLERY, RAID

READY: tuple[Ready, ...] = (RAID, BRIDGE, GALLERY, BLOCKADE, CASTLE, LAST_DAY)


def chests(ready: Ready) -> tuple[int, ...]:
    """The war points of each player (war.chest.size)."""
    return tuple(ready.points if player.points is None else player.points for player in ready.players)
