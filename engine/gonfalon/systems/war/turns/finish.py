"""The end of the battle: what everybody gets, and what is gone."""

from __future__ import annotations

from dataclasses import replace

from gonfalon.fate import points
from gonfalon.fate.points import Owed
from gonfalon.questions.ask import Heading, Procedure, Tell, Weight
from gonfalon.systems.war.state.pieces import Standing, Step
from gonfalon.systems.war.state.position import Position


def finish(position: Position) -> Procedure[Position]:
    """Winners and who defeated leaders get fate points; what was bought is gone (war.chest.vanish)."""
    yield Heading("war.end.when", side=position.winner, won="yes" if position.winner else "no", weight=Weight.OUTCOME)
    for player in position.players:
        if player.side == position.winner and player.standing is not Standing.CONCEDED:
            position = owe(position, player.id, Owed("war.end.winner_point", 1))
            yield Tell("war.end.winner_point", player=player.id)
    for leader, by in position.credited:
        position = owe(position, by, Owed("war.end.leader_points", 1, leader))
        yield Tell("war.end.leader_points", player=by, leader=leader)
    for id in [player.id for player in position.players]:
        player = position.player(id)
        own = player.own + points.total(player.owed)
        yield Tell("war.chest.vanish", player=id, points=player.points, bought=player.bought, own=own)
        position = position.with_player(replace(player, points=0, bought=0, own=own))
    return position.at_step(Step.OVER)


def owe(position: Position, id: str, owed: Owed) -> Position:
    player = position.player(id)
    return position.with_player(replace(player, owed=(*player.owed, owed)))
