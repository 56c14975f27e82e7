"""Set-up, steps 5 to 7: zone cards in turn, their borders, bought aspects, deployment."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from gonfalon.fate.aspects import Named
from gonfalon.questions.ask import TABLE, Now, Procedure, Tell, Weight
from gonfalon.questions.choice import Choice, Choices
from gonfalon.questions.figures import Label, UserText
from gonfalon.questions.number import Number
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Barred
from gonfalon.questions.text import Text
from gonfalon.systems.war.aspects.zone_cards import cards
from gonfalon.systems.war.setup.seat_order import seat
from gonfalon.systems.war.state.facts import FATE_PRICE
from gonfalon.systems.war.state.options import Proceed, at_once, back, unchanged
from gonfalon.systems.war.state.pieces import LONGEST_NAME, UNNAMED, Step, Zone
from gonfalon.systems.war.state.position import Position

Cell = tuple[int, int]
"""Column and row of a zone card."""

MOST_ZONES = 30
WIDTH, HEIGHT = 7, 7
START = (3, 3)
QUICK = ((0, 0), (1, 0), (0, 1), (1, 1), (2, 0), (2, 1), (0, 2), (1, 2), (2, 2), (-1, 0), (-1, 1), (-1, 2))
"""The cells of cards when the table lets Gonfalon lay them: blocks, never a line (war.zone.place.shape)."""


def zones(position: Position) -> Procedure[Position]:
    """Ask for the number of cards; then one card after the other, in turn (war.zone.place.turns)."""
    if not position.count:
        usual = position.number("war.zone.count") or len(position.players) + 1
        count = yield from Number(TABLE, 1, MOST_ZONES, usual, rule="war.zone.count")
        return replace(position, count=count, order=placing_order(position))
    placer = position.order[len(position.zones) % len(position.order)]
    cells = free_cells(position)
    left = position.count - len(position.zones)
    options: list[Option[Proceed]] = [
        Option(all_at_once, Label("war-lay-all", left=left), key="all", proposed=True, role="more"),
        *(
            Option(
                partial(one_laid, cell, placer),
                where(position, cell),
                key=cell_id(cell),
                on=cell_id(cell),
            )
            for cell in cells
        ),
        Option(unchanged, Label("war-lay-apart"), key="apart", barred=Barred("war.zone.place.adjacent")),
    ]
    proceed = yield from Choice(
        placer,
        tuple(options),
        rule="war.zone.place.turns" if position.zones else "war.zone.place.first",
        label=Label("war-ask-lay", side=placer, number=len(position.zones) + 1, count=position.count),
    )
    position = yield from proceed(position)
    if len(position.zones) < position.count:
        return position
    return position.at_step(Step.BORDERS)


def one_laid(cell: Cell, placer: str, position: Position) -> Procedure[Position]:
    """war.zone.place.turns"""
    return (yield from bordering(with_new_zone(position, cell), placer))


@at_once
def all_at_once(position: Position) -> Position:
    """The rest as Gonfalon lays it (war.zone.place.shape)."""
    return all_laid(position)


def placing_order(position: Position) -> tuple[str, ...]:
    """Return the order of placing: the player with the most bought fate points, then by seat; ties by war points left
    (war.zone.place.first).
    """
    first = max(position.players, key=lambda one: (one.bought, one.points, -seat(position, one)))
    at = seat(position, first)
    return tuple(one.id for one in (*position.players[at:], *position.players[:at]))


def cell_id(cell: Cell) -> str:
    return f"cell.{cell[0]}.{cell[1]}"


WAYS = {(1, 0): "right", (0, 1): "below", (-1, 0): "left", (0, -1): "above"}
"""The direction of a card from the one that it touches: columns to the right, rows down."""


def where(position: Position, cell: Cell) -> Label:
    """Return the label of a free cell, described by the cards that it touches."""
    touched = {(cell[0] - zone.at[0], cell[1] - zone.at[1]): zone.id for zone in position.zones}
    sides = tuple(Label("war-lay-by", way=WAYS[way], zone=id) for way, id in touched.items() if way in WAYS)
    return Label("war-lay-at", sides=sides) if sides else Label("war-lay-first")


def beside(cell: Cell) -> tuple[Cell, ...]:
    column, row = cell
    return tuple((column + right, row + down) for right, down in WAYS)


def free_cells(position: Position) -> tuple[Cell, ...]:
    """Cells that touch a card by an edge, within the bounds of a table (war.zone.place.adjacent)."""
    if not position.zones:
        return (START,)
    taken = {zone.at for zone in position.zones}
    near = (cell for zone in position.zones for cell in beside(zone.at))
    return tuple(
        dict.fromkeys(cell for cell in near if cell not in taken and 0 <= cell[0] < WIDTH and 0 <= cell[1] < HEIGHT)
    )


def with_new_zone(position: Position, cell: Cell, name: Named = UNNAMED) -> Position:
    """A card borders on every card that it touches."""
    near = tuple(zone.id for zone in position.zones if zone.at in beside(cell))
    id = f"z{len(position.zones) + 1}"
    for other in near:
        zone = position.zone(other)
        position = position.with_zone(replace(zone, near=(*zone.near, id)))
    return replace(position, zones=(*position.zones, Zone(id, cell, near, name)))


def bordering(position: Position, placer: str) -> Procedure[Position]:
    """The player who lays a card names all cards that it borders on; those it touches are proposed (war.zone.place.adjacent)."""
    if len(position.zones) < 3:
        return position
    position = yield from Now(position)
    *others, new = position.zones
    near = yield from Choices(
        placer,
        tuple(
            Option(zone.id, Label("war-thing", piece=zone.id), key=zone.id, on=zone.id, proposed=zone.id in new.near)
            for zone in others
        ),
        rule="war.zone.place.adjacent",
        label=Label("war-ask-near", side=placer, zone=new.id),
        most=len(others),
    )
    for zone in others:
        if (zone.id in near) != (zone.id in new.near):
            change = linked if zone.id in near else unlinked
            position = change(position, new.id, zone.id)
    return position


def all_laid(position: Position) -> Position:
    while len(position.zones) < position.count:
        cells = free_cells(position)
        wished = ((START[0] + column, START[1] + row) for column, row in QUICK)
        position = with_new_zone(position, next((cell for cell in wished if cell in cells), cells[0]))
    return position


def borders(position: Position) -> Procedure[Position]:
    """Connections that the table adds or cuts, names, and a hint if the field is a line (war.zone.place.shape)."""
    proceed = yield from Choice(
        TABLE,
        tuple(border_options(position)),
        rule="war.zone.place.adjacent",
        label=Label("war-ask-borders"),
        notes=(Label("war-linear"),) if linear(position) else (),
    )
    return (yield from proceed(position))


def zone_named(id: str, position: Position) -> Procedure[Position]:
    """war.zone.what"""
    name = yield from Text(TABLE, LONGEST_NAME, rule="war.zone.what", label=Label("war-ask-zone-name", zone=id))
    return position.with_zone(replace(position.zone(id), name=UserText(name)))


def bordered(position: Position) -> Procedure[Position]:
    """Field and borders are as they shall be; who laid a line is told so (war.zone.place.shape)."""
    if linear(position):
        yield Tell("war.zone.place.shape", weight=Weight.ASIDE)
    return replace(position, step=Step.SECRETS, at=0)


def border_options(position: Position) -> Iterator[Option[Proceed]]:
    yield Option(bordered, Label("war-borders-done"), key="done", proposed=True, role="done")
    if len(position.zones) > 2:
        yield Option(joined, Label("war-join"), key="join", role="more")
        yield Option(parted, Label("war-cut"), key="cut", role="more")
    for zone in position.zones:
        label = Label("war-name-zone", zone=zone.id)
        yield Option(partial(zone_named, zone.id), label, key=f"name.{zone.id}", on=zone.id, role="more")


def linear(position: Position) -> bool:
    """True if the zones form a single line: three or more, none with more than two borders, and two ends."""
    degrees = [len(zone.near) for zone in position.zones]
    return len(degrees) > 2 and max(degrees) <= 2 and degrees.count(1) == 2


def pairs(position: Position) -> Iterator[tuple[Zone, Zone]]:
    for number, one in enumerate(position.zones):
        for other in position.zones[number + 1 :]:
            yield one, other


def joined(position: Position) -> Procedure[Position]:
    """A border between cards that do not touch."""
    options: list[Option[Proceed]] = [
        Option(
            partial(link, one.id, other.id),
            Label("war-pair", one=one.id, other=other.id),
            key=f"{one.id}-{other.id}",
        )
        for one, other in pairs(position)
        if other.id not in one.near
    ]
    proceed = yield from Choice(TABLE, (*options, back()), rule="war.zone.place.adjacent", label=Label("war-ask-join"))
    return (yield from proceed(position))


@at_once
def link(one: str, other: str, position: Position) -> Position:
    return linked(position, one, other)


def linked(position: Position, one: str, other: str) -> Position:
    first, second = position.zone(one), position.zone(other)
    position = position.with_zone(replace(first, near=(*first.near, other)))
    return position.with_zone(replace(second, near=(*second.near, one)))


def parted(position: Position) -> Procedure[Position]:
    """A border is cut; every card must still be reached (war.zone.place.adjacent)."""
    needed = bridges(position)
    options: list[Option[Proceed]] = [
        Option(
            partial(unlink, one.id, other.id),
            Label("war-pair", one=one.id, other=other.id),
            key=f"{one.id}-{other.id}",
            barred=Barred("war.zone.place.adjacent") if {one.id, other.id} in needed else None,
        )
        for one, other in pairs(position)
        if other.id in one.near
    ]
    proceed = yield from Choice(TABLE, (*options, back()), rule="war.zone.place.adjacent", label=Label("war-ask-cut"))
    return (yield from proceed(position))


@at_once
def unlink(one: str, other: str, position: Position) -> Position:
    return unlinked(position, one, other)


def unlinked(position: Position, one: str, other: str) -> Position:
    first, second = position.zone(one), position.zone(other)
    position = position.with_zone(replace(first, near=tuple(id for id in first.near if id != other)))
    return position.with_zone(replace(second, near=tuple(id for id in second.near if id != one)))


def bridges(position: Position) -> set[frozenset[str]]:
    """The borders without which some card could not be reached any more: those that no other way goes round.

    `found` numbers the cards in the order of the walk, `back` is the first of them that a card leads back to.
    """
    near = {zone.id: zone.near for zone in position.zones}
    needed: set[frozenset[str]] = set()
    found: dict[str, int] = {}
    back: dict[str, int] = {}

    def walk(here: str, came: str) -> None:
        found[here] = back[here] = len(found)
        for zone in near[here]:
            if zone not in found:
                walk(zone, here)
                back[here] = min(back[here], back[zone])
                if back[zone] > found[here]:
                    needed.add(frozenset((here, zone)))
            elif zone != came:
                back[here] = min(back[here], found[zone])

    walk(position.zones[0].id, "")
    return needed


def secrets(position: Position) -> Procedure[Position]:
    """In placing order everybody may write aspects on blank cards (war.zone.aspect.buy)."""
    player = position.player(position.order[position.at])
    if player.fate < 1 and player.points < FATE_PRICE:
        yield Tell("war.zone.aspect.buy", player=player.id, weight=Weight.ASIDE)
        return (yield from passed_on(position))
    done: Option[Proceed] = Option(passed_on, Label("war-secrets-done"), key="done", proposed=True, role="done")
    proceed = yield from Choice(
        player.id,
        (done, *cards(position, player)),
        rule="war.zone.aspect.buy",
        label=Label("war-ask-secrets", side=player.id, points=player.fate),
    )
    return (yield from proceed(position))


@at_once
def passed_on(position: Position) -> Position:
    """The next player writes; after the last the pieces are placed."""
    if position.at + 1 < len(position.order):
        return replace(position, at=position.at + 1)
    return replace(position, step=Step.DEPLOY, at=0)
