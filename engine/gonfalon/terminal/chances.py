"""Chances as lines: a view's with bars, exact ones as fractions."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from gonfalon.odds.model import Bar, Odds
from gonfalon.terminal.screen import WIDTH, padded, width, wrapped
from gonfalon.words import Names, Plain, Words

LABEL = 36
LONGEST_BAR = 30
INDENT = "  "


def chart(odds: Plain, names: Names, words: Words) -> Iterator[str]:
    """Every case of a view's chances: who wins, and how the losses are spread."""
    for case in odds:
        yield ""
        yield from wrapped(words.label(case["label"], names), WIDTH)
        yield from bars(case["bars"], names, words)
        for spread in case["spreads"]:
            yield from wrapped(words.label(spread["label"], names), WIDTH, INDENT)
            yield from bars(spread["points"], names, words)


def bars(points: list[Plain], names: Names, words: Words) -> Iterator[str]:
    for point in points:
        drawn = "█" * round(point["p"] * LONGEST_BAR)
        yield row(words.label(point["label"], names), words.say("terminal-chance", p=point["p"]), drawn)


def exact(odds: Odds, names: Names, words: Words) -> Iterator[str]:
    """One case with its fractions."""
    yield from fractions(odds.bars, names, words)
    for spread in odds.spreads:
        figures = (figure for _, figure in spread.label.figures if isinstance(figure, Fraction))
        yield ""
        yield row(words.label(spread.label, names), "", " ".join(map(str, figures)), indent="")
        yield from fractions(spread.points, names, words)


def fractions(points: tuple[Bar, ...], names: Names, words: Words) -> Iterator[str]:
    for point in points:
        chance = words.say("terminal-chance-exact", p=float(point.p))
        yield row(words.label(point.label, names), chance, str(point.p))


def row(label: str, chance: str, more: str, indent: str = INDENT) -> str:
    """Three columns; a label too long for the first stands above."""
    *above, last = wrapped(label, LABEL, indent)
    line = f"{padded(last, LABEL)} {' ' * (9 - width(chance))}{chance}  {more}".rstrip()
    return "\n".join((*above, line))
