"""Zones in a row, what lies on them, and what is told of a scene when it begins."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from gonfalon.fate.aspects import Named
from gonfalon.questions.ask import Tell
from gonfalon.questions.figures import Label
from gonfalon.questions.secret import Slip
from gonfalon.systems.sotc.setup.sheet import put
from gonfalon.systems.sotc.state.position import Position
from gonfalon.systems.sotc.state.things import SCENE, Aspect, Border, Sort, Zone


@dataclass(frozen=True, slots=True)
class Plot:
    """A zone: `border` is what the way on to the next zone costs, `back` the way from there (None for the same)."""

    name: Named
    border: int = 0
    back: int | None = None


@dataclass(frozen=True, slots=True)
class Feature:
    """An aspect of the scene, or of the zone with this number; `slip` is what a hidden one stands on."""

    text: Named | None
    zone: int = 0
    slip: Slip | None = None


def with_zones(position: Position, plots: Iterable[Plot]) -> Position:
    """A row of zones, each linked with the next in both directions (sotc.frame.zones)."""
    row = tuple(plots)
    zones = tuple(Zone(f"z{number}", plot.name, (number - 1, 0)) for number, plot in enumerate(row, 1))
    borders = tuple(border for number, plot in enumerate(row[:-1], 1) for border in both_ways(number, plot))
    return replace(position, zones=zones, borders=borders)


def both_ways(number: int, plot: Plot) -> Iterator[Border]:
    here, there = f"z{number}", f"z{number + 1}"
    yield Border(here, there, plot.border)
    yield Border(there, here, plot.border if plot.back is None else plot.back)


def with_features(position: Position, features: Iterable[Feature]) -> Position:
    """Aspects of the scene; of a hidden one only its number is known (sotc.frame.aspects)."""
    hidden = 0
    for one in features:
        hidden += one.text is None
        text = one.text or Label("sotc-hidden", number=hidden)
        on = f"z{one.zone}" if one.zone else SCENE
        position = put(position, Aspect("", text, on, Sort.SCENE, hidden=one.slip))
    return position


def told(position: Position) -> Iterator[Tell]:
    """The kind of the conflict, and the aspects that everybody sees (sotc.conflict.kind, sotc.frame.aspects)."""
    yield Tell("sotc.conflict.kind", kind=position.kind.value)
    for aspect in position.aspects:
        if aspect.sort is Sort.SCENE and aspect.known:
            yield Tell("sotc.frame.aspects", aspect=aspect.text, on=aspect.on, change="added")
