"""A text: a line that a person types."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Any, ClassVar

from gonfalon.questions.answer import Answer, in_records
from gonfalon.questions.ask import Ask, AskKind
from gonfalon.questions.checked import exactly, text
from gonfalon.questions.digits import Coder, given_as
from gonfalon.questions.refusal import Refused
from gonfalon.questions.schema import TEXT, Constraint, Count, Shape, Typed, row
from gonfalon.questions.tidy import line, tidy


@in_records
@dataclass(frozen=True, slots=True)
class TextAnswer(Answer):
    """A text."""

    mark: ClassVar[str] = "t"
    shape: ClassVar[Shape] = row({"const": "t"}, TEXT)
    simple: ClassVar[bool] = True

    text: str

    def dump(self) -> list[Any]:
        return [self.mark, self.text]

    @classmethod
    def load(cls, rest: list[Any]) -> TextAnswer:
        return cls(text(*exactly(rest, 1)))

    def as_content(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class TextField:
    """A line with between `least` and `most` characters; `kept` is the kind of kept thing that may be handed in."""

    least: Count
    most: Annotated[int, Constraint(minimum=1)]
    preset: Typed
    kept: str | None


@dataclass(frozen=True, slots=True)
class Text(Ask[str]):
    """A line of text with at least `least` and at most `most` characters.

    `kept` says what kind of thing that a device keeps may be handed in here (`Kept.kind`).
    """

    kind: ClassVar[AskKind] = "text"
    said_by: ClassVar[tuple[str, ...]] = ("text",)

    most: int
    least: int = 0
    preset: str = ""
    kept: str | None = None

    def take(self, answer: Answer) -> str:
        if not isinstance(answer, TextAnswer):
            raise self.wrong()
        if not self.least <= len(answer.text) <= self.most:
            raise Refused("length", rule=self.rule, least=self.least, most=self.most)
        if answer.text != tidy(answer.text):
            raise Refused("characters", rule=self.rule)
        return answer.text

    def read(self, content: str) -> TextAnswer:
        return TextAnswer(content)

    @property
    def proposed(self) -> TextAnswer:
        return TextAnswer(self.preset)

    def proposing(self, answer: Answer) -> Ask[Any]:
        return replace(self, preset=answer.text) if isinstance(answer, TextAnswer) else self

    def written(self, value: str | int | tuple[str, ...]) -> Answer:
        return TextAnswer(value) if isinstance(value, str) else Ask.written(self, value)

    @property
    def shown(self) -> dict[str, Any]:
        return {"text": TextField(self.least, self.most, self.preset, self.kept)}

    @property
    def offered(self) -> str:
        return "text"

    def spell(self, answer: Answer) -> str:
        return f'"{answer.as_content()}"'

    def parse(self, line: str) -> TextAnswer:
        return TextAnswer(line.strip('"'))

    def said(self, request: Mapping[str, Any]) -> TextAnswer:
        return TextAnswer(line(request.get("text")))

    def coded(self, coder: Coder, answer: Answer | None) -> TextAnswer:
        given = given_as(answer, TextAnswer)
        return TextAnswer(coder.text(given and given.text, self.most, self.preset))
