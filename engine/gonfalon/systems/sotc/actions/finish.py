"""How an action ends: moves that follow it, spin and overflow that are left."""

from __future__ import annotations

from dataclasses import replace

from gonfalon.ask import Now, Procedure, Tell, Weight
from gonfalon.systems.sotc.rolls.declared import done
from gonfalon.systems.sotc.state.action import Spun, Supplement
from gonfalon.systems.sotc.state.position import Position
from gonfalon.systems.sotc.state.things import Spin


def spun(position: Position, who: str, by: int) -> Procedure[Position]:
    """Spin for the defender; it may be overflow instead (sotc.spin.gain, sotc.spin.or_overflow)."""
    yield Tell("sotc.spin.gain", piece=who, margin=by, weight=Weight.OUTCOME)
    others = tuple(one for one in position.spins if one.who != who)
    position = replace(
        position,
        spins=(*others, Spin(who, position.doing.number)),
        lately=(*position.lately, Spun(who, by)),
    )
    return (yield from Now(position))


def ended(position: Position, overflow: int = 0) -> Procedure[Position]:
    """The action is over; overflow is left for the rest of the turn (sotc.over.use)."""
    who = position.doing.who
    position = done(afterwards(position))
    if overflow and position.turn and position.turn.who == who:
        yield Tell("sotc.over.minions", piece=who, overflow=overflow)
        position = replace(position, turn=replace(position.turn, overflow=overflow))
    return (yield from Now(position))


def afterwards(position: Position) -> Position:
    """Moves that were declared to follow the action are made now (sotc.move.one_zone)."""
    action = position.doing
    for one in action.supplements:
        if one.zone and one.after and not position.figure(action.who).left:
            position = moved(position, action.who, one.zone)
    return position


def moved(position: Position, who: str, zone: str) -> Position:
    """Somebody is in another zone; whoever leaves the group leads it no more (sotc.attach.free)."""
    position = position.with_figure(replace(position.figure(who), zone=zone))
    led = position.led_by(who)
    return position.with_figure(replace(led, leader="")) if led and led.zone != zone else position


def stepped(position: Position, who: str, one: Supplement) -> Position:
    """A zone is walked before the action; it burdens the roll that follows (sotc.move.one_zone)."""
    turn = position.now
    return replace(moved(position, who, one.zone), turn=replace(turn, besides=(*turn.besides, one)))
