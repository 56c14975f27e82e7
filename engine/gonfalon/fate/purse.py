"""A purse: fate points by their kinds, in the order in which they are paid."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Purse:
    """The number of points of each kind, those that are paid first in front."""

    kinds: tuple[tuple[str, int], ...]

    @property
    def points(self) -> int:
        return sum(points for _, points in self.kinds)

    def of(self, kind: str) -> int:
        return dict(self.kinds)[kind]

    def paying(self, points: int) -> Purse:
        """So many less; raises ValueError if there are too few."""
        if points > self.points:
            raise ValueError(f"{points} of {self}")
        left, kinds = points, []
        for kind, count in self.kinds:
            paid = min(count, left)
            kinds.append((kind, count - paid))
            left -= paid
        return Purse(tuple(kinds))

    def gaining(self, kind: str, points: int) -> Purse:
        return Purse(tuple((one, count + points if one == kind else count) for one, count in self.kinds))
