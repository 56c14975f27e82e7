"""A form: several fields (`fields.py`), filled in together and sent as one answer.

The answer is `FormAnswer`: an answer for each field, in their order. Whatever is wrong with it is said at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, TypeVar

from gonfalon.questions.answer import Answer
from gonfalon.questions.ask import Ask, AskKind
from gonfalon.questions.checked import MOST_ITEMS, LinkError
from gonfalon.questions.choice import how_many
from gonfalon.questions.digits import Coder, given_as
from gonfalon.questions.fields import (
    Field,
    Group,
    Of,
    Rows,
    is_asked,
    normalized,
    preset_of,
    size_of,
    with_asks,
)
from gonfalon.questions.filled import FieldAnswer, FormAnswer, RowsAnswer, field_count, form_on
from gonfalon.questions.form_digits import coded_fields
from gonfalon.questions.form_text import differing, read_form
from gonfalon.questions.refusal import Complaint, Refused
from gonfalon.questions.secret import FaceDown, Reveal, content_of
from gonfalon.questions.slip import RevealedAnswer, SealedAnswer

T = TypeVar("T")

Lay = Callable[[str, str], SealedAnswer]
"""Seals a secret: whose it is, and its content."""


def no_complaints(value: object) -> Iterable[Complaint]:
    """For a form that is sound when each of its fields is."""
    return ()


@dataclass(frozen=True, slots=True)
class Form(Ask[T]):
    """Several fields, one answer. `make` builds its value from the values of the fields, by their names.

    `check` says what is wrong with a value whose fields are all sound by themselves. `take` raises Refused with all
    complaints in `fields`. The preset is always allowed.
    """

    kind: ClassVar[AskKind] = "form"

    fields: tuple[Field, ...]
    make: Callable[..., T] = field(compare=False, repr=False)
    check: Callable[[T], Iterable[Complaint]] = field(compare=False, repr=False, default=no_complaints)

    def read(self, content: str) -> FormAnswer:
        filled = form_on(content)
        if filled is None:
            raise self.wrong()
        return filled

    @property
    def listed(self) -> int:
        return sum(size_of(one.of) for one in self.fields)

    @property
    def unanswerable(self) -> bool:
        return not self.fields

    @property
    def proposed(self) -> FormAnswer:
        return self.preset

    @property
    def offered(self) -> str:
        return f"form {differing(self.fields, self.preset, whole=True)}"

    def spell(self, answer: Answer) -> str:
        return (differing(self.fields, answer) if isinstance(answer, FormAnswer) else "") or "-"

    def parse(self, line: str) -> FormAnswer:
        return read_form(self.fields, line)

    def coded(self, coder: Coder, answer: Answer | None) -> FormAnswer:
        filled = coded_fields(coder, self.fields, self.preset, given_as(answer, FormAnswer))
        if field_count(filled) > MOST_ITEMS:
            raise LinkError("too-long")
        coder.note("form")
        return filled

    def plain(self) -> Ask[Any]:
        return replace(self, fields=with_asks(self.fields, Ask.plain), suggest=None)

    @property
    def preset(self) -> FormAnswer:
        """The form as it is preset, its secrets not yet sealed."""
        return preset_of(self.fields)

    def normalized(self, filled: FormAnswer) -> FormAnswer:
        """The same with presets where nothing stands, and nothing where nothing is asked."""
        return normalized(self.fields, filled)

    def sealed(self, filled: FormAnswer, lay: Lay) -> FormAnswer:
        """The same with its secrets sealed; raises Refused with all complaints about the form."""
        complaints: list[Complaint] = []
        under_seal = sealed(self.fields, filled, lay, "", complaints)
        if not complaints:
            self.take(under_seal)
            return under_seal
        known = {complaint.path for complaint in complaints}
        others: list[Complaint] = []
        made(self.fields, under_seal, self.make, "", others, self.wrong())
        complaints += [complaint for complaint in others if complaint.path not in known]
        raise Refused.with_fields(complaints, rule=self.rule)

    def take(self, answer: Answer) -> T:
        if not isinstance(answer, FormAnswer):
            raise self.wrong()
        complaints: list[Complaint] = []
        value = made(self.fields, answer, self.make, "", complaints, self.wrong())
        if not complaints:
            complaints = list(self.check(value))
        if complaints:
            raise Refused.with_fields(complaints, rule=self.rule)
        result: T = value
        return result


def asked_form(ask: Ask[Any] | None, by: str = "") -> Form[Any] | None:
    """The form that is put by this question: openly, under cover to this side, or as a slip that is entered anew."""
    put = ask.asked_of(by) if isinstance(ask, FaceDown) else ask.inner if isinstance(ask, Reveal) else ask
    return put if isinstance(put, Form) else None


def made(
    fields: tuple[Field, ...],
    filled: FormAnswer,
    make: Callable[..., Any],
    path: str,
    complaints: list[Complaint],
    wrong: Refused,
) -> Any:
    """The value of these fields; None where there are complaints. Raises `wrong` for answers to another form."""
    before = len(complaints)
    known: dict[str, FieldAnswer] = {}
    values = {}
    if len(filled.answers) != len(fields):
        raise wrong
    for one, answer in zip(fields, filled.answers, strict=True):
        asked = is_asked(one, known)
        if asked != (answer is not None):
            raise wrong
        known[one.name] = answer
        values[one.name] = taken(one.of, answer, path + one.name, complaints, wrong) if asked else unasked(one.of)
    return make(**values) if len(complaints) == before else None


def taken(of: Of, answer: FieldAnswer, path: str, complaints: list[Complaint], wrong: Refused) -> Any:
    """The value of one field that is asked."""
    match of, answer:
        case Group(), FormAnswer():
            return made(of.fields, answer, of.make, f"{path}.", complaints, wrong)
        case Rows(), RowsAnswer():
            return tuple(taken_rows(of, answer, path, complaints, wrong))
        case Ask(), Answer():
            try:
                return of.take(answer)
            except Refused as refused:
                complaints.append(Complaint.of(path, refused))
                return None
        case _:
            raise wrong


def taken_rows(of: Rows, answer: RowsAnswer, path: str, complaints: list[Complaint], wrong: Refused) -> Iterator[Any]:
    if not of.least <= len(answer.rows) <= of.most:
        complaints.append(Complaint.of(path, how_many(wrong.rule, of.least, of.most)))
        return
    for number, (key, filled) in enumerate(answer.rows, 1):
        shape = of.shape(key)
        if shape is None:
            raise wrong
        yield made(shape.fields, filled, shape.make, f"{path}.{number}.", complaints, wrong)


def unasked(of: Of) -> Any:
    """The value of a field that is not asked."""
    match of:
        case Group():
            return of.make(**{one.name: unasked(one.of) for one in of.fields})
        case Rows():
            return ()
        case FaceDown():
            return None
        case Ask():
            return of.take(of.proposed)


def sealed(
    fields: tuple[Field, ...], filled: FormAnswer, lay: Lay, path: str, complaints: list[Complaint]
) -> FormAnswer:
    """The same with secrets sealed; those that are no answer stay as they are and are complained about."""
    answers = (
        sealed_field(one.of, answer, lay, path + one.name, complaints)
        for one, answer in zip(fields, filled.answers, strict=True)
    )
    return FormAnswer(tuple(answers))


def sealed_field(of: Of, answer: FieldAnswer, lay: Lay, path: str, complaints: list[Complaint]) -> FieldAnswer:
    match of, answer:
        case FaceDown(), RevealedAnswer(content, _):
            try:
                content_of(of.asks[0], content)
            except Refused as refused:
                complaints.append(Complaint.of(path, refused))
                return answer
            return lay(of.people[0], content)
        case Group(), FormAnswer():
            return sealed(of.fields, answer, lay, f"{path}.", complaints)
        case Rows(), RowsAnswer(rows):
            shaped = ((number, key, of.shape(key), row) for number, (key, row) in enumerate(rows, 1))
            return RowsAnswer(
                tuple(
                    (key, sealed(shape.fields, row, lay, f"{path}.{number}.", complaints) if shape else row)
                    for number, key, shape, row in shaped
                )
            )
        case _:
            return answer
