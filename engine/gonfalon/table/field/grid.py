"""A grid of squares or hexes, described by painted rows: 40 × 40 cells are 40 lines of text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Annotated, Literal

from gonfalon.questions.figures import Label
from gonfalon.questions.schema import CLOSER, INSIDE, Constraint, RuleId

Coordinate = Annotated[int, Constraint(minimum=-99, maximum=99)]
Cell = tuple[Coordinate, Coordinate]
"""(column, row) of a square; axial (q, r) of a hex with a flat side up, as in `table.Place.at`."""

GridShape = Literal["square", "hex"]

STEPS: dict[GridShape, tuple[Cell, ...]] = {
    "square": ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)),
    "hex": ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)),
}
"""The neighbours of a cell, clockwise from the one above: a direction is a place in this list, as is a piece's facing."""

Direction = Annotated[int, Constraint(minimum=0, maximum=7)]

LETTERS = "abcdefgh"
"""The letter of each direction, in the same order."""

CELLS = 4
"""So many cells of a field count as much work as an option."""

LARGEST_FIELD = 100
"""The most columns or rows of a grid."""

Along = Annotated[int, Constraint(minimum=0, maximum=LARGEST_FIELD)]
Span = tuple[Along, Along, Along]
"""Cells beside each other in one row of the field: column and row of the first, and how many."""

Letter = Annotated[str, Constraint(minLength=1, maxLength=1)]
Look = Literal["plain", "rough", "water", "wood", "rock", "wall"]

NAMED = re.compile(r"([A-Za-z]{1,2}) ?(\d{1,3})")


@dataclass(frozen=True, slots=True)
class Paint:
    """The ground that a letter of the rows stands for. `look` tells a screen how to draw it."""

    letter: Letter
    label: Label
    look: Look = "plain"
    rule: RuleId | None = field(default=None, metadata=CLOSER)


