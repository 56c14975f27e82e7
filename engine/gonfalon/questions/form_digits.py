"""A filled form as digits (`digits.py`): field by field, each by the question that it holds.

Fields that hold no secret begin with a digit that says if anything is not as it is preset; so do a group and a row.
"""

from __future__ import annotations

from typing import Any

from gonfalon.questions.answer import Answer
from gonfalon.questions.ask import Ask
from gonfalon.questions.digits import Coder, NotCoded, given_as
from gonfalon.questions.fields import Field, Group, Of, Rows, base_row, holds_secrets, is_asked, preset_of
from gonfalon.questions.filled import FieldAnswer, FormAnswer, RowsAnswer
from gonfalon.questions.secret import FaceDown


def coded_fields(coder: Coder, fields: tuple[Field, ...], base: FormAnswer, filled: FormAnswer | None) -> FormAnswer:
    """The answers to these fields; `base` are those that are preset. Raises NotCoded for answers to another form."""
    if not holds_secrets(fields) and not changed(coder, base, filled):
        return base
    if filled and len(filled.answers) != len(fields):
        raise NotCoded("fields")
    known: dict[str, FieldAnswer] = {}
    for nth, (one, preset) in enumerate(zip(fields, base.answers, strict=True)):
        given, asked = filled and filled.answers[nth], is_asked(one, known)
        if filled and asked != (given is not None):
            raise NotCoded(one.name)
        with coder.within(one.name):
            known[one.name] = coded_field(coder, one.of, preset, given) if asked else None
    return FormAnswer(tuple(known.values()))


def coded_field(coder: Coder, of: Of, preset: FieldAnswer, given: FieldAnswer) -> FieldAnswer:
    match of:
        case Group():
            base = preset if isinstance(preset, FormAnswer) else preset_of(of.fields)
            return coded_fields(coder, of.fields, base, given_as(given, FormAnswer))
        case Rows():
            return coded_rows(coder, of, given_as(given, RowsAnswer))
        case FaceDown():
            return of.coded(coder, given_as(given, Answer))
        case Ask():
            base_answer = of.proposed if preset is None else preset
            return of.coded(coder, given_as(given, Answer)) if changed(coder, base_answer, given) else base_answer


def changed(coder: Coder, preset: FieldAnswer, given: FieldAnswer) -> bool:
    """True if something else stands there than at first."""
    return coder.flag(None if given is None else given != preset, "changed", 8)


def coded_rows(coder: Coder, of: Rows, given: Any) -> RowsAnswer:
    """Row by row, each by the one that stands there at first."""
    rows: list[tuple[str, FormAnswer]] = []
    shapes = {shape.key: shape for shape in of.shapes}
    keys = sorted(shapes)
    with coder.within("rows"):
        count = coder.number(given and len(given.rows), of.least, of.most, len(of.presets))
    begun = (*of.presets, *of.further[len(of.presets) :])
    for nth in range(count):
        likely = begun[nth][0] if nth < len(begun) else rows[-1][0] if rows else of.shapes[0].key
        key: str = coder.one_of(given and given.rows[nth][0], keys, "row", [8 if one == likely else 1 for one in keys])
        shape = shapes[key]
        with coder.within(key):
            row = coded_fields(coder, shape.fields, base_row(shape, begun, nth + 1), given and given.rows[nth][1])
        rows.append((key, row))
    return RowsAnswer(tuple(rows))
