"""Orders: who acts after whom, seats around a table, and what beats what in a circle."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import hypot
from typing import ClassVar

from gonfalon.systems.tiefen.pool import BEATS
from press.figures.labels import Labels, Unknown
from press.figures.pen import Pen, around
from press.figures.picture import Picture


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """Somebody in an order, with what decides it; `state` is `ready`, `now` or `acted`."""

    label: str
    value: str = ""
    side: str = "a"
    state: str = "ready"


@dataclass(frozen=True, slots=True, kw_only=True)
class Order(Picture):
    """Those who act one after the other."""

    turns: tuple[Turn, ...]

    def labels(self) -> Iterator[str]:
        for turn in self.turns:
            yield from filter(None, (turn.label, turn.value))

    def check(self) -> None:
        if lost := {turn.state for turn in self.turns} - {"ready", "now", "acted"}:
            raise Unknown(f"no such states: {sorted(lost)}")

    def draw(self, pen: Pen, labels: Labels) -> Iterator[str]:
        for place, turn in enumerate(self.turns, 1):
            top = (place - 1) * 34
            pen.box(0, top, 250, 30, {"now": "fig-now", "acted": "fig-done"}.get(turn.state, "fig-card"), 6)
            pen.text(12, top + 20, str(place), "fig-head", "middle")
            pen.token(turn.side, 36, top + 15)
            pen.text(56, top + 20, labels.word(turn.label))
            if turn.value:
                pen.text(240, top + 20, labels.word(turn.value), "fig-strong", "end")
            mark = {"now": "◀", "acted": "✓"}.get(turn.state)
            if mark:
                pen.text(258, top + 20, mark, "fig-strong")
            yield labels.say(
                "figure-turn",
                place=place,
                who=labels.word(turn.label),
                value=labels.word(turn.value) or "none",
                state=turn.state,
            )


@dataclass(frozen=True, slots=True, kw_only=True)
class Seats(Picture):
    """Seats around a table, by their labels clockwise; the first one of `start` begins, then the next one."""

    seats: tuple[str, ...]
    start: int = 0

    def labels(self) -> Iterator[str]:
        yield from self.seats

    def check(self) -> None:
        if not 0 <= self.start < len(self.seats):
            raise Unknown("nobody sits where the round starts")

    def draw(self, pen: Pen, labels: Labels) -> Iterator[str]:
        middle, r = 130.0, 84.0
        pen.disc(middle, 106, 46, "fig-card")
        turn = 360 / len(self.seats)
        pen.arrow([around(middle, 106, 28, degrees) for degrees in range(-80, 190, 15)])
        for place, seat in enumerate(self.seats):
            x, y = around(middle, 106, r, -90 + turn * place)
            order = (place - self.start) % len(self.seats) + 1
            pen.disc(x, y, 18, "fig-now" if order == 1 else "fig-die")
            pen.text(x, y + 5, str(order), "fig-strong", "middle")
            name = labels.word(seat)
            anchor = "end" if x < middle - 5 else "" if x > middle + 5 else "middle"
            beside = {"end": -24, "": 24, "middle": 0}[anchor]
            pen.text(x + beside, y + (5 if beside else -24 if y < 106 else 34), name, "", anchor)
        for place in range(len(self.seats)):
            seat = self.seats[(self.start + place) % len(self.seats)]
            yield labels.say("figure-turn", place=place + 1, who=labels.word(seat), value="none", state="ready")


@dataclass(frozen=True, slots=True, kw_only=True)
class Circle(Picture):
    """The three tactics, each with an arrow to the one that it beats (tiefen.tactic.circle)."""

    engine: ClassVar[str] = "tiefen"

    def draw(self, pen: Pen, labels: Labels) -> Iterator[str]:
        width, height = 116.0, 34.0
        order = [next(iter(BEATS))]
        while (beaten := BEATS[order[-1]]) not in order:
            order.append(beaten)
        spots = dict(zip(order, ((150.0, 17.0), (242.0, 127.0), (58.0, 127.0)), strict=True))
        for tactic in order:
            (x1, y1), (x2, y2) = spots[tactic], spots[BEATS[tactic]]
            length = hypot(x2 - x1, y2 - y1)
            right, down = (x2 - x1) / length, (y2 - y1) / length
            from_ = width / 2 + 6 if abs(down) < 0.2 else 34
            pen.arrow([(x1 + right * from_, y1 + down * from_), (x2 - right * from_, y2 - down * from_)])
        for tactic, (x, y) in spots.items():
            pen.box(x - width / 2, y - height / 2, width, height, "fig-card", 17)
            pen.text(x, y + 5, labels.say("tiefen-tactic", tactic=tactic.value), "fig-strong", "middle")
        yield from (labels.say("tiefen-tactic-beats", tactic=tactic.value) for tactic in order)
