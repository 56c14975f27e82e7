"""Advantages of any other kind, loading aspects in sight, and getting rid of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from gonfalon.ask import Choice, Now, Procedure, Tell, Weight
from gonfalon.fate.ladder import STYLE
from gonfalon.fate.position import contest_of
from gonfalon.fate.roll import Contest, Opposition
from gonfalon.figures import Label
from gonfalon.option import Option
from gonfalon.systems.war.actions.advantage import Plan, advantage_cost, create, opposition
from gonfalon.systems.war.aspects.costs import bought_back, minor_cost
from gonfalon.systems.war.aspects.creation import boost, put
from gonfalon.systems.war.aspects.zone_cards import turned_up
from gonfalon.systems.war.rolls.contest import closed, contest
from gonfalon.systems.war.rolls.rules import shifts
from gonfalon.systems.war.state.facts import FAIR, best_of, hand_of
from gonfalon.systems.war.state.options import back
from gonfalon.systems.war.state.pieces import UNNAMED, Act, Actor, Aspect, Kind, Leader, Role, Unit
from gonfalon.systems.war.state.position import Position
from gonfalon.systems.war.state.turn_actions import with_action_used


def targets(position: Position, actor: Actor) -> Iterator[Option[str]]:
    """What an advantage may lie on; an independent leader's never on a unit (war.leader.independent.limits)."""
    yield Option("battle", Label("war-on-battle"), key="battle", proposed=True)
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
    """Name, skill and target are free; usually it lies on who makes it (war.adv.general)."""
    return (yield from on(position, actor, actor.id))


def elsewhere(position: Position, actor: Actor) -> Procedure[Position]:
    """The same on something else: a zone, another piece, the whole battle (war.adv.general)."""
    leave = back("")
    place = yield from Choice(actor.owner, (*targets(position, actor), leave), rule="war.adv.general")
    if not place:
        return position
    if any(zone.id == place for zone in position.zones):
        position = yield from turned_up(position, place)
    return (yield from on(position, position.there(actor.id), place))


def on(position: Position, actor: Actor, place: str) -> Procedure[Position]:
    """The best skill of the card is rolled, or another that is named."""
    skills = own_skills(actor)
    pieces = {piece.id: piece for piece in position.on_field()}
    plan = Plan("war.adv.general", best_of(position, actor, skills), place)
    against = opposition(position, actor, plan.skill, pieces.get(place))
    return (yield from create(position, actor, plan, against, skills))


def own_skills(actor: Actor) -> tuple[str, ...]:
    """What stands on the card."""
    return tuple(skill for skill, _ in actor.skills) or ("will",)


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
    skills = own_skills(actor)
    skill = best_of(position, actor, skills)
    against = opposition(position, actor, skill, None)
    opened = Contest("war.core.outcome.existing", hand_of(actor, skill, Role.ACTS), against, skills=skills)
    position = yield from contest(position, opened, partial(advantage_cost, actor.id))
    margin, foe = shifts(position), contest_of(position).hand(acting=False)
    position = closed(position)
    if margin < 0:
        rival = foe.who if foe else next(iter(position.enemies_of(actor.owner)), None)
        return (yield from loaded(position, picked, rival, 1)) if rival else position
    return (yield from loaded(position, picked, actor.owner, 2 if margin >= STYLE else 1))


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
    """Overcome against Fair, or an enemy unit of the zone that the game master names (war.over.aspect)."""
    skills = own_skills(actor)
    hand = hand_of(actor, best_of(position, actor, skills), Role.ACTS)
    foes = position.foes_in(actor.zone or "", actor)
    against = Opposition("war.over.aspect", FAIR, judged=any(foe.skills for foe in foes))
    opened = Contest("war.over.aspect", hand, against, skills=skills)
    position = yield from contest(position, opened, partial(with_action_used, act=Act.OVERCOME))
    margin, opposed = shifts(position), contest_of(position).hand(acting=False)
    foe = opposed.who if opposed else None
    position, aspect = closed(position), position.as_it_is(aspect)
    if margin < 0:
        yield Tell("war.over.aspect", aspect=aspect.text, gone="no", weight=Weight.OUTCOME)
        position, paid = yield from bought_back(position, actor, foe)
        if not paid:
            return position
    yield Tell("war.over.aspect", aspect=aspect.text, gone="yes", weight=Weight.OUTCOME)
    position = yield from Now(position.without_aspects((aspect,)))
    if margin == 0:
        return (yield from minor_cost(position, actor.owner, foe))
    if margin >= STYLE:
        return (yield from boost(position, actor.owner, "war.core.outcome.overcome"))
    return position


def full_defence(position: Position, unit: Unit) -> Procedure[Position]:
    """Plain Fate Core, if the table plays it (war.opt.full_defense)."""
    yield Tell("war.opt.full_defense", piece=unit.id)
    position = with_action_used(position, Act.DEFENCE)
    return (yield from Now(position.with_unit(replace(position.unit(unit.id), guarding=True))))
