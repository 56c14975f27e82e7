"""Numbers of the engine in the texts of a rulebook: `{engine.fate.aspect}` stands for what an aspect is worth.

A text that states such a number takes it from here, so that it says what the engine does. The examples take theirs from their
stories (`press.examples.numbers`).
"""

import re
from collections.abc import Iterator
from functools import cache
from itertools import count

from gonfalon.fate.use import PLUS
from gonfalon.switches import set_switches
from gonfalon.systems import own
from gonfalon.systems.sotc.rolls.ratings import bonus_for
from gonfalon.systems.tiefen.pool import threshold
from gonfalon.systems.tiefen.position import Position, Side

REFERENCE = re.compile(r"\{engine\.([\w.]+)\}")
FANATICISM = range(5)
"""The dice that a side may take for its fanaticism (tiefen.circ.fanatic.bonus)."""


@cache
def values() -> dict[str, int]:
    """Return the numbers by name."""
    return {"fate.aspect": PLUS, **dict(thresholds()), **dict(groups())}


def thresholds() -> Iterator[tuple[str, int]]:
    """Yield the lowest faces that destroy, by the fanaticism dice of the enemy, also for a superior side."""
    switches = set_switches(own("tiefen").switches, {})
    for dice in FANATICISM:
        foe = Side("b", fanatic=True, fanaticism=dice)
        for name, superior in (("tiefen.threshold", False), ("tiefen.threshold.superior", True)):
            side = Side("a", superior=superior)
            yield f"{name}.{dice}", threshold(Position((side, foe), switches), side)


def groups() -> Iterator[tuple[str, int]]:
    """Yield the least and the most minions of a group that has a bonus, by the bonus; the highest bonus has no most."""
    highest = bonus_for(1000)
    for bonus in range(1, highest + 1):
        least = next(size for size in count(1) if bonus_for(size) >= bonus)
        yield f"sotc.group.least.{bonus}", least
        if bonus > 1:
            yield f"sotc.group.most.{bonus - 1}", least - 1


def filled(text: str) -> tuple[str, list[str]]:
    """Return a text with the numbers of the engine in it, and the names that stand for none."""
    known = values()
    unknown = [name for name in REFERENCE.findall(text) if name not in known]
    return REFERENCE.sub(lambda found: str(known.get(found[1], found[0])), text), unknown
