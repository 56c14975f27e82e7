"""The exact chances of one battle roll between two pools of six-sided dice.

Rules: tiefen.roll.*, tiefen.threshold.formula, tiefen.loss.*; the formula stands in section (6) of
the catalogue. Method:

- The throws of a group of dice, counted by their sum, are a polynomial. It is kept as one whole
  number, a tally, cut into slots: slot s holds how many throws add up to s. `+` joins cases, `*`
  throws two groups together, shifting by s slots adds s to every sum. A slot never overflows,
  because n dice have only 6**n throws.
- A side's own dice decide how many dice the foe loses (`strikes`), the foe's dice how many it loses
  itself (`gone`). For each pair of these numbers both sides have a list of sums; two lists are
  compared at a time, and as the pairs exclude each other, their counts add up.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import accumulate, chain, repeat
from math import comb
from operator import mul
from struct import iter_unpack
from typing import Literal

Chooser = Literal["destroyer", "victim"]
Law = tuple[tuple[Fraction, Fraction], ...]
Table = Sequence[Sequence[int]]
Sums = Sequence[Sequence[Sequence[int]]]


@dataclass(frozen=True, slots=True)
class Pool:
    """One side's dice in a battle roll (tiefen.dice.sum, tiefen.threshold.formula).

    dice       how many dice are thrown, 1 or more
    threshold  lowest face (1 to 6) with which a die of this side takes a die off the foe's total
    wounds_on  lowest face with which it counts for the foe's losses: the same face if None;
               under the option `losses_only` of tiefen.fanatic.scope at most `threshold`
    fanatics   fanaticism dice among `dice`, fewer than `dice` (tiefen.loss.fanatic)
    """

    dice: int
    threshold: int
    wounds_on: int | None = None
    fanatics: int = 0

    def __post_init__(self) -> None:
        if not (1 <= self.wounding <= self.threshold <= 6 and 0 <= self.fanatics < self.dice):
            raise ValueError(f"not a pool: {self}")

    @property
    def wounding(self) -> int:
        """The lowest face that counts for the foe's losses."""
        return self.threshold if self.wounds_on is None else self.wounds_on

    @property
    def lives(self) -> int:
        """The number of destroyed dice that annihilates this side (tiefen.loss.fanatic)."""
        return self.dice - self.fanatics


@dataclass(frozen=True, slots=True)
class Chances:
    """The possible results of a battle roll for the sides A and B (tiefen.odds.show); every figure is exact.

    win, draw, lose      chances of the result as A sees it; they add up to 1
    losses_*             (share of the side's troops lost, chance) for each possible share in rising
                         order; the share is at most 1 (tiefen.loss.cap), the chances add up to 1
    expected_*           mean share lost
    annihilated_*        chance of losing all troops (tiefen.loss.annihilated)
    win_annihilated_*    chance that this very side wins and yet loses all its troops
    """

    win: Fraction
    draw: Fraction
    lose: Fraction
    losses_a: Law
    losses_b: Law
    expected_a: Fraction
    expected_b: Fraction
    annihilated_a: Fraction
    annihilated_b: Fraction
    win_annihilated_a: Fraction
    win_annihilated_b: Fraction


@lru_cache(maxsize=256)
def chances(a: Pool, b: Pool, chooser: Chooser = "destroyer") -> Chances:
    """The chances when every die to be destroyed is well chosen (tiefen.roll.chooser).

    The destroyer takes the highest die left (tiefen.roll.best), the victim gives up the lowest.
    """
    throws = 6 ** (a.dice + b.dice)
    sums_a, sums_b = _sums(a, b, chooser), _sums(b, a, chooser)
    win, draw = _compare(sums_a, sums_b)
    losses_a, losses_b = _losses(a, b), _losses(b, a)
    return Chances(
        win=Fraction(win, throws),
        draw=Fraction(draw, throws),
        lose=Fraction(throws - win - draw, throws),
        losses_a=losses_a,
        losses_b=losses_b,
        expected_a=sum((share * chance for share, chance in losses_a), Fraction()),
        expected_b=sum((share * chance for share, chance in losses_b), Fraction()),
        annihilated_a=dict(losses_a).get(Fraction(1), Fraction()),
        annihilated_b=dict(losses_b).get(Fraction(1), Fraction()),
        win_annihilated_a=Fraction(_dead_winners(a, b, sums_a, chooser), throws),
        win_annihilated_b=Fraction(_dead_winners(b, a, sums_b, chooser), throws),
    )


def _losses(own: Pool, foe: Pool) -> Law:
    """(share, chance) of what `own` loses; surplus wounds are lost, as 1 is the most."""
    law = Counter[Fraction]()
    for wounds in range(foe.dice + 1):
        share = min(Fraction(1), Fraction(wounds, own.lives))
        wounding = (7 - foe.wounding) ** wounds
        harmless = (foe.wounding - 1) ** (foe.dice - wounds)
        law[share] += comb(foe.dice, wounds) * wounding * harmless
    return tuple((share, Fraction(law[share], 6**foe.dice)) for share in sorted(+law))


