"""The small databases of the page beside its battles: what they hold, and emptying them."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Locator, Page
from support.page_player import Player
from support.scripts import script

STORED = script("stored_entries")
STORE = script("store_entries")

STORES = ("house-rules", "roster")


def stored_entries(page: Page, name: str) -> dict[str, Any]:
    """Everything in one of them."""
    found: dict[str, Any] = page.evaluate(STORED, name)
    return found


def put(page: Page, name: str, things: dict[str, Any] | None) -> None:
    """Put these things into one of them; None empties it."""
    page.evaluate(STORE, [name, things])


@contextmanager
def emptied(page: Page) -> Iterator[None]:
    """They are empty before and after."""
    for name in STORES:
        put(page, name, None)
    yield
    for name in STORES:
        put(page, name, None)


def card(player: Player, system: str = "tiefen") -> Locator:
    """Return the part of the first screen that belongs to a system."""
    return player.page.locator("article", has=player.page.locator(f"[data-system='{system}']"))


def said(player: Player, message: str, **figures: str | int) -> Locator:
    """The short notice with these words."""
    return player.page.get_by_role("status").filter(has_text=player.words.say(message, **figures))
