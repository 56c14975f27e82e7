"""Chapter: odds and advice: what the table is shown; the figures themselves are counted in tests/odds."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.playing import overruled, play, until
from support.scenes import army, before_tactics, facing

from gonfalon.odds.model import Odds
from gonfalon.odds.pools import Pool, chances
from gonfalon.questions.figures import Label
from gonfalon.systems import system_of
from gonfalon.systems.tiefen.position import Position, Side, Step


def shown(position: Position) -> list[Odds]:
    return list(system_of("tiefen").odds(position))


def bars(odds: Odds) -> dict[str, float]:
    return {bar.key: round(float(bar.p), 4) for bar in odds.bars}


def before_the_roll(a: Side, b: Side, **switches: str) -> Odds:
    (one,) = shown(
        facing(a, b, switches={f"tiefen.{key.replace('__', '.')}": value for key, value in switches.items()})
    )
    return one


@pytest.mark.parametrize(
    ("a", "b", "superior", "win", "draw", "lose"),
    [
        (3, 3, False, 0.4715, 0.0570, 0.4715),
        (1, 1, False, 0.4167, 0.1667, 0.4167),
        (5, 5, True, 0.6376, 0.0342, 0.3282),
    ],
)
def test_chances_are_shown_before_the_roll(
    a: int, b: int, superior: bool, win: float, draw: float, lose: float
) -> None:
    """tiefen.odds.show"""
    odds = before_the_roll(army("a", a, superior=superior), army("b", b))
    assert (odds.rule, odds.of) == ("tiefen.odds.show", "a")
    assert bars(odds) == {"win": win, "draw": draw, "lose": lose}


def test_the_spread_of_losses_is_shown_for_both() -> None:
    """tiefen.odds.show"""
    odds = before_the_roll(army("a", 5, superior=True), army("b", 5))
    assert [spread.of for spread in odds.spreads] == ["a", "b"]
    assert [dict(spread.label.figures)["share"] for spread in odds.spreads] == [Fraction(1, 6), Fraction(1, 3)]


@settings(max_examples=25)
@given(st.integers(1, 8), st.integers(1, 8), st.integers(0, 4), st.booleans(), st.sampled_from(("destroyer", "victim")))
def test_chances_add_up_to_one(a: int, b: int, fanatics: int, superior: bool, chooser: str) -> None:
    """tiefen.odds.show"""
    one, other = army("a", a, superior=superior), army("b", b + fanatics, fanaticism=fanatics)
    odds = before_the_roll(one, other, roll__chooser=chooser)
    assert sum(bar.p for bar in odds.bars) == 1
    for spread in odds.spreads:
        assert sum(point.p for point in spread.points) == 1


def test_before_the_reveal_each_way_the_tactics_can_meet_has_its_chances() -> None:
    """tiefen.odds.show"""
    position = facing(army("a", 3), army("b", 3), Step.DEEDS)
    cases = shown(position)
    assert [dict(odds.label.figures)["case"] for odds in cases] == ["better", "equal", "worse"]
    assert [bars(odds)["win"] for odds in cases] == [0.8171, 0.4715, 0.1538]


def test_chances_say_what_makes_them_so() -> None:
    """tiefen.odds.show tiefen.tactic.bonus: before the reveal whose tactic brings two more"""
    known = before_the_roll(army("a", 3), army("b", 4))
    assert known.label == Label("tiefen-odds-known", side="a", foe="b", own=3, other=4)
    better, _, worse = (dict(odds.label.figures) for odds in shown(facing(army("a", 3), army("b", 4), Step.DEEDS)))
    assert (better["side"], worse["foe"]) == ("a", "b")


def test_the_chances_before_the_reveal_do_not_know_the_slips() -> None:
    """tiefen.odds.show tiefen.tactic.secret"""
    looks = {
        repr(shown(play(before_tactics(), f"a: {own}", f"b: {other}").position))
        for own in ("speed", "steadiness", "strength")
        for other in ("speed", "steadiness", "strength")
    }
    assert len(looks) == 1


def test_after_the_reveal_there_is_one_case_and_none_once_a_die_lies() -> None:
    """tiefen.odds.show"""
    battle = until(before_tactics(), "tiefen.roll.all")
    assert len(shown(battle.position)) == 1
    play(battle, (3,))
    assert shown(battle.position) == []


def test_a_table_may_want_to_be_surprised() -> None:
    """tiefen.odds.show"""
    assert shown(before_tactics(odds__show="off").position) == []
    assert len(shown(before_tactics(odds__show="on").position)) == 3


def test_nothing_is_shown_before_there_is_anything_to_count() -> None:
    """tiefen.odds.show"""
    assert shown(facing(army("a"), army("b"), Step.SETUP)) == []


def test_pools_that_take_too_long_to_count_have_no_chances() -> None:
    """tiefen.odds.show tiefen.dice.bounds"""
    assert shown(facing(army("a", 41), army("b", 1))) == []


def test_a_ruling_on_the_dice_changes_the_chances() -> None:
    """tiefen.odds.show tiefen.dice.freeze"""
    battle = until(before_tactics(), "tiefen.roll.all")
    before = bars(shown(battle.position)[0])["win"]
    overruled(battle, a__bonus=2)
    assert bars(shown(battle.position)[0])["win"] > before


def test_a_superior_tactic_lifts_three_dice_to_82_percent() -> None:
    """tiefen.advice.tactics"""
    assert bars(before_the_roll(army("a", 5), army("b", 3))) == {"win": 0.8171, "draw": 0.0292, "lose": 0.1538}


def test_four_dice_of_fanaticism_win_often_and_die_oftener() -> None:
    """tiefen.advice.fanaticism"""
    figures = []
    for dice in range(5):
        law = chances(Pool(3 + dice, 6, fanatics=dice), Pool(3, 6 - dice))
        figures.append((round(100 * float(law.win)), round(100 * float(law.expected_a))))
    assert figures == [(47, 17), (55, 33), (61, 50), (68, 67), (77, 83)]
    law = chances(Pool(7, 6, fanatics=4), Pool(3, 2))
    assert round(float(law.win), 4) == 0.7691
    assert round(float(law.annihilated_a), 4) == 0.5787
    assert round(float(law.win_annihilated_a), 4) == 0.3730
