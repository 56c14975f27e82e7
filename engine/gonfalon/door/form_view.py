"""The fields of a form, for any screen (docs/door.md)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gonfalon.door import wire
from gonfalon.questions.answer import Answer
from gonfalon.questions.ask import Ask
from gonfalon.questions.choice import OptionsAnswer
from gonfalon.questions.fields import Field, Group, Of, Rows, Shape, preset_field
from gonfalon.questions.figures import Label
from gonfalon.questions.filled import FieldAnswer, FormAnswer, RowsAnswer
from gonfalon.questions.secret import FaceDown
from gonfalon.questions.slip import RevealedAnswer

Offered = Callable[[Ask[Any]], dict[str, Any]]
"""A function that returns the options or bounds of an ask, by its kind."""


def field(of: Field, offered: Offered) -> wire.Field:
    """A field: its kind, what may be filled in, and the preset in the shape of an answer."""
    return wire.Field(
        name=of.name,
        kind=kind(of.of),
        label=label_of(of.of),
        when=wire.When(*of.when) if of.when else None,
        swaps=of.swaps,
        sets=of.sets,
        seldom=of.seldom,
        secret=isinstance(of.of, FaceDown),
        preset=given(of.of, preset_field(of.of)) or OptionsAnswer(()),
        **inside(of.of, offered),
    )


def kind(of: Of) -> wire.FieldKind:
    match of:
        case Group():
            return "group"
        case Rows():
            return "rows"
        case Ask():
            return of.kind


def label_of(of: Of) -> Label:
    return of.asks[0].label if isinstance(of, FaceDown) else of.label


def inside(of: Of, offered: Offered) -> dict[str, Any]:
    match of:
        case Group():
            return {"fields": tuple(field(one, offered) for one in of.fields)}
        case Rows():
            shapes = tuple(shape(one, offered) for one in of.shapes)
            return {"least": of.least, "most": of.most, "shapes": shapes, "further": rows(of, of.further)}
        case Ask():
            return {"rule": of.rule, "note": of.notes, **offered(of)}


def shape(of: Shape[Any], offered: Offered) -> wire.Shape:
    return wire.Shape(of.key, of.label, tuple(field(one, offered) for one in of.fields))


def given(of: Of, answer: FieldAnswer | Answer) -> Any:
    """The answer to a field as a `wire.Given`, or of a kind that a plugin brought; None where the field is not asked."""
    match of, answer:
        case FaceDown(), RevealedAnswer(content, _):
            return given(of.asks[0], of.asks[0].read(content)) or OptionsAnswer(())
        case Group(), FormAnswer():
            return wire.GivenForm(answers_by_name(of.fields, answer))
        case Rows(), RowsAnswer(some):
            return wire.GivenRows(rows(of, some))
        case _, Answer() if answer.simple:
            return answer
        case _:
            return None


def rows(of: Rows, some: tuple[tuple[str, FormAnswer], ...]) -> tuple[wire.Row, ...]:
    """Rows by their shapes and the names of their fields."""
    shaped = ((key, of.shape(key), row) for key, row in some)
    return tuple(wire.Row(key, answers_by_name(one.fields, row)) for key, one, row in shaped if one)


def answers_by_name(fields: tuple[Field, ...], filled: FormAnswer) -> dict[str, wire.Given]:
    """Cells by the names of their fields, without those that are not asked."""
    pairs = (
        (one, given(one.of, answer)) for one, answer in zip(fields, filled.answers, strict=True) if answer is not None
    )
    return {one.name: answer for one, answer in pairs if answer}
