"""The bounds of a number and of a text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from gonfalon.questions.figures import Label
from gonfalon.questions.schema import Constraint, Count, Typed


@dataclass(frozen=True, slots=True)
class NumberField:
    """A whole number between bounds, the one that stands there at first, values that are likely, and what 0 comes to."""

    least: int
    most: int
    preset: int | None
    quick: tuple[int, ...]
    zero: Label | None = None


@dataclass(frozen=True, slots=True)
class TextField:
    """A line with between `least` and `most` characters; `kept` is the kind of kept thing that may be handed in."""

    least: Count
    most: Annotated[int, Constraint(minimum=1)]
    preset: Typed
    kept: str | None
