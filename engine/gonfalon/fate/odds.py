"""The exact chances of throws of four Fate dice.

Every chance is a whole number of throws over all of them. A Fate die shows +1 as often as -1, so
two hands thrown against each other are eight dice thrown together.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from math import prod
from typing import overload

from gonfalon.fate.ladder import STYLE
from gonfalon.questions.dice import FATE, FOUR_FATE_DICE, Pool, sum_counts

MOST = FOUR_FATE_DICE.dice
"""The highest sum of a hand; the lowest is its negative."""

THROWS = len(FATE.faces) ** MOST

Player = tuple[int, int]
"""Will of the leader named for the initiative, and units at the start."""


@dataclass(frozen=True, slots=True)
class Side:
    """One hand of four Fate dice.

    bonus    skill and all modifiers together
    fallen   sum of the dice, -4 to +4; None while they are still to be thrown
    """

    bonus: int
    fallen: int | None = None

    def __post_init__(self) -> None:
        if self.fallen is not None and abs(self.fallen) > MOST:
            raise ValueError(f"not a hand: {self}")


Against = Side | int
"""Active opposition, or a difficulty; a defence given up is the difficulty 0."""


@dataclass(frozen=True, slots=True)
class Chances:
    """The possible results of a roll, as the actor sees them; every figure is exact.

    fail, tie, success, style   shifts below 0, exactly 0, 1 or 2, 3 or more; they add up to 1
    defended                    part of `fail`: the opposition is ahead by 3 or more, which gives a defender a boost
    shifts                      (shifts, chance) of all that can fall, in rising order
    """

    fail: Fraction
    tie: Fraction
    success: Fraction
    style: Fraction
    defended: Fraction
    shifts: tuple[tuple[int, Fraction], ...]


@lru_cache(maxsize=1024)
def chances(actor: Side, against: Against) -> Chances:
    """The chances of one roll against a difficulty or against the roll of another side."""
    dice = Pool(FATE, _open(actor) + _open(against))
    lead, throws = _shown(actor) - _shown(against), len(FATE.faces) ** dice.dice
    counts = [(lead + total, count) for total, count in sum_counts(dice)]
    return Chances(
        fail=Fraction(sum(count for shifts, count in counts if shifts < 0), throws),
        tie=Fraction(sum(count for shifts, count in counts if shifts == 0), throws),
        success=Fraction(sum(count for shifts, count in counts if 0 < shifts < STYLE), throws),
        style=Fraction(sum(count for shifts, count in counts if shifts >= STYLE), throws),
        defended=Fraction(sum(count for shifts, count in counts if shifts <= -STYLE), throws),
        shifts=tuple((shifts, Fraction(count, throws)) for shifts, count in counts),
    )


def _open(side: Against) -> int:
    """Return the number of dice that are still to be thrown."""
    return MOST if isinstance(side, Side) and side.fallen is None else 0


def _shown(side: Against) -> int:
    """Return the part of the total that is known."""
    return side.bonus + (side.fallen or 0) if isinstance(side, Side) else side


@overload
def raised(side: Side, by: int) -> Side: ...
@overload
def raised(side: int, by: int) -> int: ...
def raised(side: Against, by: int) -> Against:
    """The same hand or difficulty with one more modifier: +2 for an aspect."""
    return replace(side, bonus=side.bonus + by) if isinstance(side, Side) else side + by


def rerolled(side: Side) -> Side:
    """The same hand with its dice still to be thrown; modifiers stay."""
    return replace(side, fallen=None)


def harm(chances: Chances, absorb: int) -> Fraction:
    """The chance of a full hit, all shifts taken, that is more than the target can absorb.

    absorb   what its free slots take: 2 for mild, 4 for moderate, 0 without any
    """
    return sum((chance for shifts, chance in chances.shifts if shifts > absorb), Fraction())


@lru_cache(maxsize=256)
def initiative(players: tuple[Player, ...]) -> tuple[Fraction, ...]:
    """Each player's chance to act first.

    Players who stay tied to the end have the same Will and as many units, so whoever rolls again
    among them has equal chances.
    """
    peers = Counter(players)
    share = {player: Fraction(_first(player, peers), THROWS ** len(players) * peers[player]) for player in peers}
    return tuple(share[player] for player in players)


def _first(player: Player, peers: Counter[Player]) -> int:
    """The throws of all players in which one with this Will and so many units has the best place."""
    will, _ = player
    throws = 0
    for total in range(will - MOST, will + MOST + 1):
        reached, below = (_at_most(highest - will) ** peers[player] for highest in (total, total - 1))
        others = (_at_most(total - rival[0] - (rival > player)) ** n for rival, n in peers.items() if rival != player)
        throws += (reached - below) * prod(others)
    return throws


def _at_most(highest: int) -> int:
    """The throws of one hand whose sum is no higher."""
    return sum(count for total, count in sum_counts(FOUR_FATE_DICE) if total <= highest)
