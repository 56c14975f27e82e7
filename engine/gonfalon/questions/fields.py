"""The parts of a form: fields, groups and rows, and what stands in them at first.

A field holds a question that exists (`Choice`, `Choices`, `Number`, `Text`, `FaceDown` over one of them), a `Group` of
fields, or `Rows` of one or several shapes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeVar

from gonfalon.questions.answer import Answer
from gonfalon.questions.ask import Ask
from gonfalon.questions.figures import Label
from gonfalon.questions.filled import FieldAnswer, FormAnswer, RowsAnswer
from gonfalon.questions.secret import FaceDown
from gonfalon.questions.slip import RevealedAnswer

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Field:
    """A field by its name, which is an identifier.

    `when` is the name of a `Choice`, `Choices` or `Number` before it in the same list, and those of its keys (numbers as
    text) with which this field is asked. A field that is not asked has its preset for its value, a secret one None.
    Of the `Choice`s of a list that `swaps`, no two should hold the same: a screen gives the one whose option another takes
    what that one held. One that `sets` a screen may show before it is asked: filled in there, it gives the field of its `when`
    the first of those keys. One that is `seldom` filled in a screen may fold away as long as it stands at its preset.
    """

    name: str
    of: Of
    when: tuple[str, tuple[str, ...]] | None = None
    swaps: bool = False
    sets: bool = False
    seldom: bool = False


@dataclass(frozen=True, slots=True)
class Group(Generic[T]):
    """Fields that belong together; `make` builds their value, called with the value of each field by its name."""

    fields: tuple[Field, ...]
    make: Callable[..., T] = field(compare=False, repr=False)
    label: Label


@dataclass(frozen=True, slots=True)
class Shape(Generic[T]):
    """The fields of a row; `key` names the shape in the record."""

    key: str
    fields: tuple[Field, ...]
    make: Callable[..., T] = field(compare=False, repr=False)
    label: Label

    def row(self, **values: str | int | tuple[str, ...]) -> tuple[str, FormAnswer]:
        """A row that stands there at first: the presets, with these values in place of theirs."""
        asks = {one.name: one.of for one in self.fields}
        given = {name: written(asks[name], value) for name, value in values.items()}
        return self.key, normalized(self.fields, FormAnswer(tuple(given.get(one.name) for one in self.fields)))


@dataclass(frozen=True, slots=True)
class Rows:
    """Between `least` and `most` rows of these shapes; `presets` stand there at first. The value is a tuple.

    `further` are rows as they are added, by their number, from the first row on; without one a row comes with its presets.
    """

    shapes: tuple[Shape[Any], ...]
    least: int
    most: int
    presets: tuple[tuple[str, FormAnswer], ...]
    label: Label
    further: tuple[tuple[str, FormAnswer], ...] = ()

    def shape(self, key: str) -> Shape[Any] | None:
        return next((shape for shape in self.shapes if shape.key == key), None)


Of = Ask[Any] | Group[Any] | Rows
"""The content that a field may hold."""


def is_asked(one: Field, before: dict[str, FieldAnswer]) -> bool:
    """True if a field is asked, by the answers to those before it; a field not asked shuts those that hang on it."""
    if one.when is None:
        return True
    name, keys = one.when
    answer = before.get(name)
    return isinstance(answer, Answer) and any(value in keys for value in answer.values)


def holds_secrets(fields: tuple[Field, ...]) -> bool:
    """True if one of these fields, or of those in their groups and rows, is answered under cover."""

    def hidden(of: Of) -> bool:
        match of:
            case Group():
                return holds_secrets(of.fields)
            case Rows():
                return any(holds_secrets(shape.fields) for shape in of.shapes)
            case Ask():
                return isinstance(of, FaceDown)

    return any(hidden(one.of) for one in fields)


def with_asks(fields: tuple[Field, ...], change: Callable[[Ask[Any]], Ask[Any]]) -> tuple[Field, ...]:
    """The same fields with each of their questions changed, those in groups and rows too."""

    def changed(of: Of) -> Of:
        match of:
            case Group():
                return replace(of, fields=with_asks(of.fields, change))
            case Rows():
                return replace(
                    of, shapes=tuple(replace(one, fields=with_asks(one.fields, change)) for one in of.shapes)
                )
            case Ask():
                return change(of)

    return tuple(replace(one, of=changed(one.of)) for one in fields)


def normalized(fields: tuple[Field, ...], filled: FormAnswer) -> FormAnswer:
    """The same with presets where nothing stands, and nothing where nothing is asked."""
    known: dict[str, FieldAnswer] = {}
    for one, answer in zip(fields, filled.answers, strict=True):
        known[one.name] = normalized_field(one.of, answer) if is_asked(one, known) else None
    return FormAnswer(tuple(known.values()))


def normalized_field(of: Of, answer: FieldAnswer) -> FieldAnswer:
    match of, answer:
        case _, None:
            return preset_field(of)
        case Group(), FormAnswer():
            return normalized(of.fields, answer)
        case Rows(), RowsAnswer(rows):
            shaped = ((key, of.shape(key), row) for key, row in rows)
            return RowsAnswer(
                tuple((key, normalized(shape.fields, row) if shape else row) for key, shape, row in shaped)
            )
        case _:
            return answer


def preset_of(fields: tuple[Field, ...]) -> FormAnswer:
    """Return the presets of these fields, secrets not yet sealed."""
    return normalized(fields, FormAnswer((None,) * len(fields)))


def base_row(shape: Shape[Any], known: tuple[tuple[str, FormAnswer], ...], number: int) -> FormAnswer:
    """Return the row with which the row of this number is compared: that of `known` in its place if it has the same shape,
    else the shape's presets.
    """
    if number <= len(known) and known[number - 1][0] == shape.key:
        return known[number - 1][1]
    return preset_of(shape.fields)


def preset_field(of: Of) -> FieldAnswer:
    match of:
        case Group():
            return preset_of(of.fields)
        case Rows():
            return RowsAnswer(of.presets)
        case FaceDown():
            return RevealedAnswer(of.asks[0].proposed.as_content(), "")
        case Ask():
            return of.proposed


def written(of: Of, value: str | int | tuple[str, ...]) -> FieldAnswer:
    """A value as an author writes it for a field; raises TypeError where it is no value of that field."""
    match of:
        case FaceDown() if not isinstance(value, tuple):
            return RevealedAnswer(str(value), "")
        case FaceDown():
            return RevealedAnswer(of.asks[0].written(value).as_content(), "")
        case Ask():
            return of.written(value)
        case _:
            raise TypeError(f"{value!r} is no value of {of}")


def size_of(of: Of) -> int:
    """Return the size of the search when a field is taken: its options, or those of all rows that it may have."""
    match of:
        case Group():
            return 1 + sum(size_of(one.of) for one in of.fields)
        case Rows():
            return 1 + of.most * max(sum(size_of(one.of) for one in shape.fields) for shape in of.shapes)
        case FaceDown():
            return 1 + sum(size_of(ask) for ask in of.asks)
        case Ask():
            return 1 + of.listed
