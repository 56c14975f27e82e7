"""Two devices that may meet: fixtures beside those of `started_page`."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser
from support.page_player import PHONE, Player
from support.screen_checks import Ear


@pytest.fixture
def friend(browser: Browser, site: str, ear: Ear) -> Iterator[Player]:
    """A second device at its first screen. It may use a camera, of which it has none, so it shows its addresses."""
    with browser.new_context(**PHONE) as context:
        ear.listen(context).grant_permissions(["camera", "microphone"], origin=site)
        player = Player(context.new_page(), site, "friend")
        player.visit()
        yield player


@pytest.fixture
def table_host(player: Player) -> Player:
    permissions = ["camera", "microphone", "clipboard-read", "clipboard-write"]
    player.page.context.grant_permissions(permissions, origin=player.site)
    return player
