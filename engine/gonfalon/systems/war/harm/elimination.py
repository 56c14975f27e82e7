"""Players that are out, and whether one side alone is left."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from gonfalon.questions.ask import Now, Procedure, Tell, Weight
from gonfalon.systems.war.harm.hits import gone
from gonfalon.systems.war.state.pieces import Leader, Player, Standing, Status, Step
from gonfalon.systems.war.state.position import Position


def lost_all(position: Position, player: Player) -> bool:
    """war.end.when, war.opt.battle_end"""
    there = (Status.ACTIVE, Status.RESERVE)
    units = any(unit.status in there for unit in position.units_of(player.id))
    leaders = any(leader.status in there for leader in position.leaders_of(player.id))
    if position.option("war.opt.battle_end") == "units_and_leaders":
        return not units and not leaders
    return not units


def eliminate_defeated(position: Position) -> Procedure[Position]:
    """Put out the players that are defeated, and end the battle if one side alone is left (war.end.when)."""
    out = yield from told_who_is_out(position)
    if out is not position:
        return (yield from eliminate_defeated((yield from Now(out))))
    sides = {player.side for player in position.players if player.standing is Standing.IN}
    if len(sides) < 2:
        return replace(position, step=Step.END, turn=None, contest=None, winner=next(iter(sides), ""))
    left = yield from left_over(position)
    return position if left is position else (yield from eliminate_defeated((yield from Now(left))))


def told_who_is_out(position: Position) -> Procedure[Position]:
    """Tell which players have lost everything that counts, or have something again."""
    fallen = []
    for player in position.players:
        if player.standing is Standing.IN and lost_all(position, player):
            fallen.append(player.id)
            position = position.with_player(replace(player, standing=Standing.OUT))
        elif player.standing is Standing.OUT and not lost_all(position, player):
            position = position.with_player(replace(player, standing=Standing.IN))
    for id in fallen:
        stay = position.plays_on(id) and any(leads(position, id))
        yield Tell("war.end.when", player=id, leaders="stay" if stay else "none", weight=Weight.OUTCOME)
    return position


def leads(position: Position, player: str) -> Iterator[Leader]:
    """The leaders of a player on the field."""
    return (leader for leader in position.active_leaders() if leader.owner == player)


def left_over(position: Position) -> Procedure[Position]:
    """When a whole side is out and others fight on, its leaders leave the field undefeated (war.end.leader_points)."""
    for player in position.players:
        leaders = () if position.plays_on(player.id) else tuple(leads(position, player.id))
        for leader in leaders:
            position = gone(position, leader, Status.WITHDRAWN)
        if leaders:
            yield Tell("war.end.when", player=player.id, leaders="leave", weight=Weight.OUTCOME)
    return position
