"""Entering attack areas: stop, run on by a check, or force through and be struck at."""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.questions.ask import Procedure, Tell, Weight
from gonfalon.questions.choice import Choice
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Barred
from gonfalon.systems.samyra.movement.strikes import strikes
from gonfalon.systems.samyra.state.position import Position

STOPS = ("stop", "failed_stop")
STRUCK = ("force", "through", "failed_on")
CHECKED = {"passed": "samyra.zone.run_check", "failed_on": "samyra.zone.run_check.failed"}
"""The tells about a check, once it is sure that the figure runs on past all of these enemies."""


def entering(position: Position, id: str, foes: tuple[str, ...], *, ends: bool = False) -> Procedure[Position]:
    """The figure stops at once, or runs on; those whose areas it forces strike together (samyra.zone.stop, samyra.zone.several).

    Whoever has disengaged before enters like anybody else (samyra.disengage.then_zones). A check that succeeds spares the
    strike of one enemy, or of all whose areas one space enters; who tries none says once whether it stops
    (samyra.zone.run_check.each). `ends`: it was said before that the move ends behind the area, though movement is left.
    """
    ran: list[tuple[str, tuple[str, ...]]] = []
    left = groups(position, foes)
    while left:
        once = len(left) > 1 and not ran and not position.figure(id).runs
        group = foes if once else left[0]
        how = yield from Choice(
            position.owner(id),
            tuple(ways_past_all(foes, ends=ends) if once else entering_options(position, id, ends=ends)),
            rule="samyra.zone.stop",
            label=Label("samyra-ask-enter", figure=id, foes=group),
            about=(id, *group, f"steps.{position.figure(id).pace.steps}"),
        )
        if how in STOPS:
            yield Tell("samyra.zone.stop", figure=id, foes=foes, checked="yes" if how == "failed_stop" else "no")
            return position.paced(id, intent="stopped")
        ran.append((how, foes if how == "through" else left[0]))
        left = () if how == "through" else left[1:]
    for how, group in ran:
        if how in CHECKED:
            yield Tell(CHECKED[how], figure=id, foes=group)
    struck = tuple(foe for how, group in ran if how in STRUCK for foe in group)
    if not struck:
        return position
    why = Tell("samyra.zone.force", figure=id, foes=struck, weight=Weight.ASIDE)
    return (yield from strikes(position, id, struck, why))


def groups(position: Position, foes: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """The enemies that one check covers (samyra.zone.run_check.each)."""
    each = position.option("samyra.zone.run_check.each") == "per_enemy"
    return tuple((foe,) for foe in foes) if each else (foes,)


def ways_past_all(foes: tuple[str, ...], *, ends: bool) -> Iterator[Option[str]]:
    """Without a check there is one decision for all areas that a space enters; to take it enemy by enemy comes to the same
    (samyra.zone.several).
    """
    force = "samyra.zone.force"
    yield Option("stop", enter("stop"), "stop", "samyra.zone.stop", proposed=True)
    yield Option("passed", enter("passed"), "passed", "samyra.zone.run_check", barred=Barred("samyra.zone.run_check"))
    yield Option("through", enter("through", ends=ends), "through", force)
    yield Option("force", Label("samyra-enter-each", figure=foes[0]), "force", force, role="more")


def entering_options(position: Position, id: str, *, ends: bool) -> Iterator[Option[str]]:
    """A figure that has learnt cross-country running may try; everybody may stop, or force through. To one that has
    not, the check is named once, with the reason (samyra.zone.run_check).
    """
    runs = position.figure(id).runs
    yield Option("stop", enter("stop"), "stop", "samyra.zone.stop", proposed=True)
    learnt = None if runs else Barred("samyra.zone.run_check")
    yield Option("passed", enter("passed", ends=ends and runs), "passed", "samyra.zone.run_check", barred=learnt)
    if runs:
        failed = "samyra.zone.run_check.failed"
        yield Option("failed_stop", enter("failed_stop"), "failed_stop", failed)
        yield Option("failed_on", enter("failed_on", ends=ends), "failed_on", failed)
    yield Option("force", enter("force", ends=ends), "force", "samyra.zone.force")


def enter(how: str, *, ends: bool = False) -> Label:
    return Label("samyra-enter", how=how, ends="yes" if ends else "no")
