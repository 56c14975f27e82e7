"""The openings of a combat: one of the table's own, and those that stand ready."""

from __future__ import annotations

from gonfalon.questions.figures import Label
from gonfalon.systems.samyra.setup.ready import READY
from gonfalon.table.opening import Opening

SHOWN = {"road": ("treasure-map", 30), "wolves": ("crossed-swords", 45), "stair": ("castle", 60)}
"""The picture of each ready fight, and about how many minutes it takes."""

OPENINGS: tuple[Opening, ...] = (
    Opening("quick", Label("samyra-begin", how="quick"), "rally-the-troops"),
    *(
        Opening(
            f"begin.{one.key}",
            Label("samyra-ready", fight=one.key),
            SHOWN[one.key][0],
            Label("samyra-ready-story", fight=one.key),
            Label("samyra-ready-goal"),
            tuple(Label("samyra-party-ready", party=party) for party, _, _ in one.parties),
            2,
            SHOWN[one.key][1],
            Label("samyra-ready-played", on="map" if one.field else "none"),
            Label("samyra-ready-bring"),
        )
        for one in READY
    ),
)
