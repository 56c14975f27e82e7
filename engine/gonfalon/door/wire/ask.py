"""The open question and the offers beside it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any

from gonfalon.door.wire.fields import NumberField, TextField
from gonfalon.door.wire.form import Field
from gonfalon.door.wire.paint import PaintField
from gonfalon.door.wire.path import PathField
from gonfalon.questions.ask import AskKind
from gonfalon.questions.dice import DieKind
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option, Part, Throw
from gonfalon.questions.schema import OMITTED, Constraint, Count, Key, People, RuleId


@dataclass(frozen=True, slots=True)
class Pool:
    """The dice to throw: so many with these faces, the bonus to the sum, and where the dice come from.

    Where several throw at once, `throws` say whose dice are which, in the order of the dice. `summed`: the sum of each
    throw may be told in place of its faces. `again`: the faces that the app rolled here before that was taken back; they fall
    again, and only dice beyond them are drawn.
    """

    dice: Annotated[int, Constraint(minimum=1)]
    die: DieKind
    faces: Annotated[tuple[int, ...], Constraint(minItems=2, uniqueItems=True)]
    bonus: int
    parts: tuple[Part, ...]
    throws: tuple[Throw, ...]
    summed: bool = False
    again: tuple[int, ...] | None = field(default=None, metadata=OMITTED)


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
    options: tuple[Option[Any], ...] = ()
    pool: Pool | None = None
    number: NumberField | None = None
    text: TextField | None = None
    path: PathField | None = None
    paint: PaintField | None = None
    form: tuple[Field, ...] | None = None
    note: tuple[Label, ...] = ()
