"""Step 7, first half: both sides check morale; the table reports the results."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from gonfalon.ask import Heading, Now, Number, Procedure, Ruling, Tell, Weight
from gonfalon.figures import Label
from gonfalon.option import Option
from gonfalon.systems.tiefen.position import Morale, MoraleResult, Position, Side, Step
from gonfalon.systems.tiefen.roll import winner

BEST_QUALITY = 4
PRESET = {MoraleResult.SENSATIONAL: BEST_QUALITY, MoraleResult.FUMBLE: 0}


def morale(position: Position) -> Procedure[Position]:
    """Everyone who is left checks (tiefen.after.morale.both); then comes the retreat."""
    yield Heading("tiefen.flow.steps", step=7)
    if all(side.annihilated for side in position.sides):
        yield Tell("tiefen.after.both_annihilated", weight=Weight.OUTCOME)
    for id in [side.id for side in position.sides]:
        side = position.side(id)
        if not side.annihilated:
            position = yield from Now((yield from check(position, side)))
    return position.at(Step.RETREAT)


def results() -> Iterator[Option[MoraleResult]]:
    for result in MoraleResult:
        yield Option(result, Label("tiefen-morale", result=result.value), key=result.value)


def check(position: Position, side: Side) -> Procedure[Position]:
    """Result and quality class, as rolled by the rest of the game (tiefen.after.morale.input)."""
    result = yield from Ruling(
        side.id,
        tuple(results()),
        rule="tiefen.after.morale.input",
        notes=(Label("tiefen-note-morale-both"),),
    )
    quality = yield from Number(
        side.id,
        0,
        BEST_QUALITY,
        PRESET.get(result),
        rule="tiefen.after.morale.input",
        label=Label("tiefen-ask-quality", side=side.id, result=result.value),
    )
    yield Tell("tiefen.after.morale.input", side=side.id, result=result.value, quality=quality)
    if result is MoraleResult.SENSATIONAL:
        yield Tell("tiefen.after.sensational", side=side.id, forfeited="no", weight=Weight.OUTCOME)
    if result is MoraleResult.FUMBLE:
        yield Tell("tiefen.after.fumble", side=side.id, forfeited="no", weight=Weight.OUTCOME)
    return position.having(checked(side, Morale(result, quality)))


def checked(side: Side, morale: Morale) -> Side:
    """The side with its check and what it brings (tiefen.after.sensational, tiefen.after.fumble)."""
    return replace(
        side,
        morale=morale,
        extra_action=morale.result is MoraleResult.SENSATIONAL,
        skips_turn=morale.result is MoraleResult.FUMBLE,
    )


def gap(position: Position) -> int:
    """Winner's quality class less loser's; 0 where nothing is compared (tiefen.after.gap, tiefen.after.gap_scope)."""
    won = winner(position)
    if won is None:
        return 0
    own, other = won.morale, position.foe(won).morale
    if own is None or other is None:
        return 0
    extreme = {MoraleResult.SENSATIONAL, MoraleResult.FUMBLE}
    if position.switches["tiefen.after.gap_scope"] == "normal_only" and {own.result, other.result} & extreme:
        return 0
    return own.quality - other.quality
