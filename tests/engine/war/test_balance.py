"""Ready battles are about even when all sides are played with some skill, as counted by tests/tools/balance.py."""

from __future__ import annotations

from collections import Counter

import pytest
from tactics.captain import Captain
from tools.balance import BATTLES, fingerprint, play, recorded, wilson

from gonfalon.battle.battle import Battle
from gonfalon.battle.bots import AtRandom
from gonfalon.questions.choice import OptionsAnswer
from gonfalon.questions.dice import Dice
from gonfalon.systems import system_of
from gonfalon.systems.war.muster.patterns import Ready
from gonfalon.systems.war.muster.ready import READY
from gonfalon.systems.war.state.position import Position

pytestmark = pytest.mark.long

EVEN = (0.35, 0.65)
FEW = 8
SOME = 12

battles = pytest.mark.parametrize("ready", READY, ids=lambda ready: ready.key)
small = pytest.mark.parametrize("key", [ready.key for ready in READY if len(ready.players) == 2])


@battles
def test_what_was_counted_is_of_the_battle_as_it_stands(ready: Ready) -> None:
    """war.chest.scale: after a change, python tests/tools/balance.py --record counts anew"""
    found = recorded()[ready.key]
    assert found.of == fingerprint(ready)
    assert found.battles >= BATTLES
    assert found.s1 + found.s2 + found.undecided == found.battles


@battles
def test_neither_side_is_the_underdog(ready: Ready) -> None:
    """war.chest.scale"""
    found = recorded()[ready.key]
    least, most = EVEN
    assert least <= found.s1 / found.battles <= most
    assert least <= found.s2 / found.battles <= most


@small
def test_both_sides_win_some_of_a_few_battles(key: str) -> None:
    """war.chest.scale"""
    assert {"s1", "s2"} <= {play(key, f"few:{number}").winner for number in range(FEW)}


def test_the_same_seed_plays_the_same_battle() -> None:
    assert play("raid", "twice") == play("raid", "twice")


@pytest.mark.parametrize("skilled", ["s1", "s2"])
def test_who_plays_with_skill_beats_who_plays_at_random(skilled: str) -> None:
    won = Counter(against_random(skilled, f"random:{number}") for number in range(SOME))
    assert won[skilled] >= SOME * 3 / 4


def against_random(skilled: str, seed: str) -> str:
    """Return the winner of a raid in which only one side plays with skill."""
    dice = Dice.seeded(seed)
    captain, guest = Captain(dice), AtRandom(dice)
    battle: Battle[Position] = Battle(system_of("war"))
    battle.answer(OptionsAnswer(("ready.raid",)))
    while ask := battle.ask:
        sides = {player.id: player.side for player in battle.position.players}
        mine = sides.get(ask.people[0], skilled) == skilled
        battle.answer(captain.answer(ask, battle.position) if mine else guest.answer(ask))
    return battle.position.winner


def test_the_interval_of_a_share() -> None:
    """Wilson's: 8 of 10 lie between 49 and 94 per cent, none of 100 up to 3.7 per cent."""
    assert [round(end, 3) for end in wilson(8, 10)] == [0.490, 0.943]
    assert [round(end, 3) for end in wilson(0, 100)] == [0.0, 0.037]
