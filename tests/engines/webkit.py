"""WebKitGTK, driven by Selenium, in a small browser of ours (web_view.py) on a screen that nobody sees."""

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

from engines.engine import Engine, ended, finished_pdf, plain_environment
from engines.selenium_page import Page, Windows
from selenium import webdriver
from selenium.common.exceptions import InvalidSessionIdException
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.file_detector import UselessFileDetector
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.webkitgtk.service import Service
from support.waiting import PATIENCE, awaited

DRIVER = "WebKitWebDriver"
VIEW = Path(__file__).with_name("web_view.py")
PYTHONS = ("/usr/bin/python3", sys.executable)
GTK = "import gi; gi.require_version('WebKit2', '4.1'); from gi.repository import WebKit2"
COMPLAINT = re.compile(r"CONSOLE (?!LOG|INFO|DEBUG)")
PACKAGES = "WebKitGTK (apt-get install webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb)"


class WebKit(Engine):
    """WebKitGTK in a window on a screen of memory."""

    name = "webkit"

    @classmethod
    @cache
    def python(cls) -> str | None:
        """The Python that has GTK and WebKit."""
        tried = (path for path in PYTHONS if Path(path).exists())
        return next(
            (path for path in tried if subprocess.run([path, "-c", GTK], capture_output=True).returncode == 0), None
        )

    @classmethod
    def missing(cls) -> str:
        return "" if shutil.which(DRIVER) and shutil.which("Xvfb") and cls.python() else PACKAGES

    @property
    def console(self) -> Path:
        return self.folder / "console.txt"

    def start(self) -> None:
        screen = ("Xvfb", "-displayfd", "1", "-screen", "0", "1400x1300x24", "-nolisten", "tcp")
        self.screen = subprocess.Popen(screen, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        assert self.screen.stdout
        display = f":{self.screen.stdout.readline().decode().strip()}"
        binary = self.folder / "browser"
        binary.write_text(f'#!/bin/sh\nexec {self.python()} "{VIEW}" "{self.folder}"\n', "utf-8")
        binary.chmod(0o755)
        self.read = 0
        self.console.unlink(missing_ok=True)
        self.service = Service(
            str(shutil.which(DRIVER)),
            log_output=str(self.console),
            env=plain_environment(
                DISPLAY=display,
                PROFILE=str(self.profile),
                BESIDE=str(self.folder),
                GDK_BACKEND="x11",
                NO_AT_BRIDGE="1",
                JSC_useOMGJIT="0",  # compiling for the long run costs more than it brings in a minute
            ),
        )
        self.service.start()
        options = webdriver.WebKitGTKOptions()
        options.binary_location = str(binary)
        line = RemoteConnection(client_config=ClientConfig(self.service.service_url, timeout=int(2 * PATIENCE)))
        self.driver = webdriver.Remote(line, options=options, file_detector=UselessFileDetector())  # files lie here
        self.driver.set_script_timeout(2 * PATIENCE)
        self.windows = Windows(self.driver)
        self.page = Page(self.windows, self.driver.current_window_handle)

    def crashed(self) -> bool:
        try:
            self.driver.current_window_handle  # noqa: B018  (asking is enough)
        except InvalidSessionIdException:
            return True
        return False

    def stop(self) -> None:
        if not self.crashed():
            self.driver.quit()
        self.service.stop()
        self.screen.terminate()
        ended(self.screen)
        assert self.screen.stdout
        self.screen.stdout.close()

    def second(self) -> Page:
        self.page.bring_to_front()  # the page that was spoken to last may be closed
        self.driver.switch_to.new_window("window")
        self.windows.front = self.driver.current_window_handle
        return Page(self.windows, self.windows.front)

    def size(self, page: Page, width: int, height: int) -> None:
        page.driver.set_window_size(width, height)
        awaited(lambda: page.evaluate("[innerWidth, innerHeight]") == [width, height])

    def heard(self) -> list[str]:
        written = self.console.read_bytes()
        lines, self.read = written[self.read :].decode("utf-8", "replace").splitlines(), len(written)
        return [line for line in lines if COMPLAINT.search(line)]

    def printed(self, press: Callable[[], None]) -> bytes:
        paper = self.folder / "printed.pdf"
        paper.unlink(missing_ok=True)
        press()
        os.kill(int((self.folder / "browser.pid").read_text("utf-8")), signal.SIGUSR1)
        return bytes(awaited(lambda: finished_pdf(paper)))
