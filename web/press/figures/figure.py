"""A figure as a rulebook describes it: read, checked and drawn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from types import UnionType
from typing import Any, get_args, get_origin, get_type_hints

from markupsafe import Markup

from press.figures.cards import Tracks, UnitCards
from press.figures.dice import Clash, Dice, Pool
from press.figures.fields import Field, Hexes, Zones
from press.figures.labels import Labels, Unknown, check_label
from press.figures.order import Circle, Order, Seats
from press.figures.pen import Pen
from press.figures.picture import Picture
from press.figures.scales import Ladder, Outcomes

KINDS: Mapping[str, type[Picture]] = {
    "dice": Dice,
    "clash": Clash,
    "pool": Pool,
    "outcomes": Outcomes,
    "ladder": Ladder,
    "unit-cards": UnitCards,
    "tracks": Tracks,
    "zones": Zones,
    "hexes": Hexes,
    "field": Field,
    "order": Order,
    "seats": Seats,
    "circle": Circle,
}
"""Every kind of figure that a rule can name."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure of a rule: its kind, its data as they were written, and its caption."""

    kind: str
    data: dict[str, Any]
    caption: dict[str, str]

    @property
    def engine(self) -> str:
        """The systems whose engine the figure takes numbers from; empty if there is none."""
        return KINDS[self.kind].engine if self.kind in KINDS else ""

    def picture(self) -> Picture:
        """The figure ready to be drawn; raises Unknown if it cannot be."""
        if self.kind not in KINDS:
            raise Unknown(f"no such kind of figure: {self.kind}")
        made = built(KINDS[self.kind], self.data)
        assert isinstance(made, Picture)
        made.check()
        return made

    def drawn(self, labels: Labels) -> Markup:
        """The figure as SVG with words in one language."""
        pen = Pen()
        spoken = " ".join(f"{told.removesuffix('.')}." for told in self.picture().draw(pen, labels))
        return pen.art(spoken.replace("\u00ad", ""))


def read(data: Mapping[str, Any]) -> Figure:
    """A figure as it stands in a chapter's file."""
    rest = {key: value for key, value in data.items() if key not in ("kind", "caption")}
    return Figure(str(data.get("kind", "")), rest, dict(data.get("caption", {})))


def built(wanted: Any, data: Any) -> object:
    """Data of TOML as the class or type that is wanted; raises Unknown where they do not fit."""
    if isinstance(wanted, UnionType):
        [wanted] = (one for one in get_args(wanted) if one is not type(None))
    origin, inner = get_origin(wanted), get_args(wanted)
    if origin is tuple and isinstance(data, list):
        if inner[-1] is Ellipsis:
            return tuple(built(inner[0], one) for one in data)
        if len(inner) == len(data):
            return tuple(built(one, value) for one, value in zip(inner, data, strict=True))
    if origin is dict and isinstance(data, dict):
        return {str(key): built(inner[1], value) for key, value in data.items()}
    if origin is None and wanted in (int, str, bool) and type(data) is wanted:
        return data
    if origin is None and wanted not in (int, str, bool) and isinstance(data, dict):
        hints, known = get_type_hints(wanted), {field.name for field in fields(wanted)}
        if unknown := sorted(data.keys() - known):
            raise Unknown(f"unknown keys {unknown}")
        try:
            return wanted(**{key: built(hints[key], value) for key, value in data.items()})
        except TypeError as wrong:
            raise Unknown(str(wrong)) from None
    raise Unknown(f"not as it should be: {data!r}")


def faults(figure: Figure, terms: frozenset[str], titles: frozenset[str]) -> Iterator[str]:
    """Yield what is wrong with a figure in a book with these terms and rules."""
    try:
        for label in figure.picture().labels():
            check_label(label, terms, titles)
    except Unknown as wrong:
        yield str(wrong)
