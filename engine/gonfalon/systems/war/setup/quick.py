"""The whole set-up in one form: points, zones and players, each with side, army and leader; then the initiative."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from gonfalon.questions.ask import TABLE, Heading, Procedure, Tell
from gonfalon.questions.choice import Choice, Choices
from gonfalon.questions.fields import Field, Rows, Shape
from gonfalon.questions.figures import Label, UserText
from gonfalon.questions.form import Form
from gonfalon.questions.number import Number
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Complaint
from gonfalon.questions.text import Text
from gonfalon.systems.war.muster import THEMES, quick_captain
from gonfalon.systems.war.setup.armies import quick
from gonfalon.systems.war.setup.deploy import all_deployed
from gonfalon.systems.war.setup.field import MOST_ZONES, all_laid, placing_order
from gonfalon.systems.war.setup.leaders import enlisted, of_captain
from gonfalon.systems.war.setup.players import MOST_POINTS, one_sided
from gonfalon.systems.war.setup.ready import SIDES
from gonfalon.systems.war.setup.skills import own_lists, skills_told
from gonfalon.systems.war.state.pieces import LONGEST_NAME, MOST_PLAYERS, UNNAMED, Player, Step
from gonfalon.systems.war.state.position import Position

ARMIES = ("medieval", "orcs", "elves", "undead")
"""The armies that stand in the form at first, one for each player; the fifth player begins anew."""
SEATS = ("s1", "s2")
"""The sides of the players as they are added, by turns."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A player as the form gives him: name ("" for none), side, army (key of a theme), and what he is: leader, gm."""

    name: str
    side: str
    army: str
    has: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class QuickSetup:
    """A battle of one's own. `placed` says whether Gonfalon puts everybody in place."""

    points: int
    zones: int
    players: tuple[Seat, ...]
    placed: bool


def quick_battle(position: Position) -> Procedure[Position]:
    """One form in place of the interview, by the same rules (war.setup.order)."""
    position = yield from own_lists(position)
    setup = yield from setup_form(position)
    yield skills_told(position)
    position = replace(position, points=setup.points, count=setup.zones, players=seated(setup), sides=sides_of(setup))
    for number, seat in enumerate(setup.players, 1):
        position = yield from armed(position, f"p{number}", seat)
    position = all_laid(replace(position, order=placing_order(position)))
    if not setup.placed:
        return position.at_step(Step.BORDERS)
    for id in position.order:
        position = yield from all_deployed(id, position)
    yield Heading("war.setup.order")
    return replace(position, step=Step.INITIATIVE, at=0)


def armed(position: Position, id: str, seat: Seat) -> Procedure[Position]:
    """A leader, if the player has one, and an army for all that is in the chest."""
    if "leader" in seat.has:
        captain = quick_captain(seat.army, len(position.leaders))
        position = enlisted(position, id, of_captain(captain))
    position = yield from quick(id, seat.army, position)
    yield Tell("war.chest.cost.unit", player=id, points=position.player(id).points)
    return position


def seated(setup: QuickSetup) -> tuple[Player, ...]:
    return tuple(
        Player(f"p{number}", one.side, UserText(one.name) if one.name else UNNAMED, "gm" in one.has, setup.points)
        for number, one in enumerate(setup.players, 1)
    )


def sides_of(setup: QuickSetup) -> tuple[tuple[str, Label], ...]:
    """The sides for which somebody plays (war.setup.sides)."""
    fought = {one.side for one in setup.players}
    return tuple((f"s{number}", name) for number, name in enumerate(SIDES, 1) if f"s{number}" in fought)


def setup_form(position: Position) -> Form[QuickSetup]:
    """At first two players against each other, the second the game master (war.setup.sides)."""
    chest = Number(
        TABLE,
        1,
        MOST_POINTS,
        position.points or 1,
        rule="war.chest.size",
        label=Label("war-form-points"),
        quick=(6, 10, 16),
    )
    usual = position.number("war.zone.count") or 4
    zones = Number(TABLE, 1, MOST_ZONES, usual, rule="war.zone.count", label=Label("war-form-zones"), quick=(4, 6, 9))
    row = seat_shape()
    presets = (row.row(side="s1", army=ARMIES[0]), row.row(side="s2", army=ARMIES[1], has=("leader", "gm")))
    further = tuple(
        row.row(side=SEATS[number % 2], army=ARMIES[number % len(ARMIES)]) for number in range(MOST_PLAYERS)
    )
    placed = Choice(
        TABLE,
        (
            Option(True, Label("war-form-placed", by="all"), key="all", proposed=True),
            Option(False, Label("war-form-placed", by="own"), key="own"),
        ),
        rule="war.setup.deploy",
        label=Label("war-form-placing"),
    )
    fields = (
        Field("points", chest),
        Field("zones", zones),
        Field("players", Rows((row,), 2, MOST_PLAYERS, presets, Label("war-form-players"), further)),
        Field("placed", placed),
    )
    return Form(TABLE, fields, QuickSetup, unplayable, rule="war.setup.order", label=Label("war-ask-quick"))


def seat_shape() -> Shape[Seat]:
    sides = tuple(
        Option(f"s{number}", name, key=f"s{number}", proposed=number == 1) for number, name in enumerate(SIDES, 1)
    )
    armies = tuple(Option(one.key, one.label, key=one.key) for one in THEMES)
    has = tuple(
        Option(what, Label("war-form-has", what=what), key=what, proposed=what == "leader") for what in ("leader", "gm")
    )
    fields = (
        Field("name", Text(TABLE, LONGEST_NAME, rule="war.setup.sides", label=Label("war-form-name"))),
        Field("side", Choice(TABLE, sides, rule="war.setup.sides", label=Label("war-form-side"))),
        Field("army", Choice(TABLE, armies, rule="war.chest.cost.unit", label=Label("war-form-army"))),
        Field("has", Choices(TABLE, has, rule="war.leader.who", label=Label("war-form-with"), least=0, most=2)),
    )
    return Shape("seat", fields, Seat, Label("war-form-player"))


def unplayable(setup: QuickSetup) -> Iterator[Complaint]:
    """At least two sides, at most one game master (war.setup.sides)."""
    if barred := one_sided(seated(setup)):
        yield Complaint.of("players", barred)
    masters = [number for number, one in enumerate(setup.players, 1) if "gm" in one.has]
    for number in masters[1:]:
        yield Complaint(f"players.{number}.has", "gm", "war.setup.sides", Label("war-form-one-gm"))
