"""Pushing somebody along, and hurling somebody or something away."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from gonfalon.fate import sums
from gonfalon.fate.ladder import STYLE
from gonfalon.fate.roll import Contest, Hand, Opposition
from gonfalon.questions.ask import Now, Procedure, Tell, Weight
from gonfalon.questions.choice import Choice
from gonfalon.questions.deed import Deed
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option
from gonfalon.systems.sotc.actions.attack import block_margin, defended_with_spin, opposition
from gonfalon.systems.sotc.actions.blocking import blocked, hurdle
from gonfalon.systems.sotc.actions.finish import ended, moving, spun
from gonfalon.systems.sotc.actions.loads import weighed
from gonfalon.systems.sotc.actions.reach import neighbours
from gonfalon.systems.sotc.actions.scenery import unopposed
from gonfalon.systems.sotc.harm.stress import hit
from gonfalon.systems.sotc.rolls.declared import attacked, declared, rolled, spent
from gonfalon.systems.sotc.rolls.lines import ACTS
from gonfalon.systems.sotc.rolls.ratings import best_of, usual_of
from gonfalon.systems.sotc.rolls.skilled import chosen_skill
from gonfalon.systems.sotc.rolls.table import RULES, closed, margin, shifts
from gonfalon.systems.sotc.state.action import Action
from gonfalon.systems.sotc.state.people import Figure
from gonfalon.systems.sotc.state.position import Position

Price = Callable[[Position, int, int, int], int]
"""The cost of so many zones: by the weight factor, the number of zones and the borders on the way."""


def push_price(position: Position, weight: int, zones: int, borders: int) -> int:
    """The weight factor, 1 for each zone, and the borders (sotc.push.cost, sotc.push.border)."""
    return weight + zones + borders


def throw_price(position: Position, weight: int, zones: int, borders: int) -> int:
    """The weight factor and 1, 2, 3 ... for the zones, or each dearer than the whole price before (sotc.throw.cost_mode).

    Borders on the way come on top (sotc.throw.border).
    """
    if position.option("sotc.throw.cost_mode") == "cumulative":
        return sum(weight + number for number in range(1, zones + 1)) + borders
    return weight + zones * (zones + 1) // 2 + borders


def reached(position: Position, start: str, weight: int, ahead: int, price: Price) -> dict[str, int]:
    """The zones to which the shifts pay the way, each with its price."""
    found: dict[str, int] = {}
    waiting = [(start, 0, 0)]
    while waiting:
        zone, count, borders = waiting.pop(0)
        for there, border in neighbours(position, zone):
            cost = price(position, weight, count + 1, borders + border)
            if there != start and cost <= ahead and cost < found.get(there, ahead + 1):
                found[there] = cost
                waiting.append((there, count + 1, borders + border))
    return found


def mover(position: Position, figure: Figure) -> str:
    """Fists or Might, whichever is higher (sotc.push.cost)."""
    return best_of(position, figure, usual_of(position, figure, ("might", "fists")))


def push(who: str, target: str, position: Position) -> Procedure[Position]:
    """One push, from its roll to where it leads (sotc.push.cost)."""
    return (yield from Deed("sotc.push.cost", by=who, to=target).of(push_rolled(who, target, position)))


def push_rolled(who: str, target: str, position: Position) -> Procedure[Position]:
    """An attack whose shifts move both (sotc.push.cost, sotc.push.both_move)."""
    skill = mover(position, position.figure(who))
    position = declared(position, Action(0, "push", who, target, skill=skill))
    against = opposition(position, target, "might", "sotc.push.cost")
    position = yield from rolled(position, Contest("sotc.push.cost", Hand(who, who, skill, ACTS), against), attacked)
    ahead, past, defended = shifts(position), sums.over_hurdle(RULES, position), margin(position)
    kept = block_margin(position)
    position = closed(position)
    if not past or ahead <= 0:
        yield Tell("sotc.push.cost", piece=who, target=target, zone="none", weight=Weight.OUTCOME)
        return (yield from ended((yield from defended_with_spin(position, defended, kept)) if past else position))
    zones = reached(position, position.figure(who).zone, position.figure(target).weight, ahead, push_price)
    zone = yield from destination(position, who, target, zones, "sotc.push.cost")
    yield Tell("sotc.push.cost", piece=who, target=target, zone=zone or "none", weight=Weight.OUTCOME)
    if zone:
        position = yield from moving(position, target, zone)
        position = yield from moving(position, who, zone)
    left = ahead - zones.get(zone, 0)
    if not position.on("sotc.push.leftover") or not zone or not left:
        return (yield from ended(position))
    yield Tell("sotc.push.leftover", piece=target, hit=left)
    position, overflow = yield from hit(position, target, left, who)
    return (yield from ended(position, overflow))


def destination(position: Position, who: str, target: str, zones: dict[str, int], rule: str) -> Procedure[str]:
    """Ask for the zone to which it goes, the farthest proposed; "" where nothing can be paid, or by choice."""
    if not zones:
        return ""
    farthest = sorted(zones.items(), key=lambda one: -one[1])
    options = [
        Option(zone, Label("sotc-send-to", zone=zone, price=price), key=zone, on=zone, proposed=number == 0)
        for number, (zone, price) in enumerate(farthest)
    ]
    options.append(Option("", Label("sotc-sprint-stay"), key="stay", role="done"))
    return (
        yield from Choice(
            position.figure(who).owner,
            tuple(options),
            rule=rule,
            label=Label("sotc-ask-destination", piece=who, target=target or "none"),
            about=(who, target),
        )
    )


def throw(who: str, target: str, position: Position) -> Procedure[Position]:
    """A manoeuvre that hurls somebody away; resisted, unless an option says otherwise (sotc.throw.cost, sotc.throw.opposed)."""
    skill = mover(position, position.figure(who))
    position = declared(position, Action(0, "throw", who, target, skill=skill))
    against = opposition(position, target, "might", "sotc.throw.cost")
    if not position.on("sotc.throw.opposed"):
        against = Opposition("sotc.throw.opposed", difficulty=0, foes=(target,), hurdle=hurdle(position))
    return (yield from hurled(position, against, position.figure(target).weight))


def throw_thing(who: str, position: Position) -> Procedure[Position]:
    """A thing does not resist: the effort itself must reach the price (sotc.throw.opposed, sotc.weight.table)."""
    figure = position.figure(who)
    weight = yield from weighed(position, who, "throw")
    skill = mover(position, figure)
    position = declared(position, Action(0, "throw", who, skill=skill))
    against = Opposition("sotc.throw.opposed", difficulty=0, hurdle=hurdle(position))
    return (yield from hurled(position, against, weight))


def hurled(position: Position, against: Opposition, weight: int) -> Procedure[Position]:
    """Somebody or something is hurled away (sotc.throw.cost)."""
    deed = Deed("sotc.throw.cost", by=position.doing.who, to=position.doing.target or None)
    return (yield from deed.of(throw_rolled(position, against, weight)))


def throw_rolled(position: Position, against: Opposition, weight: int) -> Procedure[Position]:
    """It flies as far as the shifts pay; of a group that is hurled the rest is overflow (sotc.over.minions)."""
    action = position.doing
    opened = Contest("sotc.throw.cost", Hand(action.who, action.who, action.skill, ACTS), against)
    position = yield from rolled(position, opened, spent)
    ahead, past, defended = shifts(position), sums.over_hurdle(RULES, position), margin(position)
    position = closed(position)
    start = position.figure(action.who).zone
    zones = reached(position, start, weight, ahead, throw_price) if past and ahead > 0 else {}
    zone = yield from destination(position, action.who, action.target, zones, "sotc.throw.cost")
    yield Tell(
        "sotc.throw.cost",
        piece=action.who,
        target=action.target or "none",
        zone=zone or "none",
        weight=Weight.OUTCOME,
    )
    if zone and action.target:
        position = yield from moving(position, action.target, zone)
    if past and ahead < 0 and defended >= STYLE and position.on("sotc.spin.against_maneuvers"):
        position = yield from spun(position, action.target, defended)
    grouped = zone and any(one.id == action.target for one in position.groups)
    return (yield from ended(position, ahead - zones[zone] if grouped else 0))


def picked_up(who: str, position: Position) -> Procedure[Position]:
    """The action re-arms without a roll (sotc.disarm.recover_action), unless a block is to be got past (sotc.block.overcome)."""
    held = blocked(position, position.figure(who), "rearm")
    skill = (yield from chosen_skill(position, who, "rearm")) if held else ""
    return (yield from Deed("sotc.disarm.recover_action", by=who).of(rearmed(position, who, skill, held=held)))


def rearmed(position: Position, who: str, skill: str, *, held: bool) -> Procedure[Position]:
    """Lost weapons are in hand again, unless a block that is to be got past prevents it (sotc.block.overcome)."""
    position = declared(position, Action(0, "rearm", who, skill=skill))
    if held:
        rule = "sotc.block.overcome"
        opened = Contest(rule, Hand(who, who, skill, ACTS), unopposed(position, rule, 0))
        position = yield from rolled(position, opened, spent)
        past = sums.over_hurdle(RULES, position)
        position = closed(position)
        if not past:
            yield Tell(rule, piece=who, kind="action", weight=Weight.OUTCOME)
            return (yield from ended(position))
    character = position.character(who)
    weapons = tuple(replace(one, lost=None, drawn=True) if one.lost is not None else one for one in character.weapons)
    yield Tell("sotc.disarm.recover_action", piece=who)
    position = spent(position.with_figure(replace(character, weapons=weapons)))
    return (yield from ended((yield from Now(position))))
