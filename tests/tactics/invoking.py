"""Decide if an invocation is worth its price on the roll that lies there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import fsum
from typing import Any

from support.players import free
from tactics.values import FATE_POINT, INVOCATION, MOST_USED, advantage_end, attack_end, harm, invocation, one_hand

from gonfalon.fate.ladder import STYLE
from gonfalon.fate.position import contest_of
from gonfalon.fate.roll import Hand
from gonfalon.fate.use import PLUS
from gonfalon.fate.uses import Use
from gonfalon.questions.choice import Choice
from gonfalon.questions.option import Option
from gonfalon.systems.war.rolls.rules import shifts as shifts_of
from gonfalon.systems.war.state.pieces import Kind
from gonfalon.systems.war.state.position import Position

REACHED = 0.8
"""An Overcome roll that reaches its goal."""

Value = Callable[[int], float]


def best_use(ask: Choice[Any], position: Position) -> str:
    """The key of the invocation to make now, or `pass`: who acts thinks first, then those who oppose."""
    ways = [(use, option.key) for option in free(ask) if (use := use_in(option))]
    usual: dict[tuple[str, str, bool], tuple[Use, str]] = {}
    for use, key in ways:
        usual.setdefault((use.who, use.aspect.key, use.free), (use, key))
    uses = [(use, key) for use, key in usual.values() if use.how != "reroll"]
    for side in dict.fromkeys(position.side_of(use.who) for use, _ in uses):
        own = [(price(position, use), key) for use, key in uses if position.side_of(use.who) == side]
        sign = sign_of(side, position)
        if key := worth_its_price(sorted(own), position, sign):
            again = f"{key}.reroll"
            return again if again in {key for _, key in ways} and better_anew(position, sign) else key
    return "pass"


def use_in(option: Option[Any]) -> Use | None:
    """Return the use of an aspect by an option of the window, if it has one."""
    given = option.value.args if isinstance(option.value, partial) else ()
    return next((one for one in given if isinstance(one, Use)), None)


def worth_its_price(uses: list[tuple[float, str]], position: Position, sign: int) -> str:
    """The cheapest of these invocations with their prices, if it gains more than it costs; else nothing."""
    value, shifts = value_of(position), shifts_of(position)
    best, key, paid = 0.0, "", 0.0
    for number, (cost, _) in enumerate(uses[:MOST_USED], 1):
        paid += cost
        gained = sign * (value(shifts + sign * PLUS * number) - value(shifts)) - paid
        if gained > best:
            best, key = gained, uses[0][1]
    hand = hand_of(position, sign)
    if hand:
        cost, first = uses[0]
        key = first if anew(value, shifts, hand, sign) - sign * value(shifts) - cost > best else key
    return key


def better_anew(position: Position, sign: int) -> bool:
    """True if new dice may be expected to end better than two more."""
    value, shifts = value_of(position), shifts_of(position)
    hand = hand_of(position, sign)
    assert hand
    plus = max(sign * value(shifts + sign * PLUS * number) for number in range(1, MOST_USED + 1))
    return anew(value, shifts, hand, sign) > plus


def sign_of(side: str, position: Position) -> int:
    """1 for the acting side, -1 for who opposes it."""
    return 1 if side == position.side_of(contest_of(position).actor.who) else -1


def hand_of(position: Position, sign: int) -> Hand | None:
    rolled = contest_of(position)
    return rolled.hand(acting=sign > 0)


def anew(value: Value, shifts: int, hand: Hand, sign: int) -> float:
    """Return the worth of the roll to this side if its dice are thrown again."""
    bare = shifts - sign * sum(hand.faces)
    return fsum(chance * sign * value(bare + sign * total) for total, chance in one_hand(0))


def price(position: Position, use: Use) -> float:
    """Return the worth of an invocation if it is kept."""
    if not use.free:
        return FATE_POINT
    stock = sum(one.free_of(use.who) for one in position.aspects)
    kept = invocation(stock - 1)
    return kept * 0.75 if position.aspect(use.aspect.key).kind is Kind.BOOST else kept


def value_of(position: Position) -> Value:
    """Return the function that gives the worth of shifts of the open roll to the acting side."""
    rolled = contest_of(position)
    stock = sum(one.free_of(rolled.actor.who) for one in position.aspects)
    match rolled.rule.split("."):
        case ["war", "attack", _] | ["war", "leader", "duel"]:
            assert rolled.against
            ends = harm(position, position.actor(rolled.against.foes[0]))
            return lambda shifts: attack_end(ends, shifts, invocation(stock))
        case ["war", "over", *_] | ["war", "adv", "pin", "overcome"]:
            return lambda shifts: REACHED + (shifts >= STYLE) * INVOCATION if shifts >= 0 else 0.0
        case ["war", "leader", _]:
            return lambda shifts: REACHED if shifts >= 0 else 0.0
        case ["war", "init", _]:
            return lambda _: 0.0
        case _:
            return lambda shifts: advantage_end(shifts, stock)
