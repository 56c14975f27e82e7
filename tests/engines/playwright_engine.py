"""The common part of the browsers that Playwright drives."""

from abc import abstractmethod
from pathlib import Path
from typing import Any

from engines.engine import Engine
from playwright.sync_api import BrowserContext, Playwright
from support.screen_checks import Ear


class PlaywrightEngine(Engine):
    """A browser as a phone, with a profile on the disk."""

    needs = ("playwright",)

    def __init__(self, folder: Path, playwright: Playwright) -> None:
        super().__init__(folder)
        self.play = playwright
        self.ear = Ear("")

    @abstractmethod
    def launch(self) -> BrowserContext:
        """The browser with its profile."""

    def start(self) -> None:
        self.context = self.launch()
        self.ear.listen(self.context)
        self.page = self.context.pages[0]

    def stop(self) -> None:
        self.context.close()

    def second(self) -> Any:
        return self.context.new_page()

    def size(self, page: Any, width: int, height: int) -> None:
        page.set_viewport_size({"width": width, "height": height})

    def heard(self) -> list[str]:
        self.page.evaluate("1")  # Playwright hears while it is asked something
        told = list(self.ear.heard)
        self.ear.heard.clear()
        return told
