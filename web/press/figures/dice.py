"""Dice: throws with their sums, dice that destroy and are destroyed, and pools."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from gonfalon.questions.option import Part
from gonfalon.systems import own
from gonfalon.systems.tiefen import pool
from gonfalon.systems.tiefen.position import Position, Side
from gonfalon.table.switches import set_switches
from gonfalon.words.numbers import signed
from press.figures.labels import Labels, Unknown
from press.figures.pen import WIDEST, Pen
from press.figures.picture import Picture

FACES = {"fate": range(-1, 2), "d6": range(1, 7), "d20": range(1, 21)}
DIE, GAP = 30, 5


@dataclass(frozen=True, slots=True, kw_only=True)
class Throw:
    """The dice of one hand; `lost` are the places of those that were destroyed, `sum` asks for the total."""

    faces: tuple[int, ...]
    label: str = ""
    sum: bool = False
    lost: tuple[int, ...] = ()
    superior: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Dice(Picture):
    """Throws below each other."""

    dice: str
    throws: tuple[Throw, ...]

    def labels(self) -> Iterator[str]:
        for throw in self.throws:
            if throw.label:
                yield throw.label

    def check(self) -> None:
        if self.dice not in FACES:
            raise Unknown(f"no such dice: {self.dice}")
        for throw in self.throws:
            if wrong := sorted(set(throw.faces) - set(FACES[self.dice])):
                raise Unknown(f"no such faces: {wrong}")
            if not set(throw.lost) <= set(range(len(throw.faces))):
                raise Unknown("dice are lost that were not thrown")

    def destroys(self, throw: Throw, face: int) -> bool:
        """True for a die that destroys one of the other hand."""
        return False

    def total(self, throw: Throw) -> str:
        stay = sum(face for place, face in enumerate(throw.faces) if place not in throw.lost)
        return signed(stay) if self.dice == "fate" else str(stay)

    def draw(self, pen: Pen, labels: Labels) -> Iterator[str]:
        top = 0.0
        for throw in self.throws:
            if throw.label:
                pen.text(0, top + 12, labels.word(throw.label), "fig-head")
                top += 18
            right = 0.0
            for place, face in enumerate(throw.faces):
                pen.die(self.dice, face, right, top, DIE, crossed=place in throw.lost)
                if self.destroys(throw, face):
                    pen.box(right - 1, top - 1, DIE + 2, DIE + 2, "fig-ring", 8)
                right += DIE + GAP
            if throw.sum:
                pen.text(right + 3, top + DIE / 2 + 5, f"= {self.total(throw)}", "fig-strong")
            top += DIE + 8
            yield self.spoken(labels, throw)

    def spoken(self, labels: Labels, throw: Throw) -> str:
        """A throw as it is read aloud."""
        dice = ", ".join(self.face_name(labels, throw, place) for place in range(len(throw.faces)))
        total = self.total(throw) if throw.sum else "none"
        return labels.say("figure-throw", who=labels.word(throw.label) or "none", dice=dice, total=total)

    def face_name(self, labels: Labels, throw: Throw, place: int) -> str:
        face = throw.faces[place]
        name = labels.say("page-fate-face", face=face) if self.dice == "fate" else str(face)
        lost, destroys = place in throw.lost, self.destroys(throw, face)
        state = "both" if lost and destroys else "lost" if lost else "destroys" if destroys else "plain"
        return labels.say("figure-die", face=name, state=state)


@dataclass(frozen=True, slots=True, kw_only=True)
class Clash(Dice):
    """The dice of two sides of which some destroy others, by the threshold of the engine (tiefen.roll.destroy)."""

    engine: ClassVar[str] = "tiefen"
    dice: str = "d6"

    def destroys(self, throw: Throw, face: int) -> bool:
        return face >= pool.base_threshold(Side("a", superior=throw.superior))

    def check(self) -> None:
        Dice.check(self)
        if len(self.throws) != 2:
            raise Unknown("two sides clash")
        for throw, other in (self.throws, self.throws[::-1]):
            hits = sum(self.destroys(throw, face) for face in throw.faces)
            if len(other.lost) != min(hits, len(other.faces)):
                raise Unknown(f"{hits} dice of one side destroy, and {len(other.lost)} of the other are destroyed")


@dataclass(frozen=True, slots=True, kw_only=True)
class Pool(Picture):
    """The dice of a side, each line with its reason, as the engine counts them (tiefen.dice.sum)."""

    engine: ClassVar[str] = "tiefen"
    terrain: bool = False
    certain_death: bool = False
    fanaticism: int = 0
    outnumbering: int = 0

    def lines(self) -> tuple[Part, ...]:
        side = Side(
            "a",
            terrain=self.terrain,
            certain_death=self.certain_death,
            fanatic=self.fanaticism > 0,
            fanaticism=self.fanaticism,
            outnumbering=self.outnumbering,
        )
        return pool.pool(Position((side, Side("b")), set_switches(own("tiefen").switches, {})), side)

    def draw(self, pen: Pen, labels: Labels) -> Iterator[str]:
        top, all_dice = 0.0, 0
        for part in self.lines():
            reason = labels.say(part.label.id, **dict(part.label.figures))
            pen.text(0, top + 19, reason)
            for die in range(part.dice):
                pen.die("d6", None, 150 + die * 30, top, 26)
            top += 32
            all_dice += part.dice
            yield labels.say("figure-part", reason=reason, number=part.dice)
        pen.line([(0, top + 2), (WIDEST - 20, top + 2)], "fig-edge")
        pen.text(150, top + 22, f"= {all_dice}", "fig-strong")
        yield labels.say("figure-sum", number=all_dice)
