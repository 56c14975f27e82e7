"""Exchanges: who is next, who steps in from hold, and what ends with the exchange."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from gonfalon.fate import points
from gonfalon.questions.ask import Ask, Heading, Now, Procedure, Tell, Weight
from gonfalon.questions.choice import Choice
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Barred
from gonfalon.systems.sotc.initiative import next_start, order_for
from gonfalon.systems.sotc.state.action import MENU, Turn
from gonfalon.systems.sotc.state.people import Figure, Group, Pace
from gonfalon.systems.sotc.state.position import OWN, Position, Step
from gonfalon.systems.sotc.state.things import Block
from gonfalon.systems.sotc.turns.ending import judged
from gonfalon.table.offer import Ends, Offer

HOLDERS = "sotc.hold.lapse"
"""The rule of the last call for those who hold their action."""


def new_exchange(position: Position) -> Procedure[Position]:
    """Everybody may act again; clockwise the start moves on by one seat (sotc.seq.exchange, sotc.init.clockwise)."""
    number = position.exchange + 1
    yield Heading("sotc.seq.exchange", exchange=number)
    for figure in position.figures:
        position = position.with_figure(replace(figure, pace=Pace(since=figure.pace.since)))
    if number > 1 and position.option("sotc.init.mode") == "clockwise":
        position = replace(position, start=next_start(position, number))
    position = replace(position, exchange=number, turned=(), queue=(), step=Step.NEXT)
    return replace(position, order=order_for(position, number))


def takes_turns(position: Position, figure: Figure) -> bool:
    """True if somebody has a turn of its own now (sotc.minion.acts_as_one, sotc.init.attached, sotc.init.persist)."""
    if figure.left or figure.pace.since > position.exchange:
        return False
    return not (isinstance(figure, Group) and figure.leader)


def waiting(position: Position) -> tuple[str, ...]:
    """Return the figures still to have a turn in this exchange, in order."""
    return tuple(
        id for id in position.order if id not in position.turned and takes_turns(position, position.figure(id))
    )


def holders(position: Position) -> tuple[str, ...]:
    """Return the figures that hold an action, in the order of initiative; not a group that is led (sotc.hold.several,
    sotc.attach.no_own_action).
    """
    return tuple(
        id for id in position.order if position.pace(id).holding and takes_turns(position, position.figure(id))
    )


def next_turn(position: Position) -> Procedure[Position]:
    """Whoever steps in, then the next in the order; at the end those who hold are asked once more (sotc.hold.resume)."""
    position = yield from judged((yield from Now(position)))
    if position.step is not Step.NEXT:
        return position
    if position.queue:
        first, *others = position.queue
        return (yield from begun(replace(position, queue=tuple(others)), first, stepped=True))
    left = waiting(position)
    if not left:
        return (yield from last_call(position))
    return (yield from of_one_seat(position, first_of(position, left)))


def first_of(position: Position, left: tuple[str, ...]) -> tuple[str, ...]:
    """Of those who are still to have a turn the first; clockwise all of the same seat (sotc.init.mode, sotc.init.clockwise)."""
    if position.option("sotc.init.mode") != "clockwise":
        return left[:1]
    return tuple(id for id in left if position.figure(id).owner == position.figure(left[0]).owner)


def of_one_seat(position: Position, own: tuple[str, ...]) -> Procedure[Position]:
    """A person with several figures plays them all at the own seat's turn, in any order (sotc.init.clockwise)."""
    if len(own) == 1:
        return (yield from begun(position, own[0]))
    owner = position.figure(own[0]).owner
    options = tuple(Option(id, Label("sotc-figure", piece=id), key=id, on=id) for id in own)
    picked = yield from Choice(
        owner, options, rule="sotc.init.clockwise", label=Label("sotc-ask-who", side=owner), about=own
    )
    return (yield from begun(position, picked))


def begun(position: Position, id: str, *, stepped: bool = False) -> Procedure[Position]:
    """A turn begins; blocks that last until then end (sotc.block.duration). Who has given up the action has none."""
    turned = position.turned if id in position.turned else (*position.turned, id)
    position, before = replace(position, turned=turned), position.blocks
    position = yield from expired(position, lambda one: one.by == id and one.turn)
    over = tuple(one for one in before if one not in position.blocks)
    pace = position.pace(id)
    if pace.acted:
        yield Tell("sotc.fulldef.price" if pace.guarding else "sotc.init.attached", piece=id, weight=Weight.ASIDE)
        return position
    position = position.paced(id, holding=False)
    return replace(position, turn=Turn(id, stepped=stepped, unblocked=over), step=Step.TURN)


