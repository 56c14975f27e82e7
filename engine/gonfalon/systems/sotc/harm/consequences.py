"""Consequences: how many, how severe, and the aspect that each of them is."""

from __future__ import annotations

from dataclasses import replace

from gonfalon.questions.ask import Now, Procedure, Tell, Weight
from gonfalon.questions.figures import Label
from gonfalon.systems.sotc.state.people import Character
from gonfalon.systems.sotc.state.position import Position
from gonfalon.systems.sotc.state.things import Aspect, Sort

SEVERITIES = ("mild", "moderate", "severe")


def next_severity(position: Position, character: Character) -> str:
    """The severity of the next consequence; "" if no more can be carried (sotc.cons.severity, sotc.cons.limit)."""
    carried = position.consequences_of(character.id)
    if len(carried) >= character.slots:
        return ""
    if position.option("sotc.cons.severity_basis") == "count":
        return SEVERITIES[min(len(carried), len(SEVERITIES) - 1)]
    used = {one.severity for one in carried}
    return next((one for one in SEVERITIES if one not in used), SEVERITIES[-1])


def consequence(position: Position, id: str, severity: str, by: str) -> Procedure[Position]:
    """It takes the whole hit and is an aspect; it gets a usual name at once (sotc.cons.absorbs, sotc.cons.wording)."""
    position, fresh = position.fresh("a")
    text = Label("sotc-consequence-unnamed", severity=severity)
    free = ((by, 1),) if by and position.on("sotc.cons.free_tag") else ()
    position = replace(
        position,
        aspects=(*position.aspects, Aspect(fresh, text, id, Sort.CONSEQUENCE, free, by=by, severity=severity)),
    )
    character = position.character(id)
    position = position.with_figure(replace(character, taken=character.taken + 1))
    yield Tell("sotc.cons.severity", piece=id, severity=severity, weight=Weight.OUTCOME)
    return (yield from Now(position))
