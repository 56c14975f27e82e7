"""Labels as they go over the wire; `figures.Label` is shown like this (serialize.py)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from gonfalon.questions.figures import UserText
from gonfalon.questions.schema import Constraint, Typed


@dataclass(frozen=True, slots=True)
class Label:
    """A Fluent message and its arguments."""

    id: Annotated[str, Constraint(pattern="^[a-z][A-Za-z0-9_-]*$")]
    with_: Annotated[dict[str, Argument], Constraint(propertyNames={"pattern": "^[a-z][a-z_]*$"})]


@dataclass(frozen=True, slots=True)
class Over:
    """A fraction, given to the message as three arguments: `$x` (its value), `$x-over` and `$x-under`."""

    over: tuple[int, Annotated[int, Constraint(minimum=1)]]


@dataclass(frozen=True, slots=True)
class Nested:
    """Another label, made into words first."""

    label: Label


@dataclass(frozen=True, slots=True)
class Listed:
    """Several arguments, joined the way the language lists things."""

    list: tuple[Argument, ...]


Argument = int | Typed | UserText | Over | Nested | Listed
"""A string is a key of the view's `names`, or an id that the message selects on."""
