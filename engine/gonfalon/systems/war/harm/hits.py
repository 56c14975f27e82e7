"""Hits: how they are absorbed, and what it means when they are not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, combinations

from gonfalon.fate.harm import Shield, choose_shield, fitting, ticked
from gonfalon.questions.ask import Now, Procedure, Tell, Weight
from gonfalon.questions.figures import Label
from gonfalon.systems.war.aspects.creation import consequence
from gonfalon.systems.war.state.activation import Absorbed
from gonfalon.systems.war.state.facts import WORTH, slots_free
from gonfalon.systems.war.state.pieces import Actor, Aspect, Kind, Leader, Status, Unit
from gonfalon.systems.war.state.position import Position


def worth(shield: Shield) -> int:
    """So many shifts it takes from a hit."""
    return shield.box + sum(WORTH[slot] for slot in shield.slots)


def hit(position: Position, target_id: str, shifts: int, by: str) -> Procedure[Position]:
    """Brought to 0 with free slots (a leader's boxes too), or defeated (war.harm.absorb, war.leader.duel)."""
    target = position.actor(target_id)
    rule = "war.leader.duel" if isinstance(target, Leader) else "war.harm.absorb"
    yield Tell("war.harm.absorb", piece=target.id, hit=shifts, weight=Weight.ASIDE)
    shields = tuple(sorted(shields_of(position, target, shifts), key=lambda one: (len(one.slots), worth(one))))
    picked = yield from choose_shield(
        target.owner,
        shields,
        named=shield_label,
        decline=Label("war-absorb-decline"),
        rule=rule,
        label=Label("war-ask-absorb", piece=target.id, hit=shifts),
        about=(target.id,),
    )
    if picked is None:
        return (yield from beaten(position, target_id, by))
    if len(shields) == 1:
        return (yield from absorbed(position, target_id, picked, by))
    return (yield from filled(position, target_id, picked, by))


def absorbed(position: Position, target_id: str, shield: Shield, by: str) -> Procedure[Position]:
    """The only way to absorb the hit is taken, unless its owner says otherwise (`amendable`)."""
    before = {aspect.id for aspect in position.aspects}
    position = yield from filled(position, target_id, shield, by)
    aspects = tuple(one.id for one in position.consequences_of(position.actor(target_id)) if one.id not in before)
    return replace(position, amendable=(*position.amendable, Absorbed(target_id, by, shield.box, aspects)))


def filled(position: Position, target_id: str, shield: Shield, by: str) -> Procedure[Position]:
    """The box is ticked, the slots are filled (war.harm.absorb)."""
    if shield.box:
        position = yield from box_ticked(position, target_id, shield.box)
    for slot in shield.slots:
        position = yield from consequence(position, target_id, slot, by)
    return position


def shield_label(shield: Shield) -> Label:
    slots = tuple(Label("war-slot", severity=slot) for slot in shield.slots)
    if shield.box:
        return Label("war-absorb-box", box=shield.box, slots=slots, count=len(slots))
    return Label("war-absorb", slots=slots)


def shields_of(position: Position, target: Actor, shifts: int) -> Iterator[Shield]:
    """Every way to bring the hit to 0: any slots, and of a leader one box of at least what the slots leave."""
    free = slots_free(position, target)
    sets = chain.from_iterable(combinations(free, count) for count in range(len(free) + 1))
    for slots in sets:
        shield = Shield(0, slots)
        if worth(shield) >= shifts:
            yield shield
        elif isinstance(target, Leader):
            yield from (Shield(box, slots) for box in fitting(target.boxes, shifts - worth(shield)))


def box_ticked(position: Position, id: str, box: int) -> Procedure[Position]:
    leader = position.leader(id)
    yield Tell("war.leader.duel", leader=id, box=box, weight=Weight.OUTCOME)
    return (yield from Now(position.with_leader(replace(leader, boxes=ticked(leader.boxes, box)))))


def beaten(position: Position, target_id: str, by: str) -> Procedure[Position]:
    target = position.actor(target_id)
    if isinstance(target, Unit):
        return (yield from unit_lost(position, target, by))
    return (yield from leader_lost(position, target, by))


def unit_lost(position: Position, unit: Unit, by: str) -> Procedure[Position]:
    """The card is turned over; what lay on it and the pins it kept up vanish (war.harm.defeated)."""
    rule = "war.harm.average" if unit.quality == "average" else "war.harm.defeated"
    if rule == "war.harm.average":
        yield Tell("war.harm.average", piece=unit.id, player=by, weight=Weight.OUTCOME)
    else:
        yield Tell("war.harm.defeated", piece=unit.id, player=by, weight=Weight.OUTCOME)
    leader = position.attached_to(unit)
    position = gone(position, unit, Status.DEFEATED)
    if leader:
        yield Tell("war.leader.unit_lost", leader=leader.id, zone=leader.zone or "")
        position = position.with_leader(replace(position.leader(leader.id), unit=None))
    position = yield from loosened(position)
    return (yield from Now(position))


def gone(position: Position, actor: Actor, status: Status) -> Position:
    """Off the field, with every aspect on it."""
    position = position.without_aspects(one.id for one in position.aspects_on(actor.id))
    if isinstance(actor, Leader):
        return position.with_leader(replace(position.leader(actor.id), status=status, zone=None, unit=None))
    return position.with_unit(replace(position.unit(actor.id), status=status, zone=None))


def leader_lost(position: Position, leader: Leader, by: str) -> Procedure[Position]:
    """He leaves the battle; the defeat is credited to who brought it about (war.leader.defeated)."""
    yield Tell("war.leader.defeated", leader=leader.id, player=by, weight=Weight.OUTCOME)
    return (yield from Now(credited(gone(position, leader, Status.DEFEATED), leader, by)))


def credited(position: Position, leader: Leader, by: str) -> Position:
    """war.end.leader_points"""
    return replace(position, credited=(*position.credited, (leader.id, by)))


def loosened(position: Position) -> Procedure[Position]:
    """Surrounded and pins that hold nobody any more are gone (war.adv.surround.ends, war.adv.pin.ends)."""
    for aspect in void(position):
        if aspect.kind is Kind.PINNED:
            yield Tell("war.adv.pin.ends", piece=aspect.on)
        else:
            yield Tell("war.adv.surround.ends", aspect=aspect.text, zone=aspect.on)
    return unbound(position)


def void(position: Position) -> tuple[Aspect, ...]:
    """Every Surrounded without both sides in its zone, every pin between friends or by who is gone."""
    return tuple(one for one in position.aspects if not holds(position, one))


def holds(position: Position, aspect: Aspect) -> bool:
    match aspect.kind:
        case Kind.SURROUNDED:
            sides = {position.side_of(unit.owner) for unit in position.units_in(aspect.on)}
            return position.side_of(aspect.owner) in sides and len(sides) > 1
        case Kind.PINNED:
            by = position.unit(aspect.by)
            return by.status is Status.ACTIVE and not position.allied(position.unit(aspect.on), by)
        case _:
            return True


def unbound(position: Position) -> Position:
    """The same without what is void."""
    return position.without_aspects(one.id for one in void(position))
