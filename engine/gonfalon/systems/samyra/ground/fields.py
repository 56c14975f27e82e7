"""Fields: those that stand ready, empty ones, and what a letter of their rows stands for.

An object has a height: 1 is at most knee-high to a human, 2 at most as big as one, 3 bigger. What that means for a figure
depends on its own size (samyra.move.size_relative).
"""

from __future__ import annotations

from functools import cache

from gonfalon.questions.figures import Label
from gonfalon.table.field.grid import Grid, GridShape, Look, Paint

OPEN, LOW, HIGH, TALL, WALL = ".", "l", "h", "t", "#"
HEIGHTS = {OPEN: 0, LOW: 1, HIGH: 2, TALL: 3, WALL: 9}
LOOKS: dict[str, Look] = {OPEN: "plain", LOW: "rough", HIGH: "wood", TALL: "rock", WALL: "wall"}
NAMES = {OPEN: "open", LOW: "low", HIGH: "high", TALL: "tall", WALL: "wall"}
PALETTE = tuple(
    Paint(letter, Label("samyra-ground", ground=name), LOOKS[letter], "samyra.move.size_relative")
    for letter, name in NAMES.items()
)
LEAST_SIDE = 4
MOST_SIDE = 40
BLANK = ("squares", "hexes")
GLADE = (
    "......h.........",
    "..l.............",
    "......l....h....",
    "................",
    "...hh......l....",
    "........l.......",
    "................",
    "..l......hh.....",
    ".....h..........",
    "............l...",
)
STAIR = (
    "################",
    "#......##......#",
    "#...l..........#",
    "#......##..h...#",
    "####.####......#",
    "####.####..l...#",
    "#......##......#",
    "#..h...........#",
    "#......##......#",
    "################",
)
FIELDS: dict[str, tuple[GridShape, tuple[str, ...]]] = {"glade": ("hex", GLADE), "stair": ("square", STAIR)}


@cache
def field_named(name: str) -> Grid:
    """One of those that stand ready."""
    shape, rows = FIELDS[name]
    return Grid(shape, rows, PALETTE)


def blank(kind: str, columns: int, rows: int) -> Grid:
    """An open field of squares or hexes."""
    return Grid("hex" if kind == "hexes" else "square", (OPEN * columns,) * rows, PALETTE)
