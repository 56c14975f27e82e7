"""Set-up, orders, and the turn of a figure: menu, path, holding."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import assert_never

from gonfalon import (
    GM,
    STEPS,
    TABLE,
    Barred,
    Choice,
    FaceDown,
    Heading,
    Label,
    Now,
    Option,
    Path,
    Procedure,
    Reveal,
    Ruling,
    Slip,
    Tell,
    UserText,
    Weight,
)
from gonfalon_frontier import secrets
from gonfalon_frontier.fight import hit
from gonfalon_frontier.ground import MAPS, ahead, attacked, field, mustered
from gonfalon_frontier.position import LAST_ROUND, SIDES, Action, Figure, Position
from gonfalon_frontier.secrets import order_asked, reserve_asked


@dataclass(frozen=True, slots=True)
class Move:
    """Go somewhere."""


@dataclass(frozen=True, slots=True)
class Attack:
    """Strike at somebody."""

    target: str


@dataclass(frozen=True, slots=True)
class Turn:
    """Look in another direction."""


@dataclass(frozen=True, slots=True)
class Hold:
    """Wait for a better moment in this round."""


@dataclass(frozen=True, slots=True)
class Rest:
    """Do nothing more."""


Deed = Move | Attack | Turn | Hold | Rest


def set_up(position: Position) -> Procedure[Position]:
    """The table says where the fight is; the game master writes down in secret whose reserve comes."""
    options = (Option(map, Label("frontier-map", map=map), proposed=map == "ford") for map in MAPS)
    map = yield from Choice(TABLE, tuple(options), rule="frontier.setup.map")
    position = yield from Now(replace(position, map=map, figures=mustered(map)))
    if position.switches["frontier.opt.master"] == "covert":
        return (yield from secrets.covert(position))
    slip = yield from FaceDown(GM, asks=(reserve_asked(),), rule="frontier.setup.reserve")
    return replace(position, reserve=slip, round=1)


def new_round(position: Position) -> Procedure[Position]:
    """The reserve comes in the second round; then both sides order in secret, and the order says who begins."""
    yield Heading("frontier.round.begins", round=position.round)
    if position.reserve and position.round > 1:
        position = yield from reserve(position, position.reserve)
    if position.covert:
        orders, position = yield from secrets.plans(position)
    else:
        orders = yield from ordered()
    first = "b" if orders[:2] == ("brace", "rush") else "a"
    rested = tuple(replace(figure, acted=False) for figure in position.figures)
    return replace(position, orders=orders, queue=alternating(position, first), holding=(), figures=rested)


def ordered() -> Procedure[tuple[str, ...]]:
    """Both sides lay an order face down; then both are turned."""
    slips: dict[str, Slip] = {}
    asks = {side: order_asked(side) for side in SIDES}
    while len(slips) < len(SIDES):
        laid = tuple(side for side in SIDES if side in slips)
        slip = yield from FaceDown(SIDES, asks=tuple(asks.values()), rule="frontier.round.order", submitted=laid)
        slips[slip.by] = slip
    orders = []
    for side in SIDES:
        order = yield from Reveal(side, slips[side], rule="frontier.round.order")
        yield Tell("frontier.round.order", side=side, order=order, weight=Weight.OUTCOME)
        orders.append(order)
    return tuple(orders)


def alternating(position: Position, first: str) -> tuple[str, ...]:
    """The figures of both sides in turns."""
    second = SIDES[1 - SIDES.index(first)]
    ids = [[figure.id for figure in position.camp(side)] for side in (first, second)]
    longest = max(map(len, ids))
    return tuple(some[number] for number in range(longest) for some in ids if number < len(some))


def reserve(position: Position, slip: Slip) -> Procedure[Position]:
    """The game master's note is turned over: a figure more for that side, where it began."""
    whose = yield from Reveal(GM, slip, rule="frontier.setup.reserve")
    yield Tell("frontier.setup.reserve", whose=whose, weight=Weight.OUTCOME)
    position = replace(position, reserve=None)
    taken = {cell for figure in position.figures for cell in figure.standing()}
    for figure in mustered(position.map):
        if figure.of == whose and not position.has(f"{whose}.4") and not taken & set(figure.standing()):
            position = replace(position, figures=(*position.figures, replace(figure, id=f"{whose}.4")))
    return (yield from Now(position))


