"""The game master's records of leaders beaten otherwise, and of those who change sides."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum
from functools import partial
from typing import assert_never

from gonfalon.questions.ask import Now, Procedure, Tell, Weight
from gonfalon.questions.choice import Choice
from gonfalon.questions.deed import Deed
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Barred
from gonfalon.systems.war.harm.elimination import eliminate_defeated
from gonfalon.systems.war.harm.hits import credited, gone, loosened
from gonfalon.systems.war.state.options import Proceed, back, players_still_in
from gonfalon.systems.war.state.pieces import Leader, Status
from gonfalon.systems.war.state.position import Position


def leader_otherwise(position: Position) -> Procedure[Position]:
    """Talked over, captured, or beaten in any other way (war.leader.other_defeat)."""
    options: tuple[Option[Proceed], ...] = tuple(
        Option(partial(credit, one.id), Label("war-on-piece", piece=one.id), key=one.id, of=one.owner, on=one.id)
        for one in position.active_leaders()
    )
    proceed = yield from Choice(
        position.adjudicator,
        (*options, back()),
        rule="war.leader.other_defeat",
        label=Label("war-ask-gm-leader"),
    )
    return (yield from proceed(position))


class Fate(StrEnum):
    """The fate of a leader who is beaten otherwise: gone, gone over alone, or gone over with his unit."""

    REMOVED = "removed"
    SWITCHED = "switched"
    UNIT = "unit"


def credit(id: str, position: Position) -> Procedure[Position]:
    """Ask who is credited, and what becomes of the leader (war.leader.other_defeat)."""
    leader = position.leader(id)
    by = yield from Choice(
        position.adjudicator,
        tuple(
            Option(one, Label("war-credit", player=one), key=one, of=one) for one in position.enemies_of(leader.owner)
        ),
        rule="war.leader.other_defeat",
        label=Label("war-ask-credit", leader=id),
    )
    fate = yield from Choice(
        position.adjudicator,
        tuple(fates(leader, by)),
        rule="war.leader.other_defeat",
        label=Label("war-ask-leader-fate", leader=id),
    )
    return (yield from Deed("war.leader.other_defeat", by=by, to=id).of(dealt_with(position, leader, by, fate)))


def dealt_with(position: Position, leader: Leader, by: str, fate: Fate) -> Procedure[Position]:
    """war.leader.other_defeat"""
    yield Tell("war.leader.other_defeat", leader=leader.id, player=by, fate=fate.value, weight=Weight.OUTCOME)
    return (yield from resettled(beaten_otherwise(credited(position, leader, by), leader, by, fate)))


def fates(leader: Leader, by: str) -> Iterator[Option[Fate]]:
    alone = None if leader.unit else Barred("war.leader.aspects", leader=leader.id, to="switch")
    for fate in Fate:
        label = Label("war-leader-fate", fate=fate.value, player=by)
        barred = alone if fate is Fate.UNIT else None
        yield Option(fate, label, key=fate.value, barred=barred, proposed=fate is Fate.REMOVED)


def beaten_otherwise(position: Position, leader: Leader, by: str, fate: Fate) -> Position:
    """war.leader.other_defeat"""
    match fate:
        case Fate.REMOVED:
            return gone(position, leader, Status.DEFEATED)
        case Fate.SWITCHED:
            return position.with_leader(replace(leader, owner=by, unit=None))
        case Fate.UNIT:
            position = position.with_leader(replace(leader, owner=by))
            return position.with_unit(replace(position.unit(leader.unit or ""), owner=by))
        case _:
            assert_never(fate)


def change_side(position: Position) -> Procedure[Position]:
    """A player goes over, or a unit is given to another player (war.setup.sides)."""
    options: list[Option[Proceed]] = [
        Option(partial(player_over, one.id), Label("war-compel-player", player=one.id), key=one.id, of=one.id)
        for one in position.players
    ]
    options += [
        Option(partial(unit_over, one.id), Label("war-on-piece", piece=one.id), key=one.id, of=one.owner, on=one.id)
        for one in position.active_units()
    ]
    proceed = yield from Choice(
        position.adjudicator, (*options, back()), rule="war.setup.sides", label=Label("war-ask-gm-side")
    )
    return (yield from proceed(position))


def player_over(id: str, position: Position) -> Procedure[Position]:
    """war.setup.sides"""
    side = yield from Choice(
        position.adjudicator,
        tuple(Option(side, Label("war-for-side", side=side), key=side) for side, _ in position.sides),
        rule="war.setup.sides",
        label=Label("war-ask-player-side", player=id),
    )
    yield Tell("war.setup.sides", who=id, to=side)
    return (yield from resettled(position.with_player(replace(position.player(id), side=side))))


def unit_over(id: str, position: Position) -> Procedure[Position]:
    """war.setup.sides"""
    proceed = yield from Choice(
        position.adjudicator,
        tuple(players_still_in(position, partial(given_to, id))),
        rule="war.setup.sides",
        label=Label("war-ask-new-owner", piece=id),
    )
    return (yield from proceed(position))


def given_to(id: str, owner: str, position: Position) -> Procedure[Position]:
    """Its leader stays with his player (war.setup.sides)."""
    yield Tell("war.setup.sides", who=id, to=owner)
    unit = position.unit(id)
    if leader := position.attached_to(unit):
        position = position.with_leader(replace(leader, unit=None))
    return (yield from resettled(position.with_unit(replace(unit, owner=owner))))


def resettled(position: Position) -> Procedure[Position]:
    """Aspects that hold nobody any more are removed, and defeated players are put out."""
    position = yield from Now((yield from loosened(position)))
    return (yield from eliminate_defeated(position))
