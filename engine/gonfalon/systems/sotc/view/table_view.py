"""The contents of the table, for any screen: seats, zones with their borders, who stands there, cards, the open roll."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from gonfalon.fate.sums import over_hurdle
from gonfalon.fate.view import roll_view
from gonfalon.questions.figures import Label, UserText
from gonfalon.systems.sotc.actions.block import as_rolled, limits
from gonfalon.systems.sotc.actions.scenery import lies_on
from gonfalon.systems.sotc.rolls.table import RULES, shifts
from gonfalon.systems.sotc.state.people import Player
from gonfalon.systems.sotc.state.position import Position, Step
from gonfalon.systems.sotc.state.things import SCENE, Aspect, Block, Border, Zone
from gonfalon.systems.sotc.view.order import exchange_order
from gonfalon.systems.sotc.view.pieces import aspect_value, block_label, pieces
from gonfalon.table.field.area import Link
from gonfalon.table.table import Card, Contest, Hand, Place, Side, SideState, StepMark, StepState, Table, Value

STEPS = (
    ("frame", "sotc.frame.zones", (Step.OPEN, Step.FRAME)),
    ("groups", "sotc.group.split", (Step.GROUPS,)),
    ("initiative", "sotc.init.mode", (Step.INITIATIVE,)),
)
COLOURS = 16
"""So many colours a screen knows."""


def lay_out(position: Position) -> Table:
    return Table(
        steps=tuple(steps(position)),
        sides=tuple(seat(position, player) for player in position.players),
        places=tuple(place(position, zone) for zone in position.zones),
        pieces=tuple(pieces(position)),
        cards=tuple(cards(position)),
        contest=contest(position),
        gm=next((one.id for one in position.players if one.gm), None),
        title=title(position),
        layout="board",
        links=tuple(borders(position)),
        order=tuple(exchange_order(position)),
    )


def title(position: Position) -> Label | None:
    """The name of the scene; without one what kind of conflict it is (sotc.conflict.kind)."""
    if position.step is Step.OPEN:
        return None
    if position.title is None:
        return Label("sotc-title-kind", kind=position.kind.value)
    return Label("sotc-title", title=position.title) if isinstance(position.title, UserText) else position.title


def steps(position: Position) -> Iterator[StepMark]:
    """The set-up as the rules order it, then the exchange, then what follows the conflict (sotc.seq.phases)."""
    if position.step is Step.OVER:
        return
    if position.step is Step.AFTER:
        yield StepMark("after", Label("sotc-step", step="after"), "now", "sotc.stress.clear")
        return
    if position.exchange:
        label = Label("sotc-step-exchange", exchange=position.exchange)
        yield StepMark("exchange", label, "now", "sotc.seq.exchange")
        return
    now = next((number for number, (_, _, during) in enumerate(STEPS) if position.step in during), len(STEPS))
    for number, (key, rule, _) in enumerate(STEPS):
        state: StepState = "done" if number < now else "now" if number == now else "ahead"
        yield StepMark(key, Label("sotc-step", step=key), state, rule)
    yield StepMark("exchange", Label("sotc-step", step="exchange"), "ahead", "sotc.seq.exchange")


def seat(position: Position, player: Player) -> Side:
    """A seat at the table: the side that it plays for, the game master's pool, whose turn it is (sotc.fp.pool)."""
    own = [one for one in position.figures if one.owner == player.id]
    state: SideState = "in"
    if own and all(one.left for one in own):
        state = "out"
    elif position.turn and position.figure(position.turn.who).owner == player.id:
        state = "turn"
    sides = [id for id, _ in position.sides]
    team = own[0].side if own else None
    colour = sides.index(team) if team in sides else len(sides)
    return Side(player.id, colour % COLOURS, tuple(seat_values(player)), team=team, state=state)


def seat_values(player: Player) -> Iterator[Value]:
    if player.gm:
        yield Value(f"{player.id}.gm", Label("sotc-value-gm"), "sotc.engine.override")
        yield Value(f"{player.id}.points", Label("sotc-value-pool", points=player.points), "sotc.fp.pool")


