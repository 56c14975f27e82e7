"""Exact chances before a roll, for every system that can count them."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from gonfalon.odds.shown import Odds
from gonfalon.system import System

COUNTED = ("tiefen", "war")
"""Our systems with odds, each in the module of its name; imported when first asked."""


def odds_of(system: System[Any], position: object) -> tuple[Odds, ...]:
    """What can be said now about the rolls to come; nothing if there is nothing to say.

    A system that was brought counts its own, if it offers `odds(position)`.
    """
    own = import_module(f"{__name__}.{system.id}") if system.id in COUNTED else system
    count = getattr(own, "odds", None)
    return count(position) if count else ()
