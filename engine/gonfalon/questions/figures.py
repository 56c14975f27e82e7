"""Labels and their arguments: what the engine says instead of sentences."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Union


@dataclass(frozen=True, slots=True)
class UserText:
    """A text that a person typed, shown as it is."""

    text: str


@dataclass(frozen=True, slots=True)
class Veiled:
    """A figure that hangs on a sealed answer: everybody reads `known`, whoever holds the content `of` it.

    `by` is the side that sealed it, `given` are the open values that `of` reads besides: figures that differ in them differ.
    It is read only where a view is made for the seat of that side, on a device whose
    pocket has the content (view.py); `of` raises Refused for a content that is none.
    """

    by: str
    seal: str
    known: Argument
    of: Callable[[str], Argument] = field(compare=False, repr=False)
    given: tuple[int, ...] = ()


Argument = Union[int, str, Fraction, UserText, "Label", Veiled, tuple["Argument", ...]]
"""A number, an id (of a side, of a case that a message selects on), a share, a person's text, a label, a figure that
not everybody may read, or a list.
"""

Arguments = tuple[tuple[str, Argument], ...]


@dataclass(frozen=True, slots=True, init=False)
class Label:
    """The id of a message and its figures; the sentence is made where the language is known."""

    id: str
    figures: Arguments

    def __init__(self, id: str, **figures: Argument) -> None:
        object.__setattr__(self, "id", id)
        object.__setattr__(self, "figures", tuple(figures.items()))


def message_of(kind: str, rule: str) -> str:
    """The id of the message that belongs to a rule: `tell`, `tiefen.roll.all` -> `tell-tiefen-roll-all`."""
    return f"{kind}-{rule.replace('.', '-')}"
