"""The battlefield and its exits: six hexes, twelve beyond, or so many areas without a map (tiefen.after.area)."""

from __future__ import annotations

from gonfalon.questions.figures import Label
from gonfalon.systems.tiefen.position import Retreat
from gonfalon.table.table import Place, PlaceState

HEXES: dict[str, tuple[int, int]] = {
    "n": (0, -1),
    "ne": (1, -1),
    "se": (1, 0),
    "s": (0, 1),
    "sw": (-1, 1),
    "nw": (-1, 0),
    "n2": (0, -2),
    "nne": (1, -2),
    "ne2": (2, -2),
    "e": (2, -1),
    "se2": (2, 0),
    "sse": (1, 1),
    "s2": (0, 2),
    "ssw": (-1, 2),
    "sw2": (-2, 2),
    "w": (-2, 1),
    "nw2": (-2, 0),
    "nnw": (-1, -1),
}
"""Axial coordinates of the hexes around a field with flat tops, clockwise from north, ring by ring."""

HEX_EXITS = tuple(HEXES)[:6]
SECOND_RING = tuple(HEXES)[6:]
BEYOND = "beyond."
AREAS_IN_A_ROW = 3


def area_exits(count: int) -> tuple[str, ...]:
    """The neighbours of a field without a map, numbered from 1."""
    return tuple(str(number) for number in range(1, count + 1))


def beyond_area(count: int) -> tuple[str, ...]:
    """Areas further out, where there is no map to name them on (tiefen.after.extra_hexes)."""
    return tuple(f"{BEYOND}{number}" for number in range(1, count + 1))


def exit_label(place: str) -> Label:
    if place in HEXES:
        return Label("tiefen-hex", place=place)
    if place.startswith(BEYOND):
        return Label("tiefen-area-beyond", number=int(place.removeprefix(BEYOND)))
    return Label("tiefen-area", number=int(place))


def places(retreat: Retreat) -> tuple[Place, ...]:
    """The field and its exits, as they stand with the retreat."""
    mapped = retreat.exits == HEX_EXITS
    shown = (*retreat.exits, *(SECOND_RING if mapped else retreat.beyond))
    battlefield = Place("field", Label("tiefen-field"), "hex" if mapped else "card", (0, 0), "battle")
    return (battlefield, *(place(retreat, id, index) for index, id in enumerate(shown)))


def place(retreat: Retreat, id: str, index: int) -> Place:
    at = HEXES.get(id) or (index % AREAS_IN_A_ROW, 1 + index // AREAS_IN_A_ROW)
    return Place(id, exit_label(id), "hex" if id in HEXES else "card", at, state(retreat, id))


def state(retreat: Retreat, id: str) -> PlaceState:
    if id == retreat.taken:
        return "taken"
    if id in retreat.closed or id in retreat.forbidden:
        return "barred"
    return "open" if id in retreat.open else "plain"
