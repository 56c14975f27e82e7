"""Disengaging: from which enemies, the rolls, and what a figure may do that is still held."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from gonfalon.questions.ask import TABLE, Now, Procedure, Tell, Weight
from gonfalon.questions.choice import Choice, Choices, Ruling
from gonfalon.questions.deed import Deed
from gonfalon.questions.dice import D20, Pool
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option, Part, Throw
from gonfalon.questions.refusal import Barred
from gonfalon.questions.roll import Roll
from gonfalon.systems.samyra.ground.areas import holders
from gonfalon.systems.samyra.movement.bind import asks_to_bind
from gonfalon.systems.samyra.movement.finish import finished
from gonfalon.systems.samyra.movement.strikes import strikes
from gonfalon.systems.samyra.state.people import MOST_TO_DISENGAGE
from gonfalon.systems.samyra.state.position import Position

Way = Callable[[Position], Procedure[Position]]


def start_holders(position: Position, id: str) -> tuple[str, ...]:
    """The enemies in whose area the figure began its move and still stands (samyra.disengage.needed)."""
    began = tuple(foe for mover, foe in position.start if mover == id)
    return tuple(foe for foe in holders(position, id) if foe in began) if began else ()


def threshold(position: Position, id: str, enemy: str) -> int | None:
    """The highest roll with which a figure gets away from this enemy; None: without a roll, as its bind has failed.

    Each enemy counts alone (samyra.disengage.roll, samyra.bind.several_binders).
    """
    bind = position.figure(enemy).pace.bind
    return MOST_TO_DISENGAGE if bind is None or bind.target != id else bind.most


def set_out(position: Position, id: str) -> Procedure[Position]:
    """The beginning of a move: free to go, or first a way out of the areas in which it begins. While a party moves no enemy
    does, so these are those in which the figure stood when its party began (samyra.disengage.needed).
    """
    position = replace(position, start=tuple((id, foe) for foe in holders(position, id)))
    return (yield from begin(position, id)) if position.start else position.paced(id, intent="move")


def begin(position: Position, id: str) -> Procedure[Position]:
    """A figure in an enemy's area stays within it or disengages; only then does the move begin (samyra.disengage.needed)."""
    foes = start_holders(position, id)
    way = yield from Choice(
        position.owner(id),
        tuple(disengage_options(position, id, foes)),
        rule="samyra.disengage.needed",
        label=Label("samyra-ask-disengage", figure=id, foes=foes),
        about=(id, *foes),
    )
    return (yield from way(position))


def disengage_options(position: Position, id: str, foes: tuple[str, ...]) -> Iterator[Option[Way]]:
    """From all, from one, from some; stay inside; no way out; or not move after all (samyra.disengage.each)."""
    rule, path = "samyra.disengage.each", "samyra.disengage.path"
    blocked = position.figure(id).pace.blocked
    shut = Barred(path) if blocked else None
    everyone = Label("samyra-from-all", foes=foes)
    yield Option(partial(rolled, id, foes), everyone, "all", rule, barred=shut, proposed=not blocked)
    if len(foes) > 1:
        for foe in foes:
            label = Label("samyra-from", figure=foe)
            yield Option(partial(rolled, id, (foe,)), label, f"from.{foe}", rule, on=foe, barred=shut)
    if len(foes) > 2:
        yield Option(partial(from_some, id, foes), Label("samyra-from-some"), "some", rule, barred=shut, role="more")
    yield Option(partial(inside, id), Label("samyra-inside"), "inside", "samyra.disengage.inside", proposed=blocked)
    yield Option(partial(way_out, id), Label("samyra-no-way", blocked="yes" if blocked else "no"), "noway", path)
    yield Option(partial(changed, id), Label("samyra-back"), "back", "samyra.alt.intent", role="again")


def from_some(id: str, foes: tuple[str, ...], position: Position) -> Procedure[Position]:
    """Several of them, but not all (samyra.disengage.each)."""
    options = tuple(Option(foe, Label("samyra-figure", figure=foe), key=foe, on=foe) for foe in foes)
    label = Label("samyra-ask-disengage", figure=id, foes=foes)
    some = yield from Choices(
        position.owner(id), options, rule="samyra.disengage.each", label=label, about=(id,), most=len(foes)
    )
    return (yield from rolled(id, some, position))


def inside(id: str, position: Position) -> Procedure[Position]:
    """A short move within all areas needs no roll (samyra.disengage.inside)."""
    yield Tell("samyra.disengage.inside", figure=id, weight=Weight.ASIDE)
    return position.paced(id, intent="move")


def way_out(id: str, position: Position) -> Procedure[Position]:
    """The table says whether there is a way past the enemies. Without one there is no roll; a short move inside needs none,
    and the alternatives stay open (samyra.disengage.path, samyra.disengage.inside).
    """
    options = tuple(
        Option(key, Label("samyra-way-out", answer=key), key=key, proposed=key == "way") for key in ("way", "none")
    )
    label = Label("samyra-ask-way-out", figure=id)
    answer = yield from Ruling(TABLE, options, rule="samyra.disengage.path", label=label, about=(id,))
    yield Tell("samyra.disengage.path", figure=id, answer=answer)
    return position.paced(id, blocked=answer == "none", intent="")


def changed(id: str, position: Position) -> Procedure[Position]:
    """As long as nothing was rolled the figure may do something else (samyra.alt.intent)."""
    yield Tell("samyra.alt.intent", figure=id, weight=Weight.ASIDE)
    return position.paced(id, intent="")


def rolled(id: str, foes: tuple[str, ...], position: Position) -> Procedure[Position]:
    """A figure tries to get away from enemies (samyra.disengage.roll)."""
    deed = Deed("samyra.disengage.roll", by=id, to=foes[0] if len(foes) == 1 else None)
    return (yield from deed.of(getting_away(id, foes, position)))


