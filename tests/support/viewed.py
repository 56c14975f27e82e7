"""The view of a battle that no session holds, as the door makes it."""

from __future__ import annotations

from typing import Any

from gonfalon.battle.battle import Battle
from gonfalon.door.serialize import Plain
from gonfalon.door.view import view_for, viewer_of


def view(battle: Battle[Any], name: str, viewer: str, *, whole: bool = True) -> Plain:
    """The view of a viewer, by id; the whole also tells what takes time to count, and what seldom changes."""
    return view_for(battle, name, viewer_of(battle, viewer), whole=whole)
