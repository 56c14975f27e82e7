"""The host that people have: files packed by their type as GitHub Pages does it, kept for ten minutes, each byte counted."""

import gzip
import threading
import time
from functools import cache, partial
from pathlib import Path
from typing import Any

from press import serve

BASE = "/gonfalon/"
PACKED = ("text/", "application/json", "application/manifest+json", "application/wasm", "image/svg+xml")
"""The types of content that GitHub Pages packs; archives, fonts and unknown bytes go as they are."""

Sent = list[tuple[float, int]]
"""When a body went out, and its bytes on the line."""


@cache
def packed(path: Path) -> bytes:
    return gzip.compress(path.read_bytes(), 6)


class Handler(serve.Handler):
    """Tells what each answer's body weighs, and when it was out."""

    def __init__(self, *args: Any, sent: Sent, **more: Any) -> None:
        self.sent = sent
        super().__init__(*args, **more)

    def do_GET(self) -> None:  # noqa: N802  (the name that the base calls)
        asked = Path(self.translate_path(self.path.partition("?")[0]))
        file = asked / "index.html" if asked.is_dir() else asked
        if not file.is_file():
            self.send_error(404)
            return
        kind = serve.TYPES.get(file.suffix, "application/octet-stream")
        packs = kind.startswith(PACKED)
        body = packed(file) if packs else file.read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        if packs:
            self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        self.wfile.write(body)
        self.sent.append((time.monotonic(), len(body)))

    def send_header(self, keyword: str, value: str) -> None:
        """Kept for ten minutes, as on GitHub Pages."""
        super().send_header(keyword, "max-age=600" if keyword == "Cache-Control" else value)


class Weighed:
    """A running host."""

    def __init__(self, folder: Path) -> None:
        self.sent: Sent = []
        handler = partial(Handler, base=BASE, quiet=True, folder=folder, sent=self.sent)
        self.running = serve.Server(("127.0.0.1", 0), handler)
        self.port: int = self.running.server_address[1]
        threading.Thread(target=self.running.serve_forever, daemon=True).start()

    def bytes_until(self, moment: float) -> int:
        """Return the bytes that have gone out by then."""
        return sum(size for when, size in self.sent if when <= moment)

    def close(self) -> None:
        self.running.shutdown()
        self.running.server_close()
