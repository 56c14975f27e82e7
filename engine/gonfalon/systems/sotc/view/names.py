"""What things are called on the table."""

from __future__ import annotations

from collections import Counter

from gonfalon.fate.aspects import Named
from gonfalon.figures import Label, UserText
from gonfalon.systems.sotc.state.position import Position
from gonfalon.systems.sotc.state.things import SCENE
from gonfalon.table import Names

UNNAMED = UserText("")


def names(position: Position) -> Names:
    """Everything with an id that a message may speak of; characters and groups of one name are numbered."""
    called: Names = {SCENE: Label("sotc-scene")}
    number = 0
    for player in position.players:
        number += not player.gm
        usual = Label("sotc-player-gm") if player.gm else Label("sotc-player", number=number)
        called[player.id] = usual if player.name == UNNAMED else player.name
    for number, (side, named) in enumerate(position.sides, 1):
        called[side] = Label("sotc-side", number=number) if named == UNNAMED else named
    for number, zone in enumerate(position.zones, 1):
        called[zone.id] = Label("sotc-zone", number=number) if zone.name == UNNAMED else zone.name
    called.update(numbered(tuple((one.id, one.name) for one in position.characters)))
    called.update(numbered(tuple((one.id, one.name) for one in position.groups)))
    called.update({one.id: one.name for one in position.companions})
    called.update({one.id: one.text for one in position.aspects})
    called.update({one.id: one.text for one in position.blocks})
    return called


def numbered(things: tuple[tuple[str, Named], ...]) -> Names:
    """By their names; those of one name with a number."""
    known = Counter(named for _, named in things)
    counted: Counter[Named] = Counter()
    called: Names = {}
    for id, named in things:
        counted[named] += 1
        twins = known[named] > 1
        called[id] = Label("sotc-numbered", name=named, number=counted[named]) if twins else named
    return called
