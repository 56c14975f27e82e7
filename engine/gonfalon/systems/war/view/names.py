"""The names of things on the table."""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.fate.aspects import Named
from gonfalon.questions.figures import Label, UserText
from gonfalon.systems.war.state.pieces import Actor, Leader
from gonfalon.systems.war.state.position import Position
from gonfalon.table.table import Names
from gonfalon.table.unique_names import numbered


def name_of(actor: Actor) -> Named:
    """A leader's name, a unit's first aspect."""
    named = actor.name
    if named == UserText("") and isinstance(actor, Leader):
        return Label("war-leader-unnamed")
    return named


def names(position: Position) -> Names:
    """Return the names of the things that a message may mention; players, sides, units with leaders, and zones are
    numbered where they have one name.
    """
    called: Names = {}
    actors: tuple[Actor, ...] = (*position.units, *position.leaders)
    commanded = ((one.id, name_of(one)) for one in actors)
    for things in (position.sides, players(position), commanded, zones(position)):
        called.update(numbered(things, "war-numbered"))
    for side, named in position.sides:
        members = [player.id for player in position.players if player.side == side]
        if len(members) == 1 and isinstance(named, Label) and named.id == "war-side":
            called[side] = called[members[0]]
    called.update({aspect.id: aspect.text for aspect in position.aspects})
    return called


def players(position: Position) -> Iterator[tuple[str, Named]]:
    for number, player in enumerate(position.players, 1):
        unnamed = Label("war-player-gm") if player.gm else Label("war-player", number=number)
        yield player.id, unnamed if player.name == UserText("") else player.name


def zones(position: Position) -> Iterator[tuple[str, Named]]:
    for number, zone in enumerate(position.zones, 1):
        yield zone.id, Label("war-zone", number=number) if zone.name == UserText("") else zone.name
