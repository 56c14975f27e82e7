"""Sides, troops and circumstances in one form; what belongs together later is asked together, too."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from gonfalon.questions.ask import TABLE, Heading, Procedure, Tell
from gonfalon.questions.choice import Choices
from gonfalon.questions.fields import Field, Group
from gonfalon.questions.figures import Label
from gonfalon.questions.form import Form
from gonfalon.questions.number import Number
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Complaint
from gonfalon.systems.tiefen.circumstances import close, open_fanaticism
from gonfalon.systems.tiefen.position import MOST_FANATICISM, Contingent, Position, Side
from gonfalon.systems.tiefen.quick import Band, bands, text
from gonfalon.systems.tiefen.setup import too_many_dice
from gonfalon.table.offer import Ends

RULES = {
    "terrain": "tiefen.circ.terrain",
    "certain_death": "tiefen.circ.certain_death",
    "fanatic": "tiefen.circ.fanatic.who",
    "superior": "tiefen.super.who",
}
"""The statements about a side, by rule."""


@dataclass(frozen=True, slots=True)
class Force:
    """A side as the form gives it."""

    name: str
    bands: tuple[Band, ...]
    has: tuple[str, ...]
    fanaticism: int


@dataclass(frozen=True, slots=True)
class Forces:
    """Both sides."""

    a: Force
    b: Force


def plan(position: Position) -> Procedure[Position]:
    """Everything that is known before the tactics, at once (tiefen.flow.steps)."""
    plan = yield from forces_form(position)
    return (yield from begun(entered(position, plan)))


def entered(position: Position, plan: Forces) -> Position:
    """The table with both sides as the form gives them."""
    for side, force in zip(position.sides, (plan.a, plan.b), strict=True):
        contingents = tuple(
            Contingent(f"{side.id}.{number}", one.troops, one.name) for number, one in enumerate(force.bands, 1)
        )
        position = position.having(
            replace(
                side,
                name=force.name,
                contingents=contingents,
                terrain="terrain" in force.has,
                certain_death="certain_death" in force.has,
                fanatic="fanatic" in force.has,
                fanaticism=force.fanaticism if "fanatic" in force.has and open_fanaticism(position) else 0,
                superior="superior" in force.has,
            )
        )
    return position


def begun(position: Position) -> Procedure[Position]:
    """The circumstances are told and closed; the tactics come next (tiefen.flow.steps)."""
    position = replace(position, brief=True)
    yield Heading("tiefen.flow.steps", step=1)
    for side in position.sides:
        if side.terrain:
            yield Tell("tiefen.circ.terrain", side=side.id)
        if side.certain_death:
            yield Tell("tiefen.circ.certain_death", side=side.id)
        if side.fanatic:
            yield Tell("tiefen.circ.fanatic.who", side=side.id)
        if side.fanaticism:
            yield Tell("tiefen.circ.fanatic.bonus", side=side.id, dice=side.fanaticism)
        if side.superior:
            yield Tell("tiefen.super.who", side=side.id, superior="yes")
    raise Ends((yield from close(position)))


def forces_form(position: Position) -> Form[Forces]:
    fields = tuple(Field(side.id, force(position, side)) for side in position.sides)

    def unplayable(plan: Forces) -> Iterator[Complaint]:
        """At most one side superior, and not too many dice (tiefen.super.both, tiefen.dice.bounds)."""
        laid = entered(position, plan)
        if barred := too_many_dice(laid):
            yield Complaint.of("a.bands", barred)
        if all(side.superior for side in laid.sides) and position.switches["tiefen.super.both"] == "one":
            yield Complaint("b.has", "superior", "tiefen.super.both", Label("tiefen-note-one-superior"))

    return Form(TABLE, fields, Forces, unplayable, rule="tiefen.flow.steps", label=Label("tiefen-ask-quick"))


def force(position: Position, side: Side) -> Group[Force]:
    """A side: name, troops, and what helps it."""
    has = Choices(
        TABLE,
        tuple(Option(what, Label("tiefen-form-has", what=what), key=what, rule=rule) for what, rule in RULES.items()),
        rule="tiefen.flow.steps",
        label=Label("tiefen-form-circumstances"),
        least=0,
        most=len(RULES),
    )
    zeal = Number(
        TABLE,
        0,
        MOST_FANATICISM,
        1,
        rule="tiefen.circ.fanatic.bonus",
        label=Label("tiefen-form-fanaticism"),
        quick=(1, 2),
    )
    asked = ("fanatic",) if open_fanaticism(position) else ()
    fields = (
        Field("name", text("tiefen-form-side-name", side.name)),
        Field("bands", bands()),
        Field("has", has),
        Field("fanaticism", zeal, when=("has", asked)),
    )
    return Group(fields, Force, Label("option-side", side=side.id))
