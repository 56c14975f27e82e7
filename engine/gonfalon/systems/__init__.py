"""The rule systems that Gonfalon knows."""

from __future__ import annotations

from typing import Any

from gonfalon.refusal import Refused
from gonfalon.system import System
from gonfalon.systems.tiefen import Tiefen
from gonfalon.systems.war import War

SYSTEMS: tuple[System[Any], ...] = (Tiefen(), War())


def system_of(id: str) -> System[Any]:
    """The system with this id; raises Refused if there is none."""
    for system in SYSTEMS:
        if system.id == id:
            return system
    raise Refused("no-system", rule="")
