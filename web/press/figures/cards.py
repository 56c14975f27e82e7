"""Cards: units with their skills and slots, and the tracks and consequences of a character."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from typing import ClassVar

from gonfalon.systems.sotc.harm.consequences import SEVERITIES
from gonfalon.systems.sotc.rolls.ratings import track_length
from gonfalon.systems.war.state import facts
from press.figures.labels import Labels, Unknown
from press.figures.pen import WIDEST, Pen, wrapped
from press.figures.picture import Picture

BOX = 26


@dataclass(frozen=True, slots=True, kw_only=True)
class UnitCards(Picture):
    """Blank unit cards beside each other, each of a quality, with what the engine gives to it; `marked` are used slots."""

    engine: ClassVar[str] = "war"
    qualities: tuple[str, ...]
    marked: tuple[str, ...] = ()

    def check(self) -> None:
        if not self.qualities or not set(self.qualities) <= set(facts.RANKS):
            raise Unknown(f"no such qualities: {self.qualities}")
        if lost := set(self.marked) - set(chain.from_iterable(facts.SLOTS[one] for one in self.qualities)):
            raise Unknown(f"no such slots: {sorted(lost)}")

    def draw(self, pen: Pen, labels: Labels) -> Iterator[str]:
        width = min(150, (WIDEST - 8 * (len(self.qualities) - 1)) / len(self.qualities))
        names = {one: wrapped(labels.say("figure-quality", quality=one), width - 8, 15) for one in self.qualities}
        head = 9.0 + 15 * max(map(len, names.values()))
        height = head + max(map(self.height, self.qualities))
        for place, quality in enumerate(self.qualities):
            left = place * (width + 8)
            pen.box(left, 0, width, height, "fig-card", 6)
            pen.lines(left + width / 2, 17, names[quality], "fig-strong", "middle")
            pen.line([(left, head), (left + width, head)], "fig-edge")
            yield self.card(pen, labels, left, head, width, quality)

    def height(self, quality: str) -> int:
        """The height of a card with all its lines."""
        lines, slots = len(facts.RANKS[quality]) + facts.ASPECTS[quality], len(facts.SLOTS[quality])
        return 15 + 2 * 22 + 18 * lines + max(1, slots) * 28 + 8

    def card(self, pen: Pen, labels: Labels, left: float, top: float, width: float, quality: str) -> str:
        """Draw what a card says below its head, and return it."""
        top += 15
        ranks, aspects, slots = facts.RANKS[quality], facts.ASPECTS[quality], facts.SLOTS[quality]
        pen.text(left + 7, top, labels.say("figure-card-skills"), "fig-small")
        for rank in ranks:
            top += 18
            pen.text(left + 7, top, f"+{rank}", "fig-strong")
            pen.line([(left + 30, top + 1), (left + width - 8, top + 1)], "fig-edge")
        top += 22
        pen.text(left + 7, top, labels.say("figure-card-aspects"), "fig-small")
        for _ in range(aspects):
            top += 18
            pen.line([(left + 8, top + 1), (left + width - 8, top + 1)], "fig-edge")
        top += 22
        pen.text(left + 7, top, labels.say("figure-card-slots"), "fig-small")
        for slot in slots:
            top += 8
            pen.box(left + 8, top, 20, 20, "fig-die", 3)
            pen.text(left + 18, top + 15, str(facts.WORTH[slot]), "fig-strong", "middle")
            if slot in self.marked:
                pen.cross(left + 18, top + 10, 20)
            severity = labels.say("figure-severity", severity=slot)
            pen.text(left + 33, top + 15, severity, "fig-small")
            top += 20
        if not slots:
            pen.text(left + 8, top + 17, "–")
            top += 20
        listed = ", ".join(f"+{rank}" for rank in ranks)
        named = ", ".join(
            labels.say(
                "figure-slot", severity=slot, worth=facts.WORTH[slot], used="yes" if slot in self.marked else "no"
            )
            for slot in slots
        )
        return labels.say(
            "figure-card",
            name=labels.say("figure-quality", quality=quality),
            skills=listed,
            aspects=aspects,
            slots=named or "none",
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """A track: its length follows from the `rating` of its skill; a `hit` points at its box and may roll up to another one."""

    track: str
    rating: int = 0
    marked: tuple[int, ...] = ()
    hit: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Tracks(Picture):
    """Stress tracks, and the three lines of consequences below them; `taken` are those that are in use."""

    engine: ClassVar[str] = "sotc"
    tracks: tuple[Row, ...] = ()
    consequences: bool = False
    taken: tuple[str, ...] = ()

    def check(self) -> None:
        if not set(self.taken) <= set(SEVERITIES) or (self.taken and not self.consequences):
            raise Unknown(f"no such consequences: {self.taken}")
        for row in self.tracks:
            if row.track not in ("health", "composure"):
                raise Unknown(f"no such track: {row.track}")
            if not set(row.marked) <= set(range(1, track_length(row.rating) + 1)):
                raise Unknown(f"no such boxes: {row.marked}")

    def draw(self, pen: Pen, labels: Labels) -> Iterator[str]:
        top = 0.0
        for row in self.tracks:
            top, spoken = self.row(pen, labels, top, row)
            yield from spoken
        if self.consequences:
            for severity in SEVERITIES:
                name = labels.say("sotc-severity", severity=severity)
                used = severity in self.taken
                pen.box(0, top, 18, 18, "fig-die", 3)
                if used:
                    pen.cross(9, top + 9, 16)
                pen.text(26, top + 14, name)
                pen.line([(110, top + 16), (270, top + 16)], "fig-edge")
                top += 28
                yield labels.say("figure-consequence", name=name, used="yes" if used else "no")

    def row(self, pen: Pen, labels: Labels, top: float, row: Row) -> tuple[float, list[str]]:
        """Draw a track, and return where the next thing begins and what was drawn."""
        length = track_length(row.rating)
        name = labels.say("sotc-track", track=row.track)
        pen.text(0, top + 12, name, "fig-head")
        top += 18
        spoken = [
            labels.say(
                "page-track",
                track=name.replace("\u00ad", ""),
                boxes=length,
                count=len(row.marked),
                numbers=", ".join(map(str, row.marked)),
            )
        ]
        falls = next((box for box in range(row.hit, length + 1) if box not in row.marked), 0) if row.hit else 0
        if row.hit:
            top += 22
            start = (row.hit - 1) * (BOX + 5) + BOX / 2
            pen.arrow([(start, top - 20), (start, top - 2)])
            pen.text(start + 9, top - 8, str(row.hit), "fig-strong")
        for box in range(1, length + 1):
            left = (box - 1) * (BOX + 5)
            pen.box(left, top, BOX, BOX, "fig-now" if box == falls else "fig-die", 4)
            pen.text(left + BOX / 2, top + 18, str(box), "fig-soft", "middle")
            if box in row.marked:
                pen.cross(left + BOX / 2, top + BOX / 2, BOX - 8)
        top += BOX
        if row.hit and falls != row.hit:
            start = (row.hit - 1) * (BOX + 5) + BOX / 2
            end = (falls - 1 if falls else length) * (BOX + 5) + BOX / 2
            ending = [(end, top + 2)] if falls else []
            pen.arrow([(start, top + 3), (start, top + 14), (end, top + 14), *ending])
            top += 18
        if row.hit:
            spoken.append(labels.say("figure-hit", hit=row.hit, box=falls))
        return top + 14, spoken
