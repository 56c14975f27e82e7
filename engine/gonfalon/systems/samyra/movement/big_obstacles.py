"""An obstacle that is bigger than the figure: whole rounds, in which it neither moves otherwise nor acts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial

from gonfalon.questions.ask import GM, Procedure, Tell, Weight
from gonfalon.questions.choice import Choice, Choices
from gonfalon.questions.fields import Field
from gonfalon.questions.figures import Label, UserText
from gonfalon.questions.form import Form
from gonfalon.questions.number import Number
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Barred, Complaint, Refused
from gonfalon.questions.text import Text
from gonfalon.systems.samyra.ground.areas import attack_area, holders
from gonfalon.systems.samyra.ground.objects import far_side, may_stand, on_object
from gonfalon.systems.samyra.movement.budget import must_stay_in
from gonfalon.systems.samyra.movement.disengage import set_out
from gonfalon.systems.samyra.movement.finish import finished
from gonfalon.systems.samyra.movement.typed_contacts import with_pairs
from gonfalon.systems.samyra.state.people import Figure, Long, Task, without_room
from gonfalon.systems.samyra.state.position import Position
from gonfalon.table.field.grid import Cell

RULE = "samyra.move.too_big"
MOST_ROUNDS = 20
LONGEST_CELL = 5


def crosses(figure: Figure) -> bool:
    """True if a figure is on its way over something that is too big."""
    return figure.task is not None and figure.task.kind is Long.OBSTACLE


def overcome(id: str, position: Position) -> Procedure[Position]:
    """The game master says how many rounds it takes, and which check. Who is over it by the end of this one leaves the areas in
    which it stands (samyra.move.too_big, samyra.disengage.needed).
    """
    rounds = yield from Number(
        GM,
        1,
        MOST_ROUNDS,
        1,
        rule=RULE,
        label=Label("samyra-ask-overcome", figure=id),
        notes=(Label("samyra-note-check"),),
        about=(id,),
        quick=(1, 2, 3),
    )
    task = Task(Long.OBSTACLE, rounds, position.round)
    if rounds == 1:
        position = yield from away(position, id)
        if not position.moves_on(id):
            return position
    yield Tell(RULE, figure=id, stage="begun", rounds=rounds, to="none")
    figure = replace(position.figure(id), task=task).paced(intent="cross")
    return (yield from finished(position.with_figure(figure), id))


def climb_on(id: str, position: Position) -> Procedure[Position]:
    """Another whole round for it; before the last one it has to get away from enemies (samyra.move.too_big)."""
    task = position.figure(id).task
    if task and task.left == 1:
        position = yield from away(position, id)
        if not position.moves_on(id):
            return position
    return (yield from finished(position.paced(id, intent="cross"), id))


def away(position: Position, id: str) -> Procedure[Position]:
    """A figure that climbs out of an attack area disengages first, or is struck at, like one that walks out of it; it
    comes out within the area of any enemy from whom it is not free (samyra.disengage.needed, samyra.disengage.inside).
    """
    position = yield from set_out(position, id)
    return position.paced(id, held=must_stay_in(position, id)) if position.moves_on(id) else position


def give_up(id: str, position: Position) -> Procedure[Position]:
    """Back on its side: what was done so far is lost, and the figure may move or act again (samyra.act.long)."""
    yield Tell("samyra.act.long", figure=id, what=Long.OBSTACLE.value, rounds=0, stage="dropped")
    return position.with_figure(replace(position.figure(id), task=None))


@dataclass(frozen=True, slots=True)
class Arrival:
    """The result of the check, and the place where the figure comes out: a cell, or contacts."""

    result: str
    cell: str = ""
    inside: tuple[str, ...] = ()
    mine: tuple[str, ...] = ()


def arrives(position: Position, id: str) -> Procedure[Position]:
    """At the end of the last round the game master enters how the check went; who has passed it stands on the other side,
    on a cell, or in the areas that are entered; else it stays where it was (samyra.move.too_big).
    """
    came = yield from arrival_form(position, id)
    grid = position.grid
    position = position.with_figure(replace(position.figure(id), task=None))
    if came.result == "failure":
        yield Tell(RULE, figure=id, stage="failed", rounds=0, to="none", weight=Weight.OUTCOME)
        return position
    to = UserText(came.cell) if came.cell else "none"
    yield Tell(RULE, figure=id, stage="over", rounds=0, to=to, weight=Weight.OUTCOME)
    figure = without_room(position.figure(id))
    if grid is None:
        pairs = (*((id, foe) for foe in came.inside), *((foe, id) for foe in came.mine))
        return with_pairs(position.with_figure(figure), id, pairs)
    figure = replace(figure, at=grid.cell_named(came.cell))
    figure = replace(figure, perched=on_object(position, figure))
    words = tuple(word for word in position.words if id not in (word.mover, word.enemy))
    return replace(position.with_figure(figure), words=words)


def arrival_form(position: Position, id: str) -> Form[Arrival]:
    """Proposed are success, and the nearest free cell behind the obstacle."""
    return Form(
        GM,
        tuple(arrival_fields(position, id)),
        Arrival,
        partial(misplaced, position, id),
        rule=RULE,
        label=Label("samyra-ask-arrival", figure=id),
        about=("arrives", id),
    )


def arrival_fields(position: Position, id: str) -> Iterator[Field]:
    results = tuple(
        Option(key, Label("samyra-arrival", result=key), key=key, proposed=key == "success")
        for key in ("success", "failure")
    )
    yield Field("result", Choice(GM, results, rule=RULE, label=Label("samyra-form-result")))
    passed = ("result", ("success",))
    figure = position.figure(id)
    if position.grid:
        behind = far_side(position, figure)
        cell = position.grid.name_of(figure.at if figure.at and left_areas(position, figure, behind) else behind)
        text = Text(GM, LONGEST_CELL, 2, cell, rule=RULE, label=Label("samyra-form-arrival"))
        yield Field("cell", text, when=passed)
        return
    foes = position.foes(id)
    if foes:
        for what in ("inside", "mine") if figure.armed else ("inside",):
            options = tuple(
                Option(
                    one.id,
                    Label("samyra-figure", figure=one.id),
                    one.id,
                    on=one.id,
                    proposed=what == "inside" and one.id in held_by(position, figure),
                )
                for one in foes
            )
            label = Label("samyra-form-back", what=what)
            areas = Choices(GM, options, rule="samyra.zone.known", label=label, least=0, most=len(options))
            yield Field(what, areas, when=passed)


def misplaced(position: Position, id: str, came: Arrival) -> Iterator[Complaint]:
    """On a map it comes out on a free space; nowhere out of the area of an enemy from whom it is not free
    (samyra.disengage.needed).
    """
    if came.result == "failure":
        return
    figure, grid = position.figure(id), position.grid
    where = grid.cell_named(came.cell) if grid else None
    if grid is None:
        left: tuple[str, ...] = tuple(foe for foe in held_by(position, figure) if foe not in came.inside)
    elif where is None or not (where == figure.at or may_stand(position, figure, where)):
        yield Complaint.of("cell", Refused("setting-text", rule=RULE, hint=Label("samyra-hint-cell")))
        return
    else:
        left = left_areas(position, figure, where)
    for foe in left:
        yield Complaint.of("cell" if grid else "inside", Barred("samyra.disengage.needed", figure=foe))


def held_by(position: Position, figure: Figure) -> tuple[str, ...]:
    """The enemies from whom it did not get free, and in whose area it still stands."""
    return tuple(foe for foe in holders(position, figure.id) if foe in figure.pace.held)


def left_areas(position: Position, figure: Figure, where: Cell) -> tuple[str, ...]:
    """Those of them whose area it would leave by coming out there."""
    cells = set(figure.standing(where))
    return tuple(
        foe for foe in held_by(position, figure) if where != figure.at and cells.isdisjoint(attack_area(position, foe))
    )
