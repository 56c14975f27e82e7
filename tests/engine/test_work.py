"""A unit of work stands for about as many steps of the interpreter in every system, on the largest tables too."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import pytest
from fuzzing.door import counting_steps
from support import attacks, attacks_samyra, attacks_sotc
from support.attacks_samyra import Fighting, combat
from support.players import RandomPlayers
from support.ways import Way

from gonfalon.battle.battle import Battle
from gonfalon.battle.work import SETTING
from gonfalon.systems import system_of

pytestmark = pytest.mark.skipif(sys.platform == "emscripten", reason="steps are counted outside the browser")

MOST_STEPS = 15
"""Calls of functions that a unit of work may take; a unit is about one option of a question."""
BOUND = 20_000_000


def steps_of_a_unit(battle: Battle[Any], begun: int = 0) -> float:
    """Return the number of function calls for each unit of work when the entries from `begun` on are entered again."""
    again: Battle[Any] = Battle(battle.system, dict(battle.switches.set))
    again.pocket = battle.pocket
    again.follow(battle.record[:begun])
    before = again.work

    def entered() -> str:
        again.follow(battle.record[begun:])
        return ""

    _, steps = counting_steps(entered, BOUND)
    return steps / (again.work - before)


@pytest.mark.parametrize("system", ["tiefen", "war", "sotc", "samyra"])
def test_a_unit_of_work_takes_about_as_many_steps_in_every_system(system: str) -> None:
    battle = RandomPlayers("steps").played(system_of(system), most=120)
    assert steps_of_a_unit(battle) <= MOST_STEPS


@pytest.mark.parametrize("map", ["squares", "hexes"])
def test_the_largest_combat_on_a_map_takes_no_more_steps_for_a_unit(map: str) -> None:
    """Areas and contacts were once made anew at every question."""
    way = combat(map, 6)
    begun = len(way.battle.record)
    fought = Fighting(way.battle).up_to(way.battle.work + 20_000)
    assert steps_of_a_unit(fought, begun) <= MOST_STEPS


def test_rulings_on_the_largest_table_take_no_more_steps_for_a_unit() -> None:
    """Each is looked up among a thousand settings."""
    begun = attacks.crowd().battle
    battle, last = begun.fork(), begun.position.leaders[-1].id
    for value in ("yes", "no", "yes"):
        battle.overrule(f"{last}.used", value, "")
    assert steps_of_a_unit(battle, len(begun.record)) <= MOST_STEPS


def test_rulings_on_the_largest_combat_take_no_more_steps_for_a_unit() -> None:
    begun = attacks_samyra.combat("squares", 6).battle
    battle = begun.fork()
    for value in range(1, 4):
        battle.overrule("f60.damage", value, "")
    assert steps_of_a_unit(battle, len(begun.record)) <= MOST_STEPS


@pytest.mark.parametrize("begun", [attacks.crowd, attacks_samyra.combat, attacks_sotc.conflict])
def test_a_ruling_takes_as_much_work_as_settings_are_looked_through(begun: Callable[[], Way]) -> None:
    """Once all were made and counted, whichever was ruled."""
    battle = begun().battle.fork()
    settings = battle.system.settings(battle.position)
    early, late = (next(one for one in listed if one.kind == "number") for listed in (settings, settings[::-1]))
    taken = []
    for one in (early, late):
        before = battle.fork()
        before.overrule(one.key, one.value, "")
        taken.append(before.work - battle.work)
    places = [settings.index(one) + 1 for one in (early, late)]
    assert taken[1] - taken[0] == SETTING * (places[1] - places[0])
    assert places[1] > 10 * places[0]
