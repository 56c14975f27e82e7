"""What options of many questions have in common: the way back, and values that say what is to be done with what."""

from __future__ import annotations

from typing import TypeVar

from gonfalon.figures import Label
from gonfalon.option import Option

T = TypeVar("T")

Wish = tuple[str, str]

BETWEEN_ACTIONS = ("war.turn.choose", "war.action.one")
"""The questions between two actions."""


def back(value: T) -> Option[T]:
    """Nothing of this after all."""
    return Option(value, Label("option-back"), key="back", role="again")
