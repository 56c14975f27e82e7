"""The defaults taken after the last roll, which may be corrected until the next action is declared."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from gonfalon.fate.harm import cleared
from gonfalon.questions.ask import Ask, Now, Procedure, Tell
from gonfalon.questions.deed import Deed
from gonfalon.questions.figures import Label
from gonfalon.systems.war.aspects.creation import put
from gonfalon.systems.war.aspects.zone_cards import on_zone
from gonfalon.systems.war.harm.elimination import eliminate_defeated
from gonfalon.systems.war.harm.hits import beaten
from gonfalon.systems.war.state.activation import Absorbed, Lapsed
from gonfalon.systems.war.state.options import BETWEEN_ACTIONS
from gonfalon.systems.war.state.pieces import Aspect, Kind, Leader, Status
from gonfalon.systems.war.state.position import Position
from gonfalon.table.offer import Ends, Offer


def otherwise(position: Position, ask: Ask[Any]) -> Iterator[Offer[Position]]:
    """An aspect that comes for the others after all, a hit that is not absorbed after all; between two actions."""
    if ask.rule not in BETWEEN_ACTIONS or position.contest:
        return
    for one in position.amendable:
        yield from turnings(position, one) if isinstance(one, Lapsed) else declining(position, one)


def turnings(position: Position, lapsed: Lapsed) -> Iterator[Offer[Position]]:
    for rival in lapsed.rivals:
        label = Label("war-offer-turned", aspect=lapsed.text, player=rival)
        make = partial(turned, lapsed, rival)
        yield Offer(f"turned.{rival}", position.adjudicator, make, rule="war.core.outcome.advantage", label=label)


def turned(lapsed: Lapsed, rival: str, position: Position) -> Procedure[Position]:
    """The failed advantage is there all the same, with a free invocation for an enemy (war.core.outcome.advantage)."""
    position = without(position, lapsed)
    position, new = put(position, Aspect("", lapsed.text, lapsed.on, Kind.SITUATION, rival, ((rival, 1),)))
    yield Tell("war.core.situation_aspect", player=rival, aspect=new.text, on=lapsed.on, change="new", before="none")
    return (yield from on_zone((yield from Now(position)), new.id, rival))


def declining(position: Position, absorbed: Absorbed) -> Iterator[Offer[Position]]:
    actor = position.actor(absorbed.piece)
    if actor.status is not Status.ACTIVE:
        return
    label = Label("war-offer-decline", piece=actor.id)
    make = partial(declined, absorbed)
    yield Offer(f"decline.{actor.id}", actor.owner, make, rule="war.harm.absorb", label=label, ends=True)


def declined(absorbed: Absorbed, position: Position) -> Procedure[Position]:
    """The hit is not absorbed: what was taken for it is taken back, and the piece is defeated (war.harm.absorb)."""
    position = without(position, absorbed)
    actor = position.actor(absorbed.piece)
    position = position.without_aspects(absorbed.aspects)
    if isinstance(actor, Leader):
        boxes = cleared(actor.boxes, absorbed.box)
        position = position.with_leader(replace(actor, boxes=boxes, hurt=actor.hurt - len(absorbed.aspects)))
    deed = Deed("war.harm.absorb", by=absorbed.by, to=absorbed.piece)
    position = yield from deed.of(beaten(position, absorbed.piece, absorbed.by))
    raise Ends((yield from eliminate_defeated(position)))


def without(position: Position, one: Lapsed | Absorbed) -> Position:
    """It cannot be said otherwise once more."""
    return replace(position, amendable=tuple(other for other in position.amendable if other != one))
