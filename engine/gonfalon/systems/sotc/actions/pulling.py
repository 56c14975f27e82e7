"""A hit is pulled: the attacker lets fewer shifts count, while the roll is open, before it is absorbed, or afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from gonfalon.fate import sums
from gonfalon.questions.ask import Ask, Now, Procedure, Tell, Weight
from gonfalon.questions.deed import Deed
from gonfalon.questions.figures import Label
from gonfalon.questions.number import Number
from gonfalon.systems.sotc.harm.stress import ABSORB, hit
from gonfalon.systems.sotc.initiative import order_for
from gonfalon.systems.sotc.rolls.table import RULES
from gonfalon.systems.sotc.state.action import Absorbed, Action, Landed, TakenOut, Unblocked
from gonfalon.systems.sotc.state.people import Character, Figure, Group
from gonfalon.systems.sotc.state.position import Position
from gonfalon.table.offer import Offer


def pulling(position: Position, ask: Ask[Any]) -> Iterator[Offer[Position]]:
    """The attacker may let only a part of the shifts become stress (sotc.attack.pull)."""
    action = position.action
    if action is None or action.kind != "attack" or action.pulled is not None:
        return
    if position.contest is None:
        most = action.shifts if ask.rule == ABSORB else 0
    else:
        open_roll = ask.rule == RULES.order and sums.over_hurdle(RULES, position)
        most = sums.shifts(RULES, position) if open_roll else 0
    if most > 0:
        yield offer(position, action, partial(pulled, most), until="answer")


def offer(position: Position, action: Action, make: Any, until: Any = None) -> Offer[Position]:
    owner = position.figure(action.who).owner
    return Offer("pull", owner, make, rule="sotc.attack.pull", label=Label("sotc-pull", piece=action.who), until=until)


def counting(position: Position, action: Action, most: int) -> Procedure[int]:
    """Ask for the number of shifts that shall count."""
    count = yield from Number(
        position.figure(action.who).owner,
        0,
        most,
        min(1, most),
        rule="sotc.attack.pull",
        label=Label("sotc-ask-pull", piece=action.who, target=action.target, shifts=most),
        about=(action.who, action.target),
    )
    yield Tell("sotc.attack.pull", piece=action.who, shifts=count)
    return count


def pulled(most: int, position: Position) -> Procedure[Position]:
    """Said before the hit is absorbed."""
    action = position.doing
    count = yield from counting(position, action, most)
    return (yield from Now(replace(position, action=replace(action, pulled=count))))


def reach_of_hit(position: Position, target: str) -> tuple[Figure, ...]:
    """Whom a hit on somebody may hurt: with a leader also the group that is led (sotc.attach.damage)."""
    led = position.led_by(target)
    return (position.figure(target), led) if led else (position.figure(target),)


def dealt(before: Position, position: Position, shifts: int) -> Position:
    """A hit that asked nobody anything may still be pulled afterwards."""
    hurt = reach_of_hit(before, before.doing.target)
    asked = len(before.aspects) != len(position.aspects) or before.companions != position.companions
    alone = any(isinstance(one, Group) and one.companion for one in hurt)
    if before.doing.pulled is not None or (asked and not alone):
        return position
    after = tuple(position.figure(one.id) for one in hurt)
    one = Landed(before.doing, shifts, hurt, after, before.blocks)
    return replace(position, amendable=(*position.amendable, one))


def afterwards(position: Position, one: Landed) -> Iterator[Offer[Position]]:
    """As long as everybody is as the hit has left them."""
    now = (next((each for each in position.figures if each.id == left.id), None) for left in one.after)
    if all(each and condition(each) == condition(left) for each, left in zip(now, one.after, strict=True)):
        yield offer(position, one.action, partial(pulled_after, one))


def condition(figure: Figure) -> tuple[Any, ...]:
    """Stress, and whether somebody is still in the conflict."""
    out = figure.left is not None
    return (figure.members, out) if isinstance(figure, Group) else (figure.health, figure.composure, out)


def pulled_after(one: Landed, position: Position) -> Procedure[Position]:
    """The hit is taken back, and dealt anew with fewer shifts; nothing is left over of it (sotc.over.use)."""
    action = one.action
    count = yield from counting(position, action, one.shifts)
    deed = Deed("sotc.attack.pull", by=action.who, to=action.target)
    return (yield from deed.of(dealt_anew(position, one, count)))


def dealt_anew(position: Position, one: Landed, count: int) -> Procedure[Position]:
    """sotc.attack.pull"""
    action, position = one.action, unhurt(position, one)
    turn = position.turn
    if turn and turn.overflow:
        yield Tell("sotc.over.expiry", piece=turn.who, left=turn.overflow, weight=Weight.ASIDE)
        position = replace(position, turn=replace(turn, overflow=0))
    position = yield from Now(replace(position, action=replace(action, pulled=count)))
    position, _ = yield from hit(position, action.target, count, action.who)
    return (yield from Now(replace(position, action=None)))


def unhurt(position: Position, one: Landed) -> Position:
    """Everybody as before the hit; who was taken out is back in the order."""
    ids = {each.id for each in one.hurt}
    said = tuple(each for each in position.amendable if each != one and not concerns(each, ids))
    back = any(position.figure(id).left for id in ids)
    for before in one.hurt:
        position = restored(position, before)
    if not back:
        return replace(position, amendable=said)
    return replace(position, amendable=said, blocks=one.blocks, order=order_for(position, position.exchange))


def concerns(one: object, ids: set[str]) -> bool:
    if isinstance(one, Unblocked):
        return one.block.by in ids
    return isinstance(one, Absorbed | TakenOut) and one.who in ids


def restored(position: Position, before: Figure) -> Position:
    """The stress of before, and still in the conflict; what was done since in the turns stays.

    Who is back holds its action, and defends itself fully, as long as it is the same exchange.
    """
    now = position.figure(before.id)
    if now.left:
        same = before.id in position.turned or now.pace.acted
        holding, guarding = same and before.pace.holding, same and before.pace.guarding
        position = position.paced(before.id, holding=holding, guarding=guarding)
        now = position.figure(before.id)
    if isinstance(before, Character):
        assert isinstance(now, Character)
        return position.with_figure(replace(now, health=before.health, composure=before.composure, left=None))
    assert isinstance(now, Group)
    if before.companion:
        position = position.with_companion(replace(position.companion(before.companion), out=False))
    leader = led_again(position, before) if now.left else now.leader
    return position.with_figure(replace(now, members=before.members, leader=leader, left=None))


def led_again(position: Position, group: Group) -> str:
    """The leader of before, who has not found another group or gone elsewhere since."""
    for one in position.characters:
        if one.id == group.leader and not one.left and one.zone == group.zone and not position.led_by(one.id):
            return one.id
    return ""
