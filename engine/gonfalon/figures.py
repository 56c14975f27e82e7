"""Figures and labels: what the engine says instead of sentences."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Union


@dataclass(frozen=True, slots=True)
class Said:
    """A text that a person typed, shown as it is."""

    text: str


Figure = Union[int, str, Fraction, Said, "Label", tuple["Figure", ...]]
"""A number, an id (of a side, of a case that a message selects on), a share, a person's text, a label, or a list."""

Figures = tuple[tuple[str, Figure], ...]


@dataclass(frozen=True, slots=True, init=False)
class Label:
    """The id of a message and its figures; the sentence is made where the language is known."""

    id: str
    figures: Figures

    def __init__(self, id: str, **figures: Figure) -> None:
        object.__setattr__(self, "id", id)
        object.__setattr__(self, "figures", tuple(figures.items()))


def message_of(kind: str, rule: str) -> str:
    """The id of the message that belongs to a rule: `tell`, `tiefen.roll.all` -> `tell-tiefen-roll-all`."""
    return f"{kind}-{rule.replace('.', '-')}"
