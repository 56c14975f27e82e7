"""Exact chances before a roll, for every system that can count them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gonfalon.odds import tiefen, war
from gonfalon.odds.shown import Odds

OF_SYSTEM: dict[str, Callable[[Any], tuple[Odds, ...]]] = {"tiefen": tiefen.odds, "war": war.odds}


def odds_of(system: str, position: object) -> tuple[Odds, ...]:
    """What can be said now about the rolls to come; nothing if there is nothing to say."""
    return OF_SYSTEM[system](position) if system in OF_SYSTEM else ()
