"""The cost of a unit of work (`gonfalon.battle.work`) by system: processor time of a replay, by the work that was counted."""

from __future__ import annotations

from collections.abc import Iterator
from time import process_time
from typing import Any

from support.players import RandomPlayers

from gonfalon.battle.battle import Battle
from gonfalon.systems import system_of

SYSTEMS = ("tiefen", "war", "sotc", "samyra")
ANSWERS = 250
SEEDS = (1, 2, 3)
TIMES_APART = 2.0
"""The dearest unit may cost so many times as much as the cheapest."""
REPLAYS = 3
"""So often each battle is replayed; the quickest counts, as other work on the machine only ever adds."""


def prices() -> Iterator[tuple[str, float]]:
    """Microseconds of a unit, of each system: battles at random, played and then replayed."""
    for id in SYSTEMS:
        played = [RandomPlayers(f"prices {seed}").played(system_of(id), most=ANSWERS) for seed in SEEDS]
        work, seconds = 0, 0.0
        for battle in played:
            seconds += min(seconds_of(battle) for _ in range(REPLAYS))
            work += battle.work
        yield id, seconds / work * 1e6


def seconds_of(battle: Battle[Any]) -> float:
    """The processor's time of a replay."""
    begun = process_time()
    replayed(battle)
    return process_time() - begun


def replayed(battle: Battle[Any]) -> Battle[Any]:
    again: Battle[Any] = Battle(battle.system, dict(battle.switches.set))
    again.pocket = battle.pocket
    again.follow(battle.record)
    return again


def lines() -> Iterator[str]:
    """A line for each system, and how far the dearest is from the cheapest."""
    known = dict(prices())
    for id, price in known.items():
        yield f"{id:7} {price:5.1f} µs a unit of work"
    apart = max(known.values()) / min(known.values())
    yield f"apart: {apart:.1f} times (at most {TIMES_APART:.1f} wanted)"
