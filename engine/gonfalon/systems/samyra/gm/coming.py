"""Arrivals and departures in the middle of a combat: a party more, and figures that leave."""

from __future__ import annotations

from dataclasses import replace

from gonfalon.questions.ask import GM, TABLE, Now, Procedure, Tell, Weight
from gonfalon.questions.choice import Choices
from gonfalon.questions.figures import Label, UserText
from gonfalon.questions.form import Form
from gonfalon.questions.option import Option
from gonfalon.systems.samyra.harm.falling import gone
from gonfalon.systems.samyra.movement.finish import resolved
from gonfalon.systems.samyra.setup.rows import Camp, party_shape
from gonfalon.systems.samyra.state.people import Party
from gonfalon.systems.samyra.state.position import Position

HOSTILE = "samyra.sides.hostile"


def new_party(position: Position) -> Procedure[Position]:
    """A party more, an enemy of all others at first; its figures come as latecomers (samyra.sides.hostile)."""
    number = 1 + max(int(one.id[1:]) for one in position.parties)
    camp = yield from Form(
        GM, party_shape().fields, Camp, rule=HOSTILE, label=Label("samyra-offer-party"), about=("party", str(number))
    )
    name = UserText(camp.name) if camp.name else Label("samyra-party-usual", number=number)
    party = Party(f"p{number}", name, camp.played == "gm")
    yield Tell(HOSTILE, what="party", side=party.id, count=1, figures=())
    return (yield from Now(replace(position, parties=(*position.parties, party))))


def leave(position: Position) -> Procedure[Position]:
    """Figures leave the combat, whole and well: they are on the map no more and count no more (samyra.sides.hostile)."""
    options = tuple(
        Option(one.id, Label("samyra-figure", figure=one.id), one.id, of=one.of, on=one.id) for one in position.standing
    )
    ids = yield from Choices(
        TABLE,
        options,
        rule=HOSTILE,
        label=Label("samyra-ask-leave"),
        least=0,
        most=len(options),
        about=("leave", *(one.id for one in position.standing)),
    )
    if not ids:
        return position
    for id in ids:
        position = gone(position, id)
    yield Tell(HOSTILE, what="gone", side="", count=len(ids), figures=ids, weight=Weight.OUTCOME)
    for id in ids:
        position = yield from resolved(position, id)
    return (yield from Now(position))
