"""Minion groups that are split or merged while a conflict runs (sotc.group.split)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from gonfalon.fate.aspects import changed, held
from gonfalon.questions.ask import Now, Procedure, Tell
from gonfalon.questions.choice import Choice
from gonfalon.questions.figures import Label
from gonfalon.questions.number import Number
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Barred
from gonfalon.systems.sotc.state.names import names
from gonfalon.systems.sotc.state.people import Group, Pace
from gonfalon.systems.sotc.state.position import Position
from gonfalon.systems.sotc.state.things import Aspect, Block

Wish = tuple[str, str]
"""A group, and the group that is merged into it ("" to split it)."""


def regroup(position: Position) -> Procedure[Position]:
    """One group becomes two, or two become one."""
    nothing: Wish = ("", "")
    leave = Option(nothing, Label("option-back"), key="back", role="again")
    group, other = yield from Choice(
        position.gm, (*wishes(position), leave), rule="sotc.group.split", label=Label("sotc-ask-regroup")
    )
    if not group:
        return position
    return (yield from merged(position, group, other) if other else halved(position, group))


def wishes(position: Position) -> Iterator[Option[Wish]]:
    """Every group that can be split, every two of one side in one zone (sotc.group.uniform)."""
    free = [one for one in position.groups if not (one.left or one.leader or one.companion)]
    for one in free:
        if len(one.members) > 1:
            yield Option((one.id, ""), Label("sotc-regroup", piece=one.id, other="none"), key=f"split.{one.id}")
    for number, one in enumerate(free):
        for other in free[number + 1 :]:
            if (one.side, one.zone, one.owner) == (other.side, other.zone, other.owner):
                alike = (one.quality, one.scope, one.reach) == (other.quality, other.scope, other.reach)
                label = Label("sotc-regroup", piece=one.id, other=other.id)
                barred = None if alike else Barred("sotc.group.uniform")
                yield Option((one.id, other.id), label, key=f"merge.{one.id}.{other.id}", barred=barred)


def halved(position: Position, id: str) -> Procedure[Position]:
    """The new group has done what the old one has done in this exchange, and stands beside it in the order.

    In the turn of the old group the new one still has its own.
    """
    group = position.group(id)
    most = len(group.members) - 1
    count = yield from Number(
        position.gm,
        1,
        most,
        len(group.members) // 2,
        rule="sotc.group.split",
        label=Label("sotc-ask-regroup-size", piece=id, standing=len(group.members)),
        about=(id,),
    )
    stay = len(group.members) - count
    done = id in position.turned and not (position.turn and position.turn.who == id and not group.pace.acted)
    position, new = position.fresh("g")
    position = position.with_figure(replace(group, members=group.members[:stay]))
    position = replace(
        position,
        groups=(*position.groups, replace(group, id=new, members=group.members[stay:])),
        order=tuple(one for old in position.order for one in ((old, new) if old == id else (old,))),
        turned=(*position.turned, new) if done else position.turned,
        queue=tuple(one for old in position.queue for one in ((old, new) if old == id else (old,))),
    )
    yield Tell("sotc.group.split", piece=id, groups=2, sizes=(stay, count))
    return (yield from Now(position))


def merged(position: Position, id: str, other: str) -> Procedure[Position]:
    """The hurt stand in front; whoever of the two has acted in this exchange has acted for both.

    The line names the group that is no more as the table did until now, so that of several with one name it is clear which.
    """
    kept, gone = position.group(id), position.group(other)
    if position.turn and position.turn.who == other:
        kept, gone = gone, kept
    known_as = names(position)[gone.id]
    members = tuple(sorted((*kept.members, *gone.members), reverse=True))
    position = position.with_figure(replace(kept, members=members, pace=shared(position, kept, gone)))
    turned = {kept.id if one == gone.id else one: None for one in position.turned}
    position = replace(
        position,
        groups=tuple(one for one in position.groups if one.id != gone.id),
        order=tuple(one for one in position.order if one != gone.id),
        queue=tuple(one for one in position.queue if one != gone.id),
        turned=tuple(turned),
        spins=tuple(one for one in position.spins if one.who != gone.id),
        amendable=(),
        aspects=tuple(aspect_of(one, gone.id, kept.id) for one in position.aspects),
        blocks=tuple(block_of(one, gone.id, kept.id) for one in position.blocks),
        characters=tuple(replace(one, hurt=kept.id) if one.hurt == gone.id else one for one in position.characters),
    )
    yield Tell("sotc.group.uniform", piece=kept.id, other=known_as, standing=len(members))
    return (yield from Now(position))


def aspect_of(aspect: Aspect, gone: str, kept: str) -> Aspect:
    """The aspect with everything that was the one group's in the other's hands."""
    free = aspect.free
    if held(free, gone):
        free = changed(changed(free, kept, held(free, gone)), gone, -held(free, gone))
    on, by = (kept if one == gone else one for one in (aspect.on, aspect.by))
    return replace(aspect, on=on, by=by, free=free)


def block_of(block: Block, gone: str, kept: str) -> Block:
    old = (block.by, block.whom, block.against, block.protects)
    by, whom, against, protects = (kept if one == gone else one for one in old)
    return replace(block, by=by, whom=whom, against=against, protects=protects)


def shared(position: Position, kept: Group, gone: Group) -> Pace:
    """Return the actions of two groups as those of one."""
    one, other = kept.pace, gone.pace
    acted = one.acted or other.acted or (gone.id in position.turned and not other.holding)
    return replace(
        one,
        acted=acted,
        holding=(one.holding or other.holding) and not acted,
        guarding=one.guarding and other.guarding,
        attacks=max(one.attacks, other.attacks),
        since=max(one.since, other.since),
    )
