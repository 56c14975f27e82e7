"""The defaults taken after the last action, which may be corrected until the next one is declared."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from gonfalon.fate import points
from gonfalon.fate.harm import cleared
from gonfalon.questions.ask import Ask, Now, Procedure, Tell, Weight
from gonfalon.questions.choice import Choice, Ruling
from gonfalon.questions.deed import Deed
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Barred
from gonfalon.questions.roll import Roll
from gonfalon.systems.sotc.actions.command import brought_along
from gonfalon.systems.sotc.actions.defence import thrown
from gonfalon.systems.sotc.actions.pulling import afterwards
from gonfalon.systems.sotc.actions.scenery import changed, lies_on
from gonfalon.systems.sotc.harm.stress import absorb_options, boxes, forced, having_boxes
from gonfalon.systems.sotc.state.action import (
    Absorbed,
    Amendable,
    Behind,
    Failed,
    Landed,
    Placed,
    Spun,
    Swapped,
    Unblocked,
)
from gonfalon.systems.sotc.state.people import Figure, Swap
from gonfalon.systems.sotc.state.position import Position
from gonfalon.systems.sotc.state.skills import skill_named
from gonfalon.systems.sotc.turns.surplus import Purchase, allowed, expired, purchases
from gonfalon.table.offer import Offer


def otherwise(position: Position, ask: Ask[Any]) -> Iterator[Offer[Position]]:
    """Between two actions; of what happened twice, the last can be said otherwise.

    Until the dice fall a group that was left behind on the way may still come along.
    """
    if position.contest or position.action:
        behind = position.amendable if isinstance(ask, Roll) and not thrown(position) else ()
        yield from (offer for one in behind if isinstance(one, Behind) for offer in following(position, one))
        return
    yield from {offer.key: offer for one in position.amendable for offer in offers_about(position, one)}.values()


def offers_about(position: Position, one: Amendable) -> Iterator[Offer[Position]]:
    """Yield the corrections that one of them allows; defeats have offers of their own (`harm/out.py`)."""
    match one:
        case Absorbed():
            yield from instead(position, one)
        case Landed():
            yield from afterwards(position, one)
        case Spun():
            yield from diving(position, one)
        case Placed():
            yield from of_placed(position, one)
        case Failed():
            yield from arguing(position, one)
        case Swapped():
            yield from lasting(position, one)
        case Behind():
            yield from following(position, one)
        case Unblocked():
            yield from standing(position, one)
        case _:
            pass


def without(position: Position, one: Amendable) -> Position:
    """It cannot be said otherwise once more."""
    return replace(position, amendable=tuple(other for other in position.amendable if other != one))


def without_hit(position: Position) -> Position:
    """Overflow of the hit was used, so it cannot be pulled any more (sotc.attack.pull)."""
    return replace(position, amendable=tuple(one for one in position.amendable if not isinstance(one, Landed)))


def instead(position: Position, one: Absorbed) -> Iterator[Offer[Position]]:
    """A consequence in place of the box (sotc.cons.voluntary, sotc.cons.limit)."""
    character = position.character(one.who)
    if character.left:
        return
    full = None if any(absorb_options(position, one.who, one.by)) else Barred("sotc.cons.limit", piece=one.who)
    label = Label("sotc-offer-instead", piece=one.who, box=one.box)
    make = partial(taken_instead, one)
    rule = "sotc.cons.voluntary"
    yield Offer(f"instead.{one.who}", character.owner, make, rule=rule, label=label, barred=full)


def taken_instead(one: Absorbed, position: Position) -> Procedure[Position]:
    """A hit is taken otherwise than by a box (sotc.cons.voluntary)."""
    return (yield from Deed("sotc.cons.voluntary", by=one.by or None, to=one.who).of(unmarked(one, position)))


def unmarked(one: Absorbed, position: Position) -> Procedure[Position]:
    """The box is free again, and nothing is left over (sotc.cons.voluntary, sotc.over.named)."""
    position = without(position, one)
    character = position.character(one.who)
    yield Tell("sotc.cons.voluntary", piece=one.who, box=one.box)
    freed = cleared(boxes(character, one.track), one.box)
    position = yield from Now(position.with_figure(having_boxes(character, one.track, freed)))
    return (yield from forced(position, one.who, one.hit, one.by))


def diving(position: Position, one: Spun) -> Iterator[Offer[Position]]:
    """The shifts of the defence as overflow, at once, in place of spin (sotc.spin.or_overflow)."""
    figure = position.figure(one.who)
    if figure.left or not any(spin.who == one.who for spin in position.spins):
        return
    label = Label("sotc-offer-overflow", piece=one.who, margin=one.margin)
    rule = "sotc.spin.or_overflow"
    yield Offer(f"overflow.{one.who}", figure.owner, partial(dived, one), rule=rule, label=label)


def dived(one: Spun, position: Position) -> Procedure[Position]:
    """Moves and the like, until the overflow is used up or nothing more is wanted; it costs no action."""
    yield Tell("sotc.spin.or_overflow", piece=one.who, margin=one.margin)
    left = tuple(spin for spin in position.spins if spin.who != one.who)
    position = yield from Now(replace(without(position, one), spins=left))
    points_left, number = one.margin, 0
    while points_left:
        figure = position.there(one.who)
        picked = yield from Choice(
            figure.owner,
            dives(position, figure, points_left),
            rule="sotc.over.use",
            label=Label("sotc-ask-overflow", piece=one.who, left=points_left),
            about=(one.who, str(number)),
        )
        if picked is None:
            yield expired(one.who, points_left)
            break
        number += 1
        if (yield from allowed(position, one.who, picked)):
            position = yield from picked.proceed(position)
            points_left -= picked.price
    return position


def dives(position: Position, figure: Figure, left: int) -> tuple[Option[Purchase | None], ...]:
    """Return the purchases that the margin pays for, and the option to end (sotc.over.use, sotc.over.expiry)."""
    label = Label("sotc-follow-end", left=left)
    done: Option[Purchase | None] = Option(None, label, "end", "sotc.over.expiry", role="done", proposed=True)
    return (*purchases(position, figure, left), done)


def of_placed(position: Position, one: Placed) -> Iterator[Offer[Position]]:
    """The target buys the aspect off; the game master lets it last (sotc.man.buy_off, sotc.temp.sticky)."""
    aspect = next((known for known in position.aspects if known.id == one.aspect), None)
    if aspect is None:
        return
    if one.who:
        poor = None if position.purse(one.who).points else Barred("sotc.man.buy_off")
        label = Label("sotc-offer-buy-off", piece=one.who, aspect=aspect.text)
        owner = position.character(one.who).owner
        make = partial(bought_off, one)
        yield Offer(f"buyoff.{one.aspect}", owner, make, rule="sotc.man.buy_off", label=label, barred=poor)
    if aspect.fragile:
        weak = None if one.sticky else Barred("sotc.temp.sticky_spin")
        label = Label("sotc-offer-sticky", aspect=aspect.text)
        make = partial(made_sticky, one)
        yield Offer(f"sticky.{one.aspect}", position.gm, make, rule="sotc.temp.sticky", label=label, barred=weak)


def bought_off(one: Placed, position: Position) -> Procedure[Position]:
    """The point is simply gone (sotc.man.buy_off)."""
    yield Tell("sotc.man.buy_off", piece=one.who, aspect=position.aspect(one.aspect).text, weight=Weight.OUTCOME)
    position = points.pay(without(position, one), one.who)
    return (yield from Now(position.without_aspects((one.aspect,))))


def made_sticky(one: Placed, position: Position) -> Procedure[Position]:
    """It stays after its first tag (sotc.temp.sticky)."""
    aspect = position.aspect(one.aspect)
    yield Tell("sotc.temp.sticky", aspect=aspect.text)
    return (yield from Now(position.with_aspect(replace(aspect, fragile=False))))


def arguing(position: Position, one: Failed) -> Iterator[Offer[Position]]:
    """A fate point is argument enough, if the game master agrees (sotc.man.scene)."""
    figure = position.figure(one.who)
    if figure.left or not position.purse(one.who).points:
        return
    label = Label("sotc-offer-argue", piece=one.who, aspect=one.text)
    yield Offer(f"argue.{one.who}", figure.owner, partial(argued, one), rule="sotc.man.scene", label=label)


def argued(one: Failed, position: Position) -> Procedure[Position]:
    """The point is spent if the game master agrees."""
    position.there(one.who)
    agreed = yield from Ruling(
        position.gm,
        tuple(
            Option(yes, Label("sotc-argue", answer=key), key=key, proposed=yes)
            for yes, key in ((True, "yes"), (False, "no"))
        ),
        rule="sotc.man.scene",
        label=Label("sotc-ask-argue", piece=one.who, aspect=one.text),
        about=(one.who,),
    )
    return (yield from Deed("sotc.man.scene", by=one.who).of(argument_told(without(position, one), one, agreed=agreed)))


def argument_told(position: Position, one: Failed, *, agreed: bool) -> Procedure[Position]:
    """sotc.man.scene"""
    on = lies_on(position, one.removes)
    yield Tell("sotc.man.scene", piece=one.who, aspect=one.text, on=on, change="argued" if agreed else "unheard")
    if not agreed:
        return (yield from Now(position))
    position = points.pay(position, one.who)
    return (yield from changed(position, one.who, one.removes, None, 0))


def lasting(position: Position, one: Swapped) -> Iterator[Offer[Position]]:
    """A use of another skill that was good for one roll lasts (sotc.env.duration)."""
    if position.character(one.who).left:
        return
    label = Label("sotc-offer-lasts", piece=one.who, skill=skill_named(one.skill), instead=skill_named(one.instead_of))
    yield Offer(f"lasts.{one.who}", position.gm, partial(lasted, one), rule="sotc.env.duration", label=label)


def lasted(one: Swapped, position: Position) -> Procedure[Position]:
    """Ask how long one skill stands for the other, beyond the roll (sotc.env.duration)."""
    position.there(one.who)
    until = yield from Ruling(
        position.gm,
        tuple(
            Option(long, Label("sotc-swap-until", until=long), proposed=long == "exchange")
            for long in ("exchange", "scene")
        ),
        rule="sotc.env.duration",
        label=Label("sotc-ask-lasts", piece=one.who, skill=skill_named(one.skill), instead=skill_named(one.instead_of)),
        about=(one.who,),
    )
    yield Tell("sotc.env.duration", piece=one.who, skill=skill_named(one.skill), until=until)
    character = position.character(one.who)
    swap = Swap(one.skill, one.instead_of, until)
    position = without(position, one)
    return (yield from Now(position.with_figure(replace(character, swaps=(*character.swaps, swap)))))


def following(position: Position, one: Behind) -> Iterator[Offer[Position]]:
    """The game master lets the group move with its leader (sotc.attach.free)."""
    leader, group = position.character(one.leader), position.group(one.group)
    if leader.left or group.left or group.leader or position.led_by(leader.id):
        return
    label = Label("sotc-offer-along", piece=leader.id, group=group.id)
    make = partial(followed, one)
    yield Offer(f"along.{group.id}", position.gm, make, rule="sotc.attach.free", label=label)


def followed(one: Behind, position: Position) -> Procedure[Position]:
    """It cannot be said twice."""
    return (yield from brought_along(one.leader, one.group, without(position, one)))


def standing(position: Position, one: Unblocked) -> Iterator[Offer[Position]]:
    """The block stays after all, as long as it would have lasted (sotc.block.blocker_gone)."""
    if one.block.until < position.exchange:
        return
    label = Label("sotc-offer-block-stays", block=one.block.text)
    make = partial(stood, one)
    yield Offer(f"stays.{one.block.id}", position.gm, make, rule="sotc.block.blocker_gone", label=label)


def stood(one: Unblocked, position: Position) -> Procedure[Position]:
    """It does not depend on its maker any more."""
    yield Tell("sotc.block.blocker_gone", block=one.block.text, stays="yes")
    block = replace(one.block, things=True)
    return (yield from Now(replace(without(position, one), blocks=(*position.blocks, block))))