def place(position: Position, zone: Zone) -> Place:
    near = dict.fromkeys(one.there for one in position.borders if one.here == zone.id)
    near |= dict.fromkeys(one.here for one in position.borders if one.there == zone.id)
    return Place(
        zone.id,
        Label("sotc-thing", thing=zone.id),
        "card",
        zone.at,
        near=tuple(near),
        details=tuple(zone_details(position, zone)),
    )


def zone_details(position: Position, zone: Zone) -> Iterator[Value]:
    """The aspects that lie there, blocks, and the borders around it."""
    for aspect in position.aspects_on(zone.id):
        yield aspect_value(aspect)
    for block in position.blocks:
        if block.where == zone.id:
            yield Value(block.id, block_label(block), "sotc.block.strength")
    for border in position.borders:
        if border.here == zone.id and border.value:
            yield Value(f"border.{zone.id}.{border.there}", border_label(border), "sotc.frame.zones")


def border_label(border: Border) -> Label:
    return Label("sotc-border", zone=border.there, value=border.value)


def borders(position: Position) -> Iterator[Link]:
    """Borders with a value: one link where both directions cost the same, else one for each direction (sotc.frame.zones)."""
    value = {(one.here, one.there): one.value for one in position.borders}
    for (here, there), cost in value.items():
        back = value.get((there, here), 0)
        if not cost or (cost == back and (there, here) in value and there < here):
            continue
        yield Link(here, there, Label("sotc-border-value", value=cost), "sotc.frame.zones", cost, cost == back)


def own_text(text: str) -> Label:
    """Return the text that the game master reads on a card that lies face down (sotc.frame.aspects)."""
    return Label("sotc-own-text", aspect=UserText(text))


def cards(position: Position) -> Iterator[Card]:
    """Aspects of the scene and of zones, hidden ones without their text; blocks (sotc.frame.aspects)."""
    zones = {zone.id for zone in position.zones}
    for aspect in position.aspects:
        where = aspect.on if aspect.on in zones else None
        if where or aspect.on == SCENE:
            yield aspect_card(position, aspect, where)
    for block in position.blocks:
        yield Card(block.id, owner_of(position, block), block_label(block), block.where or None)


def aspect_card(position: Position, aspect: Aspect, where: str | None) -> Card:
    if aspect.hidden:
        return Card(aspect.id, aspect.hidden.by, None, where, aspect.hidden.seal, own_text)
    return Card(aspect.id, owner_of(position, aspect), aspect_value(aspect).label, where)


def owner_of(position: Position, thing: Aspect | Block) -> str:
    """The seat of whoever made it, the game master's for what was there before."""
    return next((one.owner for one in position.figures if one.id == thing.by), position.gm)


def attempted(position: Position) -> Label | None:
    """Return the aim of the open roll, if the rule alone does not say it."""
    action = position.action
    if action and action.block:
        block = as_rolled(action)
        return Label("sotc-contest-block", block=block.text, limits=limits(block))
    if action and action.what == "scene":
        aspect = action.text if action.target and action.text else "none"
        return Label("sotc-alter", aspect=aspect, on=lies_on(position, action.target))
    return None


def contest(position: Position) -> Contest | None:
    """The open roll; a block in the way stands beside it, and an attack tells its stress (sotc.block.overcome)."""
    shown = roll_view(RULES, position)
    rolled = position.contest
    if shown is None or rolled is None:
        return None
    shown = replace(shown, label=attempted(position) or shown.label)
    hurdle = rolled.against.hurdle if rolled.against else None
    if hurdle is not None:
        shown = replace(shown, hands=(*shown.hands, Hand(Label("sotc-hand-block", strength=hurdle), total=hurdle)))
    if shown.outcome is None:
        return shown
    if hurdle is not None and not over_hurdle(RULES, position):
        return replace(shown, outcome=Label("sotc-outcome-blocked", strength=hurdle))
    if position.action and position.action.kind == "attack":
        return replace(shown, outcome=Label("sotc-outcome-attack", shifts=shifts(position)))
    return shown
