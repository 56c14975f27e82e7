"""SVG as the figures of rule pages are drawn: shapes with the classes of `figures.css`, numbers and text, and nothing else.

A unit is a sixteenth of the size of letters, so a drawing grows with them. What is drawn stays within
`web/shared/allowed-markup.js`.
"""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from itertools import pairwise
from math import cos, hypot, pi, sin

from markupsafe import Markup, escape

UNITS = 16
"""So many units are as long as letters are high."""

WIDEST = 320
"""A drawing of this width fits a phone."""

LETTER = 0.52
"""The width of a letter of a drawing as a share of its size, by and large."""

SIZES = {"fig-small": 12, "fig-large": 19}
"""The sizes of letters by their classes, where they differ from 14."""

Point = tuple[float, float]
SOFT_HYPHEN = "\u00ad"

PIPS = ((), (4,), (0, 8), (0, 4, 8), (0, 2, 6, 8), (0, 2, 4, 6, 8), (0, 2, 3, 5, 6, 8))
"""The places of the pips of a six-sided die on a grid of three by three, as in `web/app/drawing/dice.js`."""


def number(value: float) -> str:
    """A number with at most one decimal place."""
    rounded = round(value, 1)
    return str(int(rounded) if rounded == int(rounded) else rounded)


def dots(points: Sequence[Point]) -> str:
    return " ".join(f"{number(x)},{number(y)}" for x, y in points)


def wrapped(text: str, width: float, size: int) -> list[str]:
    """A text in lines that fit a width, broken at soft hyphens where a word is too long."""
    room = max(3, int(width / (size * LETTER)))
    words = []
    for word in text.split():
        if len(word.replace(SOFT_HYPHEN, "")) > room and SOFT_HYPHEN in word:
            *heads, last = word.split(SOFT_HYPHEN)
            words += [f"{head}-" for head in heads] + [last]
        else:
            words.append(word.replace(SOFT_HYPHEN, ""))
    return textwrap.wrap(" ".join(words), room, break_long_words=False, break_on_hyphens=True) or [""]


