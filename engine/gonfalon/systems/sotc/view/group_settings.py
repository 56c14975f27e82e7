"""Values of minion groups, and new groups."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from gonfalon.questions.figures import Label
from gonfalon.systems.sotc.harm.minions import boxes_of
from gonfalon.systems.sotc.initiative import order_for
from gonfalon.systems.sotc.setup.cast import MOBS
from gonfalon.systems.sotc.state.people import Group, Kind, Pace
from gonfalon.systems.sotc.state.position import Position
from gonfalon.systems.sotc.view.figure_settings import of_figure
from gonfalon.systems.sotc.view.scene_settings import KINDS
from gonfalon.systems.sotc.view.setting_kinds import (
    choice_of,
    counted,
    labelled,
    next_id,
    nobody_or,
    number,
    number_of,
)
from gonfalon.table.table import Setting

MOST_MEMBERS = 50
QUALITIES = 8
REACH = 9
DIGITS = tuple("0123456789")


def new_group(position: Position) -> Iterator[Setting[Position]]:
    """So many Average minions on the game master's side (sotc.minion.quality); they take their place in the order."""
    if not position.zones or not position.sides:
        return
    fresh = next_id(position, "g")

    def put(value: int | str) -> Position:
        if not value:
            return position
        gm, kind = position.gm, position.kind
        side = next((one.side for one in position.characters if one.owner == gm), position.sides[-1][0])
        pace = Pace(since=max(position.exchange, 1))
        zone = position.zones[0].id
        group = Group(fresh, gm, side, MOBS[kind], zone, 1, kind, (0,) * int(value), pace=pace)
        changed = replace(counted(position, fresh), groups=(*position.groups, group))
        return replace(changed, order=order_for(changed, position.exchange)) if position.exchange else changed

    yield number(f"new.{fresh}", Label("sotc-set-new-group"), 0, put, "sotc.group.members", most=MOST_MEMBERS)


def of_group(position: Position, group: Group) -> Iterator[Setting[Position]]:
    """Yield the settings of a group: its members and their stress, quality, scope, leader (sotc.minion.stress_flow)."""
    yield from of_figure(position, group)
    if group.left:
        return
    id = group.id
    yield number_of(
        id,
        "size",
        len(group.members),
        lambda value: position.with_figure(replace(group, members=sized(group.members, int(value)))),
        "sotc.minion.group_bonus",
        least=1,
        most=MOST_MEMBERS,
    )
    yield members(position, group)
    yield number_of(
        id,
        "quality",
        group.quality,
        lambda value: able(position, group, int(value)),
        "sotc.minion.quality",
        least=1,
        most=QUALITIES,
    )
    yield choice_of(
        id,
        "scope",
        group.scope.value,
        lambda value: position.with_figure(replace(group, scope=Kind(str(value)))),
        "sotc.minion.quality",
        KINDS,
    )
    yield number_of(
        id,
        "reach",
        group.reach,
        lambda value: position.with_figure(replace(group, reach=int(value))),
        "sotc.frame.range",
        most=REACH,
    )
    if not group.companion:
        yield leader(position, group)


def sized(members: tuple[int, ...], size: int) -> tuple[int, ...]:
    """More come unhurt, fewer leave from the end of the line."""
    return (*members, *((0,) * size))[:size]


def members(position: Position, group: Group) -> Setting[Position]:
    """The stress of each that stands, as text; nobody has as much as takes one out (sotc.minion.out_when)."""
    boxes = boxes_of(position, group)

    def put(value: int | str) -> Position:
        return position.with_figure(replace(group, members=tuple(int(one) for one in str(value).split(","))))

    def reads(value: str) -> bool:
        parts = value.split(",")
        return len(parts) <= MOST_MEMBERS and all(one in DIGITS and int(one) < boxes for one in parts)

    return Setting(
        f"{group.id}.members",
        labelled("members", group.id),
        "text",
        ",".join(str(one) for one in group.members),
        put,
        "sotc.minion.stress_flow",
        least=1,
        most=2 * MOST_MEMBERS,
        reads=reads,
        hint=Label("sotc-hint-members", most=boxes - 1),
        of=group.id,
    )


def able(position: Position, group: Group, quality: int) -> Position:
    """Of another quality; nobody keeps more stress than leaves it standing."""
    changed = replace(group, quality=quality)
    most = boxes_of(position, changed) - 1
    return position.with_figure(replace(changed, members=tuple(min(one, most) for one in group.members)))


def leader(position: Position, group: Group) -> Setting[Position]:
    """The setting of a group's leader: a character of its side, in its zone, without a group of its own (sotc.attach.when)."""
    able = tuple(
        one.id
        for one in position.characters
        if one.id == group.leader
        or (one.left is None and (one.side, one.zone) == (group.side, group.zone) and position.led_by(one.id) is None)
    )
    return choice_of(
        group.id,
        "leader",
        group.leader or "none",
        lambda value: position.with_figure(replace(group, leader="" if value == "none" else str(value))),
        "sotc.attach.when",
        nobody_or(able),
    )
