"""The options of the window besides aspects: a fate point for +1, and spin."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from gonfalon.fate import points
from gonfalon.fate.position import contest_of
from gonfalon.fate.roll import Hand
from gonfalon.fate.use import granted
from gonfalon.fate.uses import Proceed
from gonfalon.questions.ask import Now, Procedure, Tell
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option, Part
from gonfalon.questions.refusal import Barred
from gonfalon.systems.sotc.state.people import Character
from gonfalon.systems.sotc.state.position import Position, whose
from gonfalon.systems.sotc.state.things import Spin

WindowOption = Option[Proceed[Position]]


def more(position: Position) -> Iterator[WindowOption]:
    """Everything that may still change this roll besides aspects."""
    rolled = contest_of(position)
    for hand in rolled.hands:
        acting = hand is rolled.actor
        yield from plus_one(position, hand, acting)
        if position.option("sotc.spin.mode") == "choice":
            yield from spinning(position, hand, acting)
            yield from doubtful(position, hand)
        yield from implausible(position, hand, acting)


def plus_one(position: Position, hand: Hand, acting: bool) -> Iterator[WindowOption]:
    """A fate point for +1, as often as there are points (sotc.fp.plus_one)."""
    figure = position.figure(hand.piece)
    if not position.on("sotc.fp.plus_one") or not isinstance(figure, Character):
        return
    purse = position.purse(hand.who)
    if not purse.points:
        return
    label = Label("sotc-plus-one", piece=hand.piece, held=purse.points, whose=whose(purse))
    make = partial(paid_for_one, hand.who, acting)
    yield Option(make, label, f"point.{hand.who}", "sotc.fp.plus_one", figure.owner)


def paid_for_one(who: str, acting: bool, position: Position) -> Procedure[Position]:
    """One more for a fate point."""
    yield Tell("sotc.fp.plus_one", piece=who)
    line = Part(Label("sotc-part-point"), "sotc.fp.plus_one", 1)
    return (yield from Now(granted(points.pay(position, who), line, acting=acting)))


def usable(position: Position) -> Iterator[Spin]:
    """Spin that is good for the action that is being rolled (sotc.spin.use)."""
    number = position.action.number if position.action else 0
    return (one for one in position.spins if one.after == number - 1 and not position.figure(one.who).left)


def helping(position: Position, spin: Spin) -> Iterator[tuple[str, Position]]:
    """The options by which spin may help its holder's side on this roll, each with the roll as it stands then."""
    rolled = contest_of(position)
    for hand in rolled.hands:
        friendly = position.friends(position.figure(spin.who), position.figure(hand.piece))
        key = f"spin.{spin.who}.{hand.who}.{'plus' if friendly else 'minus'}"
        yield key, with_spin(position, spin.who, hand is rolled.actor, 1 if friendly else -1)


def spinning(position: Position, hand: Hand, acting: bool) -> Iterator[WindowOption]:
    """+1 or -1 on any roll of the action after the one in which it was gained, by who holds it (sotc.spin.use)."""
    for spin in usable(position):
        holder = position.figure(spin.who)
        unlikely = Barred("sotc.spin.explain", who=spin.who, piece=hand.piece) if hand.who in spin.not_on else None
        for sign, number in (("plus", 1), ("minus", -1)):
            yield Option(
                partial(spun, spin.who, acting, number),
                Label("sotc-spin", piece=hand.piece, who=spin.who, sign=sign),
                f"spin.{spin.who}.{hand.who}.{sign}",
                "sotc.spin.use",
                holder.owner,
                barred=unlikely,
                role="free",
                variant=Label("sotc-spin-short", sign=sign) if number < 0 else None,
            )


def spun(who: str, acting: bool, sign: int, position: Position) -> Procedure[Position]:
    """Spin is used up (sotc.spin.use, sotc.spin.explain)."""
    hand = contest_of(position).hand(acting=acting)
    assert hand
    yield Tell("sotc.spin.use", who=who, piece=hand.piece, sign="plus" if sign > 0 else "minus")
    return (yield from Now(with_spin(position, who, acting, sign)))


def doubtful(position: Position, hand: Hand) -> Iterator[WindowOption]:
    """The game master sees beforehand that spin cannot matter on a roll (sotc.spin.explain)."""
    for spin in usable(position):
        if hand.who not in spin.not_on:
            label = Label("sotc-spin-implausible", who=spin.who, piece=hand.piece)
            make = partial(ruled_out, spin, hand.who)
            key = f"implausible.{spin.who}.{hand.who}"
            yield Option(make, label, key, "sotc.spin.explain", position.gm, role="more")


def ruled_out(spin: Spin, who: str, position: Position) -> Procedure[Position]:
    yield Tell("sotc.spin.explain", who=spin.who, piece=who)
    held = replace(spin, not_on=(*spin.not_on, who))
    spins = tuple(held if one == spin else one for one in position.spins)
    return (yield from Now(replace(position, spins=spins)))


def implausible(position: Position, hand: Hand, acting: bool) -> Iterator[WindowOption]:
    """The game master finds no way in which spin could matter here; it goes back to who holds it (sotc.spin.explain)."""
    for line in hand.granted:
        who = dict(line.label.figures).get("who")
        if line.rule == "sotc.spin.use" and isinstance(who, str):
            label = Label("sotc-spin-implausible", who=who, piece=hand.piece)
            make = partial(rejected, who, acting, line)
            yield Option(make, label, f"implausible.{who}", "sotc.spin.explain", position.gm, role="more")


def rejected(who: str, acting: bool, line: Part, position: Position) -> Procedure[Position]:
    rolled = contest_of(position)
    hand = rolled.hand(acting=acting)
    assert hand
    yield Tell("sotc.spin.explain", who=who, piece=hand.piece)
    without = replace(hand, granted=tuple(one for one in hand.granted if one != line))
    spin = Spin(who, position.doing.number - 1, (hand.who,))
    position = position.having_contest(rolled.having_hand(without, acting=acting))
    return (yield from Now(replace(position, spins=(*position.spins, spin))))


def with_spin(position: Position, who: str, acting: bool, sign: int) -> Position:
    line = Part(Label("sotc-part-spin", who=who), "sotc.spin.use", sign)
    left = tuple(one for one in position.spins if one.who != who)
    return granted(replace(position, spins=left), line, acting=acting)


def forced_on(position: Position, hand: Hand) -> Iterator[tuple[Spin, int]]:
    """The spin that falls on this roll by that option, each with its +1 or -1 (sotc.spin.mode)."""
    if position.option("sotc.spin.mode") == "choice":
        return
    for spin in usable(position):
        yield spin, 1 if position.friends(position.figure(spin.who), position.figure(hand.piece)) else -1


def forced(position: Position) -> Procedure[Position]:
    """By an option spin falls on the very next roll: against an enemy, for a friend (sotc.spin.mode)."""
    hand = contest_of(position).actor
    for spin, sign in tuple(forced_on(position, hand)):
        yield Tell("sotc.spin.use", who=spin.who, piece=hand.piece, sign="plus" if sign > 0 else "minus")
        position = yield from Now(with_spin(position, spin.who, True, sign))
    return position
