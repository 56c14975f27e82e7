"""Advantages of any other kind, loading aspects in sight, and getting rid of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import assert_never

from gonfalon.fate.ladder import STYLE
from gonfalon.fate.position import contest_of
from gonfalon.fate.roll import Contest, Opposition
from gonfalon.questions.ask import Now, Procedure, Tell, Weight
from gonfalon.questions.choice import Choice
from gonfalon.questions.deed import Deed
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option
from gonfalon.systems.war.actions.advantage import NewAdvantage, advantage_cost, create, opposition
from gonfalon.systems.war.aspects.costs import bought_back, minor_cost
from gonfalon.systems.war.aspects.creation import boost, put
from gonfalon.systems.war.aspects.zone_cards import turned_up
from gonfalon.systems.war.rolls.contest import closed, contest
from gonfalon.systems.war.rolls.rules import opponent, shifts
from gonfalon.systems.war.state.facts import FAIR, best_of, hand_of
from gonfalon.systems.war.state.options import Proceed, back
from gonfalon.systems.war.state.pieces import UNNAMED, Act, Actor, Aspect, Kind, Leader, Role, Unit
from gonfalon.systems.war.state.position import Position
from gonfalon.systems.war.state.turn_actions import with_action_used


def targets(position: Position, actor: Actor) -> Iterator[Option[Proceed]]:
    """Yield the things on which an advantage may lie; an independent leader's never on a unit (war.leader.independent.limits)."""
    battle = partial(on, actor.id, "battle")
    yield Option(battle, Label("war-on-battle"), key="battle", proposed=True)
    for zone in position.zones:
        yield Option(partial(on_ground, actor.id, zone.id), Label("war-on-zone", zone=zone.id), key=zone.id, on=zone.id)
    leads = isinstance(actor, Leader)
    alone = isinstance(actor, Leader) and actor.unit is None
    for piece in position.on_field():
        fits = not alone if isinstance(piece, Unit) else leads
        if piece.id == actor.id or not fits:
            continue
        label = Label("war-on-piece", piece=piece.id)
        yield Option(partial(on, actor.id, piece.id), label, key=piece.id, of=piece.owner, on=piece.id)


def other(actor_id: str, position: Position) -> Procedure[Position]:
    """Name, skill and target are free; usually it lies on who makes it (war.adv.general)."""
    return (yield from on(actor_id, actor_id, position))


def elsewhere(actor_id: str, position: Position) -> Procedure[Position]:
    """The same on something else: a zone, another piece, the whole battle (war.adv.general)."""
    actor = position.actor(actor_id)
    proceed = yield from Choice(actor.owner, (*targets(position, actor), back()), rule="war.adv.general")
    return (yield from proceed(position))


def on_ground(actor_id: str, zone: str, position: Position) -> Procedure[Position]:
    """A face-down card is turned up first (war.zone.aspect.reveal)."""
    position = yield from turned_up(position, zone)
    return (yield from on(position.there(actor_id).id, zone, position))


def on(actor_id: str, place: str, position: Position) -> Procedure[Position]:
    """The best skill of the card is rolled, or another that is named."""
    actor = position.actor(actor_id)
    skills = own_skills(actor)
    pieces = {piece.id: piece for piece in position.on_field()}
    plan = NewAdvantage("war.adv.general", best_of(position, actor, skills), place)
    against = opposition(position, actor, plan.skill, pieces.get(place))
    return (yield from create(position, actor_id, plan, against, skills))


def own_skills(actor: Actor) -> tuple[str, ...]:
    """Return the skills on the card."""
    return tuple(skill for skill, _ in actor.skills) or ("will",)


@dataclass(frozen=True, slots=True)
class InPlay:
    """An aspect that came into play."""

    id: str


@dataclass(frozen=True, slots=True)
class OnCard:
    """An aspect that stands on the card of a piece, by its number there."""

    piece: str
    number: int


Loadable = InPlay | OnCard


def in_sight(position: Position, actor: Actor) -> Iterator[Option[Proceed]]:
    """Aspects in play, and those that stand on cards of the field."""
    alone = isinstance(actor, Leader) and actor.unit is None
    units = {unit.id for unit in position.units} if alone else set()
    for one in position.on_no_card():
        if one.kind is not Kind.BOOST and one.on not in units:
            proceed = partial(load_it, actor.id, InPlay(one.id))
            yield Option(proceed, Label("war-load", aspect=one.text, on=one.on), key=one.id)
    for piece in position.on_field():
        for number, text in enumerate(piece.aspects, 1):
            if text != UNNAMED and piece.id not in units:
                proceed = partial(load_it, actor.id, OnCard(piece.id, number))
                yield Option(proceed, Label("war-load", aspect=text, on=piece.id), key=f"{piece.id}.{number}")


