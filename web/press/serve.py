"""A small server for the built site, under a sub-path as on a project's page; it compresses as that host does, by type."""

import gzip
import sys
from email.utils import formatdate
from functools import lru_cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from typing import Any, BinaryIO

from press.paths import DIST

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".map": "application/json",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}


COMPRESSED = ("text/", "application/json", "application/manifest+json", "application/wasm", "image/svg+xml")


@lru_cache(maxsize=256)
def pressed(path: Path, changed: float) -> bytes:
    """A file as it travels."""
    return gzip.compress(path.read_bytes(), 6, mtime=0)


class Handler(SimpleHTTPRequestHandler):
    """Files of the site and nothing else; the browser asks again each time."""

    protocol_version = "HTTP/1.1"
    extensions_map = TYPES

    def __init__(self, *args: Any, base: str, quiet: bool, folder: Path) -> None:
        self.base, self.quiet, self.folder = base, quiet, folder
        super().__init__(*args, directory=str(folder))

    def translate_path(self, path: str) -> str:
        """The file behind an address below the base."""
        if not path.startswith(self.base):
            return str(self.folder / "404.html" / "nowhere")
        return super().translate_path(path[len(self.base) - 1 :])

    def do_GET(self) -> None:
        """The root leads to the base."""
        if self.path in ("/", self.base.rstrip("/")) and self.path != self.base:
            self.send_response(302)
            self.send_header("Location", self.base)
            self.send_header("Content-Length", "0")
            self.end_headers()
        else:
            super().do_GET()

    def send_head(self) -> BinaryIO | None:
        """Types that are known to shrink are sent shrunk to whoever takes that, unless he has them already."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        kind = self.guess_type(path)
        takes = "gzip" in self.headers.get("Accept-Encoding", "")
        if not (takes and path.is_file() and kind.startswith(COMPRESSED)) or self.headers.get("If-Modified-Since"):
            return super().send_head()
        changed = path.stat().st_mtime
        body = pressed(path, changed)
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Vary", "Accept-Encoding")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Last-Modified", formatdate(changed, usegmt=True))
        self.end_headers()
        return BytesIO(body)

    def end_headers(self) -> None:
        """No stale files while one works on them."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def list_directory(self, path: object) -> None:
        """Folders without a page stay closed, as on the real host."""
        self.send_error(404)

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """The site's own page for what is not there."""
        if code != 404:
            super().send_error(code, message, explain)
            return
        body = (self.folder / "404.html").read_bytes()
        self.send_response(404)
        self.send_header("Content-Type", TYPES[".html"])
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """One line a request, unless a test is asking."""
        if not self.quiet:
            super().log_message(format, *args)


class Server(ThreadingHTTPServer):
    """A browser that hangs up is no fault."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


def tidy(base: str) -> str:
    """A sub-path with a slash at both ends."""
    return "/".join(("", *filter(None, base.split("/")), ""))


def server(host: str, port: int, base: str, *, quiet: bool = False, folder: Path = DIST) -> Server:
    """The server, bound and not yet running; port 0 takes a free one."""
    handler = partial(Handler, base=tidy(base), quiet=quiet, folder=folder)
    return Server((host, port), handler)


def address(running: Server, base: str) -> str:
    """Return the address of the site."""
    host, port = running.server_address[:2]
    return f"http://{host!s}:{port}{tidy(base)}"


def forever(host: str, port: int, base: str) -> None:
    """Serve until the person stops it."""
    with server(host, port, base) as running:
        print(f"Gonfalon: {address(running, base)}  (Ctrl+C ends)", flush=True)
        try:
            running.serve_forever()
        except KeyboardInterrupt:
            print()
