"""The fields of a form, and what is filled in."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from gonfalon.questions.ask import AskKind
from gonfalon.questions.choice import OptionsAnswer
from gonfalon.questions.figures import Label
from gonfalon.questions.number import NumberAnswer, NumberField
from gonfalon.questions.option import Option
from gonfalon.questions.schema import Count, Key, RuleId
from gonfalon.questions.text import TextAnswer, TextField
from gonfalon.table.listed import listed_by

FieldKind = AskKind | Literal["group", "rows"]


@dataclass(frozen=True, slots=True)
class When:
    """A field that is asked only where another one of the same list says one of these values."""

    field: Key
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """A row: the key of its shape, and its cells by the names of its fields."""

    shape: Key
    form: dict[str, Given]


@dataclass(frozen=True, slots=True)
class GivenForm:
    """The content of a group, by the names of its fields."""

    form: dict[str, Given]


@dataclass(frozen=True, slots=True)
class GivenRows:
    """The content of rows."""

    rows: tuple[Row, ...]


Given = OptionsAnswer | NumberAnswer | TextAnswer | GivenForm | GivenRows
"""The content of a field."""


@dataclass(frozen=True, slots=True)
class Shape:
    """The fields of a row."""

    key: Key
    label: Label
    fields: tuple[Field, ...] = field(metadata=listed_by("name"))


@dataclass(frozen=True, slots=True)
class Field:
    """A field: what an ask of its kind has; of a group its `fields`, of rows between `least` and `most` of its `shapes`.

    `secret`: nobody else may read what is filled in. `preset` is what stands there at first; `further` are rows as they are
    added, by their number from the first on. Of the fields of a list that `swaps`, one that takes what another one holds
    gives it its own. One that `sets` may be filled in before it is asked: what it hangs on then takes the first of the values
    with which it is. One that is `seldom` filled in may be folded away as long as it stands at its preset.
    """

    name: Key
    kind: FieldKind
    label: Label
    preset: Given
    when: When | None = None
    swaps: bool = False
    sets: bool = False
    seldom: bool = False
    rule: RuleId | None = None
    note: tuple[Label, ...] = ()
    secret: bool = False
    least: Count = 1
    most: Count = 1
    options: tuple[Option[Any], ...] = field(default=(), metadata=listed_by("key"))
    number: NumberField | None = None
    text: TextField | None = None
    fields: tuple[Field, ...] = field(default=(), metadata=listed_by("name"))
    shapes: tuple[Shape, ...] = field(default=(), metadata=listed_by("key"))
    further: tuple[Row, ...] = ()


@dataclass(frozen=True, slots=True)
class Complaint:
    """A fault in a field: the names on the way to it, rows by their number from 1."""

    path: str
    code: str
    rule: str
    label: Label
