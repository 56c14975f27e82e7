"""The number of answers in whole battles: the counts of `tests/tools/answers.py` in their stories stay within the aims."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.answers import COUNTED, Battle, counted

STORIES = Path(__file__).parent
CONFLICTS = sorted((STORIES / "sotc").glob("*.story"))
MOST_IN_AN_EXCHANGE = 20
"""Answers of two heroes, a villain and six minions in one exchange."""


def battle(system: str, name: str) -> Battle:
    return counted((STORIES / system / f"{name}.story").read_text("utf-8"), COUNTED[system])


@pytest.mark.parametrize("path", CONFLICTS, ids=lambda path: path.stem)
def test_a_plain_attack_on_minions_takes_three_answers(path: Path) -> None:
    """sotc.attack.roll: the target, one throw for all hands, and on."""
    attacks = battle("sotc", path.stem).attacks
    assert attacks
    assert [one.answers for one in attacks if one.plain and one.minions and one.answers > 3] == []


def test_an_exchange_with_a_villain_and_six_minions_stays_short() -> None:
    """sotc.seq.exchange"""
    exchanges = battle("sotc", "six_minions").rounds
    assert len(exchanges) > 10
    assert max(exchanges) <= MOST_IN_AN_EXCHANGE


def test_an_activation_of_a_war_takes_six_answers() -> None:
    """war.turn.choose"""
    wars = [battle("war", path.stem) for path in (STORIES / "war").glob("*.story")]
    turns = sum(war.turns for war in wars)
    assert turns > 100
    assert sum(war.answers for war in wars) <= 6 * turns
