"""Chapter: losses (step 6)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.players import AsProposed, Scripted, proposed_keys
from support.playing import overruled, play, tells, until
from support.scenes import (
    army,
    asked_by,
    before_tactics,
    begun,
    facing,
    fight,
    figures,
    lost,
    played,
    totals,
    winner_of,
)

from gonfalon.battle.battle import Battle
from gonfalon.battle.bots import run
from gonfalon.questions.answer import Answer
from gonfalon.questions.ask import Ask
from gonfalon.questions.choice import OptionsAnswer
from gonfalon.questions.number import Number, NumberAnswer
from gonfalon.systems.tiefen import Tiefen
from gonfalon.systems.tiefen.losses import in_proportion, losses, share_lost, share_out, troops_lost
from gonfalon.systems.tiefen.pool import dice
from gonfalon.systems.tiefen.position import Contingent, Position, Step
from gonfalon.systems.tiefen.roll import battle_roll

Faces = tuple[int, ...]
faces = st.lists(st.integers(1, 6), min_size=1, max_size=7).map(tuple)
counts = st.lists(st.integers(1, 400), min_size=1, max_size=6)
shares = st.fractions(0, 1, max_denominator=40)
ROUNDINGS = ("nearest", "up", "down")


def shares_of(position: Position) -> tuple[Fraction, ...]:
    return tuple(share_lost(position, side) for side in position.sides)


def hit(destroyed: int, of: int, troops: int, fanatics: int = 0) -> Position:
    """A side B with so many dice, so many of them destroyed."""
    return fight((6,) * destroyed + (1,), (2,) * of, fanatics=(0, fanatics), troops=(60, troops))


@pytest.mark.parametrize(("destroyed", "of", "troops", "gone"), [(2, 5, 200, 80), (3, 7, 70, 30), (1, 3, 90, 30)])
def test_a_side_loses_the_share_of_its_destroyed_dice(destroyed: int, of: int, troops: int, gone: int) -> None:
    """tiefen.loss.fraction"""
    position = hit(destroyed, of, troops)
    assert shares_of(position)[1] == Fraction(destroyed, of)
    assert lost(position) == (0, gone)
    assert sum(position.side("b").left) == troops - gone


def test_the_exact_share_is_told() -> None:
    """tiefen.loss.fraction tiefen.loss.rounding"""
    position = run(battle_roll(facing(army("a", 3), army("b", 5, 33))), AsProposed(a=(6, 6, 1), b=(2,) * 5))
    _, told = played(losses(position))
    assert figures(told, "tiefen.loss.fraction") == [{"side": "b", "share": Fraction(2, 5), "troops": 13, "left": 20}]
    assert figures(told, "tiefen.loss.none") == [{"side": "a"}]


def test_without_destroyed_dice_nobody_is_lost() -> None:
    """tiefen.loss.none"""
    position = fight((1, 1), (5, 5))
    assert (winner_of(position), lost(position)) == ("b", (0, 0))


@pytest.mark.parametrize(("destroyed", "of", "fanatics", "share"), [(2, 8, 3, "2/5"), (1, 5, 4, "1"), (5, 7, 4, "1")])
def test_fanaticism_dice_are_taken_off_the_denominator(destroyed: int, of: int, fanatics: int, share: str) -> None:
    """tiefen.loss.fanatic tiefen.loss.cap"""
    position = hit(destroyed, of, 100, fanatics)
    assert shares_of(position)[1] == Fraction(share)
    assert lost(position)[1] == 100 * Fraction(share)


def test_the_share_of_fanatics_is_told_as_theirs() -> None:
    """tiefen.loss.fanatic"""
    position = run(battle_roll(facing(army("a", 2), army("b", 8, fanaticism=3))), AsProposed(a=(6, 6), b=(1,) * 8))
    _, told = played(losses(position))
    assert figures(told, "tiefen.loss.fanatic") == [{"side": "b", "share": Fraction(2, 5), "troops": 40, "left": 60}]


def test_no_more_than_all_can_be_lost() -> None:
    """tiefen.loss.cap"""
    position = hit(5, 7, 90, 4)
    assert (lost(position)[1], position.side("b").left, position.side("b").annihilated) == (90, (0,), True)


@given(faces, faces, st.integers(0, 4), st.integers(0, 4), st.sampled_from(ROUNDINGS))
def test_shares_lie_between_none_and_all(a: Faces, b: Faces, fan_a: int, fan_b: int, rounding: str) -> None:
    """tiefen.loss.fraction tiefen.loss.fanatic tiefen.loss.cap tiefen.loss.rounding"""
    fanatics = (min(fan_a, len(a) - 1), min(fan_b, len(b) - 1))
    position = fight(a, b, fanatics=fanatics, switches={"tiefen.loss.rounding": rounding})
    for side, share, gone in zip(position.sides, shares_of(position), lost(position), strict=True):
        counted = len(side.faces) - side.fanaticism
        assert share == min(Fraction(1), Fraction(len(side.destroyed), counted))
        assert gone == troops_lost(side.troops, share, rounding)
        assert side.annihilated is (share == 1)


@given(faces, faces)
def test_losses_do_not_ask_who_has_won(a: Faces, b: Faces) -> None:
    """tiefen.loss.independent: more ordinary faces change the winner, never the losses"""
    lower = tuple(face if face == 6 else 1 for face in a)
    assert lost(fight(a, b)) == lost(fight(lower, b))


def test_the_loser_may_lose_nobody_and_the_winner_many() -> None:
    """tiefen.loss.independent"""
    position = fight((6, 6, 6, 2, 2), (6, 6, 1))
    assert (totals(position), winner_of(position), shares_of(position)) == ((10, 0), "a", (Fraction(2, 5), Fraction(1)))


@pytest.mark.parametrize(
    ("troops", "share", "nearest", "up", "down"),
    [
        (33, "2/5", 13, 14, 13),
        (25, "1/2", 13, 13, 12),
        (1, "2/3", 0, 0, 0),
        (3, "5/6", 2, 2, 2),
        (200, "2/5", 80, 80, 80),
        (7, "1", 7, 7, 7),
        (7, "0", 0, 0, 0),
    ],
)
def test_losses_are_rounded_as_the_table_plays_it(troops: int, share: str, nearest: int, up: int, down: int) -> None:
    """tiefen.loss.rounding"""
    assert [troops_lost(troops, Fraction(share), rounding) for rounding in ROUNDINGS] == [nearest, up, down]


@given(st.integers(1, 99_999), shares, st.sampled_from(ROUNDINGS))
def test_one_fighter_at_least_is_left_below_all(troops: int, share: Fraction, rounding: str) -> None:
    """tiefen.loss.rounding tiefen.loss.annihilated"""
    gone = troops_lost(troops, share, rounding)
    assert 0 <= gone <= troops
    assert (gone == troops) is (share == 1)
    assert abs(gone - troops * share) <= 1 or gone == troops - 1


@given(st.integers(1, 99_999), shares)
def test_up_loses_no_fewer_than_nearest_and_down_no_more(troops: int, share: Fraction) -> None:
    """tiefen.loss.rounding"""
    nearest, up, down = (troops_lost(troops, share, rounding) for rounding in ROUNDINGS)
    assert down <= nearest <= up <= down + 1


@pytest.mark.parametrize(("troops", "gone", "shared"), [((120, 60), 45, (30, 15)), ((10, 5), 5, (3, 2))])
def test_losses_are_shared_in_proportion(troops: tuple[int, ...], gone: int, shared: tuple[int, ...]) -> None:
    """tiefen.loss.contingents"""
    side = army("a", troops=troops)
    assert in_proportion(side, gone) == shared
    ask = asked_by(share_out(side, gone))
    assert (ask.who, ask.kind, proposed_keys(ask)) == ("table", "ruling", ("proportion",))
    assert run(share_out(side, gone), AsProposed()) == shared


@given(counts, st.data())
def test_what_is_shared_is_the_whole_and_nobody_loses_more_than_it_has(troops: list[int], data: st.DataObject) -> None:
    """tiefen.loss.contingents"""
    side = army("a", troops=troops)
    gone = data.draw(st.integers(0, side.troops))
    shared = in_proportion(side, gone)
    assert sum(shared) == gone
    for part, count in zip(shared, troops, strict=True):
        assert 0 <= part <= count
        assert abs(part - Fraction(gone * count, side.troops)) < 1


@given(st.integers(2, 6), st.integers(0, 12))
def test_among_equals_the_first_bear_the_rest(contingents: int, gone: int) -> None:
    """tiefen.loss.contingents"""
    shared = in_proportion(army("a", troops=[12] * contingents), gone)
    assert list(shared) == sorted(shared, reverse=True)


@given(counts, st.data())
def test_the_table_may_share_the_same_loss_otherwise(troops: list[int], data: st.DataObject) -> None:
    """tiefen.loss.contingents"""
    side = army("a", troops=troops)
    gone = data.draw(st.integers(0, side.troops))
    shared = run(share_out(side, gone), ByHand(data))
    assert sum(shared) == gone
    assert all(0 <= part <= count for part, count in zip(shared, troops, strict=True))


class ByHand(AsProposed):
    """Shares losses otherwise, with any number that is allowed."""

    def __init__(self, data: st.DataObject) -> None:
        super().__init__()
        self._data = data

    def answer(self, ask: Ask[Any]) -> Answer:
        if isinstance(ask, Number):
            return NumberAnswer(self._data.draw(st.integers(ask.least, ask.most)))
        return OptionsAnswer(("otherwise",))


def test_contingents_and_what_they_lost_are_told() -> None:
    """tiefen.loss.contingents"""
    position = run(battle_roll(facing(army("a", 4, (120, 60)), army("b", 1))), AsProposed(a=(1,) * 4, b=(6,)))
    position, told = played(losses(position), "otherwise", 45)
    assert position.side("a").lost == (45, 0)
    assert [(one["troops"], one["left"]) for one in figures(told, "tiefen.loss.contingents")] == [(45, 75), (0, 60)]


def test_a_side_of_one_contingent_is_not_asked_nor_one_that_lost_all_or_nothing() -> None:
    """tiefen.loss.contingents"""
    for side, gone in ((army("a"), 40), (army("a", troops=(5, 5)), 0), (army("a", troops=(5, 5)), 10)):
        with Scripted() as nobody:
            assert sum(run(share_out(side, gone), nobody)) == gone


@given(faces, faces, st.integers(0, 4), st.integers(0, 4), st.sampled_from(("", "a", "b")))
def test_only_fanatics_can_win_and_be_annihilated(a: Faces, b: Faces, fan_a: int, fan_b: int, superior: str) -> None:
    """tiefen.loss.annihilated: all troops lost without fanaticism means a total of 0"""
    fanatics = (min(fan_a, len(a) - 1), min(fan_b, len(b) - 1))
    position = fight(a, b, fanatics=fanatics, superior=superior)
    for side, sum_of_dice in zip(position.sides, totals(position), strict=True):
        if side.annihilated and not side.fanaticism:
            assert sum_of_dice == 0
            assert winner_of(position) != side.id


def test_the_annihilated_side_is_told() -> None:
    """tiefen.loss.annihilated"""
    position = run(battle_roll(facing(army("a", 1, 60), army("b", 2))), AsProposed(a=(3,), b=(6, 1)))
    _, told = played(losses(position))
    assert figures(told, "tiefen.loss.annihilated") == [{"side": "a", "troops": 60}]


def test_the_next_battle_starts_with_those_who_are_left_and_all_its_dice() -> None:
    """tiefen.loss.weaker_later"""
    battle = until(begun(180, 100), "tiefen.roll.all")
    overruled(battle, b__bonus=4)
    until(battle, "tiefen.loss.weaker_later", a=(6,), b=(6, 6, 1, 1, 1))
    assert [sum(side.left) for side in battle.position.sides] == [0, 80]
    battle = until(begun(180, 100), "tiefen.roll.all")
    overruled(battle, a__bonus=1, b__bonus=4)
    until(battle, "tiefen.loss.weaker_later", a=(6, 6), b=(5, 5, 1, 1, 1))
    play(battle, "next", "done")
    assert [side.troops for side in battle.position.sides] == [180, 60]
    assert battle.position.number == 2
    until(battle, "tiefen.roll.all")
    assert [dice(battle.position, side) for side in battle.position.sides] == [2, 1]
    assert [one["troops"] for one in tells(battle, "tiefen.loss.weaker_later")] == [180, 60]


def test_the_next_battle_keeps_names_and_nothing_of_the_old_one() -> None:
    """tiefen.loss.weaker_later"""
    battle = before_tactics()
    overruled(battle, a__name="Nordmark", a__terrain="yes", b__superior="yes")
    until(battle, "tiefen.loss.weaker_later", a=(5, 2), b=(4,))
    play(battle, "next")
    one, other = battle.position.sides
    assert (one.name, one.terrain, other.superior, one.faces, one.lost) == ("Nordmark", False, False, (), None)
    assert battle.position.step is Step.SETUP


@pytest.mark.parametrize("annihilated", [True, False])
def test_an_army_of_which_nobody_is_left_leaves_no_names_of_contingents(annihilated: bool) -> None:
    """tiefen.loss.weaker_later tiefen.after.trapped"""
    battle = play(Battle(Tiefen()), 100, 100, "edit.b.1", "name", "Knights", "add.b", "Squires", 20, "done")
    overruled(battle, b__name="Nordmark", a__bonus=1, b__bonus=0)
    until(battle, "tiefen.after.morale.input", a=(6, 2) if annihilated else (5, 5), b=(1,))
    if annihilated:
        play(battle, "success", 2)
    else:
        play(battle, "success", 2, "success", 2, "other", 0, "captured")
    play(battle, "next")
    side = battle.position.side("b")
    assert (side.name, side.contingents) == ("Nordmark", (Contingent("b.1", 0),))
    play(battle, "edit.b.1", "troops", 30, "done")
    assert battle.position.side("b").troops == 30


def test_after_the_last_battle_it_is_over() -> None:
    """tiefen.loss.weaker_later"""
    battle = until(before_tactics(), "tiefen.loss.weaker_later")
    play(battle, "end")
    assert battle.ask is None
    assert battle.system.flow(battle.position) == "over"
