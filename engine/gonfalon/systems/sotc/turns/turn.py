"""One turn: the action, follow-ups that overflow pays for, its end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from gonfalon.questions.ask import Now, Procedure
from gonfalon.questions.choice import Choice
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Barred
from gonfalon.systems.sotc.state.action import MENU
from gonfalon.systems.sotc.state.people import Figure
from gonfalon.systems.sotc.state.position import Position
from gonfalon.systems.sotc.turns.amendable import without_hit
from gonfalon.systems.sotc.turns.attacks import MenuOption, attacks
from gonfalon.systems.sotc.turns.ending import judged
from gonfalon.systems.sotc.turns.menu import manoeuvres, menu
from gonfalon.systems.sotc.turns.passing import turn_over
from gonfalon.systems.sotc.turns.surplus import Purchase, allowed, expired, purchases
from gonfalon.table.memo import of_recent


def take_turn(position: Position) -> Procedure[Position]:
    """The menu stands until the action is spent and nothing is left of its overflow (sotc.act.one, sotc.over.use)."""
    position = yield from judged((yield from Now(position)))
    if position.turn is None:
        return position
    who = position.now.who
    figure = position.figure(who)
    if figure.left or (figure.pace.acted and not position.now.overflow):
        return turn_over(position)
    options = whole_menu(position, figure)
    proceed = yield from Choice(
        figure.owner,
        options,
        rule=MENU,
        label=Label("sotc-ask-turn", piece=who, overflow=position.now.overflow),
        about=(who,),
    )
    return (yield from proceed(position))


@of_recent(4)
def whole_menu(position: Position, figure: Figure) -> tuple[MenuOption, ...]:
    """Everything that may be done now; to go back in an action is to meet the menu before it again."""
    return tuple(follow_ups(position, figure) if figure.pace.acted else menu(position, figure))


def follow_ups(position: Position, figure: Figure) -> Iterator[MenuOption]:
    """Yield the options that overflow pays for: nothing that needs a roll or attacks somebody (sotc.over.use,
    sotc.over.no_attack).
    """
    left = position.now.overflow
    for one in purchases(position, figure, left):
        make = partial(bought, one.value)
        yield Option(make, one.label, one.key, one.rule, on=one.on, barred=one.barred, group=one.group)
    offensive = Barred("sotc.over.no_attack", piece=figure.id)
    for other in (*attacks(position, figure), *manoeuvres(position, figure)):
        yield replace(other, barred=offensive, role="more")
    yield Option(lapsed, Label("sotc-follow-end", left=left), "end", "sotc.over.expiry", role="done", proposed=True)


def bought(one: Purchase, position: Position) -> Procedure[Position]:
    turn = position.now
    if not (yield from allowed(position, turn.who, one)):
        return position
    position = without_hit(replace(position, turn=replace(turn, overflow=turn.overflow - one.price)))
    return (yield from one.proceed(position))


def lapsed(position: Position) -> Procedure[Position]:
    """sotc.over.expiry"""
    yield expired(position.now.who, position.now.overflow)
    return turn_over(position)
