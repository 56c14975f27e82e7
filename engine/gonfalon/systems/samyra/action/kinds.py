"""The kinds of actions, and the step to which each belongs."""

from __future__ import annotations

from gonfalon.questions.refusal import Barred
from gonfalon.systems.samyra.state.people import Figure, Long
from gonfalon.systems.samyra.state.position import Position

RANGED, INSTANT, MELEE, ROUND, OTHER = 1, 2, 3, 4, 5
STEPS = (RANGED, INSTANT, MELEE, ROUND, OTHER)
"""The five steps of the action phase, in their order (samyra.act.steps)."""

KINDS: dict[str, int] = {
    "none": 0,
    "ranged": RANGED,
    "instant": INSTANT,
    "melee": MELEE,
    "round": ROUND,
    "spell": ROUND,
    "veiled": ROUND,
    "other": OTHER,
    "long": OTHER,
    "on": 0,
}
"""The kinds of action that a figure may declare, each with its step. `spell` takes several rounds, `veiled` so many as
only the game master knows; `on` goes on with what was begun (samyra.act.kinds).
"""

ATTACKS = ("ranged", "melee")
"""The kinds that do nothing but damage, unless something else is noted (samyra.act.input)."""

SPELLS = ("instant", "round", "spell", "veiled")
GRANTED = ("ranged", "instant", "melee", "round", "other")
"""The kinds of a further action (samyra.round.budget)."""


TASKS = {Long.SPELL: ROUND, Long.ACTION: OTHER}
"""The step to which what takes several rounds belongs."""


def step_of(figure: Figure) -> int:
    """The step in which a figure acts; 0 for none."""
    if figure.pace.kind == "on" and figure.task:
        return TASKS.get(figure.task.kind, 0)
    return KINDS.get(figure.pace.kind, 0)


def may_act(figure: Figure) -> bool:
    """True if a figure has its one action still to come; one that climbs over something has none (samyra.round.budget)."""
    crossing = figure.task is not None and figure.task.kind is Long.OBSTACLE
    return figure.up and not figure.pace.acted and not crossing


def no_room_to_strike(figure: Figure) -> Barred | None:
    """A figure that has too little room for its weapon, as the table said, strikes at nobody until it has other room
    (samyra.twohand.blocks).
    """
    return Barred("samyra.twohand.blocks", figure=figure.id, why="cramped") if figure.cannot_strike else None


def granted(position: Position, step: int) -> tuple[tuple[str, str], ...]:
    """Figure and kind of each further action that the game master has granted for this step (samyra.round.budget)."""
    return tuple((one.id, kind) for one in position.standing for kind in one.pace.more if KINDS[kind] == step)


def acting(position: Position, step: int) -> tuple[str, ...]:
    """Return the figures that act in a step as declared; one that has fallen acts no more (samyra.act.fallen_earlier)."""
    return tuple(one.id for one in position.figures if may_act(one) and step_of(one) == step)


def second_attacks(position: Position) -> tuple[str, ...]:
    """Return the figures that have a second weapon, have struck with the first, and still stand (samyra.act.second_weapon)."""
    return tuple(one.id for one in position.figures if one.up and one.second and one.pace.struck)
