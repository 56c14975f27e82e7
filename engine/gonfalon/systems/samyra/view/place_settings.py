"""The values of a figure's place on the map that the game master may overrule: its cell, its facing, the spaces it covers."""

from __future__ import annotations

from dataclasses import replace

from gonfalon.questions.figures import Label
from gonfalon.systems.samyra.ground.objects import may_stand, on_object
from gonfalon.systems.samyra.state.people import FOOTPRINTS, Figure, without_room
from gonfalon.systems.samyra.state.position import Position
from gonfalon.table.field.grid import STEPS, Grid
from gonfalon.table.table import Setting

COUNTS = {1: "one", 2: "two", 3: "three", 4: "four"}


def footprint(position: Position, figure: Figure) -> Setting[Position]:
    """The setting of the number of spaces that a figure covers; on a map those for which there is room where it stands
    (samyra.zone.several).
    """
    now = len(figure.covers)

    def sized(count: int) -> Figure:
        return replace(without_room(figure), covers=FOOTPRINTS[count])

    def fits(count: int) -> bool:
        return figure.at is None or may_stand(position, sized(count), figure.at)

    counts = tuple(count for count in FOOTPRINTS if count == now or fits(count))
    return Setting(
        f"{figure.id}.covers",
        Label("samyra-set", what="covers", thing=figure.id),
        "choice",
        COUNTS[now],
        lambda count: position.with_figure(sized(next(one for one, key in COUNTS.items() if key == count))),
        "samyra.zone.several",
        tuple((COUNTS[count], Label("samyra-covers", count=count)) for count in counts),
        of=figure.id,
    )


def facing(position: Position, figure: Figure, grid: Grid) -> Setting[Position]:
    """The setting of a figure's facing on the map: its attack area and its field of view depend on it (samyra.turn.end)."""
    ways = range(len(STEPS[grid.shape]))

    def put(way: int | str) -> Position:
        return position.with_figure(replace(figure, facing=int(str(way).removeprefix("way"))))

    return Setting(
        f"{figure.id}.facing",
        Label("samyra-set", what="way", thing=figure.id),
        "choice",
        f"way{figure.facing % len(ways)}",
        put,
        "samyra.turn.end",
        tuple((f"way{way}", Label("samyra-facing", shape=grid.shape, way=way)) for way in ways),
        of=figure.id,
    )


def cell(position: Position, figure: Figure, grid: Grid) -> Setting[Position]:
    """The setting of a figure's cell on the map, as the name of a cell on which it may be put (samyra.move.free_spaces)."""

    def free(name: str) -> bool:
        where = grid.cell_named(name)
        if where is None or grid.name_of(where) != name:
            return False
        return where == figure.at or may_stand(position, figure, where)

    def put(name: int | str) -> Position:
        words = tuple(word for word in position.words if figure.id not in (word.mover, word.enemy))
        where = grid.cell_named(str(name))
        put_there = replace(without_room(figure), at=where)
        put_there = replace(put_there, perched=figure.up and on_object(position, put_there))
        return replace(position.with_figure(put_there), words=words)

    return Setting(
        f"{figure.id}.cell",
        Label("samyra-set", what="cell", thing=figure.id),
        "text",
        grid.name_of(figure.at) if figure.at else "",
        put,
        "samyra.move.free_spaces",
        least=2,
        most=5,
        reads=free,
        hint=Label("samyra-hint-cell"),
        of=figure.id,
    )
