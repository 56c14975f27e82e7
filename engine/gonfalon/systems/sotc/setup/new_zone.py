"""Zones that are entered while a conflict runs (sotc.seq.phases)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gonfalon.questions.ask import Now, Procedure, Tell
from gonfalon.questions.choice import Choice
from gonfalon.questions.fields import Field
from gonfalon.questions.figures import Label
from gonfalon.questions.form import Form
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Barred
from gonfalon.systems.sotc.setup.field import Plot
from gonfalon.systems.sotc.setup.quick import zone_shape
from gonfalon.systems.sotc.state.position import Position
from gonfalon.systems.sotc.state.things import Border, Zone


@dataclass(frozen=True, slots=True)
class Extension:
    """A new zone and the zone that it borders on."""

    plot: Plot
    near: str


MOST = 30


def crowded(position: Position) -> Barred | None:
    """A table holds so many zones and no more."""
    return Barred("sotc.frame.zone_count", most=MOST) if len(position.zones) >= MOST else None


def add_zone(position: Position) -> Procedure[Position]:
    """One more zone at the end of the row (sotc.frame.zones)."""
    new = yield from zone_form(position)
    id = f"z{1 + max((int(one.id[1:]) for one in position.zones), default=0)}"
    column = 1 + max((one.at[0] for one in position.zones), default=-1)
    border, back = new.plot.border, new.plot.border if new.plot.back is None else new.plot.back
    position = replace(
        position,
        zones=(*position.zones, Zone(id, new.plot.name, (column, 0))),
        borders=(*position.borders, Border(new.near, id, border), Border(id, new.near, back)),
    )
    yield Tell("sotc.frame.zones", zone=id, near=new.near, border=border, back=back)
    return (yield from Now(position))


def zone_form(position: Position) -> Form[Extension]:
    """The name, the border, and the neighbour: the last zone unless told otherwise."""
    shape, last = zone_shape(), position.zones[-1]
    near = Choice(
        position.gm,
        tuple(
            Option(one.id, Label("sotc-figure", piece=one.id), key=one.id, on=one.id, proposed=one is last)
            for one in position.zones
        ),
        rule="sotc.frame.zones",
        label=Label("sotc-form-near"),
    )

    def make(near: str, **plot: str | int) -> Extension:
        return Extension(shape.make(**plot), near)

    label = Label("sotc-ask-zone")
    return Form(position.gm, (*shape.fields, Field("near", near)), make, rule="sotc.frame.zones", label=label)
