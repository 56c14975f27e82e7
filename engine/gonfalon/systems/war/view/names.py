"""What things are called on the table."""

from __future__ import annotations

from collections import Counter

from gonfalon.fate.aspects import Named
from gonfalon.figures import Label, UserText
from gonfalon.systems.war.state.pieces import Actor, Leader
from gonfalon.systems.war.state.position import Position
from gonfalon.table import Names


def name_of(actor: Actor) -> Named:
    """A leader's name, a unit's first aspect."""
    named = actor.name
    if named == UserText("") and isinstance(actor, Leader):
        return Label("war-leader-unnamed")
    return named


def names(position: Position) -> Names:
    called: Names = dict(position.sides)
    for number, player in enumerate(position.players, 1):
        unnamed = Label("war-player-gm") if player.gm else Label("war-player", number=number)
        called[player.id] = unnamed if player.name == UserText("") else player.name
    for side, named in position.sides:
        members = [player.id for player in position.players if player.side == side]
        if len(members) == 1 and isinstance(named, Label) and named.id == "war-side":
            called[side] = called[members[0]]
    called.update(unit_names(position))
    called.update({leader.id: name_of(leader) for leader in position.leaders})
    for number, zone in enumerate(position.zones, 1):
        called[zone.id] = Label("war-zone", number=number) if zone.name == UserText("") else zone.name
    called.update({aspect.id: aspect.text for aspect in position.aspects})
    return called


def unit_names(position: Position) -> Names:
    """Units by their names; those of one name are numbered."""
    known = Counter(name_of(unit) for unit in position.units)
    counted: Counter[Named] = Counter()
    called: Names = {}
    for unit in position.units:
        named = name_of(unit)
        counted[named] += 1
        twins = known[named] > 1
        called[unit.id] = Label("war-numbered", name=named, number=counted[named]) if twins else named
    return called
