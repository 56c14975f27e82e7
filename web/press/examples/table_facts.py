"""The numbers on a table by name: values of sides and pieces, tracks, and what can be counted.

anna.points, bows.skill.shoot   a value of a side or a piece
anna.health.boxes               the boxes of a track; `marked` are those that are marked, `free` those that are not,
`marks` the places of the marked ones, counted from 1
p1.pieces, z1.pieces, z1.p1.pieces     the pieces of a side, in a place, of a side in a place
count.sides, count.places, count.pieces
turn.p1.left, turn.p1.place     of a place in the order: the pieces that are still to act, and which in the order it is
distance.z1.z5, distance.bows.raiders  the number of steps from one place or piece to another
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from gonfalon.questions.figures import Label
from gonfalon.table.table import Table
from press.examples.step_facts import Worth


def on_table(table: Table) -> Iterator[tuple[str, Worth]]:
    """The numbers on the table by their names, but for distances."""
    yield from values(table)
    for track in (one for piece in table.pieces for one in piece.tracks):
        yield f"{track.key}.boxes", len(track.marked)
        yield f"{track.key}.marked", sum(track.marked)
        yield f"{track.key}.free", len(track.marked) - sum(track.marked)
        yield f"{track.key}.marks", tuple(place for place, marked in enumerate(track.marked, 1) if marked)
        yield f"{track.key}.gaps", tuple(place for place, marked in enumerate(track.marked, 1) if not marked)
    yield from counts(table)
    for place, mark in enumerate(table.order, 1):
        yield f"turn.{mark.who}.place", place
        yield f"turn.{mark.who}.left", mark.left


def values(table: Table) -> Iterator[tuple[str, int]]:
    """The figures of values by their keys.

    A value with several figures tells them by their names; one of several alike, as the skills of a unit, is told by its case.
    """
    held = [*(one for side in table.sides for one in side.values)]
    held += (one for piece in table.pieces for one in (*piece.badges, *piece.details))
    for value in held:
        figures = [(name, one) for name, one in value.label.figures if isinstance(one, int)]
        cases = [case for _, one in value.label.figures if isinstance(one, Label) for _, case in one.figures]
        stem, _, place = value.key.rpartition(".")
        key = f"{stem}.{cases[0]}" if place.isdigit() and cases and isinstance(cases[0], str) else value.key
        if len(figures) == 1:
            yield key, figures[0][1]
        else:
            yield from ((f"{key}.{name}", one) for name, one in figures)


def counts(table: Table) -> Iterator[tuple[str, int]]:
    """The numbers of sides, places and pieces; a piece that is out does not count."""
    pieces = [one for one in table.pieces if one.state != "out"]
    yield "count.sides", len(table.sides)
    yield "count.places", sum(place.state != "empty" for place in table.places)
    yield "count.pieces", len(pieces)
    found: Counter[str] = Counter()
    for piece in pieces:
        places = [piece.place] if piece.place else []
        owners = [piece.of] if piece.of else []
        found.update((*owners, *places, *(f"{place}.{owner}" for place in places for owner in owners)))
    yield from ((f"{name}.pieces", number) for name, number in found.items())


def distance(table: Table, key: str) -> int | None:
    """The number of steps between two places or pieces, `distance.z1.z5`; None if there is no way."""
    _, start, goal = (*key.split("."), "", "")[:3]
    stands = {piece.id: piece.place for piece in table.pieces}
    start, goal = stands.get(start) or start, stands.get(goal) or goal
    near = {place.id: place.near for place in table.places}
    reached, edge, steps = {start}, {start}, 0
    while edge and goal not in reached:
        edge = {one for place in edge for one in near.get(place, ())} - reached
        reached |= edge
        steps += 1
    return steps if goal in reached and {start, goal} <= near.keys() else None
