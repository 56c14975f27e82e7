"""The changes that lead from a view that a screen holds to the next one (changes.py makes them, merge.py reads them)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from gonfalon.questions.schema import OMITTED, Count


@dataclass(frozen=True, slots=True)
class ObjectChange:
    """The change to an object: fields with their new values, fields that changed in themselves, fields that are gone."""

    set: dict[str, Any] | None = field(default=None, metadata=OMITTED)
    in_: dict[str, Change] | None = field(default=None, metadata=OMITTED)
    gone: tuple[str, ...] | None = field(default=None, metadata=OMITTED)


@dataclass(frozen=True, slots=True)
class ThingsChange:
    """The change to a list of things that their field `by` tells apart.

    Things that are new or take the place of an old one, things that changed in themselves, things that are gone. `order` is
    told where new things do not stand at the end, in the order of `set`, or where old ones changed places.
    """

    by: str
    set: tuple[Any, ...] | None = field(default=None, metadata=OMITTED)
    in_: dict[str, Change] | None = field(default=None, metadata=OMITTED)
    gone: tuple[str, ...] | None = field(default=None, metadata=OMITTED)
    order: tuple[str, ...] | None = field(default=None, metadata=OMITTED)


@dataclass(frozen=True, slots=True)
class BeginningChange:
    """The change to any other list: so many things at its beginning stay, then come these."""

    keep: Count
    more: tuple[Any, ...]


Change = ObjectChange | ThingsChange | BeginningChange
