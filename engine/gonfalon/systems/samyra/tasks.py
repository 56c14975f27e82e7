"""Tasks of several rounds: whether the action of a round goes into them, and whether the progress is lost."""

from __future__ import annotations

from dataclasses import replace

from gonfalon.questions.ask import GM, Procedure, Tell
from gonfalon.questions.choice import Ruling
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option
from gonfalon.systems.samyra.state.people import Figure, Task
from gonfalon.systems.samyra.state.position import Position

LONG = "samyra.act.long"


def at_task(figure: Figure) -> bool:
    """True if the action of this round goes into a task of several rounds."""
    return figure.task is not None and figure.pace.kind in ("on", "spell", "veiled", "long")


def task_label(task: Task) -> Label:
    """Return the label of a task, and the rounds that are left with this one, if they are known."""
    return Label("samyra-value-task", what=task.kind.value, rounds=task.left or 0)


def perhaps_dropped(position: Position, id: str) -> Procedure[Position]:
    """Moving or stopping early loses the progress, unless the game master says otherwise; asked once in a round
    (samyra.act.long).
    """
    figure = position.figure(id)
    task = figure.task
    if task is None or figure.pace.kept:
        return position
    options = tuple(
        Option(key, Label("samyra-progress", answer=key), key=key, proposed=key == "drop") for key in ("drop", "keep")
    )
    what = task.kind.value
    label = Label("samyra-ask-progress", figure=id, what=what)
    answer = yield from Ruling(GM, options, rule=LONG, label=label, about=("progress", id))
    if answer == "keep":
        yield Tell(LONG, figure=id, what=what, rounds=task.left or 0, stage="kept")
        return position.paced(id, kept=True)
    return (yield from dropped(position, id))


def dropped(position: Position, id: str) -> Procedure[Position]:
    """The progress of what a figure is about is lost (samyra.act.long)."""
    figure = position.figure(id)
    assert figure.task
    yield Tell(LONG, figure=id, what=figure.task.kind.value, rounds=0, stage="dropped")
    return position.with_figure(replace(figure, task=None))
