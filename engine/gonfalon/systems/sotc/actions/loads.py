"""Weights: what is carried or thrown, by its weight factor (sotc.weight.table)."""

from __future__ import annotations

from dataclasses import replace

from gonfalon.questions.ask import Now, Procedure, Tell
from gonfalon.questions.choice import Choice
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option
from gonfalon.systems.sotc.actions.blocking import waived
from gonfalon.systems.sotc.state.position import Position

KILOGRAMS = (5, 45, 90, 135, 180, 225, 270, 360, 450, 540, 630)
"""The most that each weight factor stands for, from 0 on; a normal person has 2 (sotc.weight.table)."""

PERSON = 2


def weighed(position: Position, who: str, why: str) -> Procedure[int]:
    """The weight factor of a load, by what it weighs."""
    options = tuple(
        Option(factor, Label("sotc-weight", factor=factor, kilograms=most), key=str(factor), proposed=factor == PERSON)
        for factor, most in enumerate(KILOGRAMS)
    )
    label = Label("sotc-ask-weight", piece=who)
    owner = position.figure(who).owner
    return (yield from Choice(owner, options, rule="sotc.weight.table", label=label, about=(who, why)))


def carry(who: str, position: Position) -> Procedure[Position]:
    """Somebody takes a load; moving with it is dearer by its factor (sotc.carry.penalty, sotc.carry.sprint)."""
    if not (yield from waived(position, position.figure(who), "free")):
        return position
    factor = yield from weighed(position, who, "carry")
    yield Tell("sotc.carry.penalty", piece=who, factor=factor)
    return (yield from Now(position.with_figure(replace(position.character(who), load=factor))))


def put_down(who: str, position: Position) -> Procedure[Position]:
    """The hands are free again."""
    yield Tell("sotc.carry.penalty", piece=who, factor=0)
    return (yield from Now(position.with_figure(replace(position.character(who), load=0))))
