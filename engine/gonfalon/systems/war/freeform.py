"""Advantages of any other kind, loading aspects in sight, and getting rid of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from gonfalon.ask import Choice, Now, Option, Procedure, Ruling, Tell, Weight
from gonfalon.figures import Label
from gonfalon.systems.war.advantage import Plan, advantage, opposed, paid_by
from gonfalon.systems.war.contest import closed, contest
from gonfalon.systems.war.facts import FAIR, hand_of, skill_key, skill_named, strength
from gonfalon.systems.war.gains import boost, bought_back, judge, minor_cost, put
from gonfalon.systems.war.moves import ask_skill
from gonfalon.systems.war.pieces import NONE, UNNAMED, Act, Actor, Against, Aspect, Contest, Hand, Kind, Leader, Unit
from gonfalon.systems.war.position import Position
from gonfalon.systems.war.secrets import turned_up
from gonfalon.systems.war.spend import declare, spent
from gonfalon.systems.war.throw import settled
from gonfalon.systems.war.wishes import back


def targets(position: Position, actor: Actor) -> Iterator[Option[str]]:
    """What an advantage may lie on; an independent leader's never on a unit (war.leader.independent.limits)."""
    yield Option(actor.id, Label("war-on-itself", piece=actor.id), key="self", on=actor.id, proposed=True)
    yield Option("battle", Label("war-on-battle"), key="battle")
    for zone in position.zones:
        yield Option(zone.id, Label("war-on-zone", zone=zone.id), key=zone.id, on=zone.id)
    leads = isinstance(actor, Leader)
    alone = isinstance(actor, Leader) and actor.unit is None
    for piece in position.on_field():
        fits = not alone if isinstance(piece, Unit) else leads
        if piece.id == actor.id or not fits:
            continue
        yield Option(piece.id, Label("war-on-piece", piece=piece.id), key=piece.id, of=piece.owner, on=piece.id)


def other(position: Position, actor: Actor) -> Procedure[Position]:
    """Name, skill and target are free (war.adv.general)."""
    leave = back("")
    on = yield from Choice(actor.owner, (*targets(position, actor), leave), rule="war.adv.general")
    if not on:
        return position
    skill = yield from ask_skill(
        position, actor, tuple(skill for skill, _ in actor.skills) or ("will",), "war.adv.general"
    )
    if skill is None:
        return position
    if any(zone.id == on for zone in position.zones):
        position = yield from turned_up(position, on)
    pieces = {piece.id: piece for piece in position.on_field()}
    return (yield from advantage(position, actor, Plan("war.adv.general", skill, on), pieces.get(on)))


def in_sight(position: Position, actor: Actor) -> Iterator[Option[Aspect | None]]:
    """Aspects in play, and those that stand on cards of the field."""
    alone = isinstance(actor, Leader) and actor.unit is None
    units = {unit.id for unit in position.units} if alone else set()
    for one in position.on_no_card():
        if one.kind is not Kind.BOOST and one.on not in units:
            yield Option(one, Label("war-load", aspect=one.text, on=one.on), key=one.id)
    for piece in position.on_field():
        for number, text in enumerate(piece.aspects, 1):
            if text != UNNAMED and piece.id not in units:
                card = Aspect("", text, piece.id, Kind.SITUATION, piece.owner, card=number)
                yield Option(card, Label("war-load", aspect=text, on=piece.id), key=f"{piece.id}.{number}")


def load(position: Position, actor: Actor) -> Procedure[Position]:
    """Load an aspect that everybody sees (war.core.outcome.existing)."""
    leave: Option[Aspect | None] = back(None)
    picked = yield from Choice(actor.owner, (*in_sight(position, actor), leave), rule="war.core.outcome.existing")
    if picked is None:
        return position
    own = tuple(skill for skill, _ in actor.skills) or ("will",)
    skill = yield from ask_skill(position, actor, own, "war.core.outcome.existing")
    if skill is None:
        return position
    position, against = yield from opposed(position, actor, skill, None)
    actor = position.there(actor.id)
    position = paid_by(position, actor)
    position = yield from contest(
        position, Contest("war.core.outcome.existing", hand_of(position, actor, skill), against)
    )
    rolled = settled(position)
    shifts, foe = rolled.shifts, against.hand
    position = closed(position)
    if shifts < 0:
        rival = foe.player if foe else next(iter(position.enemies_of(actor.owner)), None)
        return (yield from loaded(position, picked, rival, 1)) if rival else position
    return (yield from loaded(position, picked, actor.owner, 2 if shifts >= 3 else 1))


