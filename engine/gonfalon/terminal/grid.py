"""A described field: a letter for each cell, numbers for who stands there, and a line for each of them."""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.questions.figures import Label
from gonfalon.table.field.grid import Cell, Grid, Paint
from gonfalon.terminal.screen import WIDTH, Screen, Style, flowing, wrapped
from gonfalon.terminal.things import Things
from gonfalon.words import Plain, Words

FACING = {"square": "↑↗→↘↓↙←↖", "hex": "↑↗↘↓↙↖"}
"""The direction in which a piece looks."""

ROW = 3
"""Columns before a row, for its number."""


def described(grid: Plain) -> Grid:
    """The field of a view."""
    palette = tuple(Paint(paint["letter"], Label(paint["label"]["id"])) for paint in grid["palette"])
    return Grid(grid["shape"], tuple(grid["rows"]), palette)


class GridMap:
    """Draws a described field on one screen in one language."""

    def __init__(self, screen: Screen, words: Words, things: Things) -> None:
        self._screen = screen
        self._words = words
        self._things = things

    def lines(self, view: Plain) -> Iterator[str]:
        """The field with its pieces, what the letters mean, then each piece, area and link."""
        table = view["table"]
        if table["grid"]:
            grid = described(table["grid"])
            standing = [piece for piece in table["pieces"] if piece["at"]]
            yield ""
            yield from self._field(grid, standing, view["ask"])
            yield from self._palette(view)
            for number, piece in enumerate(standing, 1):
                yield from self._piece(number, piece, grid, view)
        yield from self._links(view)

    def _field(self, grid: Grid, standing: list[Plain], ask: Plain) -> Iterator[str]:
        """Rows of cells, two columns each where there is room; a path that is asked for marks what is within reach."""
        wide = 2 if ROW + 2 * grid.columns <= WIDTH else 1
        signs = {cell: str(number % 10) for number, piece in enumerate(standing, 1) for cell in covered(piece)}
        near = within_reach(ask)
        names = [grid.name_of(grid.cell(column)).rstrip("1")[-1] for column in range(grid.columns)]
        yield " " * ROW + (" " * (wide - 1)).join(names)
        for number, row in enumerate(grid.rows):
            line = ""
            for column, letter in enumerate(row):
                cell = grid.cell(number * grid.columns + column)
                sign = signs.get(cell, letter)
                line += (self._screen.paint(sign, Style.BOLD) if (column, number) in near else sign) + " " * (wide - 1)
            yield f"{number + 1:>{ROW - 1}} {line}".rstrip()

    def _palette(self, view: Plain) -> Iterator[str]:
        named = (
            f"{paint['letter']} {self._words.label(paint['label'], view['names'])}"
            for paint in view["table"]["grid"]["palette"]
        )
        yield from flowing(named, WIDTH)

    def _piece(self, number: int, piece: Plain, grid: Grid, view: Plain) -> list[str]:
        column, row = piece["at"]
        looks = "" if piece["facing"] is None else f" {FACING[grid.shape][piece['facing']]}"
        said = f"{grid.name_of((column, row))}{looks} {self._things.piece(piece, view)}"
        return self._things.painted(wrapped(said, WIDTH, "    ", f"{number:>2}  "), piece["of"], view)

    def _links(self, view: Plain) -> Iterator[str]:
        """One thing to another, with what the link is called."""
        for link in view["table"]["links"]:
            one, other = self._things.name(link["from"], view), self._things.name(link["to"], view)
            arrow = "↔" if link["both"] else "→"
            yield from wrapped(
                f"{one} {arrow} {other}: {self._words.label(link['label'], view['names'])}", WIDTH, "    ", "  "
            )


def covered(piece: Plain) -> Iterator[Cell]:
    """The cells on which a piece stands."""
    column, row = piece["at"]
    return ((column + right, row + down) for right, down in piece["covers"])


def within_reach(ask: Plain) -> set[Cell]:
    """Columns and rows of the cells to which a path may lead."""
    if not ask or not ask["path"]:
        return set()
    (left, top), rows = ask["path"]["reach"]["at"], ask["path"]["reach"]["rows"]
    return {
        (left + column, top + row)
        for row, costs in enumerate(rows)
        for column, cost in enumerate(costs)
        if cost is not None
    }
