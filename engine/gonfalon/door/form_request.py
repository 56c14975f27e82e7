"""Reading the values that a request fills into a form (docs/door.md)."""

from __future__ import annotations

from typing import Any

from gonfalon.door.request import Request
from gonfalon.questions.ask import Ask
from gonfalon.questions.checked import MOST_ITEMS, items, mapping, text
from gonfalon.questions.fields import Field, Group, Of, Rows
from gonfalon.questions.filled import FieldAnswer, FormAnswer, RowsAnswer
from gonfalon.questions.form import Form
from gonfalon.questions.refusal import Refused
from gonfalon.questions.secret import FaceDown, said_content
from gonfalon.questions.slip import RevealedAnswer


def filled_in(form: Form[Any], request: Request) -> FormAnswer:
    """The answers that a request fills in; None where it says nothing, which stands for the preset."""
    if "form" not in request:
        raise form.wrong()
    return form_answer(form.fields, request["form"], form.rule)


def form_answer(fields: tuple[Field, ...], data: object, rule: str) -> FormAnswer:
    """Raises Refused for names and shapes that the form does not have, LinkError for what has no meaning at all."""
    said = mapping(data)
    if said.keys() - {one.name for one in fields}:
        raise Refused("form", rule=rule)
    return FormAnswer(tuple(field_answer(one.of, said.get(one.name), rule) for one in fields))


def field_answer(of: Of, data: object, rule: str) -> FieldAnswer:
    if data is None:
        return None
    said = mapping(data)
    match of:
        case Group():
            return form_answer(of.fields, said.get("form"), rule)
        case Rows():
            return RowsAnswer(tuple(row(of, one, rule) for one in items(said.get("rows"), MOST_ITEMS)))
        case FaceDown():
            return RevealedAnswer(said_content(of.asks[0], said), "")
        case Ask():
            return of.said(said)


def row(of: Rows, data: object, rule: str) -> tuple[str, FormAnswer]:
    said = mapping(data)
    key = text(said.get("shape", of.shapes[0].key))
    shape = of.shape(key)
    if shape is None:
        raise Refused("form", rule=rule)
    return key, form_answer(shape.fields, said.get("form", {}), rule)
