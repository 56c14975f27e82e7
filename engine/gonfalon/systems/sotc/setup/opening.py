"""The first question of the set-up: how to begin."""

from __future__ import annotations

from gonfalon.questions.ask import TABLE, Procedure
from gonfalon.questions.choice import Choice
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option
from gonfalon.systems.sotc.setup.groups import split_evenly
from gonfalon.systems.sotc.setup.quick import quick_scene
from gonfalon.systems.sotc.setup.ready import ReadyScene, begin_ready, examples
from gonfalon.systems.sotc.setup.scenes import READY
from gonfalon.systems.sotc.state.position import Position


def open_table(position: Position) -> Procedure[Position]:
    """One form for a scene of one's own, or a scene that stands ready (sotc.seq.phases).

    A ready scene begins at its first exchange, its minions split evenly; `ready.` leads to the same scenes with the question
    how they split up (sotc.group.split).
    """
    ready, grouped = Label("sotc-begin-ready"), Label("sotc-begin-grouped")
    options = (
        Option("quick", Label("sotc-begin-quick"), key="quick", proposed=True),
        *(Option(f"begin.{one.key}", ready_label(one), key=f"begin.{one.key}", group=ready) for one in READY),
        Option("example", Label("sotc-begin-example"), key="example", group=ready),
        *(Option(f"ready.{one.key}", ready_label(one), key=f"ready.{one.key}", group=grouped) for one in READY),
    )
    way = yield from Choice(TABLE, options, rule="sotc.seq.phases", label=Label("sotc-ask-begin"))
    if way == "quick":
        return (yield from quick_scene(position))
    if way == "example":
        return (yield from examples(position))
    begun, _, key = way.partition(".")
    position = yield from begin_ready(position, next(one for one in READY if one.key == key))
    return (yield from split_evenly(position)) if begun == "begin" else position


def ready_label(scene: ReadyScene) -> Label:
    """Return the label of a ready scene: its name, the kind of conflict, and the number of players."""
    return Label(
        "sotc-ready", name=scene.label, kind=scene.kind.value, players=scene.heroes, zones=max(1, len(scene.zones))
    )