def load(actor_id: str, position: Position) -> Procedure[Position]:
    """Load an aspect that everybody sees (war.core.outcome.existing)."""
    actor = position.actor(actor_id)
    proceed = yield from Choice(actor.owner, (*in_sight(position, actor), back()), rule="war.core.outcome.existing")
    return (yield from proceed(position))


def load_it(actor_id: str, picked: Loadable, position: Position) -> Procedure[Position]:
    """war.core.outcome.existing"""
    return (yield from Deed("war.core.outcome.existing", by=actor_id).of(load_rolled(actor_id, picked, position)))


def load_rolled(actor_id: str, picked: Loadable, position: Position) -> Procedure[Position]:
    """The roll, and who may invoke the aspect free of charge after it (war.core.outcome.existing)."""
    actor = position.actor(actor_id)
    skills = own_skills(actor)
    skill = best_of(position, actor, skills)
    against = opposition(position, actor, skill, None)
    opened = Contest("war.core.outcome.existing", hand_of(actor, skill, Role.ACTS), against, skills=skills)
    position = yield from contest(position, opened, partial(advantage_cost, actor_id))
    margin, foe = shifts(position), contest_of(position).hand(acting=False)
    position = closed(position)
    owner = position.actor(actor_id).owner
    if margin < 0:
        rival = foe.who if foe else next(iter(position.enemies_of(owner)), None)
        return (yield from loaded(position, picked, rival, 1)) if rival else position
    return (yield from loaded(position, picked, owner, 2 if margin >= STYLE else 1))


def loaded(position: Position, picked: Loadable, player: str, free: int) -> Procedure[Position]:
    """The aspect of a card gets something to hold its free invocations (war.core.free_invoke)."""
    match picked:
        case InPlay(id):
            aspect = position.aspect(id)
        case OnCard(piece, number):
            owner = position.actor(piece)
            card = Aspect("", owner.aspects[number - 1], piece, Kind.SITUATION, owner.owner, card=number)
            held = position.loaded_card(piece, number)
            position, aspect = (position, held) if held else put(position, card)
        case _:
            assert_never(picked)
    yield Tell("war.core.outcome.existing", player=player, aspect=aspect.text, free=free)
    return (yield from Now(position.with_aspect(aspect.having_free(player, free))))


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
    """True if this unit stands in an enemy's Surrounded (war.adv.surround.ends)."""
    return aspect.on == unit.zone and position.side_of(aspect.owner) != position.side_of(unit.owner)


def rid(actor_id: str, aspect_id: str, position: Position) -> Procedure[Position]:
    """A piece tries to get rid of an aspect (war.over.aspect)."""
    return (yield from Deed("war.over.aspect", by=actor_id).of(rid_rolled(actor_id, aspect_id, position)))


def rid_rolled(actor_id: str, aspect_id: str, position: Position) -> Procedure[Position]:
    """Overcome against Fair, or an enemy unit of the zone that the game master names (war.over.aspect)."""
    actor = position.actor(actor_id)
    skills = own_skills(actor)
    hand = hand_of(actor, best_of(position, actor, skills), Role.ACTS)
    foes = position.foes_in(actor.zone or "", actor)
    against = Opposition("war.over.aspect", FAIR, judged=any(foe.skills for foe in foes))
    opened = Contest("war.over.aspect", hand, against, skills=skills)
    position = yield from contest(position, opened, partial(with_action_used, act=Act.OVERCOME))
    margin, opposed = shifts(position), contest_of(position).hand(acting=False)
    foe = opposed.who if opposed else None
    met, position = opponent(position), closed(position)
    aspect = position.aspect(aspect_id)
    text, on = aspect.text, aspect.on
    if margin < 0:
        yield Tell("war.over.aspect", aspect=text, on=on, gone="no", foe=met, weight=Weight.OUTCOME)
        position, paid = yield from bought_back(position, actor_id, foe)
        if not paid:
            return position
    yield Tell("war.over.aspect", aspect=text, on=on, gone="yes", foe=met, weight=Weight.OUTCOME)
    position = yield from Now(position.without_aspects((aspect_id,)))
    owner = position.actor(actor_id).owner
    if margin == 0:
        return (yield from minor_cost(position, owner, foe))
    if margin >= STYLE:
        return (yield from boost(position, owner, "war.core.outcome.overcome"))
    return position


def full_defence(position: Position) -> Procedure[Position]:
    """Plain Fate Core, if the table plays it (war.opt.full_defense)."""
    unit = position.unit(position.now.actor)
    yield Tell("war.opt.full_defense", piece=unit.id)
    position = with_action_used(position, Act.DEFENCE)
    return (yield from Now(position.with_unit(replace(unit, guarding=True))))
