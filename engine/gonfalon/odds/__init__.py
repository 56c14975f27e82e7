"""Exact chances before a roll, for every system that can count them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gonfalon.odds import tiefen, war
from gonfalon.odds.shown import Odds
from gonfalon.system import System

OF_SYSTEM: dict[str, Callable[[Any], tuple[Odds, ...]]] = {"tiefen": tiefen.odds, "war": war.odds}


def odds_of(system: System[Any], position: object) -> tuple[Odds, ...]:
    """What can be said now about the rolls to come; nothing if there is nothing to say.

    A system that was brought counts its own, if it offers `odds(position)`.
    """
    count = OF_SYSTEM.get(system.id) or getattr(system, "odds", None)
    return count(position) if count else ()
