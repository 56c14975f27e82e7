"""Entering attack areas: stop, run on by a check, or force through and be struck at."""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.ask import Choice, Procedure, Tell, Weight
from gonfalon.figures import Label
from gonfalon.option import Option
from gonfalon.refusal import Barred
from gonfalon.systems.samyra.movement.strikes import strikes
from gonfalon.systems.samyra.state.position import Position

STOPS = ("stop", "failed_stop")
STRUCK = ("force", "failed_on")


def entering(position: Position, id: str, foes: tuple[str, ...]) -> Procedure[Position]:
    """The figure stops at once, or runs on; those whose areas it forces strike together (samyra.zone.stop, samyra.zone.several).

    Whoever has disengaged before enters like anybody else (samyra.disengage.then_zones). A check that succeeds spares the
    strike of one enemy, or of all whose areas one space enters (samyra.zone.run_check.each).
    """
    groups = tuple((foe,) for foe in foes) if position.option("samyra.zone.run_check.each") == "per_enemy" else (foes,)
    struck: list[str] = []
    for group in groups:
        how = yield from Choice(
            position.owner(id),
            tuple(ways(position, id)),
            rule="samyra.zone.stop",
            label=Label("samyra-ask-enter", figure=id, foes=group),
            about=(id, *group, f"steps.{position.figure(id).pace.steps}"),
        )
        if how in STOPS:
            yield Tell("samyra.zone.stop", figure=id, foes=foes, checked="yes" if how == "failed_stop" else "no")
            return position.paced(id, intent="stopped")
        if how == "passed":
            yield Tell("samyra.zone.run_check", figure=id, foes=group)
        else:
            if how == "failed_on":
                yield Tell("samyra.zone.run_check.failed", figure=id, foes=group)
            struck += group
    if not struck:
        return position
    yield Tell("samyra.zone.force", figure=id, foes=tuple(struck), weight=Weight.ASIDE)
    return (yield from strikes(position, id, tuple(struck)))


def ways(position: Position, id: str) -> Iterator[Option[str]]:
    """Who has learnt cross-country running may try; everybody may stop, or force through (samyra.zone.run_check)."""
    learnt = None if position.figure(id).runs else Barred("samyra.zone.run_check")
    yield Option("stop", Label("samyra-enter", how="stop"), "stop", "samyra.zone.stop", proposed=True)
    for key, rule in (
        ("passed", "samyra.zone.run_check"),
        ("failed_stop", "samyra.zone.run_check.failed"),
        ("failed_on", "samyra.zone.run_check.failed"),
    ):
        yield Option(key, Label("samyra-enter", how=key), key, rule, barred=learnt)
    yield Option("force", Label("samyra-enter", how="force"), "force", "samyra.zone.force")
