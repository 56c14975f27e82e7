"""Giving up: between two actions, and once one is declared until its dice fall."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from gonfalon.fate.points import Owed
from gonfalon.questions.ask import Ask, Now, Procedure, Tell, Weight
from gonfalon.questions.deed import Deed
from gonfalon.questions.figures import Label
from gonfalon.questions.roll import Roll
from gonfalon.systems.war.harm.elimination import eliminate_defeated
from gonfalon.systems.war.harm.hits import gone, loosened
from gonfalon.systems.war.state.activation import Declared
from gonfalon.systems.war.state.facts import ATTACKS
from gonfalon.systems.war.state.options import BETWEEN_ACTIONS
from gonfalon.systems.war.state.pieces import Player, Standing, Status, Step
from gonfalon.systems.war.state.position import Position
from gonfalon.systems.war.state.turn_actions import undeclared
from gonfalon.table.offer import Ends, Offer


def concessions(position: Position, ask: Ask[Any]) -> Iterator[Offer[Position]]:
    """Giving up is possible between two actions, and once one is declared until its dice fall (war.end.concede)."""
    if position.contest and not isinstance(ask, Roll):
        return
    if not ((position.turn and position.turn.declared) or (ask.rule in BETWEEN_ACTIONS and not position.contest)):
        return
    for player in position.players:
        if may_concede(position, player):
            label = Label("war-concede", player=player.id)
            yield Offer(
                f"concede.{player.id}",
                player.id,
                partial(concede, player.id),
                rule="war.end.concede",
                label=label,
                ends=True,
            )


def concede(id: str, position: Position) -> Procedure[Position]:
    """A player gives up (war.end.concede)."""
    return (yield from Deed("war.end.concede", by=id).of(conceded(id, position)))


def conceded(id: str, position: Position) -> Procedure[Position]:
    """A declared action that he makes, or that is made against him, falls away, and nothing of it is used up."""
    declared = position.turn.declared if position.turn else None
    falls = what_falls(position, id, declared) if declared else "nothing"
    yield Tell("war.end.concede", player=id, falls=falls, weight=Weight.OUTCOME)
    position = yield from eliminate_defeated((yield from withdrawn(position, id)))
    if declared and falls == "nothing" and position.step is Step.TURN:
        return position
    raise Ends(replace(undeclared(position), contest=None))


def what_falls(position: Position, id: str, declared: Declared) -> str:
    """Return what a concession of this player cancels, as a message selects on it."""
    pieces = (position.now.actor, *declared.against)
    if id not in {position.actor(piece).owner for piece in pieces}:
        return "nothing"
    return "attack" if declared.rule in ATTACKS else "action"


def may_concede(position: Position, player: Player) -> bool:
    """True if a player has something on the field (war.end.concede)."""
    there = any(actor.status in (Status.ACTIVE, Status.RESERVE) for actor in position.all_of(player.id))
    return position.plays_on(player.id) and there


def withdrawn(position: Position, id: str) -> Procedure[Position]:
    """All units and leaders leave the field undefeated (war.end.concede, war.opt.concession_reward)."""
    hurt = sum(leader.hurt for leader in position.leaders_of(id))
    for actor in position.all_of(id):
        if actor.status in (Status.ACTIVE, Status.RESERVE):
            position = gone(position, actor, Status.WITHDRAWN)
    player = position.player(id)
    if position.option("war.opt.concession_reward") == "on":
        player = replace(player, owed=(*player.owed, Owed("war.opt.concession_reward", 1 + hurt)))
    position = position.with_player(replace(player, standing=Standing.CONCEDED))
    position = yield from loosened(position)
    return (yield from Now(position))
