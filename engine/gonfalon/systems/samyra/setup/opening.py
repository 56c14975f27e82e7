"""The first question, and the beginning of a round."""

from __future__ import annotations

from dataclasses import replace

from gonfalon.questions.ask import GM, TABLE, Heading, Now, Procedure
from gonfalon.questions.choice import Choice
from gonfalon.questions.fields import Field
from gonfalon.questions.figures import Label
from gonfalon.questions.form import Form
from gonfalon.questions.number import Number
from gonfalon.questions.option import Option
from gonfalon.systems.samyra.setup.cast import NATURE, figure_of
from gonfalon.systems.samyra.setup.quick import quick_combat
from gonfalon.systems.samyra.setup.ready import READY, begin_ready, with_examples
from gonfalon.systems.samyra.setup.sealing import seal_alike
from gonfalon.systems.samyra.state.people import Party
from gonfalon.systems.samyra.state.position import Position, Step

OPENING = "samyra.round.phases"
CASTS = {
    "p1": ("ilva", "brug", "tamo", "kerit", "pim", "renna"),
    "p2": ("orc1", "orc2", "orc3", "orc4", "orc5", "orc6"),
    "p3": ("wolf1", "wolf2", "wolf3", "wolf4", "wolf5", "wolf6"),
}
NATURES = {
    "ilva": "fighter",
    "brug": "giant",
    "tamo": "mage",
    "kerit": "archer",
    "pim": "mite",
    "renna": "halberdier",
}
"""The cast of the worked examples: adventurers with names of our own, orcs, wolves."""


def open_table(position: Position) -> Procedure[Position]:
    """One form for a combat of one's own, a fight that stands ready, or the field of the examples (samyra.round.phases).

    A ready fight begins at its first round with example values; `ready.` leads to the same fights with what the game master
    seals of them (samyra.act.input).
    """
    ready, sealed = Label("samyra-begin-ready"), Label("samyra-begin-sealed")
    options = (
        Option("quick", Label("samyra-begin", how="quick"), key="quick", proposed=True),
        *(
            Option(f"begin.{one.key}", Label("samyra-ready", fight=one.key), key=f"begin.{one.key}", group=ready)
            for one in READY
        ),
        Option("example", Label("samyra-begin", how="example"), key="example", group=ready),
        *(
            Option(f"ready.{one.key}", Label("samyra-ready", fight=one.key), key=f"ready.{one.key}", group=sealed)
            for one in READY
        ),
    )
    way = yield from Choice(TABLE, options, rule=OPENING, label=Label("samyra-ask-begin"))
    if way == "quick":
        position = yield from quick_combat(position)
    elif way == "example":
        position = yield from examples(position)
    else:
        begun, _, key = way.partition(".")
        position = begin_ready(position, next(one for one in READY if one.key == key))
        if begun == "begin":
            position = with_examples(position)
        else:
            position = yield from seal_alike((yield from Now(position)))
    yield Heading("samyra.sides.hostile")
    return position


def examples(position: Position) -> Procedure[Position]:
    """So many of each party as an example needs; it waits until everything that the example gives is set."""
    counts = (("adventurers", 1, 1), ("orcs", 0, 1), ("wolves", 0, 0))
    fields = tuple(
        Field(key, Number(TABLE, least, 6, usual, rule=OPENING, label=Label("samyra-form-many", party=key)))
        for key, least, usual in counts
    )
    many = yield from Form(
        TABLE, fields, lambda **many: tuple(many.values()), rule=OPENING, label=Label("samyra-ask-example")
    )
    position = replace(position, step=Step.READY, facing=False)
    for number, (id, count) in enumerate(zip(CASTS, many, strict=True), 1):
        if count:
            position = replace(
                position,
                parties=(*position.parties, Party(id, Label("samyra-party-example", number=number), number > 1)),
            )
        for name in CASTS[id][:count]:
            template = NATURE[NATURES.get(name, name.rstrip("123456"))]
            called = Label("samyra-name", name=name) if number == 1 else template.label
            figure = replace(figure_of(template, name, id, called), bew=6)
            position = replace(position, figures=(*position.figures, figure))
    position = yield from Now(position)
    begin = Option("begin", Label("samyra-begin", how="begin"), key="begin", role="done", proposed=True)
    yield from Choice(GM, (begin,), rule="samyra.round.end", label=Label("samyra-ask-frame"))
    return position
