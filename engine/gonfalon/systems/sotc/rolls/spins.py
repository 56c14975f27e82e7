"""Spin that nobody has used."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from gonfalon.questions.ask import Tell, Weight
from gonfalon.systems.sotc.state.things import Spin


def lapsing(spins: Iterable[Spin]) -> Iterator[Tell]:
    """Spin that is gone without having been used (sotc.spin.expiry)."""
    for one in spins:
        yield Tell("sotc.spin.expiry", piece=one.who, weight=Weight.ASIDE)
