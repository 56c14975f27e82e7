"""A path walked step by step: what it costs, and the borders that it crosses."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Annotated, Literal

from gonfalon.questions.figures import UserText
from gonfalon.questions.refusal import Refused
from gonfalon.questions.schema import Constraint, Key, RuleId
from gonfalon.table.field.area import Area
from gonfalon.table.field.grid import LETTERS, STEPS, Cell
from gonfalon.table.field.reach import Ahead, Ground, ground, reach, steps_from


@dataclass(frozen=True, slots=True)
class Crossing:
    """A border that a path crosses: with which of its steps, from 1, whose, and the rule that applies there."""

    step: Annotated[int, Constraint(minimum=1)]
    area: Key
    way: Literal["enter", "leave"]
    rule: RuleId


@dataclass(frozen=True, slots=True)
class Walk:
    """A path: its cells from the start on, the halves that it takes, and the borders crossed, in the order of its steps.

    `run` cells of the object on which it ends are paid for.
    """

    cells: tuple[Cell, ...]
    halves: int
    crossings: tuple[Crossing, ...] = ()
    run: int = 0

    @property
    def end(self) -> Cell:
        return self.cells[-1]


def walked(ahead: Ahead, steps: str, rule: str, *, ends: bool = True) -> Walk:
    """The path with these letters; raises Refused with the reason. Without `ends` it may go on from its last cell."""
    grid, on = ahead.grid, ground(ahead)
    at = grid.index(ahead.start)
    assert at is not None
    cells, spent, run = [ahead.start], 0, ahead.run
    crossings: list[Crossing] = []
    for number, letter in enumerate(steps, 1):
        if at in on.stops and number > 1:
            raise Refused("path-stop", rule=rule, cell=called(ahead, cells[-1]))
        if ahead.most is not None and number > ahead.most:
            raise Refused("path-steps", rule=rule, most=ahead.most)
        other, way = stepped(ahead, on, at, letter, rule)
        cost, run = on.cost(at, other, run, slant=grid.shape == "square" and way % 2 == 1)
        spent += cost
        cells.append(grid.cell(other))
        if spent > ahead.halves:
            left = Fraction(ahead.halves - spent + cost, 2)
            raise Refused("path-cost", rule=rule, cell=called(ahead, cells[-1]), needed=Fraction(cost, 2), left=left)
        crossings += crossed(ahead.areas, on.areas[at], on.areas[other], number)
        at = other
    if ends and (steps or ahead.going) and at in on.passed:
        raise shut(ahead, cells[-1], Refused("path-end", rule=rule, cell=called(ahead, cells[-1])))
    return Walk(tuple(cells), spent, tuple(crossings), run)


def stepped(ahead: Ahead, on: Ground, at: int, letter: str, rule: str) -> tuple[int, int]:
    """The cell that a step leads to, and its direction."""
    way = LETTERS.find(letter) if letter else -1
    if not 0 <= way < len(STEPS[ahead.grid.shape]):
        raise Refused("path-letter", rule=rule)
    column, row = ahead.grid.cell(at)
    right, down = STEPS[ahead.grid.shape][way]
    cell = (column + right, row + down)
    other = ahead.grid.index(cell)
    if other is None:
        raise Refused("path-border", rule=rule)
    if other in on.closed:
        raise shut(ahead, cell, Refused("path-closed", rule=rule, cell=called(ahead, cell)))
    if (way, other) not in steps_from(ahead, on, at):
        raise Refused("path-corner", rule=rule, cell=called(ahead, cell))
    return other, way


def crossed(areas: tuple[Area, ...], now: int, then: int, step: int) -> Iterator[Crossing]:
    """The borders between two cells, of which the bits say in which areas they lie: first those that are left."""
    if now == then:
        return
    for bit, area in enumerate(areas):
        if area.leave and now & ~then & 1 << bit:
            yield Crossing(step, area.key, "leave", area.leave)
    for bit, area in enumerate(areas):
        if area.enter and then & ~now & 1 << bit:
            yield Crossing(step, area.key, "enter", area.enter)


def shut(ahead: Ahead, cell: Cell, usual: Refused) -> Refused:
    """The refusal of a cell: with the reason of the rules, if they have one of their own; else the usual one."""
    barred = ahead.why(cell) if ahead.why else None
    return Refused.barred(barred) if barred else usual


def called(ahead: Ahead, cell: Cell) -> UserText:
    return UserText(ahead.grid.name_of(cell))


def way_on(ahead: Ahead, steps: str, to: Cell, rule: str) -> str:
    """The letters that lead on from the end of a path to a cell on the cheapest way; raises Refused if there is none."""
    walk = walked(ahead, steps, rule, ends=False)
    end = ahead.grid.index(walk.end)
    if steps and end in ground(ahead).stops and to != walk.end:
        raise Refused("path-stop", rule=rule, cell=called(ahead, walk.end))
    most = None if ahead.most is None else ahead.most - len(steps)
    rest = replace(ahead, start=walk.end, halves=ahead.halves - walk.halves, run=walk.run, most=most)
    way = reach(rest).way(to)
    if way is None:
        raise shut(ahead, to, Refused("path-far", rule=rule, cell=called(ahead, to)))
    return way
