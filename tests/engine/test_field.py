"""Grids and paths over them, held against a plain model that knows no index, no bits and no queue."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from gonfalon.battle.interruptible import fits
from gonfalon.questions.choice import OptionsAnswer
from gonfalon.questions.figures import Label
from gonfalon.questions.refusal import Refused
from gonfalon.table.field.area import Area
from gonfalon.table.field.grid import LETTERS, STEPS, Cell, Grid, GridShape, Paint, spanned, spans
from gonfalon.table.field.path import Path, PathAnswer
from gonfalon.table.field.reach import Ahead, Price, reach
from gonfalon.table.field.walk import Crossing, walked, way_on

PALETTE = tuple(Paint(letter, Label("paint")) for letter in ".~o#")
RULE = "sample.move.path"
SHAPES = tuple(STEPS)


def field(shape: GridShape, *rows: str) -> Grid:
    return Grid(shape, rows, PALETTE)


def area(key: str, *cells: Cell, enter: str | None = None, leave: str | None = None) -> Area:
    return Area(key, tuple((*cell, 1) for cell in cells), Label("area"), enter=enter, leave=leave)


PLAIN = (("." * 8),) * 8
GROUND = ((".", Price(2, 3)), ("~", Price(4, 6)), ("o", Price(0, 0, 7)))


# ------------------------------------------------------------------ the model


@dataclass(frozen=True)
class Model:
    """The rules of a step in the plainest words, for one mover."""

    ahead: Ahead

    def covered(self, cell: Cell) -> list[Cell]:
        return [(cell[0] + right, cell[1] + down) for right, down in self.ahead.covers]

    def open(self, cell: Cell) -> bool:
        cells, known = set(self.ahead.grid.cells), dict(self.ahead.prices)
        return all(
            one in cells and one not in self.ahead.closed and self.ahead.grid.paint(one) in known
            for one in self.covered(cell)
        )

    def paint(self, cell: Cell) -> str:
        """Return the paint that counts of all under the mover."""
        cells, known = set(self.ahead.grid.cells), dict(self.ahead.prices)
        under = [self.ahead.grid.paint(one) for one in self.covered(cell) if one in cells]
        priced = [(known[one].first + known[one].step, one) for one in under if one in known]
        return max(priced)[1] if priced else ""

    def step(self, one: Cell, way: int) -> tuple[Cell, int] | None:
        """Return the cell to which a step leads, and its cost; None if it may not be made."""
        ways = STEPS[self.ahead.grid.shape]
        right, down = ways[way]
        other = (one[0] + right, one[1] + down)
        slant = right != 0 and down != 0 and self.ahead.grid.shape == "square"
        if not self.open(other) or (slant and not self.ahead.slants):
            return None
        if slant:
            beside = [(one[0] + right, one[1]), (one[0], one[1] + down)]
            if sum(map(self.open, beside)) < self.ahead.corners:
                return None
        price = dict(self.ahead.prices)[self.paint(other)]
        cost = price.slant if slant else price.step
        return other, cost + (price.first if self.paint(one) != self.paint(other) else 0)

    def touches(self, cell: Cell, cells: tuple[Cell, ...]) -> bool:
        return any(one in cells for one in self.covered(cell))

    def cells(self, area: Area) -> tuple[Cell, ...]:
        return tuple(spanned(self.ahead.grid, area.cells))

    def crossings(self, one: Cell, other: Cell, number: int) -> list[Crossing]:
        found = []
        for area in self.ahead.areas:
            if area.leave and self.touches(one, self.cells(area)) and not self.touches(other, self.cells(area)):
                found.append(Crossing(number, area.key, "leave", area.leave))
        for area in self.ahead.areas:
            if area.enter and self.touches(other, self.cells(area)) and not self.touches(one, self.cells(area)):
                found.append(Crossing(number, area.key, "enter", area.enter))
        return found

    def ends(self) -> dict[Cell, tuple[int, int]]:
        """Every cell where a path may end: the least halves, and of those the fewest borders. No step is tried only once."""
        best: dict[Cell, tuple[int, int]] = {self.ahead.start: (0, 0)}
        changed, steps = True, 0
        while changed and steps != self.ahead.most:
            changed = False
            steps += 1
            for one, (spent, crossed) in list(best.items()):
                if one != self.ahead.start and self.touches(one, self.ahead.stops):
                    continue
                for way in range(len(STEPS[self.ahead.grid.shape])):
                    found = self.step(one, way)
                    if found is None or spent + found[1] > self.ahead.halves:
                        continue
                    now = (spent + found[1], crossed + len(self.crossings(one, found[0], 0)))
                    if found[0] not in best or now < best[found[0]]:
                        best[found[0]] = now
                        changed = True
        return {
            cell: now
            for cell, now in best.items()
            if (cell == self.ahead.start and not self.ahead.going) or not self.touches(cell, self.ahead.passed)
        }

    def walk(self, letters: str) -> tuple[tuple[Cell, ...], int, tuple[Crossing, ...]] | None:
        cells, spent = [self.ahead.start], 0
        crossings: list[Crossing] = []
        for number, letter in enumerate(letters, 1):
            if number > 1 and self.touches(cells[-1], self.ahead.stops):
                return None
            found = self.step(cells[-1], LETTERS.index(letter))
            if found is None:
                return None
            spent += found[1]
            if spent > self.ahead.halves:
                return None
            crossings += self.crossings(cells[-1], found[0], number)
            cells.append(found[0])
        if (letters or self.ahead.going) and self.touches(cells[-1], self.ahead.passed):
            return None
        if self.ahead.most is not None and len(letters) > self.ahead.most:
            return None
        return tuple(cells), spent, tuple(crossings)


prices = st.builds(Price, st.integers(0, 4), st.integers(0, 6), st.sampled_from((0, 0, 3, 7)))


@st.composite
def movers(draw: st.DrawFn) -> Ahead:
    shape = draw(st.sampled_from(SHAPES))
    columns, rows = draw(st.integers(1, 7)), draw(st.integers(1, 7))
    painted = tuple(
        "".join(draw(st.lists(st.sampled_from("....~o#"), min_size=columns, max_size=columns))) for _ in range(rows)
    )
    grid = Grid(shape, painted, PALETTE)
    cells = st.lists(st.sampled_from(list(grid.cells)), max_size=4, unique=True).map(tuple)
    covers = draw(st.sampled_from((((0, 0),), ((0, 0),), ((0, 0), (1, 0)), ((0, 0), (1, 0), (0, 1), (1, 1)))))
    areas = tuple(
        Area(
            f"a{number}",
            spans(grid, draw(cells)),
            Label("area"),
            enter=draw(st.sampled_from((None, "sample.enter"))),
            leave=draw(st.sampled_from((None, "sample.leave"))),
        )
        for number in range(draw(st.integers(0, 3)))
    )
    return Ahead(
        grid,
        draw(st.sampled_from(list(grid.cells))),
        draw(st.integers(0, 16)),
        tuple((letter, draw(prices)) for letter in draw(st.sampled_from((".", ".~", ".~o", "~o")))),
        covers,
        draw(cells),
        draw(cells),
        draw(cells),
        draw(st.integers(0, 2)),
        draw(st.booleans()),
        areas,
        most=draw(st.sampled_from((None, None, 0, 1, 2, 5))),
        going=draw(st.booleans()),
    )


@given(movers())
def test_reach_is_that_of_the_model(ahead: Ahead) -> None:
    found, model = reach(ahead), Model(ahead).ends()
    assert {ahead.grid.cell(index): cost for index, cost in found.ends.items()} == {
        cell: halves for cell, (halves, _) in model.items()
    }
    for cell, (halves, crossed) in model.items():
        way = found.way(cell)
        assert way is not None
        walk = walked(ahead, way, RULE)
        assert (walk.end, walk.halves, len(walk.crossings)) == (cell, halves, crossed)


@given(movers(), st.data())
def test_a_path_is_walked_or_refused_as_in_the_model(ahead: Ahead, data: st.DataObject) -> None:
    letters = LETTERS[: len(STEPS[ahead.grid.shape])]
    ends = sorted(reach(ahead).ends) or [0]
    begun = reach(ahead).way(ahead.grid.cell(data.draw(st.sampled_from(ends))))
    path = (begun or "") + data.draw(st.text(letters, max_size=5))
    expected = Model(ahead).walk(path)
    ask = Path("a", "a.1", ahead, rule=RULE)
    if expected is None:
        with pytest.raises(Refused):
            ask.take(PathAnswer(path))
    else:
        walk = ask.take(PathAnswer(path))
        assert (walk.cells, walk.halves, walk.crossings) == expected


@given(movers(), st.data())
def test_a_path_goes_on_from_where_it_is_drawn_to(ahead: Ahead, data: st.DataObject) -> None:
    ends = {ahead.grid.cell(index) for index in reach(ahead).ends}
    assume(ends)
    half = reach(ahead).way(data.draw(st.sampled_from(sorted(ends))))
    to = data.draw(st.sampled_from(list(ahead.grid.cells)))
    assert half is not None
    try:
        rest = way_on(ahead, half, to, RULE)
    except Refused as refused:
        assert refused.code in ("path-far", "path-stop")
    else:
        assert walked(ahead, half + rest, RULE).end == to


# ------------------------------------------------------------------ cases by hand


@pytest.mark.parametrize("shape", SHAPES)
def test_every_cell_has_one_number_and_one_name(shape: GridShape) -> None:
    grid = Grid(shape, ("." * 30,) * 4, PALETTE)
    cells = list(grid.cells)
    assert [grid.index(cell) for cell in cells] == list(range(120))
    assert [grid.cell_named(grid.name_of(cell)) for cell in cells] == cells
    assert grid.name_of(grid.cell(0)) == "A1" and grid.name_of(grid.cell(119)) == "AD4"


@pytest.mark.parametrize("name", ["", "A", "7", "A0", "A5", "AE1", "ZZZ1", "A1 B2", "Ä1", "A1000"])
def test_what_names_no_cell_is_none(name: str) -> None:
    assert Grid("square", ("." * 30,) * 4, PALETTE).cell_named(name) is None


@pytest.mark.parametrize(
    ("shape", "rows"),
    [
        ("square", ()),
        ("square", ("",)),
        ("square", ("..", ".")),
        ("round", ("..",)),
        ("hex", ("x",)),
        ("hex", (".",) * 101),
    ],
)
def test_a_field_that_cannot_be_is_refused(shape: Any, rows: tuple[str, ...]) -> None:
    with pytest.raises(ValueError):
        Grid(shape, rows, PALETTE)


def test_hexes_have_six_neighbours_and_squares_eight() -> None:
    for shape in SHAPES:
        grid = Grid(shape, PLAIN, PALETTE)
        assert len(list(grid.near(grid.cell(27)))) == len(STEPS[shape])


def test_an_obstacle_costs_half_of_seven_once_however_many_of_its_cells_are_entered() -> None:
    """samyra.move.obstacle: BEW 7, obstacle first: 3.5 left, which are 3 spaces."""
    grid = field("square", ".oo.....")
    ends = reach(Ahead(grid, (0, 0), 14, GROUND)).ends
    assert ends == {0: 0, 1: 7, 2: 7, 3: 9, 4: 11, 5: 13}


def test_an_obstacle_may_be_paid_for_by_a_run_of_so_many_cells() -> None:
    """samyra.move.obstacle: walking along a wall is not free."""
    grid = field("square", ".ooooo.")
    ahead = Ahead(grid, (0, 0), 14, ((".", Price(2, 2)), ("o", Price(0, 0, 4, 2))))
    assert reach(ahead).ends == {0: 0, 1: 4, 2: 4, 3: 8, 4: 8, 5: 12, 6: 14}
    assert reach(ahead).way((6, 0)) == "cccccc"
    assert walked(ahead, "cccccc", "x.y").halves == 14
    assert way_on(ahead, "ccc", (6, 0), "x.y") == "ccc"


def test_a_field_with_runs_is_walked_as_it_is_reached() -> None:
    grid = field("square", "..oo..", ".oooo.", "..oo..", "......")
    ahead = Ahead(grid, (0, 0), 17, ((".", Price(2, 3)), ("o", Price(0, 0, 5, 2))), corners=1)
    found = reach(ahead)
    for index, cost in found.ends.items():
        assert walked(ahead, found.way(grid.cell(index)) or "", "x.y").halves == cost


def test_two_obstacles_in_a_row_are_paid_twice() -> None:
    grid = field("square", ".o.o.")
    assert reach(Ahead(grid, (0, 0), 14, GROUND)).ends == {0: 0, 1: 7, 2: 9}
    assert reach(Ahead(grid, (0, 0), 18, GROUND)).ends == {0: 0, 1: 7, 2: 9, 3: 16, 4: 18}


def test_a_path_may_be_a_few_steps_whatever_they_cost() -> None:
    ahead = Ahead(field("square", *PLAIN), (0, 0), 99, GROUND, most=2)
    assert {ahead.grid.cell(index) for index in reach(ahead).ends} == {(x, y) for x in range(3) for y in range(3)}
    with pytest.raises(Refused, match="path-steps"):
        walked(ahead, "ccc", RULE)
    with pytest.raises(Refused, match="path-far"):
        way_on(ahead, "cg", (1, 0), RULE)


def test_whoever_is_on_the_way_may_not_stay_where_no_path_ends() -> None:
    ahead = Ahead(field("square", *PLAIN), (1, 0), 2, GROUND, passed=((1, 0),))
    assert walked(ahead, "", RULE).end == (1, 0)
    with pytest.raises(Refused, match="path-end"):
        walked(replace(ahead, going=True), "", RULE)
    assert ahead.grid.index((1, 0)) not in reach(replace(ahead, going=True)).ends


@pytest.mark.parametrize(
    ("steps", "code", "figures"),
    [
        ("x", "path-letter", {}),
        ("ggccc", "path-border", {}),
        ("cgcgc", "path-cost", {"needed": 1, "left": 0}),
        ("a", "path-border", {}),
        ("eecc", "path-closed", {}),
        ("ccd", "path-corner", {}),
        ("cec", "path-stop", {}),
        ("cc", "path-end", {}),
    ],
)
def test_a_refusal_says_why_and_where(steps: str, code: str, figures: dict[str, int]) -> None:
    grid = field("square", ".....", "..#..", "..#..", ".....")
    ahead = Ahead(grid, (0, 0), 8, GROUND, closed=((1, 2),), stops=((1, 1),), passed=((2, 0),), corners=2)
    with pytest.raises(Refused, match=code) as refused:
        walked(ahead, steps, RULE)
    assert figures.items() <= {**refused.value.figures}.items()


def test_crossing_again_is_a_crossing_of_its_own() -> None:
    grid = field("square", *PLAIN)
    ahead = Ahead(
        grid, (0, 0), 20, GROUND, areas=(area("foe", (1, 0), (1, 1), enter="sample.enter", leave="sample.leave"),)
    )
    crossings = walked(ahead, "cce" + "gg", RULE).crossings
    assert [(one.step, one.way) for one in crossings] == [(1, "enter"), (2, "leave"), (4, "enter"), (5, "leave")]


def test_of_equally_cheap_ways_the_one_with_fewest_borders_is_offered() -> None:
    ahead = Ahead(
        field("square", *PLAIN), (0, 1), 8, ((".", Price(2, 2)),), areas=(area("foe", (1, 1), enter="sample.enter"),)
    )
    way = reach(ahead).way((2, 1))
    assert way is not None and walked(ahead, way, RULE).crossings == ()


def test_an_answer_of_another_kind_is_refused() -> None:
    with pytest.raises(Refused, match="other-question"):
        Path("a", "a.1", Ahead(field("square", *PLAIN), (0, 0), 4, GROUND), rule=RULE).take(OptionsAnswer(("a",)))


def test_areas_are_runs_of_cells() -> None:
    assert spans(field("square", *PLAIN), ((1, 0), (2, 0), (4, 0), (0, 1), (9, 9))) == ((1, 0, 2), (4, 0, 1), (0, 1, 1))


def test_a_path_fits_another_question_where_it_costs_and_crosses_the_same() -> None:
    grid = field("square", *PLAIN)
    border = (area("foe", (2, 0), enter="sample.enter"),)

    def asked(ahead: Ahead) -> Path:
        return Path("a", "a.1", ahead, rule=RULE)

    first = Ahead(grid, (0, 0), 8, GROUND, areas=border)
    assert fits(asked(first), PathAnswer("cc"), asked(replace(first, halves=6)))
    assert not fits(asked(first), PathAnswer("cc"), asked(replace(first, halves=3)))
    assert not fits(asked(first), PathAnswer("cc"), asked(replace(first, start=(0, 1))))
    assert not fits(asked(first), PathAnswer("cc"), asked(replace(first, areas=())))
    assert not fits(asked(first), PathAnswer("cc"), asked(replace(first, prices=((".", Price(1, 1)),))))