def _compare(one: Sums, two: Sums) -> tuple[int, int]:
    """The number of throws in which `one` has the higher sum, and of those with equal sums."""
    win = draw = 0
    for strikes, row in enumerate(one):
        for gone, own in enumerate(row):
            other = two[gone][strikes]
            below = list(accumulate(other, initial=0))
            win += sum(map(mul, own, chain(below, repeat(below[-1]))))
            draw += sum(map(mul, own, other))
    return win, draw


def _dead_winners(own: Pool, foe: Pool, sums: Sums, chooser: Chooser) -> int:
    """The number of throws in which `own` wins and is annihilated (tiefen.loss.annihilated)."""
    if own.fanatics == 0 and foe.wounding == foe.threshold:
        return 0  # whoever loses every die has a total of 0
    win, _ = _compare(sums, _sums(foe, own, chooser, fatal=True))
    return win


def _sums(own: Pool, foe: Pool, chooser: Chooser, *, fatal: bool = False) -> Sums:
    """[strikes][gone][s]: throws that strike so often and, less the dice gone, add up to s.

    Neither number exceeds the smaller pool: surplus strikes are lost (tiefen.roll.surplus).
    With `fatal` only the throws that annihilate the foe are counted.
    """
    dice, most = own.dice, min(own.dice, foe.dice)
    faces = range(6, 0, -1) if chooser == "destroyer" else range(1, 7)
    striking = _table(tuple(face for face in faces if face >= own.threshold), dice, most)
    idle_faces = tuple(face for face in faces if face < own.threshold)
    idle = _fatal(own, foe, idle_faces, chooser) if fatal else _table(idle_faces, dice, most)
    tallies = [[0] * (most + 1) for _ in range(most + 1)]
    for strikes in range(dice + 1):
        for gone in range(most + 1):
            tally = _joined(striking, idle, strikes, dice - strikes, gone, chooser)
            tallies[min(strikes, most)][gone] += tally
    return [[_unpacked(tally, dice) for tally in row] for row in tallies]


def _fatal(own: Pool, foe: Pool, faces: tuple[int, ...], chooser: Chooser) -> Table:
    """The table of `faces`, less the throws that leave the foe alive.

    The foe lives if too many of all the dice are harmless, that is, show less than `wounding`; so
    it is enough to limit these, whatever the number of strikes.
    """
    dice, most = own.dice, min(own.dice, foe.dice)
    wounding = _table(tuple(face for face in faces if face >= own.wounding), dice, most)
    harmless = _table(tuple(face for face in faces if face < own.wounding), dice, most)
    limit = dice - foe.lives
    return [
        [
            sum(
                _joined(wounding, harmless, kept + gone - low, low, gone, chooser)
                for low in range(min(limit, kept + gone) + 1)
            )
            for gone in range(min(most, dice - kept) + 1)
        ]
        for kept in range(dice + 1)
    ]


def _joined(upper: Table, lower: Table, ups: int, downs: int, gone: int, chooser: Chooser) -> int:
    """The tally of `ups` dice on the upper faces and `downs` on the lower, `gone` of them taken."""
    above = min(gone, ups) if chooser == "destroyer" else max(0, gone - downs)
    below = gone - above
    return comb(ups + downs, ups) * upper[ups - above][above] * lower[downs - below][below]


@lru_cache(maxsize=8)
def _table(faces: tuple[int, ...], dice: int, most: int) -> Table:
    """[kept][gone]: the tally of kept + gone dice that show only `faces`, when `gone` are taken.

    The faces stand in the order in which they are taken. At most `dice` dice, `most` of them gone.
    """
    table = [[int(kept == gone == 0) for gone in range(min(most, dice - kept) + 1)] for kept in range(dice + 1)]
    die = 0
    for face in reversed(faces):
        shift = 8 * _slot(dice) * face
        die += 1 << shift
        table = _with_face(table, shift, die, most)
    return table


def _with_face(old: Table, shift: int, die: int, most: int) -> list[list[int]]:
    """`old` with one more face, taken before the others; `die` is the tally of a single die."""
    new = [[tally] for tally in accumulate(repeat(die, len(old) - 1), mul, initial=1)]
    for dice in range(1, len(old)):
        ways = [comb(dice, showing) for showing in range(dice + 1)]
        enough = new[dice][0]  # `gone` dice or more show the face, and `gone` of these are taken
        for gone in range(1, min(dice, most) + 1):
            enough = (enough - ways[gone - 1] * old[dice - gone + 1][0]) >> shift
            # Fewer show it: all of these are taken, and the rest of `gone` from the other faces.
            fewer = sum(map(mul, ways, old[dice - gone][gone:0:-1]))
            new[dice - gone].append(enough + fewer)
    return new


def _slot(dice: int) -> int:
    """The bytes that hold any number of throws of so many dice."""
    throws: int = 6**dice
    return (throws.bit_length() + 7) // 8


def _unpacked(tally: int, dice: int) -> list[int]:
    """The slots of a tally, from the sum 0 up to the highest that occurs."""
    size = _slot(dice)
    slots = -(-tally.bit_length() // (8 * size))
    packed = tally.to_bytes(slots * size, "little")
    return [int.from_bytes(slot, "little") for (slot,) in iter_unpack(f"{size}s", packed)]
