"""Symbols counted in contexts, from the widest to the narrowest: one that was chosen before is likely to come again."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import TypeVar

from gonfalon.formats.compact.number import Reader, Writer
from gonfalon.questions.checked import LinkError
from gonfalon.questions.digits import NotCoded

T = TypeVar("T", bound=Hashable)

Context = tuple[Hashable, int]
"""A value that is known, and its doubt: the wider contexts weigh as much as so many sixteenths of a symbol that was seen."""

SCALE = 1 << 16
SEEN = 16
"""So many sixteenths has a symbol that was seen."""
LEAST = 1
"""The least weight of a symbol, so that none is impossible."""


class Counts:
    """The symbols that were seen in each context, and how often."""

    def __init__(self, choices: Writer | Reader) -> None:
        self._choices = choices
        self._seen: dict[Hashable, dict[Hashable, int]] = {}

    def one_of(self, item: T | None, some: Sequence[T], shares: Sequence[int], contexts: Iterable[Context]) -> T:
        """One of these symbols: in proportion to the shares as long as nothing is known, the widest context first.

        Raises NotCoded for one that is not among them, LinkError where there are none.
        """
        if not some:
            raise NotCoded("nothing to choose") if self._choices.writes else LinkError("content")
        if item is not None and item not in some:
            raise NotCoded(str(item))
        if len(some) == 1:
            return some[0]
        whole = sum(shares)
        weights = [share * SCALE // whole for share in shares]
        tables = []
        for context, doubt in contexts:
            seen = self._seen.setdefault(context, {})
            tables.append(seen)
            if seen:
                counts = [seen.get(symbol, 0) for symbol in some]
                whole = sum(counts) + doubt
                weights = [
                    (count * SCALE + doubt * weight) // whole for count, weight in zip(counts, weights, strict=True)
                ]
        place = self._choices.weighted(
            None if item is None else some.index(item), [weight + LEAST for weight in weights]
        )
        for seen in tables:
            seen[some[place]] = seen.get(some[place], 0) + SEEN
        return some[place]
