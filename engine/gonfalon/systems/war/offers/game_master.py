"""What the game master records by hand: aspects, compels, leaders beaten otherwise, changes of side, the end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from gonfalon.ask import Ask, Choice, Now, Procedure, Tell, Text, Weight
from gonfalon.fate import compel
from gonfalon.figures import Label, Said
from gonfalon.offer import Ends, Offer
from gonfalon.option import Option
from gonfalon.refusal import Barred
from gonfalon.systems.war.aspects.creation import put
from gonfalon.systems.war.aspects.zone_cards import on_zone, turned_up
from gonfalon.systems.war.harm.elimination import eliminate_defeated
from gonfalon.systems.war.harm.hits import credited, gone, loosened
from gonfalon.systems.war.rolls.rules import RULES
from gonfalon.systems.war.state.options import BETWEEN_ACTIONS, Wish, back
from gonfalon.systems.war.state.pieces import LONGEST_ASPECT, Aspect, Kind, Status, Step
from gonfalon.systems.war.state.position import Position


def entries(position: Position, ask: Ask[Any]) -> Iterator[Offer[Position]]:
    """The way into everything that only the game master does, between two actions."""
    if ask.rule in BETWEEN_ACTIONS and position.contest is None:
        rule = "war.core.situation_aspect"
        yield Offer("gm", position.adjudicator, recorded, rule=rule, label=Label("war-gm"))


def recorded(position: Position) -> Procedure[Position]:
    """What the game master does; then the table is asked anew what comes next."""
    raise Ends((yield from game_master(position)))


def game_master(position: Position) -> Procedure[Position]:
    """One record by hand; the rest of the battle is as it was."""
    what = yield from Choice(
        position.adjudicator, tuple(records(position)), rule="war.core.situation_aspect", label=Label("war-ask-gm")
    )
    match what:
        case "add":
            return (yield from add_aspect(position))
        case "strike":
            return (yield from strike_off(position))
        case "hinders":
            return (yield from hinders(position))
        case "compel":
            return (yield from compelled(position))
        case "leader":
            return (yield from leader_otherwise(position))
        case "side":
            return (yield from change_side(position))
        case "reveal":
            return (yield from reveal(position))
        case "close":
            return (yield from close(position))
        case _:
            return position


def records(position: Position) -> Iterator[Option[str]]:
    yield Option("back", Label("option-back"), role="again", proposed=True)
    yield Option("add", Label("war-gm-add"), rule="war.core.situation_aspect", role="more")
    none = Barred("war.core.situation_aspect")
    yield Option(
        "strike",
        Label("war-gm-strike"),
        rule="war.core.situation_aspect",
        barred=None if any(True for _ in position.on_no_card()) else none,
        role="more",
    )
    on_zones = any(zoned(position, aspect) for aspect in position.aspects)
    yield Option(
        "hinders",
        Label("war-gm-hinders"),
        rule="war.zone.aspect.hinders",
        barred=None if on_zones else none,
        role="more",
    )
    yield Option("compel", Label("war-gm-compel"), rule="war.core.compel", role="more")
    led = any(True for _ in position.active_leaders())
    no_leader = None if led else Barred("war.leader.other_defeat")
    yield Option("leader", Label("war-gm-leader"), rule="war.leader.other_defeat", barred=no_leader, role="more")
    yield Option("side", Label("war-gm-side"), rule="war.setup.sides", role="more")
    hidden = any(zone.face_down for zone in position.zones)
    yield Option(
        "reveal", Label("war-gm-reveal"), rule="war.zone.aspect.reveal", barred=None if hidden else none, role="more"
    )
    yield Option("close", Label("war-gm-close"), rule="war.end.when", role="out")


def zoned(position: Position, aspect: Aspect) -> bool:
    return any(zone.id == aspect.on for zone in position.zones)


def add_aspect(position: Position) -> Procedure[Position]:
    """An aspect on a piece, a zone or the battle, with a free invocation for one player if the game master says so."""
    options = [Option("battle", Label("war-on-battle"), key="battle", proposed=True)]
    options += [Option(zone.id, Label("war-on-zone", zone=zone.id), key=zone.id, on=zone.id) for zone in position.zones]
    options += [
        Option(one.id, Label("war-on-piece", piece=one.id), key=one.id, of=one.owner, on=one.id)
        for one in position.on_field()
    ]
    on = yield from Choice(
        position.adjudicator, (*options, back("")), rule="war.core.situation_aspect", label=Label("war-ask-gm-on")
    )
    if not on:
        return position
    text = yield from Text(
        position.adjudicator, LONGEST_ASPECT, 1, rule="war.core.situation_aspect", label=Label("war-ask-gm-aspect")
    )
    holder = yield from ask_holder(position)
    owner = holder or position.gm or position.players[0].id
    free = ((holder, 1),) if holder else ()
    position, new = put(position, Aspect("", Said(text), on, Kind.SITUATION, owner, free))
    yield Tell("war.core.situation_aspect", player=owner, aspect=new.text, on=on, change="new", before="none")
    return (yield from on_zone((yield from Now(position)), new, position.adjudicator))


def ask_holder(position: Position) -> Procedure[str]:
    """Who gets a free invocation on the new aspect; usually nobody."""
    nobody = Option("", Label("war-none"), key="nobody", proposed=True)
    players = (
        Option(one.id, Label("war-compel-player", player=one.id), key=one.id, of=one.id)
        for one in position.players
        if position.plays_on(one.id)
    )
    return (
        yield from Choice(
            position.adjudicator, (nobody, *players), rule="war.core.free_invoke", label=Label("war-ask-gm-free")
        )
    )


def strike_off(position: Position) -> Procedure[Position]:
    """Any aspect may be removed by hand."""
    options = tuple(
        Option(one.id, Label("war-load", aspect=one.text, on=one.on), key=one.id) for one in position.on_no_card()
    )
    id = yield from Choice(
        position.adjudicator, (*options, back("")), rule="war.core.situation_aspect", label=Label("war-ask-gm-strike")
    )
    if not id:
        return position
    aspect = position.aspect(id)
    yield Tell("war.over.aspect", aspect=aspect.text, gone="yes")
    return (yield from Now(position.without_aspects((aspect,))))


def hinders(position: Position) -> Procedure[Position]:
    """Whether a zone's aspect hinders may be changed later (war.zone.aspect.hinders)."""
    known = (one for one in position.aspects if zoned(position, one))
    options = tuple(
        Option(
            one.id,
            Label("war-switch-hindrance", aspect=one.text, zone=one.on, hinders="yes" if one.hinders else "no"),
            key=one.id,
            on=one.on,
        )
        for one in known
    )
    id = yield from Choice(
        position.adjudicator, (*options, back("")), rule="war.zone.aspect.hinders", label=Label("war-ask-gm-hinders")
    )
    if not id:
        return position
    aspect = position.aspect(id)
    aspect = replace(aspect, hinders=not aspect.hinders)
    yield Tell("war.zone.aspect.hinders", zone=aspect.on, aspect=aspect.text, hinders="yes" if aspect.hinders else "no")
    return (yield from Now(position.with_aspect(aspect)))


