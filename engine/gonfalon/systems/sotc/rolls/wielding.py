"""Weapons in hand: nobody rolls a skill whose weapons are all lost or put away.

sotc.disarm.effect, sotc.disarm.defense, sotc.supp.penalty
"""

from __future__ import annotations

from gonfalon.questions.refusal import Barred
from gonfalon.systems.sotc.rolls.lines import ACTS, DEFENDS
from gonfalon.systems.sotc.rolls.ratings import lent
from gonfalon.systems.sotc.state.people import Character, Figure
from gonfalon.systems.sotc.state.position import Position
from gonfalon.systems.sotc.state.skills import SKILLS

ARMED = ("guns", "weapons")
"""The skills of the list that take a weapon in hand; a skill of one's own does if a weapon of one's own goes with it."""


def wields(position: Position, figure: Figure, skill: str) -> bool:
    """True if somebody has a weapon in hand that this skill takes; a character without listed weapons has what the
    skills say.

    A companion that lends the skill brings its own weapon (sotc.comp.adv_skilled).
    """
    if not isinstance(figure, Character) or not figure.weapons:
        return True
    fitting = [one for one in figure.weapons if one.skill == skill]
    if (skill in SKILLS and skill not in ARMED) or (skill not in SKILLS and not fitting):
        return True
    return any(one.in_hand for one in fitting) or skill in dict(lent(position, figure))


def wielded(position: Position, figure: Figure, skills: tuple[str, ...]) -> tuple[str, ...]:
    """Those of these skills for which somebody has in hand what they take."""
    return tuple(one for one in skills if wields(position, figure, one))


def unarmed(position: Position, figure: Figure, skill: str, role: str = ACTS) -> Barred | None:
    """Why somebody cannot roll this skill now: to defend oneself, or until a weapon is picked up or drawn."""
    if wields(position, figure, skill):
        return None
    carried = figure.weapons if isinstance(figure, Character) else ()
    lost = any(one.lost is not None for one in carried if one.skill == skill)
    rule = (
        "sotc.disarm.defense"
        if role == DEFENDS
        else "sotc.disarm.recover_supplemental"
        if lost
        else "sotc.supp.penalty"
    )
    return Barred(rule, piece=figure.id)
