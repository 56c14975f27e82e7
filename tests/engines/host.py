"""The site on a port that stays the same while the host goes down and comes up again."""

import socket
import threading
from pathlib import Path

from press import serve

BASE = "/gonfalon/"


class Host:
    """A host of the site; who is connected when it goes down is cut off."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, 0
        self.lines: list[socket.socket] = []
        self.up()

    def up(self) -> None:
        self.running = serve.server("127.0.0.1", self.port, BASE, quiet=True, folder=self.folder)
        self.port = self.running.server_address[1]
        self.site = serve.address(self.running, BASE)
        take = self.running.get_request

        def noted() -> tuple[socket.socket, object]:
            self.lines.append((pair := take())[0])
            return pair

        self.running.get_request = noted  # type: ignore[method-assign]
        threading.Thread(target=self.running.serve_forever, daemon=True).start()

    def down(self) -> None:
        self.running.shutdown()
        self.running.server_close()
        for line in self.lines:
            try:
                line.shutdown(socket.SHUT_RDWR)
            except OSError:
                continue  # the browser was faster
        self.lines.clear()
