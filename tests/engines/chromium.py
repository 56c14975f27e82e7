"""Chromium, driven by Playwright."""

from collections.abc import Callable
from pathlib import Path

from engines.engine import Engine
from playwright.sync_api import Page, Playwright
from support.page_player import PHONE
from support.screen_checks import Ear

from press.setup import find_browser

ARGUMENTS = ("--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-quic")
"""In a container, and without calls home."""


class Chromium(Engine):
    """Chromium as a phone, with a profile on the disk."""

    page: Page
    name = "chromium"
    needs = ("playwright",)

    def __init__(self, folder: Path, playwright: Playwright) -> None:
        super().__init__(folder)
        self.play = playwright
        self.ear = Ear("")

    @classmethod
    def missing(cls) -> str:
        return "" if find_browser() else "Chromium (apt-get install chromium)"

    def start(self) -> None:
        launch = self.play.chromium.launch_persistent_context
        self.context = launch(self.profile, executable_path=find_browser(), args=[*ARGUMENTS], **PHONE)
        self.ear.listen(self.context)
        self.page = self.context.pages[0]

    def stop(self) -> None:
        self.context.close()

    def second(self) -> Page:
        return self.context.new_page()

    def size(self, page: Page, width: int, height: int) -> None:
        page.set_viewport_size({"width": width, "height": height})

    def heard(self) -> list[str]:
        self.page.evaluate("1")  # Playwright hears while it is asked something
        told = list(self.ear.heard)
        self.ear.heard.clear()
        return told

    def downloaded(self, press: Callable[[], None]) -> Path:
        with self.page.expect_download() as waiting:
            press()
        path: Path = self.downloads / waiting.value.suggested_filename
        waiting.value.save_as(path)
        return path

    def printed(self, press: Callable[[], None]) -> bytes:
        press()
        return bytes(self.page.pdf(prefer_css_page_size=True))
