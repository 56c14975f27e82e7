"""Initiative: who takes turns in which order, by skill or clockwise by seats."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from gonfalon.questions.ask import Heading, Now, Procedure, Tell, Weight
from gonfalon.questions.choice import Ruling
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option
from gonfalon.systems.sotc.rolls.ratings import rated
from gonfalon.systems.sotc.state.people import Character, Figure, Group, Kind
from gonfalon.systems.sotc.state.position import Position, Step
from gonfalon.systems.sotc.state.skills import skill_named

Rank = tuple[int, int, int]
"""The values that place somebody in the order, the highest first: the rating, Resolve, and how near the seat is."""


def initiative(position: Position) -> Procedure[Position]:
    """The order of the first exchange; nothing is rolled (sotc.seq.phases, sotc.init.mode)."""
    mode = position.option("sotc.init.mode")
    position = replace(position, exchange=0, step=Step.EXCHANGE)
    yield Heading("sotc.init.mode", mode=mode)
    position = yield from Now(position)
    if mode == "clockwise":
        position = yield from first_seat(position)
    position = replace(position, order=order_for(position, 1))
    if mode == "clockwise":
        yield Tell("sotc.init.clockwise_first", side=starting_seat(position), weight=Weight.OUTCOME)
    else:
        yield from told(position)
    return position


def first_seat(position: Position) -> Procedure[Position]:
    """The game master says which seat starts; in doubt the one on the left of the game master's (sotc.init.clockwise_first)."""
    usual = seated_from(position, position.start, 1)
    playing = {one.owner for one in takers(position, 1)}
    options = tuple(
        Option(number, Label("sotc-starts", side=one.id), key=one.id, proposed=number == usual)
        for number, one in enumerate(position.players)
        if one.id in playing
    )
    if len(options) < 2:
        return replace(position, start=usual)
    start = yield from Ruling(
        position.gm, options, rule="sotc.init.clockwise_first", label=Label("sotc-ask-start"), about=("start",)
    )
    return replace(position, start=start)


def told(position: Position) -> Iterator[Tell]:
    """Everybody by place and rating (sotc.init.skill_order, sotc.init.minions)."""
    skill = initiative_skill(position)
    for place, id in enumerate(position.order, 1):
        figure = position.figure(id)
        rule = "sotc.init.minions" if isinstance(figure, Group) else "sotc.init.skill_order"
        yield Tell(rule, piece=id, place=place, rating=rank(position, figure)[0], skill=skill_named(skill))


def order_for(position: Position, exchange: int) -> tuple[str, ...]:
    """The order of an exchange: clockwise by seats, or the order that stands, with newcomers in their places.

    Groups with a leader have no place of their own (sotc.init.attached).
    """
    taking = list(takers(position, exchange))
    if position.option("sotc.init.mode") == "clockwise":
        return tuple(by_seats(position, taking))
    ids = {one.id for one in taking}
    order = [id for id in position.order if id in ids]
    for figure in sorted((one for one in taking if one.id not in order), key=lambda one: order_key(position, one)):
        order.insert(place_of(position, order, figure), figure.id)
    return tuple(order)


def takers(position: Position, exchange: int) -> Iterator[Figure]:
    """Yield the figures that take turns of their own in an exchange."""
    return (one for one in position.still_in() if one.pace.since <= exchange and not led(one))


def led(figure: Figure) -> bool:
    return isinstance(figure, Group) and bool(figure.leader)


def place_of(position: Position, order: list[str], figure: Figure) -> int:
    """Behind the last who ranks at least as high; the others stay as they are (sotc.init.persist)."""
    own = rank(position, figure)
    return max((at for at, id in enumerate(order, 1) if rank(position, position.figure(id)) >= own), default=0)


def order_key(position: Position, figure: Figure) -> tuple[int, ...]:
    return tuple(-part for part in rank(position, figure))


def rank(position: Position, figure: Figure) -> Rank:
    """The rating, then Resolve, then the seat (sotc.init.ties); minions by quality alone (sotc.init.minions)."""
    near = -seat_distance(position, figure.owner)
    if isinstance(figure, Group):
        return (figure.quality, 0, near)
    return (own_rating(figure, initiative_skill(position)), own_rating(figure, "resolve"), near)


def own_rating(character: Character, skill: str) -> int:
    """A character's own rating with what stunts add; companions lend nothing to the initiative."""
    return rated(character.skills, skill) + rated(character.extras, skill)


def initiative_skill(position: Position) -> str:
    """sotc.init.skill_order, sotc.init.mental"""
    match position.kind:
        case Kind.PHYSICAL:
            return "alertness"
        case Kind.SOCIAL:
            return "empathy"
        case Kind.MENTAL:
            return position.option("sotc.init.mental")


def seat_distance(position: Position, player: str) -> int:
    """Return the number of seats that somebody sits counter-clockwise from the game master; the game master comes last."""
    seats = [one.id for one in position.players]
    return (seats.index(position.gm) - seats.index(player)) % len(seats) or len(seats)


def by_seats(position: Position, taking: list[Figure]) -> Iterator[str]:
    """Clockwise from the seat that starts (sotc.init.clockwise)."""
    seats = position.players
    for player in (*seats[position.start :], *seats[: position.start]):
        yield from (one.id for one in taking if one.owner == player.id)


def next_start(position: Position, exchange: int) -> int:
    """The start moves on by one seat, so that whoever was first is last; seats without anybody to play are passed over."""
    return seated_from(position, position.start + 1, exchange)


def seated_from(position: Position, seat: int, exchange: int) -> int:
    """The first seat from this one on, clockwise, that plays somebody in this exchange (sotc.init.clockwise)."""
    count = len(position.players)
    playing = {one.owner for one in takers(position, exchange)}
    near = ((seat + step) % count for step in range(count))
    return next((one for one in near if position.players[one].id in playing), seat % count)


def starting_seat(position: Position) -> str:
    """The seat that starts the exchange (sotc.init.clockwise_first)."""
    return position.players[position.start].id


def released(position: Position, group: str) -> Position:
    """A group without its leader has its own place; in this exchange only if it comes in time (sotc.init.attached)."""
    led = position.group(group)
    leader = position.character(led.leader)
    position = position.with_figure(replace(led, leader=""))
    if not position.exchange:
        return position
    if in_time(position, leader, group):
        return replace(position, order=order_for(position, position.exchange))
    position = position.paced(group, acted=True, since=position.exchange + 1)
    return replace(position, order=tuple(one for one in position.order if one != group))


def in_time(position: Position, leader: Character, group: str) -> bool:
    """Neither has acted in this exchange, and the group has a place in it that has not passed (sotc.init.attached)."""
    if leader.pace.acted or position.pace(group).acted or group in position.turned:
        return False
    order = order_for(position, position.exchange)
    return group in order and not any(id in position.turned for id in order[order.index(group) :])
