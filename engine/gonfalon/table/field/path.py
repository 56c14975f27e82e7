"""The question for a path: where a piece goes, answered as a whole."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gonfalon.questions.answer import Answer, PathAnswer
from gonfalon.questions.ask import Ask, AskKind
from gonfalon.table.field.reach import Ahead
from gonfalon.table.field.walk import Walk, walked


@dataclass(frozen=True, slots=True)
class Path(Ask[Walk]):
    """The way of a piece over a field: a letter for each step, none to stay. The piece does not turn on its way.

    `drawn` is the path that is proposed, one that can be walked; none where nothing is.
    """

    kind: ClassVar[AskKind] = "path"

    piece: str
    ahead: Ahead
    drawn: str = ""

    def take(self, answer: Answer) -> Walk:
        """The path as it is walked; raises Refused with the reason why it cannot be."""
        if not isinstance(answer, PathAnswer):
            raise self.wrong()
        return walked(self.ahead, answer.steps, self.rule)
