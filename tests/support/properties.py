"""Properties of every rule system, looked for in battles at random and in stories: what is wrong comes back as a story."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import count
from typing import Any

from support.accounted import Accounted
from support.deeds import Deeds
from support.findings import Tally
from support.logged import Logged
from support.moments import MOST_ANSWERS, Observed, Played, Trace, begun, observed_battle
from support.overruling import Overruling
from support.shown import Shown

from gonfalon.battle.bots import AtRandom
from gonfalon.formats.story import Teller
from gonfalon.questions.dice import Dice
from gonfalon.questions.slip import Pocket
from gonfalon.table.system import System

Looking = Overruling | Shown | Accounted | Logged | Deeds
PROPERTIES: dict[str, type[Looking]] = {
    "overruled": Overruling,
    "shown": Shown,
    "accounted": Accounted,
    "logged": Logged,
    "deeds": Deeds,
}


def never() -> bool:
    return False


def look(
    name: str,
    system: System[Any],
    seed: str,
    first: int,
    *,
    moments: int = 0,
    battles: int = 0,
    until: Callable[[], bool] = never,
) -> Tally:
    """Play battles at random and look for breaches of one property: so many questions, so many battles, or until it is time."""
    tally = Tally()

    def enough() -> bool:
        return until() or (moments > 0 and tally.moments >= moments)

    for number in count(first):
        if enough() or (battles and tally.battles >= battles):
            return tally
        observed = Observed(system)
        played = begun(observed, seed, number)
        looking = PROPERTIES[name](observed, tally, f"{seed}:{number}")
        tally.battles += 1
        while played.open and played.answers < MOST_ANSWERS and not enough():
            looking.at(played)
            tally.moments += 1
            try:
                played.go_on()
            except Exception as fault:  # whatever it is, it is what is looked for
                tally.note(f"{type(fault).__name__}: {fault}", played, played.trace.last)
                break
    return tally


def looked_over(names: Iterable[str], story: str) -> Tally:
    """The same at every question of a story, but for what it takes back; of some properties at once, in one playthrough."""
    teller, tally = Teller(story), Tally()
    for _ in teller.tell():
        pass
    told = teller.battle
    assert told
    observed = Observed(told.system)
    battle = observed_battle(observed, dict(told.switches.set))
    pocket = Pocket(dict(told.pocket.slips))
    played = Played(Trace(battle), AtRandom(Dice.seeded("story"), pocket))
    looking = [PROPERTIES[name](observed, tally, "story") for name in names]
    tally.battles = 1
    for entry in told.record:
        for one in looking:
            one.at(played)
        tally.moments += 1
        battle.follow((entry,))
    for one in looking:
        one.at(played)
    return tally
