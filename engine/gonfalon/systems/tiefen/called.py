"""The names of sides and contingents: as people named them, or by letter and number."""

from __future__ import annotations

from gonfalon.questions.figures import Label, UserText
from gonfalon.systems.tiefen.position import Contingent, Side


def name_of_side(side: Side) -> UserText | Label:
    return UserText(side.name) if side.name else side.known or Label("tiefen-side", letter=side.id.upper())


def name_of(contingent: Contingent) -> UserText | Label:
    """Tells carry it themselves: after a battle the same id may belong to other troops."""
    number = int(contingent.id.rpartition(".")[2])
    return UserText(contingent.name) if contingent.name else Label("tiefen-contingent", number=number)
