"""An option of a question, and the parts behind a roll."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Annotated, Generic, Literal, TypeVar, cast

from gonfalon.questions.figures import Label
from gonfalon.questions.refusal import Barred
from gonfalon.questions.schema import CLOSER, INSIDE, Constraint, Key, RuleId

T_co = TypeVar("T_co", covariant=True)


Role = Literal["done", "again", "more", "out", "direct", "free"]


UNNAMED = Label("")
"""The label of what gets one by its rule, or its value."""


@dataclass(slots=True)
class Option(Generic[T_co]):
    """One thing that may be chosen. Nothing changes it; it is not frozen because thousands are made for some questions.

    `value` is what a procedure gets for it, often what it does; options are compared without it. `key` names it in the record
    (default: the value as text); `of` is the side it concerns, `on` the thing on the table that it lies on; `role` tells a
    screen how to draw it: "done" closes, "again" goes back, "more" opens something, "out" gives up, "direct" is what a tap on
    the thing that it lies on takes at once, whatever else lies there, "free" spends what was given for this and costs nothing
    else; options of one `group` stand together under that heading. One that does the same as the option before it in another
    way has short words for it (`variant`), under which it stands beside that one. `note` is what a tap on that thing should not
    hide, in a word or a figure: with what one attacks, what it costs.
    """

    value: T_co = field(metadata=INSIDE, compare=False, repr=False)
    label: Label = UNNAMED
    key: Key = ""
    rule: RuleId | None = None
    of: Key | None = None
    on: Key | None = None
    barred: Barred | None = None
    proposed: bool = False
    role: Role | None = None
    group: Label | None = None
    variant: Label | None = None
    note: Label | None = None

    def __post_init__(self) -> None:
        if not self.key:
            self.key = str(self.value)
        if not self.label.id:
            self.label = Label("option-number", number=str(self.value))

    def plain(self) -> Option[str]:
        """The same with its key for its value."""
        return replace(cast("Option[str]", self), value=self.key)


@dataclass(frozen=True, slots=True)
class Part:
    """One line of the sum behind a roll: its label, the rule it comes from, and how many dice (or points) it gives."""

    label: Label
    rule: RuleId = field(metadata=CLOSER)
    dice: int


@dataclass(frozen=True, slots=True)
class Throw:
    """One of several throws in a common roll: whose dice, what for, how many, and the parts of the sum."""

    who: Key
    label: Label
    dice: Annotated[int, Constraint(minimum=1)]
    parts: tuple[Part, ...] = ()
