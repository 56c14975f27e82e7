"""The game master's records by hand: aspects, compels, leaders beaten otherwise, changes of side, the end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from gonfalon.fate import compel
from gonfalon.questions.ask import Ask, Now, Procedure, Tell
from gonfalon.questions.choice import Choice
from gonfalon.questions.deed import Deed
from gonfalon.questions.figures import Label, UserText
from gonfalon.questions.option import Option, Role
from gonfalon.questions.refusal import Barred
from gonfalon.questions.text import Text
from gonfalon.systems.war.aspects.creation import put
from gonfalon.systems.war.aspects.zone_cards import on_zone, turned_up
from gonfalon.systems.war.offers.defections import change_side, leader_otherwise
from gonfalon.systems.war.rolls.rules import RULES
from gonfalon.systems.war.state.options import BETWEEN_ACTIONS, Proceed, at_once, back, players_still_in
from gonfalon.systems.war.state.pieces import LONGEST_ASPECT, Aspect, Kind, Step
from gonfalon.systems.war.state.position import Position
from gonfalon.table.offer import Ends, Offer


def entries(position: Position, ask: Ask[Any]) -> Iterator[Offer[Position]]:
    """The way into everything that only the game master does, between two actions."""
    if ask.rule in BETWEEN_ACTIONS and position.contest is None:
        rule = "war.core.situation_aspect"
        yield Offer("gm", position.adjudicator, recorded, rule=rule, label=Label("war-gm"))


def recorded(position: Position) -> Procedure[Position]:
    """The game master makes a record; then the table is asked anew what comes next."""
    raise Ends((yield from game_master(position)))


def game_master(position: Position) -> Procedure[Position]:
    """One record by hand; the rest of the battle is as it was."""
    proceed = yield from Choice(
        position.adjudicator, tuple(records(position)), rule="war.core.situation_aspect", label=Label("war-ask-gm")
    )
    return (yield from proceed(position))


def records(position: Position) -> Iterator[Option[Proceed]]:
    """Yield the records that the game master may make."""
    yield replace(back(), proposed=True)
    yield record("add", Label("war-gm-add"), add_aspect, "war.core.situation_aspect")
    on_table = any(True for _ in position.on_no_card())
    yield record("strike", Label("war-gm-strike"), strike_off, "war.core.situation_aspect", none_there(on_table))
    on_zones = any(zoned(position, aspect) for aspect in position.aspects)
    yield record("hinders", Label("war-gm-hinders"), switch_hindrance, "war.zone.aspect.hinders", none_there(on_zones))
    yield record("compel", Label("war-gm-compel"), compelled, "war.core.compel")
    no_leader = None if any(position.active_leaders()) else Barred("war.leader.other_defeat")
    yield record("leader", Label("war-gm-leader"), leader_otherwise, "war.leader.other_defeat", no_leader)
    yield record("side", Label("war-gm-side"), change_side, "war.setup.sides")
    hidden = any(zone.face_down for zone in position.zones)
    yield record("reveal", Label("war-gm-reveal"), reveal, "war.zone.aspect.reveal", none_there(hidden))
    yield record("close", Label("war-gm-close"), close, "war.end.when", role="out")


def record(
    key: str, label: Label, proceed: Proceed, rule: str, barred: Barred | None = None, role: Role = "more"
) -> Option[Proceed]:
    return Option(proceed, label, key=key, rule=rule, barred=barred, role=role)


def none_there(found: bool) -> Barred | None:
    """Why nothing of the kind can be recorded."""
    return None if found else Barred("war.core.situation_aspect")


def zoned(position: Position, aspect: Aspect) -> bool:
    return any(zone.id == aspect.on for zone in position.zones)


def add_aspect(position: Position) -> Procedure[Position]:
    """An aspect on a piece, a zone or the battle, with a free invocation for one player if the game master says so."""
    proceed = yield from Choice(
        position.adjudicator,
        (*spots(position), back()),
        rule="war.core.situation_aspect",
        label=Label("war-ask-gm-on"),
    )
    return (yield from proceed(position))


def spots(position: Position) -> Iterator[Option[Proceed]]:
    """Yield the things on which an aspect may lie."""
    yield Option(partial(written, "battle"), Label("war-on-battle"), key="battle", proposed=True)
    for zone in position.zones:
        yield Option(partial(written, zone.id), Label("war-on-zone", zone=zone.id), key=zone.id, on=zone.id)
    for one in position.on_field():
        label = Label("war-on-piece", piece=one.id)
        yield Option(partial(written, one.id), label, key=one.id, of=one.owner, on=one.id)


def written(on: str, position: Position) -> Procedure[Position]:
    """war.core.situation_aspect"""
    text = yield from Text(
        position.adjudicator, LONGEST_ASPECT, 1, rule="war.core.situation_aspect", label=Label("war-ask-gm-aspect")
    )
    holder = yield from ask_holder(position)
    owner = holder or position.gm or position.players[0].id
    free = ((holder, 1),) if holder else ()
    position, new = put(position, Aspect("", UserText(text), on, Kind.SITUATION, owner, free))
    yield Tell("war.core.situation_aspect", player=owner, aspect=new.text, on=on, change="new", before="none")
    return (yield from on_zone((yield from Now(position)), new.id, position.adjudicator))


def ask_holder(position: Position) -> Procedure[str | None]:
    """Ask who gets a free invocation on the new aspect; usually nobody."""
    nobody: Option[str | None] = Option(None, Label("war-none"), key="nobody", proposed=True)
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
    options: tuple[Option[Proceed], ...] = tuple(
        Option(partial(struck_off, one.id), Label("war-load", aspect=one.text, on=one.on), key=one.id)
        for one in position.on_no_card()
    )
    proceed = yield from Choice(
        position.adjudicator,
        (*options, back()),
        rule="war.core.situation_aspect",
        label=Label("war-ask-gm-strike"),
    )
    return (yield from proceed(position))


def struck_off(id: str, position: Position) -> Procedure[Position]:
    """war.core.situation_aspect"""
    return (yield from Deed("war.over.aspect").of(taken_away(id, position)))


def taken_away(id: str, position: Position) -> Procedure[Position]:
    """war.core.situation_aspect"""
    aspect = position.aspect(id)
    yield Tell("war.over.aspect", aspect=aspect.text, on=aspect.on, gone="yes", foe="none")
    return (yield from Now(position.without_aspects((id,))))


def switch_hindrance(position: Position) -> Procedure[Position]:
    """The game master may change later whether a zone's aspect hinders (war.zone.aspect.hinders)."""
    options: tuple[Option[Proceed], ...] = tuple(
        Option(
            partial(hindrance_switched, one.id),
            Label("war-switch-hindrance", aspect=one.text, zone=one.on, hinders="yes" if one.hinders else "no"),
            key=one.id,
            on=one.on,
        )
        for one in position.aspects
        if zoned(position, one)
    )
    proceed = yield from Choice(
        position.adjudicator,
        (*options, back()),
        rule="war.zone.aspect.hinders",
        label=Label("war-ask-gm-hinders"),
    )
    return (yield from proceed(position))


