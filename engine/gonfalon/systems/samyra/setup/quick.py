"""The whole set-up in one form: parties, figures, whether there is a map, and how the table plays."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from gonfalon.questions.ask import TABLE, Now, Procedure
from gonfalon.questions.choice import Choice
from gonfalon.questions.fields import Field, Rows
from gonfalon.questions.figures import Label, UserText
from gonfalon.questions.form import Form
from gonfalon.questions.number import Number
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Barred, Complaint, Refused
from gonfalon.questions.text import Text
from gonfalon.systems.samyra.ground.fields import BLANK, FIELDS, LEAST_SIDE, MOST_SIDE, blank, field_named
from gonfalon.systems.samyra.ground.map_card import LONGEST_MAP, MAP, read_map
from gonfalon.systems.samyra.ground.placing import fits, placed
from gonfalon.systems.samyra.setup.rows import (
    MOST_PARTIES,
    RULE,
    Camp,
    Row,
    complaints,
    entered,
    figure_shapes,
    party_shape,
)
from gonfalon.systems.samyra.state.people import Party
from gonfalon.systems.samyra.state.position import Position, Step
from gonfalon.table.field.grid import Grid

MOST_ROWS = 24
MOST_FIGURES = 60
MOST_COST = 20
NO_MAP = "none"
KEPT_MAP = "kept"


@dataclass(frozen=True, slots=True)
class QuickSetup:
    """A combat of one's own."""

    parties: tuple[Camp, ...]
    figures: tuple[Row, ...]
    map: str
    columns: int
    rows: int
    plan: str
    slants: str
    facing: str
    cover: str
    cost: int


def quick_combat(position: Position) -> Procedure[Position]:
    """Everybody is entered, placed where there is a map, and the first round can begin (samyra.round.phases)."""
    setup = yield from setup_form()
    return (yield from Now(laid_out(position, setup)))


def laid_out(position: Position, setup: QuickSetup) -> Position:
    """The combat with everybody in it; all parties are enemies at first (samyra.sides.hostile)."""
    parties = tuple(
        Party(
            f"p{number}",
            UserText(one.name) if one.name else Label("samyra-party-usual", number=number),
            one.played == "gm",
        )
        for number, one in enumerate(setup.parties, 1)
    )
    position = replace(
        position, parties=parties, step=Step.READY, facing=setup.facing == "yes", covert=setup.cover == "covert"
    )
    position = replace(position, bind_cost=setup.cost or None, slants=setup.slants)
    for row in setup.figures:
        position = entered(position, row)
    if setup.map == NO_MAP:
        return position
    grid, name = grid_of(setup)
    return placed(replace(position, grid=grid, map_name=name))


def grid_of(setup: QuickSetup) -> tuple[Grid, str]:
    """The map of a combat with one, and its name; raises Refused for the text of a card that is none."""
    if setup.map == KEPT_MAP:
        return read_map(setup.plan)
    if setup.map in BLANK:
        return blank(setup.map, setup.columns, setup.rows), ""
    return field_named(setup.map), ""


def setup_form() -> Form[QuickSetup]:
    """At first two adventurers against two robbers, without a map."""
    party, figures = party_shape(), figure_shapes()
    open_row, sealed_row, _ = figures
    presets = (open_row.row(), open_row.row(kind="archer"), sealed_row.row(party=2, kind="robber", count=2))
    fields = (
        Field(
            "parties",
            Rows((party,), 2, MOST_PARTIES, (party.row(), party.row(played="gm")), Label("samyra-form-parties")),
        ),
        Field("figures", Rows(figures, 2, MOST_ROWS, presets, Label("samyra-form-figures"))),
        Field("map", Choice(TABLE, maps(), rule="samyra.zone.known", label=Label("samyra-form-map"))),
        Field(
            "columns",
            Number(TABLE, LEAST_SIDE, MOST_SIDE, 20, rule="samyra.move.bew", label=Label("samyra-form-columns")),
            when=("map", BLANK),
        ),
        Field(
            "rows",
            Number(TABLE, LEAST_SIDE, MOST_SIDE, 14, rule="samyra.move.bew", label=Label("samyra-form-rows")),
            when=("map", BLANK),
        ),
        Field(
            "plan",
            Text(TABLE, LONGEST_MAP, rule="samyra.zone.known", label=Label("samyra-form-plan-card"), kept=MAP),
            when=("map", (KEPT_MAP,)),
        ),
        Field("slants", one_of("samyra.move.bew", "slants", ("one", "half", "none")), seldom=True),
        Field("facing", one_of("samyra.turn.end", "facing", ("no", "yes")), seldom=True),
        Field("cover", one_of("samyra.act.declare", "cover", ("open", "covert")), seldom=True),
        Field(
            "cost",
            Number(TABLE, 0, MOST_COST, 0, rule="samyra.bind.stamina", label=Label("samyra-form-cost")),
            seldom=True,
        ),
    )
    return Form(TABLE, fields, QuickSetup, unplayable, rule="samyra.round.phases", label=Label("samyra-ask-quick"))


def maps() -> tuple[Option[str], ...]:
    keys = (NO_MAP, *FIELDS, *BLANK, KEPT_MAP)
    return tuple(Option(key, Label("samyra-map", map=key), key=key, proposed=key == NO_MAP) for key in keys)


def one_of(rule: str, what: str, keys: tuple[str, ...]) -> Choice[str]:
    """Return the choice of how the table plays something; the first is usual."""
    options = tuple(
        Option(key, Label("samyra-plays", what=what, how=key), key=key, proposed=key == keys[0]) for key in keys
    )
    return Choice(TABLE, options, rule=rule, label=Label("samyra-form-plays", what=what))


def unplayable(setup: QuickSetup) -> Iterator[Complaint]:
    """Two parties with somebody in each, not too many, and room for all on the map."""
    wrong = list(complaints(setup.figures, tuple(one.played == "gm" for one in setup.parties), "figures"))
    yield from wrong
    if len({row.party for row in setup.figures}) < 2:
        yield Complaint.of("figures", Barred("samyra.sides.hostile"))
    count = sum(row.count for row in setup.figures)
    if count > MOST_FIGURES:
        yield Complaint.of("figures", Refused("number", rule=RULE, least=2, most=MOST_FIGURES))
    elif setup.map != NO_MAP:
        yield from no_room(setup, count)


def no_room(setup: QuickSetup, figures: int) -> Iterator[Complaint]:
    """A map that cannot be read, or that is too small for so many."""
    try:
        grid, _ = grid_of(setup)
    except Refused as refused:
        yield Complaint.of("plan", refused)
        return
    if not fits(grid, figures):
        yield Complaint.of("map", Barred("samyra.move.free_spaces", figures=figures))
