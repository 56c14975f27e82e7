"""The rule systems that Gonfalon knows: its own, and those that were added. None is imported before it is wanted.

A device may hold the package of one of our own in an archive of its own, which it adds when it is wanted (`add_archive`).
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from gonfalon import plugins
from gonfalon.questions.figures import UserText
from gonfalon.questions.refusal import Refused
from gonfalon.table.system import System

CLASSES = {"tiefen": "Tiefen", "war": "War", "sotc": "Sotc", "samyra": "Samyra"}
"""Our own: the id, which is also the package, and the class in it."""

EPOCHS: dict[str, tuple[int, ...]] = {"tiefen": (2,), "war": (6,), "sotc": (2,), "samyra": (3,)}
"""Of each of our own, by its place here, which never changes, the version of its rules in each epoch of its compact links.

An epoch begins, with a new version or with the same once more, when a battle would have other digits (docs/link-format.md).
"""

PREPARED: dict[str, str] = {}
"""Those that are still written: known by their id, to stories, tests and the terminal, but not listed."""


class Absent(LookupError):
    """The package of one of our own is not on this device yet; `id` says whose."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.id = id


def add_archive(path: str) -> None:
    """Look for packages of our own in this archive of the engine too."""
    place = f"{path}/gonfalon/systems"
    if place not in __path__:
        __path__.append(place)


def is_here(id: str) -> bool:
    """True if the package of one of our own is on this device."""
    return find_spec(f"{__name__}.{id}") is not None


@cache
def own(id: str) -> System[Any]:
    """One of our own; raises Absent if its package is not here yet."""
    if not is_here(id):
        raise Absent(id)
    system: System[Any] = getattr(import_module(f"{__name__}.{id}"), {**CLASSES, **PREPARED}[id])()
    return system


def ours() -> tuple[System[Any], ...]:
    """All of our own."""
    return tuple(own(id) for id in CLASSES)


def ids() -> tuple[str, ...]:
    """The ids of all systems, ours first; one that was added may still turn out to be broken."""
    return (*CLASSES, *(id for id in plugins.known() if id not in CLASSES))


def system_of(id: str) -> System[Any]:
    """The system with this id; raises Refused if there is none, or if one that was added cannot be used, Absent as `own`."""
    if id in CLASSES or id in PREPARED:
        return own(id)
    if id in plugins.known():
        return plugins.load(id)
    raise Refused("no-system", rule="", system=UserText(id[:40]))
