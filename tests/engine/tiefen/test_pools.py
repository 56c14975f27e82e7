"""Chapter: number of dice (step 4), superiority and the faces that destroy."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.playing import overruled, play, proposed, refused, tells, until
from support.scenes import (
    SYSTEM,
    army,
    before_tactics,
    begun,
    destroyed,
    facing,
    fight,
    lost,
    totals,
    winner_of,
)

from gonfalon.battle.event import Ruled
from gonfalon.questions.refusal import Refused
from gonfalon.questions.roll import Roll
from gonfalon.systems.tiefen.pool import dice, pool, threshold, threshold_in_total
from gonfalon.systems.tiefen.position import Contingent, Deed, Doer, Outcome, Position, Side, Step, Tactic
from gonfalon.table.switches import set_switches

WINS = (("speed", "steadiness"), ("steadiness", "strength"), ("strength", "speed"))

deeds = st.lists(st.builds(Deed, st.sampled_from(Doer), st.just(""), st.sampled_from(Outcome)), max_size=6).map(tuple)


def sides(id: str) -> st.SearchStrategy[Side]:
    """A side with any circumstances that the rules know."""
    return st.builds(
        side_of,
        st.just(id),
        troops=st.integers(50, 5_000),
        terrain=st.booleans(),
        certain_death=st.booleans(),
        fanaticism=st.integers(0, 4),
        superior=st.booleans(),
        tactic=st.sampled_from(Tactic),
        deeds=deeds,
    )


def side_of(id: str, troops: int, **more: Any) -> Side:
    return Side(id, contingents=(Contingent(f"{id}.1", troops),), fanatic=more["fanaticism"] > 0, **more)


def position_of(a: Side, b: Side) -> Position:
    return Position((a, b), set_switches(SYSTEM.switches, {}), Step.ROLL)


positions = st.builds(position_of, sides("a"), sides("b"))


def test_a_side_without_any_bonus_throws_its_base_die() -> None:
    """tiefen.dice.base"""
    battle = until(before_tactics(), "tiefen.roll.all")
    for side in battle.position.sides:
        assert [(part.rule, part.dice) for part in pool(battle.position, side)] == [("tiefen.dice.base", 1)]


def test_a_pool_is_the_sum_of_its_lines() -> None:
    """tiefen.dice.sum"""
    success, foiled = (Deed(Doer.LEADER, "", outcome) for outcome in (Outcome.SUCCESS, Outcome.FOILED))
    one = side_of("a", 100, terrain=True, certain_death=True, fanaticism=3, tactic=Tactic.SPEED, deeds=(success,))
    other = side_of("b", 100, fanaticism=0, tactic=Tactic.STEADINESS)
    position = position_of(one, other)
    assert [part.dice for part in pool(position, one)] == [1, 1, 2, 3, 2, 1]
    assert dice(position, one) == 10
    one = side_of("a", 700, fanaticism=0, tactic=Tactic.STEADINESS)
    other = side_of("b", 100, fanaticism=0, tactic=Tactic.SPEED, deeds=(foiled, foiled))
    position = position_of(one, other)
    assert [part.dice for part in pool(position, one)] == [1, 2, 2]
    assert dice(position, one) == 5


@given(positions)
def test_every_pool_is_the_formula_of_the_book(position: Position) -> None:
    """tiefen.dice.sum tiefen.dice.bounds"""
    for side, foe in position.facing():
        expected = (
            1
            + side.terrain
            + 2 * side.certain_death
            + side.fanaticism
            + side.troops // (3 * foe.troops)
            + 2 * ((side.tactic, foe.tactic) in WINS)
            + sum(deed.outcome is Outcome.SUCCESS for deed in side.deeds)
            + sum(deed.outcome is Outcome.FOILED for deed in foe.deeds)
        )
        assert dice(position, side) == expected == sum(part.dice for part in pool(position, side))
        assert dice(position, side) - side.fanaticism >= 1


@given(positions, st.integers(-40, 40))
def test_no_override_leaves_a_pool_without_an_ordinary_die(position: Position, bonus: int) -> None:
    """tiefen.dice.bounds tiefen.dice.freeze"""
    for side in position.sides:
        setting = next(one for one in SYSTEM.settings(position) if one.key == f"{side.id}.bonus")
        if setting.allows(bonus):
            after = setting.put(bonus)
            assert dice(after, after.side(side.id)) == dice(position, side) + bonus
            assert dice(after, after.side(side.id)) - side.fanaticism >= 1


@given(positions, st.integers(-40, 40))
def test_the_lines_of_a_pool_add_up_whatever_was_taken_by_hand(position: Position, bonus: int) -> None:
    """tiefen.dice.sum tiefen.dice.bounds"""
    for side in position.sides:
        ruled = position.having(replace(side, bonus=bonus))
        lines = pool(ruled, ruled.side(side.id))
        assert sum(line.dice for line in lines) == dice(ruled, ruled.side(side.id)) >= 1 + side.fanaticism


def test_the_line_that_fills_up_a_pool_names_its_rule() -> None:
    """tiefen.dice.bounds: dice were taken by hand, then a circumstance was taken back"""
    battle = play(until(begun(), "tiefen.circ.terrain"), "a")
    until(battle, "tiefen.flow.steps")
    overruled(battle, a__bonus=-1)
    until(play(battle, "terrain", ""), "tiefen.roll.all")
    assert isinstance(battle.ask, Roll)
    assert [(part.rule, part.dice) for part in battle.ask.parts] == [
        ("tiefen.dice.base", 1),
        ("tiefen.dice.freeze", -1),
        ("tiefen.dice.bounds", 1),
    ]
    assert battle.ask.pool.dice == 1


def test_of_five_dice_with_four_of_fanaticism_one_counts() -> None:
    """tiefen.dice.bounds"""
    position = facing(army("a", 5, fanaticism=4), army("b"))
    assert dice(position, position.side("a")) == 5
    assert lost(fight((2, 2, 2, 2, 2), (2,), fanatics=(4, 0)))[0] == 60


def test_a_pool_of_forty_dice_is_thrown_like_any_other() -> None:
    """tiefen.dice.bounds"""
    position = fight((6,) * 40, (1,) * 40)
    assert (totals(position), winner_of(position), lost(position)) == ((240, 0), "a", (0, 90))


def test_after_the_reveal_only_a_ruling_changes_a_pool() -> None:
    """tiefen.dice.freeze"""
    battle = until(begun(), "tiefen.circ.terrain")
    play(battle, "a")
    until(battle, "tiefen.roll.all")
    for key in ("deed.a", "terrain", "close"):
        assert refused(battle, key) == "other-question"
    battle.overrule("b.bonus", 1, "siege tower")
    assert [dice(battle.position, side) for side in battle.position.sides] == [2, 2]
    ruled = [event for event in battle.events if isinstance(event, Ruled)]
    assert [(one.rule, one.value, one.why) for one in ruled] == [("tiefen.dice.freeze", 1, "siege tower")]
    lines = pool(battle.position, battle.position.side("b"))
    assert [(part.rule, part.dice) for part in lines][-1] == ("tiefen.dice.freeze", 1)


def test_no_ruling_takes_the_last_die() -> None:
    """tiefen.dice.freeze"""
    battle = until(before_tactics(), "tiefen.roll.all")
    for value in (-1, -20):
        with pytest.raises(Refused, match="setting"):
            battle.overrule("a.bonus", value, "")
    overruled(battle, a__bonus=3)
    with pytest.raises(Refused, match="setting"):
        battle.overrule("a.bonus", -1, "")
    overruled(battle, a__bonus=0)
    assert dice(battle.position, battle.position.side("a")) == 1


@pytest.mark.parametrize("superior", ["a", "b"])
def test_a_superior_side_destroys_from_five_and_throws_no_more_dice(superior: str) -> None:
    """tiefen.super.threshold"""
    position = facing(army("a", 2, superior=superior == "a"), army("b", 2, superior=superior == "b"))
    assert {side.id: threshold(position, side) for side in position.sides} == {"a": 6, "b": 6} | {superior: 5}
    assert [dice(position, side) for side in position.sides] == [2, 2]


def test_the_worked_examples_of_superiority() -> None:
    """tiefen.super.threshold"""
    position = fight((5, 3), (4, 4), superior="a")
    assert ([destroyed(side) for side in position.sides], totals(position)) == ([[], [4]], (8, 4))
    assert (winner_of(position), lost(position)) == ("a", (0, 45))
    position = fight((6, 5), (6, 6), superior="a")
    assert ([destroyed(side) for side in position.sides], totals(position)) == ([[6, 5], [6, 6]], (0, 0))
    assert (winner_of(position), lost(position)) == ("draw", (60, 90))


def test_the_table_judges_superiority_and_by_default_nobody_is() -> None:
    """tiefen.super.who"""
    battle = until(begun(), "tiefen.super.who")
    assert battle.ask
    assert (battle.ask.who, battle.ask.kind, proposed(battle)) == ("table", "ruling", ())
    play(battle, "a")
    assert threshold(battle.position, battle.position.side("a")) == 5
    assert tells(battle, "tiefen.super.who") == [{"side": "a", "superior": "yes"}]


def test_superiority_may_be_changed_until_the_reveal() -> None:
    """tiefen.super.who"""
    battle = play(until(begun(), "tiefen.super.who"), "a", "superior", "b")
    until(battle, "tiefen.deeds.count")
    assert [side.superior for side in battle.position.sides] == [False, True]
    play(battle, "superior", "", "close")
    assert [side.superior for side in battle.position.sides] == [False, False]


def test_cannon_and_wizards_together_destroy_from_five() -> None:
    """tiefen.super.no_stack: superiority is one answer, whatever its reasons"""
    battle = play(until(begun(), "tiefen.super.who"), "a", "superior", "a")
    assert threshold(battle.position, battle.position.side("a")) == 5


def test_one_side_at_most_is_superior() -> None:
    """tiefen.super.both"""
    battle = until(begun(), "tiefen.super.who")
    assert battle.ask
    assert [note.id for note in battle.ask.notes] == ["tiefen-note-one-superior"]
    assert refused(battle, "a b") == "how-many"


def test_or_both_if_the_table_plays_so() -> None:
    """tiefen.super.both"""
    battle = play(until(begun(super__both="both_allowed"), "tiefen.super.who"), "a b")
    assert [threshold(battle.position, side) for side in battle.position.sides] == [5, 5]


@pytest.mark.parametrize(
    ("superior", "own", "other", "face"),
    [(False, 0, 0, 6), (False, 0, 1, 5), (True, 0, 1, 4), (False, 0, 4, 2), (True, 0, 4, 1), (True, 2, 0, 5)],
)
def test_a_threshold_is_lowered_by_superiority_and_the_enemy_s_fanaticism(
    superior: bool, own: int, other: int, face: int
) -> None:
    """tiefen.threshold.formula"""
    position = facing(army("a", 5, superior=superior, fanaticism=own), army("b", 5, fanaticism=other))
    assert threshold(position, position.side("a")) == face
    assert threshold(position, position.side("b")) == 6 - own


@given(positions)
def test_thresholds_lie_between_one_and_six(position: Position) -> None:
    """tiefen.threshold.formula tiefen.fanatic.scope"""
    for side in position.sides:
        assert 1 <= threshold(position, side) <= threshold_in_total(position, side) <= 6


def test_both_pools_and_thresholds_are_told_before_the_roll() -> None:
    """tiefen.dice.sum tiefen.threshold.formula"""
    battle = play(until(begun(), "tiefen.super.who"), "b")
    until(battle, "tiefen.roll.all")
    assert tells(battle, "tiefen.dice.sum") == [{"side": "a", "dice": 1}, {"side": "b", "dice": 1}]
    assert tells(battle, "tiefen.threshold.formula") == [{"side": "a", "face": 6}, {"side": "b", "face": 5}]
