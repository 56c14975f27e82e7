"""The contents of the table: position -> sides, troops, slips, dice, hexes; names; the result."""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.questions.dice import D6
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Part
from gonfalon.systems.tiefen.called import name_of, name_of_side
from gonfalon.systems.tiefen.field import exit_label, places
from gonfalon.systems.tiefen.losses import share_lost
from gonfalon.systems.tiefen.pool import dice, outnumbering_of, pool, threshold, threshold_in_total
from gonfalon.systems.tiefen.position import Outcome, Position, Side, Step
from gonfalon.systems.tiefen.roll import total, winner
from gonfalon.table import table
from gonfalon.table.table import (
    Card,
    DieOnTable,
    DieState,
    Line,
    Names,
    Piece,
    Result,
    StepMark,
    StepState,
    Table,
    Value,
)
from gonfalon.table.unique_names import numbered

COURSE = {
    "circumstances": (Step.CIRCUMSTANCES, Step.REVIEW),
    "tactic": (Step.TACTIC,),
    "deeds": (Step.DEEDS,),
    "dice": (Step.DICE,),
    "outcome": (Step.ROLL,),
    "losses": (Step.LOSSES,),
    "aftermath": (Step.MORALE, Step.RETREAT, Step.AFTER, Step.OVER),
}
"""The seven steps of the rules (tiefen.flow.steps)."""

RULES = {
    "circumstances": "tiefen.circ.terrain",
    "tactic": "tiefen.tactic.three",
    "deeds": "tiefen.deeds.who",
    "dice": "tiefen.dice.sum",
    "outcome": "tiefen.roll.all",
    "losses": "tiefen.loss.fraction",
    "aftermath": "tiefen.after.retreat",
}
"""The rule to read first about each step."""

ORDER = tuple(Step)


def lay_out(position: Position) -> Table:
    return Table(
        steps=tuple(steps(position)),
        sides=tuple(side_sheet(position, side, colour) for colour, side in enumerate(position.sides)),
        places=places(position.retreat) if position.retreat else (),
        pieces=tuple(pieces(position)),
        cards=tuple(slips(position)),
        title=position.title,
    )


def steps(position: Position) -> Iterator[StepMark]:
    now = ORDER.index(position.step)
    for number, (key, held) in enumerate(COURSE.items(), 1):
        first, last = ORDER.index(held[0]), ORDER.index(held[-1])
        state: StepState = "done" if now > last or position.step is Step.OVER else "now" if now >= first else "ahead"
        yield StepMark(key, Label("tiefen-step", step=number), state, RULES[key])


def side_sheet(position: Position, side: Side, colour: int) -> table.Side:
    known = position.step is not Step.SETUP
    return table.Side(
        side.id,
        colour,
        values=tuple(values(position, side)),
        pool=lines(position, side) if known else (),
        dice=tuple(fallen(position, side)),
    )


def lines(position: Position, side: Side) -> tuple[Part, ...]:
    """The lines of the pool, as long as they make up the dice that were thrown."""
    counted = pool(position, side)
    thrown = len(side.faces)
    return counted if not thrown or sum(line.dice for line in counted) == thrown else ()


def values(position: Position, side: Side) -> Iterator[Value]:
    """Yield the values of a side, the most important first."""
    yield Value(
        f"{side.id}.troops",
        Label("tiefen-value-troops", troops=sum(side.left)),
        "tiefen.circ.outnumber.unit",
    )
    if position.step is not Step.SETUP:
        yield Value(
            f"{side.id}.pool",
            Label("tiefen-value-pool", dice=len(side.faces) or dice(position, side)),
            "tiefen.dice.sum",
        )
        destroying, wounding = threshold_in_total(position, side), threshold(position, side)
        yield Value(
            f"{side.id}.threshold",
            Label("tiefen-value-threshold", face=destroying),
            "tiefen.threshold.formula",
        )
        if wounding < destroying:
            yield Value(
                f"{side.id}.wounds",
                Label("tiefen-value-wounds", face=wounding),
                "tiefen.fanatic.scope",
            )
    if side.faces and all(one.faces for one in position.sides):
        yield Value(
            f"{side.id}.total",
            Label("tiefen-value-total", total=total(side)),
            "tiefen.roll.subtract",
        )
    if side.lost is not None:
        share = share_lost(position, side)
        yield Value(
            f"{side.id}.lost",
            Label("tiefen-value-lost", troops=sum(side.lost), share=share),
            "tiefen.loss.fraction",
        )
    if side.morale:
        yield Value(
            f"{side.id}.morale",
            Label("tiefen-value-morale", result=side.morale.result.value, quality=side.morale.quality),
            "tiefen.after.morale.input",
        )
    yield from marks(position, side)


