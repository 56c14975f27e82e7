"""The reach of a mover: the cheapest way to every cell, counted in halves of a space."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, fields
from functools import lru_cache
from heapq import heappop, heappush

from gonfalon.questions.refusal import Barred
from gonfalon.questions.schema import INSIDE
from gonfalon.table.field.area import Area
from gonfalon.table.field.grid import LETTERS, STEPS, Cell, Grid, Span, all_cells, neighbours, spanned, spans


@dataclass(frozen=True, slots=True)
class Price:
    """The price of entering a cell, in halves: in a straight step, and in a diagonal one.

    `first` is added when the step comes from a cell with another paint: connected cells of one paint are one object, and
    this is what it costs to come upon it. It pays for `run` cells of the object in a row, and for any number where that
    is 0; then it is due again.
    """

    step: int = 2
    slant: int = 2
    first: int = 0
    run: int = 0

    def __post_init__(self) -> None:
        if min(self.step, self.slant, self.first, self.run) < 0:
            raise ValueError("a price is not negative")


@dataclass(frozen=True, slots=True)
class Ahead:
    """The circumstances of a move: the field, the start, the halves to spend, and what is in the way.

    `prices` are those of this mover; what is painted otherwise is closed. `covers` is the footprint, as offsets from the cell
    where the mover stands; whatever it meets, it meets with any of these. `closed` cells are occupied. In one of `stops` a
    path ends; through one of `passed` it may go, but not end there. `corners` says how many of the two cells beside a
    diagonal step must be open; without `slants` there are no diagonal steps. A path may cross the borders of `areas`; what
    comes of it is for whoever asked. `run` cells of the object at the start are paid for already. A path takes at most
    `most` steps, whatever they cost. Of one who is `going` already this is the next part of a move, so that it may not stay
    in one of `passed`. `why` says why a path may not lead to a cell, or not end there, for who is refused.
    """

    grid: Grid
    start: Cell
    halves: int
    prices: tuple[tuple[str, Price], ...]
    covers: tuple[Cell, ...] = ((0, 0),)
    closed: tuple[Cell, ...] = ()
    stops: tuple[Cell, ...] = ()
    passed: tuple[Cell, ...] = ()
    corners: int = 0
    slants: bool = True
    areas: tuple[Area, ...] = ()
    run: int = 0
    most: int | None = None
    going: bool = False
    why: Callable[[Cell], Barred | None] | None = field(default=None, compare=False, repr=False)
    hashed: int | None = field(init=False, repr=False, compare=False, default=None, metadata=INSIDE)

    def __hash__(self) -> int:
        """Counted once: what lies ahead is kept by it, and asked for several times in each step."""
        if self.hashed is None:
            object.__setattr__(self, "hashed", hash(tuple(getattr(self, name) for name in COMPARED)))
        return self.hashed or 0


COMPARED = tuple(one.name for one in fields(Ahead) if one.compare)


@dataclass(frozen=True, slots=True)
class Ground:
    """The ground as one mover meets it in each cell, by number: the paint that counts, closed cells, stops, and areas
    as bits.

    All of it is grown by the footprint, so that a path is that of one cell.
    """

    paints: tuple[str, ...]
    costs: tuple[Price, ...]
    closed: frozenset[int]
    stops: frozenset[int]
    passed: frozenset[int]
    areas: tuple[int, ...]
    entered: int
    left: int

    def crossings(self, one: int, other: int) -> int:
        """Return the number of borders between two cells."""
        now, then = self.areas[one], self.areas[other]
        return 0 if now == then else (then & ~now & self.entered | now & ~then & self.left).bit_count()

    def cost(self, one: int, other: int, run: int, *, slant: bool) -> tuple[int, int]:
        """The halves of a step, and how many cells of its object are paid for with it; `run` were before it."""
        price = self.costs[other]
        step = price.slant if slant else price.step
        if self.paints[one] != self.paints[other] or (price.run and run == price.run):
            return step + price.first, 1 if price.run else 0
        return step, run + 1 if price.run else 0


NOTHING = Price(0, 0)


@dataclass(frozen=True, slots=True)
class Terrain:
    """The field as one kind of mover meets it: the paint that counts in each cell, its price, and closed cells."""

    paints: tuple[str, ...]
    costs: tuple[Price, ...]
    closed: frozenset[int]


@lru_cache(maxsize=32)
def terrain(grid: Grid, prices: tuple[tuple[str, Price], ...], covers: tuple[Cell, ...]) -> Terrain:
    """Return the terrain for every mover that pays these prices and has this footprint."""
    known = dict(prices)
    paints: tuple[str, ...] = tuple("".join(grid.rows))
    closed = {index for index, letter in enumerate(paints) if letter not in known}
    if covers != ((0, 0),):
        closed = set(grown(grid, covers, map(grid.cell, closed))) | set(beyond(grid, covers))
        paints = tuple(dearest(grid, covers, index, known) for index in range(len(paints)))
    return Terrain(paints, tuple(known.get(paint, NOTHING) for paint in paints), frozenset(closed))


@lru_cache(maxsize=1024)
def area_under(grid: Grid, covers: tuple[Cell, ...], runs: tuple[Span, ...]) -> tuple[int, ...]:
    """Return the cells from which a mover covers one of the cells of an area, by number."""
    return tuple(sorted(set(grown(grid, covers, spanned(grid, runs)))))


@lru_cache(maxsize=512)
def area_grown(grid: Grid, covers: tuple[Cell, ...], runs: tuple[Span, ...]) -> tuple[Span, ...]:
    """The same as runs."""
    return spans(grid, map(grid.cell, area_under(grid, covers, runs)))


@lru_cache(maxsize=8)
def ground(ahead: Ahead) -> Ground:
    """Return the ground that this mover meets."""
    grid, covers = ahead.grid, ahead.covers
    on = terrain(grid, ahead.prices, covers)
    areas = [0] * len(on.paints)
    for bit, area in enumerate(ahead.areas):
        for index in area_under(grid, covers, area.cells):
            areas[index] |= 1 << bit
    return Ground(
        on.paints,
        on.costs,
        on.closed.union(grown(grid, covers, ahead.closed)),
        frozenset(grown(grid, covers, ahead.stops)),
        frozenset(grown(grid, covers, ahead.passed)),
        tuple(areas),
        sum(1 << bit for bit, area in enumerate(ahead.areas) if area.enter),
        sum(1 << bit for bit, area in enumerate(ahead.areas) if area.leave),
    )


def indices(grid: Grid, cells: Iterable[Cell]) -> Iterator[int]:
    return (index for index in map(grid.index, cells) if index is not None)


def grown(grid: Grid, covers: tuple[Cell, ...], cells: Iterable[Cell]) -> Iterator[int]:
    """Yield the cells from which a mover with this footprint covers one of these cells."""
    if covers == ((0, 0),):
        return indices(grid, cells)
    return indices(grid, ((column - right, row - down) for column, row in cells for right, down in covers))


def beyond(grid: Grid, covers: tuple[Cell, ...]) -> Iterator[int]:
    """Yield the cells from which a part of the mover would stand beyond the border."""
    for index, (column, row) in enumerate(all_cells(grid)):
        if any(grid.index((column + right, row + down)) is None for right, down in covers):
            yield index


def dearest(grid: Grid, covers: tuple[Cell, ...], index: int, prices: dict[str, Price]) -> str:
    """Of the paints that the mover covers in a cell the one with the highest price."""
    column, row = grid.cell(index)
    covered = ((column + right, row + down) for right, down in covers)
    paints = (grid.paint(cell) for cell in covered if grid.index(cell) is not None)
    known = [paint for paint in paints if paint in prices]
    return max(known, key=lambda paint: (prices[paint].first + prices[paint].step, paint), default="")


def steps_from(ahead: Ahead, on: Ground, index: int) -> list[tuple[int, int]]:
    """The steps that may be made from a cell, whatever they cost: pairs of direction and number."""
    around = neighbours(ahead.grid.shape, ahead.grid.columns, len(ahead.grid.rows))[index]
    steps = [step for step in around if step[1] not in on.closed]
    if ahead.grid.shape != "square":
        return steps
    if not ahead.slants:
        return [step for step in steps if not step[0] & 1]
    if not ahead.corners or len(steps) == len(STEPS["square"]):
        return steps
    ways = {way for way, _ in steps}
    return [step for step in steps if not step[0] & 1 or rounds(step[0], ways) >= ahead.corners]


def rounds(way: int, ways: set[int]) -> int:
    """Return the number of open cells among the two beside a diagonal step."""
    return (way - 1 in ways) + ((way + 1) % len(STEPS["square"]) in ways)


@dataclass(frozen=True, slots=True)
class Reach:
    """The cheapest way to each cell: the halves it takes, the node in which it ends, and where its last step comes from.

    A node is a cell and, where objects are paid for piece by piece, how many cells of one are paid for, and, where steps
    are counted, how many there were: cell + cells × (run + runs × steps).
    """

    ahead: Ahead
    costs: dict[int, int]
    nodes: dict[int, int]
    came: dict[int, tuple[int, int]]

    @property
    def ends(self) -> dict[int, int]:
        """The cells in which a path may end, by number, with the halves that it takes."""
        passed = ground(self.ahead).passed
        start = None if self.ahead.going else self.ahead.grid.index(self.ahead.start)
        return {index: cost for index, cost in self.costs.items() if index == start or index not in passed}

    def way(self, cell: Cell) -> str | None:
        """The letters of the cheapest way to a cell; None if no path ends there."""
        index = self.ahead.grid.index(cell)
        if index not in self.ends:
            return None
        letters = []
        node = self.nodes[index] if index is not None else 0
        while node in self.came:
            node, way = self.came[node]
            letters.append(LETTERS[way])
        return "".join(reversed(letters))


NUMBERS, HALF = 1 << 24, 1 << 16
"""A place in the queue is one number: node + NUMBERS × (borders crossed + HALF × halves)."""


@lru_cache(maxsize=8)
def reach(ahead: Ahead) -> Reach:
    """Dijkstra over the cells: the cheapest way, and of equally cheap ones the one that crosses the fewest borders."""
    on = ground(ahead)
    start = ahead.grid.index(ahead.start)
    if start is None:
        raise ValueError("the start lies beyond the border")
    square = ahead.grid.shape == "square"
    paints, costs, areas, most = on.paints, on.costs, on.areas, (ahead.halves + 1) * HALF
    count = len(paints)
    layer = count * (1 + max(ahead.run, *(price.run for price in costs)))
    counted, farthest = (0, count << 20) if ahead.most is None else (layer, layer * ahead.most)
    first = start + count * ahead.run
    best = {first: 0}
    came: dict[int, tuple[int, int]] = {}
    done: dict[int, int] = {}
    queue = [first]
    while queue:
        key, node = divmod(heappop(queue), NUMBERS)
        if node in done:
            continue
        done[node] = key // HALF
        steps, within = divmod(node, layer)
        run, index = divmod(within, count)
        if (index in on.stops and index != start) or node >= farthest:
            continue
        for way, other in steps_from(ahead, on, index):
            price = costs[other]
            cost = price.slant if square and way & 1 else price.step
            to = other + (steps * layer + counted)
            if paints[index] != paints[other] or (price.run and run == price.run):
                cost += price.first
                to += count if price.run else 0
            elif price.run:
                to += count * (run + 1)
            if to in done:
                continue
            there = key + cost * HALF
            if areas[index] != areas[other]:
                there += on.crossings(index, other)
            if there < best.get(to, most):
                best[to] = there
                came[to] = (node, way)
                heappush(queue, there * NUMBERS + to)
    nodes: dict[int, int] = {}
    for node in done:
        nodes.setdefault(node % count, node)
    return Reach(ahead, {index: done[node] for index, node in nodes.items()}, nodes, came)


def leads_on(ahead: Ahead) -> bool:
    """True if a path may end anywhere but where it begins; the neighbours are looked at before all that lies behind them."""
    on, start = ground(ahead), ahead.grid.index(ahead.start)
    if start is not None and ahead.most != 0:
        square = ahead.grid.shape == "square"
        for way, other in steps_from(ahead, on, start):
            cost, _ = on.cost(start, other, ahead.run, slant=square and way % 2 == 1)
            if cost <= ahead.halves and other not in on.passed:
                return True
    return any(index != start for index in reach(ahead).ends)
