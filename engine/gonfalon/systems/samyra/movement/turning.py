"""Turning at the end of the movement phase, where it matters: all at once, and contacts anew."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from gonfalon.questions.ask import TABLE, Now, Procedure, Tell, Weight
from gonfalon.questions.choice import Choice, Choices
from gonfalon.questions.fields import Field, Group
from gonfalon.questions.figures import Label
from gonfalon.questions.form import Form
from gonfalon.questions.number import Number
from gonfalon.questions.option import Option
from gonfalon.systems.samyra.ground.areas import holders
from gonfalon.systems.samyra.state.position import Position, Step
from gonfalon.table.field.grid import STEPS

TURN = "samyra.turn.end"
MOST_DEGREES = 180


@dataclass(frozen=True, slots=True)
class Turned:
    """The turn of a figure: by so many degrees, or into a direction of the map; and whose areas it then stands in."""

    id: str
    degrees: int
    facing: int | None
    inside: tuple[str, ...] | None


def turning(position: Position) -> Procedure[Position]:
    """After all movements of all parties everybody may turn by up to 180 degrees; the fallen do not (samyra.turn.end)."""
    position = replace(position, step=Step.DECLARE)
    if not position.facing or not position.standing:
        return position
    turned = yield from turn_form(position)
    for one in turned:
        figure = position.figure(one.id)
        if one.facing is not None and one.facing != figure.facing:
            yield Tell(TURN, figure=one.id, degrees=0, weight=Weight.ASIDE)
            position = position.with_figure(replace(figure, facing=one.facing))
        if one.degrees:
            yield Tell(TURN, figure=one.id, degrees=one.degrees, weight=Weight.ASIDE)
        if one.inside is not None:
            position = with_contacts(position, one.id, one.inside)
    return (yield from Now(position))


def with_contacts(position: Position, id: str, inside: tuple[str, ...]) -> Position:
    """The same with this figure in the areas of exactly these enemies."""
    kept = tuple(pair for pair in position.contacts if pair[0] != id)
    return position.with_contacts((*kept, *((id, foe) for foe in inside)))


def turn_form(position: Position) -> Form[tuple[Turned, ...]]:
    """A group for each figure that has not fallen; at first nobody turns."""
    fields = tuple(Field(one.id, turn_group(position, one.id)) for one in position.standing)
    return Form(
        TABLE,
        fields,
        lambda **turned: tuple(turned.values()),
        rule=TURN,
        label=Label("samyra-ask-turn"),
        about=("turn",),
    )


def turn_group(position: Position, id: str) -> Group[Turned]:
    if position.grid:
        figure = position.figure(id)
        ways = range(len(STEPS[position.grid.shape]))
        options = tuple(
            Option(
                way,
                Label("samyra-facing", shape=position.grid.shape, way=way),
                f"way{way}",
                proposed=way == figure.facing,
            )
            for way in ways
        )
        return Group(
            (Field("facing", Choice(TABLE, options, rule=TURN, label=Label("samyra-form-facing"))),),
            on_map(id),
            Label("samyra-figure", figure=id),
        )
    degrees = Number(TABLE, 0, MOST_DEGREES, 0, rule=TURN, label=Label("samyra-form-degrees"), quick=(45, 90, 135, 180))
    return Group(
        (Field("degrees", degrees), Field("inside", inside_field(position, id))),
        typed(id),
        Label("samyra-figure", figure=id),
    )


def on_map(id: str) -> Callable[[int], Turned]:
    return lambda facing: Turned(id, 0, facing, None)


def typed(id: str) -> Callable[[int, tuple[str, ...]], Turned]:
    return lambda degrees, inside: Turned(id, degrees, None, inside)


def inside_field(position: Position, id: str, *, named: bool = False) -> Choices[str]:
    """The enemies in whose attack area a figure stands; `named` where no group around it names the figure
    (samyra.zone.known).
    """
    stands_in = holders(position, id)
    options = tuple(
        Option(foe.id, Label("samyra-figure", figure=foe.id), foe.id, on=foe.id, proposed=foe.id in stands_in)
        for foe in position.foes(id)
    )
    label = Label("samyra-form-inside", figure=id if named else "none")
    return Choices(TABLE, options, rule="samyra.zone.known", label=label, least=0, most=max(1, len(options)))
