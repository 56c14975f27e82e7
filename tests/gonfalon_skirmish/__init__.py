"""Skirmish: two or three sides with two figures each. A small rule system in which every question may be interrupted.

It is played by the tests of standing offers; no rulebook stands behind it. Figures that fall leave the position, so what
was looked up a moment ago may be gone.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from gonfalon import (
    D6,
    GM,
    TABLE,
    Ask,
    Barred,
    Choice,
    Ends,
    FaceDown,
    Flow,
    Gone,
    Heading,
    Kept,
    Label,
    Names,
    Now,
    Number,
    Offer,
    Option,
    Pool,
    Procedure,
    Refused,
    Result,
    Reveal,
    Roll,
    Setting,
    Side,
    Slip,
    Switch,
    Switches,
    System,
    Table,
    Tell,
    Value,
    Weight,
    switch_settings,
)

LAST_ROUND = 4
MOST_POINTS = 9
PLAIN = Label("skirmish")


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure: its side, and its stance."""

    id: str
    of: str
    wounded: bool = False
    stance: str = "low"


@dataclass(frozen=True, slots=True)
class Hand:
    """One of the two in a blow: the figure, its die once it fell, and what was added to it."""

    figure: str
    face: int = 0
    plus: int = 0


@dataclass(frozen=True, slots=True)
class Position:
    """The figures, those that are still to act in this round, and the open blow: the hand that strikes, then the one
    that is struck.
    """

    switches: Switches
    points: tuple[tuple[str, int], ...] = ()
    figures: tuple[Figure, ...] = ()
    queue: tuple[str, ...] = ()
    blow: tuple[Hand, Hand] | None = None
    round: int = 0
    over: bool = False

    def figure(self, id: str) -> Figure:
        for figure in self.figures:
            if figure.id == id:
                return figure
        raise Gone(id)

    def with_figure(self, new: Figure) -> Position:
        return replace(self, figures=tuple(new if old.id == new.id else old for old in self.figures))

    def without(self, gone: tuple[str, ...]) -> Position:
        return replace(self, figures=tuple(figure for figure in self.figures if figure.id not in gone))

    def of(self, side: str) -> tuple[str, ...]:
        """The figures of a side."""
        return tuple(figure.id for figure in self.figures if figure.of == side)

    @property
    def sides(self) -> tuple[str, ...]:
        """Return the sides that still have figures."""
        return tuple(dict.fromkeys(figure.of for figure in self.figures))

    def with_points(self, side: str, points: int) -> Position:
        return replace(self, points=tuple((id, points if id == side else had) for id, had in self.points))

    def judged(self) -> Position:
        """The fight is over when one side alone is left."""
        return replace(self, over=True, queue=(), blow=None) if len(self.sides) < 2 else self


def muster(position: Position) -> Procedure[Position]:
    """Ask for the number of sides."""
    count = yield from Number(TABLE, 2, 3, 2, rule="skirmish.muster.sides")
    sides = "abc"[:count]
    figures = tuple(Figure(f"{side}.{number}", side) for side in sides for number in (1, 2))
    return replace(position, points=tuple((side, 2) for side in sides), figures=figures, round=1)


def new_round(position: Position) -> Procedure[Position]:
    """Everybody says in secret whether they go first, then how each figure stands."""
    yield Heading("skirmish.round.begins", round=position.round)
    first = yield from signals(position)
    position = yield from Now(position)
    stances = []
    for figure in position.figures:
        options = (Option("low", PLAIN, proposed=True), Option("high", PLAIN))
        ask = Choice(figure.of, options, rule="skirmish.round.stance", about=(figure.id,))
        stances.append((figure.id, (yield from ask)))
    for id, stance in stances:
        position = position.with_figure(replace(position.figure(id), stance=stance))
    position = yield from Now(position)
    order = sorted(position.figures, key=lambda figure: (figure.of not in first, figure.id))
    return replace(position, queue=tuple(figure.id for figure in order))


