"""The answers of a story in the shape in which a page sends them (docs/door.md)."""

from __future__ import annotations

from typing import Any

from gonfalon.door.form_view import answers_by_name
from gonfalon.door.serialize import plain
from gonfalon.formats.story import Step
from gonfalon.questions.ask import Ask
from gonfalon.questions.choice import Choice, Choices
from gonfalon.questions.form import Form
from gonfalon.questions.number import Number
from gonfalon.questions.roll import Roll
from gonfalon.questions.secret import FaceDown
from gonfalon.questions.text import Text
from gonfalon.table.field.path import Path
from press import Wrong

Answer = dict[str, Any]


class NoAnswer(Wrong):
    """A line of a story that no page could send as it stands."""


def answer_of(step: Step) -> Answer:
    """The answer that a step gives, of a question under cover with the side that gives it."""
    if step.mark == "+":
        return {"take": step.given}
    if isinstance(step.asked, FaceDown):
        by, _, content = (part.strip() for part in step.given.partition(":"))
        return {**answer_to(step.asked.asked_of(by), content), "by": by}
    if step.asked is None:
        raise NoAnswer(f"line {step.number}: nothing is asked there")
    return answer_to(step.asked, step.given)


def answer_to(ask: Ask[Any], given: str) -> Answer:
    """The answer that a line of a story gives to a question."""
    match ask:
        case Form():
            return {
                "form": {name: plain(cell) for name, cell in answers_by_name(ask.fields, filled(ask, given)).items()}
            }
        case Choice() | Choices():
            return {"keys": [] if given == "-" else given.strip('"').split()}
        case Roll():
            return {"faces": [int(face) for face in given.split()]}
        case Number():
            return {"number": int(given)}
        case Text():
            return {"text": given.strip('"')}
        case Path() if given.startswith("@"):
            return {"path": given[1:]}
        case _:
            raise NoAnswer(f"{ask.rule}: {given} has no shape in which a page could send it")


def filled(ask: Form[Any], given: str) -> Any:
    """A form as it is filled in, with its presets where a line says nothing."""
    return ask.normalized(ask.parse(given))
