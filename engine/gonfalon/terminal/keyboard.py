"""Lines from a person: from a keyboard, or from a file or pipe in its place."""

from __future__ import annotations

from contextlib import suppress
from getpass import getpass
from typing import TextIO

from gonfalon.terminal.screen import Screen


class Gone(Exception):
    """Nobody will type any more: the input has ended, or was broken off."""


class Keyboard:
    """The source of lines."""

    def __init__(self, source: TextIO, screen: Screen) -> None:
        self._source = source
        self._screen = screen
        self._live = source.isatty()
        if self._live:
            with suppress(ImportError):
                import readline  # noqa: F401  (arrow keys and history for input())

    def line(self, prompt: str) -> str:
        """A line that a person types in sight."""
        try:
            return input(prompt) if self._live else self._piped(prompt)
        except (EOFError, KeyboardInterrupt) as end:
            raise Gone from end

    def hidden(self, prompt: str) -> str:
        """A line that nobody sees while it is typed, and that goes into no history."""
        try:
            return getpass(prompt) if self._live else self._piped(prompt)
        except (EOFError, KeyboardInterrupt) as end:
            raise Gone from end

    def _piped(self, prompt: str) -> str:
        self._screen.prompt(prompt)
        line = self._source.readline()
        self._screen.show()
        if not line:
            raise EOFError
        return line.rstrip("\r\n")
