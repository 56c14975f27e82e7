"""The state of a border skirmish: frozen data."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gonfalon import Cell, Gone, Slip, Switches

SIDES = ("a", "b")
BEASTS = "c"
"""A third side, where the game master plays under cover: it fights beside the raiders."""
MOST_WOUNDS = 2
LAST_ROUND = 3


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure: its place, and the direction that it looks. `covers` is the footprint; `moves` is counted in spaces."""

    id: str
    kind: str
    at: Cell
    facing: int
    moves: int
    covers: tuple[Cell, ...] = ((0, 0),)
    wounds: int = 0
    damage: int = 0
    acted: bool = False

    @property
    def of(self) -> str:
        return self.id[0]

    def standing(self, at: Cell | None = None) -> tuple[Cell, ...]:
        """The cells that it covers, here or elsewhere."""
        column, row = at or self.at
        return tuple((column + right, row + down) for right, down in self.covers)


@dataclass(frozen=True, slots=True)
class Action:
    """A declared attack: who, whom, the dice once they fell, and what was added to them."""

    who: str
    target: str
    faces: tuple[int, ...] = ()
    plus: tuple[int, int] = (0, 0)


@dataclass(frozen=True, slots=True)
class Trait:
    """Something about the field: what is written on its card, or the slip that lies there face down."""

    text: str
    slip: Slip | None = None


@dataclass(frozen=True, slots=True)
class Position:
    """The field by its name, or its rows where it was painted anew (`ground`), the figures, whose turn it is (first in
    `queue`), and what lies face down.

    `moved` says that the figure whose turn it is has moved; `holding` are those that wait for their moment. Where the
    game master plays under cover (`covert`), their figures have sealed hit points (`health`), and each side declares its
    plan for a round face down: an order, the foes it has marked, and a vow that is read at the end. The log goes on
    speaking of figures that have `left` the field.
    """

    switches: Switches
    map: str = ""
    figures: tuple[Figure, ...] = ()
    left: tuple[Figure, ...] = ()
    luck: tuple[int, int] = (2, 2)
    orders: tuple[str, ...] = ()
    reserve: Slip | None = None
    round: int = 0
    queue: tuple[str, ...] = ()
    holding: tuple[str, ...] = ()
    moved: bool = False
    action: Action | None = None
    covert: bool = False
    health: tuple[tuple[str, Slip], ...] = ()
    traits: tuple[Trait, ...] = ()
    marks: tuple[str, ...] = ()
    vows: tuple[Slip, ...] = ()
    over: bool = False
    conceded: tuple[str, ...] = ()
    ground: tuple[str, ...] = ()

    @property
    def sides(self) -> tuple[str, ...]:
        return (*SIDES, BEASTS) if self.covert else SIDES

    def has(self, id: str) -> bool:
        return any(figure.id == id for figure in self.figures)

    def figure(self, id: str) -> Figure:
        for figure in self.figures:
            if figure.id == id:
                return figure
        raise Gone(id)

    def of(self, side: str) -> tuple[Figure, ...]:
        return tuple(figure for figure in self.figures if figure.of == side)

    def foes(self, id: str) -> tuple[Figure, ...]:
        return tuple(figure for figure in self.figures if camp(figure.of) != camp(id[0]))

    def camp(self, side: str) -> tuple[Figure, ...]:
        """The figures of this side and of those that fight beside it."""
        return tuple(figure for figure in self.figures if camp(figure.of) == camp(side))

    def health_of(self, id: str) -> Slip | None:
        """The sealed hit points of a figure, where it has some."""
        return dict(self.health).get(id)

    def marked(self, side: str, foe: str) -> bool:
        """True if a side has marked this foe for this round."""
        return f"{side} {foe}" in self.marks

    def with_figure(self, new: Figure) -> Position:
        return replace(self, figures=tuple(new if old.id == new.id else old for old in self.figures))

    def placed(self, id: str, at: Cell) -> Position:
        """The same with this figure on another cell, its turn's move spent."""
        return replace(self.with_figure(replace(self.figure(id), at=at)), moved=True)

    def without(self, *ids: str) -> Position:
        """The same without these figures, judged: whoever has none left has lost."""
        left = replace(
            self,
            figures=tuple(figure for figure in self.figures if figure.id not in ids),
            left=(*self.left, *(figure for figure in self.figures if figure.id in ids)),
            queue=tuple(id for id in self.queue if id not in ids),
            holding=tuple(id for id in self.holding if id not in ids),
            moved=self.moved and self.queue[:1] != ids[:1],
        )
        gone = left.action and not (left.has(left.action.who) and left.has(left.action.target))
        left = replace(left, action=None) if gone else left
        return left if all(map(left.camp, SIDES)) else replace(left, over=True, queue=(), action=None)

    def wounded(self, id: str) -> Position:
        """The same with one more wound on this figure; the last one fells it."""
        figure = self.figure(id)
        hurt = self.with_figure(replace(figure, wounds=min(MOST_WOUNDS, figure.wounds + 1)))
        return hurt.without(id) if figure.wounds + 1 >= MOST_WOUNDS else hurt

    def turn_over(self) -> Position:
        """The same with the turn of the first in the queue behind it."""
        id, *others = self.queue
        acted = self.with_figure(replace(self.figure(id), acted=True)) if self.has(id) else self
        return replace(acted, queue=tuple(others), moved=False)

    def luck_of(self, side: str) -> int:
        return self.luck[camp(side)]

    def with_luck(self, side: str, luck: int) -> Position:
        return replace(self, luck=tuple(luck if camp(one) == camp(side) else self.luck_of(one) for one in SIDES))  # type: ignore[arg-type]

    def order(self, side: str) -> str:
        """Return the order of a side for this round, once it lies open."""
        return dict(zip(self.sides, self.orders, strict=False)).get(side, "")


def camp(side: str) -> int:
    """0 for the watch, 1 for the raiders and whoever fights beside them."""
    return int(side != "a")
