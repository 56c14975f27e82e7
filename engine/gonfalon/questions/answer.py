"""The contents of a record: the answers, and what interrupted them: offers taken, rulings of the game master."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from gonfalon.questions.dice import Source


@dataclass(frozen=True, slots=True)
class OptionsAnswer:
    """The keys of the options taken."""

    keys: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DiceAnswer:
    """The faces that a roll showed, in the order of the dice, and where they come from."""

    faces: tuple[int, ...]
    source: Source


@dataclass(frozen=True, slots=True)
class NumberAnswer:
    """A whole number."""

    number: int


@dataclass(frozen=True, slots=True)
class TextAnswer:
    """A text."""

    text: str


@dataclass(frozen=True, slots=True)
class SealedAnswer:
    """Somebody laid a slip face down: only its seal is known."""

    by: str
    seal: str


@dataclass(frozen=True, slots=True)
class RevealedAnswer:
    """A slip was turned over: what stands on it, and the salt that proves it. Without salt: entered anew, openly."""

    content: str
    salt: str


@dataclass(frozen=True, slots=True)
class FormAnswer:
    """A form, or a group of its fields: an answer for each field, in their order; None where a field is not asked."""

    answers: tuple[FieldAnswer, ...]


@dataclass(frozen=True, slots=True)
class RowsAnswer:
    """The rows of a list within a form: the key of each row's shape, and its fields."""

    rows: tuple[tuple[str, FormAnswer], ...]


@dataclass(frozen=True, slots=True)
class PathAnswer:
    """A path over a field: a letter for each step (`field.grid.LETTERS`), none to stay."""

    steps: str


@dataclass(frozen=True, slots=True)
class PaintingAnswer:
    """Cells of a field that are marked: the keys of brushes, each with runs of cells (`field.grid.Span`)."""

    strokes: tuple[tuple[str, tuple[tuple[int, int, int], ...]], ...]


@dataclass(frozen=True, slots=True)
class RulingMade:
    """The game master set a value: the key of the setting, the new value, and why."""

    what: str
    value: int | str
    why: str


@dataclass(frozen=True, slots=True)
class OfferTaken:
    """Somebody took a standing offer: its key."""

    key: str


Answer = (
    OptionsAnswer
    | DiceAnswer
    | NumberAnswer
    | TextAnswer
    | SealedAnswer
    | RevealedAnswer
    | FormAnswer
    | PathAnswer
    | PaintingAnswer
)
FieldAnswer = OptionsAnswer | NumberAnswer | TextAnswer | SealedAnswer | RevealedAnswer | FormAnswer | RowsAnswer | None
"""The answer to a field of a form; None where it is not asked.

`RevealedAnswer` without a salt is a secret before it is sealed; a record never holds one in a form.
"""

Entry = Answer | RulingMade | OfferTaken


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
