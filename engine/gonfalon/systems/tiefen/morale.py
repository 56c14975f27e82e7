"""Step 7, first half: both sides check morale; the table reports the results."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from gonfalon.questions.ask import TABLE, Heading, Now, Procedure, Tell, Weight
from gonfalon.questions.choice import Choice, Ruling
from gonfalon.questions.fields import Field, Group
from gonfalon.questions.figures import Label
from gonfalon.questions.form import Form
from gonfalon.questions.number import Number
from gonfalon.questions.option import Option
from gonfalon.systems.tiefen.position import Morale, MoraleResult, Position, Side, Step
from gonfalon.systems.tiefen.roll import winner

BEST_QUALITY = 4
AREAS = (
    Option("hex", Label("tiefen-area-hex"), proposed=True),
    Option("closed", Label("tiefen-area-closed"), role="more"),
    Option("other", Label("tiefen-area-other"), role="more"),
)
"""The areas to which the loser may go (tiefen.after.area)."""
PRESET = {MoraleResult.SENSATIONAL: BEST_QUALITY, MoraleResult.FUMBLE: 0}


def morale(position: Position) -> Procedure[Position]:
    """Everyone who is left checks (tiefen.after.morale.both); then comes the retreat."""
    yield Heading("tiefen.flow.steps", step=7)
    if all(side.annihilated for side in position.sides):
        yield Tell("tiefen.after.both_annihilated", weight=Weight.OUTCOME)
    left = [side.id for side in position.sides if not side.annihilated]
    if position.brief and left:
        found = yield from check_form(tuple(left), losing(position))
        position = replace(position, area=found.area)
        for id, one in found.checks:
            position = yield from Now((yield from noted(position, position.side(id), one)))
        return position.at(Step.RETREAT)
    for id in left:
        position = yield from Now((yield from check(position, position.side(id))))
    return position.at(Step.RETREAT)


def losing(position: Position) -> bool:
    """True if a side is left who must leave the field (tiefen.after.retreat)."""
    won = winner(position)
    return won is not None and not position.foe(won).annihilated


@dataclass(frozen=True, slots=True)
class Checks:
    """The checks of all who are left, and the area; "" where nobody has to leave."""

    checks: tuple[tuple[str, Morale], ...]
    area: str


def check_form(left: tuple[str, ...], leaving: bool) -> Form[Checks]:
    """Everybody's check at once, and where the loser may go (tiefen.after.morale.both, tiefen.after.area)."""
    rule = "tiefen.after.morale.input"
    fields = (
        Field("result", Choice(TABLE, tuple(usual()), rule=rule, label=Label("tiefen-form-morale"))),
        Field("quality", Number(TABLE, 0, BEST_QUALITY, 2, rule=rule, label=Label("tiefen-form-quality"))),
    )
    sides = tuple(Field(id, Group(fields, Morale, Label("option-side", side=id))) for id in left)
    area = Field("area", Choice(TABLE, AREAS, rule="tiefen.after.area", label=Label("tiefen-form-area")))

    def made(area: str = "", **checks: Morale) -> Checks:
        return Checks(tuple(checks.items()), area)

    notes = (Label("tiefen-note-morale-both"),)
    asked = (*sides, area) if leaving else sides
    return Form(TABLE, asked, made, rule=rule, label=Label("tiefen-ask-morale"), notes=notes)


def results() -> Iterator[Option[MoraleResult]]:
    for result in MoraleResult:
        yield Option(result, Label("tiefen-morale", result=result.value), key=result.value)


def usual() -> Iterator[Option[MoraleResult]]:
    """The results, with a plain success set at first."""
    return (replace(one, proposed=one.value is MoraleResult.SUCCESS) for one in results())


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
    return (yield from noted(position, side, Morale(result, quality)))


def noted(position: Position, side: Side, found: Morale) -> Procedure[Position]:
    """A check is told and kept."""
    result, quality = found.result, found.quality
    yield Tell("tiefen.after.morale.input", side=side.id, result=result.value, quality=quality)
    if result is MoraleResult.SENSATIONAL:
        yield Tell("tiefen.after.sensational", side=side.id, forfeited="no", weight=Weight.OUTCOME)
    if result is MoraleResult.FUMBLE:
        yield Tell("tiefen.after.fumble", side=side.id, forfeited="no", weight=Weight.OUTCOME)
    return position.having(checked(side, found))


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
