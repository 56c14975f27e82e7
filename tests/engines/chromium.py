"""Chromium, driven by Playwright."""

from collections.abc import Callable
from pathlib import Path

from engines.playwright_engine import PlaywrightEngine
from playwright.sync_api import BrowserContext
from support.missing_browser import CHROMIUM
from support.page_player import PHONE
from support.printer import AS_BEFORE, SILENT

from press.setup import find_browser

ARGUMENTS = ("--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-quic")
"""In a container, and without calls home."""


class Chromium(PlaywrightEngine):
    """The Chromium of this machine, else Playwright's."""

    name = "chromium"

    @classmethod
    def missing(cls) -> str:
        return "" if find_browser() else CHROMIUM

    def launch(self) -> BrowserContext:
        launch = self.play.chromium.launch_persistent_context
        return launch(self.profile, executable_path=find_browser(), args=[*ARGUMENTS], **PHONE)

    def downloaded(self, press: Callable[[], None]) -> Path:
        with self.page.expect_download() as waiting:
            press()
        path: Path = self.downloads / waiting.value.suggested_filename
        waiting.value.save_as(path)
        return path

    def printed(self, press: Callable[[], None]) -> bytes:
        self.page.evaluate(SILENT)
        press()
        self.page.wait_for_selector("html[data-printed]")
        paper = bytes(self.page.pdf(prefer_css_page_size=True))
        self.page.evaluate(AS_BEFORE)
        return paper
