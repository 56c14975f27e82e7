"""Firefox as its makers build it, driven by Playwright over WebDriver BiDi."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

from engines.engine import finished_pdf
from engines.playwright_engine import PlaywrightEngine
from playwright.sync_api import BrowserContext, Locator
from support.page_player import PHONE
from support.waiting import awaited

NAMES = ("firefox-esr", "firefox")
CHANNEL = "moz-firefox"
"""Playwright's word for a Firefox that nobody has patched."""

PREFERENCES: dict[str, str | float | bool] = {
    "intl.accept_languages": "de-DE",
    "intl.locale.requested": "de",
    "ui.prefersReducedMotion": 1,
    "ui.primaryPointerCapabilities": 1,
    "ui.allPointerCapabilities": 1,
    "dom.w3c_touch_events.enabled": 1,
    "print.always_print_silent": True,
    "print_printer": "Mozilla Save to PDF",
    "print.printer_Mozilla_Save_to_PDF.print_to_file": True,
    "app.normandy.enabled": False,
    "app.update.auto": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "services.settings.server": "",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.startup.max_resumed_crashes": -1,
}
"""A phone's pointer and language; paper without a question; no calls home."""


class ByMouse:
    """A page of Playwright, or something on it, where a tap is a click: over WebDriver BiDi Playwright touches nothing."""

    def __init__(self, of: Any) -> None:
        self.of = of

    def __getattr__(self, name: str) -> Any:
        if name == "touchscreen":
            return ByMouse(self.of.mouse)
        found = getattr(self.of, "click" if name == "tap" else name)
        return (lambda *given, **more: by_mouse(found(*given, **more))) if callable(found) else by_mouse(found)


def by_mouse(came: Any) -> Any:
    """Return locators of Playwright whose taps are clicks: one thing, or several."""
    if isinstance(came, list):
        return [by_mouse(one) for one in came]
    return ByMouse(came) if isinstance(came, Locator) else came


class Firefox(PlaywrightEngine):
    """Firefox without a window of the desktop's."""

    name = "firefox"

    @classmethod
    def found(cls) -> str | None:
        return next(filter(None, map(shutil.which, NAMES)), None)

    @classmethod
    def missing(cls) -> str:
        return "" if cls.found() else "Firefox (apt-get install firefox-esr)"

    @property
    def paper(self) -> Path:
        return self.folder / "printed.pdf"

    def launch(self) -> BrowserContext:
        return self.play.firefox.launch_persistent_context(
            self.profile,
            channel=CHANNEL,
            executable_path=self.found(),
            downloads_path=self.downloads,
            firefox_user_prefs={
                **PREFERENCES,
                "print.printer_Mozilla_Save_to_PDF.print_to_filename": str(self.paper),
            },
            viewport=PHONE["viewport"],
            locale=PHONE["locale"],
        )

    def start(self) -> None:
        super().start()
        self.page = ByMouse(self.page)

    def second(self) -> "ByMouse":
        return ByMouse(super().second())

    def printed(self, press: Callable[[], None]) -> bytes:
        self.paper.unlink(missing_ok=True)
        press()
        return bytes(awaited(lambda: finished_pdf(self.paper)))
