"""Hits: stress boxes, the ways to absorb a hit, and the question which of them is taken."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from gonfalon.questions.ask import Procedure
from gonfalon.questions.choice import Choice
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option

Boxes = tuple[bool, ...]
"""Stress boxes by their numbers from 1, and whether each is ticked."""


def ticked(boxes: Boxes, number: int) -> Boxes:
    return tuple(marked or at == number for at, marked in enumerate(boxes, 1))


def cleared(boxes: Boxes, number: int) -> Boxes:
    return tuple(marked and at != number for at, marked in enumerate(boxes, 1))


def fitting(boxes: Boxes, least: int) -> tuple[int, ...]:
    """The free boxes with this number or a higher one."""
    return tuple(at for at, marked in enumerate(boxes, 1) if not marked and at >= least)


def rolled_up(boxes: Boxes, number: int) -> int | None:
    """The box that a hit of this size ticks where a ticked one passes it on to the next higher; None past the last."""
    return next(iter(fitting(boxes, number)), None)


@dataclass(frozen=True, slots=True)
class Shield:
    """A way to absorb a hit: a stress box (0 for none), consequence slots, and whatever else the system knows."""

    box: int = 0
    slots: tuple[str, ...] = ()
    other: str = ""

    @property
    def key(self) -> str:
        box = (f"box{self.box}",) if self.box else ()
        other = (self.other,) if self.other else ()
        return "+".join((*box, *self.slots, *other))


def choose_shield(
    who: str,
    shields: tuple[Shield, ...],
    *,
    named: Callable[[Shield], Label],
    decline: Label,
    rule: str,
    label: Label,
    about: tuple[str, ...],
) -> Procedure[Shield | None]:
    """The way that is taken, the first proposed; the only one without a question; None for no way, or not absorbed."""
    if len(shields) < 2:
        return shields[0] if shields else None
    options: list[Option[Shield | None]] = [
        Option(shield, named(shield), key=shield.key, proposed=shield is shields[0]) for shield in shields
    ]
    options.append(Option(None, decline, key="decline"))
    return (yield from Choice(who, tuple(options), rule=rule, label=label, about=about))
