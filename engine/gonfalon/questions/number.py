"""A number: a whole one between two bounds."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar

from gonfalon.questions.answer import Answer, in_records
from gonfalon.questions.ask import Ask, AskKind
from gonfalon.questions.checked import exactly, integer
from gonfalon.questions.choice import keys_in
from gonfalon.questions.digits import Coder, given_as
from gonfalon.questions.figures import Label
from gonfalon.questions.refusal import Refused
from gonfalon.questions.schema import INTEGER, Shape, row


@in_records
@dataclass(frozen=True, slots=True)
class NumberAnswer(Answer):
    """A whole number."""

    mark: ClassVar[str] = "n"
    shape: ClassVar[Shape] = row({"const": "n"}, INTEGER)
    simple: ClassVar[bool] = True

    number: int

    def dump(self) -> list[Any]:
        return [self.mark, self.number]

    @classmethod
    def load(cls, rest: list[Any]) -> NumberAnswer:
        return cls(integer(*exactly(rest, 1)))

    @property
    def values(self) -> tuple[str, ...]:
        return (str(self.number),)

    def as_word(self) -> str:
        return str(self.number)

    def as_content(self) -> str:
        return str(self.number)


@dataclass(frozen=True, slots=True)
class NumberField:
    """A whole number between bounds, the one that stands there at first, values that are likely, and what 0 comes to."""

    least: int
    most: int
    preset: int | None
    quick: tuple[int, ...]
    zero: Label | None = None


@dataclass(frozen=True, slots=True)
class Number(Ask[int]):
    """A whole number between `least` and `most`; `preset` stands there at first, `quick` are values that are likely.

    `zero` says in words what 0 comes to, where a screen should not leave it to the figure.
    """

    kind: ClassVar[AskKind] = "number"
    said_by: ClassVar[tuple[str, ...]] = ("number",)

    least: int
    most: int
    preset: int | None = None
    quick: tuple[int, ...] = field(kw_only=True, default=())
    zero: Label | None = field(kw_only=True, default=None)

    def take(self, answer: Answer) -> int:
        if not isinstance(answer, NumberAnswer):
            raise self.wrong()
        if not self.least <= answer.number <= self.most:
            raise Refused("number", rule=self.rule, least=self.least, most=self.most)
        return answer.number

    def read(self, content: str) -> NumberAnswer:
        if not WHOLE.fullmatch(content):
            raise self.wrong()
        return NumberAnswer(int(content))

    @property
    def proposed(self) -> NumberAnswer:
        return NumberAnswer(self.least if self.preset is None else self.preset)

    def proposing(self, answer: Answer) -> Ask[Any]:
        return replace(self, preset=answer.number) if isinstance(answer, NumberAnswer) else self

    def written(self, value: str | int | tuple[str, ...]) -> Answer:
        return NumberAnswer(value) if isinstance(value, int) else Ask.written(self, value)

    def from_word(self, word: str) -> NumberAnswer:
        return NumberAnswer(int(word))

    @property
    def shown(self) -> dict[str, Any]:
        return {"number": NumberField(self.least, self.most, self.preset, self.quick, self.zero)}

    @property
    def offered(self) -> str:
        return f"{self.least}..{self.most}{'' if self.preset is None else f' ({self.preset})'}"

    def parse(self, line: str) -> Answer:
        """The number in a line; a key is left to `take` to refuse."""
        return NumberAnswer(int(line)) if are_numbers(line) else keys_in(line)

    def said(self, request: Mapping[str, Any]) -> NumberAnswer:
        return NumberAnswer(integer(request.get("number")))

    def coded(self, coder: Coder, answer: Answer | None) -> NumberAnswer:
        given = given_as(answer, NumberAnswer)
        return NumberAnswer(coder.number(given and given.number, self.least, self.most, self.preset))


WHOLE = re.compile("-?[0-9]{1,9}")


def are_numbers(line: str) -> bool:
    """True if a line of a story holds nothing but whole numbers."""
    return all(one.lstrip("-").isdigit() for one in line.split())
