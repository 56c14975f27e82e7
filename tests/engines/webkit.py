"""WebKitGTK, driven by its own WebDriver, in a small browser of ours (web_view.py) on a screen that nobody sees."""

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

from engines.engine import Engine, ended, plain_environment
from engines.firefox import whole
from engines.page import FarPage
from engines.wire import Failed, Http, awaited

DRIVER = "WebKitWebDriver"
VIEW = Path(__file__).with_name("web_view.py")
PYTHONS = ("/usr/bin/python3", sys.executable)
GTK = "import gi; gi.require_version('WebKit2', '4.1'); from gi.repository import WebKit2"
GONE = "invalid session id"
"""Said of a session whose page has crashed."""
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

    def start(self) -> None:
        screen = ("Xvfb", "-displayfd", "1", "-screen", "0", "1400x1300x24", "-nolisten", "tcp")
        self.screen = subprocess.Popen(screen, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        assert self.screen.stdout
        display = f":{self.screen.stdout.readline().decode().strip()}"
        binary = self.folder / "browser"
        binary.write_text(f'#!/bin/sh\nexec {self.python()} "{VIEW}" "{self.folder}"\n', "utf-8")
        binary.chmod(0o755)
        port = free_port()
        self.told = (self.folder / "console.txt").open("w+b")
        self.read = 0
        self.driver = subprocess.Popen(
            [DRIVER, f"--port={port}"],
            stdout=self.told,
            stderr=self.told,
            env=plain_environment(
                DISPLAY=display, PROFILE=str(self.profile), BESIDE=str(self.folder), GDK_BACKEND="x11", NO_AT_BRIDGE="1"
            ),
        )
        self.wire = Http(port)
        wishes = {"webkitgtk:browserOptions": {"binary": str(binary), "args": []}}
        self.wire.send("NewSession", capabilities={"alwaysMatch": wishes})
        self.wire.send("SetTimeouts", script=360_000)
        self.page = FarPage(self.wire, self.wire.send("GetWindowHandle"))

    def crashed(self) -> bool:
        try:
            self.wire.send("GetWindowHandle")
        except Failed as error:
            return GONE in str(error)
        return False

    def stop(self) -> None:
        if not self.crashed():
            self.wire.send("DeleteSession")
        for process in (self.driver, self.screen):
            process.terminate()
            ended(process)
        assert self.screen.stdout
        for open_ in (self.told, self.wire.line, self.screen.stdout):
            open_.close()

    def second(self) -> FarPage:
        self.page.bring_to_front()  # the page that was spoken to last may be closed
        return FarPage(self.wire, self.wire.send("NewWindow", type="window")["handle"])

    def size(self, page: FarPage, width: int, height: int) -> None:
        page.do("SetWindowRect", width=width, height=height)
        awaited(lambda: page.evaluate("[innerWidth, innerHeight]") == [width, height])

    def heard(self) -> list[str]:
        written = (self.folder / "console.txt").read_bytes()
        lines, self.read = written[self.read :].decode("utf-8", "replace").splitlines(), len(written)
        return [line for line in lines if COMPLAINT.search(line)]

    def printed(self, press: Callable[[], None]) -> bytes:
        paper = self.folder / "printed.pdf"
        paper.unlink(missing_ok=True)
        press()
        os.kill(int((self.folder / "browser.pid").read_text("utf-8")), signal.SIGUSR1)
        return bytes(awaited(lambda: whole(paper)))


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as any:
        any.bind(("127.0.0.1", 0))
        port: int = any.getsockname()[1]
        return port
