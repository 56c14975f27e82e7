"""A name on the table never takes the place of a word by which a message chooses its case."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from support.players import RandomPlayers

import gonfalon.words
from gonfalon.systems import ours, system_of
from gonfalon.words import LANGUAGES

FOLDER = Path(gonfalon.words.__file__).parent
CASE = re.compile(r"^\s*\*?\[([a-z][\w.-]*)\]", re.MULTILINE)
SEEDS, LONG = range(3), 60
"""Which battles are played, and how far."""


def cases(system: str) -> set[str]:
    """The words by which the messages of a system choose; those that only give names choose by ids."""
    texts = [(FOLDER / language / f"{system}.ftl").read_text("utf-8") for language in LANGUAGES]
    return {case for text in texts for case in CASE.findall(text)}


@pytest.mark.parametrize("system", [one.id for one in ours()])
def test_no_name_stands_for_a_case(system: str) -> None:
    chosen_by = cases(system)
    for seed in SEEDS:
        players = RandomPlayers(seed)
        battle = players.sit_down(system_of(system))
        for _ in zip(range(LONG), players.play(battle, rulings=False), strict=False):
            assert chosen_by & battle.system.names(battle.position).keys() == set()
