"""Zones with borders, hexes around a battle, and attack areas on a field."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt
from typing import ClassVar

from gonfalon.systems.samyra.ground import areas
from gonfalon.systems.samyra.ground.fields import PALETTE, WALL
from gonfalon.systems.sotc.actions.reach import steps_from
from gonfalon.systems.sotc.state.action import Supplement
from gonfalon.systems.tiefen.field import HEX_EXITS, HEXES, SECOND_RING
from gonfalon.table.field.grid import STEPS, Cell, Grid
from gonfalon.words.numbers import signed
from press.figures.labels import Labels, Unknown
from press.figures.pen import WIDEST, Pen, Point, around, wrapped
from press.figures.picture import Picture

THINGS = {"a": "own", "b": "foe", "A": "leader", "B": "chief"}
"""The pieces that may stand in a zone: a unit or a leader (a capital) of the one side or of the other."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Move:
    """A way from one zone to another: `free`, by a `roll`, or `barred`; `label` stands beside it, or what the move costs as a
    supplemental action (sotc.move.border_supplemental).
    """

    way: str
    kind: str = "free"
    label: str = ""
    supplemental: bool = False

    @property
    def ends(self) -> tuple[str, str]:
        first, _, last = self.way.partition(" ")
        return first, last


@dataclass(frozen=True, slots=True, kw_only=True)
class Zones(Picture):
    """Zone cards on a grid, where those that touch border on each other; each is called by a letter.

    `names`, `notes` and `cards` are by zone: its name, a label in its middle, a card that lies on it (`down` or `open`);
    `pieces` is what stands there, a letter each. `borders` have a value by the two zones, `apart` are those that do not touch.
    With `distance_from`, every other zone is marked with its distance from that one, as the engine counts it.
    """

    rows: tuple[str, ...]
    names: dict[str, str] = field(default_factory=dict)
    notes: dict[str, str] = field(default_factory=dict)
    cards: dict[str, str] = field(default_factory=dict)
    pieces: dict[str, str] = field(default_factory=dict)
    borders: dict[str, int] = field(default_factory=dict)
    distance_from: str = ""
    apart: tuple[str, ...] = ()
    moves: tuple[Move, ...] = ()

    def labels(self) -> Iterator[str]:
        yield from (*self.names.values(), *self.notes.values())
        yield from (move.label for move in self.moves if move.label)

    def places(self) -> dict[str, Cell]:
        return {
            zone: (column, row)
            for row, line in enumerate(self.rows)
            for column, zone in enumerate(line.split())
            if zone != "."
        }

    def check(self) -> None:
        known = set(self.places())
        ends = [*(move.way for move in self.moves), *self.borders, *self.apart]
        named = {*self.names, *self.notes, *self.cards, *self.pieces, *" ".join(ends).split(), *self.distance_from}
        if lost := sorted(named - known):
            raise Unknown(f"no such zones: {lost}")
        if lost := sorted({*"".join(self.pieces.values())} - set(THINGS)):
            raise Unknown(f"no such pieces: {lost}")
        if lost := sorted({move.kind for move in self.moves} - {"free", "roll", "barred"}):
            raise Unknown(f"no such moves: {lost}")
        if lost := sorted(set(self.cards.values()) - {"down", "open"}):
            raise Unknown(f"no such cards: {lost}")

    def links(self) -> Iterator[tuple[str, str]]:
        """The pairs of zones that border on each other."""
        places = self.places()
        for one, (column, row) in places.items():
            for other, at in places.items():
                if at in ((column + 1, row), (column, row + 1)) and not {f"{one} {other}", f"{other} {one}"} & set(
                    self.apart
                ):
                    yield one, other

    def distances(self) -> dict[str, int]:
        """Return the distance of each zone from the one that is counted from (war.zone.distance, sotc.frame.range)."""
        near: dict[str, list[str]] = {zone: [] for zone in self.places()}
        for one, other in self.links():
            near[one].append(other)
            near[other].append(one)
        counted = steps_from(self.distance_from, near) if self.distance_from else {}
        return {zone: steps for zone, steps in counted.items() if steps}

    def cost(self, move: Move) -> str:
        """Return the cost of a move as a supplemental action."""
        first, last = move.ends
        border = self.borders.get(move.way, self.borders.get(f"{last} {first}", 0))
        return signed(-Supplement("move", border=border).price)

    def draw(self, pen: Pen, labels: Labels) -> Iterator[str]:
        places = self.places()
        columns = 1 + max(column for column, _ in places.values())
        told = [self.cost(move) if move.supplemental else labels.word(move.label) for move in self.moves]
        gap = 24 + max((16 + 8 * len(label) for label in told), default=0) if columns > 1 else 0
        width, height = min(110.0 if columns > 1 else 150.0, (WIDEST - gap * (columns - 1)) / columns), 84.0
        corner = {zone: (column * (width + gap), row * (height + 24)) for zone, (column, row) in places.items()}
        middle = {zone: (left + width / 2, top + height / 2) for zone, (left, top) in corner.items()}
        moved = {frozenset(move.ends) for move in self.moves}
        for one, other in self.links():
            if frozenset((one, other)) not in moved:
                pen.line([middle[one], middle[other]], "fig-link")
        for zone, (left, top) in corner.items():
            pen.box(left, top, width, height, "fig-card", 6)
            yield self.zone(pen, labels, zone, left, top, width, height)
        for pair, value in self.borders.items():
            one, other = pair.split()
            (x1, y1), (x2, y2) = middle[one], middle[other]
            x, y = (x1 + x2) / 2, (y1 + y2) / 2
            if y1 == y2:
                pen.box(x - 3, y - height / 2, 6, height, "fig-wall", 0)
            else:
                pen.box(x - width / 2, y - 3, width, 6, "fig-wall", 0)
            pen.disc(x, y - (height / 3 if y1 == y2 else 0), 10, "fig-die")
            pen.text(x, y + 5 - (height / 3 if y1 == y2 else 0), str(value), "fig-strong", "middle")
            yield labels.say("figure-border", one=one, other=other, value=value)
        for move, label in zip(self.moves, told, strict=True):
            first, last = move.ends
            self.way(pen, move, label, middle[first], middle[last], gap)
            yield labels.say("figure-move", one=first, other=last, kind=move.kind, label=label or "none")

    def way(self, pen: Pen, move: Move, label: str, one: Point, other: Point, gap: float) -> None:
        """Draw a way in the gap between two cards."""
        x, y = (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
        right, down = (other[0] > one[0]) - (other[0] < one[0]), (other[1] > one[1]) - (other[1] < one[1])
        half = (gap if right else 24) / 2 + 6
        is_over = not {move.way, " ".join(reversed(move.ends))}.isdisjoint(self.borders)
        y += 6 if is_over else 0
        pen.arrow(
            [(x - right * half, y - down * half), (x + right * half, y + down * half)],
            "fig-way" if move.kind == "free" else "fig-roll",
        )
        if move.kind == "barred":
            pen.cross(x, y, 16)
        if not label:
            return
        if is_over and right:
            pen.text(x + 7, y + 20, label, "fig-strong")
        elif right:
            pen.text(x, y - 10, label, "fig-strong", "middle")
        else:
            pen.text(x + 10, y + 4, label, "fig-strong")

    def zone(self, pen: Pen, labels: Labels, zone: str, left: float, top: float, width: float, height: float) -> str:
        """Draw what is written and stands on a card."""
        name = labels.word(self.names.get(zone, zone))
        pen.lines(left + 8, top + 17, wrapped(name, width - 12, 14)[:2], "fig-head")
        distance = self.distances().get(zone)
        if note := labels.word(self.notes.get(zone, "" if distance is None else str(distance))):
            pen.text(left + width / 2, top + height - 12, note, "fig-large", "middle")
        if card := self.cards.get(zone):
            pen.box(left + width - 26, top + 7, 18, 24, "fig-back" if card == "down" else "fig-die", 3)
            pen.text(left + width - 17, top + 24, "?" if card == "down" else "!", "fig-strong", "middle")
        pieces = self.pieces.get(zone, "")
        for place, piece in enumerate(pieces):
            pen.token(piece, left + 20 + 26 * place, top + height * 0.72)
        things = [*([card] if card else []), *(THINGS[piece] for piece in pieces)]
        stands = ", ".join(labels.say("figure-thing", thing=thing) for thing in things)
        return labels.say("figure-zone", zone=name, stands="; ".join(filter(None, (note, stands))) or "none")


@dataclass(frozen=True, slots=True, kw_only=True)
class Hexes(Picture):
    """A battle and the hexes around it as the engine names them: those that are `barred`, and `extra` ones further out."""

    engine: ClassVar[str] = "tiefen"
    barred: tuple[str, ...] = ()
    extra: tuple[str, ...] = ()
    taken: str = ""

    def check(self) -> None:
        lost = {*self.barred} - {*HEX_EXITS} | {*self.extra} - {*SECOND_RING} | {self.taken} - {*HEXES, ""}
        if lost:
            raise Unknown(f"no such hexes: {sorted(lost)}")

    def draw(self, pen: Pen, labels: Labels) -> Iterator[str]:
        size = 30.0
        shown = {"": (0, 0), **{place: HEXES[place] for place in (*HEX_EXITS, *self.extra)}}
        spots = {place: (1.5 * size * q, sqrt(3) * size * (r + q / 2)) for place, (q, r) in shown.items()}
        left = min(x for x, _ in spots.values()) - size
        top = min(y for _, y in spots.values()) - size * 0.9
        for place, (x, y) in spots.items():
            x, y = x - left, y - top
            state = (
                "battle"
                if not place
                else "barred"
                if place in self.barred
                else "extra"
                if place in self.extra
                else "open"
            )
            pen.shape([around(x, y, 0.96 * size, 60 * turn) for turn in range(6)], f"fig-hex-{state}")
            if state == "battle":
                pen.path(f"M{x - 9:.1f} {y - 9:.1f}l18 18m0 -18l-18 18m-2 -5l7 7m11 0l7 -7", "fig-ink")
            elif state == "barred":
                pen.cross(x, y, 24)
            elif state == "extra":
                pen.text(x, y + 6, "+", "fig-large", "middle")
        if self.taken:
            x, y = (value - edge for value, edge in zip(spots[self.taken], (left, top), strict=True))
            start = (0 - left + (x + left) * 0.35, 0 - top + (y + top) * 0.35)
            pen.arrow([start, (x, y)])
        open_ = sum(place not in self.barred for place in HEX_EXITS)
        yield labels.say("figure-hexes", open=open_, barred=len(self.barred), extra=len(self.extra))


@dataclass(frozen=True, slots=True, kw_only=True)
class Stander:
    """A figure on a field: its cell by column and row, where it looks, and how far its weapon reaches."""

    at: tuple[int, int]
    side: str = "a"
    facing: int | None = None
    reach: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Field(Picture):
    """A field of squares or hexes: figures with the attack areas that the engine gives them, a way over it, and walls.

    `path` are the cells of a way; it ends in a `stop`, or is barred at its end.
    """

    engine: ClassVar[str] = "samyra"
    shape: str
    rows: tuple[str, ...]
    figures: tuple[Stander, ...] = ()
    path: tuple[tuple[int, int], ...] = ()
    ends: str = "go"

    def grid(self) -> Grid:
        try:
            return Grid("hex" if self.shape == "hex" else "square", self.rows, PALETTE)
        except ValueError as wrong:
            raise Unknown(str(wrong)) from None

    def check(self) -> None:
        grid = self.grid()
        if self.shape not in STEPS or self.ends not in ("go", "stop", "barred"):
            raise Unknown(f"{self.shape}, {self.ends}")
        size = (grid.columns, len(self.rows))
        for column, row in (*self.path, *(one.at for one in self.figures)):
            if not (0 <= column < size[0] and 0 <= row < size[1]):
                raise Unknown(f"beyond the field: {column}, {row}")

    def area(self, grid: Grid, one: Stander) -> tuple[Cell, ...]:
        """The cells that a figure strikes at."""
        if not one.reach:
            return ()
        return areas.struck_from(grid, (self.cell(one.at),), one.reach, one.facing, slants=True)

    def cell(self, at: tuple[int, int]) -> Cell:
        column, row = at
        return (column, row - column // 2) if self.shape == "hex" else (column, row)

    def draw(self, pen: Pen, labels: Labels) -> Iterator[str]:
        grid, size = self.grid(), 34.0

        def middle(cell: Cell) -> Point:
            q, r = cell
            if self.shape == "hex":
                return size * 0.9 * q + size * 0.6, size * 1.04 * (r + q / 2) + size * 0.54
            return size * (q + 0.5), size * (r + 0.5)

        def tile(cell: Cell, cls: str, shrunk: float = 1) -> None:
            x, y = middle(cell)
            if self.shape == "hex":
                pen.shape([around(x, y, 0.6 * size * shrunk, 60 * turn) for turn in range(6)], cls)
            else:
                side = size * shrunk
                pen.box(x - side / 2, y - side / 2, side, side, cls, 0)

        for cell in grid.cells:
            ground = grid.paint(cell)
            tile(cell, "fig-wall" if ground == WALL else "fig-rough" if ground != "." else "fig-cell")
        for one in self.figures:
            struck = self.area(grid, one)
            for cell in struck:
                tile(cell, f"fig-area-{one.side}", 0.86)
            if struck:
                yield labels.say("figure-area", side=one.side, reach=one.reach, cells=len(struck))
        if self.path:
            pen.arrow([middle(self.cell(at)) for at in self.path])
            x, y = middle(self.cell(self.path[-1]))
            if self.ends == "stop":
                pen.disc(x, y, 12, "fig-stop")
            elif self.ends == "barred":
                pen.cross(x, y, 20)
        for one in self.figures:
            x, y = middle(self.cell(one.at))
            if one.facing is not None:
                step = STEPS[grid.shape][one.facing]
                ahead = middle((self.cell(one.at)[0] + step[0], self.cell(one.at)[1] + step[1]))
                pen.arrow([(x, y), (x + (ahead[0] - x) * 0.62, y + (ahead[1] - y) * 0.62)], "fig-facing")
            pen.token(one.side, x, y, 20)
        if self.path:
            yield labels.say("figure-path", cells=len(self.path) - 1, ends=self.ends)