def compelled(position: Position) -> Procedure[Position]:
    """A complication is taken for an own fate point, or bought off with one (war.core.compel)."""
    options = tuple(
        Option(one.id, Label("war-compel-player", player=one.id), key=one.id, of=one.id)
        for one in position.players
        if position.plays_on(one.id)
    )
    id = yield from Choice(
        position.adjudicator, (*options, back("")), rule="war.core.compel", label=Label("war-ask-compel")
    )
    if not id:
        return position
    text = yield from Text(
        position.adjudicator, LONGEST_ASPECT, rule="war.core.compel", label=Label("war-ask-complication", player=id)
    )
    position = yield from Now(position)
    said = "yes" if text else "no"
    accepted = yield from compel.answered(
        RULES,
        position,
        id,
        label=Label("war-ask-compel-answer", side=id, text=Said(text), said=said),
        accept=Label("war-compel", answer="accept"),
        refuse=Label("war-compel", answer="refuse"),
    )
    answer = "accept" if accepted else "refuse"
    yield Tell("war.core.compel", player=id, text=Said(text), said=said, answer=answer)
    return (yield from compel.settled(position, id, "own", accepted=accepted))


def leader_otherwise(position: Position) -> Procedure[Position]:
    """Talked over, captured, or beaten in any other way (war.leader.other_defeat)."""
    leaders = tuple(
        Option(one.id, Label("war-on-piece", piece=one.id), key=one.id, of=one.owner, on=one.id)
        for one in position.active_leaders()
    )
    id = yield from Choice(
        position.adjudicator, (*leaders, back("")), rule="war.leader.other_defeat", label=Label("war-ask-gm-leader")
    )
    if not id:
        return position
    leader = position.leader(id)
    by = yield from Choice(
        position.adjudicator,
        tuple(
            Option(one, Label("war-credit", player=one), key=one, of=one) for one in position.enemies_of(leader.owner)
        ),
        rule="war.leader.other_defeat",
        label=Label("war-ask-credit", leader=id),
    )
    fate = yield from Choice(
        position.adjudicator,
        (
            Option("removed", Label("war-leader-fate", fate="removed", player=by), proposed=True),
            Option("switched", Label("war-leader-fate", fate="switched", player=by)),
            Option(
                "unit",
                Label("war-leader-fate", fate="unit", player=by),
                barred=None if leader.unit else Barred("war.leader.aspects", leader=id),
            ),
        ),
        rule="war.leader.other_defeat",
        label=Label("war-ask-leader-fate", leader=id),
    )
    yield Tell("war.leader.other_defeat", leader=id, player=by, fate=fate, weight=Weight.OUTCOME)
    position = credited(position, leader, by)
    if fate == "removed":
        position = gone(position, leader, Status.DEFEATED)
    elif fate == "switched":
        position = position.with_leader(replace(leader, owner=by, unit=None))
    else:
        position = position.with_leader(replace(leader, owner=by))
        position = position.with_unit(replace(position.unit(leader.unit or ""), owner=by))
    position = yield from Now((yield from loosened(position)))
    return (yield from eliminate_defeated(position))


