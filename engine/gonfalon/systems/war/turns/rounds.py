"""Whose turn it is, and who acts in it; rounds close when nothing is left to act."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from gonfalon.questions.ask import Heading, Now, Procedure, Tell
from gonfalon.questions.choice import Choice
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Barred
from gonfalon.systems.war.aspects.zone_cards import seen, turned_up
from gonfalon.systems.war.harm.elimination import eliminate_defeated
from gonfalon.systems.war.setup.building import built, new_unit, stationed, too_few
from gonfalon.systems.war.setup.chest import too_dear
from gonfalon.systems.war.state.activation import Turn
from gonfalon.systems.war.state.facts import PRICES, has_acted, waiting, who_waits
from gonfalon.systems.war.state.options import Proceed
from gonfalon.systems.war.state.pieces import MOST_UNITS, Actor, Leader, Player, Standing, Step, Unit
from gonfalon.systems.war.state.position import Position


def next_turn(position: Position) -> Procedure[Position]:
    """The player who is next picks a unit or an independent leader that has not acted; a single one begins at once
    (war.turn.choose).
    """
    position = yield from refreshed(position)
    position = yield from eliminate_defeated((yield from Now(position)))
    if position.step is not Step.NEXT:
        return position
    position = yield from seen(position)
    people = on_turn(position)
    if not people:
        return (yield from new_round(position))
    position = replace(position, at=position.order.index(people[0]))
    options = tuple(offers(position, people))
    free = tuple(option for option in options if not option.barred)
    if len(free) == 1:
        return (yield from free[0].value(position))
    proceed = yield from Choice(
        people,
        options,
        rule="war.turn.choose",
        label=Label("war-ask-turn", side=people[0], round=position.round),
    )
    return (yield from proceed(position))


def on_turn(position: Position) -> tuple[str, ...]:
    """The player whose turn it is; in army mode everybody of the side who has something left (war.opt.activation)."""
    left = who_waits(position)
    ready = [id for id in position.order if id in left and position.plays_on(id)]
    if not ready:
        return ()
    if position.option("war.opt.activation") == "army":
        sides = dict.fromkeys(position.side_of(id) for id in position.order)
        side = next(side for side in sides if any(position.side_of(id) == side for id in ready))
        return tuple(id for id in ready if position.side_of(id) == side)
    turns = (*position.order[position.at :], *position.order[: position.at])
    return (next(id for id in turns if id in ready),)


def refreshed(position: Position) -> Procedure[Position]:
    """In cycle mode a side that is through starts anew at once (war.opt.activation)."""
    position, sides = renewed(position)
    for side in sides:
        yield Tell("war.opt.activation", side=side)
    return position


def renewed(position: Position) -> tuple[Position, tuple[str, ...]]:
    """The position once sides that are through have started anew, and these sides (war.opt.activation)."""
    anew: list[str] = []
    if position.option("war.opt.activation") == "cycle":
        for side, _ in position.sides:
            members = [id for id in position.order if position.side_of(id) == side and position.plays_on(id)]
            if members and not any(waiting(position, id) for id in members):
                position = fresh(position, members)
                anew += [side] if any(waiting(position, id) for id in members) else []
    return position, tuple(anew)


def new_round(position: Position) -> Procedure[Position]:
    """All acted-marks are cleared, the order starts at the top (war.turn.everyone_once)."""
    yield Heading("war.turn.everyone_once", round=position.round + 1)
    position = fresh(position, list(position.order))
    position = replace(position, at=0, round=position.round + 1)
    left = who_waits(position)
    if not any(id in left and position.plays_on(id) for id in position.order):
        return position.at_step(Step.END)
    return position


def fresh(position: Position, players: list[str]) -> Position:
    units = tuple(replace(one, acted=False) if one.owner in players else one for one in position.units)
    leaders = tuple(
        replace(one, acted=False, used=False, changed="") if one.owner in players else one for one in position.leaders
    )
    return replace(position, units=units, leaders=leaders)


def offers(position: Position, people: tuple[str, ...]) -> Iterator[Option[Proceed]]:
    for player in people:
        for actor in waiting(position, player):
            yield pick(actor)
        for actor in acted(position, player):
            yield pick(actor, Barred("war.turn.everyone_once", piece=actor.id))
        for leader in position.active_leaders():
            if leader.owner == player and leader.unit:
                yield Option(
                    partial(set_free, leader.id),
                    Label("war-detach-to-act", leader=leader.id, piece=leader.unit),
                    key=f"detach.{leader.id}",
                    rule="war.leader.attach",
                    of=player,
                    on=leader.id,
                    barred=detach_barred(leader),
                    role="more",
                    group=Label("war-group", of="leader"),
                )
        yield from reinforcements(position, position.player(player))


def pick(actor: Actor, barred: Barred | None = None) -> Option[Proceed]:
    return Option(
        partial(activated, actor.id),
        Label("war-activate", piece=actor.id),
        key=actor.id,
        of=actor.owner,
        on=actor.id,
        barred=barred,
        role="direct",
    )


def acted(position: Position, player: str) -> tuple[Actor, ...]:
    units = (unit for unit in position.active_units() if unit.owner == player and unit.acted)
    alone = (one for one in position.active_leaders() if one.owner == player and not one.unit and has_acted(one))
    return (*units, *alone)


def detach_barred(leader: Leader) -> Barred | None:
    """war.leader.not_both, war.turn.everyone_once"""
    if has_acted(leader):
        return Barred("war.turn.everyone_once", piece=leader.id)
    if leader.changed == "attached":
        return Barred("war.leader.not_both", leader=leader.id, did="attached")
    return None


def activated(actor_id: str, position: Position) -> Procedure[Position]:
    """His turn begins; full defence ends with it (war.turn.choose, war.opt.full_defense)."""
    actor = position.actor(actor_id)
    yield Heading("war.turn.choose", piece=actor.id, player=actor.owner)
    if isinstance(actor, Unit):
        position = position.with_unit(replace(actor, guarding=False))
    return replace(position, turn=Turn(actor.id), step=Step.TURN, at=position.order.index(actor.owner))


def set_free(id: str, position: Position) -> Procedure[Position]:
    """A leader leaves his unit to be activated on his own (war.leader.attach); it is told as the first of his turn."""
    leader = position.leader(id)
    position = position.with_leader(replace(leader, unit=None, changed="detached"))
    position = yield from activated(id, position)
    yield Tell("war.leader.attach", leader=id, piece=leader.unit or "", how="detach")
    return position


def reinforcements(position: Position, player: Player) -> Iterator[Option[Proceed]]:
    """Units out of what is left in the chest, if the table plays it so (war.opt.reinforcements)."""
    if position.option("war.opt.reinforcements") == "off" or not player.points or player.standing is not Standing.IN:
        return
    full = sum(1 for _ in position.units_of(player.id)) >= MOST_UNITS
    for quality in PRICES:
        yield Option(
            partial(reinforce, player.id, quality),
            Label("war-new-unit", quality=quality, price=PRICES[quality]),
            key=f"reinforce.{player.id}.{quality}",
            rule="war.opt.reinforcements",
            of=player.id,
            barred=Barred("war.unit.one_body", most=MOST_UNITS)
            if full
            else too_few(position, quality) or too_dear(player, quality),
            role="more",
            group=Label("war-reinforcements"),
        )


def reinforce(player: str, quality: str, position: Position) -> Procedure[Position]:
    """It stands beside its own and first acts in the next round (war.opt.reinforcements)."""
    unit = yield from new_unit(position, player, quality)
    zones = landing(position, player)
    where = yield from Choice(
        player if safe(position, player) else position.adjudicator,
        tuple(Option(zone, Label("war-deploy-in", zone=zone), key=zone, on=zone) for zone in zones),
        rule="war.opt.reinforcements",
        label=Label("war-ask-reinforce", side=player),
    )
    position = built(position, player, unit)
    position = stationed(position, position.units[-1], where, acted=True)
    yield Tell("war.opt.reinforcements", piece=position.units[-1].id, zone=where)
    return (yield from Now((yield from turned_up(position, where))))


def safe(position: Position, player: str) -> tuple[str, ...]:
    """Zones that hold a unit of the side and no enemy."""
    side = position.side_of(player)
    held = []
    for zone in position.zones:
        sides = {position.side_of(unit.owner) for unit in position.units_in(zone.id)}
        if sides == {side}:
            held.append(zone.id)
    return tuple(held)


def landing(position: Position, player: str) -> tuple[str, ...]:
    """Such zones, else zones without units; if there are none, all."""
    empty = tuple(zone.id for zone in position.zones if not position.units_in(zone.id))
    return safe(position, player) or empty or tuple(zone.id for zone in position.zones)
