"""The question for a path: where a piece goes, answered as a whole."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from gonfalon.questions.answer import Answer, in_records
from gonfalon.questions.ask import Ask, AskKind
from gonfalon.questions.checked import LONGEST_TEXT, LinkError, exactly, text
from gonfalon.questions.choice import keys_in
from gonfalon.questions.digits import Coder, NotCoded, given_as
from gonfalon.questions.schema import STRING, Shape, row
from gonfalon.table.field.grid import CELLS, LETTERS, STEPS
from gonfalon.table.field.reach import Ahead, reach
from gonfalon.table.field.walk import Walk, walked


@in_records
@dataclass(frozen=True, slots=True)
class PathAnswer(Answer):
    """A path over a field: a letter for each step (`field.grid.LETTERS`), none to stay."""

    mark: ClassVar[str] = "m"
    shape: ClassVar[Shape] = row({"const": "m"}, STRING)

    steps: str

    def dump(self) -> list[Any]:
        return [self.mark, self.steps]

    @classmethod
    def load(cls, rest: list[Any]) -> PathAnswer:
        return cls(text(*exactly(rest, 1)))


@dataclass(frozen=True, slots=True)
class Path(Ask[Walk]):
    """The way of a piece over a field: a letter for each step, none to stay. The piece does not turn on its way.

    `drawn` is the path that is proposed, one that can be walked; none where nothing is.
    """

    kind: ClassVar[AskKind] = "path"
    said_by: ClassVar[tuple[str, ...]] = ("path",)

    piece: str
    ahead: Ahead
    drawn: str = ""

    def take(self, answer: Answer) -> Walk:
        """The path as it is walked; raises Refused with the reason why it cannot be."""
        if not isinstance(answer, PathAnswer):
            raise self.wrong()
        return walked(self.ahead, answer.steps, self.rule)

    @property
    def listed(self) -> int:
        return len(self.ahead.grid.rows) * self.ahead.grid.columns // CELLS

    @property
    def proposed(self) -> PathAnswer:
        return PathAnswer(self.drawn)

    @property
    def offered(self) -> str:
        ahead, drawn = self.ahead, f", @{self.drawn}" if self.drawn else ""
        cells = len(reach(ahead).ends)
        return f"{self.piece} from {ahead.grid.name_of(ahead.start)}, {ahead.halves} halves, {cells} cells{drawn}"

    def spell(self, answer: Answer) -> str:
        return f"@{answer.steps}" if isinstance(answer, PathAnswer) else ""

    def parse(self, line: str) -> Answer:
        """The steps after an @; a key is left to `take` to refuse."""
        return PathAnswer(line[1:]) if line.startswith("@") else keys_in(line)

    def said(self, request: Mapping[str, Any]) -> PathAnswer:
        return PathAnswer(text(request.get("path")))

    def coded(self, coder: Coder, answer: Answer | None) -> PathAnswer:
        """The path that is proposed; else the cheapest way to one of the cells where it may end; else letter by letter."""
        given = given_as(answer, PathAnswer)
        if self.drawn and not coder.flag(given and given.steps != self.drawn, "drawn", 3):
            return PathAnswer(self.drawn)
        found, grid = reach(self.ahead), self.ahead.grid
        ends = sorted(found.ends)
        end = given and self._end_of(given.steps)
        if coder.flag(given and (end not in ends or given.steps != found.way(grid.cell(end))), "own way", 4):
            return PathAnswer(coded_steps(coder, LETTERS[: len(STEPS[grid.shape])], given and given.steps))
        end = ends[coder.below(None if end is None else ends.index(end), len(ends))]
        return PathAnswer(found.way(grid.cell(end)) or "")

    def _end_of(self, steps: str) -> int | None:
        """The number of the cell to which these letters lead; raises NotCoded for others, or where they leave the field."""
        grid, (column, row) = self.ahead.grid, self.ahead.start
        ways = dict(zip(LETTERS, STEPS[grid.shape], strict=False))
        for letter in steps:
            if letter not in ways:
                raise NotCoded("path")
            column, row = column + ways[letter][0], row + ways[letter][1]
        return grid.index((column, row))


def coded_steps(coder: Coder, letters: str, steps: str | None) -> str:
    """Letter by letter, each most often the one before, up to the end."""
    got = ""
    while len(got) <= LONGEST_TEXT:
        shares = [*(4 if letter == got[-1:] else 1 for letter in letters), 1]
        letter = coder.one_of(
            None if steps is None else (steps + END)[len(got)], letters + END, f"way {got[-1:]}", shares
        )
        if letter == END:
            return got
        got += letter
    raise LinkError("too-long")


END = "."
"""The end of a path among its letters."""
