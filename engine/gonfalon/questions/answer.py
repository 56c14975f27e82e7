"""The contents of a record: the answers, and what interrupted them: offers taken, rulings of the game master."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from gonfalon.questions.dice import Source


@dataclass(frozen=True, slots=True)
class Picked:
    """The keys of the options taken."""

    keys: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Fell:
    """The faces that a roll showed, in the order of the dice, and where they come from."""

    faces: tuple[int, ...]
    source: Source


@dataclass(frozen=True, slots=True)
class Counted:
    """A whole number."""

    number: int


@dataclass(frozen=True, slots=True)
class Wrote:
    """A text."""

    text: str


@dataclass(frozen=True, slots=True)
class Submitted:
    """Somebody laid a slip face down: only its seal is known."""

    by: str
    seal: str


@dataclass(frozen=True, slots=True)
class Opened:
    """A slip was turned over: what stands on it, and the salt that proves it. Without salt: entered anew, openly."""

    content: str
    salt: str


@dataclass(frozen=True, slots=True)
class Filled:
    """A form, or a group of its fields: a cell for each field, in their order; None where a field is not asked."""

    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Listed:
    """The rows of a list within a form: the key of each row's shape, and its fields."""

    rows: tuple[tuple[str, Filled], ...]


@dataclass(frozen=True, slots=True)
class Walked:
    """A path over a field: a letter for each step (`field.grid.LETTERS`), none to stay."""

    steps: str


@dataclass(frozen=True, slots=True)
class Painted:
    """Cells of a field that are marked: the keys of brushes, each with runs of cells (`field.grid.Span`)."""

    strokes: tuple[tuple[str, tuple[tuple[int, int, int], ...]], ...]


@dataclass(frozen=True, slots=True)
class Overruled:
    """The game master set a value: the key of the setting, the new value, and why."""

    what: str
    value: int | str
    why: str


@dataclass(frozen=True, slots=True)
class Took:
    """Somebody took a standing offer: its key."""

    key: str


Answer = Picked | Fell | Counted | Wrote | Submitted | Opened | Filled | Walked | Painted
Cell = Picked | Counted | Wrote | Submitted | Opened | Filled | Listed | None
"""The content of a field. `Opened` without a salt is a secret before it is sealed; a record never holds one in a form."""

Entry = Answer | Overruled | Took


def submitted_in(entries: Iterable[Entry | Cell]) -> Iterator[Submitted]:
    """The slips that were laid face down by these entries, those within forms too."""
    for entry in entries:
        match entry:
            case Submitted():
                yield entry
            case Filled(cells):
                yield from submitted_in(cells)
            case Listed(rows):
                yield from submitted_in(filled for _, filled in rows)
            case _:
                pass


def cells_in(filled: Filled) -> int:
    """Return the number of cells in a filled form, those of its groups and rows included."""
    count = len(filled.cells)
    for cell in filled.cells:
        match cell:
            case Filled():
                count += cells_in(cell)
            case Listed(rows):
                count += sum(1 + cells_in(row) for _, row in rows)
            case _:
                pass
    return count
