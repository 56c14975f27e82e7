"""The plans of a unit for its turn, each plan with its worth and the option that begins it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tactics.outlook import Outlook
from tactics.values import INVOCATION, advantage_value, at_least, invocation

from gonfalon.fate.ladder import STYLE
from gonfalon.systems.war.actions.advantage import surround_barred
from gonfalon.systems.war.state.activation import Turn
from gonfalon.systems.war.state.facts import FAIR, best_of, strength
from gonfalon.systems.war.state.pieces import Act, Unit

NAMED = {"provoke": "intimidate", "stealth": "ambush"}
"""Uses whose skill may be the unit's best; any other advantage is free in name and skill (war.adv.general)."""

SURROUND = ("fight", "athletics", "drive", "pilot")


@dataclass(frozen=True, slots=True)
class Plan:
    """The option to begin with, and what the turn is then worth."""

    key: str
    worth: float


def best_plan(outlook: Outlook, unit: Unit, turn: Turn, keys: frozenset[str] | None = None) -> Plan:
    """The best of what the rules allow; `keys` are the options on offer, if they are known."""
    found = [plan for plan in plans(outlook, unit, turn) if keys is None or plan.key in keys]
    return max(found, key=lambda plan: plan.worth, default=Plan("end", 0.0))


def plans(outlook: Outlook, unit: Unit, turn: Turn) -> Iterator[Plan]:
    """From here, and from every zone that a free move reaches."""
    here = unit.zone or ""
    yield from from_zone(outlook, unit, turn, here)
    if turn.moved or turn.closing or outlook.position.pins_on(unit):
        return
    for zone in outlook.free_moves(unit, here):
        best = max(plan.worth for plan in from_zone(outlook, unit, turn, zone))
        yield Plan(f"move.{zone}", best)


def from_zone(outlook: Outlook, unit: Unit, turn: Turn, zone: str) -> Iterator[Plan]:
    """Yield the plans for the actions that are left."""
    rest = outlook.outlook(unit, zone)
    yield Plan("end", rest)
    left = turn.left
    if left < 1:
        return
    strike = best_attack(outlook, unit, zone) if Act.ATTACK not in turn.done else Plan("end", 0.0)
    if strike.worth > 0:
        yield Plan(strike.key, strike.worth + rest)
    if turn.closing:
        return
    if Act.ADVANTAGE not in turn.done:
        made = best_advantage(outlook, unit, zone)
        then = strike.worth if left > 1 else 0.0
        yield Plan(made.key, made.worth + then + rest)
    if Act.OVERCOME not in turn.done:
        for into in outlook.near[zone]:
            yield Plan(f"force.{into}", forced(outlook, unit, turn, zone, into))


def best_attack(outlook: Outlook, unit: Unit, zone: str) -> Plan:
    found = (
        Plan(f"attack.{target.id}", outlook.gain(unit, zone, target, target.zone or ""))
        for target in outlook.foes(unit)
    )
    return max(found, key=lambda plan: plan.worth, default=Plan("end", 0.0))


def best_advantage(outlook: Outlook, unit: Unit, zone: str) -> Plan:
    """Against Fair with the best skill, or around the enemies of the own zone."""
    position, stock = outlook.position, outlook.stock[unit.owner]
    skill = best_of(position, unit, (skill for skill, _ in unit.skills))
    lead = strength(position, unit, skill) - FAIR
    alone = not position.foes_in(zone, unit)
    key = NAMED.get(skill, "other")
    key = key if key == "intimidate" or (key == "ambush" and alone) else f"other.{unit.id}"
    plan = Plan(key, advantage_value(lead, stock, opposed=False))
    if zone != unit.zone or surround_barred(position, unit):
        return plan
    ground = strength(position, unit, best_of(position, unit, SURROUND))
    against = max(outlook.defence(foe, "surround") for foe in position.foes_in(zone, unit))
    friends = len(position.friends_in(zone, unit))
    gained = advantage_value(ground - against, stock, opposed=True)
    gained += at_least(ground - against, 1, opposed=True) * INVOCATION / 2 * friends
    return max(plan, Plan("surround", gained), key=lambda one: one.worth)


def forced(outlook: Outlook, unit: Unit, turn: Turn, zone: str, into: str) -> float:
    """An Overcome roll into the next zone, and what may be done there with an action that is left."""
    lead, opposed = outlook.way_in(unit, into)
    chance = at_least(lead, 0, opposed=opposed)
    style = at_least(lead, STYLE, opposed=opposed)
    tie = chance - at_least(lead, 1, opposed=opposed)
    then = best_attack(outlook, unit, into).worth if turn.left > 1 and Act.ATTACK not in turn.done else 0.0
    there, here = outlook.outlook(unit, into), outlook.outlook(unit, zone)
    boost = invocation(outlook.stock[unit.owner])
    return chance * (there + then) + (1 - chance) * here + (style - tie) * boost
