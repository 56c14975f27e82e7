"""The shape in which chances are shown."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from gonfalon.figures import Label


@dataclass(frozen=True, slots=True)
class Bar:
    """One outcome and its chance."""

    key: str
    label: Label
    chance: Fraction


@dataclass(frozen=True, slots=True)
class Spread:
    """How something is distributed for one side: outcomes in rising order, each with its chance."""

    label: Label
    of: str
    points: tuple[Bar, ...]


@dataclass(frozen=True, slots=True)
class Odds:
    """The chances of one case, as side `of` sees them."""

    label: Label
    of: str
    rule: str
    bars: tuple[Bar, ...]
    spreads: tuple[Spread, ...] = ()
