"""The interruption of a spell by damage: proposed by the step in which it comes, confirmed by the table."""

from __future__ import annotations

from dataclasses import replace

from gonfalon.questions.ask import TABLE, Now, Procedure, Tell, Weight
from gonfalon.questions.choice import Choice, Ruling
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option
from gonfalon.systems.samyra.state.people import Figure, Long
from gonfalon.systems.samyra.state.position import Position
from gonfalon.systems.samyra.tasks import at_task

INPUT = "samyra.spell.interrupt_input"
IN_TIME: dict[str, tuple[int, ...]] = {"instant": (1,), "round": (1, 2, 3)}
"""The steps whose damage comes before the spell: only shooters are faster than an instant spell, and what comes with a
round spell in its own step is too late (samyra.spell.instant, samyra.spell.round).
"""


def casting(figure: Figure, step: int) -> bool:
    """True if damage in this step can interrupt what the figure casts; a spell of several rounds in every step
    (samyra.spell.long).
    """
    if figure.task and figure.task.kind is Long.SPELL:
        return True
    return any(step in IN_TIME.get(kind, ()) for kind in coming(figure))


def coming(figure: Figure) -> tuple[str, ...]:
    """The kinds of the actions that a figure has still to come."""
    return (*(() if figure.pace.acted else (figure.pace.kind,)), *figure.pace.more)


def spell_options() -> tuple[Option[str], ...]:
    return tuple(
        Option(key, Label("samyra-spell", answer=key), key=key, proposed=key == "interrupted")
        for key in ("interrupted", "holds")
    )


def spell_choice() -> Choice[str]:
    """As a field of a form, in a group that names the figure (samyra.spell.interrupt_input)."""
    return Choice(TABLE, spell_options(), rule=INPUT, label=Label("samyra-form-spell"))


def rule_of(figure: Figure) -> str:
    """The rule by which a spell of its kind is interrupted."""
    if figure.task and figure.task.kind is Long.SPELL:
        return "samyra.spell.long"
    return "samyra.spell.instant" if "instant" in coming(figure) else "samyra.spell.round"


def interrupted(position: Position, id: str) -> Procedure[Position]:
    """The spell has no effect, and the action is used up (samyra.spell.interrupt_input)."""
    figure = position.figure(id)
    yield Tell(rule_of(figure), figure=id, weight=Weight.OUTCOME)
    more = tuple(kind for kind in figure.pace.more if kind not in IN_TIME)
    if figure.pace.kind in IN_TIME or at_task(figure):
        figure = figure.paced(acted=True, kind="interrupted")
    return position.with_figure(without_spell(figure).paced(more=more))


def interrupted_here(position: Position, id: str, further: str) -> Procedure[Position]:
    """An entry of a step says that its spell is interrupted: the figure's own, or the `further` one of this kind alone, for each
    entry decides for itself (samyra.spell.interrupt_input).
    """
    figure = position.figure(id)
    yield Tell(rule_of(figure), figure=id, weight=Weight.OUTCOME)
    if further:
        return position.paced(id, more=less_one(figure.pace.more, further))
    return position.with_figure(without_spell(figure).paced(acted=True, kind="interrupted"))


def without_spell(figure: Figure) -> Figure:
    """The same without its spell of several rounds, if it casts one (samyra.spell.long)."""
    return replace(figure, task=None) if figure.task and figure.task.kind is Long.SPELL else figure


def less_one(kinds: tuple[str, ...], kind: str) -> tuple[str, ...]:
    """The same without the first of this kind."""
    at = kinds.index(kind)
    return (*kinds[:at], *kinds[at + 1 :])


def broken_off(position: Position, id: str, damage: int) -> Procedure[Position]:
    """A spell of several rounds may be interrupted in the movement phase, too (samyra.spell.long)."""
    figure = position.figure(id)
    if not damage or not figure.task or figure.task.kind is not Long.SPELL:
        return position
    answer = yield from Ruling(
        TABLE,
        spell_options(),
        rule=INPUT,
        label=Label("samyra-ask-spell", figure=id),
        about=(id, str(figure.damage)),
    )
    if answer == "holds":
        yield Tell(INPUT, figure=id)
        return position
    yield Tell("samyra.spell.long", figure=id, weight=Weight.OUTCOME)
    return (yield from Now(position.with_figure(replace(figure, task=None))))
