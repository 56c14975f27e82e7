"""Seat by seat: whose turn it is in a step of the set-up that everybody finishes for himself."""

from __future__ import annotations

from dataclasses import replace

from gonfalon.systems.war.state.options import at_once
from gonfalon.systems.war.state.pieces import Player, Step
from gonfalon.systems.war.state.position import Position


def at_work(position: Position) -> Player:
    """The first player who is not done; whoever wants to come later goes to the end."""
    seats = (*position.players[position.at :], *position.players[: position.at])
    return next(player for player in seats if not player.done)


@at_once
def later(position: Position) -> Position:
    """The next player first."""
    return replace(position, at=(seat(position, at_work(position)) + 1) % len(position.players))


def seat(position: Position, player: Player) -> int:
    return [one.id for one in position.players].index(player.id)


def handed_on(position: Position, player: Player) -> Position:
    return position.with_player(replace(position.player(player.id), done=True))


def all_done(position: Position, step: Step) -> Position:
    """The next step opens when everybody has finished (war.setup.order)."""
    if not all(player.done for player in position.players):
        return position
    players = tuple(replace(player, done=False) for player in position.players)
    return replace(position, players=players, step=step, at=0)
