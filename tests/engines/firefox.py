"""Firefox, driven by the Marionette that is built into it: what geckodriver does, without geckodriver."""

import json
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

from engines.engine import Engine, ended
from engines.page import FarPage
from engines.wire import Marionette, awaited, told_port

NAMES = ("firefox-esr", "firefox")
PHONE = (360, 740)

WISHES: dict[str, str | int | bool] = {
    "marionette.port": 0,
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

SIZE = """const [width, height] = arguments;
for (const browser of gBrowser.browsers) {
    for (const [name, length] of [["width", width], ["height", height]]) {
        for (const bound of ["min-", "max-"]) browser.style.setProperty(bound + name, `${length}px`);
    }
}"""
HEARD = """
const told = [];
for (const one of Services.console.getMessageArray()) {
    if (!(one instanceof Ci.nsIScriptError) || one.isFromChromeContext) continue;
    if (one.flags & Ci.nsIScriptError.warningFlag && !/csp/i.test(one.category)) continue;
    told.push(`${one.category}: ${one.errorMessage} (${one.sourceName}:${one.lineNumber})`);
}
const store = Cc["@mozilla.org/consoleAPI-storage;1"].getService(Ci.nsIConsoleAPIStorage);
for (const one of store.getEvents()) {
    const loud = ["error", "warn", "assert", "exception"].includes(one.level);
    if (loud && !/^(chrome|resource):/.test(one.filename)) told.push(`${one.level}: ${one.arguments.map(String).join(" ")}`);
}
Services.console.reset();
store.clearEvents();
return told;"""


class Firefox(Engine):
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

    def start(self) -> None:
        wishes = {
            **WISHES,
            "browser.download.dir": str(self.downloads),
            "print.printer_Mozilla_Save_to_PDF.print_to_filename": str(self.paper),
        }
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in wishes.items()]
        (self.profile / "user.js").write_text("".join(lines), "utf-8")
        port = self.profile / "MarionetteActivePort"
        port.unlink(missing_ok=True)
        options = ("--headless", "--marionette", "--remote-allow-system-access", "--new-instance")
        self.process = subprocess.Popen(
            [str(self.found()), *options, "--profile", str(self.profile), "about:blank"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self.wire = Marionette(told_port(port))
        self.wire.send("NewSession")
        self.wire.send("SetTimeouts", script=360_000)
        self.wire.send("SetWindowRect", width=1000, height=1400)
        self.page = FarPage(self.wire, self.wire.send("GetWindowHandle"))
        self.size(self.page, *PHONE)
        self.heard()

    def stop(self) -> None:
        self.wire.send("Marionette:Quit", flags=["eAttemptQuit"])
        self.wire.close()
        ended(self.process)

    def second(self) -> FarPage:
        self.page.bring_to_front()  # the page that was spoken to last may be closed
        page = FarPage(self.wire, self.wire.send("NewWindow", type="tab", focus=True)["handle"])
        self.size(page, *PHONE)
        return page

    def inside(self, script: str, *words: Any) -> Any:
        """A script that runs as a part of the browser itself."""
        self.wire.send("Marionette:SetContext", value="chrome")
        try:
            return self.wire.send("ExecuteScript", script=script, args=list(words))
        finally:
            self.wire.send("Marionette:SetContext", value="content")

    def size(self, page: FarPage, width: int, height: int) -> None:
        page.bring_to_front()
        self.inside(SIZE, width, height)
        awaited(lambda: page.evaluate("[innerWidth, innerHeight]") == [width, height])

    def heard(self) -> list[str]:
        told: list[str] = self.inside(HEARD)
        return told

    def printed(self, press: Callable[[], None]) -> bytes:
        self.paper.unlink(missing_ok=True)
        press()
        return bytes(awaited(lambda: whole(self.paper)))


def whole(paper: Path) -> bytes:
    """A PDF, once its last line is written."""
    written = paper.read_bytes()
    return written if written.rstrip().endswith(b"%%EOF") else b""
