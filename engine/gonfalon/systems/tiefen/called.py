"""What sides and contingents are called: as people named them, or by letter and number."""

from __future__ import annotations

from gonfalon.figures import Label, Said
from gonfalon.systems.tiefen.position import Contingent, Side


def name_of_side(side: Side) -> Said | Label:
    return Said(side.name) if side.name else Label("tiefen-side", letter=side.id.upper())


def name_of(contingent: Contingent) -> Said | Label:
    """Tells carry it themselves: after a battle the same id may belong to other troops."""
    number = int(contingent.id.rpartition(".")[2])
    return Said(contingent.name) if contingent.name else Label("tiefen-contingent", number=number)
