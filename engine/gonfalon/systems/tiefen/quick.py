"""The preparations in one form: both sides with their names and all their troops."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gonfalon.questions.ask import TABLE, Procedure
from gonfalon.questions.fields import Field, Group, Rows, Shape
from gonfalon.questions.figures import Label
from gonfalon.questions.form import Form
from gonfalon.questions.number import Number
from gonfalon.questions.text import Text
from gonfalon.systems.tiefen.position import (
    LONGEST_NAME,
    MOST_CONTINGENTS,
    MOST_TROOPS,
    Contingent,
    Position,
    Side,
)
from gonfalon.systems.tiefen.setup import begin, joins
from gonfalon.table.offer import Ends


@dataclass(frozen=True, slots=True)
class Band:
    """A contingent as the form gives it; "" is no name."""

    name: str
    troops: int


@dataclass(frozen=True, slots=True)
class Muster:
    """A side as the form gives it."""

    name: str
    bands: tuple[Band, ...]


@dataclass(frozen=True, slots=True)
class Armies:
    """Both sides."""

    a: Muster
    b: Muster


def quick(position: Position) -> Procedure[Position]:
    """Both sides at once; then the battle begins (tiefen.sides.two)."""
    armies = yield from armies_form(position)
    for side, muster in zip(position.sides, (armies.a, armies.b), strict=True):
        contingents = tuple(
            Contingent(f"{side.id}.{number}", one.troops, one.name) for number, one in enumerate(muster.bands, 1)
        )
        for joined in contingents[1:]:
            yield joins(side, joined)
        position = position.having(replace(side, name=muster.name, contingents=contingents))
    raise Ends(begin(position))


def armies_form(position: Position) -> Form[Armies]:
    fields = tuple(Field(side.id, side_group(side)) for side in position.sides)
    return Form(TABLE, fields, Armies, rule="tiefen.sides.two", label=Label("tiefen-ask-quick"))


def side_group(side: Side) -> Group[Muster]:
    fields = (Field("name", text("tiefen-form-side-name", side.name)), Field("bands", bands()))
    return Group(fields, Muster, Label("option-side", side=side.id))


def bands() -> Rows:
    """The contingents of a side."""
    band = Shape(
        "contingent",
        (
            Field("name", text("tiefen-form-contingent-name", "")),
            Field(
                "troops",
                Number(
                    TABLE,
                    1,
                    MOST_TROOPS,
                    100,
                    rule="tiefen.circ.outnumber.unit",
                    label=Label("tiefen-form-troops"),
                    quick=(50, 100, 200),
                ),
            ),
        ),
        Band,
        Label("tiefen-form-contingent"),
    )
    return Rows((band,), 1, MOST_CONTINGENTS, (band.row(),), Label("tiefen-form-contingents"))


def text(label: str, preset: str) -> Text:
    return Text(TABLE, LONGEST_NAME, preset=preset, rule="tiefen.sides.two", label=Label(label))
