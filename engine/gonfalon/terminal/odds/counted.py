"""The answer to a question about chances."""

from __future__ import annotations

from dataclasses import dataclass

from gonfalon.figures import Label
from gonfalon.odds.model import Odds


@dataclass(frozen=True, slots=True)
class Counted:
    """What each side throws, and the chances that come of it; a side is its id, or a label where nobody has one."""

    sides: tuple[tuple[str | Label, tuple[Label, ...]], ...]
    odds: Odds
