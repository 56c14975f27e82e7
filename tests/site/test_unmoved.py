"""Between two answers the question, its controls and the table stay where they are."""

import pytest
from playwright.sync_api import Browser
from support.page_player import PHONE, READY, Player
from support.screen_checks import PATIENCE
from support.scripts import script

PLAY = script("unmoved")
"""Plays on by the page's own controls, and tells what moved between two answers."""
UPRIGHT, ON_ITS_SIDE = (360, 740), (740, 360)
READY_BATTLES = (
    ("war", "begin.raid", UPRIGHT),
    ("sotc", "ready.rooftop", UPRIGHT),
    ("samyra", "ready.wolves", UPRIGHT),
    ("tiefen", "plan", UPRIGHT),
    ("war", "begin.raid", ON_ITS_SIDE),
    ("sotc", "ready.rooftop", ON_ITS_SIDE),
    ("samyra", "ready.wolves", ON_ITS_SIDE),
)
QUESTIONS = 40


@pytest.mark.parametrize(("system", "opening", "size"), READY_BATTLES)
def test_nothing_moves_between_two_answers(
    browser: Browser, site: str, system: str, opening: str, size: tuple[int, int]
) -> None:
    width, height = size
    how = {**PHONE, "viewport": {"width": width, "height": height}}
    with browser.new_context(**how) as context:
        player = Player(context.new_page(), site, "unmoved")
        player.visit()
        player.until(READY)
        player.page.locator(f"article:has([data-system='{system}']) [data-opening='{opening}']").tap()
        player.settle()
        played = player.page.evaluate(PLAY, {"seed": 7, "most": QUESTIONS, "patience": PATIENCE})
    assert played["answered"] > 0
    assert played["moved"] == []
