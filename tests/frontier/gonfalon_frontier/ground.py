"""The maps, the attack areas, and what lies ahead of a figure that moves."""

from __future__ import annotations

from functools import cache

from gonfalon import STEPS, Ahead, Area, Cell, Grid, Label, Look, Paint, Price, spans
from gonfalon_frontier.position import Figure, Position

LOOKS: dict[str, Look] = {".": "plain", "~": "water", "o": "rough", "=": "rough", "t": "wood", "#": "wall"}
PALETTE = tuple(
    Paint(letter, Label("frontier-ground", ground=name), LOOKS[letter], "frontier.move.ground")
    for letter, name in (
        (".", "grass"),
        ("~", "marsh"),
        ("o", "rocks"),
        ("=", "trench"),
        ("t", "wood"),
        ("#", "wall"),
    )
)

FORD = (
    "............",
    "..t......o..",
    ".ttt....oo..",
    "..t...~.....",
    "....~~~~....",
    "##..~~~..###",
    "....~~......",
    ".o....==.t..",
    "oo.......tt.",
    "............",
)

Muster = tuple[tuple[str, str, tuple[int, int], int], ...]

FIGURES: Muster = (
    ("a.1", "guard", (3, 1), 4),
    ("a.2", "guard", (5, 1), 4),
    ("a.3", "scout", (7, 1), 3),
    ("b.1", "raider", (4, 8), 0),
    ("b.2", "raider", (6, 8), 0),
    ("b.3", "ogre", (7, 8), 0),
)
BEAST: Muster = (("c.1", "wolf", (9, 8), 0),)
"""The figures with their places, as column and row of the painted field, and the direction they look, one of eight."""

MOVES = {"guard": 5, "scout": 7, "raider": 5, "ogre": 4, "wolf": 7}
MAPS = ("ford", "woods", "plain")


@cache
def grid(map: str) -> Grid:
    """The field with this name: the ford of squares or of hexes, or a plain of 40 × 40."""
    if map == "plain":
        rows = [list("." * 40) for _ in range(40)]
        for number in range(230):
            down, right = number * 7919 % 1600 // 40, number * 104729 % 40
            rows[down][right] = "t~o#t="[number % 6]
        for top, painted_row in enumerate(FORD):
            rows[10 + top][14:26] = painted_row
        return Grid("square", tuple("".join(row) for row in rows), PALETTE)
    return Grid("hex" if map == "woods" else "square", FORD, PALETTE)


def field(position: Position) -> Grid:
    """The field of a position, as it was chosen or painted since."""
    chosen = grid(position.map)
    return Grid(chosen.shape, position.ground, PALETTE) if position.ground else chosen


def mustered(map: str, muster: Muster = FIGURES) -> tuple[Figure, ...]:
    """The figures where they begin; on the plain they stand around its middle."""
    on = grid(map)
    right, down = (14, 10) if map == "plain" else (0, 0)
    figures = []
    for id, kind, (column, row), facing in muster:
        at = on.cell((row + down) * on.columns + column + right)
        looks = facing * len(STEPS[on.shape]) // 8
        covers = ((0, 0), (1, 0)) if kind == "ogre" else ((0, 0),)
        figures.append(Figure(id, kind, at, looks, MOVES[kind], covers))
    return tuple(figures)


def attacked(position: Position, figure: Figure) -> tuple[Cell, ...]:
    """The cells that a figure can strike: the three before it; an ogre strikes all around itself."""
    on = field(position)
    steps = STEPS[on.shape]
    standing = figure.standing()
    if figure.kind == "ogre":
        around = {cell for covered in standing for cell in on.near(covered)}
        return tuple(sorted(around - set(standing)))
    ways = (steps[(figure.facing + turn) % len(steps)] for turn in (-1, 0, 1))
    cells = ((figure.at[0] + right, figure.at[1] + down) for right, down in ways)
    return tuple(cell for cell in cells if on.index(cell) is not None)


def areas(position: Position, foes_of: str) -> tuple[Area, ...]:
    """The attack areas of the figures that are hostile to this one."""
    on = field(position)
    return tuple(
        Area(
            foe.id,
            spans(on, attacked(position, foe)),
            Label("frontier-area", figure=foe.id),
            foe.id,
            "attack",
            leave="frontier.move.strike",
        )
        for foe in position.foes(foes_of)
    )


@cache
def painted(on: Grid, letter: str) -> tuple[Cell, ...]:
    """All cells of one paint."""
    return tuple(cell for cell in on.cells if on.paint(cell) == letter)


def halves(position: Position, figure: Figure) -> int:
    """Return the movement of a figure in this round: with the order to rush it goes one space farther."""
    return 2 * (figure.moves + (position.order(figure.of) == "rush"))


def ahead(position: Position, id: str) -> Ahead:
    """Return the circumstances of a figure's move: rocks take half of its move, but an ogre steps over them."""
    figure, on = position.figure(id), field(position)
    slant = 3 if position.switches["frontier.opt.diagonal"] == "half" else 2
    rocks = Price(2, slant) if figure.kind == "ogre" else Price(0, 0, halves(position, figure) // 2)
    others = [other for other in position.figures if other.id != id]
    marsh = Area("marsh", spans(on, painted(on, "~")), Label("frontier-marsh"), enter="frontier.move.marsh")
    return Ahead(
        on,
        figure.at,
        halves(position, figure),
        (
            (".", Price(2, slant)),
            ("~", Price(4, 2 + slant)),
            ("o", rocks),
            ("=", Price(2, slant)),
            ("t", Price(3, 1 + slant)),
        ),
        figure.covers,
        closed=tuple(cell for other in others if other.of != figure.of for cell in other.standing()),
        stops=painted(on, "="),
        passed=tuple(cell for other in others if other.of == figure.of for cell in other.standing()),
        corners=1,
        areas=(*areas(position, id), marsh),
    )
