"""The small shelves of the page beside its battles: what lies on them, and emptying them."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Locator, Page
from support.page_player import Player

OPEN = """name => new Promise((done, failed) => {
    const wish = indexedDB.open(`gonfalon.${name}`);
    wish.onupgradeneeded = () => wish.result.createObjectStore(name);
    wish.onerror = () => failed(wish.error);
    wish.onsuccess = () => done(wish.result);
})"""
LYING = f"""async name => {{
    const shelf = await ({OPEN})(name);
    return new Promise((done, failed) => {{
        const all = {{}};
        const walk = shelf.transaction(name).objectStore(name).openCursor();
        walk.onerror = () => failed(walk.error);
        walk.onsuccess = () => {{
            const cursor = walk.result;
            if (cursor) {{
                all[cursor.key] = cursor.value;
                cursor.continue();
            }} else {{
                shelf.close();
                done(all);
            }}
        }};
    }});
}}"""
PUT = f"""async ([name, things]) => {{
    const shelf = await ({OPEN})(name);
    await new Promise(done => {{
        const writing = shelf.transaction(name, "readwrite");
        if (!things) writing.objectStore(name).clear();
        for (const [key, thing] of Object.entries(things ?? {{}})) writing.objectStore(name).put(thing, key);
        writing.oncomplete = done;
    }});
    shelf.close();
    document.dispatchEvent(new Event("visibilitychange"));
}}"""
"""Lays things on a shelf, or empties it; the page looks again as when it is taken up."""

SHELVES = ("house-rules", "roster")


def lying(page: Page, name: str) -> dict[str, Any]:
    """Everything on a shelf."""
    found: dict[str, Any] = page.evaluate(LYING, name)
    return found


def put(page: Page, name: str, things: dict[str, Any] | None) -> None:
    """Lay these things on a shelf; None empties it."""
    page.evaluate(PUT, [name, things])


@contextmanager
def emptied(page: Page) -> Iterator[None]:
    """Nothing lies on the shelves before and after."""
    for name in SHELVES:
        put(page, name, None)
    yield
    for name in SHELVES:
        put(page, name, None)


def card(player: Player, system: str = "tiefen") -> Locator:
    """What belongs to a system on the first screen."""
    return player.page.locator("article", has=player.page.locator(f"[data-system='{system}']"))


def said(player: Player, message: str, **figures: str | int) -> Locator:
    """The short notice with these words."""
    return player.page.get_by_role("status").filter(has_text=player.words.say(message, **figures))
