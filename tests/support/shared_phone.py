"""A phone that tests share, and its clock."""

from playwright.sync_api import Browser, BrowserContext, Page
from support.page_player import PHONE, Player
from support.screen_checks import Ear


class Phone:
    """A page on a phone with its engine up; made anew for the tests after a module that moved its clock."""

    def __init__(self, browser: Browser, site: str) -> None:
        self._browser, self._site = browser, site
        self._context: BrowserContext | None = None

    def made_for(self, module: str) -> tuple[Player, Ear]:
        if self._context is None or MOVED.get(self._context, module) != module:
            self.close()
            self._hearing = Ear(self._site)
            self._context = self._browser.new_context(**PHONE)
            permissions = ["clipboard-read", "clipboard-write"]
            self._hearing.listen(self._context).grant_permissions(permissions, origin=self._site)
            self._player = Player(self._context.new_page(), self._site)
            self._player.visit()
        return self._player, self._hearing

    def close(self) -> None:
        if self._context:
            self._context.close()


MOVED: dict[BrowserContext, str] = {}
"""The module of the tests that moved the clock, which is one for all pages of a context and stays so."""


def move_clock(page: Page, module: str) -> None:
    """From now on a test moves the clock of this page."""
    MOVED[page.context] = module
    page.clock.install()
