"""The luck of a player: the exact chance of a sum over many throws of four Fate dice."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from gonfalon.questions.dice import FATE, FOUR_FATE_DICE


@lru_cache(maxsize=256)
def luck(rolls: int, total: int) -> Fraction:
    """The chance that so many throws of four Fate dice add up to `total` or more.

    The throws of n dice by their sum are the coefficients of (1 + x + x**2)**n, from the sum -n up.
    The derivative of that power gives each coefficient from the two before it. High sums are as
    frequent as low ones, so the shorter end is counted.
    """
    dice = FOUR_FATE_DICE.dice * rolls
    throws = len(FATE.faces) ** dice
    if total > 0:
        return Fraction(_lowest(dice, dice - total + 1), throws)
    return 1 - Fraction(_lowest(dice, dice + total), throws)


def _lowest(dice: int, sums: int) -> int:
    """The throws that show one of so many lowest sums."""
    counted, before, now = 0, 0, 1
    for k in range(sums):
        counted += now
        before, now = now, ((dice - k) * now + (2 * dice - k + 1) * before) // (k + 1)
    return counted
