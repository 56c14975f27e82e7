"""An answer as parts of a sentence: labels, numbers and texts, each with the words of the field in which it stands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from gonfalon.questions.ask import Ask
from gonfalon.questions.choice import Choice, Choices, OptionsAnswer
from gonfalon.questions.fields import Field, Group, Of, Rows, base_row
from gonfalon.questions.figures import Label, UserText
from gonfalon.questions.filled import FieldAnswer, FormAnswer, RowsAnswer
from gonfalon.questions.form import Form
from gonfalon.questions.number import Number, NumberAnswer
from gonfalon.questions.refusal import Refused
from gonfalon.questions.secret import FaceDown
from gonfalon.questions.slip import RevealedAnswer
from gonfalon.questions.text import Text, TextAnswer
from gonfalon.table.field.grid import spanned
from gonfalon.table.field.painting import Painting
from gonfalon.table.field.path import Path
from gonfalon.table.field.walk import walked

Value = Label | UserText | int
"""A chosen option, a typed text, a number."""

NOT_OFFERED = Label("example-not-offered")
Known = Mapping[str, Label]
"""The labels of options that were on offer at another time, by their keys."""


@dataclass(frozen=True, slots=True)
class Given:
    """Values that were answered, below the labels of the fields in which they stand; no values are no option."""

    values: tuple[Value, ...]
    under: tuple[Label, ...] = ()


def given_to(ask: Ask[Any], line: str, known: Known) -> Iterator[Given]:
    """Yield the parts of an answer as a line of a story gives it; of a form what differs from its preset."""
    match ask:
        case Choice() | Choices():
            yield chosen(ask, () if line == "-" else tuple(line.strip('"').split()), known)
        case Number():
            yield Given((int(line),) if line.lstrip("-").isdigit() else (UserText(line),))
        case Text():
            yield Given((UserText(line.strip('"')),))
        case Path():
            yield Given((UserText(" → ".join(cells_of(ask, line))),))
        case Painting():
            yield from painted(ask, line)
        case Form():
            yield from filled(ask, line)


def chosen(ask: Choice[Any] | Choices[Any], keys: tuple[str, ...], known: Known) -> Given:
    """The labels of the options with these keys; of one that is not on offer here as it is called elsewhere."""
    labels = {**known, **{one.key: one.label for one in ask.options}}
    values: tuple[Value, ...] = tuple(labels.get(key) or (int(key) if key.isdigit() else NOT_OFFERED) for key in keys)
    return Given(tuple(dict.fromkeys(values)))


def cells_of(ask: Path, line: str) -> tuple[str, ...]:
    """The names of the cells in which a path begins and ends."""
    grid = ask.ahead.grid
    try:
        cells = walked(ask.ahead, line.removeprefix("@"), ask.rule, ends=False).cells
    except Refused:
        return (grid.name_of(ask.ahead.start), line)
    return tuple(grid.name_of(cell) for cell in (cells[0], *cells[-1:]))


def painted(ask: Painting, line: str) -> Iterator[Given]:
    """The names of the cells below the label of each brush."""
    try:
        strokes = ask.parse(line).strokes
    except Refused:
        yield Given((UserText(line),))
        return
    labels = {one.key: one.label for one in ask.brushes}
    for key, runs in strokes:
        yield Given(tuple(UserText(ask.grid.name_of(cell)) for cell in spanned(ask.grid, runs)), (labels[key],))


def filled(ask: Form[Any], line: str) -> Iterator[Given]:
    """The fields that differ from the form's preset."""
    yield from differing(ask.fields, ask.normalized(ask.parse(line)), ask.preset, ())


def differing(
    fields: tuple[Field, ...], given: FormAnswer, preset: FormAnswer | None, under: tuple[Label, ...]
) -> Iterator[Given]:
    befores = preset.answers if preset else (None,) * len(fields)
    for one, answer, before in zip(fields, given.answers, befores, strict=True):
        if answer is not None and answer != before:
            yield from of_field(one.of, answer, before, under)


def of_field(of: Of, answer: FieldAnswer, before: FieldAnswer, under: tuple[Label, ...]) -> Iterator[Given]:
    match of, answer:
        case Group(), FormAnswer():
            yield from differing(
                of.fields, answer, before if isinstance(before, FormAnswer) else None, (*under, of.label)
            )
        case Rows(), RowsAnswer(rows):
            known = before.rows if isinstance(before, RowsAnswer) else ()
            for number, (key, row) in enumerate(rows, 1):
                if shape := of.shape(key):
                    stood = base_row(shape, known, number) if before is not None else None
                    yield from differing(shape.fields, row, stood, (*under, shape.label))
        case FaceDown(), _:
            yield from of_field(of.asks[0], answer, before, under)
        case Ask(), OptionsAnswer(keys) if isinstance(of, Choice | Choices):
            yield Given(chosen(of, keys, {}).values, (*under, of.label))
        case Ask(), NumberAnswer(number):
            yield Given((number,), (*under, of.label))
        case Ask(), TextAnswer(text) | RevealedAnswer(text, _):
            yield Given((UserText(text),), (*under, of.label))
        case _:
            return
