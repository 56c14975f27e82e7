"""A filled form: the answer to a form, also as plain data (record.py says how) in a record and on a slip.

Data from outside is checked here, once.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

from gonfalon.questions.answer import ENTRIES, Answer, Entry, in_records
from gonfalon.questions.checked import MOST_ITEMS, LinkError, items, text
from gonfalon.questions.safe_json import plain_data
from gonfalon.questions.schema import Shape, row
from gonfalon.questions.slip import SEAL, RevealedAnswer, SealedAnswer

DEEPEST_FORM = 6
"""The deepest nesting of groups and rows in a form."""


@in_records
@dataclass(frozen=True, slots=True)
class FormAnswer(Answer):
    """A form, or a group of its fields: an answer for each field, in their order; None where a field is not asked."""

    mark: ClassVar[str] = "f"
    shape: ClassVar[Shape] = row({"const": "f"}, more={"type": ["array", "null"]})

    answers: tuple[FieldAnswer, ...]

    def dump(self) -> list[Any]:
        return [self.mark, *map(dump_field, self.answers)]

    @classmethod
    def load(cls, rest: list[Any]) -> FormAnswer:
        filled = load_fields(rest, DEEPEST_FORM)
        if field_count(filled) > MOST_ITEMS:
            raise LinkError("too-long")
        return filled

    def as_content(self) -> str:
        return json.dumps(self.dump(), ensure_ascii=False, separators=(",", ":"))


@dataclass(frozen=True, slots=True)
class RowsAnswer:
    """The rows of a list within a form: the key of each row's shape, and its fields."""

    rows: tuple[tuple[str, FormAnswer], ...]


FieldAnswer = Answer | RowsAnswer | None
"""The answer to a field of a form; None where it is not asked.

`RevealedAnswer` without a salt is a secret before it is sealed; a record never holds one in a form.
"""


def submitted_in(entries: Iterable[Entry | FieldAnswer]) -> Iterator[SealedAnswer]:
    """The slips that were laid face down by these entries, those within forms too."""
    for entry in entries:
        match entry:
            case SealedAnswer():
                yield entry
            case FormAnswer(answers):
                yield from submitted_in(answers)
            case RowsAnswer(rows):
                yield from submitted_in(filled for _, filled in rows)
            case _:
                pass


def seals_in(entries: Iterable[Entry]) -> Iterator[str]:
    """The seals of all slips in these entries, those on slips that were turned over too."""
    for entry in entries:
        if isinstance(entry, RevealedAnswer):
            yield from SEAL.findall(entry.content)
        yield from (submitted.seal for submitted in submitted_in((entry,)))


def field_count(filled: FormAnswer) -> int:
    """Return the number of fields in a filled form, those of its groups and rows included."""
    count = len(filled.answers)
    for answer in filled.answers:
        match answer:
            case FormAnswer():
                count += field_count(answer)
            case RowsAnswer(rows):
                count += sum(1 + field_count(row) for _, row in rows)
            case _:
                pass
    return count


def dump_field(answer: FieldAnswer) -> list[Any] | None:
    """A field of a form as JSON data."""
    match answer:
        case None:
            return None
        case RowsAnswer(rows):
            return ["w", *([shape, *map(dump_field, row.answers)] for shape, row in rows)]
        case RevealedAnswer():
            raise ValueError("a secret that is not sealed")
        case _:
            return answer.dump()


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
        case str() if (simple := ENTRIES.get(kind)) and issubclass(simple, Answer) and simple.simple:
            return simple.load(rest)
        case _:
            raise LinkError("content")


def load_row(data: object, deep: int) -> tuple[str, FormAnswer]:
    shape, *answers = items(data, MOST_ITEMS) or [None]
    return text(shape), load_fields(answers, deep)


def form_on(content: str) -> FormAnswer | None:
    """The form on a slip; None where the content is none."""
    try:
        kind, *rest = items(plain_data(content), MOST_ITEMS) or [None]
        return FormAnswer.load(rest) if kind == "f" else None
    except (ValueError, LinkError):
        return None
