"""The answers to the fields of a form, as plain data (record.py says how): in a record, and on a slip that holds a
form.

Whatever comes from outside is checked here, once.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from gonfalon.questions.answer import (
    FieldAnswer,
    FormAnswer,
    NumberAnswer,
    OptionsAnswer,
    RevealedAnswer,
    RowsAnswer,
    SealedAnswer,
    TextAnswer,
    field_count,
)
from gonfalon.questions.checked import MOST_ITEMS, LinkError, integer, items, text
from gonfalon.questions.safe_json import plain_data
from gonfalon.questions.slip import is_seal

DEEPEST_FORM = 6
"""The deepest nesting of groups and rows in a form."""


def dump_form(filled: FormAnswer) -> list[Any]:
    """A filled form, or a group, as JSON data."""
    return ["f", *map(dump_field, filled.answers)]


def dump_field(answer: FieldAnswer) -> list[Any] | None:
    """A field of a form as JSON data."""
    match answer:
        case None:
            return None
        case OptionsAnswer(keys):
            return ["p", *keys]
        case NumberAnswer(number):
            return ["n", number]
        case TextAnswer(written):
            return ["t", written]
        case SealedAnswer(by, seal):
            return ["l", by, seal]
        case FormAnswer():
            return dump_form(answer)
        case RowsAnswer(rows):
            return ["w", *([shape, *map(dump_field, row.answers)] for shape, row in rows)]
        case RevealedAnswer():
            raise ValueError("a secret that is not sealed")


def load_form(rest: list[Any]) -> FormAnswer:
    """A filled form, no larger than an entry may be; raises LinkError."""
    filled = load_fields(rest, DEEPEST_FORM)
    if field_count(filled) > MOST_ITEMS:
        raise LinkError("too-long")
    return filled


def load_fields(answers: list[Any], deep: int) -> FormAnswer:
    if deep == 0:
        raise LinkError("content")
    return FormAnswer(tuple(load_field(answer, deep - 1) for answer in answers))


def load_field(data: object, deep: int) -> FieldAnswer:
    if data is None:
        return None
    kind, *rest = items(data, MOST_ITEMS) or [None]
    match kind:
        case "f":
            return load_fields(rest, deep)
        case "w":
            return RowsAnswer(tuple(load_row(row, deep) for row in rest))
        case str() if kind in SIMPLE_FIELDS:
            return SIMPLE_FIELDS[kind](rest)
        case _:
            raise LinkError("content")


def load_row(data: object, deep: int) -> tuple[str, FormAnswer]:
    shape, *answers = items(data, MOST_ITEMS) or [None]
    return text(shape), load_fields(answers, deep)


def load_submitted(by: object, seal: object) -> SealedAnswer:
    return SealedAnswer(text(by), load_seal(seal))


def load_seal(data: object) -> str:
    if not isinstance(data, str) or not is_seal(data):
        raise LinkError("content")
    return data


def exactly(rest: list[Any], count: int) -> list[Any]:
    if len(rest) != count:
        raise LinkError("content")
    return rest


def load_run(data: object) -> tuple[int, int, int]:
    """A run of cells of a field; whether they are there, the ask says."""
    column, row, count = exactly(items(data, MOST_ITEMS), 3)
    return integer(column), integer(row), integer(count)


SIMPLE_FIELDS: Mapping[str, Callable[[list[Any]], OptionsAnswer | NumberAnswer | TextAnswer | SealedAnswer]] = {
    "p": lambda rest: OptionsAnswer(tuple(text(key) for key in rest)),
    "n": lambda rest: NumberAnswer(integer(*exactly(rest, 1))),
    "t": lambda rest: TextAnswer(text(*exactly(rest, 1))),
    "l": lambda rest: load_submitted(*exactly(rest, 2)),
}
"""The content of a field that is neither a group nor rows, by its mark."""


def form_content(filled: FormAnswer) -> str:
    """Return the content of a slip that holds a form."""
    return json.dumps(dump_form(filled), ensure_ascii=False, separators=(",", ":"))


def form_on(content: str) -> FormAnswer | None:
    """The form on a slip; None where the content is none."""
    try:
        kind, *rest = items(plain_data(content), MOST_ITEMS) or [None]
        return load_form(rest) if kind == "f" else None
    except (ValueError, LinkError):
        return None
