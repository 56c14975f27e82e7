"""A phone whose engine is up, shared by the tests of the page; and an ear for whatever should not be heard."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser
from support.page_player import PHONE, STEPPED, Player
from support.screen_checks import Ear
from support.scripts import script
from support.shared_phone import Phone

LEFT_OVER = script("left_over")
"""A script that lists the traces of an earlier test on the page."""


@pytest.fixture
def ear(site: str) -> Iterator[Ear]:
    """For contexts that a test makes itself; in the end nothing was heard."""
    hearing = Ear(site)
    yield hearing
    assert hearing.heard == []


@pytest.fixture(scope="session")
def warm_phone(browser: Browser, site: str) -> Iterator[Phone]:
    """Shared by all tests of a worker."""
    phone = Phone(browser, site)
    yield phone
    phone.close()


@pytest.fixture
def player(warm_phone: Phone, request: pytest.FixtureRequest) -> Iterator[Player]:
    """The warm phone at its first screen, in German; in the end nothing was heard that should not be."""
    warm, hearing = warm_phone.made_for(request.module.__name__)
    hearing.heard.clear()
    fresh = Player(warm.page, warm.site, request.node.name)
    start_over(fresh)
    yield fresh
    assert hearing.heard == []


def start_over(player: Player) -> None:
    """To the first screen, whatever the test before left open; nothing is remembered.

    Only what differs is put back, and the medium always: a page that was told to be a screen looks like any other until it is
    printed.
    """
    page = player.page
    for other in page.context.pages:
        if other != page:
            other.close()
    page.bring_to_front()
    left = page.evaluate(LEFT_OVER)
    if page.viewport_size != PHONE["viewport"]:
        page.set_viewport_size(PHONE["viewport"])
    page.emulate_media(color_scheme="light", media="null")
    if left["sheet"]:
        page.locator("dialog [data-action='close']").tap()
        page.evaluate(STEPPED)
    if left["away"]:
        player.home()
    player.forget()
    if left["language"]:
        player.speak("de")
    if left["theme"]:
        page.locator("[data-action='theme']").select_option("auto")
