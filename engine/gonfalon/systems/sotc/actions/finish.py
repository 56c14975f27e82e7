"""The end of an action: moves that follow it, and the spin and overflow that are left."""

from __future__ import annotations

from dataclasses import replace

from gonfalon.questions.ask import Now, Procedure, Tell, Weight
from gonfalon.questions.choice import Ruling
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option
from gonfalon.systems.sotc.initiative import released
from gonfalon.systems.sotc.rolls.declared import done
from gonfalon.systems.sotc.rolls.spins import lapsing
from gonfalon.systems.sotc.state.action import Behind, Spun, Supplement
from gonfalon.systems.sotc.state.position import Position
from gonfalon.systems.sotc.state.things import Spin


def spun(position: Position, who: str, by: int) -> Procedure[Position]:
    """Spin for the defender; it may be overflow instead (sotc.spin.gain, sotc.spin.or_overflow)."""
    yield from lapsing(one for one in position.spins if one.who == who)
    yield Tell("sotc.spin.gain", piece=who, margin=by, weight=Weight.OUTCOME)
    others = tuple(one for one in position.spins if one.who != who)
    position = replace(
        position,
        spins=(*others, Spin(who, position.doing.number)),
        amendable=(*position.amendable, Spun(who, by)),
    )
    return (yield from Now(position))


def ended(position: Position, overflow: int = 0) -> Procedure[Position]:
    """The action is over; overflow is left for the rest of the turn (sotc.over.use, sotc.spin.expiry)."""
    action = position.doing
    who, target = action.who, action.target
    position = yield from afterwards(position)
    yield from lapsing(one for one in position.spins if one.after < action.number)
    position = done(position)
    acting = position.group(action.commanded).leader if action.commanded else who
    if overflow and position.turn and position.turn.who == acting:
        grouped = any(one.id == target for one in position.groups)
        yield Tell("sotc.over.minions" if grouped else "sotc.over.named", piece=who, overflow=overflow)
        position = replace(position, turn=replace(position.turn, overflow=overflow))
    return (yield from Now(position))


def afterwards(position: Position) -> Procedure[Position]:
    """Moves that were declared to follow the action are made now (sotc.move.one_zone)."""
    action = position.doing
    for one in action.supplements:
        if one.zone and one.after and not position.figure(action.who).left:
            yield Tell("sotc.move.one_zone", piece=action.who, zone=one.zone, penalty=0)
            position = yield from moving(position, action.who, one.zone)
    return position


def moved(position: Position, who: str, zone: str) -> Position:
    """Somebody is in another zone; whoever leaves the group leads it no more (sotc.attach.free)."""
    position = position.with_figure(replace(position.figure(who), zone=zone))
    led = position.led_by(who)
    return released(position, led.id) if led and led.zone != zone else position


def moving(position: Position, who: str, zone: str) -> Procedure[Position]:
    """The same, and it is told if a group is left behind; what needs a line of sight may be lost (sotc.attach.free)."""
    led, start = position.led_by(who), position.figure(who).zone
    position = yield from out_of_sight(moved(position, who, zone), who, start)
    if led and led.zone != zone:
        yield Tell("sotc.attach.free", piece=who, group=led.id, along="no")
        position = replace(position, amendable=(*position.amendable, Behind(who, led.id)))
    return (yield from Now(position))


def out_of_sight(position: Position, who: str, start: str) -> Procedure[Position]:
    """Ask if fragile aspects that need a line of sight are lost by a move; in doubt they stay (sotc.temp.fragile_lost)."""
    for aspect in tuple(one for one in position.aspects_on(who) if one.sight and one.known):
        lost = yield from Ruling(
            position.gm,
            tuple(
                Option(yes, Label("sotc-sight", answer=key), key=key, proposed=not yes)
                for yes, key in ((False, "no"), (True, "yes"))
            ),
            rule="sotc.temp.fragile_lost",
            label=Label("sotc-ask-sight", piece=who, aspect=aspect.text),
            about=(aspect.id, start, position.figure(who).zone),
        )
        if lost:
            yield Tell("sotc.temp.fragile_lost", piece=who, aspect=aspect.text)
            position = position.without_aspects((aspect.id,))
    return position


def stepped(position: Position, who: str, one: Supplement) -> Procedure[Position]:
    """A zone is walked before the action; it burdens the roll that follows (sotc.move.one_zone)."""
    turn = replace(position.now, besides=(*position.now.besides, one))
    return (yield from moving(replace(position, turn=turn), who, one.zone))
