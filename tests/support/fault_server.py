"""A host that misbehaves: a portal's page in place of a file, nothing there, other bytes, a cut or silent line, a deploy."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from support.scripts import script

from press import serve

BASE = "/gonfalon/"
PORTAL = b"<!doctype html><title>Willkommen im Hotel</title><h1>Bitte melden Sie sich an</h1>"
WHOLE = ".engine[data-offline=yes]"
"""Home says that everything lies on the device."""

COME = script("await_new_version")
"""Looks for a new version and waits until it lies here, or has come to nothing."""

HASHING = script("count_hashes")
"""Counts what is hashed, from now on."""

THE_PAGE_ITSELF = 1
"""A page is hashed each time it is opened."""

KINDS = ("portal", "404", "wrong", "cut")


class FaultServer(serve.Server):
    """Serves a folder, which may change, and some of its files wrongly."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        self.folder = folder
        self.faults: Callable[[str], str | None] = lambda path: None
        self.asked: list[str] = []
        self.unpinned: set[str] = set()
        self.given: list[tuple[str, int]] = []
        self.turns: dict[str, Callable[[], None]] = {}
        self.pauses: dict[str, Callable[[], object]] = {}
        self.quiet_line = threading.Event()
        self.measured = True
        self.varies = False
        super().__init__(("127.0.0.1", port), self.handle_one)

    def handle_one(self, *args: Any) -> "FaultHandler":
        return FaultHandler(*args, base=BASE, quiet=True, folder=self.folder)

    @property
    def site(self) -> str:
        return serve.address(self, BASE)

    def fail(self, kind: str, *paths: str) -> None:
        """From now on these files fail in this way; without any, all do."""
        self.faults = lambda path: kind if path in paths or not paths else None

    def then(self, path: str, turn: Callable[[], None]) -> None:
        """Once this file has been given, this happens."""
        self.turns[path] = turn

    def before(self, path: str, pause: Callable[[], object]) -> None:
        """The next who asks for this file waits for this."""
        self.pauses[path] = pause

    def recover(self) -> None:
        self.faults = lambda path: None


class FaultHandler(serve.Handler):
    """One connection."""

    server: FaultServer

    def send_response(self, code: int, message: str | None = None) -> None:
        """Every answer is noted."""
        self.server.given.append((urlsplit(self.path).path.removeprefix(BASE) or "index.html", code))
        super().send_response(code, message)

    def send_header(self, keyword: str, value: str) -> None:
        """A host that compresses as it goes tells no length."""
        if self.server.measured or keyword != "Content-Length":
            super().send_header(keyword, value)

    def end_headers(self) -> None:
        """A host may say that no answer of its is like another."""
        if not self.server.measured:
            self.send_header("Connection", "close")
        if self.server.varies:
            self.send_header("Vary", "*")
        super().end_headers()

    def do_GET(self) -> None:  # noqa: N802
        """The file, or what is sent in its place."""
        path = urlsplit(self.path).path.removeprefix(BASE) or "index.html"
        self.server.asked.append(path)
        if "__rev=" not in self.path:
            self.server.unpinned.add(path)
        self.server.pauses.pop(path, lambda: None)()
        kind = self.server.faults(path)
        self.folder = self.server.folder
        self.directory = str(self.server.folder)
        body = (self.folder / path).read_bytes() if (self.folder / path).is_file() else b"?"
        match kind:
            case None:
                super().do_GET()
            case "portal":
                self.give(PORTAL, len(PORTAL), "text/html; charset=utf-8")
            case "404":
                self.send_error(404)
            case "wrong":
                self.give(bytes(255 - byte for byte in body), len(body), self.guess_type(path))
            case "cut":
                self.give(body[: len(body) // 2], len(body), self.guess_type(path))
            case "silent":
                self.give(body[: len(body) // 2], len(body), self.guess_type(path), wait=True)
        self.server.turns.pop(path, lambda: None)()

    def give(self, body: bytes, told: int, kind: str, *, wait: bool = False) -> None:
        """Send these bytes and say that they are so many; the line ends if they are fewer."""
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(told))
        self.end_headers()
        self.wfile.write(body)
        self.wfile.flush()
        if wait:
            self.server.quiet_line.wait()
        self.close_connection = told != len(body)


@contextmanager
def fault_server(folder: Path, port: int = 0) -> Iterator[FaultServer]:
    """A host as long as it is needed, at this port or a free one."""
    with FaultServer(folder, port) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.quiet_line.set()
        server.shutdown()
