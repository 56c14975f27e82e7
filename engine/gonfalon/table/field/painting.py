"""The question for a painting: cells of a field, marked with one of several brushes, answered as a whole."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar

from gonfalon.questions.answer import Answer, in_records
from gonfalon.questions.ask import Ask, AskKind
from gonfalon.questions.checked import MOST_ITEMS, items, load_run, mapping, text
from gonfalon.questions.digits import Coder, NotCoded, given_as
from gonfalon.questions.figures import Label, UserText
from gonfalon.questions.refusal import Refused
from gonfalon.questions.schema import CLOSER, RUN, STRING, Constraint, Key, RuleId, Shape, row
from gonfalon.table.field.grid import CELLS, Cell, Grid, Look, Span, spanned, spans

MOST_RUNS = 800
"""The most runs of cells in one answer: those of a field of 40 × 40, every second cell of which is painted."""

NAMED = re.compile(r"([^\s=]+)=(\S+)")


@in_records
@dataclass(frozen=True, slots=True)
class PaintingAnswer(Answer):
    """Cells of a field that are marked: the keys of brushes, each with runs of cells (`field.grid.Span`)."""

    mark: ClassVar[str] = "b"
    shape: ClassVar[Shape] = row({"const": "b"}, more=row(STRING, more=RUN))

    strokes: tuple[tuple[str, tuple[Span, ...]], ...]

    def dump(self) -> list[Any]:
        return [self.mark, *([key, *map(list, runs)] for key, runs in self.strokes)]

    @classmethod
    def load(cls, rest: list[Any]) -> PaintingAnswer:
        return cls(tuple(map(load_stroke, rest)))


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
class PaintField:
    """The brushes, and the cells that cannot be marked."""

    brushes: Annotated[tuple[Brush, ...], Constraint(minItems=1)]
    closed: tuple[Span, ...]


@dataclass(frozen=True, slots=True)
class Painting(Ask[tuple[Stroke, ...]]):
    """Cells of a field to be marked, each with one of the brushes; none to leave everything as it is.

    `closed` cells cannot be marked. `check` raises Refused for a painting whose cells are all sound by themselves.
    """

    kind: ClassVar[AskKind] = "paint"
    said_by: ClassVar[tuple[str, ...]] = ("paint",)

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

    @property
    def listed(self) -> int:
        return len(self.brushes) + len(self.grid.rows) * self.grid.columns // CELLS

    @property
    def unanswerable(self) -> bool:
        return not self.brushes

    @property
    def proposed(self) -> PaintingAnswer:
        return PaintingAnswer(())

    @property
    def shown(self) -> dict[str, Any]:
        return {"paint": PaintField(self.brushes, spans(self.grid, self.closed))}

    @property
    def offered(self) -> str:
        closed = f", {len(self.closed)} closed" if self.closed else ""
        return f"paint {' '.join(one.key for one in self.brushes)}{closed}"

    def spell(self, answer: Answer) -> str:
        return line_of(self.grid, answer) if isinstance(answer, PaintingAnswer) else ""

    def said(self, request: Mapping[str, Any]) -> PaintingAnswer:
        return PaintingAnswer(tuple(map(said_stroke, items(request.get("paint"), MOST_ITEMS))))

    def coded(self, coder: Coder, answer: Answer | None) -> PaintingAnswer:
        """The brushes that are used, and of each its runs of cells: the first cell, and how many."""
        given = given_as(answer, PaintingAnswer)
        left = [one.key for one in self.brushes]
        strokes = []
        with coder.within("strokes"):
            count = coder.number(given and len(given.strokes), 0, len(left), 0)
        for nth in range(count):
            key, runs = given.strokes[nth] if given else (None, None)
            key = coder.key(key, left, self.people[0])
            left.remove(key)
            strokes.append((key, self._coded_runs(coder, runs)))
        return PaintingAnswer(tuple(strokes))

    def _coded_runs(self, coder: Coder, runs: tuple[Span, ...] | None) -> tuple[Span, ...]:
        with coder.within("runs"):
            count = coder.number(None if runs is None else len(runs), 0, MOST_RUNS, 1)
        return tuple(self._coded_run(coder, runs[nth] if runs else None) for nth in range(count))

    def _coded_run(self, coder: Coder, run: Span | None) -> Span:
        """One run of cells; raises NotCoded where one of them is beyond the border."""
        columns, rows = self.grid.columns, len(self.grid.rows)
        if run and not (0 <= run[0] < columns and 0 <= run[1] < rows and 0 < run[2] <= columns - run[0]):
            raise NotCoded("run")
        column, row = coder.below(run and run[0], columns), coder.below(run and run[1], rows)
        with coder.within("cells"):
            return column, row, coder.number(run and run[2], 1, columns - column, 1)

    def parse(self, line: str) -> PaintingAnswer:
        """Return the answer that a line gives, `wall=C3,C4 mud=D5`; raises Refused for a cell that is not there,
        ValueError for another text.
        """
        words = line.split() if line.strip() != "-" else []
        found = [NAMED.fullmatch(word) for word in words]
        if not all(found):
            raise ValueError(f"not understood: {line}")
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


def load_stroke(data: object) -> tuple[str, tuple[Span, ...]]:
    """The key of a brush and its runs of cells from anywhere; the ask says whether they are there. Raises LinkError."""
    key, *runs = items(data, MOST_ITEMS) or [None]
    return text(key), tuple(map(load_run, runs))


def said_stroke(data: object) -> tuple[str, tuple[Span, ...]]:
    """The key of a brush and its runs of cells, as a request names them; raises LinkError."""
    stroke = mapping(data)
    return text(stroke.get("brush")), tuple(map(load_run, items(stroke.get("cells"), MOST_ITEMS)))
