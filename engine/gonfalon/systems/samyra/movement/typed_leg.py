"""A part of a move as it is typed without a map: its price, the areas left and entered, and what comes of it."""

from __future__ import annotations

from dataclasses import replace

from gonfalon.questions.ask import Now, Procedure, Tell, Weight
from gonfalon.systems.samyra.movement.budget import obstacle_halves, spaces, spaces_left
from gonfalon.systems.samyra.movement.claims import claims_after
from gonfalon.systems.samyra.movement.entering import entering
from gonfalon.systems.samyra.movement.leg_form import MOVE, NOBODY, Leg, leg_form, price
from gonfalon.systems.samyra.movement.staying import stayed
from gonfalon.systems.samyra.movement.typed_contacts import after_leg
from gonfalon.systems.samyra.state.people import without_room
from gonfalon.systems.samyra.state.position import Position


def typed_leg(position: Position, id: str) -> Procedure[Position]:
    """Up to where it enters an area; there the figure stops, or runs on with another leg (samyra.zone.known)."""
    leg = yield from leg_form(position, id)
    if not leg.steps:
        return (yield from (ended(position, id) if position.figure(id).pace.left else stayed(position, id)))
    position = gone(position, id, leg)
    left = spaces_left(position, id)
    yield Tell(MOVE, figure=id, spaces=leg.steps, left=left, to="none")
    if leg.crossed:
        cost = spaces(leg.crossed * obstacle_halves(position, position.figure(id)))
        yield Tell("samyra.move.obstacle", figure=id, count=leg.crossed, cost=cost, weight=Weight.ASIDE)
    position = yield from Now(position)
    foes = position.able(leg.entered)
    if foes and position.moves_on(id):
        ends = position.figure(id).pace.ends and left >= 1
        position = yield from entering(position, id, foes, ends=ends)
    if not position.moves_on(id):
        return (yield from ended(position, id))
    climbs = position.figure(id).pace.climbs and not position.figure(id).pace.leave
    if (not position.figure(id).pace.ends or climbs) and spaces_left(position, id) >= 1:
        return position
    return (yield from ended(position, id))


def gone(position: Position, id: str, leg: Leg) -> Position:
    """The figure at the end of a leg: what it has spent, what it stands on, and its contacts."""
    figure = position.figure(id)
    friend = leg.friend if leg.friend != NOBODY else ""
    was = tuple(pair for pair in position.contacts if id in pair) if friend else ()
    pace = replace(figure.pace, spent=figure.pace.spent + price(position, id, leg), steps=figure.pace.steps + leg.steps)
    pace = replace(pace, left=True, was=was, friend=friend, climbs=leg.on == "own", ends=leg.then == "end")
    position = position.with_figure(replace(without_room(figure), pace=pace, perched=leg.on != "no"))
    return after_leg(position, id, left=leg.left, entered=leg.entered, reached=leg.reached, missed=leg.missed)


def ended(position: Position, id: str) -> Procedure[Position]:
    """The move ends here: on a friend's space for the time being, or on an object (samyra.move.fight_from_object)."""
    if not position.figure(id).up:
        return position
    friend = position.figure(id).pace.friend
    if friend and position.figure(friend).up and not position.figure(friend).pace.over:
        yield Tell("samyra.move.friend_pending", figure=id, friend=friend, to="open")
        position = position.paced(id, waits=friend)
    if position.figure(id).perched:
        yield Tell("samyra.move.fight_from_object", figure=id, weight=Weight.ASIDE)
    return (yield from claims_after(position.paced(id, intent="done"), id))
