"""Ready battles led by taps, in engines other than Chromium: there the tests of the site lead them."""

import pytest
from support.combat_on_page import Referee, fallen
from support.page_player import Player
from support.screen_checks import spaced
from support.war_on_page import Captain


@pytest.mark.parametrize(
    ("system", "opening", "language"), [("war", "ready.raid", "fr"), ("sotc", "ready.chase", "en")]
)
def test_a_ready_battle_is_led_by_taps(player: Player, system: str, opening: str, language: str) -> None:
    """Battlefields are hit by coordinates: an engine that lays out zones or tokens otherwise would send the tap
    elsewhere.
    """
    captain = Captain(player.page, player.site, "war")
    captain.speak(language)
    captain.begin(system)
    captain.take(opening)
    *_, view = captain.led()
    assert captain.on_table
    shown = spaced(player.page.locator("main").inner_text())
    assert spaced(captain.words.label(view["result"]["label"], view["names"])) in shown


def test_a_combat_is_led_by_taps_until_somebody_falls(player: Player) -> None:
    """Maps, paths and forms with rows meet pointers that differ between engines."""
    referee = Referee(player.page, player.site, "combat")
    referee.begin("samyra")
    referee.take("ready.road")
    view = next(view for view in referee.led() if fallen(view))
    assert referee.entered
    shown = spaced(player.page.locator("main").evaluate("main => main.textContent"))
    for piece in fallen(view):
        assert spaced(referee.words.name(piece, view["names"])) in shown