def change_side(position: Position) -> Procedure[Position]:
    """A player goes over, or a unit is given to another player (war.setup.sides)."""
    options = [
        Option(("player", one.id), Label("war-compel-player", player=one.id), key=one.id, of=one.id)
        for one in position.players
    ]
    options += [
        Option(("unit", one.id), Label("war-on-piece", piece=one.id), key=one.id, of=one.owner, on=one.id)
        for one in position.active_units()
    ]
    leave: Option[Wish] = back(("", ""))
    what, which = yield from Choice(
        position.adjudicator, (*options, leave), rule="war.setup.sides", label=Label("war-ask-gm-side")
    )
    if not what:
        return position
    if what == "player":
        side = yield from Choice(
            position.adjudicator,
            tuple(Option(id, Label("war-for-side", side=id), key=id) for id, _ in position.sides),
            rule="war.setup.sides",
            label=Label("war-ask-player-side", player=which),
        )
        yield Tell("war.setup.sides", who=which, to=side)
        position = position.with_player(replace(position.player(which), side=side))
    else:
        owner = yield from Choice(
            position.adjudicator,
            tuple(
                Option(one.id, Label("war-compel-player", player=one.id), key=one.id, of=one.id)
                for one in position.players
                if position.plays_on(one.id)
            ),
            rule="war.setup.sides",
            label=Label("war-ask-new-owner", piece=which),
        )
        yield Tell("war.setup.sides", who=which, to=owner)
        unit = position.unit(which)
        if leader := position.attached_to(unit):
            position = position.with_leader(replace(leader, unit=None))
        position = position.with_unit(replace(unit, owner=owner))
    position = yield from Now((yield from loosened(position)))
    return (yield from eliminate_defeated(position))


def reveal(position: Position) -> Procedure[Position]:
    """A face-down card is turned up by the game master."""
    options = tuple(
        Option(zone.id, Label("war-on-zone", zone=zone.id), key=zone.id, on=zone.id)
        for zone in position.zones
        if zone.face_down
    )
    id = yield from Choice(
        position.adjudicator, (*options, back("")), rule="war.zone.aspect.reveal", label=Label("war-ask-gm-reveal")
    )
    return (yield from turned_up(position, id)) if id else position


def close(position: Position) -> Procedure[Position]:
    """The game master ends the battle: one side has won, or nobody (war.end.when)."""
    sides = tuple(Option(id, Label("war-wins", side=id), key=id) for id, _ in position.sides)
    draw = Option("", Label("war-draw"), key="draw")
    on = Option("on", Label("option-back"), key="back", role="again", proposed=True)
    winner = yield from Choice(
        position.adjudicator, (*sides, draw, on), rule="war.end.when", label=Label("war-ask-close")
    )
    if winner == "on":
        return position
    return replace(position, step=Step.END, turn=None, contest=None, winner=winner)