def getting_away(id: str, foes: tuple[str, ...], position: Position) -> Procedure[Position]:
    """All rolls are made before the figure moves, one for each enemy that does not let go anyway, nor has fallen or left
    meanwhile (samyra.disengage.each, samyra.act.fallen_earlier).
    """
    position = yield from asks_to_bind(position.paced(id, intent="move"), id, foes)
    if not position.moves_on(id):
        return position
    known = {foe: threshold(position, id, foe) for foe in foes if foe in holders(position, id)}
    to_roll = tuple(foe for foe, most in known.items() if most is not None and most >= 1)
    faces: tuple[int, ...] = ()
    if to_roll:
        faces = yield from Roll(
            position.owner(id),
            Pool(D20, len(to_roll)),
            rule="samyra.disengage.roll",
            label=Label("samyra-ask-disengage-roll", figure=id, count=len(to_roll)),
            throws=tuple(throw(position, id, foe, known[foe]) for foe in to_roll),
            about=(id, *to_roll),
        )
    thrown = dict(zip(to_roll, faces, strict=True))
    freed: list[str] = []
    held: list[str] = []
    for foe, most in known.items():
        free = most is None or (foe in thrown and thrown[foe] <= most)
        (freed if free else held).append(foe)
        yield told(id, foe, most, thrown.get(foe), free=free)
    position = yield from Now(position.paced(id, freed=tuple(freed), held=tuple(held)))
    held_by = position.able(position.figure(id).pace.held)
    return (yield from held_fast(position, id, held_by)) if held_by and position.moves_on(id) else position


def throw(position: Position, id: str, foe: str, most: int | None) -> Throw:
    """The roll against one enemy, and what it has to show."""
    rule = "samyra.disengage.roll" if most == MOST_TO_DISENGAGE else "samyra.bind.threshold"
    limit = most or 0
    return Throw(
        position.owner(id),
        Label("samyra-from-at-most", figure=foe, most=limit),
        1,
        (Part(Label("samyra-at-most"), rule, limit),),
    )


def told(id: str, foe: str, most: int | None, face: int | None, *, free: bool) -> Tell:
    """Return the tell about the result against one enemy."""
    if most is None:
        return Tell("samyra.bind.failed", figure=id, foe=foe)
    if face is None:
        return Tell("samyra.bind.auto_fail", figure=id, foe=foe, most=most)
    return Tell(
        "samyra.disengage.roll",
        figure=id,
        foe=foe,
        roll=face,
        most=most,
        free="yes" if free else "no",
        weight=Weight.OUTCOME,
    )


def held_fast(position: Position, id: str, foes: tuple[str, ...]) -> Procedure[Position]:
    """Still held: stay, shift as far as the rules allow, or leave and be struck at (samyra.disengage.failed_stay)."""
    way = yield from Choice(
        position.owner(id),
        tuple(held_ways(position, id, foes)),
        rule="samyra.disengage.failed_stay",
        label=Label("samyra-ask-held", figure=id, foes=foes),
        about=(id, *foes),
    )
    return (yield from way(position))


def held_ways(position: Position, id: str, foes: tuple[str, ...]) -> Iterator[Option[Way]]:
    yield Option(
        partial(finished_there, id), Label("samyra-held-stay"), "stay", "samyra.disengage.failed_stay", proposed=True
    )
    if freed := position.figure(id).pace.freed:
        partly = Label("samyra-held-partly", foes=foes, freed=freed)
        yield Option(partial(shifting, id), partly, "shift", "samyra.disengage.partial")
    elif position.option("samyra.disengage.failed_shift") == "yes":
        yield Option(partial(shifting, id), Label("samyra-held-shift"), "shift", "samyra.disengage.failed_shift")
    everyone = Label("samyra-force-out", foes=foes)
    yield Option(partial(forced_out, id, foes), everyone, "force", "samyra.disengage.failed_force")
    if len(foes) > 1:
        for foe in foes:
            label = Label("samyra-force-from", figure=foe)
            yield Option(
                partial(forced_out, id, (foe,)), label, f"force.{foe}", "samyra.disengage.failed_force", on=foe
            )


def finished_there(id: str, position: Position) -> Procedure[Position]:
    """The figure stays on its very space; the alternatives are lost for this phase (samyra.alt.intent)."""
    yield Tell("samyra.disengage.failed_stay", figure=id)
    return (yield from finished(position, id))


def shifting(id: str, position: Position) -> Procedure[Position]:
    """Within the areas of those that hold it: to get away from the others, or as after no roll at all
    (samyra.disengage.partial, samyra.disengage.failed_shift).
    """
    pace = position.figure(id).pace
    rule = "samyra.disengage.partial" if pace.freed else "samyra.disengage.failed_shift"
    yield Tell(rule, figure=id, foes=pace.held, weight=Weight.ASIDE)
    return position


def forced_out(id: str, foes: tuple[str, ...], position: Position) -> Procedure[Position]:
    """Leaving all the same, even if bound: each of these enemies strikes at once, then the figure goes on if it still can
    (samyra.disengage.failed_force, samyra.bind.can_force).
    """
    why = Tell("samyra.disengage.failed_force", figure=id, foes=foes)
    position = yield from strikes(position, id, foes, why)
    if not position.moves_on(id):
        return position
    figure = position.figure(id)
    left = tuple(foe for foe in figure.pace.held if foe not in foes)
    figure = replace(figure, pace=replace(figure.pace, held=left, forced=(*figure.pace.forced, *foes)))
    return position.with_figure(figure)
