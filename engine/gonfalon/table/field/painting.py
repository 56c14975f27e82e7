"""The question for a painting: cells of a field, marked with one of several brushes, answered as a whole."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import ClassVar

from gonfalon.questions.answer import Answer, PaintingAnswer
from gonfalon.questions.ask import Ask, AskKind
from gonfalon.questions.figures import Label, UserText
from gonfalon.questions.refusal import Refused
from gonfalon.questions.schema import CLOSER, Key, RuleId
from gonfalon.table.field.grid import Cell, Grid, Look, Span, spanned, spans

MOST_RUNS = 800
"""The most runs of cells in one answer: those of a field of 40 × 40, every second cell of which is painted."""

NAMED = re.compile(r"([^\s=]+)=(\S+)")


@dataclass(frozen=True, slots=True)
class Brush:
    """A mark for cells, by its key in the answer.

    `look` is how a screen draws what is painted. Where a `piece` is named it is put on a cell: on one alone.
    """

    key: Key
    label: Label
    look: Look | None = None
    piece: Key | None = None
    rule: RuleId | None = field(default=None, metadata=CLOSER)


@dataclass(frozen=True, slots=True)
class Stroke:
    """The cells that are marked with one brush."""

    brush: str
    cells: tuple[Cell, ...]


def no_objection(strokes: tuple[Stroke, ...]) -> None:
    """For a painting that is sound when each of its cells is."""


@dataclass(frozen=True, slots=True)
class Painting(Ask[tuple[Stroke, ...]]):
    """Cells of a field to be marked, each with one of the brushes; none to leave everything as it is.

    `closed` cells cannot be marked. `check` raises Refused for a painting whose cells are all sound by themselves.
    """

    kind: ClassVar[AskKind] = "paint"

    grid: Grid
    brushes: tuple[Brush, ...]
    closed: tuple[Cell, ...] = ()
    check: Callable[[tuple[Stroke, ...]], None] = field(compare=False, repr=False, default=no_objection)

    def take(self, answer: Answer) -> tuple[Stroke, ...]:
        """Return the painted cells, brush by brush; raises Refused for a cell that is not there, is closed, or is
        marked twice.
        """
        if not isinstance(answer, PaintingAnswer):
            raise self.wrong()
        if sum(len(runs) for _, runs in answer.strokes) > MOST_RUNS:
            raise Refused("paint-many", rule=self.rule, most=MOST_RUNS)
        marked = set(self.closed)
        strokes = tuple(self._stroke(key, runs, marked) for key, runs in answer.strokes)
        if len({one.brush for one in strokes}) < len(strokes):
            raise Refused("twice", rule=self.rule)
        self.check(strokes)
        return strokes

    def _stroke(self, key: str, runs: tuple[Span, ...], marked: set[Cell]) -> Stroke:
        """The cells of one brush, which are marked from then on."""
        brush = next((one for one in self.brushes if one.key == key), None)
        if brush is None:
            raise Refused("not-offered", rule=self.rule)
        cells: list[Cell] = []
        for run in runs:
            self._look_at(run)
            for cell in spanned(self.grid, (run,)):
                if cell in marked:
                    raise Refused("paint-closed", rule=self.rule, cell=UserText(self.grid.name_of(cell)))
                marked.add(cell)
                cells.append(cell)
        if brush.piece and len(cells) != 1:
            raise Refused("paint-one", rule=self.rule, piece=brush.label)
        return Stroke(key, tuple(cells))

    def _look_at(self, run: Span) -> None:
        """Raises Refused for a run of cells that are not all on the field."""
        column, row, count = run
        inside = 0 <= row < len(self.grid.rows) and column >= 0 and 0 < count <= self.grid.columns - column
        if not inside:
            raise Refused("paint-border", rule=self.rule)

    def from_line(self, text: str) -> PaintingAnswer:
        """Return the answer that a line gives, `wall=C3,C4 mud=D5`; raises Refused for a cell that is not there,
        ValueError for another text.
        """
        words = text.split() if text.strip() != "-" else []
        found = [NAMED.fullmatch(word) for word in words]
        if not all(found):
            raise ValueError(f"not understood: {text}")
        return PaintingAnswer(tuple((one[1], spans(self.grid, self._cells(one[2]))) for one in found if one))

    def _cells(self, names: str) -> Iterator[Cell]:
        for name in names.split(","):
            cell = self.grid.cell_named(name)
            if cell is None:
                raise Refused("paint-cell", rule=self.rule, cell=UserText(name))
            yield cell


def line_of(grid: Grid, painted: PaintingAnswer) -> str:
    """The line that says this."""
    pairs = ((key, ",".join(grid.name_of(cell) for cell in spanned(grid, runs))) for key, runs in painted.strokes)
    return " ".join(f"{key}={names}" for key, names in pairs) or "-"
