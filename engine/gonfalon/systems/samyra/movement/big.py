"""An obstacle that is bigger than the figure: whole rounds, in which it neither moves otherwise nor acts."""

from __future__ import annotations

from dataclasses import replace

from gonfalon.ask import GM, Number, Procedure, Tell
from gonfalon.figures import Label
from gonfalon.systems.samyra.movement.finish import finished
from gonfalon.systems.samyra.state.people import Long, Task
from gonfalon.systems.samyra.state.position import Position

MOST_ROUNDS = 20


def overcome(id: str, position: Position) -> Procedure[Position]:
    """The game master says how many rounds it takes, and which check (samyra.move.too_big)."""
    rounds = yield from Number(
        GM,
        1,
        MOST_ROUNDS,
        1,
        rule="samyra.move.too_big",
        label=Label("samyra-ask-overcome", figure=id),
        notes=(Label("samyra-note-check"),),
        about=(id,),
        quick=(1, 2, 3),
    )
    yield Tell("samyra.move.too_big", figure=id, rounds=rounds)
    task = Task(Long.OBSTACLE, rounds, position.round)
    figure = replace(position.figure(id), task=task).paced(intent="cross")
    return (yield from finished(position.with_figure(figure), id))
