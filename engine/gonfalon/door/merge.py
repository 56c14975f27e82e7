"""The next view from the one that a screen holds and the changes that the door replied with (docs/door.md, Changes)."""

from __future__ import annotations

from typing import Any

Plain = Any


def merge_changes(held: Plain, change: dict[str, Any]) -> Plain:
    """Return a view, or a part of one, with a change to it.

    `held` stays as it is; the parts that did not change are in both. A change to anything else than what `held` is
    raises an error of its own: KeyError, TypeError.
    """
    if "keep" in change:
        return [*held[: change["keep"]], *change["more"]]
    if "by" in change:
        return merged_list(held, change)
    inside = {name: merge_changes(held[name], part) for name, part in change.get("in", {}).items()}
    gone = set(change.get("gone", ()))
    return {**{name: part for name, part in held.items() if name not in gone}, **change.get("set", {}), **inside}


def merged_list(held: list[Plain], change: dict[str, Any]) -> list[Plain]:
    """A list of things with ids: those that stay in their old order, then new ones, if no `order` is told."""
    by, gone, inside = change["by"], set(change.get("gone", ())), change.get("in", {})
    things = {one[by]: one for one in held if one[by] not in gone}
    things |= {one[by]: one for one in change.get("set", ())}
    things |= {id: merge_changes(things[id], part) for id, part in inside.items()}
    return [things[id] for id in change["order"]] if "order" in change else [*things.values()]
