"""Facts read off the table before a turn: who may hit whom from where, and how well."""

from __future__ import annotations

from itertools import product
from math import fsum

from tactics.values import Ends, attack_value, harm

from gonfalon.systems.war.state.facts import (
    MOVING,
    best_of,
    defences,
    distance,
    guard,
    obstructed,
    strength,
    surrounded_by,
    terrain,
    weapon,
)
from gonfalon.systems.war.state.pieces import Kind, Unit
from gonfalon.systems.war.state.position import Position

PATIENCE = 0.6
"""The worth of an attack that can only be made a turn later, as a factor."""

HOPE, FEAR = 0.5, 0.5
"""The weight of the own next attack and of the enemies' next attacks beside what is done now."""

SHARE = 0.35
"""An enemy who may attack this unit may attack others as well."""


class Outlook:
    """One position, its figures counted once."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.units = {unit.id: unit for unit in position.active_units()}
        self.near = {zone.id: zone.near for zone in position.zones}
        self.steps = distances(position)
        self.stock = {player.id: self._held(player.id) for player in position.players}
        """Free invocations that a player may use on any roll."""
        self._reach = position.number("war.attack.range_limit")
        self._skills = tuple(weapon(position, steps) for steps in range(self._reach + 1))
        self._sides = {player.id: player.side for player in position.players}
        self._surrounded = {
            (side, zone) for side, _ in position.sides for zone in self.near if surrounded_by(position, side, zone)
        }
        self._attacks: dict[tuple[str, str], int] = {}
        self._defences: dict[tuple[str, str], int] = {}
        self._harms: dict[str, Ends] = {}
        self._stocks: dict[str, int] = {}
        self._foes: dict[str, tuple[Unit, ...]] = {}
        self._free: dict[tuple[str, str], tuple[str, ...]] = {}
        self._gains: dict[tuple[str, str, str, str], float] = {}
        self._exposures: dict[tuple[str, str], float] = {}

    def _held(self, player: str) -> int:
        free = (one for one in self.position.aspects if one.kind is not Kind.BOOST or one.on == player)
        return sum(one.free_of(player) for one in free)

    def stock_of(self, unit: Unit) -> int:
        """With the boosts that lie on the unit itself."""
        if unit.id not in self._stocks:
            boosts = (one for one in self.position.aspects_on(unit.id) if one.kind is Kind.BOOST)
            self._stocks[unit.id] = self.stock[unit.owner] + sum(one.free_of(unit.owner) for one in boosts)
        return self._stocks[unit.id]

    def foes(self, unit: Unit) -> tuple[Unit, ...]:
        side = self._sides[unit.owner]
        if side not in self._foes:
            self._foes[side] = tuple(one for one in self.units.values() if self._sides[one.owner] != side)
        return self._foes[side]

    def attack(self, unit: Unit, skill: str) -> int:
        key = (unit.id, skill)
        if key not in self._attacks:
            self._attacks[key] = strength(self.position, unit, skill)
        return self._attacks[key]

    def defence(self, unit: Unit, skill: str) -> int:
        key = (unit.id, skill)
        if key not in self._defences:
            best = best_of(self.position, unit, defences(self.position, skill))
            self._defences[key] = strength(self.position, unit, best) + guard(unit)
        return self._defences[key]

    def harm(self, unit: Unit) -> Ends:
        if unit.id not in self._harms:
            self._harms[unit.id] = harm(self.position, unit)
        return self._harms[unit.id]

    def free_moves(self, unit: Unit, zone: str) -> tuple[str, ...]:
        """Zones that the unit, standing there, enters without a roll."""
        key = (self._sides[unit.owner], zone)
        if key not in self._free:
            self._free[key] = tuple(one for one in self.near[zone] if not obstructed(self.position, one, unit))
        return self._free[key]

    def gain(self, unit: Unit, zone: str, target: Unit, where: str) -> float:
        """Return the expected gain of an attack from one zone on a target in another; 0 out of range."""
        key = (unit.id, zone, target.id, where)
        found = self._gains.get(key)
        if found is None:
            found = self._gains[key] = self._gain(unit, zone, target, where)
        return found

    def _gain(self, unit: Unit, zone: str, target: Unit, where: str) -> float:
        steps = self.steps.get((zone, where))
        if steps is None or steps > self._reach:
            return 0.0
        skill = self._skills[steps]
        lead = self.attack(unit, skill) - self.defence(target, skill) - (2 if steps > 1 else 0)
        lead += (self._sides[unit.owner], zone) in self._surrounded
        return attack_value(lead, self.harm(target), min(self.stock_of(unit), 3))

    def hope(self, unit: Unit, zone: str) -> float:
        """The best attack that the unit, standing there, has next turn or on its way to the enemy."""
        best = 0.0
        for target in self.foes(unit):
            there = target.zone or ""
            for start in (zone, *self.free_moves(unit, zone)):
                best = max(best, self.gain(unit, start, target, there))
            way = self.steps.get((zone, there))
            if way:
                turns = 1 + (way - 1) // 2
                best = max(best, PATIENCE**turns * self.gain(unit, there, target, there))
        return best

    def exposure(self, unit: Unit, zone: str) -> float:
        """Return the gain that the enemies' next attacks on the unit, standing there, may bring them."""
        key = (unit.id, zone)
        if key not in self._exposures:
            self._exposures[key] = SHARE * fsum(self._threat(foe, unit, zone) for foe in self.foes(unit))
        return self._exposures[key]

    def _threat(self, foe: Unit, unit: Unit, zone: str) -> float:
        start = foe.zone or ""
        moves = () if self.position.pins_on(foe) else self.free_moves(foe, start)
        return max(self.gain(foe, one, unit, zone) for one in (start, *moves) if one != zone or one == start)

    def outlook(self, unit: Unit, zone: str) -> float:
        """Return how well the unit stands there."""
        return HOPE * self.hope(unit, zone) - FEAR * self.exposure(unit, zone)

    def way_in(self, unit: Unit, zone: str) -> tuple[int, bool]:
        """The lead of an Overcome roll into a zone, and whether somebody rolls against it (war.over.mixed)."""
        position = self.position
        mover = strength(position, unit, best_of(position, unit, MOVING))
        foes = position.foes_in(zone, unit)
        pinners = [position.unit(pin.by) for pin in position.pins_on(unit)]
        clear = not pinners and not obstructed(position, zone, unit)
        ground = position.number("war.over.extra_move.difficulty") if clear else terrain(position, zone)
        hands = [strength(position, foe, best_of(position, foe, MOVING)) + len(foes) - 1 for foe in foes]
        hands += [strength(position, one, "shoot") for one in pinners]
        return mover - max((ground, *hands)), bool(hands)


def distances(position: Position) -> dict[tuple[str, str], int]:
    """The borders between every two zones that hang together (war.zone.distance)."""
    zones = tuple((zone.id, zone.near) for zone in position.zones)
    if zones not in KNOWN:
        pairs = product((zone.id for zone in position.zones), repeat=2)
        counted = {(start, end): distance(position, start, end) for start, end in pairs}
        KNOWN[zones] = {pair: steps for pair, steps in counted.items() if steps is not None}
    return KNOWN[zones]


KNOWN: dict[tuple[tuple[str, tuple[str, ...]], ...], dict[tuple[str, str], int]] = {}
