"""A line between browser and host: so many bits a second for all together, so long a way; and it can be cut.

It stands outside the browser, so workers and the service worker go through it like the page.
"""

import asyncio
import threading
from collections.abc import Coroutine
from typing import Any, NamedTuple

PIECE = 4096
"""Bytes that go through at once."""


class Kind(NamedTuple):
    """Bits a second (0: as many as there are) and milliseconds there and back."""

    rate: int
    way: int


KINDS = {"full": Kind(0, 0), "10mbit": Kind(10_000_000, 40), "slow4g": Kind(1_600_000, 150)}


class Line:
    """A port that leads to the host's."""

    def __init__(self, kind: Kind, host: int) -> None:
        self.kind, self.host = kind, host
        self.free = 0.0  # when the line has carried what was given to it
        self.loop = asyncio.new_event_loop()
        self.open: set[asyncio.StreamWriter] = set()
        threading.Thread(target=self.loop.run_forever, daemon=True).start()
        self.server: asyncio.Server = self.do(asyncio.start_server(self.carry, "127.0.0.1", 0))
        self.port: int = self.server.sockets[0].getsockname()[1]

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection: opening it takes one way there and back, and so does each request."""
        await asyncio.sleep(self.kind.way / 1000)
        there, back = await asyncio.open_connection("127.0.0.1", self.host)
        self.open |= {writer, back}
        await asyncio.gather(
            self.pump(reader, back, 0), self.pump(there, writer, self.kind.rate), return_exceptions=True
        )
        for end in (writer, back):
            end.close()
            self.open.discard(end)

    async def pump(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, rate: int) -> None:
        """Carry pieces in order, each there half a way after the line has carried it."""
        queue: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue(64)

        async def deliver() -> None:
            while True:
                due, piece = await queue.get()
                await asyncio.sleep(due - self.loop.time())
                if not piece:
                    sink.close()
                    return
                sink.write(piece)
                await sink.drain()

        delivering = asyncio.ensure_future(deliver())
        piece = b"."
        while piece:
            piece = await source.read(PIECE)
            self.free = max(self.free, self.loop.time()) + (len(piece) * 8 / rate if rate else 0)
            due = self.free if rate else self.loop.time()
            await asyncio.sleep(due - self.loop.time())
            await queue.put((due + self.kind.way / 2000, piece))
        await delivering

    def cut(self) -> None:
        """Nobody comes through any more."""

        async def close() -> None:
            self.server.close()
            for end in self.open:
                end.close()

        self.do(close())
