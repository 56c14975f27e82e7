"""Number lines: what a roll comes to, and how far a total lies above what stands against it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from gonfalon.fate import ladder
from gonfalon.questions.figures import Label
from gonfalon.words.numbers import signed
from press.figures.labels import Labels, Unknown
from press.figures.pen import Pen
from press.figures.picture import Picture

MARGINS = range(-4, 6)
STEP, HEIGHT = 28, 24


class Band(NamedTuple):
    """Neighbouring margins that come to the same; None is open to that side."""

    least: int | None
    most: int | None
    label: Label


def bands(of: str) -> tuple[Band, ...]:
    """The outcomes of a roll by its margins, with the engine's own threshold."""
    style = ladder.STYLE
    if of == "war":
        return (
            Band(None, -1, Label("chances-war-fail")),
            Band(0, 0, Label("chances-tie")),
            Band(1, style - 1, Label("chances-war-plain")),
            Band(style, None, Label("chances-war-style")),
        )
    return (
        Band(None, -style, Label("chances-sotc-spin")),
        Band(1 - style, -1, Label("chances-sotc-defended")),
        Band(0, 0, Label("chances-tie")),
        Band(1, None, Label("chances-sotc-hit")),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcomes(Picture):
    """The outcomes of a roll as stairs over the margins: of a roll in `war`, or of an attack in `sotc`."""

    engine: ClassVar[str] = "war sotc"
    of: str

    def check(self) -> None:
        if self.of not in self.engine.split():
            raise Unknown(f"no such outcomes: {self.of}")

    def draw(self, pen: Pen, labels: Labels) -> Iterator[str]:
        for row, band in enumerate(bands(self.of)):
            top = row * (HEIGHT + 4)
            name = labels.say(band.label.id)
            held = [margin for margin in MARGINS if in_band(margin, band)]
            for margin in held:
                left = (margin - MARGINS[0]) * STEP
                pen.box(left, top, STEP, HEIGHT, "fig-card", 0)
                last = margin == MARGINS[-1] if band.most is None else margin == MARGINS[0] and band.least is None
                pen.text(left + STEP / 2, top + 17, "…" if last else signed(margin), "fig-strong", "middle")
            first, end = (held[0] - MARGINS[0]) * STEP, (held[-1] + 1 - MARGINS[0]) * STEP
            if end < 6 * STEP:
                pen.text(end + 8, top + 17, name)
            else:
                pen.text(first - 8, top + 17, name, anchor="end")
            least = "none" if band.least is None else signed(band.least)
            most = "none" if band.most is None else signed(band.most)
            kind = (
                "below" if band.least is None else "above" if band.most is None else "one" if least == most else "range"
            )
            yield labels.say("figure-band", kind=kind, least=least, most=most, name=name)


def in_band(margin: int, band: Band) -> bool:
    return (band.least is None or band.least <= margin) and (band.most is None or margin <= band.most)


@dataclass(frozen=True, slots=True, kw_only=True)
class Ladder(Picture):
    """The ladder with a total and what it is measured against, and the steps between the two."""

    engine: ClassVar[str] = "war sotc"
    total: int
    against: int
    labels_of: tuple[str, str]

    def labels(self) -> Iterator[str]:
        yield from self.labels_of

    def check(self) -> None:
        if not {self.total, self.against} <= set(range(ladder.LOWEST, ladder.HIGHEST + 1)):
            raise Unknown("a value beyond the ladder")

    def draw(self, pen: Pen, labels: Labels) -> Iterator[str]:
        middle = 40

        def at(value: int) -> float:
            return (value - ladder.LOWEST) * STEP + STEP / 2

        for value in range(ladder.LOWEST, ladder.HIGHEST + 1):
            pen.box(at(value) - STEP / 2, middle, STEP, HEIGHT, "fig-card", 0)
            marked = value in (self.total, self.against)
            pen.text(at(value), middle + 17, signed(value), "fig-strong" if marked else "fig-soft", "middle")
        own, other = (labels.word(label) for label in self.labels_of)
        pen.shape(
            [(at(self.total), middle - 2), (at(self.total) - 6, middle - 12), (at(self.total) + 6, middle - 12)],
            "fig-solid",
        )
        pen.text(at(self.total), middle - 18, own, anchor="middle")
        below = middle + HEIGHT
        pen.shape(
            [(at(self.against), below + 2), (at(self.against) - 6, below + 12), (at(self.against) + 6, below + 12)],
            "fig-die",
        )
        pen.text(at(self.against), below + 42, other, anchor="middle")
        between = self.total - self.against
        if between:
            pen.arrow([(at(self.against) + 10, below + 7), (at(self.total), below + 7)])
            pen.text((at(self.against) + at(self.total)) / 2 + 5, below + 22, signed(between), "fig-strong", "middle")
        yield labels.say(
            "figure-ladder",
            own=own,
            total=signed(self.total),
            other=other,
            against=signed(self.against),
            between=signed(between),
        )
