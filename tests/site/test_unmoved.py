"""Between two answers the question, its controls and the table stay where they are."""

import pytest
from support.page_player import Player
from support.screen_checks import PATIENCE
from support.scripts import script

pytest_plugins = ["support.started_page"]

PLAY = script("unmoved")
"""Plays on by the page's own controls, and tells what moved between two answers."""
SYSTEMS = ("war", "sotc", "samyra", "tiefen")
UPRIGHT, ON_ITS_SIDE = (360, 740), (740, 360)
QUESTIONS = {UPRIGHT: 14, ON_ITS_SIDE: 24}


def moved(player: Player, system: str, opening: str, size: tuple[int, int]) -> list[str]:
    """Return the things that moved while a ready battle was played for some questions."""
    player.page.set_viewport_size({"width": size[0], "height": size[1]})
    player.page.locator(f"article:has([data-system='{system}']) [data-opening='{opening}']").tap()
    player.settle()
    played = player.page.evaluate(PLAY, {"seed": 7, "most": QUESTIONS[size], "patience": PATIENCE})
    assert played["answered"] > 0
    player.home()
    found: list[str] = played["moved"]
    return found


def ready(player: Player, system: str) -> list[str]:
    """The ready battles of a system, as home offers them."""
    offered = player.page.locator(f"article:has([data-system='{system}']) [data-opening*='.']")
    return [str(one.get_attribute("data-opening")) for one in offered.all()]


@pytest.mark.parametrize("system", SYSTEMS)
def test_nothing_moves_between_two_answers_of_any_ready_battle(player: Player, system: str) -> None:
    openings = ready(player, system)
    assert openings
    assert [(one, moved(player, system, one, UPRIGHT)) for one in openings] == [(one, []) for one in openings]


@pytest.mark.parametrize("system", SYSTEMS)
def test_nothing_moves_on_a_phone_on_its_side(player: Player, system: str) -> None:
    assert moved(player, system, ready(player, system)[0], ON_ITS_SIDE) == []
