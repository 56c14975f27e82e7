"""The end of a round: what takes several rounds goes on, and the combat ends when the table says so."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

from gonfalon.questions.ask import TABLE, Now, Procedure, Tell, Weight
from gonfalon.questions.choice import Ruling
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Barred
from gonfalon.systems.samyra.movement.big_obstacles import arrives
from gonfalon.systems.samyra.state.people import Figure, Long
from gonfalon.systems.samyra.state.position import ROUND_SECONDS, Position, Step
from gonfalon.systems.samyra.tasks import perhaps_dropped

END = "samyra.round.end"


def end_round(position: Position) -> Procedure[Position]:
    """Spells and actions of several rounds are a round nearer their end (samyra.act.long, samyra.spell.long)."""
    for id in [one.id for one in position.standing if one.task]:
        position = yield from Now((yield from advanced(position, id)))
    return replace(position, step=Step.END)


def perhaps_over(position: Position) -> Procedure[Position]:
    """Another round while enemies face each other; else the table says whether the combat is over. One party alone goes on
    without a roll, or rolls with those who join it before; with nobody standing there is no other round, unless somebody gets
    up or comes (samyra.round.end, samyra.init.winner_orders).
    """
    if hostile_left(position):
        return replace(position, step=Step.READY)
    barred = None if position.standing else Barred(END)
    alone = len({one.of for one in position.standing}) == 1
    options = (
        Option("yes", Label("samyra-over", answer="yes"), key="yes", proposed=True),
        *((Option("on", Label("samyra-over", answer="on"), key="on"),) if alone else ()),
        Option("no", Label("samyra-over", answer="join" if alone else "no"), key="no", barred=barred),
    )
    answer = yield from Ruling(
        TABLE,
        options,
        rule=END,
        label=Label("samyra-ask-over", round=position.round),
        about=(f"round.{position.round}",),
    )
    if answer == "yes":
        return (yield from over(position))
    return replace(position, step=Step.READY, unrolled=answer == "on")


def over(position: Position) -> Procedure[Position]:
    """The table says that the combat has ended (samyra.round.end, samyra.time.round)."""
    yield Tell(END, round=position.round, seconds=ROUND_SECONDS * position.round, weight=Weight.OUTCOME)
    return replace(position, step=Step.OVER)


def hostile_left(position: Position) -> bool:
    """True if two figures that are hostile to each other still stand."""
    parties = sorted({one.of for one in position.standing})
    return any(position.hostile(one, other) for one, other in combinations(parties, 2))


def advanced(position: Position, id: str) -> Procedure[Position]:
    """A round less to go; what was not gone on with in this round may be lost (samyra.act.long, samyra.move.too_big)."""
    figure = position.figure(id)
    task = figure.task
    if task is None:
        return position
    if not goes_on(position, figure):
        return (yield from perhaps_dropped(position, id))
    if task.left is None:
        return position
    left = task.left - 1
    if left == 0 and task.kind is Long.OBSTACLE:
        return (yield from arrives(position, id))
    if left == 0:
        yield Tell("samyra.act.long", figure=id, what=task.kind.value, rounds=0, stage="done")
        return position.with_figure(replace(figure, task=None))
    yield Tell("samyra.act.long", figure=id, what=task.kind.value, rounds=left, stage="on", weight=Weight.ASIDE)
    return position.with_figure(replace(figure, task=replace(task, left=left)))


def goes_on(position: Position, figure: Figure) -> bool:
    """True if the action of this round went into the figure's task."""
    assert figure.task
    if figure.task.kind is Long.OBSTACLE:
        return figure.pace.intent == "cross"
    if figure.task.since == position.round:
        return True
    return figure.pace.kind == "on"
