"""The shape in which chances are shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from gonfalon.questions.figures import Label
from gonfalon.questions.schema import Chance, Constraint, Id, RuleId


@dataclass(frozen=True, slots=True)
class Bar:
    """One outcome and its chance `p`."""

    key: str
    label: Label
    p: Chance


@dataclass(frozen=True, slots=True)
class Spread:
    """A distribution for one side: outcomes in rising order, each with its chance."""

    label: Label
    of: Id
    points: Annotated[tuple[Bar, ...], Constraint(minItems=1)]


@dataclass(frozen=True, slots=True)
class Odds:
    """The chances of one case, as side `of` sees them."""

    label: Label
    of: Id
    rule: RuleId
    bars: Annotated[tuple[Bar, ...], Constraint(minItems=1)]
    spreads: tuple[Spread, ...] = ()
