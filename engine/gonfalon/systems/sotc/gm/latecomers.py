"""Latecomers: the row of the set-up again, in the middle of the conflict (sotc.init.persist)."""

from __future__ import annotations

from dataclasses import replace

from gonfalon.ask import Choice, Now, Procedure, Tell, Weight
from gonfalon.fields import Field, Rows
from gonfalon.figures import Label
from gonfalon.form import Form
from gonfalon.option import Option
from gonfalon.systems.sotc.setup.joining import arrived, letter_of
from gonfalon.systems.sotc.setup.rows import (
    Friend,
    Row,
    companion_shape,
    complaints,
    hero_shape,
    minions_shape,
    villain_shape,
)
from gonfalon.systems.sotc.state.position import Position


def latecomer(position: Position) -> Procedure[Position]:
    """Somebody joins, and takes turns from the next exchange on."""
    row = yield from Form(
        position.gm,
        (Field("who", newcomer()),),
        first,
        lambda row: complaints((row,), "who"),
        rule="sotc.init.persist",
        label=Label("sotc-ask-latecomer"),
    )
    partner = ""
    if isinstance(row, Friend):
        partner = yield from chosen_partner(position)
        row = replace(row, partner=1)
    position, id = position.fresh(letter_of(row))
    position = arrived(position, row, id, since=position.exchange + 1, partner=partner)
    yield Tell("sotc.init.persist", piece=id, weight=Weight.OUTCOME)
    return (yield from Now(position))


def newcomer() -> Rows:
    """One row, of any shape."""
    hero, villain, minions, companion = hero_shape(), villain_shape(), minions_shape(), companion_shape()
    shapes = (hero, villain, minions, companion)
    return Rows(shapes, 1, 1, (minions.row(),), Label("sotc-form-people"))


def first(who: tuple[Row, ...]) -> Row:
    return who[0]


def chosen_partner(position: Position) -> Procedure[str]:
    """Whose companion it is (sotc.comp.base)."""
    people = tuple(
        Option(one.id, Label("sotc-figure", piece=one.id), key=one.id)
        for one in position.characters
        if one.left is None
    )
    return (
        yield from Choice(
            position.gm, people, rule="sotc.comp.base", label=Label("sotc-ask-partner"), about=("partner",)
        )
    )
