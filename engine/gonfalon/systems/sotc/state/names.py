"""The names of things on the table."""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.fate.aspects import Named
from gonfalon.questions.figures import Label, UserText
from gonfalon.systems.sotc.state.position import Position
from gonfalon.systems.sotc.state.things import SCENE
from gonfalon.table.table import Names
from gonfalon.table.unique_names import numbered

UNNAMED = UserText("")


def names(position: Position) -> Names:
    """Everything with an id that a message may speak of; players, sides, zones, and whoever takes part, are numbered where they
    have one name.
    """
    called: Names = {SCENE: Label("sotc-scene")}
    for things in (players(position), sides(position), zones(position), everybody(position)):
        called.update(numbered(things, "sotc-numbered"))
    called.update({id: called[companion] for id, companion in on_their_own(position)})
    called.update({one.id: one.text for one in position.aspects})
    called.update({one.id: one.text for one in position.blocks})
    return called


def players(position: Position) -> Iterator[tuple[str, Named]]:
    number = 0
    for player in position.players:
        number += not player.gm
        usual = Label("sotc-player-gm") if player.gm else Label("sotc-player", number=number)
        yield player.id, usual if player.name == UNNAMED else player.name


def sides(position: Position) -> Iterator[tuple[str, Named]]:
    for number, (side, named) in enumerate(position.sides, 1):
        yield side, Label("sotc-side", number=number) if named == UNNAMED else named


def zones(position: Position) -> Iterator[tuple[str, Named]]:
    for number, zone in enumerate(position.zones, 1):
        yield zone.id, Label("sotc-zone", number=number) if zone.name == UNNAMED else zone.name


def everybody(position: Position) -> Iterator[tuple[str, Named]]:
    alone = dict(on_their_own(position))
    yield from ((one.id, one.name) for one in position.characters)
    yield from ((one.id, one.name) for one in position.groups if one.id not in alone)
    yield from ((one.id, one.name) for one in position.companions)


def on_their_own(position: Position) -> Iterator[tuple[str, str]]:
    """The groups that are a companion alone, each with the companion whose name it bears (sotc.comp.adv_independent)."""
    companions = {one.id: one.name for one in position.companions}
    for group in position.groups:
        if group.companion and companions.get(group.companion) == group.name:
            yield group.id, group.companion
