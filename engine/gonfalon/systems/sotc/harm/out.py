"""Leaving the conflict: what goes with somebody, and in whose words it ends."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from gonfalon.fate import points
from gonfalon.fate.aspects import Named
from gonfalon.questions.ask import Ask, Now, Procedure, Tell, Weight
from gonfalon.questions.choice import Choice
from gonfalon.questions.deed import Deed
from gonfalon.questions.figures import Label, UserText
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Barred
from gonfalon.questions.roll import Roll
from gonfalon.questions.text import Text
from gonfalon.systems.sotc.initiative import released
from gonfalon.systems.sotc.rolls.spins import lapsing
from gonfalon.systems.sotc.state.action import TakenOut, Unblocked
from gonfalon.systems.sotc.state.people import Character, Exit, Group, Left
from gonfalon.systems.sotc.state.position import Position
from gonfalon.systems.sotc.state.things import Block
from gonfalon.table.offer import Gone, Offer

LONGEST_OUTCOME = 120


def departed(position: Position, id: str, how: Exit, by: str, outcome: Named) -> Procedure[Position]:
    """Out of the order at once; the game master may let a block stand that ends with it (sotc.block.blocker_gone)."""
    for block in ending(position, id):
        yield Tell("sotc.block.blocker_gone", block=block.text, stays="no")
        position = replace(position, amendable=(*position.amendable, Unblocked(block)))
    yield from lapsing(one for one in position.spins if one.who == id)
    return gone(position, id, how, by, outcome)


def ending(position: Position, id: str) -> Iterator[Block]:
    """Blocks that depend on somebody (sotc.block.blocker_gone)."""
    return (one for one in position.blocks if one.by == id and not one.things)


def gone(position: Position, id: str, how: Exit, by: str, outcome: Named) -> Position:
    """Out; what it held, blocked or spun is void (sotc.out.trigger)."""
    figure = position.figure(id)
    position = position.with_figure(replace(figure, left=Left(how, by, outcome)))
    position = position.paced(id, holding=False, guarding=False)
    if isinstance(figure, Group):
        if figure.companion:
            beaten = replace(position.companion(figure.companion), out=True)
            position = position.with_companion(beaten)
        if figure.leader:
            position = position.with_figure(replace(position.group(id), leader=""))
    elif led := position.led_by(id):
        position = released(position, led.id)
    blocks = (*ending(position, id), *(one for one in position.blocks if one.protects == id))
    position = position.without_blocks(one.id for one in blocks)
    return replace(
        position,
        spins=tuple(one for one in position.spins if one.who != id),
        queue=tuple(one for one in position.queue if one != id),
    )


def taken_out(position: Position, id: str, by: str) -> Procedure[Position]:
    """Neither a box nor a consequence is left; the victor may say what becomes of the loser (sotc.out.trigger)."""
    usual = Label("sotc-out-usual")
    yield Tell("sotc.out.trigger", piece=id, by=by, weight=Weight.OUTCOME)
    position = yield from departed(position, id, Exit.TAKEN_OUT, by, usual)
    position = replace(position, amendable=(*position.amendable, TakenOut(id, by)))
    return (yield from Now(position))


def victor(position: Position, by: str) -> str:
    """Return the person who speaks for the victor: the seat of the character, the game master's for minions (sotc.out.fate)."""
    figure = position.figure(by) if by else None
    return figure.owner if isinstance(figure, Character) else position.gm


def told_otherwise(position: Position, ask: Ask[Any]) -> Iterator[Offer[Position]]:
    """Other words for a defeat: the victor's, the game master's objection, the loser's price (sotc.out.fate, sotc.out.buy)."""
    if isinstance(ask, Roll) or position.contest:
        return
    for one in position.amendable:
        if not isinstance(one, TakenOut):
            continue
        loser = position.character(one.who)
        label = Label("sotc-offer-outcome", piece=one.who)
        make = partial(worded, one.who, victor(position, one.by))
        yield Offer(f"outcome.{one.who}", victor(position, one.by), make, rule="sotc.out.fate", label=label)
        said = loser.left and isinstance(loser.left.outcome, UserText)
        if said:
            objecting = partial(objected, one.who, victor(position, one.by))
            label = Label("sotc-offer-object", piece=one.who)
            yield Offer(f"object.{one.who}", position.gm, objecting, rule="sotc.out.limit_scope", label=label)
        poor = None if position.purse(one.who).points else Barred("sotc.out.buy")
        label = Label("sotc-offer-buy", piece=one.who)
        buying = partial(bought, one.who, victor(position, one.by))
        yield Offer(f"buy.{one.who}", loser.owner, buying, rule="sotc.out.buy", label=label, barred=poor)


def still_beaten(position: Position, id: str) -> None:
    """Raises Gone if the blow was pulled and the loser is back (sotc.attack.pull)."""
    if not position.figure(id).left:
        raise Gone(id)


def worded(id: str, speaker: str, position: Position) -> Procedure[Position]:
    """Ask what happens to the loser, in the victor's words; Gone if the blow was pulled (sotc.out.fate, sotc.attack.pull)."""
    still_beaten(position, id)
    text = yield from Text(
        speaker, LONGEST_OUTCOME, 1, rule="sotc.out.fate", label=Label("sotc-ask-outcome", piece=id), about=(id,)
    )
    return (yield from Deed("sotc.out.fate", to=id).of(fate_told(position, id, text)))


def fate_told(position: Position, id: str, text: str) -> Procedure[Position]:
    """sotc.out.fate"""
    yield Tell("sotc.out.fate", piece=id, text=UserText(text), weight=Weight.OUTCOME)
    return (yield from Now(with_outcome(position, id, UserText(text))))


def with_outcome(position: Position, id: str, text: Named) -> Position:
    figure = position.figure(id)
    assert figure.left
    return position.with_figure(replace(figure, left=replace(figure.left, outcome=text)))


LIMITS = ("sotc.out.limit_self", "sotc.out.limit_scope", "sotc.out.limit_reason")
"""The limits of what a victor may say: the loser alone, the scope of the conflict, what is believable."""


def objected(id: str, speaker: str, position: Position) -> Procedure[Position]:
    """The game master finds that the words break a limit; they are said anew."""
    still_beaten(position, id)
    limits = tuple(
        Option(rule, Label("sotc-limit", rule=rule.rpartition(".")[2]), key=rule.rpartition(".")[2], rule=rule)
        for rule in LIMITS
    )
    rule = yield from Choice(
        position.gm, limits, rule="sotc.out.limit_scope", label=Label("sotc-ask-limit", piece=id), about=(id,)
    )
    yield Tell(rule, piece=id)
    position = yield from Now(with_outcome(position, id, Label("sotc-out-usual")))
    return (yield from worded(id, speaker, position))


def bought(id: str, speaker: str, position: Position) -> Procedure[Position]:
    """All remaining fate points for another defeat, at least one; the loser stays out (sotc.out.buy)."""
    position = yield from worded(id, speaker, position)
    all_left = position.purse(id).points
    yield Tell("sotc.out.buy", piece=id, points=all_left)
    return (yield from Now(points.pay(position, id, all_left)))
