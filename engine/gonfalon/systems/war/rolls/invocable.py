"""Which aspects are in sight of a roll: those of its pieces and zones, and those elsewhere on the table."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from gonfalon.fate.aspects import Invocable
from gonfalon.fate.position import contest_of
from gonfalon.fate.roll import Contest
from gonfalon.questions.figures import Label
from gonfalon.questions.refusal import Barred
from gonfalon.systems.war.state.pieces import UNNAMED, Actor, Aspect, Kind, Leader, Unit
from gonfalon.systems.war.state.position import Position


def near_by(position: Position, acting: bool) -> Iterator[Invocable]:
    """Yield the aspects that belong to the roll: cards, conditions and zones of the rollers and their targets, and the
    battle's own.
    """
    rolled = contest_of(position)
    pieces = pieces_of(position, rolled)
    spots = {*pieces, *zones_of(position, rolled, pieces), "battle"}
    for piece in pieces:
        yield from on_card(position, position.actor(piece))
    yield from (in_play(position, one) for one in payable(position) if one.on in spots)
    for leader in unattached(position, pieces, acting=acting):
        if leader.zone in spots:
            yield from not_attached(leader)


def far_off(position: Position, acting: bool) -> Iterator[Invocable]:
    """Everything else that lies open on the table (war.core.situation_aspect)."""
    rolled = contest_of(position)
    pieces = pieces_of(position, rolled)
    spots = {*pieces, *zones_of(position, rolled, pieces), "battle"}
    yield from (in_play(position, one) for one in payable(position) if one.on not in spots)
    idle = unattached(position, pieces, acting=acting)
    for actor in position.on_field():
        if actor in idle and actor.zone not in spots:
            yield from not_attached(actor)
        elif actor.id not in pieces and actor not in idle:
            yield from on_card(position, actor)


def barred_on_card(position: Position, aspect: Aspect, *, acting: bool) -> Barred | None:
    """Why an aspect of this card may not be invoked here, free or paid (war.core.free_invoke, war.leader.aspects)."""
    key = f"{aspect.on}.{aspect.card}"
    known = chain(near_by(position, acting), far_off(position, acting)) if aspect.card else ()
    return next((one.barred for one in known if one.key == key), None)


def payable(position: Position) -> Iterator[Aspect]:
    """A boost cannot be invoked with a fate point (war.core.boost); a card's aspect is, where it stands."""
    return (aspect for aspect in position.on_no_card() if aspect.kind is not Kind.BOOST)


def in_play(position: Position, aspect: Aspect) -> Invocable:
    owner = position.actor(aspect.on).owner if aspect.kind is Kind.CONSEQUENCE else ""
    return Invocable(aspect.id, aspect.text, owner, on=aspect.on)


def zones_of(position: Position, rolled: Contest, pieces: tuple[str, ...]) -> tuple[str, ...]:
    return (*rolled.places, *(position.actor(piece).zone or "" for piece in pieces))


def rolling(position: Position) -> tuple[str, ...]:
    """The pieces that throw the dice."""
    rolled = contest_of(position)
    hands = (rolled.actor, *(rolled.against.hands if rolled.against else ()))
    return tuple(dict.fromkeys(hand.piece for hand in hands if hand.piece))


def pieces_of(position: Position, rolled: Contest) -> tuple[str, ...]:
    """Return the pieces that roll, with the leaders attached to them, and their targets."""
    pieces: list[str] = []
    for piece in rolling(position):
        pieces.append(piece)
        actor = position.actor(piece)
        if leader := position.attached_to(actor) if isinstance(actor, Unit) else None:
            pieces.append(leader.id)
    targets = rolled.against.foes if rolled.against else ()
    return tuple(dict.fromkeys((*pieces, *targets)))


def on_card(position: Position, actor: Actor) -> Iterator[Invocable]:
    """The aspects that stand on a card; those of an attached leader as the table plays it (war.opt.leader_aspects)."""
    lent = isinstance(actor, Leader) and actor.unit in rolling(position)
    unit_only = position.option("war.opt.leader_aspects") == "unit_only"
    for number, text in enumerate(actor.aspects, 1):
        key = f"{actor.id}.{number}"
        if text == UNNAMED:
            empty = Label("war-empty-aspect", piece=actor.id, number=number)
            yield Invocable(key, empty, actor.owner, Barred("war.unit.extra_aspects"), actor.id)
        else:
            barred = Barred("war.opt.leader_aspects") if lent and unit_only else None
            named = text == actor.name and isinstance(actor, Unit)
            yield Invocable(key, text, actor.owner, barred, "battle" if named else actor.id)


def unattached(position: Position, pieces: tuple[str, ...], *, acting: bool) -> tuple[Leader, ...]:
    """Leaders of the rolling unit's side who are not attached to it (war.leader.aspects)."""
    rolled = contest_of(position)
    hand = rolled.hand(acting=acting)
    roller = position.actor(hand.piece) if hand and hand.piece else None
    if not isinstance(roller, Unit):
        return ()
    leaders = (leader for leader in position.active_leaders() if leader.id not in pieces)
    return tuple(leader for leader in leaders if position.allied(leader, roller))


def not_attached(leader: Actor) -> Iterator[Invocable]:
    for number, text in enumerate(leader.aspects, 1):
        if text != UNNAMED:
            barred = Barred("war.leader.aspects", leader=leader.id, to="invoke")
            yield Invocable(f"{leader.id}.{number}", text, leader.owner, barred, leader.id)
