"""Pages of two browsers that meet: the modules of the live line as they stand in `web/`, under the policy of the app's page."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from engines.firefox import CHANNEL, PREFERENCES, Firefox
from playwright.sync_api import Browser, Page, Playwright
from support.screen_checks import PATIENCE
from support.scripts import script

from press.paths import WEB

POLICY = re.compile(r'<meta http-equiv="Content-Security-Policy"[^>]*>')
PHONE = script("live_phone")
STATES = "() => live.states"
SEEN = {"camera", "microphone"}
"""The permissions with which browsers show a page the addresses of the device."""


def make_site(folder: Path, dist: Path) -> None:
    """A page under the policy of the one that plays, with the modules."""
    [policy] = POLICY.findall((dist / "index.html").read_text("utf-8"))
    page = f'<!doctype html><html lang=en>{policy}<title>live</title><link rel=icon href="data:,">'
    (folder / "index.html").write_text(page, "utf-8")
    shutil.copy(dist / "404.html", folder)
    for name in ("app/live", "shared"):
        shutil.copytree(WEB / name, folder / name)


class LivePhone:
    """A page that is a phone of a live line."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.heard: list[str] = []
        page.on("console", lambda message: self.heard.append(message.text))
        page.on("pageerror", lambda error: self.heard.append(str(error)))
        page.goto(address)

    def begin(self, role: str, phone: str, *entries: list[Any]) -> str:
        """Make its code."""
        code: str = self.page.evaluate(PHONE, {"role": role, "phone": phone, "entries": list(entries)})
        return code

    def meet(self, code: str) -> str:
        trouble: str = self.page.evaluate("code => live.peer.meet(code)", code)
        return trouble

    def told(self, what: str) -> list[list[Any]]:
        told: list[list[Any]] = self.page.evaluate("live.told")
        return [more for one, *more in told if one == what]

    def log(self) -> list[list[Any]]:
        log: list[list[Any]] = self.page.evaluate("live.log()")
        return log

    def state(self) -> str:
        state: str = self.page.evaluate("live.states.at(-1)")
        return state

    def propose(self, *entries: list[Any]) -> str:
        came: dict[str, str] = self.page.evaluate("entries => live.line.propose(entries)", list(entries))
        return came["refused"]

    def until(self, condition: str, given: Any = None) -> None:
        """Wait until something holds in the page."""
        self.page.wait_for_function(condition, arg=given, timeout=PATIENCE, polling=50)


@contextmanager
def in_chromium(browser: Browser, address: str) -> Iterator[LivePhone]:
    with browser.new_context() as context:
        context.grant_permissions(sorted(SEEN), origin=address.split("/gonfalon")[0])
        yield LivePhone(context.new_page(), address)


@contextmanager
def in_firefox(playwright: Playwright, address: str) -> Iterator[LivePhone]:
    preferences = {**PREFERENCES, "media.peerconnection.ice.obfuscate_host_addresses": False}
    firefox = playwright.firefox.launch(
        channel=CHANNEL, executable_path=Firefox.found(), firefox_user_prefs=preferences
    )
    try:
        yield LivePhone(firefox.new_page(), address)
    finally:
        firefox.close()
