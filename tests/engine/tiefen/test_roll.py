"""Chapter: the battle roll (step 5): dice destroy dice, totals, winner."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.players import Written, proposed_keys
from support.playing import overruled, play, refused, tells, until
from support.scenes import (
    army,
    asked_by,
    before_tactics,
    begun,
    destroyed,
    facing,
    fight,
    figures,
    lost,
    played,
    totals,
    winner_of,
)

from gonfalon.battle.event import Thrown
from gonfalon.questions.choice import Choices
from gonfalon.questions.dice import Dice, Source
from gonfalon.questions.roll import Roll
from gonfalon.systems.tiefen.pool import strikes, threshold, threshold_in_total
from gonfalon.systems.tiefen.position import Position
from gonfalon.systems.tiefen.roll import battle_roll, total
from gonfalon.systems.tiefen.sheet import lay_out

Faces = tuple[int, ...]
faces = st.lists(st.integers(1, 6), min_size=1, max_size=6).map(tuple)
TROOPS = (60, 90)


class Fight(NamedTuple):
    """A worked example: faces, the result, and the troops lost of 60 and 90."""

    rule: str
    a: Faces
    b: Faces
    gone_a: list[int]
    gone_b: list[int]
    totals: tuple[int, int]
    winner: str
    lost: tuple[int, int]
    fanatics: tuple[int, int] = (0, 0)
    superior: str = ""


EXAMPLES = (
    Fight("tiefen.roll.all", (5, 4, 1), (3, 3, 2), [], [], (10, 8), "a", (0, 0)),
    Fight("tiefen.roll.destroy", (6, 5, 2), (4, 4, 3), [], [4], (13, 7), "a", (0, 30)),
    Fight("tiefen.roll.destroy", (6, 6, 1), (5, 4, 2, 2), [], [5, 4], (13, 4), "a", (0, 45)),
    Fight("tiefen.roll.simultaneous", (6, 3), (6, 2), [6], [6], (3, 2), "a", (30, 45)),
    Fight("tiefen.roll.simultaneous", (6,), (6,), [6], [6], (0, 0), "draw", (60, 90)),
    Fight("tiefen.roll.surplus", (6, 6, 6), (5,), [], [5], (18, 0), "a", (0, 90)),
    Fight("tiefen.roll.best", (6, 6, 2), (5, 5, 5, 3), [], [5, 5], (14, 8), "a", (0, 45)),
    Fight("tiefen.roll.subtract", (4, 4), (6, 5, 5), [4], [], (4, 16), "b", (30, 0)),
    Fight("tiefen.fanatic.threshold", (6, 6, 3, 2), (5, 5, 4), [6, 6], [5, 5], (5, 4), "a", (40, 60), (1, 0)),
    Fight("tiefen.fanatic.threshold", (1, 1), (6,) * 5, [1, 1], [6, 6], (0, 18), "b", (60, 90), (0, 4), "a"),
    Fight("tiefen.fanatic.scope", (5, 4, 2), (4, 4, 3), [], [4], (11, 7), "a", (0, 45), (0, 1)),
    Fight("tiefen.result.win", (6, 6, 1, 1), (5, 5, 4, 3), [], [5, 5], (14, 7), "a", (0, 45)),
    Fight("tiefen.result.draw", (4, 3), (5, 2), [], [], (7, 7), "draw", (0, 0)),
    Fight("tiefen.result.draw", (6, 4), (5, 5, 5), [], [5], (10, 10), "draw", (0, 30)),
    Fight("tiefen.loss.none", (1, 1), (5, 5), [], [], (2, 10), "b", (0, 0)),
    Fight("tiefen.loss.independent", (6, 6, 6, 2, 2), (6, 6, 1), [6, 6], [6, 6, 1], (10, 0), "a", (24, 90)),
    Fight("tiefen.loss.annihilated", (3,), (6, 1), [3], [], (0, 7), "b", (60, 0)),
)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: f"{example.rule}-{example.a}-{example.b}")
def test_the_fights_of_the_catalogue(example: Fight) -> None:
    """tiefen.roll.all tiefen.roll.destroy tiefen.roll.simultaneous tiefen.roll.surplus tiefen.roll.best
    tiefen.roll.subtract tiefen.fanatic.threshold tiefen.fanatic.scope tiefen.result.win tiefen.result.draw
    tiefen.loss.none tiefen.loss.independent tiefen.loss.annihilated
    """
    position = fight(example.a, example.b, fanatics=example.fanatics, superior=example.superior, troops=TROOPS)
    assert [destroyed(side) for side in position.sides] == [example.gone_a, example.gone_b]
    assert totals(position) == example.totals
    assert winner_of(position) == example.winner
    assert lost(position) == example.lost


def test_both_sides_throw_all_their_dice() -> None:
    """tiefen.roll.all"""
    position = facing(army("a", 4), army("b", 2))
    ask = asked_by(battle_roll(position))
    assert isinstance(ask, Roll)
    assert (ask.who, ask.pool.dice, ask.pool.die.id) == ("a", 4, "d6")
    assert sum(part.dice for part in ask.parts) == 4
    ask = asked_by(battle_roll(position), (6, 5, 1, 1))
    assert isinstance(ask, Roll)
    assert (ask.who, ask.pool.dice) == ("b", 2)


def test_dice_may_come_from_the_app_or_from_the_table() -> None:
    """tiefen.roll.all"""
    battle = overruled(until(before_tactics(), "tiefen.roll.all"), a__bonus=3, b__bonus=1)
    assert refused(battle, (6, 5, 1)) == "faces"
    assert refused(battle, (6, 5, 1, 7)) == "faces"
    play(battle, (3, 3, 1, 1))
    battle.roll(Dice())
    thrown = [event for event in battle.events if isinstance(event, Thrown)]
    assert [event.fell.source for event in thrown] == [Source.TABLE, Source.APP]


def test_the_side_that_destroys_chooses_after_all_dice_are_seen() -> None:
    """tiefen.roll.choice"""
    position = facing(army("a", 3), army("b", 3))
    ask = asked_by(battle_roll(position), (6, 2, 2), (6, 5, 1))
    assert isinstance(ask, Choices)
    assert (ask.who, ask.rule, ask.least, ask.most) == ("a", "tiefen.roll.choice", 1, 1)
    assert [option.on for option in ask.options] == ["b.die.0", "b.die.1", "b.die.2"]
    by_hand = fight((6, 2, 2), (6, 5, 1), chosen=("b.die.1", "a.die.0"))
    assert (totals(by_hand), winner_of(by_hand)) == ((4, 7), "b")
    best = fight((6, 2, 2), (6, 5, 1), chosen=("b.die.0", "a.die.0"))
    assert (totals(best), winner_of(best)) == ((4, 6), "b")


def test_or_the_victim_gives_up_a_die_of_its_own() -> None:
    """tiefen.roll.chooser"""
    victim = {"tiefen.roll.chooser": "victim"}
    ask = asked_by(battle_roll(facing(army("a", 3), army("b", 3), switches=victim)), (6, 5, 2), (4, 4, 3))
    assert (ask.who, ask.rule, proposed_keys(ask)) == ("b", "tiefen.roll.chooser", ("b.die.2",))
    position = fight((6, 5, 2), (4, 4, 3), switches=victim)
    assert (totals(position), winner_of(position), lost(position)) == ((13, 8), "a", (0, 30))
    _, told = played(battle_roll(facing(army("a", 1), army("b", 2), switches=victim)), (6,), (5, 1), "b.die.1")
    assert figures(told, "tiefen.roll.destroy")[0]["faces"] == (1,)


@given(faces, faces)
def test_who_picks_the_die_never_changes_the_losses(a: Faces, b: Faces) -> None:
    """tiefen.roll.chooser tiefen.loss.independent"""
    assert lost(fight(a, b)) == lost(fight(a, b, switches={"tiefen.roll.chooser": "victim"}))


@given(faces, faces, st.permutations((0, 1)))
def test_it_does_not_matter_who_is_first(a: Faces, b: Faces, order: list[int]) -> None:
    """tiefen.roll.simultaneous: what was destroyed has struck all the same"""
    one, other = fight(a, b, troops=(60, 60)), fight(b, a, troops=(60, 60))
    assert totals(one) == totals(other)[::-1]
    assert lost(one) == lost(other)[::-1]
    assert len(one.side("b").destroyed) == min(len(b), a.count(6))


def test_no_die_is_destroyed_twice() -> None:
    """tiefen.roll.distinct"""
    battle = overruled(until(before_tactics(), "tiefen.roll.all"), a__bonus=1, b__bonus=2)
    play(battle, (6, 6), (5, 1, 1))
    assert refused(battle, "b.die.0 b.die.0") == "twice"
    play(battle, "b.die.0 b.die.2")
    assert destroyed(battle.position.side("b")) == [5, 1]


def test_surplus_destructions_are_lost() -> None:
    """tiefen.roll.surplus"""
    position, told = played(battle_roll(facing(army("a", 3), army("b", 1))), (6, 6, 6), (5,))
    assert figures(told, "tiefen.roll.destroy") == [{"side": "a", "foe": "b", "dice": 1, "faces": (5,)}]
    assert position.side("b").destroyed == (0,)


@pytest.mark.parametrize("answer", ["", "b.die.0", "b.die.0 b.die.1 b.die.2"])
def test_every_destruction_must_be_used(answer: Written) -> None:
    """tiefen.roll.mandatory"""
    battle = overruled(until(before_tactics(), "tiefen.roll.all"), a__bonus=1, b__bonus=2)
    play(battle, (6, 6), (5, 1, 1))
    assert refused(battle, answer) == "how-many"


@given(faces, faces)
def test_the_highest_dice_are_proposed(a: Faces, b: Faces) -> None:
    """tiefen.roll.best"""
    hits = strikes(a, 6)
    if not 0 < hits < len(b):
        return
    ask = asked_by(battle_roll(facing(army("a", len(a)), army("b", len(b)))), a, b)
    taken = [b[int(key.rpartition(".")[2])] for key in proposed_keys(ask)]
    assert sorted(taken, reverse=True) == sorted(b, reverse=True)[:hits]


@given(st.lists(st.integers(1, 6), min_size=1, max_size=4).map(tuple), faces)
def test_no_other_choice_is_better_than_the_proposal(a: Faces, b: Faces) -> None:
    """tiefen.roll.best"""
    proposed = fight(a, b)
    own, other = totals(proposed)
    for gone in combinations(range(len(b)), len(proposed.side("b").destroyed)):
        left = replace(proposed.side("b"), destroyed=gone)
        assert total(left) >= other
        assert lost(proposed.having(left)) == lost(proposed)
    assert own == sum(a) - sum(destroyed(proposed.side("a")))


@given(faces, faces)
def test_totals_are_the_dice_that_are_left_and_never_below_zero(a: Faces, b: Faces) -> None:
    """tiefen.roll.subtract"""
    position = fight(a, b)
    for side, shown in zip(position.sides, (a, b), strict=True):
        assert total(side) == sum(shown) - sum(destroyed(side)) >= 0


@given(faces, faces, st.integers(0, 4), st.integers(0, 4), st.sampled_from(("", "a", "b")), st.booleans())
def test_as_many_dice_fall_as_strike(a: Faces, b: Faces, fan_a: int, fan_b: int, superior: str, narrow: bool) -> None:
    """tiefen.roll.destroy tiefen.roll.surplus tiefen.fanatic.threshold tiefen.fanatic.scope tiefen.super.threshold"""
    fanatics = (min(fan_a, len(a) - 1), min(fan_b, len(b) - 1))
    scope = {"tiefen.fanatic.scope": "losses_only" if narrow else "battle_and_losses"}
    position = fight(a, b, fanatics=fanatics, superior=superior, switches=scope)
    for side, foe in position.facing():
        lowest = threshold_in_total(position, foe)
        assert len(side.destroyed) == min(len(side.faces), strikes(foe.faces, lowest))
        assert lowest == (6 - foe.superior if narrow else threshold(position, foe))


def test_each_side_suffers_from_its_own_fanaticism() -> None:
    """tiefen.fanatic.threshold"""
    position = fight((5, 4, 1, 1), (4, 3, 1, 1), fanatics=(1, 2))
    assert [threshold(position, side) for side in position.sides] == [4, 5]
    assert [destroyed(side) for side in position.sides] == [[], [4, 3]]


def test_with_losses_only_a_lowered_die_leaves_the_total() -> None:
    """tiefen.fanatic.scope"""
    position = fight((5, 4, 2), (4, 4, 3), fanatics=(0, 1), switches={"tiefen.fanatic.scope": "losses_only"})
    assert (totals(position), winner_of(position)) == ((11, 11), "draw")
    assert [destroyed(side) for side in position.sides] == [[], []]
    assert lost(position) == (0, 45)


def test_where_fanaticism_counts_for_losses_only_log_card_and_dice_say_so() -> None:
    """tiefen.fanatic.scope tiefen.threshold.formula"""
    battle = play(until(begun(fanatic__scope="losses_only"), "tiefen.circ.fanatic.who"), "b", "1")
    until(battle, "tiefen.roll.all")
    overruled(battle, a__bonus=2, b__bonus=1)
    assert tells(battle, "tiefen.threshold.formula") == [{"side": "a", "face": 6}, {"side": "b", "face": 6}]
    assert tells(battle, "tiefen.fanatic.scope") == [{"side": "a", "face": 5}]
    play(battle, (6, 5, 4), (4, 4, 3))
    (a, b) = lay_out(battle.position).sides
    shown = {value.key: dict(value.label.figures).get("face") for value in (*a.values, *b.values)}
    assert (shown["a.threshold"], shown["a.wounds"], shown["b.threshold"]) == (6, 5, 6)
    assert "b.wounds" not in shown
    assert [die.state for die in a.dice] == ["strikes", "wounds", "fell"]


def test_by_the_book_the_lowered_threshold_is_the_only_one() -> None:
    """tiefen.fanatic.scope tiefen.threshold.formula"""
    battle = play(until(begun(), "tiefen.circ.fanatic.who"), "b", "1")
    until(battle, "tiefen.roll.all")
    assert tells(battle, "tiefen.threshold.formula")[0] == {"side": "a", "face": 5}
    assert tells(battle, "tiefen.fanatic.scope") == []
    a, _ = lay_out(battle.position).sides
    assert "a.wounds" not in {value.key for value in a.values}


@given(faces, faces)
def test_the_higher_total_wins_and_equal_totals_are_a_draw(a: Faces, b: Faces) -> None:
    """tiefen.result.win tiefen.result.draw"""
    position = fight(a, b)
    own, other = totals(position)
    assert winner_of(position) == ("a" if own > other else "b" if other > own else "draw")


@pytest.mark.parametrize(
    ("a", "b", "rule", "told"),
    [
        ((5, 4), (3, 3), "tiefen.result.win", {"side": "a", "own": 9, "other": 6}),
        ((2, 1), (3, 3), "tiefen.result.win", {"side": "b", "own": 6, "other": 3}),
        ((4, 3), (5, 2), "tiefen.result.draw", {"side": "a", "foe": "b", "own": 7, "other": 7}),
    ],
)
def test_the_result_is_told_with_its_figures(a: Faces, b: Faces, rule: str, told: dict[str, object]) -> None:
    """tiefen.result.win tiefen.result.draw"""
    _, heard = played(battle_roll(facing(army("a", 2), army("b", 2))), a, b)
    assert figures(heard, rule) == [told]


def test_a_die_that_was_overruled_before_the_choice_counts_as_it_lies() -> None:
    """tiefen.roll.all"""
    battle = overruled(until(before_tactics(), "tiefen.roll.all"), a__bonus=1, b__bonus=1)
    play(battle, (6, 1), (5, 4))
    assert isinstance(battle.ask, Choices)
    battle.overrule("a.die.0", 5, "it leaned on a book")
    position: Position = battle.position
    assert position.side("a").faces == (5, 1)
    assert battle.ask is None or battle.ask.rule != "tiefen.roll.choice"
    assert not tells(battle, "tiefen.roll.destroy")
