"""The names of things on the table."""

from __future__ import annotations

from gonfalon.questions.figures import Label
from gonfalon.systems.samyra.state.position import Position
from gonfalon.table.table import Names
from gonfalon.table.unique_names import numbered


def names(position: Position) -> Names:
    """Parties and figures; those of one name are numbered."""
    called: Names = {}
    for things in (position.parties, position.figures):
        called.update(numbered(((one.id, one.name) for one in things), "samyra-numbered"))
    called["nobody"] = Label("samyra-nobody")
    return called
