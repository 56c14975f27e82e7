"""Properties of every combat, whoever plays it: seeded random play, looked at after each answer."""

from __future__ import annotations

import sys
from functools import cache

import pytest
from engine.samyra.table import SYSTEM, Table
from support.playing import play

from gonfalon.battle.battle import Battle
from gonfalon.battle.bots import AtRandom
from gonfalon.formats.record import dump, load, record_of, replay
from gonfalon.questions.dice import Dice
from gonfalon.systems.samyra.movement.budget import bew_of
from gonfalon.systems.samyra.state.position import Position, Step

OPENINGS = ("quick", "ready.road", "ready.wolves", "ready.stair", "example", "squares", "hexes")
MAPS = {
    "squares": "map=squares slants=half facing=yes figures=open,open,sealed,sealed figures.1.kind=giant figures.2.kind=twin "
    "figures.3.party=2 figures.3.count=3 figures.4.party=2 figures.4.kind=halberdier",
    "hexes": "map=hexes cover=covert parties=party,party,party parties.2.played=gm parties.3.played=gm "
    "figures=open,open,sealed,sealed figures.2.kind=halberdier figures.3.party=2 figures.3.count=2 figures.3.kind=mage "
    "figures.4.party=3 figures.4.count=3 figures.4.kind=wolf",
}
SEEDS = tuple(range(3 if sys.platform == "emscripten" else 14))
MOST = 3000
"""So many answers no combat takes."""


def opened(seed: int, dice: Dice) -> Table:
    """A combat from one of the openings, under switches drawn at random."""
    way = OPENINGS[seed % len(OPENINGS)]
    battle: Table = Battle(SYSTEM, {one.rule: one.values[dice.below(len(one.values))] for one in SYSTEM.switches})
    return play(battle, "quick", MAPS[way]) if way in MAPS else play(battle, way)


@cache
def course(seed: int) -> tuple[Table, tuple[Position, ...]]:
    """A combat of a random player, to its end, and every position on its way."""
    dice = Dice.seeded(f"samyra {seed}")
    battle, bot = opened(seed, dice), AtRandom(dice)
    positions: list[Position] = []
    while battle.ask and len(positions) < MOST:
        bot.go_on(battle)
        positions.append(battle.position)
    return battle, tuple(positions)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_player_ends_every_combat(seed: int) -> None:
    """samyra.round.end"""
    battle, _ = course(seed)
    assert battle.ask is None
    assert battle.position.step is Step.OVER


@pytest.mark.parametrize("seed", SEEDS)
def test_no_two_stand_on_one_space_but_for_a_friend_that_still_moves(seed: int) -> None:
    """samyra.move.enemy_blocks samyra.move.friend_pending: once all have moved; a combat may end in the middle of that."""
    for position in course(seed)[1]:
        if position.step in (Step.MOVE, Step.OVER):
            continue
        cells = [cell for one in position.standing for cell in one.standing()]
        assert len(set(cells)) == len(cells)
        assert not any(one.pace.waits for one in position.standing)


@pytest.mark.parametrize("seed", SEEDS)
def test_everybody_on_a_map_has_a_space_latecomers_among_them(seed: int) -> None:
    """samyra.sides.hostile samyra.move.free_spaces"""
    for position in course(seed)[1]:
        if position.grid and position.round:
            assert all(one.at is not None for one in position.standing)


@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_else_stands_in_claimed_room_and_no_wall_does(seed: int) -> None:
    """samyra.twohand.blocks"""
    for position in course(seed)[1]:
        grid, claims = position.grid, [cell for one in position.standing for cell in one.claim]
        assert len(set(claims)) == len(claims)
        if grid and position.step is not Step.MOVE:
            assert set(claims).isdisjoint(cell for one in position.standing for cell in one.standing())
        assert not grid or not any(grid.paint(cell) == "#" for cell in claims)


@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_spends_more_than_the_movement(seed: int) -> None:
    """samyra.move.bew samyra.alt.low_move"""
    for position in course(seed)[1]:
        for figure in position.standing:
            if position.step is Step.MOVE and figure.pace.intent in ("move", "done", "stopped"):
                assert figure.pace.spent <= 2 * max(figure.bew, bew_of(position, figure))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_fallen_have_no_area_no_room_and_nothing_begun(seed: int) -> None:
    """samyra.act.fallen_earlier samyra.twohand.blocks"""
    for position in course(seed)[1]:
        for figure in position.figures:
            if not figure.up:
                assert (figure.task, figure.room, figure.claim, figure.armed) == (None, 0, (), False)
                assert not any(figure.id in pair for pair in position.contacts)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_record_tells_the_same_combat_again(seed: int) -> None:
    """samyra.round.phases: every step back and forth meets the same positions."""
    battle, _ = course(seed)
    again = replay(load(dump(record_of(battle, ""))))
    assert again.position == battle.position
    assert again.events == battle.events


@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_acts_before_all_have_moved_nor_twice(seed: int) -> None:
    """samyra.round.phases samyra.round.budget"""
    for position in course(seed)[1]:
        if position.step is Step.MOVE:
            assert not any(one.pace.acted for one in position.figures if one.pace.kind != "interrupted")
