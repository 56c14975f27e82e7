"""The roll that lies on the table: both hands with each number of their sums, the dice, how it stands."""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.terminal.screen import WIDTH, Screen, Style, beside, padded, wrapped
from gonfalon.terminal.things import Things, face
from gonfalon.words import Plain, Words
from gonfalon.words.numbers import signed

GAP = " │ "
COLUMN = (WIDTH - len(GAP)) // 2
FIGURE = 4


class RollSheet:
    """Draws the contest of a view on one screen in one language."""

    def __init__(self, screen: Screen, words: Words, things: Things) -> None:
        self._screen = screen
        self._words = words
        self._things = things

    def lines(self, view: Plain) -> Iterator[str]:
        contest = view["table"]["contest"]
        if not contest:
            return
        yield ""
        label = self._words.label(contest["label"], view["names"])
        yield from (self._screen.paint(line, Style.BOLD) for line in wrapped(label, WIDTH))
        sums, ends = ([list(part(hand, view)) for hand in contest["hands"]] for part in (self._sum, self._end))
        height = max(map(len, sums))
        hands = [[*lines, *[""] * (height - len(lines)), *end] for lines, end in zip(sums, ends, strict=True)]
        left, right = (*hands, [])[:2]
        yield from beside(left, right, COLUMN, GAP) if right else filter(None, left)
        if contest["outcome"]:
            outcome = self._words.label(contest["outcome"], view["names"])
            yield from (self._screen.paint(line, Style.BOLD) for line in wrapped(outcome, WIDTH, "  ", "= "))

    def _sum(self, hand: Plain, view: Plain) -> Iterator[str]:
        """Yield the piece and its skill, and each number of the sum."""
        label = self._words.label(hand["label"], view["names"])
        yield from self._things.painted(wrapped(label, COLUMN), hand["of"], view)
        for part in hand["parts"]:
            *lines, last = wrapped(self._words.label(part["label"], view["names"]), COLUMN - FIGURE, "  ")
            yield from lines
            yield row(last, part["dice"]) if part["dice"] else last

    def _end(self, hand: Plain, view: Plain) -> Iterator[str]:
        """The dice and the total, or blank lines."""
        dice = hand["dice"]
        yield row("  " + " ".join(map(face, dice)), sum(die["face"] for die in dice)) if dice else ""
        total = self._words.say("terminal-total")
        yield "" if hand["total"] is None else self._screen.paint(row(total, hand["total"]), Style.BOLD)


def row(text: str, number: int) -> str:
    return f"{padded(text, COLUMN - FIGURE)}{signed(number):>{FIGURE}}"