def turn(position: Position) -> Procedure[Position]:
    """The first in the queue does something; what it does may end its turn."""
    id = position.queue[0]
    figure = position.figure(id)
    deed = yield from Choice(figure.of, tuple(menu(position, figure)), rule="frontier.turn.menu", about=(id,))
    match deed:
        case Move():
            return (yield from march(position, id))
        case Attack(target):
            yield Tell("frontier.fight.declare", figure=id, target=target)
            return replace(position, action=Action(id, target))
        case Turn():
            return (yield from turned(position, id))
        case Hold():
            yield Tell("frontier.hold.wait", figure=id)
            return replace(position.turn_over(), holding=(*position.holding, id))
        case Rest():
            return position.turn_over()
        case _:
            assert_never(deed)


def menu(position: Position, figure: Figure) -> Iterator[Option[Deed]]:
    """Yield the options of a figure now."""
    moved = Barred("frontier.move.path") if position.moved else None
    yield Option(Move(), Label("frontier-move"), "move", "frontier.move.path", of=figure.of, on=figure.id, barred=moved)
    reached = set(attacked(position, figure))
    for foe in position.foes(figure.id):
        out = None if reached & set(foe.standing()) else Barred("frontier.fight.declare", target=foe.id)
        label = Label("frontier-attack", target=foe.id)
        yield Option(Attack(foe.id), label, f"attack.{foe.id}", "frontier.fight.declare", foe.of, foe.id, out)
    yield Option(Turn(), Label("frontier-turn"), "turn", "frontier.turn.facing", role="more")
    held = Barred("frontier.hold.wait") if position.moved or figure.id in position.holding else None
    yield Option(Hold(), Label("frontier-hold"), "hold", "frontier.hold.wait", barred=held)
    yield Option(Rest(), Label("frontier-rest"), "rest", "frontier.turn.menu", role="done")


def turned(position: Position, id: str) -> Procedure[Position]:
    """The figure looks in another direction; that costs nothing."""
    figure = position.figure(id)
    ways = range(len(STEPS[field(position).shape]))
    shape = field(position).shape
    options = (
        Option(way, Label("frontier-facing", shape=shape, way=way), f"way.{way}", proposed=way == figure.facing)
        for way in ways
    )
    way = yield from Choice(figure.of, tuple(options), rule="frontier.turn.facing", about=(id,))
    return position.with_figure(replace(figure, facing=way))


def march(position: Position, id: str) -> Procedure[Position]:
    """The whole path at once; at each border crossed the game master says what comes of it, in the order of the steps."""
    way = ahead(position, id)
    walk = yield from Path(position.figure(id).of, id, way, rule="frontier.move.path", about=(id,))
    to = UserText(way.grid.name_of(walk.end))
    yield Tell("frontier.move.path", figure=id, to=to, spaces=Fraction(walk.halves, 2))
    for crossing in walk.crossings:
        before = crossing.step - (crossing.way == "leave")
        position = yield from Now(position.placed(id, walk.cells[before]))
        if crossing.way == "enter":
            if (yield from sinks(position, id, crossing.area)):
                return position
        elif position.has(crossing.area):
            if (yield from struck(position, id, crossing.area)):
                position = yield from Now((yield from hit(position, id, crossing.area, 1)))
            if not position.has(id):
                yield Tell("frontier.fight.falls", figure=id, weight=Weight.OUTCOME)
                return position
    return (yield from Now(position.placed(id, walk.end)))


def struck(position: Position, id: str, foe: str) -> Procedure[bool]:
    """Whoever leaves an attack area is struck at: whether it hits is a judgement."""
    options = (
        Option(False, Label("frontier-hit", hit="no"), "miss", proposed=True),
        Option(True, Label("frontier-hit", hit="yes"), "hit"),
    )
    label = Label("ask-frontier-move-strike", figure=id, foe=foe)
    hit = yield from Ruling(GM, options, rule="frontier.move.strike", label=label, about=(id, foe))
    yield Tell("frontier.move.strike", figure=id, foe=foe, hit="yes" if hit else "no")
    return hit


def sinks(position: Position, id: str, area: str) -> Procedure[bool]:
    """Whoever enters the marsh may get stuck at its edge."""
    options = (
        Option(False, Label("frontier-stuck", stuck="no"), "through", proposed=True),
        Option(True, Label("frontier-stuck", stuck="yes"), "stuck"),
    )
    label = Label("ask-frontier-move-marsh", figure=id)
    stuck = yield from Ruling(GM, options, rule="frontier.move.marsh", label=label, about=(id, area))
    if stuck:
        yield Tell("frontier.move.marsh", figure=id)
    return stuck


def round_over(position: Position) -> Procedure[Position]:
    """After the last round the fight is over."""
    if position.round == LAST_ROUND:
        yield from secrets.vows(position)
        yield Tell("frontier.end.when", round=position.round, weight=Weight.OUTCOME)
        return replace(position, over=True, vows=())
    return replace(position, round=position.round + 1, orders=())
