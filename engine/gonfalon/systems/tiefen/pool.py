"""Step 4: the number of dice, a line per reason, and the faces that destroy."""

from __future__ import annotations

from gonfalon.questions.figures import Label
from gonfalon.questions.option import Part
from gonfalon.systems.tiefen.position import Outcome, Position, Side, Tactic

MOST_OUTNUMBERING = 300
"""The most dice for outnumbering on the table; beyond it the table counts in points (tiefen.dice.bounds)."""

THREEFOLD = 3
"""tiefen.circ.outnumber"""

CERTAIN_DEATH = 2
"""The dice of a side that has nowhere to go (tiefen.circ.certain_death)."""

SUPERIOR_TACTIC = 2
"""tiefen.tactic.bonus"""

DESTROYS = 6
"""The lowest face that destroys a die where nothing lowers it (tiefen.roll.destroy)."""

BEATS = {
    Tactic.SPEED: Tactic.STEADINESS,
    Tactic.STEADINESS: Tactic.STRENGTH,
    Tactic.STRENGTH: Tactic.SPEED,
}
"""tiefen.tactic.circle"""


def outnumbering(own: int, other: int) -> int:
    """One die for each full threefold of the other side's troops (tiefen.circ.outnumber).

    The smaller side gets 0, never less (tiefen.circ.outnumber.one_side).
    """
    return own // (THREEFOLD * other) if other else 0


def outnumbering_of(position: Position, side: Side) -> int:
    """The dice for outnumbering, as counted or as the table has overruled it (tiefen.circ.outnumber.unit)."""
    if side.outnumbering is not None:
        return side.outnumbering
    return min(MOST_OUTNUMBERING, outnumbering(side.troops, position.foe(side).troops))


def superior_tactic(position: Position, side: Side) -> bool:
    """True if both tactics are known and this side's beats the other's (tiefen.tactic.bonus)."""
    foe = position.foe(side)
    return side.tactic is not None and BEATS[side.tactic] is foe.tactic


def pool(position: Position, side: Side) -> tuple[Part, ...]:
    """Every line of the pool, those without dice left out (tiefen.dice.sum).

    Where dice taken away by hand leave too few, the last line fills the pool up again (tiefen.dice.bounds).
    """
    foe = position.foe(side)
    lines = (
        Part(Label("tiefen-pool-base"), "tiefen.dice.base", 1),
        Part(Label("tiefen-pool-terrain"), "tiefen.circ.terrain", int(side.terrain)),
        Part(Label("tiefen-pool-certain-death"), "tiefen.circ.certain_death", CERTAIN_DEATH * side.certain_death),
        Part(Label("tiefen-pool-fanaticism"), "tiefen.circ.fanatic.bonus", side.fanaticism),
        Part(
            Label("tiefen-pool-outnumbering"),
            "tiefen.circ.outnumber",
            outnumbering_of(position, side),
        ),
        Part(Label("tiefen-pool-tactic"), "tiefen.tactic.bonus", SUPERIOR_TACTIC * superior_tactic(position, side)),
        Part(Label("tiefen-pool-deeds"), "tiefen.deeds.success", side.deeds_with(Outcome.SUCCESS)),
        Part(Label("tiefen-pool-foiled"), "tiefen.deeds.foiled", foe.deeds_with(Outcome.FOILED)),
        Part(Label("tiefen-pool-override"), "tiefen.dice.freeze", side.bonus),
    )
    missing = max(0, least_dice(side) - sum(line.dice for line in lines))
    filled = (*lines, Part(Label("tiefen-pool-least"), "tiefen.dice.bounds", missing))
    return tuple(line for line in filled if line.dice)


def least_dice(side: Side) -> int:
    """At least one die is no fanaticism die (tiefen.dice.bounds)."""
    return 1 + side.fanaticism


def dice(position: Position, side: Side) -> int:
    """The number of dice: the sum of the lines (tiefen.dice.sum)."""
    return sum(line.dice for line in pool(position, side))


def base_threshold(side: Side) -> int:
    """The lowest face that destroys by itself: 6, for a superior side 5 (tiefen.super.threshold).

    Technique and magic together lower it once only (tiefen.super.no_stack).
    """
    return DESTROYS - side.superior


def threshold(position: Position, side: Side) -> int:
    """The lowest face that destroys, lowered by the foe's fanaticism (tiefen.threshold.formula, tiefen.fanatic.threshold)."""
    return base_threshold(side) - position.foe(side).fanaticism


def threshold_in_total(position: Position, side: Side) -> int:
    """The lowest face whose destruction counts in the total (tiefen.fanatic.scope)."""
    if position.switches["tiefen.fanatic.scope"] == "losses_only":
        return base_threshold(side)
    return threshold(position, side)


def strikes(faces: tuple[int, ...], lowest: int) -> int:
    """Return the number of dice that destroy (tiefen.roll.destroy)."""
    return sum(face >= lowest for face in faces)
