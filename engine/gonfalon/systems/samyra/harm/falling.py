"""The fall of a figure: the table says so, and hit points propose it; and what falls away with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from gonfalon.questions.ask import GM, Procedure
from gonfalon.questions.choice import Choice, OptionsAnswer, Ruling
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option
from gonfalon.questions.secret import Slip
from gonfalon.systems.samyra.state.people import Figure, without_room
from gonfalon.systems.samyra.state.position import Position


def falls(position: Position, id: str, damage: int, rule: str, about: tuple[str, ...]) -> Procedure[bool]:
    """A judgement, with what the hit points say as its proposal (samyra.act.input)."""
    figure = position.figure(id)
    answer = yield from Ruling(
        position.judge(id),
        fall_options(figure, damage),
        rule=rule,
        label=Label("samyra-ask-falls", figure=id, damage=damage, before=figure.damage, total=figure.damage + damage),
        notes=sealed_notes(position.judge(id)),
        about=("falls", *about),
        suggest=fall_suggestion(figure, damage),
    )
    return answer == "falls"


def fall_choice(position: Position, id: str, damage: int, rule: str) -> Choice[str]:
    """The same as a field of a form, in a group that names the figure and the damage."""
    figure = position.figure(id)
    return Choice(
        position.judge(id),
        fall_options(figure, damage),
        rule=rule,
        label=Label("samyra-form-falls"),
        suggest=fall_suggestion(figure, damage),
    )


def sealed_notes(who: str) -> tuple[Label, ...]:
    """If the game master judges, hit points are sealed, and their proposal is read in his own view (samyra.act.input)."""
    return (Label("samyra-note-sealed"),) if who == GM else ()


def fall_options(figure: Figure, damage: int) -> tuple[Option[str], ...]:
    usual = "falls" if figure.hits is not None and figure.hits <= figure.damage + damage else "stands"
    return tuple(
        Option(key, Label("samyra-falls", answer=key), key=key, proposed=key == usual) for key in ("stands", "falls")
    )


def fall_suggestion(figure: Figure, damage: int) -> Callable[[Callable[[Slip], Any]], OptionsAnswer | None] | None:
    """Return the proposal for a viewer who knows the sealed hit points; nobody else learns anything by it."""
    return partial(by_slip, figure.sealed_hits, figure.damage + damage) if figure.sealed_hits else None


def by_slip(slip: Slip, suffered: int, read: Callable[[Slip], Any]) -> OptionsAnswer | None:
    """Nothing where the slip is not known, or says that hit points are not counted."""
    hits = read(slip)
    return None if not hits else OptionsAnswer(("falls" if hits <= suffered else "stands",))


def down(position: Position, id: str) -> Position:
    """The figure lies there like an object: no area, no claim of room, nothing begun goes on (samyra.act.fallen_earlier).

    Felled on the space of a friend, it falls on the last free one.
    """
    figure = position.figure(id)
    back = figure.pace.back if figure.pace.waits else None
    figure = replace(without_room(figure), up=False, task=None, at=back or figure.at, perched=False)
    position = position.with_figure(figure.paced(waits="", back=None))
    contacts = tuple(pair for pair in position.contacts if id not in pair)
    words = tuple(word for word in position.words if id not in (word.mover, word.enemy))
    return replace(
        position, contacts=contacts, words=words, start=tuple(pair for pair in position.start if id not in pair)
    )


def gone(position: Position, id: str) -> Position:
    """The figure has left the combat: nothing of it is on the map any more, and it lies nowhere (samyra.sides.hostile)."""
    position = down(position, id)
    return position.with_figure(replace(position.figure(id), gone=True, at=None))
