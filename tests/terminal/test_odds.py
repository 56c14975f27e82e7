"""`odds`: exact chances without a battle (tiefen.odds.show)."""

import re
from fractions import Fraction

import pytest
from terminal.calls import LANGUAGES, call, said_in, say

from gonfalon.fate import odds as fate
from gonfalon.odds.pools import Pool, chances


def fractions(out: str) -> list[Fraction]:
    """The fraction at the end of each line that has one."""
    return [Fraction(line.split()[-1]) for line in out.splitlines() if re.search(r"  \d+(/\d+)?$", line)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_chances_are_shown_exactly(language: str) -> None:
    done = call("--language", language, "odds", "tiefen", "--dice", "5", "3")
    assert (done.code, done.err) == (0, "")
    first = say(language, "tiefen-side", letter="A")
    assert said_in(done.out, say(language, "tiefen-odds-win", side=first), "686167/839808")
    counted = chances(Pool(5, 6), Pool(3, 6))
    win, draw, lose, expected, *losses = fractions(done.out)
    assert (win, draw, lose) == (counted.win, counted.draw, counted.lose)
    assert expected == counted.expected_a == Fraction(1, 10)
    assert losses[: len(counted.losses_a)] == [chance for _, chance in counted.losses_a]


def test_thresholds_fanatics_and_the_chooser_count() -> None:
    done = call("odds", "tiefen", "--dice", "7", "3", "--from", "6", "2", "--fanatics", "4", "0", "--chooser", "victim")
    counted = chances(Pool(7, 6, None, 4), Pool(3, 2), "victim")
    assert fractions(done.out)[:3] == [counted.win, counted.draw, counted.lose]


@pytest.mark.parametrize("language", LANGUAGES)
def test_more_fanatics_than_the_rules_allow_are_refused_with_their_rule(language: str) -> None:
    """tiefen.circ.fanatic.bonus"""
    done = call("--language", language, "odds", "tiefen", "--dice", "7", "3", "--fanatics", "5", "0")
    title = say(language, "title-tiefen-circ-fanatic-bonus")
    refusal = say(language, "terminal-wrong-fanaticism", most=4, title=title, rule="tiefen.circ.fanatic.bonus")
    assert (done.code, done.err.strip(), done.out) == (2, refusal, "")


def test_without_thresholds_each_is_lowered_by_the_other_side_s_fanatics() -> None:
    """tiefen.threshold.formula"""
    done = call("odds", "tiefen", "--dice", "7", "3", "--fanatics", "4", "0")
    counted = chances(Pool(7, 6, None, 4), Pool(3, 2))
    assert fractions(done.out)[:3] == [counted.win, counted.draw, counted.lose]


def test_large_pools_are_counted_too() -> None:
    done = call("odds", "tiefen", "--dice", "40", "40")
    assert (done.code, done.err) == (0, "")
    assert sum(fractions(done.out)[:3]) == 1


def test_losses_have_a_threshold_of_their_own() -> None:
    """Fanaticism that counts for losses only (tiefen.fanatic.scope)."""
    done = call("odds", "tiefen", "--dice", "5", "3", "--from", "6", "6", "--losses-from", "5", "6")
    counted = chances(Pool(5, 6, 5), Pool(3, 6))
    assert fractions(done.out)[:3] == [counted.win, counted.draw, counted.lose]
    assert said_in(done.out, say("en", "terminal-odds-tiefen-losses", face=5))
    assert call("odds", "tiefen", "--dice", "5", "3", "--losses-from", "5", "6", "--from", "4", "6").code == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_chances_of_fate_dice_are_shown_exactly(language: str) -> None:
    """war.core.shifts, war.harm.absorb: four outcomes, the defeat of the target, and every number of shifts."""
    done = call("--language", language, "odds", "war", "--bonus", "3", "--against", "2", "--absorb", "2")
    assert (done.code, done.err) == (0, "")
    counted = fate.chances(fate.Side(3), fate.Side(2))
    ends = [counted.style, counted.success, counted.tie, counted.fail, fate.harm(counted, 2)]
    assert fractions(done.out) == [*ends, *(chance for _, chance in counted.shifts)]
    assert said_in(done.out, say(language, "war-odds-out"), say(language, "terminal-odds-war-hand", dice=4, bonus="+3"))


def test_with_a_difficulty_the_higher_counts() -> None:
    """war.over.mixed"""
    fixed = fate.chances(fate.Side(1), 2)
    assert fractions(call("odds", "war", "--bonus", "1", "--difficulty", "2").out)[:2] == [fixed.style, fixed.success]
    both = fractions(call("odds", "war", "--bonus", "1", "--against", "-9", "--difficulty", "2").out)
    assert both[:4] == [fixed.style, fixed.success, fixed.tie, fixed.fail]
    higher = fractions(call("odds", "war", "--bonus", "1", "--against", "0", "--difficulty", "2").out)
    assert sum(higher[:4]) == 1
    assert higher[3] > fixed.fail
    assert call("odds", "war", "--bonus", "1").code == 2
