"""The movement of a figure, counted in halves of a space, so that half a movement is exact."""

from __future__ import annotations

from fractions import Fraction

from gonfalon.systems.samyra.movement.disengage import start_holders
from gonfalon.systems.samyra.state.people import Figure, Posture
from gonfalon.systems.samyra.state.position import Position

HALVES = 2
SHORT = 2
"""So many spaces a figure may go within an area without a roll (samyra.disengage.inside_limit)."""
PARTS = {Posture.STANDING: Fraction(1), Posture.KNEELING: Fraction(2, 3), Posture.LYING: Fraction(1, 3)}
"""The share of the movement by posture (samyra.alt.low_move)."""


def bew_of(position: Position, figure: Figure) -> int:
    """The movement value of this phase: a low posture takes a third or two, and what is left is rounded (samyra.alt.rounding)."""
    exact = figure.bew * PARTS[figure.posture]
    rounding = position.option("samyra.alt.rounding")
    if rounding == "up":
        return -(-exact.numerator // exact.denominator)
    if rounding == "nearest":
        return int(exact + Fraction(1, 2))
    return int(exact)


def obstacle_halves(position: Position, figure: Figure) -> int:
    """Return the cost of crossing an object up to the figure's own size: half the movement, exact; its space on top if
    the table plays it so (samyra.move.obstacle, samyra.move.obstacle_space).
    """
    return bew_of(position, figure) + further_halves(position)


def further_halves(position: Position) -> int:
    """Return the cost of each further space of an obstacle (samyra.move.obstacle_space)."""
    return HALVES if position.option("samyra.move.obstacle_space") == "extra" else 0


def run_of(position: Position, figure: Figure) -> int:
    """On so many spaces in a row an obstacle is paid for at once: half the movement (samyra.move.obstacle)."""
    return max(1, bew_of(position, figure) // 2)


def crosses_nothing(position: Position, figure: Figure) -> bool:
    """True if the figure has no movement of which an obstacle could cost the half (samyra.move.obstacle)."""
    return bew_of(position, figure) == 0


def must_stay_in(position: Position, id: str) -> tuple[str, ...]:
    """The enemies whose areas a figure may not leave in this move (samyra.disengage.inside, samyra.disengage.partial)."""
    pace = position.figure(id).pace
    away = (*pace.freed, *pace.forced)
    return tuple(foe for foe in start_holders(position, id) if foe not in away)


def halves_left(position: Position, id: str) -> int:
    """Return the movement that a figure may still spend (samyra.move.bew)."""
    figure = position.figure(id)
    return max(0, bew_of(position, figure) * HALVES - figure.pace.spent)


def steps_left(position: Position, id: str) -> int | None:
    """Return the number of spaces that a figure may still enter, whatever they cost; None where only the movement
    counts (samyra.disengage.inside_limit).
    """
    pace = position.figure(id).pace
    partly = pace.held and (pace.freed or pace.forced)
    if position.option("samyra.disengage.inside_limit") == "free" or partly or not must_stay_in(position, id):
        return None
    return max(0, SHORT - pace.steps)


def spaces_left(position: Position, id: str) -> Fraction:
    """As many spaces of open ground it may still go."""
    left, steps = spaces(halves_left(position, id)), steps_left(position, id)
    return left if steps is None else min(left, Fraction(steps))


def spaces(halves: int) -> Fraction:
    """Halves as spaces."""
    return Fraction(halves, HALVES)
