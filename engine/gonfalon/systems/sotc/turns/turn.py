"""One turn: the action, follow-ups that overflow pays for, its end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from gonfalon.ask import Choice, Now, Procedure, Tell, Weight
from gonfalon.figures import Label
from gonfalon.option import Option
from gonfalon.refusal import Barred
from gonfalon.systems.sotc.actions.finish import moving
from gonfalon.systems.sotc.actions.reach import move_to, neighbours
from gonfalon.systems.sotc.state.action import MENU, Supplement
from gonfalon.systems.sotc.state.people import Character, Figure
from gonfalon.systems.sotc.state.position import Position
from gonfalon.systems.sotc.turns.ending import judged
from gonfalon.systems.sotc.turns.menu import MOVES, MenuOption, attacks, manoeuvres, menu
from gonfalon.systems.sotc.turns.passing import turn_over


def take_turn(position: Position) -> Procedure[Position]:
    """The menu stands until the action is spent and nothing is left of its overflow (sotc.act.one, sotc.over.use)."""
    position = yield from judged((yield from Now(position)))
    if position.turn is None:
        return position
    who = position.now.who
    figure = position.figure(who)
    if figure.left or (figure.pace.acted and not position.now.overflow):
        return turn_over(position)
    options = tuple(follow_ups(position, figure) if figure.pace.acted else menu(position, figure))
    deed = yield from Choice(
        figure.owner,
        options,
        rule=MENU,
        label=Label("sotc-ask-turn", piece=who, overflow=position.now.overflow),
        about=(who,),
    )
    return (yield from deed(position))


def follow_ups(position: Position, figure: Figure) -> Iterator[MenuOption]:
    """What overflow pays for: moves and other things that need no roll and attack nobody (sotc.over.no_attack)."""
    left = position.now.overflow
    for zone, border in neighbours(position, figure.zone):
        price = move_to(position, figure, zone, border).price
        dear = Barred("sotc.over.use", price=price, left=left) if price > left else None
        label = Label("sotc-follow-move", zone=zone, price=price)
        make = partial(paid_move, zone, price)
        yield Option(make, label, f"move.{zone}", "sotc.over.use", on=zone, barred=dear, group=MOVES)
    yield from arming(position, figure)
    yield Option(paid_deed, Label("sotc-follow-other"), "other", "sotc.over.use", group=MOVES)
    offensive = Barred("sotc.over.no_attack", piece=figure.id)
    for option in (*attacks(position, figure), *manoeuvres(position, figure)):
        yield replace(option, barred=offensive, role="more")
    yield Option(lapsed, Label("sotc-follow-end", left=left), "end", "sotc.over.expiry", role="done", proposed=True)


def arming(position: Position, figure: Figure) -> Iterator[MenuOption]:
    """A weapon is drawn, or picked up where it fell (sotc.disarm.recover_supplemental)."""
    left = position.now.overflow
    for weapon in figure.weapons if isinstance(figure, Character) else ():
        if weapon.in_hand:
            continue
        price = Supplement("rearm", disarm=weapon.lost or 0).price
        dear = Barred("sotc.over.use", price=price, left=left) if price > left else None
        label = Label("sotc-follow-weapon", weapon=weapon.name, price=price)
        make = partial(paid_weapon, weapon.id, price)
        yield Option(make, label, f"weapon.{weapon.id}", "sotc.over.use", barred=dear, group=MOVES)


def paid_weapon(id: str, price: int, position: Position) -> Procedure[Position]:
    who = position.now.who
    character = position.character(who)
    weapons = tuple(replace(one, drawn=True, lost=None) if one.id == id else one for one in character.weapons)
    yield Tell("sotc.over.use", piece=who, what="weapon", zone="none", price=price)
    return (yield from Now(paying(position.with_figure(replace(character, weapons=weapons)), price)))


def paid_move(zone: str, price: int, position: Position) -> Procedure[Position]:
    who = position.now.who
    yield Tell("sotc.over.use", piece=who, what="move", zone=zone, price=price)
    return (yield from moving(paying(position, price), who, zone))


def paid_deed(position: Position) -> Procedure[Position]:
    """Anything else that would be a supplemental action, for one shift."""
    who = position.now.who
    yield Tell("sotc.over.use", piece=who, what="other", zone="none", price=1)
    return (yield from Now(paying(position, 1)))


def paying(position: Position, price: int) -> Position:
    turn = position.now
    return replace(position, turn=replace(turn, overflow=turn.overflow - price))


def lapsed(position: Position) -> Procedure[Position]:
    """sotc.over.expiry"""
    yield Tell("sotc.over.expiry", piece=position.now.who, left=position.now.overflow, weight=Weight.ASIDE)
    return turn_over(position)
