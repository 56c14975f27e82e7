"""The open question and the offers beside it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any

from gonfalon.door.wire.form import Field
from gonfalon.door.wire.path import PathField
from gonfalon.questions.ask import AskKind
from gonfalon.questions.figures import Label
from gonfalon.questions.number import NumberField
from gonfalon.questions.option import Option
from gonfalon.questions.roll import PoolField
from gonfalon.questions.schema import Constraint, Count, Key, People, RuleId
from gonfalon.questions.text import TextField
from gonfalon.table.field.painting import PaintField
from gonfalon.table.listed import listed_by


@dataclass(frozen=True, slots=True)
class Ask:
    """The open question.

    `who`: any of them, in any order; `about`: the ids of what it concerns, and which time it is; `done`: of several, who
    has answered and may still change. `secret`: the screen is covered and the phone handed over; `by` is the side for which
    the viewer then answers, with what is put to that side; for anybody else, options with `of` are offered to that side
    only. `suggested`: what is proposed was found in what lies face down, so that the viewer alone should see it. `pool`,
    `number`, `text`, `path`, `paint` and `form` belong to the kinds roll, number, text, path, paint and form; `note` are
    hints that belong to the question.
    """

    rule: RuleId
    kind: AskKind
    label: Label
    who: People
    about: Annotated[tuple[Key, ...], Constraint(uniqueItems=True)]
    done: Annotated[tuple[Key, ...], Constraint(uniqueItems=True)]
    by: Key | None
    secret: bool
    suggested: bool
    least: Count = 1
    most: Count = 1
    options: tuple[Option[Any], ...] = field(default=(), metadata=listed_by("key"))
    pool: PoolField | None = None
    number: NumberField | None = None
    text: TextField | None = None
    path: PathField | None = None
    paint: PaintField | None = None
    form: tuple[Field, ...] | None = field(default=None, metadata=listed_by("name"))
    note: tuple[Label, ...] = ()
