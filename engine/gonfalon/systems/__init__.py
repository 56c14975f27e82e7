"""The rule systems that Gonfalon knows: its own, and those that were added. None is imported before it is wanted."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from gonfalon import plugins
from gonfalon.figures import UserText
from gonfalon.refusal import Refused
from gonfalon.system import System

CLASSES = {"tiefen": "Tiefen", "war": "War", "sotc": "Sotc", "samyra": "Samyra"}
"""Our own: the id, which is also the package, and the class in it."""

PREPARED: dict[str, str] = {}
"""Those that are still written: known by their id, to stories, tests and the terminal, but not listed."""


@cache
def own(id: str) -> System[Any]:
    """One of our own."""
    system: System[Any] = getattr(import_module(f"{__name__}.{id}"), {**CLASSES, **PREPARED}[id])()
    return system


def ours() -> tuple[System[Any], ...]:
    """All of our own."""
    return tuple(own(id) for id in CLASSES)


def ids() -> tuple[str, ...]:
    """The ids of all systems, ours first; one that was added may still turn out to be broken."""
    return (*CLASSES, *(id for id in plugins.known() if id not in CLASSES))


def system_of(id: str) -> System[Any]:
    """The system with this id; raises Refused if there is none, or if one that was added cannot be used."""
    if id in CLASSES or id in PREPARED:
        return own(id)
    if id in plugins.known():
        return plugins.load(id)
    raise Refused("no-system", rule="", system=UserText(id[:40]))
