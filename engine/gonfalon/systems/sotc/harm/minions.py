"""Minions under attack: stress flows from one to the next until the group is gone."""

from __future__ import annotations

from dataclasses import replace

from gonfalon.questions.ask import Procedure, Tell, Weight
from gonfalon.questions.figures import Label
from gonfalon.systems.sotc.harm.out import departed
from gonfalon.systems.sotc.state.people import Exit, Group
from gonfalon.systems.sotc.state.position import Position


def boxes_of(position: Position, group: Group) -> int:
    """Return the stress that takes one minion out (sotc.minion.boxes, sotc.minion.out_when)."""
    beyond = position.option("sotc.minion.out_when") == "beyond_boxes"
    return group.quality + 1 if beyond else group.quality


def flow(members: tuple[int, ...], boxes: int, hit: int) -> tuple[tuple[int, ...], int]:
    """Return the members that still stand, with their stress, and the rest of the hit (sotc.minion.stress_flow)."""
    standing = list(members)
    while hit and standing:
        room = boxes - standing[0]
        if hit < room:
            standing[0] += hit
            hit = 0
        else:
            hit -= room
            standing.pop(0)
    return tuple(standing), hit


def first_stress(members: tuple[int, ...]) -> int:
    """Return the stress of the member that is first in line (sotc.minion.stress_flow)."""
    return members[0] if members else 0


def capacity(position: Position, group: Group) -> int:
    """The stress that takes out the whole group."""
    boxes = boxes_of(position, group)
    return sum(boxes - stress for stress in group.members)


def group_hit(position: Position, id: str, hit: int, by: str) -> Procedure[tuple[Position, int]]:
    """The group after a hit, and the overflow (sotc.over.minions, sotc.minion.no_consequences)."""
    group = position.group(id)
    members, left = flow(group.members, boxes_of(position, group), hit)
    fallen = len(group.members) - len(members)
    yield Tell(
        "sotc.minion.stress_flow",
        piece=id,
        hit=hit,
        fallen=fallen,
        standing=len(members),
        first=first_stress(members),
        weight=Weight.OUTCOME if fallen else Weight.LINE,
    )
    position = position.with_figure(replace(group, members=members))
    if not members:
        position = yield from departed(position, id, Exit.TAKEN_OUT, by, Label("sotc-out-usual"))
    return position, left