def loaded(position: Position, aspect: Aspect, player: str, free: int) -> Procedure[Position]:
    aspect = position.as_it_is(aspect)
    yield Tell("war.core.outcome.existing", player=player, aspect=aspect.text, free=free)
    if aspect.card:
        held = position.loaded_card(aspect.on, aspect.card)
        position, aspect = (position, held) if held else put(position, aspect)
    if not any(one.id == aspect.id for one in position.aspects):
        return position
    return (yield from Now(position.with_aspect(position.aspect(aspect.id).having_free(player, free))))


def removable(position: Position, actor: Actor) -> Iterator[Aspect]:
    """Situation aspects on it, on the battle, on its zone and those next to it; a pin goes only by moving (war.over.aspect).

    Surrounded is overcome by an enemy unit in its zone (war.adv.surround.ends).
    """
    zone = position.zone(actor.zone or "")
    spots = {actor.id, "battle", zone.id, *zone.near}
    for aspect in position.on_no_card():
        match aspect.kind:
            case Kind.SITUATION:
                bothers = aspect.on in spots
            case Kind.SURROUNDED:
                bothers = isinstance(actor, Unit) and caught(position, actor, aspect)
            case _:
                bothers = False
        if bothers:
            yield aspect


def caught(position: Position, unit: Unit, aspect: Aspect) -> bool:
    """Whether this unit stands in an enemy's Surrounded (war.adv.surround.ends)."""
    return aspect.on == unit.zone and position.side_of(aspect.owner) != position.side_of(unit.owner)


def rid(position: Position, actor: Actor, aspect: Aspect) -> Procedure[Position]:
    """Overcome against an enemy unit of the zone that is named, else Fair (war.over.aspect)."""
    own = tuple(skill for skill, _ in actor.skills) or ("will",)
    skill = yield from ask_skill(position, actor, own, "war.over.aspect")
    if skill is None:
        return position
    position = yield from declare(position, "war.over.aspect", position.foes_in(actor.zone or "", actor))
    actor, aspect = position.there(actor.id), position.aspect(aspect.id)
    against = yield from in_the_way(position, actor)
    position = spent(position, Act.OVERCOME)
    position = yield from contest(position, Contest("war.over.aspect", hand_of(position, actor, skill), against))
    rolled = settled(position)
    shifts = rolled.shifts
    foe = against.hand.player if against.hand else None
    position, aspect = closed(position), position.as_it_is(aspect)
    if shifts < 0:
        yield Tell("war.over.aspect", aspect=aspect.text, gone="no", weight=Weight.OUTCOME)
        position, paid = yield from bought_back(position, actor, foe)
        if not paid:
            return position
    yield Tell("war.over.aspect", aspect=aspect.text, gone="yes", weight=Weight.OUTCOME)
    position = yield from Now(position.without_aspects((aspect,)))
    if shifts == 0:
        return (yield from minor_cost(position, actor.owner, foe))
    if shifts >= 3:
        return (yield from boost(position, actor.owner, "war.core.outcome.overcome"))
    return position


def in_the_way(position: Position, actor: Actor) -> Procedure[Against]:
    """Who opposes getting rid of an aspect: nobody, or one enemy unit of the zone with one of its skills."""
    foes = position.foes_in(actor.zone or "", actor)
    fair: Option[Hand | None] = Option(None, Label("war-difficulty", difficulty=FAIR), key="fair", proposed=True)
    hands = tuple(opposing(position, foes))
    if not hands:
        return Against("war.over.aspect", FAIR)
    about = (actor.id, *(foe.id for foe in foes))
    picked = yield from Ruling(judge(position), (fair, *hands), rule="war.over.aspect", about=about)
    return Against("war.over.aspect", NONE if picked else FAIR, picked)


def opposing(position: Position, foes: tuple[Unit, ...]) -> Iterator[Option[Hand | None]]:
    for foe in foes:
        for skill, _ in foe.skills:
            yield Option(
                hand_of(position, foe, skill),
                Label("war-bar", piece=foe.id, skill=skill_named(skill), rating=strength(position, foe, skill)),
                key=f"{foe.id}.{skill_key(skill)}",
                of=foe.owner,
            )


def full_defence(position: Position, unit: Unit) -> Procedure[Position]:
    """Plain Fate Core, if the table plays it (war.opt.full_defense)."""
    yield Tell("war.opt.full_defense", piece=unit.id)
    position = spent(position, Act.DEFENCE)
    return (yield from Now(position.with_unit(replace(position.unit(unit.id), guarding=True))))
