"""How a browser is told what to do: the commands of WebDriver, over HTTP or as Firefox's own Marionette hears them."""

import http.client
import json
import socket
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import Error

START = 180.0
"""Seconds for a browser to come up on a machine that is busy with other work."""

COMMANDS = {
    "NewSession": ("POST", ""),
    "DeleteSession": ("DELETE", ""),
    "SetTimeouts": ("POST", "/timeouts"),
    "Navigate": ("POST", "/url"),
    "Back": ("POST", "/back"),
    "NewWindow": ("POST", "/window/new"),
    "GetWindowHandle": ("GET", "/window"),
    "GetWindowHandles": ("GET", "/window/handles"),
    "SwitchToWindow": ("POST", "/window"),
    "CloseWindow": ("DELETE", "/window"),
    "SetWindowRect": ("POST", "/window/rect"),
    "ExecuteAsyncScript": ("POST", "/execute/async"),
    "PerformActions": ("POST", "/actions"),
    "FindElement": ("POST", "/element"),
    "ElementSendKeys": ("POST", "/element/{id}/value"),
    "TakeScreenshot": ("GET", "/screenshot"),
}


class Failed(Exception):
    """The browser could not do it, or says that it must not be done."""


class Wire(Protocol):
    """Takes a command of WebDriver by its name, gives its value."""

    front: str
    """The page that the commands reach."""

    def send(self, command: str, **more: Any) -> Any: ...


class Http:
    """WebDriver as the standard has it."""

    front = ""

    def __init__(self, port: int) -> None:
        self.line = http.client.HTTPConnection("127.0.0.1", port, timeout=2 * START)
        awaited(self.connected)
        self.session = ""

    def connected(self) -> bool:
        self.line.connect()
        return True

    def send(self, command: str, **more: Any) -> Any:
        method, path = COMMANDS[command]
        path = f"/session{self.session}{path.format(**more)}"
        self.line.request(method, path, json.dumps(more) if method == "POST" else None)
        answer = self.line.getresponse()
        value = json.loads(answer.read())["value"]
        if answer.status >= 400:
            raise Failed(f"{command}: {value['error']}: {value['message']}")
        if command == "NewSession":
            self.session = f"/{value['sessionId']}"
        return value


class Marionette:
    """The same commands on a plain socket, each message with its length before it; and a few of Firefox's own."""

    front = ""

    def __init__(self, port: int) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=2 * START)
        self.incoming = self.socket.makefile("rb")
        self.count = 0
        self.hear()

    def hear(self) -> Any:
        """The next message."""
        length = b""
        while (sign := self.incoming.read(1)) != b":":
            if not sign:
                raise Failed("Firefox has hung up")
            length += sign
        return json.loads(self.incoming.read(int(length)))

    def send(self, command: str, **more: Any) -> Any:
        self.count += 1
        name = command if ":" in command else f"WebDriver:{command}"
        told = json.dumps([0, self.count, name, more]).encode()
        self.socket.sendall(b"%d:%s" % (len(told), told))
        _, _, fault, value = self.hear()
        if fault:
            raise Failed(f"{command}: {fault['error']}: {fault['message']}")
        return value["value"] if isinstance(value, dict) and set(value) == {"value"} else value

    def close(self) -> None:
        self.incoming.close()
        self.socket.close()


def awaited(look: Callable[[], Any]) -> Any:
    """What a look gives as soon as it gives something; for a file, a port or a page that is not there yet it is repeated."""
    end = time.monotonic() + START
    while True:
        try:
            if found := look():
                return found
        except (OSError, Failed, Error):
            if time.monotonic() > end:
                raise
        if time.monotonic() > end:
            raise Failed("it did not come")
        time.sleep(0.02)


def told_port(file: Path) -> int:
    """The port that a starting browser writes into a file."""
    return int(awaited(lambda: file.read_text("utf-8").strip()))
