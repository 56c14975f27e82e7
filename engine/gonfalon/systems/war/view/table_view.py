"""The contents of the table, for any screen: players, zone cards, units, leaders, aspects, the open roll."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from gonfalon.fate.aspects import Named
from gonfalon.fate.view import roll_view
from gonfalon.questions.figures import Label, UserText
from gonfalon.questions.refusal import Refused
from gonfalon.systems.war.harm.elimination import lost_all
from gonfalon.systems.war.muster.cards import leader_card, read_leader, read_unit, unit_card
from gonfalon.systems.war.rolls.rules import RULES
from gonfalon.systems.war.setup.field import cell_id, free_cells
from gonfalon.systems.war.state.facts import QUALITY_RULE, RANKS, SLOTS, skill_named
from gonfalon.systems.war.state.pieces import (
    Actor,
    Aspect,
    Kind,
    Leader,
    Player,
    Ratings,
    Standing,
    Status,
    Step,
    Unit,
    Zone,
)
from gonfalon.systems.war.state.position import Position
from gonfalon.systems.war.view.names import name_of
from gonfalon.systems.war.view.order import round_order
from gonfalon.table.table import (
    Card,
    Kept,
    Piece,
    PieceState,
    Place,
    Side,
    SideState,
    StepMark,
    StepState,
    Table,
    Track,
    Value,
)

STEPS = (
    ("sides", "war.setup.sides", (Step.OPEN, Step.SIDES, Step.SKILLS)),
    ("leaders", "war.leader.who", (Step.LEADERS,)),
    ("armies", "war.chest.size", (Step.ARMIES,)),
    ("zones", "war.zone.count", (Step.ZONES, Step.BORDERS)),
    ("secrets", "war.zone.aspect.face_down", (Step.SECRETS,)),
    ("deploy", "war.setup.deploy", (Step.DEPLOY,)),
    ("initiative", "war.init.roll", (Step.INITIATIVE,)),
    ("rounds", "war.turn.choose", (Step.NEXT, Step.TURN)),
)
COLOURS = 4

Aspects = tuple[Aspect, ...]


def lay_out(position: Position) -> Table:
    return Table(
        steps=tuple(steps(position)),
        sides=tuple(seat(position, player) for player in position.players),
        places=tuple(places(position)),
        pieces=tuple(pieces(position)),
        cards=tuple(cards(position)),
        contest=roll_view(RULES, position),
        gm=position.gm,
        title=position.title,
        layout="board",
        order=tuple(round_order(position)),
    )


def steps(position: Position) -> Iterator[StepMark]:
    """The set-up as the rules order it; then the round (war.setup.order)."""
    if position.step in (Step.END, Step.OVER):
        return
    now = next(number for number, (_, _, covered) in enumerate(STEPS) if position.step in covered)
    if position.round:
        yield StepMark("round", Label("war-step-round", round=position.round), "now", "war.turn.everyone_once")
        return
    for number, (key, rule, _) in enumerate(STEPS):
        state: StepState = "done" if number < now else "now" if number == now else "ahead"
        yield StepMark(key, Label("war-step", step=key), state, rule)


def colour(position: Position, side: str) -> int:
    return [id for id, _ in position.sides].index(side) % COLOURS


def seat(position: Position, player: Player) -> Side:
    """A player: war points and fate points, boosts in hand, whose turn it is."""
    gone = position.round > 0 and lost_all(position, player)
    state: SideState = "in" if player.standing is Standing.IN and not gone else "out"
    if position.turn and position.actor(position.turn.actor).owner == player.id:
        state = "turn"
    return Side(
        player.id, colour(position, player.side), tuple(values(position, player)), team=player.side, state=state
    )


def values(position: Position, player: Player) -> Iterator[Value]:
    if player.gm:
        yield Value(f"{player.id}.gm", Label("war-value-gm"), "war.core.fate_pool")
    if position.step is not Step.OVER:
        yield Value(f"{player.id}.points", Label("war-value-points", points=player.points), "war.chest.size")
    fate = Label("war-value-fate", points=player.fate, bought=player.bought, own=player.own)
    yield Value(f"{player.id}.fate", fate, "war.fate.pools")
    for aspect in position.aspects_on(player.id):
        yield Value(aspect.id, Label("war-value-boost", aspect=aspect.text), "war.core.boost")
    if player.standing is not Standing.IN:
        yield Value(f"{player.id}.out", Label("war-value-out", standing=player.standing.value), "war.end.when")


def places(position: Position) -> Iterator[Place]:
    for zone in position.zones:
        yield Place(
            zone.id,
            Label("war-thing", piece=zone.id),
            "card",
            zone.at,
            near=zone.near,
            details=tuple(zone_details(position, zone)),
        )
    if position.step is Step.ZONES and position.count:
        for cell in free_cells(position):
            yield Place(cell_id(cell), Label("war-free-cell"), "card", cell, state="empty")


def zone_details(position: Position, zone: Zone) -> Iterator[Value]:
    if zone.face_down:
        yield Value(f"{zone.id}.down", Label("war-detail-face-down", player=zone.payer), "war.zone.aspect.face_down")
    for aspect in position.aspects_on(zone.id):
        yield aspect_value(aspect)


def aspect_value(aspect: Aspect) -> Value:
    rules = {
        Kind.PINNED: "war.adv.pin.effect",
        Kind.SURROUNDED: "war.adv.surround.bonus",
        Kind.CONSEQUENCE: "war.harm.consequence_aspect",
        Kind.BOOST: "war.core.boost",
    }
    rule = rules.get(aspect.kind, "war.over.terrain" if aspect.hinders else "war.core.situation_aspect")
    count = sum(free for _, free in aspect.free)
    holders = tuple(who for who, _ in aspect.free)
    label = Label(
        "war-aspect",
        aspect=aspect.text,
        kind=aspect.kind.value,
        severity=aspect.severity or "none",
        hinders="yes" if aspect.hinders else "no",
        free=count,
        player=holders,
    )
    return Value(aspect.id, label, rule, "aspect")


def own_text(text: str) -> Label:
    """Return the text that the writer of a face-down card reads on it (war.zone.aspect.face_down)."""
    return Label("war-own-text", aspect=UserText(text))


def cards(position: Position) -> Iterator[Card]:
    """Aspects that lie on zones and on the whole battle; face-down cards without their text."""
    for zone in position.zones:
        if zone.text:
            yield Card(f"{zone.id}.card", zone.payer, None, zone.id, zone.text.seal, own_text)
    ids = {zone.id for zone in position.zones}
    for aspect in position.aspects:
        if aspect.on in ids:
            yield Card(aspect.id, aspect.owner, aspect_value(aspect).label, aspect.on)
        elif aspect.on == "battle":
            yield Card(aspect.id, aspect.owner, aspect_value(aspect).label)


def pieces(position: Position) -> Iterator[Piece]:
    lying: dict[str, Aspects] = {}
    for aspect in position.aspects:
        lying[aspect.on] = (*lying.get(aspect.on, ()), aspect)
    for unit in position.units:
        own = lying.get(unit.id, ())
        yield Piece(
            unit.id,
            unit.owner or None,
            "unit",
            unit.zone,
            tuple(unit_badges(unit, own)),
            tuple(slots(unit, SLOTS[unit.quality], own)),
            state=state_of(position, unit),
            details=details(unit, own),
        )
    for leader in position.leaders:
        own = lying.get(leader.id, ())
        stress = Track(f"{leader.id}.stress", Label("war-stress"), leader.boxes)
        yield Piece(
            leader.id,
            leader.owner,
            "leader",
            leader.zone,
            tuple(leader_badges(leader, own)),
            (*((stress,) if leader.boxes else ()), *slots(leader, leader.slots, own)),
            on=leader.unit,
            state=state_of(position, leader),
            details=details(leader, own),
        )


def state_of(position: Position, actor: Actor) -> PieceState:
    if actor.status is Status.RESERVE:
        return "reserve"
    if actor.status is not Status.ACTIVE:
        return "out"
    if position.turn and position.turn.actor == actor.id:
        return "active"
    return "acted" if actor.acted else "ready"


def unit_badges(unit: Unit, own: Aspects) -> Iterator[Value]:
    top = RANKS[unit.quality][0]
    yield Value(f"{unit.id}.quality", Label("war-badge-quality", rating=top), QUALITY_RULE[unit.quality])
    if any(one.kind is Kind.PINNED for one in own):
        yield Value(f"{unit.id}.pinned", Label("war-badge-pinned"), "war.adv.pin.effect")
    if unit.guarding:
        yield Value(f"{unit.id}.guarding", Label("war-badge-guarding"), "war.opt.full_defense")
    yield from loaded(unit, own)


def leader_badges(leader: Leader, own: Aspects) -> Iterator[Value]:
    if leader.used:
        yield Value(f"{leader.id}.used", Label("war-badge-used"), "war.leader.choices")
    yield from loaded(leader, own)


def loaded(actor: Actor, own: Aspects) -> Iterator[Value]:
    """Yield the number of other aspects on a piece."""
    count = sum(one.kind in (Kind.SITUATION, Kind.BOOST) for one in own if not one.card)
    if count:
        yield Value(f"{actor.id}.aspects", Label("war-badge-aspects", count=count), "war.core.situation_aspect")


def slots(actor: Actor, slots: tuple[str, ...], own: Aspects) -> Iterator[Track]:
    """A track for each consequence slot."""
    taken = {aspect.severity for aspect in own if aspect.kind is Kind.CONSEQUENCE}
    for slot in slots:
        yield Track(f"{actor.id}.{slot}", Label("war-slot", severity=slot), (slot in taken,))


def details(actor: Actor, own: Aspects) -> tuple[Value, ...]:
    """Return the content of a piece's card, with the free invocations held on it, and the other aspects in play."""
    kind, quality = ("", actor.quality) if isinstance(actor, Unit) else (actor.kind, "")
    values = card_values(actor.id, kind, quality, actor.skills, actor.aspects)
    held = {f"{actor.id}.{one.card}": aspect_value(one).label for one in own if one.card}
    if held:
        values = tuple(replace(value, label=held.get(value.key, value.label)) for value in values)
    return (*values, *(aspect_value(one) for one in own if not one.card))


