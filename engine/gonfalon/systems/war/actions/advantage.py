"""Create an advantage: ambush, intimidate, pin down, scout, surround, free form, and loading an aspect in sight."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Literal, assert_never

from gonfalon.fate.ladder import STYLE
from gonfalon.fate.position import contest_of
from gonfalon.fate.roll import Contest, Opposition
from gonfalon.questions.ask import Now, Procedure, Tell, Weight
from gonfalon.questions.choice import Choice
from gonfalon.questions.deed import Deed
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Barred
from gonfalon.systems.war.actions.attack import defence
from gonfalon.systems.war.aspects.creation import boost, put
from gonfalon.systems.war.aspects.zone_cards import on_zone, turned_up
from gonfalon.systems.war.rolls.contest import closed, contest
from gonfalon.systems.war.rolls.rules import Outcome, opponent, outcome, shifts, total
from gonfalon.systems.war.state.activation import Lapsed
from gonfalon.systems.war.state.facts import (
    FAIR,
    PER_ASPECT,
    Reach,
    best_of,
    hand_of,
    known,
    surrounded_by,
    usable,
    weapon,
)
from gonfalon.systems.war.state.options import Proceed, back
from gonfalon.systems.war.state.pieces import Act, Actor, Aspect, Kind, Leader, Role, Unit
from gonfalon.systems.war.state.position import Position
from gonfalon.systems.war.state.turn_actions import declare, with_action_used, with_leader_used
from gonfalon.table.offer import Gone

GROUND = ("fight", "athletics", "shoot", "drive", "pilot")
"""war.adv.surround"""


ADVANTAGE = Label("war-advantage-unnamed")
FREE: dict[Outcome, int] = {"fail": 0, "tie": 0, "success": 1, "style": 2}
"""The free invocations that come with an advantage."""


@dataclass(frozen=True, slots=True)
class NewAdvantage:
    """An advantage to be created: its rule, the skill, what it lies on, and what it is called at first."""

    rule: str
    skill: str
    on: str
    kind: Kind = Kind.SITUATION
    text: Label = ADVANTAGE


def advantage_cost(actor_id: str, position: Position) -> Position:
    """A unit's action, or the leader's own."""
    actor = position.actor(actor_id)
    if isinstance(actor, Leader):
        return with_leader_used(position, actor, Act.ADVANTAGE)
    return with_action_used(position, Act.ADVANTAGE)


def create(
    position: Position, actor_id: str, plan: NewAdvantage, against: Opposition, skills: tuple[str, ...] = ()
) -> Procedure[Position]:
    """An advantage from its roll to what it brings; `skills` are those that may be rolled instead."""
    target = plan.on if any(one.id == plan.on != actor_id for one in position.on_field()) else None
    deed = Deed(plan.rule, by=actor_id, to=target)
    return (yield from deed.of(advantage_rolled(position, actor_id, plan, against, skills)))


def advantage_rolled(
    position: Position, actor_id: str, plan: NewAdvantage, against: Opposition, skills: tuple[str, ...]
) -> Procedure[Position]:
    """The roll, and the aspect it brings (war.core.outcome.advantage)."""
    zones = (plan.on,) if any(zone.id == plan.on for zone in position.zones) else ()
    hand = hand_of(position.actor(actor_id), plan.skill, Role.ACTS)
    opened = Contest(plan.rule, hand, against, places=zones, skills=skills)
    position = yield from contest(position, opened, partial(advantage_cost, actor_id))
    rolled, margin = contest_of(position), shifts(position)
    reached, foe = total(position, rolled.actor), opponent(position)
    position = closed(position)
    result = outcome(margin)
    free = FREE[result]
    rule = "war.core.outcome.advantage"
    aim = aimed(actor_id, plan, rolled.against)
    yield Tell(rule, piece=actor_id, on=plan.on, aim=aim, foe=foe, result=result, free=free, weight=Weight.OUTCOME)
    match result:
        case "fail":
            return (yield from failed(position, actor_id, plan, rolled.against, margin))
        case "tie":
            return (yield from boost(position, position.actor(actor_id).owner, rule))
        case "success" | "style":
            return (yield from placed(position, actor_id, plan, free, reached))
        case never:
            assert_never(never)


def aimed(actor_id: str, plan: NewAdvantage, against: Opposition | None) -> Literal["foe", "thing", "none"]:
    """Return the subject of an advantage: its opponent, another thing, or nothing but its maker or the whole battle."""
    if against and against.hand and against.hand.piece == plan.on:
        return "foe"
    return "none" if plan.on in ("battle", actor_id) else "thing"


def placed(position: Position, actor_id: str, plan: NewAdvantage, free: int, total: int) -> Procedure[Position]:
    """The aspect is in play for all to see (war.zone.aspect.open), with free invocations for its maker."""
    owner = position.actor(actor_id).owner
    new = Aspect(
        "",
        plan.text,
        plan.on,
        plan.kind,
        owner,
        ((owner, free),),
        by=actor_id if plan.kind is Kind.PINNED else "",
        total=total,
        kept=plan.kind is Kind.PINNED,
    )
    position, new = put(position, new)
    yield Tell(
        "war.core.situation_aspect",
        player=owner,
        aspect=new.text,
        on=plan.on,
        change="new",
        before="none",
        weight=Weight.OUTCOME,
    )
    return (yield from on_zone((yield from Now(position)), new.id, owner))


def failed(
    position: Position, actor_id: str, plan: NewAdvantage, against: Opposition | None, margin: int
) -> Procedure[Position]:
    """A defence that wins by 3 gains a boost; else nothing comes of it, unless the game master says otherwise (`amendable`)."""
    hand = against.hand if against else None
    if hand and margin <= -STYLE:
        return (yield from boost(position, hand.who, "war.core.outcome.defend"))
    rivals = (hand.who,) if hand else position.enemies_of(position.actor(actor_id).owner)
    if not rivals or plan.kind is not Kind.SITUATION:
        return position
    return replace(position, amendable=(*position.amendable, Lapsed(plan.text, plan.on, rivals)))


def opposition(position: Position, actor: Actor, skill: str, target: Actor | None) -> Opposition:
    """On an enemy: its defence. Else Fair; the game master may name another (war.adv.opposition)."""
    if target and not position.allied(target, actor):
        return defence(position, target, skill, "war.adv.opposition")
    return Opposition("war.core.default_difficulty", FAIR, judged=True)


def ambush_barred(position: Position, unit: Unit) -> Barred | None:
    """war.adv.ambush"""
    foes = position.foes_in(unit.zone or "", unit)
    return Barred("war.adv.ambush", foe=foes[0].id) if foes else None


def ambush(position: Position) -> Procedure[Position]:
    unit = position.unit(position.now.actor)
    trap = Label("war-aspect-trap")
    plan = NewAdvantage("war.adv.ambush", "stealth", unit.zone or "", text=trap)
    return (yield from create(position, unit.id, plan, opposition(position, unit, plan.skill, None)))


def intimidate(position: Position) -> Procedure[Position]:
    """On itself, on its army, or on an enemy unit (war.adv.intimidate)."""
    unit = position.unit(position.now.actor)
    proceed = yield from Choice(unit.owner, (*frightened(position, unit), back()), rule="war.adv.intimidate")
    return (yield from proceed(position))


def frightened(position: Position, unit: Unit) -> Iterator[Option[Proceed]]:
    """Yield the places where the aspect may lie."""
    yield Option(partial(intimidated, unit.id), Label("war-on-itself", piece=unit.id), key="self", on=unit.id)
    yield Option(partial(intimidated, "battle"), Label("war-on-army"), key="army")
    for foe in position.foes_of(unit, position.active_units()):
        label = Label("war-on-piece", piece=foe.id)
        yield Option(partial(intimidated, foe.id), label, key=foe.id, of=foe.owner, on=foe.id)


def intimidated(on: str, position: Position) -> Procedure[Position]:
    """war.adv.intimidate"""
    unit = position.unit(position.now.actor)
    target = None if on == "battle" else position.actor(on)
    whose = "foe" if target and not position.allied(target, unit) else "own"
    plan = NewAdvantage("war.adv.intimidate", "provoke", on, text=Label("war-aspect-intimidated", on=whose))
    return (yield from create(position, unit.id, plan, opposition(position, unit, plan.skill, target)))


def pin_barred(position: Position, unit: Unit, target: Unit, near_enough: Reach) -> Barred | None:
    """A unit that could not shoot a target cannot pin it (war.adv.pin)."""
    return near_enough.bars(target.zone) or (pin_here_barred(position, unit) if target.zone == unit.zone else None)


def pin_here_barred(position: Position, unit: Unit) -> Barred | None:
    """In its own zone (war.adv.pin)."""
    return None if weapon(position, 0) == "shoot" else Barred("war.adv.pin", piece=unit.id)


def pin(target_id: str, position: Position) -> Procedure[Position]:
    """Shoot against the defence against Shoot; a tie pins nobody (war.adv.pin)."""
    by = position.now.actor
    against = defence(position, position.unit(target_id), "shoot", "war.adv.pin")
    plan = NewAdvantage("war.adv.pin", "shoot", target_id, Kind.PINNED, text=Label("war-aspect-pinned", by=by))
    return (yield from create(position, by, plan, against))


def keep_barred(position: Position, unit: Unit, held: Aspect, near_enough: Reach) -> Barred | None:
    """A pin is kept up once a turn, and only where the unit could still shoot (war.adv.pin.maintain)."""
    if held.kept:
        return Barred("war.adv.pin.maintain", piece=held.on)
    return pin_barred(position, unit, position.unit(held.on), near_enough)


def keep_up(pin_id: str, position: Position) -> Procedure[Position]:
    """No roll; it counts as Create an advantage (war.adv.pin.maintain)."""
    held = position.aspect(pin_id)
    yield Tell("war.adv.pin.maintain", piece=held.by, target=held.on, kept="yes", weight=Weight.ASIDE)
    position = with_action_used(position, Act.ADVANTAGE)
    return (yield from Now(position.with_aspect(replace(held, kept=True))))


def scout_barred(position: Position, zone: str) -> Barred | None:
    """A neighbouring zone without any unit (war.adv.scout)."""
    return Barred("war.adv.scout", zone=zone) if position.units_in(zone) else None


def scout(zone: str, position: Position) -> Procedure[Position]:
    """The card is turned up first; +2 on Fair for each aspect of the zone (war.adv.scout.difficulty)."""
    by = position.now.actor
    if position.zone(zone).face_down:
        yield Tell("war.adv.scout.reveal", piece=by, zone=zone)
        position = yield from turned_up(position, zone)
    difficulty = FAIR + PER_ASPECT * len(position.aspects_on(zone))
    plan = NewAdvantage("war.adv.scout", "notice", zone)
    return (yield from create(position, by, plan, Opposition("war.adv.scout.difficulty", difficulty)))


def surround_barred(position: Position, unit: Unit) -> Barred | None:
    """More allies than foes in the own zone, at least one foe, one Surrounded per side (war.adv.surround)."""
    zone = unit.zone or ""
    foes = len(position.foes_in(zone, unit))
    friends = len(position.friends_in(zone, unit))
    if position.option("war.opt.surrounded_count") == "others":
        friends -= 1
    if not foes or friends <= foes:
        return Barred("war.adv.surround", friends=friends, foes=foes, why="few" if foes else "none")
    if surrounded_by(position, position.side_of(unit.owner), zone):
        return Barred("war.adv.surround", friends=friends, foes=foes, why="already")
    return None


def surround(position: Position) -> Procedure[Position]:
    """Opposed by one enemy unit of the zone that its side picks (war.adv.surround)."""
    unit = position.unit(position.now.actor)
    position = yield from declare(position, "war.adv.surround", position.foes_in(unit.zone or "", unit))
    actor = position.there(position.now.actor)
    zone = actor.zone or ""
    foes = position.foes_in(zone, actor)
    if not foes:
        raise Gone(zone)
    target = foes[0].id
    if len(foes) > 1:
        owners = tuple(dict.fromkeys(foe.owner for foe in foes))
        target = yield from Choice(
            owners,
            tuple(Option(foe.id, Label("war-opposes", piece=foe.id), of=foe.owner, on=foe.id) for foe in foes),
            rule="war.adv.surround",
            label=Label("war-ask-opposes", side=owners[0]),
            about=tuple(foe.id for foe in foes),
        )
    skills = usable(position, GROUND)
    against = defence(position, position.actor(target), "surround", "war.adv.surround")
    text = Label("war-aspect-surrounded", side=position.side_of(actor.owner))
    plan = NewAdvantage("war.adv.surround", best_of(position, actor, skills), zone, Kind.SURROUNDED, text)
    return (yield from create(position, actor.id, plan, against, known(actor, skills)))
