"""The secrets of a game master who plays under cover, and the plans that each side declares face down.

The set-up is one form of secrets: the reserve, the hit points of the game master's figures, what is true of the field.
For each round every side declares a plan by a form under cover, with a vow that stays sealed when the plan is turned.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from gonfalon import (
    GM,
    Choice,
    Choices,
    FaceDown,
    Field,
    Form,
    Group,
    Label,
    Now,
    Number,
    Option,
    Procedure,
    Reveal,
    Rows,
    Shape,
    Slip,
    Tell,
    Text,
    UserText,
    Weight,
)
from gonfalon_frontier.ground import BEAST, mustered
from gonfalon_frontier.position import SIDES, Figure, Position, Trait

MOST_HITS = 9
MOST_TRAITS = 3
MOST_MARKED = 2
LONGEST_TEXT = 40


@dataclass(frozen=True, slots=True)
class Secrets:
    """The answers in the game master's form."""

    reserve: Slip
    health: tuple[tuple[str, Slip], ...]
    traits: tuple[Trait, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """The plan that a side declares for a round."""

    order: str
    marked: tuple[str, ...]
    vow: Slip


def covert(position: Position) -> Procedure[Position]:
    """The beasts join; the game master fills in what is secret."""
    figures = (*position.figures, *mustered(position.map, BEAST))
    position = yield from Now(replace(position, figures=figures, covert=True))
    theirs = tuple(figure for figure in position.figures if figure.of != "a")
    said = yield from Form(GM, tuple(fields(theirs)), Secrets, rule="frontier.setup.secrets")
    return replace(
        position,
        reserve=said.reserve,
        health=said.health,
        traits=said.traits,
        round=1,
    )


def fields(theirs: tuple[Figure, ...]) -> Iterator[Field]:
    yield Field("reserve", FaceDown(GM, asks=(reserve_asked(),), rule="frontier.setup.reserve"))
    ids = {figure.id.replace(".", ""): figure.id for figure in theirs}
    health = tuple(Field(name, health_asked(id)) for name, id in ids.items())

    def of_all(**slips: Slip) -> tuple[tuple[str, Slip], ...]:
        return tuple((ids[name], slip) for name, slip in slips.items())

    yield Field("health", Group(health, of_all, Label("frontier-health-of-all")))
    yield Field("traits", Rows((trait(),), 0, MOST_TRAITS, (trait().row(secret=""),), Label("frontier-traits")))


def reserve_asked() -> Choice[str]:
    options = (Option(whose, Label("frontier-reserve", whose=whose)) for whose in ("none", *SIDES))
    return Choice(GM, tuple(options), rule="frontier.setup.reserve")


def health_asked(id: str) -> FaceDown:
    number = Number(GM, 1, MOST_HITS, 4, rule="frontier.setup.health", label=Label("frontier-health-of", figure=id))
    return FaceDown(GM, asks=(number,), rule="frontier.setup.health")


def trait() -> Shape[Trait]:
    """A card on the field: open, or face down with a text that the game master alone knows."""
    rule = "frontier.setup.trait"
    options = tuple(Option(key, Label("frontier-hidden", hidden=key), proposed=key == "yes") for key in ("yes", "no"))
    written = Text(GM, LONGEST_TEXT, rule=rule)
    return Shape(
        "trait",
        (
            Field("hidden", Choice(GM, options, rule=rule, label=Label("frontier-trait-hidden"))),
            Field("text", written, when=("hidden", ("no",))),
            Field("secret", FaceDown(GM, asks=(written,), rule=rule), when=("hidden", ("yes",))),
        ),
        lambda hidden, text, secret: Trait(text, secret),
        Label("frontier-trait"),
    )


def plans(position: Position) -> Procedure[tuple[tuple[str, ...], Position]]:
    """All sides declare under cover, in any order; then the plans are turned, and their vows stay sealed."""
    slips: dict[str, Slip] = {}
    asks = tuple(plan(position, side) for side in position.sides)
    while len(slips) < len(asks):
        laid = tuple(side for side in position.sides if side in slips)
        slip = yield from FaceDown(position.sides, asks=asks, rule="frontier.round.plan", submitted=laid)
        slips[slip.by] = slip
    orders, marks, vows = [], [], []
    for side in position.sides:
        said: Plan = yield from Reveal(side, slips[side], rule="frontier.round.plan", about=(side,))
        yield Tell("frontier.round.order", side=side, order=said.order, weight=Weight.OUTCOME)
        if said.marked:
            yield Tell("frontier.round.mark", side=side, marked=said.marked)
        orders.append(said.order)
        marks += [f"{side} {foe}" for foe in said.marked]
        vows.append(said.vow)
    return tuple(orders), replace(position, marks=tuple(marks), vows=(*position.vows, *vows))


def plan(position: Position, side: str) -> Form[Plan]:
    foes = tuple(
        Option(foe.id, Label("frontier-named", figure=foe.id), foe.id, of=foe.of) for foe in position.foes(side)
    )
    most = min(MOST_MARKED, len(foes))
    vow = Text(side, LONGEST_TEXT, rule="frontier.round.vow")
    return Form(
        side,
        (
            Field("order", order_asked(side)),
            Field("marked", Choices(side, foes, rule="frontier.round.mark", least=0, most=most)),
            Field("vow", FaceDown(side, asks=(vow,), rule="frontier.round.vow")),
        ),
        Plan,
        rule="frontier.round.plan",
    )


def order_asked(side: str) -> Choice[str]:
    options = (Option(order, Label("frontier-order", order=order)) for order in ("rush", "brace"))
    return Choice(side, tuple(options), rule="frontier.round.order")


def vows(position: Position) -> Procedure[None]:
    """At the end the vows are read out; who made none says nothing."""
    for number, slip in enumerate(position.vows):
        text = yield from Reveal(slip.by, slip, rule="frontier.round.vow", about=(f"vow.{number}",))
        if text:
            yield Tell("frontier.round.vow", side=slip.by, text=UserText(text), weight=Weight.ASIDE)