def last_call(position: Position) -> Procedure[Position]:
    """Those who still hold act now, or their action lapses; each seat speaks for its own (sotc.hold.lapse)."""
    held = holders(position)
    if not held:
        return position.at_step(Step.CLOSE)
    options = tuple(Option(id, Label("sotc-step-in", piece=id), key=f"in.{id}", on=id) for id in held)
    owners = tuple(dict.fromkeys(position.figure(id).owner for id in held))
    lapses = (lapse(one, alone=len(owners) == 1, proposed=one == owners[0]) for one in owners)
    picked = yield from Choice(owners, (*options, *lapses), rule=HOLDERS, label=Label("sotc-ask-hold"), about=held)
    if picked in held:
        return (yield from begun(position, picked, stepped=True))
    for id in held:
        if position.figure(id).owner == picked:
            yield Tell("sotc.hold.lapse", piece=id)
            position = position.paced(id, holding=False)
    return position


def lapse(owner: str, *, alone: bool, proposed: bool) -> Option[str]:
    """Nobody of this seat steps in any more."""
    label = Label("sotc-hold-lapse", side="none" if alone else owner)
    key = "lapse" if alone else f"lapse.{owner}"
    return Option(owner, label, key, of=owner, role="done", proposed=proposed)


def close_exchange(position: Position) -> Procedure[Position]:
    """Full defence ends, points that are owed are paid, blocks end (sotc.fp.tag_payback, sotc.block.duration)."""
    position = yield from paid_out(position)
    position = yield from expired(position, lambda one: True)
    for character in position.characters:
        swaps = tuple(one for one in character.swaps if one.until != "exchange")
        position = position.with_figure(replace(position.character(character.id), swaps=swaps))
    return (yield from Now(position.at_step(Step.EXCHANGE)))


def expired(position: Position, which: Callable[[Block], bool]) -> Procedure[Position]:
    """Blocks whose time is over; one that would last to a turn that never comes ends with the exchange (sotc.block.duration)."""
    over = [one for one in position.blocks if one.until <= position.exchange and which(one)]
    for block in over:
        yield Tell("sotc.block.duration", block=block.text, weight=Weight.ASIDE)
    return position.without_blocks(one.id for one in over)


def paid_out(position: Position) -> Procedure[Position]:
    """Everybody who was tagged for a point gets it, in the conflict or out of it (sotc.fp.tag_payback)."""
    for due in position.due:
        yield Tell("sotc.fp.tag_payback", piece=due.who, points=due.owed.points)
        position = points.gain(position, due.who, OWN, due.owed.points)
    return replace(position, due=())


def stepping_in(position: Position, ask: Ask[Any]) -> Iterator[Offer[Position]]:
    """A held action is taken between two turns: before the next one has begun (sotc.hold.resume)."""
    turn = position.turn
    if ask.rule != MENU or turn is None or turn.declared or turn.overflow or turn.besides:
        return
    for id in holders(position):
        if id == turn.who:
            continue
        label = Label("sotc-offer-in", piece=id)
        early = Barred("sotc.hold.several", piece=turn.who) if stepped_before(position, id) else None
        make = partial(stepped_in, id)
        owner = position.figure(id).owner
        yield Offer(f"in.{id}", owner, make, rule="sotc.hold.resume", label=label, barred=early)


def stepped_before(position: Position, id: str) -> bool:
    """True if the open turn is that of another holder who comes before this one in the order (sotc.hold.several)."""
    now = position.now
    order = position.order
    return now.stepped and id in order and now.who in order and order.index(now.who) < order.index(id)


def stepped_in(id: str, position: Position) -> Procedure[Position]:
    """Whose turn had begun comes after; blocks that last until then stand again (sotc.hold.declare, sotc.block.duration)."""
    now = position.now.who
    yield Tell("sotc.hold.resume", piece=id)
    position = replace(position, blocks=(*position.blocks, *position.now.unblocked))
    turned = tuple(one for one in position.turned if one != now) if not position.now.stepped else position.turned
    queue = (now, *position.queue) if position.now.stepped else position.queue
    position = replace(position, turned=turned, queue=queue, turn=Turn(id, stepped=True), step=Step.TURN)
    raise Ends(position.paced(id, holding=False))
