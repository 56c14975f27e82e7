"""A kind of question that the engine does not have: things to be put in an order. All that is known of it stands here.

A kind of the engine would be registered by the decorator `in_records`; the test of kinds does it for as long as it plays.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from gonfalon.questions.answer import Answer
from gonfalon.questions.ask import Ask
from gonfalon.questions.checked import MOST_ITEMS, items, text
from gonfalon.questions.digits import Coder, given_as
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Refused
from gonfalon.questions.schema import TEXT, Shape, row


@dataclass(frozen=True, slots=True)
class RankingAnswer(Answer):
    """Things in an order, the first one first."""

    mark: ClassVar[str] = "ranking"
    shape: ClassVar[Shape] = row({"const": "ranking"}, more=TEXT)
    simple: ClassVar[bool] = True

    order: tuple[str, ...]

    def dump(self) -> list[Any]:
        return [self.mark, *self.order]

    @classmethod
    def load(cls, rest: list[Any]) -> RankingAnswer:
        return cls(tuple(map(text, rest)))

    def as_content(self) -> str:
        return " > ".join(self.order)


@dataclass(frozen=True, slots=True)
class Ranking(Ask[tuple[str, ...]]):
    """All of these things, to be put in an order."""

    kind: ClassVar[Any] = "ranking"
    said_by: ClassVar[tuple[str, ...]] = ("order",)

    things: tuple[str, ...]

    def take(self, answer: Answer) -> tuple[str, ...]:
        if not isinstance(answer, RankingAnswer):
            raise self.wrong()
        if sorted(answer.order) != sorted(self.things):
            raise Refused("not-offered", rule=self.rule)
        return answer.order

    @property
    def listed(self) -> int:
        return len(self.things)

    @property
    def shown(self) -> dict[str, Any]:
        return {"options": tuple(Option(thing) for thing in self.things)}

    @property
    def proposed(self) -> RankingAnswer:
        return RankingAnswer(self.things)

    @property
    def offered(self) -> str:
        return f"rank {' '.join(self.things)}"

    def read(self, content: str) -> RankingAnswer:
        return RankingAnswer(tuple(content.split(" > ")))

    def spell(self, answer: Answer) -> str:
        return answer.as_content()

    def parse(self, line: str) -> RankingAnswer:
        return self.read(line)

    def said(self, request: Mapping[str, Any]) -> RankingAnswer:
        return RankingAnswer(tuple(text(one) for one in items(request.get("order"), MOST_ITEMS)))

    def coded(self, coder: Coder, answer: Answer | None) -> RankingAnswer:
        given, left = given_as(answer, RankingAnswer), list(self.things)
        order: list[str] = []
        for nth in range(len(self.things)):
            order.append(coder.key(given and given.order[nth], left, self.people[0]))
            left.remove(order[-1])
        return RankingAnswer(tuple(order))
