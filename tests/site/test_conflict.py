"""Conflicts of the FATE rules by taps: whole ones in each language, with and without a net."""

import pytest
from playwright.sync_api import expect
from support.fault_server import WHOLE
from support.page_player import Player
from support.war_on_page import Captain

pytest_plugins = ["support.started_page"]


@pytest.fixture
def captain(player: Player) -> Captain:
    """The warm phone in the hands of somebody who goes for the enemy."""
    return Captain(player.page, player.site, "conflict")


@pytest.mark.parametrize(
    ("language", "scene"), [("en", "ready.rooftop"), ("de", "ready.court"), ("fr", "ready.interrogation")]
)
def test_a_whole_conflict_is_led_by_taps(captain: Captain, language: str, scene: str) -> None:
    captain.speak(language)
    captain.begin("sotc")
    captain.take(scene)
    view = captain.checked()
    assert captain.on_table
    for line in (view["result"], *view["result"]["lines"]):
        expect(captain.page.locator("main")).to_contain_text(captain.words.label(line["label"], view["names"]))


def test_a_conflict_goes_to_its_end_without_a_net(captain: Captain) -> None:
    captain.page.locator(WHOLE).wait_for()
    captain.page.context.set_offline(True)
    try:
        captain.begin("sotc")
        captain.take("ready.chase")
        *_, view = captain.led()
        assert view["result"]
    finally:
        captain.page.context.set_offline(False)
