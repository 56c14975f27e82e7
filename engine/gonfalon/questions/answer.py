"""The contents of a record: answers (each kind stands with its question), offers taken, rulings of the game master."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar

from gonfalon.questions.checked import LinkError, exactly, text
from gonfalon.questions.schema import STRING, TEXT, Shape, row


class Marked:
    """Frozen, hashable data that a record or a log holds as a list.

    `mark` is the first item of that list, which has the `shape` of a JSON Schema.
    """

    __slots__ = ()
    mark: ClassVar[str]
    shape: ClassVar[Shape]

    def dump(self) -> list[Any]:
        """Return the entry as JSON data: a list that opens with its mark."""
        raise NotImplementedError

    @classmethod
    def load(cls, rest: list[Any]) -> Marked:
        """Return the entry in JSON data from anywhere, its mark taken off; raises LinkError."""
        raise LinkError("content")


class Entry(Marked):
    """An entry of a record, a step of a battle."""

    __slots__ = ()

    @classmethod
    def load(cls, rest: list[Any]) -> Entry:
        raise LinkError("content")


E = TypeVar("E", bound=type[Entry])

ENTRIES: dict[str, type[Entry]] = {}
"""The kinds of entry by their marks, as far as their modules are there (`table/kinds.py` names all of ours)."""


def in_records(kind: E) -> E:
    """A class decorator: records may hold entries of this kind."""
    ENTRIES[kind.mark] = kind
    return kind


class Answer(Entry):
    """An answer to a question. One that is `simple` may stand in a field of a form."""

    __slots__ = ()
    simple: ClassVar[bool] = False

    @classmethod
    def load(cls, rest: list[Any]) -> Answer:
        raise LinkError("content")

    @property
    def values(self) -> tuple[str, ...]:
        """The values on which another field of a form may hang (`Field.when`): keys, or a number as text."""
        return ()

    def as_word(self) -> str:
        """Return the value of a field of a form in a line of a story, without blanks but within quotes."""
        return json.dumps(self.as_content(), ensure_ascii=False)

    def as_content(self) -> str:
        """Return the content of a slip that gives this answer; none where no slip gives one of its kind."""
        return ""


@in_records
@dataclass(frozen=True, slots=True)
class RulingMade(Entry):
    """The game master set a value: the key of the setting, the new value, and why."""

    mark: ClassVar[str] = "r"
    shape: ClassVar[Shape] = row({"const": "r"}, STRING, {"type": ["integer", "string"]}, TEXT)

    what: str
    value: int | str
    why: str

    def dump(self) -> list[Any]:
        return [self.mark, self.what, self.value, self.why]

    @classmethod
    def load(cls, rest: list[Any]) -> RulingMade:
        what, value, why = exactly(rest, 3)
        return cls(text(what), value if type(value) is int else text(value), text(why))


@in_records
@dataclass(frozen=True, slots=True)
class OfferTaken(Entry):
    """Somebody took a standing offer: its key."""

    mark: ClassVar[str] = "a"
    shape: ClassVar[Shape] = row({"const": "a"}, STRING)

    key: str

    def dump(self) -> list[Any]:
        return [self.mark, self.key]

    @classmethod
    def load(cls, rest: list[Any]) -> OfferTaken:
        return cls(text(*exactly(rest, 1)))
