"""Latecomers: the row of the set-up again, in the middle of the conflict (sotc.init.persist)."""

from __future__ import annotations

from gonfalon.questions.ask import Now, Procedure, Tell, Weight
from gonfalon.questions.fields import Field, Rows
from gonfalon.questions.figures import Label
from gonfalon.questions.form import Form
from gonfalon.systems.sotc.setup.joining import arrived, heroes, letter_of
from gonfalon.systems.sotc.setup.rows import (
    Friend,
    Row,
    best_skill,
    companion_shape,
    complaints,
    hero_shape,
    minions_shape,
    villain_shape,
)
from gonfalon.systems.sotc.setup.starting import placed
from gonfalon.systems.sotc.state.position import Position


def latecomer(position: Position) -> Procedure[Position]:
    """Somebody joins, and takes turns from the next exchange on; no zone is asked of who is ruled out at once."""
    bests = tuple(best_skill(one.skills) for one in heroes(position))
    row = yield from Form(
        position.gm,
        (Field("who", newcomer()),),
        first,
        lambda row: complaints((row,), "who", bests),
        rule="sotc.init.persist",
        label=Label("sotc-ask-latecomer"),
    )
    partner = heroes(position)[row.partner - 1].id if isinstance(row, Friend) else ""
    position, id = position.fresh(letter_of(row))
    position = arrived(position, row, id, since=position.exchange + 1, partner=partner)
    arrives = any(one.id == id for one in position.figures)
    yield Tell("sotc.init.persist", piece=id, weight=Weight.OUTCOME)
    position = yield from Now(position)
    if not arrives or position.figure(id).left:
        return position
    position = yield from placed(position, (id,))
    if len(position.zones) > 1:
        yield Tell("sotc.frame.start_zone", piece=id, zone=position.figure(id).zone)
    return (yield from Now(position))


def newcomer() -> Rows:
    """One row, of any shape."""
    hero, villain, minions, companion = hero_shape(), villain_shape(), minions_shape(), companion_shape()
    shapes = (hero, villain, minions, companion)
    return Rows(shapes, 1, 1, (minions.row(),), Label("sotc-form-people"))


def first(who: tuple[Row, ...]) -> Row:
    return who[0]
