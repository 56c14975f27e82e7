"""The chances of an attack that the open turn offers (sotc.attack.roll)."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from gonfalon.systems.sotc.actions.attack import aimed, opening
from gonfalon.systems.sotc.actions.reach import Arm, arms
from gonfalon.systems.sotc.odds import shifts_of, with_forced_spin
from gonfalon.systems.sotc.state.people import Figure
from gonfalon.systems.sotc.state.position import Position
from gonfalon.systems.sotc.turns.attacks import targets


def chances(position: Position) -> Iterator[tuple[str, Fraction]]:
    """By the key of its option, the chance of each attack that needs neither a step nor another weapon before it."""
    if position.turn is None or position.contest:
        return
    figure = position.figure(position.now.who)
    for foe in targets(position, figure):
        arm = arms(position, figure, foe.zone)
        if arm.reaches:
            yield f"attack.{foe.id}", lands(position, figure, foe, arm)


def lands(position: Position, figure: Figure, foe: Figure, arm: Arm) -> Fraction:
    """The chance of one shift or more, past any block."""
    ahead = aimed(position, figure.id, foe.id, arm.skill, arm.weapon)
    opened = with_forced_spin(ahead, opening(ahead))
    counted = shifts_of(ahead.having_contest(opened), opened)
    return sum((chance for shifts, chance in counted.items() if shifts and shifts > 0), Fraction(0))
