"""Ready battles led by taps, in engines other than Chromium: there the tests of the site lead battles to their ends."""

from itertools import islice

import pytest
from support.combat_on_page import Referee, fallen
from support.page_player import Player
from support.screen_checks import spaced
from support.waiting import awaited
from support.war_on_page import Captain

FAR = 24
"""So many questions are several turns of each side, with dice that are typed and dice of the app."""
TYPED = 3
"""So many rolls are typed before the app rolls one."""


@pytest.mark.parametrize(
    ("system", "opening", "language"),
    [("war", "ready.raid", "fr"), pytest.param("sotc", "ready.chase", "en", marks=pytest.mark.nightly)],
)
def test_a_ready_battle_is_led_by_taps(player: Player, system: str, opening: str, language: str) -> None:
    """Battlefields are hit by coordinates: an engine that lays out zones or tokens otherwise would send the tap
    elsewhere.
    """
    captain = Captain(player.page, player.site, "war")
    captain.speak(language)
    captain.begin(system)
    captain.take(opening)
    *_, view = islice(captain.led(), FAR)
    assert captain.on_table
    assert captain.rolls > TYPED
    free = {option["key"] for option in view["ask"]["options"] if not option["barred"]}
    awaited(lambda: (shown := captain.look()) and (shown.rule, set(shown.free)) == (view["ask"]["rule"], free))


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
