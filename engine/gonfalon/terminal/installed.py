"""Rule systems that are installed beside the engine, by the entry points of their packages. Not for the browser."""

from __future__ import annotations

from collections.abc import Collection
from importlib.metadata import entry_points

from gonfalon.plugins import GROUP, add
from gonfalon.questions.figures import UserText
from gonfalon.questions.refusal import Refused


def find(taken: Collection[str]) -> tuple[Refused, ...]:
    """Make them all known, in the order of their names, but none whose name is taken; gives why some cannot be."""
    refused = []
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            if entry.name in taken:
                raise Refused("system-name", rule="", system=UserText(entry.name))
            add(entry.name, entry.value)
        except Refused as no:
            refused.append(no)
    return tuple(refused)