def signals(position: Position) -> Procedure[tuple[str, ...]]:
    """The sides that go first."""
    slips: dict[str, Slip] = {}
    asks = {
        side: Choice(side, (Option("first"), Option("wait")), rule="skirmish.round.signal") for side in position.sides
    }
    while len(slips) < len(asks):
        laid = tuple(side for side in asks if side in slips)
        slip = yield from FaceDown(tuple(asks), rule="skirmish.round.signal", asks=tuple(asks.values()), submitted=laid)
        slips[slip.by] = slip
    first = []
    for side in asks:
        said = yield from Reveal(side, slips[side], rule="skirmish.round.shown")
        yield Tell("skirmish.round.shown", side=side, said=said)
        if said == "first":
            first.append(side)
    return tuple(first)


def turn(position: Position) -> Procedure[Position]:
    """The first of those who are to act strikes somebody or waits; who is gone has no turn.

    A blow that lost one of the two was left in the position, and is cleared away.
    """
    id, *others = position.queue
    passed = replace(position, blow=None, queue=tuple(others))
    if id not in {figure.id for figure in position.figures}:
        return passed if others else ended(passed)
    if position.blow:
        position = yield from Now(replace(position, blow=None))
    figure = position.figure(id)
    target = yield from Choice(figure.of, tuple(menu(position, figure)), rule="skirmish.turn.menu", about=(id,))
    if target:
        position = yield from blow(position, id, target)
    position = replace(position, queue=tuple(others), blow=None).judged()
    return position if position.over or others else ended(position)


def ended(position: Position) -> Position:
    """The round is over, and the last one is the end."""
    return replace(position, round=position.round + 1, over=position.round == LAST_ROUND)


def menu(position: Position, figure: Figure) -> Iterator[Option[str]]:
    yield Option("", PLAIN, key="wait", role="done")
    for foe in position.figures:
        if foe.of != figure.of:
            yield Option(foe.id, PLAIN, key=f"strike.{foe.id}", of=foe.of, on=foe.id)


def blow(position: Position, attacker: str, target: str) -> Procedure[Position]:
    """Both throw a die; who is struck takes a wound, or falls."""
    position = yield from Now(replace(position, blow=(Hand(attacker), Hand(target))))
    for which in (0, 1):
        position = yield from thrown(position, which)
    one, other = hands(position)
    margin = total(position, one) - total(position, other)
    yield Tell("skirmish.blow.outcome", attacker=attacker, target=target, margin=margin, weight=Weight.OUTCOME)
    if margin <= 0:
        return position
    struck = position.figure(target)
    barred = Barred("skirmish.blow.take") if struck.wounded else None
    options = (Option("wound", PLAIN, barred=barred), Option("fall", PLAIN))
    way = yield from Choice(struck.of, options, rule="skirmish.blow.take", about=(target,))
    if way == "fall":
        yield Tell("skirmish.blow.falls", figure=target, weight=Weight.OUTCOME)
        return (yield from Now(position.without((target,))))
    return (yield from Now(position.with_figure(replace(struck, wounded=True))))


def hands(position: Position) -> tuple[Hand, Hand]:
    assert position.blow
    return position.blow


def thrown(position: Position, which: int) -> Procedure[Position]:
    """The die of one of the two, as long as both are there. What is added to it follows from the position."""
    hand = hands(position)[which]
    figure = [position.figure(one.figure) for one in hands(position)][which]
    bonus = hand.plus + (figure.stance == "high")
    (face,) = yield from Roll(figure.of, Pool(D6, 1), rule="skirmish.blow.throw", bonus=bonus, about=(figure.id,))
    return (yield from Now(with_hand(position, which, replace(hand, face=face))))


def with_hand(position: Position, which: int, hand: Hand) -> Position:
    one, other = hands(position)
    return replace(position, blow=(hand, other) if which == 0 else (one, hand))


def total(position: Position, hand: Hand) -> int:
    return hand.face + hand.plus + (position.figure(hand.figure).stance == "high")


def concede(side: str, position: Position) -> Procedure[Position]:
    """Whatever is open ends: all figures of the side leave."""
    yield Tell("skirmish.end.concede", side=side, weight=Weight.OUTCOME)
    raise Ends(replace(position.without(position.of(side)), blow=None).judged())


def spend(side: str, position: Position) -> Procedure[Position]:
    """A point for one more on the own die of the open blow."""
    yield Tell("skirmish.blow.spend", side=side)
    position = position.with_points(side, dict(position.points)[side] - 1)
    for which, hand in enumerate(hands(position)):
        if position.figure(hand.figure).of == side:
            position = with_hand(position, which, replace(hand, plus=hand.plus + 1))
    return position


