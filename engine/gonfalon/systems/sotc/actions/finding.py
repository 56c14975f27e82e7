"""A hidden aspect is found (sotc.frame.aspects)."""

from __future__ import annotations

from dataclasses import replace

from gonfalon.questions.ask import Now, Procedure, Tell, Weight
from gonfalon.questions.figures import UserText
from gonfalon.questions.secret import Reveal
from gonfalon.systems.sotc.state.position import Position

LONGEST_ASPECT = 80


def turned_up(position: Position, id: str, finder: str) -> Procedure[Position]:
    """The slip is turned; from now on everybody may tag it."""
    slip = position.aspect(id).hidden
    assert slip
    text = yield from Reveal(position.gm, slip, rule="sotc.frame.aspects", about=(id,))
    free = ((finder, 1),) if finder else ()
    found = replace(position.aspect(id), text=UserText(text), hidden=None, free=free, by=finder)
    yield Tell("sotc.frame.aspects", aspect=found.text, on=found.on, change="found", weight=Weight.OUTCOME)
    return (yield from Now(position.with_aspect(found)))
