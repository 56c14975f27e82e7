"""What things are called on the table."""

from __future__ import annotations

from collections import Counter

from gonfalon.figures import Label
from gonfalon.systems.samyra.state.people import Named
from gonfalon.systems.samyra.state.position import Position
from gonfalon.table import Names


def names(position: Position) -> Names:
    """Parties and figures; figures of one name are numbered."""
    called: Names = {one.id: one.name for one in position.parties}
    known = Counter(one.name for one in position.figures)
    counted: Counter[Named] = Counter()
    for one in position.figures:
        counted[one.name] += 1
        twins = known[one.name] > 1
        called[one.id] = Label("samyra-numbered", name=one.name, number=counted[one.name]) if twins else one.name
    called["nobody"] = Label("samyra-nobody")
    return called
