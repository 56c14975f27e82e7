"""A phone that has the small system of `tests/frontier`, for the tests of a module."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from support.page_player import PHONE, READY, Player
from support.screen_checks import Ear

from press import plugin_wheel
from press import site as press_site

FRONTIER = Path(__file__).parents[1] / "frontier"


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The small system with a field."""
    press_site.words_of_rules()
    return plugin_wheel.build(FRONTIER, tmp_path_factory.mktemp("frontier"))


@pytest.fixture(scope="module")
def brought(browser: Browser, site: str, wheel: Path) -> Iterator[Player]:
    """A phone that has the small system; nothing was heard on it that should not be."""
    ear = Ear(site)
    with browser.new_context(**PHONE) as context:
        ear.listen(context)
        player = Player(context.new_page(), site, "field")
        player.visit()
        page = player.page
        page.locator("[data-action='add-plugin']").tap()
        page.locator("[data-action='plugin-file']").set_input_files(wheel)
        page.locator("[data-action='plugin-add']:enabled").tap()
        expect(page.get_by_role("dialog")).to_have_count(0)
        page.locator("[data-system='frontier']").wait_for()
        page.locator(READY).wait_for(state="attached")
        yield player
    assert ear.heard == []


@pytest.fixture
def field_phone(brought: Player) -> Player:
    """The same phone, at its first screen."""
    if brought.page.locator("[data-system='frontier']").count() == 0:
        brought.home()
    brought.asked.clear()
    return brought