@lru_cache(maxsize=1024)
def card_values(id: str, kind: str, quality: str, skills: Ratings, aspects: tuple[Named, ...]) -> tuple[Value, ...]:
    """Return the content of a card, a leader's of this kind or a unit's of this quality; made once for each card."""
    return tuple(on_card(id, kind, quality, skills, aspects))


def on_card(id: str, kind: str, quality: str, skills: Ratings, aspects: tuple[Named, ...]) -> Iterator[Value]:
    """Yield the values of a card: kind or quality, skills, aspects."""
    if quality:
        yield Value(
            f"{id}.kind", Label("war-detail-quality", quality=quality, rating=RANKS[quality][0]), QUALITY_RULE[quality]
        )
    else:
        yield Value(f"{id}.kind", Label("war-detail-leader", kind=kind), "war.leader.who")
    for number, (skill, rating) in enumerate(skills, 1):
        named = Label("war-detail-skill", skill=skill_named(skill), rating=rating)
        yield Value(f"{id}.skill.{number}", named, "war.core.total", "rating")
    for number, text in enumerate(aspects, 1):
        shown = Label("war-empty-aspect", piece=id, number=number) if text == UserText("") else text
        rule = "war.unit.name_aspect" if quality and number == 1 else "war.unit.extra_aspects"
        yield Value(f"{id}.{number}", Label("war-detail-aspect", aspect=shown), rule, "aspect")


def preview_roster_card(empty: Position, kind: str, text: str) -> Position:
    """A kept card on an empty table."""
    match kind:
        case "war-unit":
            return replace(empty, units=(replace(read_unit(text, ()), id="u1"),))
        case "war-leader":
            return replace(empty, leaders=(replace(read_leader(text), id="l1"),))
        case _:
            raise Refused("card", rule="war.unit.card")


def kept(position: Position) -> tuple[Kept, ...]:
    """Unit and leader cards for the roster (war.unit.card)."""
    units = (
        Kept("war-unit", one.id, Label("war-kept-unit", name=name_of(one), quality=one.quality), unit_card(one))
        for one in position.units
    )
    leaders = (
        Kept("war-leader", one.id, Label("war-kept-leader", name=name_of(one)), leader_card(one))
        for one in position.leaders
    )
    return (*units, *leaders)
