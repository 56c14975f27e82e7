"""The openings of a battle: the table's own on one screen, and those that stand ready."""

from __future__ import annotations

from gonfalon.questions.figures import Label
from gonfalon.systems.war.muster.ready import READY
from gonfalon.table.opening import BRING_FATE, Opening

SHOWN = {
    "raid": ("treasure-map", 30),
    "bridge": ("path-distance", 60),
    "gallery": ("candle-light", 60),
    "blockade": ("swords-emblem", 60),
    "castle": ("castle", 90),
    "lastday": ("black-knight-helm", 240),
}
"""The picture of each ready battle, and about how many minutes it takes."""

OPENINGS: tuple[Opening, ...] = (
    Opening("plan", Label("war-begin-quick"), "rally-the-troops"),
    *(
        Opening(
            f"begin.{one.key}",
            one.label,
            SHOWN[one.key][0],
            one.about,
            Label("war-begin-goal"),
            tuple(player.name for player in one.players),
            len(one.players),
            SHOWN[one.key][1],
            bring=BRING_FATE,
        )
        for one in READY
    ),
)
