"""Checks of every screen of the page: it fits, thumbs hit, it speaks to people, and nothing complains."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request
from support.scripts import script

from gonfalon.words import LANGUAGES, messages

PATIENCE = 400_000
"""Milliseconds: how long anything may take on a machine that is busy with other work. It is waited for what is meant, so a
test that passes never takes this long."""

LOOK = script("screen_faults")
"""A script that lists things beyond the edges or cut by them, targets that a thumb would miss, a title of three lines
or more, and all words.
"""

CUT = script("unreachable")
"""Words that are cut short or fall apart into letters, and controls that no finger meets."""

EVERY_RULE = {
    name: {"enabled": True}
    for name in ("target-size", "label-content-name-mismatch", "p-as-heading", "table-fake-caption", "td-has-header")
}
"""Rules that axe runs only if asked, on top of all the others."""

NIGHTS = ("dark", "candle")
"""The themes beside that of the day; only colours differ in them."""

VIOLATIONS = script("violations")
"""A script that lists the violations that axe finds, and notes the texts of the page for the next one."""

LOW_CONTRAST = script("low_contrast")
"""A script that lists the noted texts that stand out too little in the theme of now."""

WEAR = "theme => { document.documentElement.dataset.theme = theme ?? 'auto'; }"

TALL = 2400
"""Pixels."""

LETTERS = 16
"""Pixels: the size of letters that browsers begin with."""

PHONES = ((740, 360), (320, 568), (360, 740))
"""Phones on their side, small, and as tests begin."""

UNSPOKEN = re.compile(r"\b(?:undefined|null|NaN)\b|\[object|[{}]|\b[a-z]+\.[a-z_]+\.[a-z_.]+\b")


def faults(page: Page) -> dict[str, list[str]]:
    """Return the faults of the screen as it stands."""
    seen: dict[str, Any] = page.evaluate(LOOK)
    words = set(re.findall(r"[\w.-]+", seen["words"]))
    raw = [*UNSPOKEN.findall(seen["words"]), *sorted(words & ids())]
    found = {"sticks out": seen["sticksOut"], "too small": seen["small"], "long title": seen["long"], "no words": raw}
    return {kind: some for kind, some in found.items() if some}


def faults_by_size(page: Page) -> dict[tuple[int, int], dict[str, list[str]]]:
    """Return the faults of the screen on each of the phones; it is left at the size at which tests begin."""
    found = {}
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        found[width, height] = faults(page)
    return {size: some for size, some in found.items() if some}


def complaints(page: Page) -> list[str]:
    """Return the complaints of axe by day and the low contrasts of the other themes, on a screen so tall that no bar lies
    over anything.
    """
    size = page.viewport_size
    assert size
    page.set_viewport_size({**size, "height": TALL})
    worn = page.evaluate("document.documentElement.dataset.theme")
    wear(page, "day")
    found = [f"day, {said}" for said in violations(page)]
    for theme in NIGHTS:
        wear(page, theme)
        found += [f"{theme}, {said}" for said in low_contrasts(page)]
    page.evaluate(WEAR, worn)
    page.set_viewport_size(size)
    page.emulate_media(color_scheme="light")
    return found


def wear(page: Page, theme: str) -> None:
    """Show the page in a theme: day and dark as the device wishes, candle as a person chooses it."""
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    page.evaluate(WEAR, "candle" if theme == "candle" else "auto")


def violations(page: Page) -> list[str]:
    """Return the violations that axe finds; the rest of its report stays in the page, as handing it over takes longer
    than the search.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(Axe().axe_script)
    found: list[str] = page.evaluate(VIOLATIONS, {"rules": EVERY_RULE})
    return found


def low_contrasts(page: Page) -> list[str]:
    """Return the texts that `violations` saw and that stand out too little now."""
    return [f"contrast: {html} {figures}" for html, figures in page.evaluate(LOW_CONTRAST)]


@contextmanager
def letters(page: Page, size: int) -> Iterator[None]:
    """Letters of another size, as a person sets them in the browser."""
    browser = page.context.new_cdp_session(page)
    browser.send("Page.setFontSizes", {"fontSizes": {"standard": size}})
    try:
        yield
    finally:
        browser.send("Page.setFontSizes", {"fontSizes": {"standard": LETTERS}})
        browser.detach()


def lost(page: Page) -> list[str]:
    """Return the things on the screen as it stands that cannot be read whole or not be pressed."""
    found: list[str] = page.evaluate(CUT)
    return found


@cache
def ids() -> frozenset[str]:
    """The ids of all messages; one on the screen is a message that is missing."""
    found = {id for language in LANGUAGES for id in re.findall(r"^([a-z][\w-]*) =", messages(language), re.MULTILINE)}
    return frozenset(id for id in found if "-" in id)


def spaced(text: str) -> str:
    """A text with plain blanks: how wide a blank is, and whether a line or word may end there, is not compared."""
    return re.sub(r"[\s\u00a0\u202f]+", " ", text.replace("\u00ad", ""))


@dataclass
class Ear:
    """Hears complaints of the console, faults of the page, and requests that leave the site."""

    site: str
    heard: list[str] = field(default_factory=list)

    def listen(self, context: BrowserContext) -> BrowserContext:
        context.on("console", self.console)
        context.on("weberror", lambda fault: self.heard.append(str(fault.error)))
        context.on("request", self.request)
        context.set_default_timeout(PATIENCE)
        return context

    def console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning", "assert"):
            self.heard.append(f"{message.type}: {message.text}")

    def request(self, request: Request) -> None:
        if not request.url.startswith((self.site, "blob:", "data:")):
            self.heard.append(f"request: {request.url}")