class Pen:
    """Draws one figure, and knows how much room it takes."""

    def __init__(self) -> None:
        self.parts: list[Markup] = []
        self.left = self.top = self.right = self.bottom = 0.0

    def reach(self, x: float, y: float) -> None:
        """Make room up to a point."""
        self.left, self.top = min(self.left, x), min(self.top, y)
        self.right, self.bottom = max(self.right, x), max(self.bottom, y)

    def put(self, shape: str, **values: str | float) -> None:
        """An element without content; `cls` is its class."""
        told = "".join(
            f' {"class" if name == "cls" else name}="{escape(value if isinstance(value, str) else number(value))}"'
            for name, value in values.items()
            if value != ""
        )
        self.parts.append(Markup(f"<{shape}{told} />"))  # noqa: S704  (each value is escaped)

    def box(self, x: float, y: float, width: float, height: float, cls: str, rx: float = 4) -> None:
        self.put("rect", cls=cls, x=x, y=y, width=width, height=height, rx=rx)
        self.reach(x, y)
        self.reach(x + width, y + height)

    def disc(self, x: float, y: float, r: float, cls: str) -> None:
        self.put("circle", cls=cls, cx=x, cy=y, r=r)
        self.reach(x - r, y - r)
        self.reach(x + r, y + r)

    def path(self, d: str, cls: str) -> None:
        self.put("path", cls=cls, d=d)

    def line(self, points: Sequence[Point], cls: str) -> None:
        self.put("polyline", cls=cls, points=dots(points))
        for x, y in points:
            self.reach(x, y)

    def shape(self, points: Sequence[Point], cls: str) -> None:
        self.put("polygon", cls=cls, points=dots(points))
        for x, y in points:
            self.reach(x, y)

    def text(self, x: float, y: float, text: str, cls: str = "", anchor: str = "") -> None:
        """A line of text; `y` is the line on which its letters stand."""
        marks = f' class="{cls}"' if cls else ""
        marks += f' text-anchor="{anchor}"' if anchor else ""
        clean = escape(text.replace(SOFT_HYPHEN, ""))
        self.parts.append(Markup(f'<text{marks} x="{number(x)}" y="{number(y)}">{clean}</text>'))  # noqa: S704
        width = len(clean) * SIZES.get(cls, 14) * LETTER
        start = x - width / 2 if anchor == "middle" else x - width if anchor == "end" else x
        self.reach(start, y - 12)
        self.reach(start + width, y + 4)

    def lines(
        self, x: float, y: float, lines: Sequence[str], cls: str = "", anchor: str = "", step: float = 15
    ) -> None:
        for place, line in enumerate(lines):
            self.text(x, y + place * step, line, cls, anchor)

    def cross(self, x: float, y: float, size: float) -> None:
        """Two strokes through the middle of what is no more, or may not be."""
        half = size / 2
        self.path(
            f"M{number(x - half)} {number(y - half)}l{number(size)} {number(size)}"
            f"m0 {number(-size)}l{number(-size)} {number(size)}",
            "fig-cross",
        )

    def arrow(self, points: Sequence[Point], cls: str = "fig-way") -> None:
        """A line with a head at its end."""
        (x, y), (to_x, to_y) = list(pairwise(points))[-1]
        length = hypot(to_x - x, to_y - y) or 1
        ahead_x, ahead_y = (to_x - x) / length, (to_y - y) / length
        base_x, base_y = to_x - 9 * ahead_x, to_y - 9 * ahead_y
        self.line([*points[:-1], (base_x, base_y)], cls)
        sides = [(base_x - 5 * ahead_y, base_y + 5 * ahead_x), (base_x + 5 * ahead_y, base_y - 5 * ahead_x)]
        self.shape([(to_x, to_y), *sides], f"{cls}-head")

    def die(self, kind: str, face: int | None, x: float, y: float, size: float = 30, *, crossed: bool = False) -> None:
        """A die as the app draws it; None is a die that has not fallen. What it shows stays to be seen if it is crossed out."""
        unit = size / 32
        if kind == "d20":
            corners = [(16, 1.5), (29, 9), (29, 23), (16, 30.5), (3, 23), (3, 9)]
            self.shape([(x + unit * right, y + unit * down) for right, down in corners], "fig-die")
        else:
            self.box(x + unit, y + unit, size - 2 * unit, size - 2 * unit, "fig-die", 6 * unit)
        if crossed:
            self.cross(x + size / 2, y + size / 2, size - 4)
        if kind == "d20":
            if face is not None:
                self.text(x + size / 2, y + size / 2 + 5, str(face), "fig-strong", "middle")
            return
        if kind == "fate":
            if face:
                upright = f"M{number(x + 16 * unit)} {number(y + 9 * unit)}v{number(14 * unit)}" if face > 0 else ""
                self.path(f"{upright}M{number(x + 9 * unit)} {number(y + 16 * unit)}h{number(14 * unit)}", "fig-sign")
            return
        for spot in PIPS[face or 0]:
            self.disc(x + (8 + 8 * (spot % 3)) * unit, y + (8 + 8 * (spot // 3)) * unit, 2.6 * unit, "fig-solid")

    def token(self, side: str, x: float, y: float, size: float = 22) -> None:
        """A piece on the table: a full shield is of the one side, a hollow one of the other; a leader is a disc."""
        half, cls = size / 2, f"fig-{side.lower()}"
        if side.isupper():
            self.disc(x, y, half - 1, cls)
            self.text(x, y + 5, "★", f"{cls}-sign", "middle")
            return
        d = (
            f"M{number(x - half)} {number(y - half)}h{number(size)}v{number(0.45 * size)}"
            f"q0 {number(0.4 * size)} {number(-half)} {number(0.55 * size)}"
            f"q{number(-half)} {number(-0.15 * size)} {number(-half)} {number(-0.55 * size)}z"
        )
        self.path(d, cls)
        if side == "b":
            self.path(f"M{number(x - half + 4)} {number(y - 2)}h{number(size - 8)}", "fig-b-sign")
        self.reach(x + half, y + half)

    def art(self, spoken: str) -> Markup:
        """The drawing; `spoken` says what it shows."""
        width, height = self.right - self.left + 4, self.bottom - self.top + 4
        shown = " ".join(map(number, (self.left - 2, self.top - 2, width, height)))
        head = Markup('<svg class="fig-art" role="img" aria-label="{}" viewBox="{}" width="{}em">')
        return head.format(spoken, shown, number(width / UNITS)) + Markup("").join(self.parts) + Markup("</svg>")


def around(x: float, y: float, r: float, degrees: float) -> Point:
    """A point on a circle; 0 degrees is to the right, and they count clockwise."""
    return x + r * cos(degrees * pi / 180), y + r * sin(degrees * pi / 180)