def storm(position: Position) -> Procedure[Position]:
    """The game master lets a figure be carried off, or nobody."""
    nobody = Option("", PLAIN, key="nobody", role="again", proposed=True)
    figures = (Option(figure.id, PLAIN, on=figure.id) for figure in position.figures)
    id = yield from Choice(GM, (nobody, *figures), rule="skirmish.storm.whom")
    if not id:
        return position
    yield Tell("skirmish.storm.whom", figure=id, weight=Weight.OUTCOME)
    position = yield from Now(position.without((id,)))
    if position.judged().over:
        raise Ends(position.judged())
    return position


def gifts(position: Position) -> Procedure[Position]:
    """The game master gives each side some points, one side after the other."""
    for side in position.sides:
        had = dict(position.points)[side]
        more = yield from Number(GM, 0, MOST_POINTS - had, 0, rule="skirmish.storm.gift", about=(side,))
        if more:
            yield Tell("skirmish.storm.gift", side=side, points=more)
            position = yield from Now(position.with_points(side, had + more))
    return position


class Skirmish(System[Position]):
    """The system as the rest of the house sees it."""

    interface = 1
    id: str = "skirmish"
    version: int = 1
    switches: tuple[Switch, ...] = (Switch("skirmish.opt.storm", ("on", "off"), "on"),)

    def start(self, switches: Switches) -> Position:
        return Position(switches)

    def step(self, position: Position) -> Procedure[Position]:
        if not position.round:
            return muster(position)
        return turn(position) if position.queue else new_round(position)

    def offers(self, position: Position, ask: Ask[Any]) -> Iterator[Offer[Position]]:
        """Conceding, a point for the open blow, and the game master's hand."""
        if not position.round:
            return
        if position.blow:
            for side in both_there(position):
                poor = None if dict(position.points)[side] else Barred("skirmish.blow.spend")
                yield Offer(f"spend.{side}", side, partial(spend, side), rule="skirmish.blow.spend", barred=poor)
        for side in position.sides:
            yield Offer(f"concede.{side}", side, partial(concede, side), rule="skirmish.end.concede", ends=True)
        if position.switches["skirmish.opt.storm"] == "on":
            yield Offer("storm", GM, storm, rule="skirmish.storm.whom")
            yield Offer("gifts", GM, gifts, rule="skirmish.storm.gift")

    def set_to(self, position: Position) -> Switches:
        return position.switches

    def flow(self, position: Position) -> Flow:
        return "over" if position.over else "play" if position.round else "setup"

    def table(self, position: Position) -> Table:
        sides = (Side(id, number, (Value(f"{id}.points", PLAIN),)) for number, (id, _) in enumerate(position.points))
        return Table(sides=tuple(sides))

    def names(self, position: Position) -> Names:
        return {figure.id: Label("skirmish-figure", figure=figure.id) for figure in position.figures}

    def result(self, position: Position) -> Result | None:
        if not position.over:
            return None
        left = position.sides
        return Result(PLAIN, left[0] if len(left) == 1 else None)

    def settings(self, position: Position) -> tuple[Setting[Position], ...]:
        def put(side: str, value: int | str) -> Position:
            return position.with_points(side, int(value))

        points = (
            Setting(f"{side}.points", PLAIN, "number", had, partial(put, side), "skirmish.blow.spend", most=MOST_POINTS)
            for side, had in position.points
        )
        switched = switch_settings(
            self.switches, position.switches, lambda switches: replace(position, switches=switches)
        )
        return (*points, *switched)

    def preview_roster_card(self, empty: Position, kind: str, text: str) -> Position:
        raise Refused("form", rule="")

    def keep(self, position: Position) -> tuple[Kept, ...]:
        return ()


def both_there(position: Position) -> tuple[str, ...]:
    """The sides of the two in the open blow; none once one of the two is gone."""
    there = {figure.id: figure.of for figure in position.figures}
    ids = tuple(hand.figure for hand in hands(position))
    return tuple(there[id] for id in ids) if there.keys() >= set(ids) else ()
