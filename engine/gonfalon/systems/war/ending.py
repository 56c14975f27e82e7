"""Who is out, who has won, and what everybody gets at the end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from gonfalon.ask import Ask, Heading, Now, Procedure, Roll, Tell, Weight
from gonfalon.fate import points
from gonfalon.fate.points import Owed
from gonfalon.figures import Label
from gonfalon.offer import Ends, Offer
from gonfalon.systems.war.activation import Declared
from gonfalon.systems.war.facts import ATTACKS
from gonfalon.systems.war.harm import gone, loosened
from gonfalon.systems.war.pieces import Leader, Player, Standing, Status, Step
from gonfalon.systems.war.position import Position
from gonfalon.systems.war.spend import undeclared

MENUS = ("war.turn.choose", "war.action.one")
"""The questions between two actions."""


def concessions(position: Position, ask: Ask[Any]) -> Iterator[Offer[Position]]:
    """Giving up is possible between two actions, and once one is declared until its dice fall (war.end.concede)."""
    if position.contest and not isinstance(ask, Roll):
        return
    if not ((position.turn and position.turn.declared) or (ask.rule in MENUS and not position.contest)):
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
    """A declared action that he makes, or that is made against him, falls away, and nothing of it is used up."""
    declared = position.turn.declared if position.turn else None
    falls = what_falls(position, id, declared) if declared else "nothing"
    yield Tell("war.end.concede", player=id, falls=falls, weight=Weight.OUTCOME)
    position = yield from judged((yield from withdrawn(position, id)))
    if declared and falls == "nothing" and position.step is Step.TURN:
        return position
    raise Ends(replace(undeclared(position), contest=None))


def what_falls(position: Position, id: str, declared: Declared) -> str:
    """What falls away when this player concedes."""
    pieces = (position.now.actor, *declared.against)
    if id not in {position.actor(piece).owner for piece in pieces}:
        return "nothing"
    return "attack" if declared.rule in ATTACKS else "action"


def may_concede(position: Position, player: Player) -> bool:
    """Who has something on the field (war.end.concede)."""
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


def lost_all(position: Position, player: Player) -> bool:
    """war.end.when, war.opt.battle_end"""
    there = (Status.ACTIVE, Status.RESERVE)
    units = any(unit.status in there for unit in position.units_of(player.id))
    leaders = any(leader.status in there for leader in position.leaders_of(player.id))
    if position.option("war.opt.battle_end") == "units_and_leaders":
        return not units and not leaders
    return not units


def judged(position: Position) -> Procedure[Position]:
    """Who is out now, and whether one side alone is left (war.end.when)."""
    position = yield from told_who_is_out(position)
    sides = {player.side for player in position.players if player.standing is Standing.IN}
    if len(sides) < 2:
        return replace(position, step=Step.END, turn=None, contest=None, winner=next(iter(sides), ""))
    left = yield from left_over(position)
    return position if left is position else (yield from judged((yield from Now(left))))


def told_who_is_out(position: Position) -> Procedure[Position]:
    """Who has lost everything that counts, or has something again."""
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
