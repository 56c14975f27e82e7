"""`odds`: exact chances without a battle (tiefen.odds.show)."""

import re
from fractions import Fraction

import pytest
from terminal.calls import LANGUAGES, call, said_in, say

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


def test_large_pools_are_counted_too() -> None:
    done = call("odds", "tiefen", "--dice", "40", "40")
    assert (done.code, done.err) == (0, "")
    assert sum(fractions(done.out)[:3]) == 1
