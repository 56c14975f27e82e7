"""The actions that a turn still allows: actions of three kinds, a second one by a leader or a fate point."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from gonfalon.fate import points
from gonfalon.questions.ask import Now, Procedure
from gonfalon.questions.refusal import Barred
from gonfalon.systems.war.state.activation import Declared
from gonfalon.systems.war.state.pieces import Act, Actor, Leader, Unit
from gonfalon.systems.war.state.position import Position


def action_barred(position: Position, act: Act) -> Barred | None:
    """Why no action of this kind is left (war.action.one, war.action.no_repeat, war.action.attack_last)."""
    turn = position.now
    if turn.closing and not may_still_attack(position, act):
        return Barred("war.action.attack_last")
    if act in turn.done:
        return Barred("war.action.no_repeat", act=act.value)
    if turn.left < 1:
        return Barred("war.action.one", piece=turn.actor)
    return None


def may_still_attack(position: Position, act: Act) -> bool:
    """After the leader's duel his unit may still attack, if the table plays it so (war.opt.leader_attack_with_unit)."""
    together = position.option("war.opt.leader_attack_with_unit") == "together"
    return together and act is Act.ATTACK and position.now.duelled and not position.now.attacked


def with_action_used(position: Position, act: Act) -> Position:
    """The action is used, whatever comes of it."""
    return position.with_turn(replace(position.now, done=(*position.now.done, act)))


def leader_barred(position: Position, leader: Leader, *, duel: bool = False) -> Barred | None:
    """Why this leader has no action now (war.leader.choices, war.opt.leader_attack_with_unit)."""
    turn = position.now
    together = position.option("war.opt.leader_attack_with_unit") == "together"
    if turn.closing and not (duel and together and turn.attacked and not turn.duelled):
        return Barred("war.opt.leader_attack_with_unit" if turn.attacked else "war.action.attack_last")
    if leader.used or leader.acted:
        return Barred("war.leader.choices", leader=leader.id)
    return None


def with_leader_used(position: Position, leader: Leader, act: Act) -> Position:
    """His one action of the round is used, in a turn of his own that of the turn too (war.leader.acts_with_unit)."""
    position = position.with_leader(replace(position.leader(leader.id), used=True))
    return with_action_used(position, act) if position.now.actor == leader.id else position


def second_barred(position: Position, unit: Unit) -> Barred | None:
    """Why a fate point buys no second action here (war.action.second.fate)."""
    turn = position.now
    if turn.closing:
        return Barred("war.action.attack_last")
    if position.attached_to(unit):
        return Barred("war.action.second.fate", why="leader")
    if turn.actions > 1:
        return Barred("war.action.second.fate", why="two")
    return points.barred(position, unit.owner, "war.fate.pools")


def declare(position: Position, rule: str, against: Iterable[Actor] = ()) -> Procedure[Position]:
    """The action is declared for all to see; until its dice fall it may be called off (war.end.concede)."""
    return (yield from Now(declared(position, rule, tuple(one.id for one in against))))


def declared(position: Position, rule: str, against: tuple[str, ...]) -> Position:
    """The same with this action declared, against these pieces; out of a turn nothing is."""
    if not position.turn:
        return position
    turn = replace(position.turn, declared=Declared(rule, against))
    return replace(position, turn=turn, amendable=())


def undeclared(position: Position) -> Position:
    """The same without a declared action: it is rolled for, or has fallen away."""
    return position.with_turn(replace(position.turn, declared=None)) if position.turn else position


def attack_ends_turn(position: Position, actor: Actor) -> Position:
    """war.action.attack_last"""
    turn = position.now
    if isinstance(actor, Unit):
        return position.with_turn(replace(turn, attacked=True))
    return position.with_turn(replace(turn, duelled=True))
