"""The places where everybody starts (sotc.frame.start_zone)."""

from __future__ import annotations

from dataclasses import replace

from gonfalon.questions.ask import Procedure
from gonfalon.questions.choice import Choice
from gonfalon.questions.fields import Field
from gonfalon.questions.figures import Label
from gonfalon.questions.form import Form
from gonfalon.questions.option import Option
from gonfalon.systems.sotc.state.position import Position

Starts = tuple[tuple[str, str], ...]
"""Figures, each with its zone."""


def placed(position: Position, who: tuple[str, ...]) -> Procedure[Position]:
    """The game master says in which zone each of them starts; in doubt the first. Nothing is asked of a single zone."""
    if len(position.zones) < 2 or not who:
        return position
    fields = tuple(Field(id, start_choice(position, id)) for id in who)
    label = Label("sotc-ask-start-zones")
    starts = yield from Form(position.gm, fields, made, rule="sotc.frame.start_zone", label=label, about=who)
    for id, zone in starts:
        position = position.with_figure(replace(position.figure(id), zone=zone))
    return position


def made(**starts: str) -> Starts:
    return tuple(starts.items())


def start_choice(position: Position, id: str) -> Choice[str]:
    zones = tuple(
        Option(one.id, Label("sotc-figure", piece=one.id), key=one.id, proposed=number == 0)
        for number, one in enumerate(position.zones)
    )
    return Choice(position.gm, zones, rule="sotc.frame.start_zone", label=Label("sotc-figure", piece=id))


def apart(position: Position) -> Position:
    """Scenes that stand ready: the first side in the first zone, the second in the next, as far as there are zones."""
    for figure in position.figures:
        at = min(int(figure.side[1:]), len(position.zones)) - 1
        position = position.with_figure(replace(figure, zone=position.zones[at].id))
    return position
