"""The refusals of the rules. A refusal leaves the battle as it was."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from gonfalon.questions.figures import Argument, Label, message_of
from gonfalon.questions.schema import RuleId


@dataclass(frozen=True, slots=True, init=False)
class Barred:
    """Why an option that people would expect may not be taken: the rule and its figures."""

    rule: RuleId
    label: Label

    def __init__(self, rule: str, **figures: Argument) -> None:
        object.__setattr__(self, "rule", rule)
        object.__setattr__(self, "label", Label(message_of("barred", rule), **figures))

    @classmethod
    def by(cls, refused: Refused) -> Barred:
        """Return a refusal as a bar that is shown before anything is tried."""
        barred = cls(refused.rule)
        object.__setattr__(barred, "label", refused.label)
        return barred


class Refused(Exception):
    """The rules do not allow it: a code, the rule and its figures; of a form, what is wrong with each of its fields."""

    def __init__(self, code: str, *, rule: str, **figures: Argument) -> None:
        super().__init__(f"{code} ({rule}) {figures}")
        self.code, self.rule, self.figures = code, rule, figures
        self.label = Label(f"refused-{code}", **figures)
        self.fields: tuple[Complaint, ...] = ()

    @classmethod
    def barred(cls, barred: Barred) -> Refused:
        """The refusal of an option that was shown as barred: it carries the reason shown."""
        refused = cls("barred", rule=barred.rule)
        refused.label = barred.label
        return refused

    @classmethod
    def with_fields(cls, complaints: Iterable[Complaint], *, rule: str) -> Refused:
        """The refusal of a form: all that is wrong with it at once."""
        fields = tuple(complaints)
        refused = cls("fields", rule=rule, count=len(fields))
        refused.fields = fields
        return refused


@dataclass(frozen=True, slots=True)
class Complaint:
    """A fault in a field of a form.

    `path` are the names on the way to the field, rows by their number from 1: `players.2.name`. An empty path is the
    form as a whole.
    """

    path: str
    code: str
    rule: str
    label: Label

    @classmethod
    def of(cls, path: str, why: Refused | Barred) -> Complaint:
        code = why.code if isinstance(why, Refused) else "barred"
        return cls(path, code, why.rule, why.label)
