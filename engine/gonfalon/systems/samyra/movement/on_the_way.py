"""The offers while a figure is on its way: leave to stand on an obstacle, what objects are for it, where areas end, and
that a move goes on behind one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from gonfalon.questions.ask import GM, TABLE, Ask, Procedure, Tell, Weight
from gonfalon.questions.choice import Choice
from gonfalon.questions.fields import Field
from gonfalon.questions.figures import Label
from gonfalon.questions.form import Form
from gonfalon.questions.option import Option
from gonfalon.systems.samyra.ground.fields import NAMES
from gonfalon.systems.samyra.ground.objects import CLASSES, OBJECTS, class_for, met
from gonfalon.systems.samyra.ground.reasons import OBSTACLE
from gonfalon.systems.samyra.movement.budget import spaces_left
from gonfalon.systems.samyra.movement.leg_form import MOVE
from gonfalon.systems.samyra.state.position import Position, Word
from gonfalon.table.field.path import Path
from gonfalon.table.offer import Offer

SIZES = "samyra.move.size_relative"
ENTERED = "samyra.zone.stop"
FORCE = "samyra.zone.force"
KNOWN = "samyra.zone.known"


def on_the_way(position: Position, ask: Ask[Any]) -> Iterator[Offer[Position]]:
    """Beside the question for a path or a leg, and beside that in an area."""
    if isinstance(ask, Path) or (isinstance(ask, Form) and ask.rule == MOVE):
        id = ask.about[0]
        if position.has(id) and not position.figure(id).pace.leave:
            label = Label("samyra-offer-leave", figure=id)
            yield Offer(f"leave.{id}", GM, partial(leave, id), rule=OBSTACLE, label=label)
        if position.has(id) and objects_on(position):
            label = Label("samyra-offer-class", figure=id)
            yield Offer(f"class.{id}", TABLE, partial(classed, id), rule=SIZES, label=label)
    elif ask.rule == ENTERED and isinstance(ask, Choice):
        mover, *foes, _ = ask.about
        if position.grid is None:
            if position.figure(mover).pace.ends and spaces_left(position, mover) >= 1:
                label = Label("samyra-offer-onward", figure=mover)
                make = partial(onward, mover)
                yield Offer(f"onward.{mover}", position.owner(mover), make, rule=FORCE, label=label, until="answer")
            return
        for foe in foes:
            label = Label("samyra-offer-outside", figure=mover, foe=foe)
            make = partial(outside, mover, foe)
            yield Offer(f"outside.{mover}.{foe}", TABLE, make, rule=KNOWN, label=label, until="answer")


def objects_on(position: Position) -> tuple[str, ...]:
    """The kinds of objects that there are on the map."""
    if position.grid is None:
        return ()
    rows = met(position).rows
    return tuple(letter for letter in OBJECTS if any(letter in row for row in rows))


def leave(id: str, position: Position) -> Procedure[Position]:
    """The game master lets the figure end its move on an obstacle (samyra.move.obstacle)."""
    yield Tell(OBSTACLE, figure=id, count=0, cost=0, weight=Weight.ASIDE)
    return position.paced(id, leave=True)


def classed(id: str, position: Position) -> Procedure[Position]:
    """The table says what each kind of object is for this figure, for as long as the combat lasts
    (samyra.move.size_relative).
    """
    figure = position.present(id)
    kinds = objects_on(position)
    said = yield from Form(
        TABLE,
        tuple(Field(NAMES[letter], class_choice(class_for(figure, letter), letter)) for letter in kinds),
        lambda **classes: tuple(zip(kinds, classes.values(), strict=True)),
        rule=SIZES,
        label=Label("samyra-ask-class", figure=id),
        about=("class", id),
    )
    for letter, what in said:
        if what != class_for(figure, letter):
            ground = Label("samyra-ground", ground=NAMES[letter])
            yield Tell("samyra.move.free_spaces", figure=id, ground=ground, what=what, weight=Weight.ASIDE)
    return position.with_figure(replace(figure, classes=said))


def class_choice(now: str, letter: str) -> Choice[str]:
    options = tuple(Option(key, Label("samyra-class", what=key), key=key, proposed=key == now) for key in CLASSES)
    return Choice(TABLE, options, rule=SIZES, label=Label("samyra-ground", ground=NAMES[letter]))


def onward(id: str, position: Position) -> Procedure[Position]:
    """Whoever runs on through the area goes on with another leg, though it was said that the move ends (samyra.zone.force)."""
    yield from ()
    return position.paced(id, ends=False)


def outside(mover: str, foe: str, position: Position) -> Procedure[Position]:
    """The map only proposes: the space does not lie in this area, until either of them moves (samyra.zone.known)."""
    yield Tell(ENTERED, figure=mover, foes=(foe,), checked="outside", weight=Weight.ASIDE)
    kept = tuple(word for word in position.words if (word.mover, word.enemy) != (mover, foe))
    return replace(position, words=(*kept, Word(mover, foe, False)))
