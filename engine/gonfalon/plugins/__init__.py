"""Rule systems from outside the house: known by name once somebody hands them over, loaded when one is first wanted.

A system comes as a package `gonfalon_<id>`; its wheel names the class under the entry point `<id>` of the group
`gonfalon.systems` (docs/systems.md). Whatever is wrong with one is said as a refusal that names it; the others go on.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from gonfalon.plugins.guard import Guarded, broken
from gonfalon.questions.figures import UserText
from gonfalon.questions.refusal import Refused
from gonfalon.table.opening import Opening
from gonfalon.table.switches import Switch
from gonfalon.table.system import INTERFACE, System

GROUP = "gonfalon.systems"
ID = re.compile(r"[a-z]{3,20}")
CLASS = re.compile(r"(gonfalon_[a-z]+)((?:\.[a-z_][a-z0-9_]*)*):([A-Za-z_][A-Za-z0-9_]*)")


@dataclass(frozen=True, slots=True)
class Place:
    """The place of a system's class."""

    package: str
    module: str
    name: str


_places: dict[str, Place] = {}
_loaded: dict[str, System[Any]] = {}


def add(id: str, where: str) -> None:
    """Make a system known: its id, and its class as an entry point writes it (`gonfalon_heralds:Heralds`).

    Nothing of it is imported yet. Raises Refused if id and package do not belong together.
    """
    found = CLASS.fullmatch(where)
    if not ID.fullmatch(id) or found is None or found[1] != f"gonfalon_{id}":
        raise Refused("system-name", rule="", system=UserText(id[:40]))
    _places[id] = Place(found[1], found[1] + found[2], found[3])
    _loaded.pop(id, None)


def drop(id: str) -> None:
    """Forget a system."""
    _places.pop(id, None)
    _loaded.pop(id, None)


def known() -> tuple[str, ...]:
    """The ids of the systems that were handed over, in that order."""
    return tuple(_places)


def packages() -> tuple[str, ...]:
    """Their packages, which hold their words."""
    return tuple(place.package for place in _places.values())


def load(id: str) -> System[Any]:
    """A system that was handed over; raises Refused if it cannot be used."""
    if id not in _loaded:
        _loaded[id] = Guarded(checked(id, made(id)))
    return _loaded[id]


def made(id: str) -> Any:
    """The system itself. Its code runs here for the first time, so anything may go wrong."""
    place = _places[id]
    try:
        return getattr(import_module(place.module), place.name)()
    except (Exception, SystemExit) as fault:
        raise broken(id, fault) from fault


def checked(id: str, system: Any) -> Any:
    """The same system, if it keeps to the interface as far as can be seen before it is played."""
    interface = getattr(system, "interface", None)
    if interface != INTERFACE:
        theirs = interface if type(interface) is int else 0
        raise Refused("system-interface", rule="", system=UserText(id), theirs=theirs, ours=INTERFACE)
    try:
        problems = [name for name in OFFERS if not callable(getattr(system, name, None))]
        if problems or system.id != id or type(system.version) is not int or system.version < 1:
            raise TypeError(f"id, version or {', '.join(OFFERS)}: not as the interface wants them")
        if not isinstance(system.switches, tuple) or not all(ours(id, switch) for switch in system.switches):
            raise TypeError("switches: not as the interface wants them")
        openings = getattr(system, "openings", ())
        if not isinstance(openings, tuple) or not all(isinstance(one, Opening) for one in openings):
            raise TypeError("openings: not as the interface wants them")
    except Exception as fault:
        raise broken(id, fault) from fault
    return system


OFFERS = ("start", "step", "set_to", "flow", "table", "names", "result", "settings", "keep")


def ours(id: str, switch: object) -> bool:
    """True if it is a switch of this system, set in one of its ways."""
    return isinstance(switch, Switch) and switch.rule.startswith(f"{id}.") and switch.allows(switch.default)
