"""Firefox, driven by Selenium through geckodriver."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

from engines.engine import Engine
from engines.page import Page, Windows
from selenium import webdriver
from selenium.webdriver.firefox.service import Service
from support.scripts import script
from support.waiting import PATIENCE, awaited

from press import setup

NAMES = ("firefox-esr", "firefox")
PHONE = (360, 740)

WISHES: dict[str, str | int | bool] = {
    "intl.accept_languages": "de-DE",
    "intl.locale.requested": "de",
    "ui.prefersReducedMotion": 1,
    "ui.primaryPointerCapabilities": 1,
    "ui.allPointerCapabilities": 1,
    "dom.w3c_touch_events.enabled": 1,
    "browser.download.folderList": 2,
    "browser.download.useDownloadDir": True,
    "browser.download.always_ask_before_handling_new_types": False,
    "browser.download.alwaysOpenPanel": False,
    "print.always_print_silent": True,
    "print_printer": "Mozilla Save to PDF",
    "print.printer_Mozilla_Save_to_PDF.print_to_file": True,
    "app.normandy.enabled": False,
    "app.update.auto": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "datareporting.policy.dataSubmissionEnabled": False,
    "services.settings.server": "",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.startup.max_resumed_crashes": -1,
}
"""A phone's pointer and language; files and paper without a question; no calls home."""


class Firefox(Engine):
    """Firefox without a window of the desktop's."""

    name = "firefox"

    @classmethod
    def found(cls) -> str | None:
        return next(filter(None, map(shutil.which, NAMES)), None)

    @classmethod
    def driver_found(cls) -> str | None:
        """The geckodriver of this machine, else the one that a package brings."""
        return shutil.which("geckodriver") or setup.geckodriver()

    @classmethod
    def missing(cls) -> str:
        if not cls.found():
            return "Firefox (apt-get install firefox-esr)"
        return "" if cls.driver_found() else "geckodriver for this processor"

    @property
    def paper(self) -> Path:
        return self.folder / "printed.pdf"

    def start(self) -> None:
        options = webdriver.FirefoxOptions()
        options.binary_location = str(self.found())
        for word in ("-headless", "-remote-allow-system-access", "-profile", str(self.profile)):
            options.add_argument(word)
        paper = "print.printer_Mozilla_Save_to_PDF.print_to_filename"
        for name, wish in {**WISHES, "browser.download.dir": str(self.downloads), paper: str(self.paper)}.items():
            options.set_preference(name, wish)
        self.driver = webdriver.Firefox(options, Service(self.driver_found()))
        self.driver.set_script_timeout(2 * PATIENCE)
        self.driver.set_window_size(1000, 1400)
        self.windows = Windows(self.driver)
        self.page = Page(self.windows, self.driver.current_window_handle)
        self.size(self.page, *PHONE)
        self.heard()

    def stop(self) -> None:
        self.driver.quit()

    def second(self) -> Page:
        self.page.bring_to_front()  # the page that was spoken to last may be closed
        self.driver.switch_to.new_window("tab")
        page = Page(self.windows, self.driver.current_window_handle)
        self.size(page, *PHONE)
        return page

    def inside(self, name: str, *given: Any) -> Any:
        """A script that runs as a part of the browser itself."""
        with self.driver.context(self.driver.CONTEXT_CHROME):
            return self.driver.execute_script(f"return ({script(name)})(...arguments)", *given)

    def size(self, page: Page, width: int, height: int) -> None:
        page.bring_to_front()
        self.inside("firefox_size", [width, height])
        awaited(lambda: page.evaluate("[innerWidth, innerHeight]") == [width, height])

    def heard(self) -> list[str]:
        told: list[str] = self.inside("firefox_heard")
        return told

    def printed(self, press: Callable[[], None]) -> bytes:
        self.paper.unlink(missing_ok=True)
        press()
        return bytes(awaited(lambda: whole(self.paper)))


def whole(paper: Path) -> bytes:
    """A PDF, once its last line is written."""
    written = paper.read_bytes()
    return written if written.rstrip().endswith(b"%%EOF") else b""
