"""The answer to a question about chances."""

from __future__ import annotations

from dataclasses import dataclass

from gonfalon.odds.model import Odds
from gonfalon.questions.figures import Label


@dataclass(frozen=True, slots=True)
class Counted:
    """The dice of each side, and the chances that they give; a side is its id, or a label where nobody has one."""

    sides: tuple[tuple[str | Label, tuple[Label, ...]], ...]
    odds: Odds
