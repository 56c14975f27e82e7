"""The worth of a roll's results to the side that acts, in war points."""

from __future__ import annotations

from functools import lru_cache
from math import fsum

from gonfalon.fate import odds as fate
from gonfalon.fate.ladder import STYLE
from gonfalon.systems.war.state.facts import WORTH, slots_free
from gonfalon.systems.war.state.pieces import Actor, Leader, Unit
from gonfalon.systems.war.state.position import Position

INVOCATION = 0.4
"""A free invocation or a boost; each further one in stock is worth less."""

FATE_POINT = 0.6
BARE = {"average": 1.0, "fair": 1.4, "good": 1.6}
LEADER = 1.0
SLOT = {"mild": 0.6, "moderate": 0.8, "severe": 0.8}
MOST_HIT = 14
MOST_USED = 3
"""So many invocations are reckoned with on one roll."""

Ends = tuple[float, ...]
"""The worth of hits of 1, 2, … shifts."""


def invocation(stock: int) -> float:
    """One more, where so many lie in stock."""
    return INVOCATION * 0.75**stock


def worth(position: Position, actor: Actor) -> float:
    """Return the worth of an actor: the unit or leader itself and its free slots."""
    bare = BARE[actor.quality] if isinstance(actor, Unit) else LEADER
    return bare + fsum(SLOT[slot] for slot in slots_free(position, actor))


def harm(position: Position, target: Actor) -> Ends:
    """Return the worth of hits on this target."""
    boxes: tuple[int, ...] = ()
    if isinstance(target, Leader):
        boxes = tuple(number for number, marked in enumerate(target.boxes, 1) if not marked)
    led = LEADER / 2 if position.attached_to(target) else 0.0
    return ends_of(slots_free(position, target), boxes, worth(position, target) + led)


@lru_cache(maxsize=4096)
def ends_of(slots: tuple[str, ...], boxes: tuple[int, ...], all_of_it: float) -> Ends:
    """The cheapest slots or boxes that take the hit, else the whole unit."""
    return tuple(min((*absorbed(slots, boxes, hit), all_of_it)) for hit in range(1, MOST_HIT + 1))


def absorbed(slots: tuple[str, ...], boxes: tuple[int, ...], hit: int) -> list[float]:
    """Return the cost to the target of each way of taking the hit; the invocation on a consequence goes to the attacker."""
    ways = [((slot,), WORTH[slot]) for slot in slots] + [(slots, fsum(WORTH[slot] for slot in slots))]
    found = [0.15 for box in boxes if box >= hit]
    found += [fsum(SLOT[slot] + INVOCATION for slot in taken) for taken, most in ways if most >= hit]
    return found


def attack_end(ends: Ends, shifts: int, boost: float) -> float:
    """Return the worth of an attack that ends so (war.core.outcome.attack)."""
    if shifts <= 0:
        return boost if shifts == 0 else -boost if shifts <= -STYLE else 0.0
    full = ends[min(shifts, MOST_HIT) - 1]
    return max(full, ends[min(shifts, MOST_HIT) - 2] + boost) if shifts >= STYLE else full


@lru_cache(maxsize=64)
def spread(lead: int) -> tuple[tuple[int, float], ...]:
    """Two hands against each other: how likely each number of shifts is."""
    return tuple((shifts, float(chance)) for shifts, chance in fate.chances(fate.Side(lead), fate.Side(0)).shifts)


@lru_cache(maxsize=64)
def one_hand(lead: int) -> tuple[tuple[int, float], ...]:
    """One hand against a number."""
    return tuple((shifts, float(chance)) for shifts, chance in fate.chances(fate.Side(lead), 0).shifts)


@lru_cache(maxsize=65536)
def attack_value(lead: int, ends: Ends, stock: int) -> float:
    """Return the expected gain of an attack, with invocations where they pay."""
    used = [number * invocation(stock - number) for number in range(min(stock, MOST_USED) + 1)]
    boost = invocation(stock)
    return fsum(
        chance * max(attack_end(ends, shifts + 2 * number, boost) - price for number, price in enumerate(used))
        for shifts, chance in spread(lead)
    )


def advantage_end(shifts: int, stock: int) -> float:
    """war.core.outcome.advantage"""
    if shifts < 0:
        return 0.0
    return invocation(stock) + (invocation(stock + 1) if shifts >= STYLE else 0.0)


@lru_cache(maxsize=1024)
def advantage_value(lead: int, stock: int, *, opposed: bool) -> float:
    return fsum(
        chance * advantage_end(shifts, stock) for shifts, chance in (spread(lead) if opposed else one_hand(lead))
    )


def at_least(lead: int, shifts: int, *, opposed: bool) -> float:
    """The chance of so many shifts or more."""
    return fsum(chance for reached, chance in (spread(lead) if opposed else one_hand(lead)) if reached >= shifts)
