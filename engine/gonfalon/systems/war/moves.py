"""Moving: free moves, forcing a way in, further clear zones, and breaking out of a pin."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from gonfalon.ask import Choice, Now, Option, Procedure, Tell, Weight
from gonfalon.figures import Label
from gonfalon.refusal import Barred
from gonfalon.systems.war.contest import closed, contest, outcome
from gonfalon.systems.war.ending import ask_who_concedes, concession_offer
from gonfalon.systems.war.facts import (
    MOVING,
    best_of,
    guard,
    hand_of,
    obstructed,
    skill_key,
    skill_named,
    strength,
    terrain,
)
from gonfalon.systems.war.gains import boost, bought_back, minor_cost
from gonfalon.systems.war.harm import loosened
from gonfalon.systems.war.pieces import NONE, Act, Actor, Against, Contest, Hand, Leader, Modifier, Unit
from gonfalon.systems.war.position import Position
from gonfalon.systems.war.secrets import turned_up
from gonfalon.systems.war.spend import spent
from gonfalon.systems.war.throw import ask_dice, counted, settled
from gonfalon.systems.war.wishes import back


def free_move_barred(position: Position, actor: Actor, zone: str) -> Barred | None:
    """Why this zone cannot be entered freely (war.move.free, war.move.obstacle, war.adv.pin.effect)."""
    if position.now.closing:
        return Barred("war.action.attack_last")
    if isinstance(actor, Leader) and actor.unit:
        return Barred("war.leader.acts_with_unit", leader=actor.id)
    if position.now.moved:
        return Barred("war.move.free", piece=actor.id)
    if pins := position.pins_on(actor):
        return Barred("war.adv.pin.effect", piece=actor.id, by=pins[0].by)
    if obstructed(position, zone, actor):
        foes = len(position.foes_in(zone, actor))
        return Barred("war.move.obstacle", zone=zone, foes=foes, terrain=terrain(position, zone))
    return None


def free_move(position: Position, zone: str) -> Procedure[Position]:
    """One adjacent zone; a face-down card there is turned up first (war.zone.aspect.reveal)."""
    actor = position.actor(position.now.actor)
    hidden = position.zone(zone).face_down
    position = yield from turned_up(position, zone)
    position = position.with_turn(replace(position.now, moved=True))
    blocks = position.option("war.opt.hidden_hindrance") == "blocks"
    if hidden and blocks and terrain(position, zone):
        yield Tell("war.opt.hidden_hindrance", piece=actor.id, zone=zone)
        return (yield from Now(position))
    yield Tell("war.move.free", piece=actor.id, zone=zone)
    return (yield from enter(position, actor, zone))


def enter(position: Position, actor: Actor, zone: str) -> Procedure[Position]:
    """The piece stands in the zone, its leader with it; pins on it are gone (war.adv.pin.ends)."""
    actor = position.actor(actor.id)
    pins = position.pins_on(actor)
    if pins:
        yield Tell("war.adv.pin.ends", piece=actor.id)
    position = position.without_aspects(pins)
    position = position.with_actor(replace(actor, zone=zone))
    if leader := position.attached_to(actor) if isinstance(actor, Unit) else None:
        position = position.with_leader(replace(leader, zone=zone))
    position = yield from loosened(position)
    return (yield from Now(position))


def ask_skill(position: Position, actor: Actor, proposed: tuple[str, ...], rule: str) -> Procedure[str | None]:
    """Any skill that the table accepts, the best of the usual ones proposed; None goes back."""
    proposed = tuple(skill for skill in proposed if skill in position.skills) or proposed
    best = best_of(position, actor, proposed)
    known = tuple(dict.fromkeys((*proposed, *(skill for skill, _ in actor.skills))))
    leave: Option[str | None] = back(None)
    options: tuple[Option[str | None], ...] = tuple(
        Option(
            skill,
            Label("war-skill-rated", skill=skill_named(skill), rating=strength(position, actor, skill)),
            key=skill_key(skill),
            proposed=skill == best,
        )
        for skill in sorted(known, key=lambda one: -strength(position, actor, one))
    )
    return (
        yield from Choice(
            actor.owner,
            (*options, leave),
            rule=rule,
            label=Label("war-ask-skill", side=actor.owner, piece=actor.id),
        )
    )


def force(position: Position, zone: str) -> Procedure[Position]:
    """Overcome into an adjacent zone: against terrain, foes, the pin, or nothing but the way."""
    actor = position.actor(position.now.actor)
    skill = yield from ask_skill(position, actor, MOVING, "war.over.skills")
    if skill is None:
        return position
    clear = not position.pins_on(actor) and not obstructed(position, zone, actor)
    position = spent(position, Act.OVERCOME)
    hidden = position.zone(zone).face_down
    position = yield from turned_up(position, zone)
    if hidden and terrain(position, zone) and position.option("war.opt.hidden_hindrance") == "blocks":
        clear = False
    opposed = yield from resistance(position, actor, zone, clear=clear)
    if isinstance(opposed, Position):
        return opposed
    position, against, barrer = opposed
    rolled = Contest(against.rule, hand_of(position, actor, skill), against, zones=(zone,))
    position = yield from contest(position, rolled)
    return (yield from forced(position, actor, zone, barrer, clear=clear))


def resistance(
    position: Position, actor: Actor, zone: str, *, clear: bool
) -> Procedure[tuple[Position, Against, str | None] | Position]:
    """What the way in is rolled against, and the player who bars it (war.over.mixed: the higher counts)."""
    foes = position.foes_in(zone, actor)
    ground = 0 if clear else terrain(position, zone)
    hands: list[Hand] = []
    pinners: tuple[str, ...] = ()
    if pins := position.pins_on(actor):
        way = position.option("war.opt.pinned_opposition")
        pinners = tuple(pin.by for pin in pins)
        if way == "roll":
            hands += [hand_of(position, position.unit(pin.by), "shoot") for pin in pins]
        elif way == "rating":
            ground = max(ground, *(strength(position, position.unit(pin.by), "shoot") for pin in pins))
        else:
            ground = max(ground, *(pin.total for pin in pins))
    barrer = None
    for side in dict.fromkeys(position.side_of(foe.owner) for foe in foes):
        own = tuple(foe for foe in foes if position.side_of(foe.owner) == side)
        hand = yield from barring(position, own)
        if isinstance(hand, Position):
            return hand
        if hand:
            hands.append(hand)
            barrer = barrer or hand
    against = tuple(dict.fromkeys((*pinners, *(foe.id for foe in foes))))
    if pins:
        rule = "war.adv.pin.overcome"
    elif clear:
        rule, ground = "war.over.extra_move", position.number("war.over.extra_move.difficulty")
    else:
        rule = "war.over.enemy" if foes else "war.over.terrain"
    ground = ground or (NONE if hands else 0)
    position, best, ground = yield from highest(position, rule, hands, ground)
    who = best.player if best and barrer else position.unit(pinners[0]).owner if pinners else None
    return position, Against(rule, ground, best, against), who


def highest(
    position: Position, rule: str, hands: list[Hand], ground: int
) -> Procedure[tuple[Position, Hand | None, int]]:
    """Of several who oppose all roll, and the highest total counts (war.adv.pin.overcome); the next is the least."""
    if len(hands) < 2:
        return position, hands[0] if hands else None, ground
    thrown = []
    for hand in hands:
        faces = yield from ask_dice(hand, rule)
        position = counted(position, hand.player, faces)
        thrown.append(replace(hand, faces=faces))
    *others, best = sorted(thrown, key=lambda hand: hand.total)
    yield Tell("war.adv.pin.overcome", piece=best.piece, total=best.total)
    return position, best, max(ground, others[-1].total)


def barring(position: Position, foes: tuple[Unit, ...]) -> Procedure[Hand | Position | None]:
    """One unit may bar the way, +1 for each further one of its side (war.over.enemy, war.over.enemy.extra)."""
    options = tuple(barrers(position, foes))
    owners = tuple(dict.fromkeys(foe.owner for foe in foes))
    nobody: Option[tuple[Unit, str] | None] = Option(None, Label("war-let-in"), key="waive")
    every: tuple[Option[tuple[Unit, str] | str | None], ...] = (*options, nobody, concession_offer("concede"))
    picked = yield from Choice(owners, every, rule="war.over.enemy", label=Label("war-ask-barring", side=owners[0]))
    if isinstance(picked, str):
        conceded = yield from ask_who_concedes(position, "action", (*owners, position.actor(position.now.actor).owner))
        return conceded or (yield from barring(position, foes))
    if picked is None:
        yield Tell("war.core.opposition", player=owners[0])
        return None
    unit, skill = picked
    others = len(position.friends_in(unit.zone or "", unit)) - 1
    extra = (Modifier("war.over.enemy.extra", others),) if others else ()
    return hand_of(position, unit, skill, (*extra, *guard(unit)))


def barrers(position: Position, foes: tuple[Unit, ...]) -> Iterator[Option[tuple[Unit, str] | None]]:
    """Each unit with each skill it may use; the best of the usual ones proposed (war.over.skills)."""
    moving = tuple(skill for skill in MOVING if skill in position.skills) or MOVING
    best = max(foes, key=lambda foe: strength(position, foe, best_of(position, foe, moving)))
    for foe in foes:
        usual = best_of(position, foe, moving)
        others = (skill for skill, _ in foe.skills if skill != usual)
        for skill in (usual, *others):
            yield Option(
                (foe, skill),
                Label("war-bar", piece=foe.id, skill=skill_named(skill), rating=strength(position, foe, skill)),
                key=foe.id if skill == usual else f"{foe.id}.{skill_key(skill)}",
                of=foe.owner,
                on=foe.id if skill == usual else None,
                proposed=foe is best and skill == usual,
            )


def forced(position: Position, actor: Actor, zone: str, barrer: str | None, *, clear: bool) -> Procedure[Position]:
    """war.over.result, war.over.extra_move, war.adv.pin.overcome"""
    rolled = settled(position)
    shifts = rolled.shifts
    position = closed(position)
    hand = rolled.against.hand if rolled.against else None
    defended = barrer and hand and hand.player == barrer and hand.total - rolled.actor.total >= 3
    match outcome(shifts):
        case "fail":
            if defended and barrer:
                position = yield from boost(position, barrer, "war.core.outcome.defend")
            yield Tell("war.over.result", piece=actor.id, zone=zone, result="fail", weight=Weight.OUTCOME)
            position, paid = yield from bought_back(position, actor, barrer)
            if not paid:
                return position
            yield Tell("war.over.result", piece=actor.id, zone=zone, result="paid", weight=Weight.OUTCOME)
            return (yield from enter(position, actor, zone))
        case "tie":
            yield Tell("war.over.result", piece=actor.id, zone=zone, result="tie", weight=Weight.OUTCOME)
            position = yield from enter(position, actor, zone)
            return (yield from minor_cost(position, actor.owner, barrer))
        case "success":
            yield Tell("war.over.result", piece=actor.id, zone=zone, result="success", weight=Weight.OUTCOME)
            return (yield from enter(position, actor, zone))
        case _:
            yield Tell("war.over.result", piece=actor.id, zone=zone, result="style", weight=Weight.OUTCOME)
            position = yield from enter(position, actor, zone)
            if clear:
                return (yield from further(position, actor, zone))
            return (yield from boost(position, actor.owner, "war.core.outcome.overcome"))


def further(position: Position, actor: Actor, zone: str) -> Procedure[Position]:
    """With style: a boost, or a second zone free of obstacles (war.over.extra_move)."""
    options = [Option("", Label("war-take-boost"), key="boost", proposed=True)]
    for near in position.zone(zone).near:
        foes = len(position.foes_in(near, actor))
        ground = terrain(position, near)
        barred = Barred("war.move.obstacle", zone=near, foes=foes, terrain=ground) if foes or ground else None
        options.append(Option(near, Label("war-go-on", zone=near), key=f"on.{near}", on=near, barred=barred))
    picked = yield from Choice(
        actor.owner, tuple(options), rule="war.over.extra_move", label=Label("war-ask-further", side=actor.owner)
    )
    if picked:
        hidden = position.zone(picked).face_down
        position = yield from turned_up(position, picked)
        blocks = position.option("war.opt.hidden_hindrance") == "blocks"
        if not (hidden and blocks and terrain(position, picked)):
            yield Tell("war.over.extra_move", piece=actor.id, zone=picked)
            return (yield from enter(position, actor, picked))
        yield Tell("war.opt.hidden_hindrance", piece=actor.id, zone=picked)
    return (yield from boost(position, actor.owner, "war.core.outcome.overcome"))
