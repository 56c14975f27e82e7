"""The rule systems that Gonfalon knows: its own, and those that were brought."""

from __future__ import annotations

from typing import Any

from gonfalon import brought
from gonfalon.figures import Said
from gonfalon.refusal import Refused
from gonfalon.system import System
from gonfalon.systems.tiefen import Tiefen
from gonfalon.systems.war import War

SYSTEMS: tuple[System[Any], ...] = (Tiefen(), War())
"""Our own."""


def ids() -> tuple[str, ...]:
    """The ids of all systems, ours first; one that was brought may still turn out to be broken."""
    ours = tuple(system.id for system in SYSTEMS)
    return (*ours, *(id for id in brought.known() if id not in ours))


def system_of(id: str) -> System[Any]:
    """The system with this id; raises Refused if there is none, or if one that was brought cannot be used."""
    for system in SYSTEMS:
        if system.id == id:
            return system
    if id in brought.known():
        return brought.load(id)
    raise Refused("no-system", rule="", system=Said(id[:40]))
