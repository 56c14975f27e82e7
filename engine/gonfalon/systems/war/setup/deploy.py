"""Set-up, step 7: units and leaders are put in zones, one each in turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from gonfalon.questions.ask import Now, Procedure, Tell
from gonfalon.questions.choice import Choice
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Barred
from gonfalon.systems.war.aspects.zone_cards import turned_up
from gonfalon.systems.war.state.facts import deployed
from gonfalon.systems.war.state.options import Proceed
from gonfalon.systems.war.state.pieces import Actor, Leader, Status, Step, Unit
from gonfalon.systems.war.state.position import Position


def deploy(position: Position) -> Procedure[Position]:
    """Whoever is next in placing order puts one of his own on the field (war.setup.deploy)."""
    if deployed(position):
        return replace(position, step=Step.INITIATIVE, at=0)
    player = next_placer(position)
    position = replace(position, at=(position.order.index(player) + 1) % len(position.order))
    waiting: tuple[Option[Proceed], ...] = tuple(
        Option(partial(one_deployed, actor.id), Label("war-deploy", piece=actor.id), key=actor.id, on=actor.id)
        for actor in reserve(position, player)
    )
    proceed = yield from Choice(
        player,
        (*waiting, everybody(player)),
        rule="war.setup.deploy",
        label=Label("war-ask-deploy", side=player),
    )
    return (yield from proceed(position))


def everybody(player: str) -> Option[Proceed]:
    """Gonfalon puts all of his in place."""
    return Option(partial(all_deployed, player), Label("war-deploy-all"), key="all", proposed=True, role="more")


def one_deployed(id: str, position: Position) -> Procedure[Position]:
    """war.setup.deploy"""
    actor = position.actor(id)
    proceed = yield from Choice(
        actor.owner,
        tuple(places(position, actor)),
        rule="war.setup.deploy",
        label=Label("war-ask-deploy-where", side=actor.owner, piece=id),
    )
    return (yield from proceed(position))


def reserve(position: Position, player: str) -> tuple[Actor, ...]:
    return tuple(actor for actor in position.all_of(player) if actor.status is Status.RESERVE)


def next_placer(position: Position) -> str:
    turns = (*position.order[position.at :], *position.order[: position.at])
    return next(player for player in turns if reserve(position, player))


def places(position: Position, actor: Actor) -> Iterator[Option[Proceed]]:
    """Zones without enemies; for a leader also his player's units (war.leader.one_per_unit)."""
    if isinstance(actor, Leader):
        for unit in position.units_of(actor.owner):
            if unit.status is Status.ACTIVE:
                taken = position.attached_to(unit)
                yield Option(
                    partial(joins, actor.id, unit.id),
                    Label("war-attach-to", piece=unit.id),
                    key=unit.id,
                    on=unit.id,
                    barred=Barred("war.leader.one_per_unit", most=1) if taken else None,
                )
    everywhere = all(position.foes_in(zone.id, actor) for zone in position.zones)
    for zone in position.zones:
        foes = () if everywhere else position.foes_in(zone.id, actor)
        yield Option(
            partial(set_down, actor.id, zone.id),
            Label("war-deploy-in", zone=zone.id),
            key=zone.id,
            on=zone.id,
            barred=Barred("war.setup.deploy", zone=zone.id) if foes else None,
        )


def joins(leader: str, unit: str, position: Position) -> Procedure[Position]:
    """The leader is attached to the unit (war.leader.attach)."""
    zone = position.unit(unit).zone
    joined = replace(position.leader(leader), unit=unit, zone=zone, status=Status.ACTIVE)
    yield Tell("war.leader.attach", leader=leader, piece=unit, how="attach")
    return (yield from Now(position.with_leader(joined)))


def set_down(id: str, zone: str, position: Position) -> Procedure[Position]:
    """It stands there; a face-down card under it is turned up."""
    yield Tell("war.setup.deploy", piece=id, zone=zone)
    position = yield from Now(position.with_actor(replace(position.actor(id), zone=zone, status=Status.ACTIVE)))
    return (yield from turned_up(position, zone))


def all_deployed(player: str, position: Position) -> Procedure[Position]:
    """All of a player's own: units spread over the free zones nearest to the own side, leaders on the best units."""
    for number, id in enumerate([actor.id for actor in reserve(position, player)]):
        actor = position.actor(id)
        if isinstance(actor, Unit):
            ground = own_ground(position, actor)
            free = [zone for zone in ground if not position.foes_in(zone, actor)] or ground
            position = yield from set_down(id, free[number % min(len(free), 2)], position)
        elif unit := next((one for one in position.units_of(player) if not position.attached_to(one)), None):
            position = yield from joins(id, unit.id, position)
        else:
            position = yield from set_down(id, own_ground_of(position, player), position)
    return position


def own_ground(position: Position, unit: Unit) -> list[str]:
    """Zones from the own edge of the field: sides begin at opposite ends."""
    sides = [id for id, _ in position.sides]
    towards = sides.index(position.side_of(unit.owner)) % 2
    ordered = sorted(position.zones, key=lambda zone: (zone.at[0] + zone.at[1], zone.at))
    ids = [zone.id for zone in ordered]
    return ids if towards == 0 else ids[::-1]


def own_ground_of(position: Position, player: str) -> str:
    own = next((unit.zone for unit in position.units_of(player) if unit.zone), None)
    return own or position.zones[0].id