def hindrance_switched(id: str, position: Position) -> Procedure[Position]:
    """war.zone.aspect.hinders"""
    aspect = position.aspect(id)
    aspect = replace(aspect, hinders=not aspect.hinders)
    yield Tell("war.zone.aspect.hinders", zone=aspect.on, aspect=aspect.text, hinders="yes" if aspect.hinders else "no")
    return (yield from Now(position.with_aspect(aspect)))


def compelled(position: Position) -> Procedure[Position]:
    """A complication is taken for an own fate point, or bought off with one (war.core.compel)."""
    proceed = yield from Choice(
        position.adjudicator,
        (*players_still_in(position, compel_player), back()),
        rule="war.core.compel",
        label=Label("war-ask-compel"),
    )
    return (yield from proceed(position))


def compel_player(id: str, position: Position) -> Procedure[Position]:
    """A player is compelled (war.core.compel)."""
    return (yield from Deed("war.core.compel", to=id).of(compel_answered(id, position)))


def compel_answered(id: str, position: Position) -> Procedure[Position]:
    """war.core.compel"""
    text = yield from Text(
        position.adjudicator, LONGEST_ASPECT, rule="war.core.compel", label=Label("war-ask-complication", player=id)
    )
    position = yield from Now(position)
    said = "yes" if text else "no"
    accepted = yield from compel.answered(
        RULES,
        position,
        id,
        label=Label("war-ask-compel-answer", side=id, text=UserText(text), said=said),
        accept=Label("war-compel", answer="accept"),
        refuse=Label("war-compel", answer="refuse"),
    )
    answer = "accept" if accepted else "refuse"
    yield Tell("war.core.compel", player=id, text=UserText(text), said=said, answer=answer)
    return (yield from compel.point_moved(position, id, "own", accepted=accepted))


def reveal(position: Position) -> Procedure[Position]:
    """A face-down card is turned up by the game master."""
    options: tuple[Option[Proceed], ...] = tuple(
        Option(partial(revealed, zone.id), Label("war-on-zone", zone=zone.id), key=zone.id, on=zone.id)
        for zone in position.zones
        if zone.face_down
    )
    proceed = yield from Choice(
        position.adjudicator,
        (*options, back()),
        rule="war.zone.aspect.reveal",
        label=Label("war-ask-gm-reveal"),
    )
    return (yield from proceed(position))


def revealed(zone: str, position: Position) -> Procedure[Position]:
    """war.zone.aspect.reveal"""
    return (yield from turned_up(position, zone))


def close(position: Position) -> Procedure[Position]:
    """The game master ends the battle: one side has won, or nobody (war.end.when)."""
    sides: tuple[Option[Proceed], ...] = tuple(
        Option(partial(closed, id), Label("war-wins", side=id), key=id) for id, _ in position.sides
    )
    draw: Option[Proceed] = Option(partial(closed, ""), Label("war-draw"), key="draw")
    proceed = yield from Choice(
        position.adjudicator,
        (*sides, draw, replace(back(), proposed=True)),
        rule="war.end.when",
        label=Label("war-ask-close"),
    )
    return (yield from proceed(position))


@at_once
def closed(winner: str, position: Position) -> Position:
    """war.end.when"""
    return replace(position, step=Step.END, turn=None, contest=None, winner=winner)
