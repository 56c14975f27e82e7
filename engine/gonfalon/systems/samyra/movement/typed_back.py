"""Back from the space of a friend, without a map: the table says what is known there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from gonfalon.questions.ask import TABLE, Procedure
from gonfalon.questions.choice import Choice, Choices
from gonfalon.questions.fields import Field
from gonfalon.questions.figures import Label
from gonfalon.questions.form import Form
from gonfalon.questions.option import Option
from gonfalon.systems.samyra.movement.typed_contacts import with_pairs
from gonfalon.systems.samyra.state.position import Position

KNOWN = "samyra.zone.known"
HALVES = 2
"""So many halves a single space takes."""


@dataclass(frozen=True, slots=True)
class Stood:
    """The typed facts about the last free space: whether the move began there, what stands on it, who reaches whom there."""

    began: str
    on: str
    inside: tuple[str, ...] = ()
    mine: tuple[str, ...] = ()


def typed_back(position: Position, id: str) -> Procedure[Position]:
    """On the last free space contacts are entered anew; proposed are those before the figure came onto the friend's space
    (samyra.move.friend_pending, samyra.zone.known).
    """
    figure = position.figure(id)
    stood = yield from Form(
        TABLE,
        tuple(stood_fields(position, id)),
        Stood,
        rule=KNOWN,
        label=Label("samyra-ask-back", figure=id),
        about=("back", id),
    )
    pairs = (*((id, foe) for foe in stood.inside), *((foe, id) for foe in stood.mine))
    figure = figure.paced(waits="", back=None, was=(), left=stood.began == "no", climbs=False)
    return with_pairs(position.with_figure(replace(figure, perched=stood.on == "low")), id, pairs)


def stood_fields(position: Position, id: str) -> Iterator[Field]:
    """Contacts only where there are enemies, and an area of its own only for who has a melee weapon ready."""
    figure = position.figure(id)
    began = "no" if figure.pace.spent > HALVES else "yes"
    answers = tuple(
        Option(key, Label("samyra-answer", answer=key), key=key, proposed=key == began) for key in ("yes", "no")
    )
    grounds = tuple(
        Option(key, Label("samyra-stands-on", what=key), key=key, proposed=key == "no") for key in ("no", "low")
    )
    rule, ground = "samyra.move.friend_pending", "samyra.move.fight_from_object"
    yield Field("began", Choice(TABLE, answers, rule=rule, label=Label("samyra-form-began")))
    yield Field("on", Choice(TABLE, grounds, rule=ground, label=Label("samyra-form-on")))
    if position.foes(id):
        yield Field("inside", foes_field(position, id, "inside"))
        if figure.armed:
            yield Field("mine", foes_field(position, id, "mine"))


def foes_field(position: Position, id: str, what: str) -> Choices[str]:
    """Whose areas it stands in, or who stands in its own."""
    was = position.figure(id).pace.was
    options = tuple(
        Option(
            foe.id,
            Label("samyra-figure", figure=foe.id),
            foe.id,
            on=foe.id,
            proposed=((id, foe.id) if what == "inside" else (foe.id, id)) in was,
        )
        for foe in position.foes(id)
    )
    return Choices(TABLE, options, rule=KNOWN, label=Label("samyra-form-back", what=what), least=0, most=len(options))
