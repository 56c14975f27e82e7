"""Back from the space of a friend, without a map: the table says what is known there."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gonfalon.ask import TABLE, Choice, Choices, Procedure
from gonfalon.fields import Field
from gonfalon.figures import Label
from gonfalon.form import Form
from gonfalon.option import Option
from gonfalon.systems.samyra.movement.typed_contacts import with_pairs
from gonfalon.systems.samyra.state.position import Position

KNOWN = "samyra.zone.known"
HALVES = 2
"""So many halves a single space takes."""


@dataclass(frozen=True, slots=True)
class Stood:
    """Who reaches whom on the last free space, and whether that is where the move began."""

    inside: tuple[str, ...] = ()
    mine: tuple[str, ...] = ()
    began: str = ""


def typed_back(position: Position, id: str) -> Procedure[Position]:
    """On the last free space contacts are entered anew; proposed are those before the figure came onto the friend's space
    (samyra.move.friend_pending, samyra.zone.known).
    """
    figure = position.figure(id)
    fields = tuple(stood_fields(position, id))
    usual = Stood(began="no" if figure.pace.spent > HALVES else "yes")
    stood = usual
    if fields:
        stood = yield from Form(
            TABLE,
            fields,
            lambda **given: replace(usual, **given),
            rule=KNOWN,
            label=Label("samyra-ask-back", figure=id),
            about=("back", id),
        )
    pairs = (*((id, foe) for foe in stood.inside), *((foe, id) for foe in stood.mine))
    figure = figure.paced(waits="", back=None, was=(), left=stood.began == "no", climbs=False)
    return with_pairs(position.with_figure(replace(figure, perched=False)), id, pairs)


def stood_fields(position: Position, id: str) -> tuple[Field, ...]:
    """Contacts where there are enemies; where it began matters to who waits for its space, and to a long action."""
    figure, fields = position.figure(id), []
    if position.foes(id):
        fields.append(Field("inside", foes_field(position, id, "inside")))
        if figure.armed:
            fields.append(Field("mine", foes_field(position, id, "mine")))
    if any(one.pace.waits == id for one in position.figures):
        usual = "no" if figure.pace.spent > HALVES else "yes"
        options = tuple(
            Option(key, Label("samyra-answer", answer=key), key=key, proposed=key == usual) for key in ("yes", "no")
        )
        rule = "samyra.move.friend_pending"
        fields.append(Field("began", Choice(TABLE, options, rule=rule, label=Label("samyra-form-began"))))
    return tuple(fields)


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
