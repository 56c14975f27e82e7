"""Lines for a person: 80 columns, colours where the terminal shows them, nothing in them that steers it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import TextIO

from gonfalon.questions.tidy import UNOWNED

WIDTH = 80
BETWEEN = " · "
CLEAR = "\x1b[2J\x1b[3J\x1b[H"
COLOURS = re.compile(r"\x1b\[[0-9;]*m")


class Style(StrEnum):
    """The style of a text, as the terminal's code for it."""

    PLAIN = ""
    BOLD = "1"
    DIM = "2"
    WRONG = "31"
    HEADING = "1;4"


SIDES = ("36", "33", "35", "32")
"""The colours of sides, by their number in the view."""


class Screen:
    """The output for lines. `bare` means no colours and no clearing: a file, a pipe."""

    def __init__(self, out: TextIO, *, bare: bool, colours: bool) -> None:
        self._out = out
        self._bare = bare
        self._colours = colours

    def show(self, text: str = "", style: str = Style.PLAIN, indent: str = "") -> None:
        """Print a text, wrapped; each line of it stands under `indent`."""
        self.lines(self.paint(line, style) for line in wrapped(text, WIDTH, indent))

    def lines(self, lines: Iterable[str]) -> None:
        """Print lines as they are."""
        for line in lines:
            print(line, file=self._out)

    def prompt(self, text: str) -> None:
        """Print what stands before an input, on the same line."""
        print(text, end="", file=self._out, flush=True)

    def clear(self) -> None:
        """Take from sight what the next person may not see."""
        if not self._bare:
            self.prompt(CLEAR)

    def paint(self, text: str, style: str) -> str:
        return f"\x1b[{style}m{text}\x1b[0m" if self._colours and style and text else text


def screen_on(out: TextIO, environment: Mapping[str, str]) -> Screen:
    """The screen for an output: coloured on a terminal, unless NO_COLOR is set or it knows no colours."""
    bare = not out.isatty()
    plain = bool(environment.get("NO_COLOR")) or environment.get("TERM") == "dumb"
    return Screen(out, bare=bare, colours=not bare and not plain)


def clean(text: str) -> str:
    """Without the control characters and overrides that a hostile text could bring; line breaks stay."""
    return "\n".join(UNOWNED.sub("", line) for line in text.split("\n"))


def width(text: str) -> int:
    """Return the number of columns that a text takes, painted or not."""
    return sum(columns(char) for char in COLOURS.sub("", text))


def columns(char: str) -> int:
    if unicodedata.combining(char) or unicodedata.category(char) in {"Cf", "Me"}:
        return 0
    return 2 if unicodedata.east_asian_width(char) in {"W", "F"} else 1


def wrapped(text: str, room: int, indent: str = "", first: str | None = None) -> list[str]:
    """The lines of a text in so many columns; `first` stands before the first line in place of `indent`."""
    head = indent if first is None else first
    lines: list[str] = []
    for paragraph in clean(text).split("\n"):
        line = head
        begun = False
        for word in pieces(paragraph, room - max(width(indent), width(head))):
            if begun and width(line) + 1 + width(word) > room:
                lines.append(line)
                line, begun = indent, False
            line = f"{line} {word}" if begun else line + word
            begun = True
        lines.append(line.rstrip())
        head = indent
    return lines


def flowing(items: Iterable[str], room: int, indent: str = "", between: str = BETWEEN) -> list[str]:
    """Items one after the other; a line breaks between two of them where it can."""
    lines: list[str] = []
    for item in items:
        joined = f"{lines[-1]}{between}{clean(item)}" if lines else ""
        if lines and width(joined) <= room:
            lines[-1] = joined
        else:
            lines += wrapped(item, room, indent)
    return lines


def pieces(paragraph: str, room: int) -> Iterable[str]:
    """The words of a paragraph, cut where one is longer than a line."""
    for word in paragraph.split(" "):
        while width(word) > room:
            cut = next(at for at in range(len(word), 0, -1) if at == 1 or width(word[:at]) <= room)
            yield word[:cut]
            word = word[cut:]
        yield word


def padded(text: str, room: int) -> str:
    return text + " " * (room - width(text))


def beside(left: list[str], right: list[str], room: int, gap: str) -> list[str]:
    """Two columns, the left one so wide."""
    rows = max(len(left), len(right))
    pairs = zip(left + [""] * (rows - len(left)), right + [""] * (rows - len(right)), strict=True)
    return [(padded(one, room) + gap + other).rstrip() for one, other in pairs]
