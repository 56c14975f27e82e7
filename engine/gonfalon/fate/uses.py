"""A use of an aspect on a roll."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from gonfalon.fate.aspects import Invocable
from gonfalon.fate.position import P
from gonfalon.questions.ask import Procedure

Proceed = Callable[[P], Procedure[P]]
"""The procedure that an option of the window starts."""


@dataclass(frozen=True, slots=True)
class Use:
    """Somebody uses an aspect, free or for a fate point; `how` is what it does; `acting` says for which side of the roll."""

    who: str
    aspect: Invocable
    free: bool
    acting: bool
    how: str = "plus"
