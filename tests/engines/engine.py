"""A browser engine in front of the site: what a test may ask of each of the three."""

import os
import subprocess
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Any

from support.waiting import awaited


class Engine(ABC):
    """One browser with its profile; pages speak as Playwright's do."""

    name: str
    needs: tuple[str, ...] = ()
    """The fixtures that it takes."""
    page: Any
    """The first page."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.profile, self.downloads = folder / "profile", folder / "downloads"
        for made in (self.profile, self.downloads):
            made.mkdir(parents=True)

    @classmethod
    @abstractmethod
    def missing(cls) -> str:
        """Return the missing part that keeps this machine from running it; empty if nothing."""

    @abstractmethod
    def start(self) -> None:
        """Bring the browser up with its profile."""

    @abstractmethod
    def stop(self) -> None:
        """End it as a person does; the profile stays."""

    def crashed(self) -> bool:
        """True if the browser ended its page by itself."""
        return False

    def restart(self) -> None:
        self.stop()
        self.start()

    @abstractmethod
    def second(self) -> Any:
        """One more page of the same browser."""

    @abstractmethod
    def size(self, page: Any, width: int, height: int) -> None:
        """Make a page so large."""

    @abstractmethod
    def heard(self) -> list[str]:
        """Return the complaints of the console since the last call: errors, warnings, breaches of the content policy."""

    def downloaded(self, press: Callable[[], None]) -> Path:
        """The file that comes of a press on a control that saves one."""
        before = set(self.downloads.iterdir())
        press()
        return Path(awaited(lambda: next((file for file in whole_files(self.downloads) - before), None)))

    @abstractmethod
    def printed(self, press: Callable[[], None]) -> bytes:
        """The PDF that comes of a press on a control that prints."""


def whole_files(folder: Path) -> set[Path]:
    """Files that are not being written any more: browsers put what is under way into a file with another ending."""
    files = {file for file in folder.iterdir() if file.stat().st_size}
    under_way = {file for file in files if file.suffix in (".part", ".wkdownload")}
    return set() if under_way else files


def ended(process: "subprocess.Popen[bytes]", patience: float = 20) -> None:
    """See a process of ours to its end."""
    try:
        process.wait(patience)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def plain_environment(**more: str) -> dict[str, str]:
    """The environment in which a browser is started."""
    return {**os.environ, "LC_ALL": "C.UTF-8", **more}


def finished_pdf(paper: Path) -> bytes:
    """A PDF, once its last line is written."""
    written = paper.read_bytes()
    return written if written.rstrip().endswith(b"%%EOF") else b""
