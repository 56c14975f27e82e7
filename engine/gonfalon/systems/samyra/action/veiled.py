"""A spell whose length is sealed: in each fourth step the game master says whether it goes on or takes effect."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from gonfalon.questions.ask import GM, Procedure
from gonfalon.questions.choice import OptionsAnswer, Ruling
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option
from gonfalon.questions.secret import Slip
from gonfalon.systems.samyra.action.kinds import ROUND, acting
from gonfalon.systems.samyra.state.position import Position


def veiled_spells(position: Position, step: int) -> Procedure[Position]:
    """Suggested to who knows the length; nothing hangs on what is sealed (samyra.spell.long)."""
    if step != ROUND:
        return position
    for id in acting(position, step):
        task = position.figure(id).task
        if task is None or task.left is not None:
            continue
        options = tuple(
            Option(key, Label("samyra-veiled", answer=key), key=key, proposed=key == "on") for key in ("on", "effect")
        )
        answer = yield from Ruling(
            GM,
            options,
            rule="samyra.spell.long",
            label=Label("samyra-ask-veiled", figure=id),
            about=(id,),
            suggest=partial(suggested, task.slip, position.round - task.since + 1),
        )
        if answer == "effect":
            position = position.with_figure(replace(position.figure(id), task=replace(task, left=1)))
    return position


def suggested(slip: Slip | None, rounds: int, read: Callable[[Slip], Any]) -> OptionsAnswer | None:
    whole = read(slip) if slip else None
    return None if whole is None else OptionsAnswer(("effect" if rounds >= whole else "on",))
