"""A page whose engine is held back until a test lets it go, or never comes: what is seen before Python is up."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page
from support.page_player import READY, Player
from support.scripts import init_script, script

HOLD = init_script("hold_engine")
"""Whatever the worker says is kept from the page until `letGo` is called; or again from now on, or after so many replies;
or until it breaks down.
"""


IDLE = "window.Worker = class extends EventTarget { postMessage() {} terminate() {} };"
"""Workers that do nothing: the start of an engine takes longer than a test that needs none."""

BREAKING = init_script("break_engine")
"""An engine that breaks over whatever `breaks(request)` says."""


PENDING = script("pending_entries")
"""A script that reads what is pending in the log of this battle, after any write in progress."""

STICKING = init_script("stick_engine")
"""An engine that never comes to an end with whatever `sticks(request)` says, nor with what is asked after it; `ended` counts
the workers that were ended. While one sticks, the root element has `data-stuck`.
"""


@contextmanager
def held_back(player: Player) -> Iterator[Player]:
    """Another tab of the same person, whose engine says nothing yet."""
    page = player.page.context.new_page()
    page.add_init_script(HOLD)
    yield Player(page, player.site, language=player.words.language)
    page.close()


def let_go(page: Page) -> None:
    """The engine is heard from now on."""
    page.evaluate("letGo()")
    page.wait_for_selector(READY)
