"""The settings that the game master may overrule at any time: everything that lies on the table (sotc.engine.override)."""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.systems.sotc.state.position import Position, Step
from gonfalon.systems.sotc.view.character_settings import of_character
from gonfalon.systems.sotc.view.companion_settings import of_companion
from gonfalon.systems.sotc.view.group_settings import new_group, of_group
from gonfalon.systems.sotc.view.roll_settings import of_action, of_roll, of_turn
from gonfalon.systems.sotc.view.scene_settings import of_borders, of_players, of_scene
from gonfalon.systems.sotc.view.thing_settings import new_things, of_aspect, of_block
from gonfalon.table.table import Setting


def settings(position: Position) -> Iterator[Setting[Position]]:
    """Every value that may be set now; the numbers of an open roll first."""
    if position.step in (Step.OPEN, Step.OVER):
        return
    yield from of_roll(position)
    yield from of_action(position)
    yield from of_turn(position)
    yield from of_scene(position)
    yield from of_players(position)
    yield from of_borders(position)
    yield from new_group(position)
    yield from new_things(position)
    for character in position.characters:
        yield from of_character(position, character)
    for group in position.groups:
        yield from of_group(position, group)
    for companion in position.companions:
        yield from of_companion(position, companion)
    for aspect in position.aspects:
        yield from of_aspect(position, aspect)
    for block in position.blocks:
        yield from of_block(position, block)
