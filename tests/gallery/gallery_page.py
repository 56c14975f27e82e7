"""A person who looks at the moments of the gallery, and taps what needs no answer."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from gallery.moments import MOMENTS, Moment
from playwright.sync_api import Page
from support.page_player import View
from support.war_on_page import Captain

from gonfalon.words import Words

READY = "html[data-gallery=ready]"
BY_NAME = {moment.name: moment for moment in MOMENTS}
LIST = "`.venv/bin/python tests/tools/moments.py {playthrough}` lists what it comes to, as lines for its file"


words_in = cache(Words)


class Gallery(Captain):
    """The page without its engine."""

    def __init__(self, page: Page, site: str, folder: Path) -> None:
        super().__init__(page, site, "gallery")
        self.folder = folder
        self.takers: list[str] = []
        self.shown: View = {}

    def visit(self) -> None:
        """Open the page."""
        self.page.goto(self.site)
        self.page.locator(READY).wait_for(state="attached")
        self.words = words_in("de")

    def show(self, moment: str | Moment) -> View:
        """The view of a moment, once it is drawn."""
        wanted = BY_NAME[moment] if isinstance(moment, str) else moment
        file = self.folder / wanted.path
        assert file.is_file(), (
            f"{wanted.name}: the playthrough does not come to it; {LIST.format(playthrough=wanted.playthrough)}"
        )
        told = json.loads(file.read_text("utf-8"))
        assert (told["refused"] is None) == (wanted.refused is None), f"{wanted.name}: the rules take the answer"
        self.takers = self.page.evaluate("path => gallery.show(path)", wanted.path)
        self.shown = told["replies"]["look table"]["view"]
        return self.shown

    def take_over(self, side: str) -> None:
        """Take the phone as this side, which alone may see what is shown then."""
        self.page.evaluate("side => gallery.takeOver(side)", side)

    def say(self, language: str) -> None:
        """The same in another language."""
        self.page.evaluate("language => gallery.say(language)", language)
        self.words = words_in(language)

    def view(self, viewer: str = "table") -> Any:
        """The view that is shown."""
        assert viewer == "table"
        return self.shown
