"""Quick armies and leaders: themes to choose from, and an army for any war chest."""

from __future__ import annotations

from gonfalon.systems.war.muster import dwarves, elves, medieval, modern, orcs, pirates, space, space_rebels, undead
from gonfalon.systems.war.muster.patterns import Captain, Pattern, Theme

__all__ = ["MIX", "THEMES", "Captain", "Pattern", "Theme", "quick_army", "quick_captain", "theme_of"]

THEMES: tuple[Theme, ...] = (
    medieval.THEME,
    undead.THEME,
    dwarves.THEME,
    elves.THEME,
    orcs.THEME,
    pirates.THEME,
    modern.THEME,
    space.THEME,
    space_rebels.THEME,
)

QUALITIES = ("good", "fair", "average")

MIX = (
    (0, 0, 0),
    (0, 0, 1),
    (0, 1, 0),
    (0, 1, 1),
    (0, 1, 2),
    (0, 2, 1),
    (0, 2, 2),
    (0, 3, 1),
    (1, 2, 1),
    (1, 2, 2),
    (1, 3, 1),
    (1, 3, 2),
    (2, 2, 2),
    (2, 3, 1),
    (2, 3, 2),
    (2, 4, 1),
    (2, 4, 2),
    (3, 3, 2),
    (3, 4, 1),
    (4, 3, 1),
    (4, 4, 0),
    (5, 3, 0),
    (6, 2, 0),
    (7, 1, 0),
    (8, 0, 0),
)
"""The Good, Fair and Average units for 0, 1, 2 … war points; eight units at most, so 24 points at most."""


def theme_of(key: str) -> Theme:
    return next(theme for theme in THEMES if theme.key == key)


def quick_army(theme_key: str, points: int, first: int = 0) -> tuple[Pattern, ...]:
    """An army for so many war points, the best units first; what is over 24 is left for fate points.

    The units of a quality are dealt like cards, round and round: the players 0, 1, 2 … of `first` get what comes next.
    """
    theme, army = theme_of(theme_key), list[Pattern]()
    for quality, count in zip(QUALITIES, MIX[min(points, len(MIX) - 1)], strict=True):
        stock = [pattern for pattern in theme.patterns if pattern.quality == quality]
        army += [stock[(first * count + number) % len(stock)] for number in range(count)]
    return tuple(army)


def quick_captain(theme_key: str, first: int = 0) -> Captain:
    """A leader of the theme, another one for each `first`."""
    captains = theme_of(theme_key).captains
    return captains[first % len(captains)]
