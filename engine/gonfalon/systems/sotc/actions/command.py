"""Leaders and their minions, partners and their companions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from gonfalon.fate.roll import Contest, Hand
from gonfalon.questions.ask import Ask, Now, Procedure, Tell
from gonfalon.questions.deed import Deed
from gonfalon.questions.figures import Label
from gonfalon.questions.number import Number
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Barred
from gonfalon.systems.sotc.actions.attack import announced, landed, opposition
from gonfalon.systems.sotc.actions.reach import arms
from gonfalon.systems.sotc.initiative import released
from gonfalon.systems.sotc.rolls.declared import attacked, declared, rolled
from gonfalon.systems.sotc.rolls.lines import ACTS
from gonfalon.systems.sotc.state.action import MENU, Action
from gonfalon.systems.sotc.state.people import Character, Companion, Exit, Group, Left, Pace
from gonfalon.systems.sotc.state.position import Position, Step
from gonfalon.systems.sotc.state.skills import QUALITY
from gonfalon.table.offer import Ends, Gone, Offer


def free_actions(position: Position, ask: Ask[Any]) -> Iterator[Offer[Position]]:
    """Attaching, leaving, sending and recalling cost no action; never inside an open one (sotc.attach.free, sotc.act.free)."""
    if ask.rule != MENU or position.contest or position.action:
        return
    led = {one.leader for one in position.groups if not one.left}
    free = tuple(one for one in position.characters if not one.left and one.id not in led)
    for group in position.groups:
        if not group.left and not group.companion:
            yield from joining(position, group, free)
    for companion in position.companions:
        if not companion.out:
            yield from on_its_own(position, companion)


def joining(position: Position, group: Group, free: tuple[Character, ...]) -> Iterator[Offer[Position]]:
    """Any character of the side in the same zone, of those that lead nobody yet (sotc.attach.when)."""
    if group.leader:
        leader = position.character(group.leader)
        label = Label("sotc-offer-detach", piece=leader.id, group=group.id)
        make = partial(detached, group.id)
        yield Offer(f"detach.{leader.id}", leader.owner, make, rule="sotc.attach.free", label=label)
        return
    for one in free:
        if beside(one, group):
            label = Label("sotc-offer-attach", piece=one.id, group=group.id)
            make = partial(attached, one.id, group.id)
            yield Offer(f"attach.{one.id}.{group.id}", one.owner, make, rule="sotc.attach.when", label=label)


def beside(one: Character, group: Group) -> bool:
    """True if both are of one side and in one zone."""
    return one.zone == group.zone and one.side == group.side


def may_lead(position: Position, one: Character, group: Group) -> bool:
    """True if both are in the conflict, on one side in one zone, and neither leads or is led."""
    return beside(one, group) and not (one.left or group.left or group.leader or position.led_by(one.id))


def attached(leader: str, group: str, position: Position) -> Procedure[Position]:
    """All of the group, or a part of it (sotc.attach.when, sotc.attach.no_own_action).

    A group that has walked in its turn has acted; it walks no further, and does not help (sotc.move.plain). Gone if it came
    along with a leader meanwhile (sotc.attach.free), or one of the two is out or elsewhere.
    """
    led = position.group(group)
    if not may_lead(position, position.character(leader), led):
        raise Gone(group)
    walked = position.turn is not None and position.turn.who == group and bool(position.turn.besides)
    owner = position.character(leader).owner
    size = len(led.members)
    count = size
    if size > 1:
        count = yield from Number(
            owner,
            1,
            size,
            size,
            rule="sotc.attach.when",
            label=Label("sotc-ask-attach", piece=leader, group=group),
            about=(leader, group),
        )
    if count < size:
        position = parted(position, led, count)
    led = position.group(group)
    pace = replace(led.pace, holding=False, acted=led.pace.acted or walked)
    position = position.with_figure(replace(led, leader=leader, pace=pace))
    yield Tell("sotc.attach.when", piece=leader, group=group, size=count)
    return settled_turn((yield from Now(position)), group)


def parted(position: Position, led: Group, count: int) -> Position:
    """The rest is a group of its own, in the same place of the order; an open turn goes on with it (sotc.attach.when)."""
    position, rest = position.fresh("g")
    position = position.with_figure(replace(led, members=led.members[:count]))
    position = replace(position, groups=(*position.groups, replace(led, id=rest, members=led.members[count:])))
    at = position.order.index(led.id) if led.id in position.order else len(position.order)
    position = replace(position, order=(*position.order[:at], rest, *position.order[at:]))
    if led.id in position.turned:
        position = replace(position, turned=(*position.turned, rest))
    if position.turn and position.turn.who == led.id:
        return replace(position, turn=replace(position.turn, who=rest))
    return position


def settled_turn(position: Position, id: str) -> Position:
    """A turn that belongs to nobody any more is over."""
    if position.turn and position.turn.who == id:
        raise Ends(replace(position, turn=None, step=Step.NEXT))
    return position


def detached(group: str, position: Position) -> Procedure[Position]:
    """The group has turns of its own again (sotc.attach.free)."""
    yield Tell("sotc.attach.free", piece=position.group(group).leader, group=group, along="no")
    return (yield from Now(released(position, group)))


def brought_along(leader: str, group: str, position: Position) -> Procedure[Position]:
    """The group has moved with its leader, and stays attached (sotc.attach.free)."""
    left = position.group(group)
    pace = replace(left.pace, acted=group in position.turned, since=min(left.pace.since, position.exchange))
    with_leader = replace(left, zone=position.character(leader).zone, leader=leader, pace=pace)
    yield Tell("sotc.attach.free", piece=leader, group=group, along="yes")
    return settled_turn((yield from Now(position.with_figure(with_leader))), group)


def commands(position: Position, leader: Character) -> Iterator[Option[Any]]:
    """The leader directs the minions in place of an own action (sotc.attach.command)."""
    led = position.led_by(leader.id)
    if led is None:
        return
    barred = None if position.on("sotc.attach.command") else Barred("sotc.attach.command")
    if "attack" in leader.pace.barred:
        barred = Barred("sotc.fp.compel", piece=leader.id)
    for foe in position.foes_of(leader):
        if isinstance(foe, Group) and foe.leader:
            continue
        label = Label("sotc-command", group=led.id, piece=foe.id)
        make = partial(commanded, led.id, foe.id)
        far = None if arms(position, led, foe.zone).reaches else Barred("sotc.frame.range")
        why = barred or far
        yield Option(make, label, f"command.{foe.id}", "sotc.attach.command", foe.owner, foe.id, why, role="more")


def commanded(group: str, target: str, position: Position) -> Procedure[Position]:
    """They roll quality and their own bonus, modified by Leadership (sotc.attach.command)."""
    return (yield from Deed("sotc.attach.command", by=group, to=target).of(command_rolled(position, group, target)))


def command_rolled(position: Position, group: str, target: str) -> Procedure[Position]:
    """sotc.attach.command"""
    yield Tell("sotc.attach.command", piece=position.group(group).leader, group=group, target=target)
    yield announced(position, group, target, QUALITY, "")
    position = declared(position, Action(0, "attack", group, target, skill=QUALITY, commanded=group))
    against = opposition(position, target, QUALITY, "sotc.attack.roll")
    opened = Contest("sotc.attack.roll", Hand(group, group, QUALITY, ACTS), against)
    return (yield from landed((yield from rolled(position, opened, attacked))))


def on_its_own(position: Position, companion: Companion) -> Iterator[Offer[Position]]:
    """An independent companion is sent off, or comes back (sotc.comp.adv_independent)."""
    partner = position.character(companion.partner)
    if partner.left:
        return
    if companion.attached:
        unable = None if companion.independent else Barred("sotc.comp.adv_independent", companion=companion.id)
        label = Label("sotc-offer-send", companion=companion.id, piece=partner.id)
        make = partial(sent, companion.id)
        rule = "sotc.comp.adv_independent"
        yield Offer(f"send.{companion.id}", partner.owner, make, rule=rule, label=label, barred=unable)
        return
    alone = next((one for one in position.groups if one.companion == companion.id and not one.left), None)
    if alone and alone.zone == partner.zone:
        label = Label("sotc-offer-recall", companion=companion.id, piece=partner.id)
        make = partial(recalled, companion.id, alone.id)
        yield Offer(f"recall.{companion.id}", partner.owner, make, rule="sotc.comp.adv_independent", label=label)


def sent(id: str, position: Position) -> Procedure[Position]:
    """It takes turns of its own from the next exchange on, as one minion with as many boxes as its quality."""
    companion = position.companion(id)
    partner = position.character(companion.partner)
    before = next((one for one in position.groups if one.companion == id), None)
    if before:
        pace = Pace(since=position.exchange + 1)
        members = before.members or (0,)
        back = replace(before, left=None, zone=partner.zone, members=members, pace=pace)
        position = position.with_figure(back)
    else:
        position = newly_alone(position, companion, partner)
    position = position.with_companion(replace(companion, attached=False))
    yield Tell("sotc.comp.adv_independent", companion=id, piece=partner.id, sent="yes")
    return (yield from Now(position))


def newly_alone(position: Position, companion: Companion, partner: Character) -> Position:
    position, fresh = position.fresh("g")
    alone = Group(
        fresh,
        partner.owner,
        partner.side,
        companion.name,
        partner.zone,
        companion.quality,
        next(iter(companion.scopes), position.kind),
        (0,),
        companion=companion.id,
        pace=Pace(since=position.exchange + 1),
    )
    return replace(position, groups=(*position.groups, alone))


def recalled(id: str, group: str, position: Position) -> Procedure[Position]:
    """Back with its partner; the stress it took stays with it for the scene (sotc.minion.stress_flow)."""
    companion = position.companion(id)
    yield Tell("sotc.comp.adv_independent", companion=id, piece=companion.partner, sent="no")
    with_partner = Left(Exit.LEFT, "", Label("sotc-out-recalled"))
    position = position.with_figure(replace(position.group(group), left=with_partner))
    position = position.with_companion(replace(companion, attached=True))
    return settled_turn((yield from Now(position)), group)
