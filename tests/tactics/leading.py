"""The action of an attached leader, and the moves of a leader alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tactics.outlook import Outlook
from tactics.plans import Plan, best_plan
from tactics.values import FATE_POINT, INVOCATION, SLOT, at_least, attack_value, harm, invocation

from gonfalon.systems.war.actions.command import PER_CONSEQUENCE, RALLY
from gonfalon.systems.war.state.activation import Turn
from gonfalon.systems.war.state.facts import best_of, defences, strength, weapon
from gonfalon.systems.war.state.pieces import Leader, Unit


def orders(outlook: Outlook, unit: Unit, turn: Turn, keys: frozenset[str]) -> Iterator[Plan]:
    """Yield the plans of the leader of the active unit for it, or a fate point in his place."""
    plain = best_plan(outlook, unit, turn, keys).worth
    more = best_plan(outlook, unit, replace(turn, actions=2)).worth - plain
    yield Plan("second", more - FATE_POINT)
    leader = outlook.position.attached_to(unit)
    if leader is None:
        return
    hurt = outlook.position.consequences_of(unit)
    will = strength(outlook.position, leader, "will")
    stock = outlook.stock_of(unit)
    yield Plan(f"give.{leader.id}", more)
    placed = at_least(will - PER_CONSEQUENCE * len(hurt), 0, opposed=False) if hurt else 1.0
    yield Plan(f"boost.{leader.id}", placed * invocation(stock))
    for one in hurt:
        gone = at_least(will - RALLY[one.severity], 0, opposed=False)
        yield Plan(f"rally.{leader.id}", gone * (SLOT[one.severity] + INVOCATION / 2))
    yield from duels(outlook, leader)


def duels(outlook: Outlook, leader: Leader) -> Iterator[Plan]:
    """Leaders attack leaders (war.leader.duel)."""
    position = outlook.position
    for target in position.active_leaders():
        if position.allied(target, leader):
            continue
        steps = outlook.steps.get((leader.zone or "", target.zone or ""), 0)
        skill = weapon(position, steps)
        against = strength(position, target, best_of(position, target, defences(position, skill)))
        lead = strength(position, leader, skill) - against - (2 if steps > 1 else 0)
        yield Plan(f"duel.{leader.id}.{target.id}", attack_value(lead, harm(position, target), 0))


def on_his_own(outlook: Outlook, leader: Leader, keys: frozenset[str]) -> str:
    """Join a unit of the zone, go to the next one, or make himself useful."""
    own = [unit for unit in outlook.position.units_of(leader.owner) if unit.id in outlook.units]
    free = [unit for unit in own if not outlook.position.attached_to(unit)]
    for unit in sorted(free, key=lambda one: -len(one.skills)):
        if f"attach.{unit.id}" in keys:
            return f"attach.{unit.id}"
    nearest = min((unit.zone or "" for unit in free), key=lambda zone: far(outlook, leader.zone, zone), default="")
    moves = [zone for zone in outlook.near[leader.zone or ""] if f"move.{zone}" in keys]
    closer = [zone for zone in moves if far(outlook, zone, nearest) < far(outlook, leader.zone, nearest)]
    if closer:
        return f"move.{closer[0]}"
    best = max(duels(outlook, leader), key=lambda plan: plan.worth, default=Plan("end", 0.0))
    if best.key in keys and best.worth > INVOCATION:
        return best.key
    return f"other.{leader.id}" if f"other.{leader.id}" in keys else "end"


def far(outlook: Outlook, start: str | None, end: str) -> int:
    return outlook.steps.get((start or "", end), len(outlook.near))
