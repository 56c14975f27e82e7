"""A form of a rule system from outside: what breaks in its own functions is refused in the system's name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from gonfalon.questions.fields import Field, Group, Of, Rows
from gonfalon.questions.form import Form
from gonfalon.questions.refusal import Complaint

Guard = Callable[[Callable[[], Any]], Any]
"""Calls a function of the system, and refuses in its name what breaks."""


def guarded_form(form: Form[Any], guard: Guard) -> Form[Any]:
    def check(value: Any) -> tuple[Complaint, ...]:
        return tuple(guard(lambda: tuple(complaint_of(one) for one in form.check(value))))

    return replace(form, fields=guarded_fields(form.fields, guard), make=guarded(form.make, guard), check=check)


def guarded_fields(fields: tuple[Field, ...], guard: Guard) -> tuple[Field, ...]:
    return tuple(replace(one, of=guarded_field(one.of, guard)) for one in fields)


def guarded_field(of: Of, guard: Guard) -> Of:
    match of:
        case Group():
            return replace(of, fields=guarded_fields(of.fields, guard), make=guarded(of.make, guard))
        case Rows():
            shapes = (
                replace(one, fields=guarded_fields(one.fields, guard), make=guarded(one.make, guard))
                for one in of.shapes
            )
            return replace(of, shapes=tuple(shapes))
        case _:
            return of


def guarded(make: Callable[..., Any], guard: Guard) -> Callable[..., Any]:
    return lambda **values: guard(lambda: make(**values))


def complaint_of(found: object) -> Complaint:
    if not isinstance(found, Complaint):
        raise TypeError(f"{Complaint} wanted, {type(found).__name__} found")
    return found
