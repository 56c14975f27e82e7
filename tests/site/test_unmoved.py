"""Between two answers the question, its controls and the table stay where they are, while the engine itself counts odds."""

import pytest
from support.page_player import Player
from support.screen_checks import PATIENCE
from support.scripts import script

pytest_plugins = ["support.started_page"]

PLAY = script("unmoved")
"""Plays on by the page's own controls, and tells what moved between two answers."""
MOVED_BOXES = script("moved_boxes")
SYSTEMS = ("war", "sotc", "samyra", "tiefen")
QUESTIONS, LEAST = 16, 8
"""A battle of In die Tiefen may be over before."""


@pytest.mark.parametrize("system", SYSTEMS)
def test_nothing_moves_between_two_answers_of_a_ready_battle(player: Player, system: str) -> None:
    """Odds of the question before that stand there until new ones are counted could be wider or longer than these; the
    gallery, which looks at every moment, shows a question with its own odds alone.
    """
    player.page.evaluate(MOVED_BOXES)
    player.page.locator(f"article:has([data-system='{system}']) [data-opening*='.']").first.tap()
    player.settle()
    played = player.page.evaluate(PLAY, {"seed": 7, "most": QUESTIONS, "patience": PATIENCE})
    assert played["answered"] >= LEAST
    assert played["moved"] == []