@dataclass(frozen=True, slots=True)
class Grid:
    """A field: its shape (square or hex), a letter for each cell, and what the letters mean.

    Rows of hexes stand in columns, every second of which lies half a cell lower, so that the field is a rectangle.
    Raises ValueError if the rows differ in length, are too many, or hold a letter that the palette does not know.
    """

    shape: GridShape
    rows: Annotated[
        tuple[Annotated[str, Constraint(minLength=1, maxLength=LARGEST_FIELD)], ...], Constraint(minItems=1)
    ]
    palette: tuple[Paint, ...]
    hashed: int | None = field(init=False, repr=False, compare=False, default=None, metadata=INSIDE)
    """Its hash, once it was wanted: what is counted on a field is kept by the field."""

    def __hash__(self) -> int:
        if self.hashed is None:
            object.__setattr__(self, "hashed", hash((self.shape, self.rows, self.palette)))
        return self.hashed or 0

    def __post_init__(self) -> None:
        if self.shape not in STEPS or not self.rows or not self.rows[0]:
            raise ValueError("a grid is square or hex, and not empty")
        if len({len(row) for row in self.rows}) > 1 or max(len(self.rows), self.columns) > LARGEST_FIELD:
            raise ValueError(f"rows of one length, at most {LARGEST_FIELD} of at most {LARGEST_FIELD} cells")
        if not set("".join(self.rows)) <= {paint.letter for paint in self.palette}:
            raise ValueError("a letter that the palette does not know")

    @property
    def columns(self) -> int:
        return len(self.rows[0])

    @property
    def cells(self) -> Iterator[Cell]:
        """All cells, row by row."""
        return (self.cell(index) for index in range(self.columns * len(self.rows)))

    def index(self, cell: Cell) -> int | None:
        """The number of a cell, row by row from 0; None beyond the border."""
        column, row = cell
        if self.shape == "hex":
            row += column // 2
        columns = len(self.rows[0])
        return row * columns + column if 0 <= column < columns and 0 <= row < len(self.rows) else None

    def cell(self, index: int) -> Cell:
        """The cell with this number."""
        row, column = divmod(index, self.columns)
        return (column, row - self._lowered(column))

    def paint(self, cell: Cell) -> str:
        """The letter of a cell; raises KeyError beyond the border."""
        index = self.index(cell)
        if index is None:
            raise KeyError(cell)
        return self.rows[index // self.columns][index % self.columns]

    def repainted(self, cells: Iterable[Cell], letter: str) -> Grid:
        """The same field with another letter in these cells."""
        rows = [list(row) for row in self.rows]
        for index in map(self.index, cells):
            if index is not None:
                rows[index // self.columns][index % self.columns] = letter
        return replace(self, rows=tuple("".join(row) for row in rows))

    def near(self, cell: Cell) -> Iterator[Cell]:
        """The neighbours of a cell that lie on the field."""
        around = ((cell[0] + right, cell[1] + down) for right, down in STEPS[self.shape])
        return (other for other in around if self.index(other) is not None)

    def distance(self, one: Cell, other: Cell) -> int:
        """The steps between two cells of an empty field, diagonal ones counted as one."""
        right, down = other[0] - one[0], other[1] - one[1]
        if self.shape == "hex":
            return max(abs(right), abs(down), abs(right + down))
        return max(abs(right), abs(down))

    def within(self, cell: Cell, steps: int) -> tuple[Cell, ...]:
        """The cells around one, at most so many steps away, without itself."""
        return tuple(other for other in self.cells if 0 < self.distance(cell, other) <= steps)

    def _lowered(self, column: int) -> int:
        return column // 2 if self.shape == "hex" else 0

    def name_of(self, cell: Cell) -> str:
        """The name of a cell for people: the letters of its column and the number of its row, `C7`."""
        column, row = cell
        high, low = divmod(column, 26)
        return f"{chr(64 + high) if high else ''}{chr(65 + low)}{row + self._lowered(column) + 1}"

    def cell_named(self, name: str) -> Cell | None:
        """The cell that a person has named; None if there is none."""
        found = NAMED.fullmatch(name.strip())
        if not found:
            return None
        column = 0
        for letter in found[1].upper():
            column = 26 * column + ord(letter) - 64
        cell = (column - 1, int(found[2]) - 1 - self._lowered(column - 1))
        return cell if self.index(cell) is not None else None


def spans(grid: Grid, cells: Iterable[Cell]) -> tuple[Span, ...]:
    """Cells as runs in the rows of the field; what lies beyond the border is left out."""
    runs: list[Span] = []
    for index in sorted({index for index in map(grid.index, cells) if index is not None}):
        row, column = divmod(index, grid.columns)
        if runs and (runs[-1][0] + runs[-1][2], runs[-1][1]) == (column, row):
            runs[-1] = (runs[-1][0], row, runs[-1][2] + 1)
        else:
            runs.append((column, row, 1))
    return tuple(runs)


def spanned(grid: Grid, runs: Iterable[Span]) -> Iterator[Cell]:
    """The cells of these runs."""
    for column, row, count in runs:
        yield from (grid.cell(row * grid.columns + column + beside) for beside in range(count))


@lru_cache(maxsize=16)
def all_cells(grid: Grid) -> tuple[Cell, ...]:
    """The cells by their numbers."""
    return tuple(grid.cells)


@lru_cache(maxsize=16)
def painted(grid: Grid, letters: tuple[str, ...]) -> tuple[Cell, ...]:
    """The cells with one of these letters."""
    if not letters:
        return ()
    return tuple(cell for cell, letter in zip(all_cells(grid), "".join(grid.rows), strict=True) if letter in letters)


@lru_cache(maxsize=16)
def neighbours(shape: GridShape, columns: int, rows: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Of each cell of a grid of this size its neighbours: pairs of direction and number."""
    letter = "."
    grid = Grid(shape, (letter * columns,) * rows, (Paint(letter, Label("")),))
    found = []
    for column, row in grid.cells:
        around = ((way, grid.index((column + right, row + down))) for way, (right, down) in enumerate(STEPS[shape]))
        found.append(tuple((way, index) for way, index in around if index is not None))
    return tuple(found)