def marks(position: Position, side: Side) -> Iterator[Value]:
    """Circumstances and reminders: what holds for a side, nothing for what does not."""
    marked = (
        ("terrain", side.terrain, Label("tiefen-mark-terrain"), "tiefen.circ.terrain"),
        (
            "certain_death",
            side.certain_death,
            Label("tiefen-mark-certain-death"),
            "tiefen.circ.certain_death",
        ),
        (
            "fanatic",
            side.fanatic,
            Label("tiefen-mark-fanatic", dice=side.fanaticism),
            "tiefen.circ.fanatic.bonus",
        ),
        (
            "outnumbering",
            outnumbering_of(position, side) > 0,
            Label("tiefen-mark-outnumbering", dice=outnumbering_of(position, side)),
            "tiefen.circ.outnumber",
        ),
        ("superior", side.superior, Label("tiefen-mark-superior"), "tiefen.super.threshold"),
        (
            "deeds",
            bool(side.deeds),
            Label(
                "tiefen-mark-deeds",
                success=side.deeds_with(Outcome.SUCCESS),
                foiled=side.deeds_with(Outcome.FOILED),
            ),
            "tiefen.deeds.success",
        ),
        (
            "extra_action",
            side.extra_action,
            Label("tiefen-mark-extra-action"),
            "tiefen.after.sensational",
        ),
        ("skips_turn", side.skips_turn, Label("tiefen-mark-skips-turn"), "tiefen.after.fumble"),
    )
    for key, holds, label, rule in marked:
        if holds:
            yield Value(f"{side.id}.{key}", label, rule)


def fallen(position: Position, side: Side) -> Iterator[DieOnTable]:
    for index, face in enumerate(side.faces):
        yield DieOnTable(f"{side.id}.die.{index}", D6.id, face, state_of(position, side, index))


def state_of(position: Position, side: Side, index: int) -> DieState:
    """Return the state of a die; one that only counts for the losses destroys nothing (tiefen.fanatic.scope)."""
    face = side.faces[index]
    if index in side.destroyed:
        return "destroyed"
    if face >= threshold_in_total(position, side):
        return "strikes"
    return "wounds" if face >= threshold(position, side) else "fell"


def pieces(position: Position) -> Iterator[Piece]:
    for side in position.sides:
        for contingent, left in zip(side.contingents, side.left, strict=True):
            badge = Value(
                f"{contingent.id}.troops",
                Label("tiefen-badge-troops", troops=left),
                "tiefen.circ.outnumber.unit",
            )
            yield Piece(contingent.id, side.id, "troops", badges=(badge,))


def slips(position: Position) -> Iterator[Card]:
    for side in position.sides:
        if side.slip:
            label = Label("tiefen-tactic", tactic=side.tactic.value) if side.tactic else None
            yield Card(f"{side.id}.slip", side.id, label, seal=side.slip.seal)


def names(position: Position) -> Names:
    """Names that people typed; where there are none, a message."""
    named = numbered(((side.id, name_of_side(side)) for side in position.sides), "tiefen-numbered")
    for side in position.sides:
        named |= numbered(((one.id, name_of(one)) for one in side.contingents), "tiefen-numbered")
    return named


def result(position: Position) -> Result | None:
    """Return the winner, and the losses of both sides; none before the losses are counted."""
    if any(side.lost is None for side in position.sides):
        return None
    won = winner(position)
    first, second = position.sides
    label = Label(
        "tiefen-result",
        winner=won.id if won else "none",
        case="win" if won else "draw",
        own=total(won or first),
        other=total(position.foe(won) if won else second),
    )
    return Result(label, won.id if won else None, tuple(result_lines(position)))


def result_lines(position: Position) -> Iterator[Line]:
    for side in position.sides:
        yield Line(
            Label(
                "tiefen-result-losses",
                side=side.id,
                share=share_lost(position, side),
                troops=sum(side.lost or ()),
                left=sum(side.left),
            ),
            "tiefen.loss.fraction",
        )
    won, field = winner(position), position.retreat
    if won and field and field.taken:
        loser = position.foe(won)
        yield Line(
            Label("tiefen-result-retreat", side=loser.id, place=exit_label(field.taken), distance=field.distance),
            "tiefen.after.retreat",
        )
    if won and field and field.fate:
        loser = position.foe(won)
        yield Line(
            Label("tiefen-result-fate", side=loser.id, fate=field.fate.value),
            "tiefen.after.trapped",
        )
