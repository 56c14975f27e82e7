"""A map as a line of text: what is kept of it, shared, and picked when the next combat is set up.

square 20x14 | AAAA… | The old bridge

Five cells of the rows take two letters, each of 64; the name may be missing.
"""

from __future__ import annotations

import re

from gonfalon.questions.figures import Label, UserText
from gonfalon.questions.refusal import Refused
from gonfalon.questions.tidy import tidy
from gonfalon.systems.samyra.ground.fields import HEIGHTS, LEAST_SIDE, MOST_SIDE, PALETTE
from gonfalon.table.field.grid import Grid, GridShape
from gonfalon.table.table import Kept

MAP = "map"
RULE = "samyra.zone.known"
LONGEST_MAP_NAME = 24
LONGEST_MAP = 760
"""A map of 40 × 40 cells takes 640 letters, its head 15, its name 24."""

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
KINDS = tuple(HEIGHTS)
TOGETHER = 5
"""So many cells stand in two letters."""

SHAPES: dict[str, GridShape] = {"square": "square", "hex": "hex"}
HEAD = re.compile(r"(square|hex) ([0-9]{1,2})x([0-9]{1,2}) \| ([A-Za-z0-9_-]+)(?: \| (.+))?")


def map_card(grid: Grid, name: str) -> str:
    """The line that gives this map again."""
    cells = "".join(grid.rows)
    letters = "".join(packed(cells[at : at + TOGETHER]) for at in range(0, len(cells), TOGETHER))
    head = f"{grid.shape} {grid.columns}x{len(grid.rows)} | {letters}"
    return f"{head} | {name}" if name else head


def packed(cells: str) -> str:
    number = 0
    for letter in cells.ljust(TOGETHER, KINDS[0]):
        number = number * len(KINDS) + KINDS.index(letter)
    high, low = divmod(number, len(LETTERS))
    return LETTERS[high] + LETTERS[low]


def read_map(text: str) -> tuple[Grid, str]:
    """The map on a card and its name; raises Refused for a text that is none."""
    found = HEAD.fullmatch(text)
    if not found or len(text) > LONGEST_MAP or text != tidy(text):
        raise no_map()
    shape, columns, rows, letters, name = found[1], int(found[2]), int(found[3]), found[4], found[5] or ""
    sides = all(LEAST_SIDE <= side <= MOST_SIDE for side in (columns, rows))
    if not sides or len(letters) != 2 * -(-columns * rows // TOGETHER) or len(name) > LONGEST_MAP_NAME or "|" in name:
        raise no_map()
    cells = "".join(unpacked(letters[at : at + 2]) for at in range(0, len(letters), 2))
    lines = tuple(cells[row * columns : (row + 1) * columns] for row in range(rows))
    return Grid(SHAPES[shape], lines, PALETTE), name


def unpacked(letters: str) -> str:
    number = LETTERS.index(letters[0]) * len(LETTERS) + LETTERS.index(letters[1])
    if number >= len(KINDS) ** TOGETHER:
        raise no_map()
    cells = ""
    for _ in range(TOGETHER):
        number, kind = divmod(number, len(KINDS))
        cells = KINDS[kind] + cells
    return cells


def no_map() -> Refused:
    return Refused("card", rule=RULE)


def kept_map(grid: Grid, name: str) -> Kept:
    """Return the roster card of a map."""
    size = {"columns": grid.columns, "rows": len(grid.rows)}
    label = Label("samyra-kept-map", shape=grid.shape, name=UserText(name), named="yes" if name else "no", **size)
    return Kept(MAP, "map", label, map_card(grid, name))
