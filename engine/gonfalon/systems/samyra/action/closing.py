"""A step closes: all damage lands together, the table confirms who falls and which spell is interrupted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from gonfalon.questions.ask import GM, TABLE, Now, Procedure, Tell, Weight
from gonfalon.questions.deed import Deed
from gonfalon.questions.fields import Field, Group
from gonfalon.questions.figures import Label
from gonfalon.questions.form import Form
from gonfalon.systems.samyra.harm.falling import down, fall_choice, sealed_notes
from gonfalon.systems.samyra.harm.interrupt import INPUT, casting, interrupted, spell_choice
from gonfalon.systems.samyra.state.position import Position

FALLS = "samyra.act.simultaneous"


@dataclass(frozen=True, slots=True)
class Blow:
    """An action upon a target, and its result; `more` than damage may have come of a spell, and of what is noted."""

    who: str
    target: str
    result: str
    damage: int
    more: bool = False


@dataclass(frozen=True, slots=True)
class Closed:
    """The answers when a step closes: if somebody falls, and the fate of a spell."""

    id: str
    falls: bool
    spell: str


def close(position: Position, step: int, blows: tuple[Blow, ...]) -> Procedure[Position]:
    """All effects of a step take place together, in whatever order they were entered: who is felled has still acted
    (samyra.act.simultaneous, samyra.act.fallen_same_step).
    """
    hits = tuple(one for one in blows if one.result == "hit")
    hurt = summed(position, hits)
    if not hurt:
        return (yield from Now(position))
    closed: tuple[Closed, ...] = ()
    for who in (TABLE, GM):
        judged = {id: damage for id, damage in hurt.items() if position.figure(id).up and position.judge(id) == who}
        if judged:
            closed += yield from close_form(position, step, who, judged)
    closed = tuple(sorted(closed, key=lambda one: tuple(hurt).index(one.id)))
    for id, damage in hurt.items():
        figure = position.figure(id)
        figure = replace(figure, damage=figure.damage + damage)
        if damage:
            figure = figure.paced(hurt=(*figure.pace.hurt, str(step)))
        position = position.with_figure(figure)
    for one in closed:
        if one.falls:
            by = tuple(dict.fromkeys(blow.who for blow in hits if blow.target == one.id))
            position = yield from felled(position, one.id, by)
    for one in closed:
        if one.spell == "interrupted" and not one.falls:
            deed = Deed("samyra.spell.interrupt_input", to=one.id)
            position = yield from deed.of(interrupted(position, one.id))
        elif one.spell == "holds" and not one.falls:
            yield Tell(INPUT, figure=one.id)
    return (yield from Now(position))


def felled(position: Position, id: str, by: tuple[str, ...]) -> Procedure[Position]:
    """A figure falls, by one or by several together (samyra.act.credit)."""
    deed = Deed("samyra.act.credit", by=by[0] if len(by) == 1 else None, to=id)
    return (yield from deed.of(fall_told(position, id, by)))


def fall_told(position: Position, id: str, by: tuple[str, ...]) -> Procedure[Position]:
    """samyra.act.credit"""
    yield Tell("samyra.act.credit", figure=id, by=by, count=len(by), weight=Weight.OUTCOME)
    return down(position, id)


def summed(position: Position, hits: tuple[Blow, ...]) -> dict[str, int]:
    """The damage of a step for each target, in the order of the table: the order of entry cannot matter. Where armour stops
    all of it and nothing else is noted, there is nothing to judge (samyra.act.input).
    """
    struck = {one.target for one in hits if one.damage or one.more}
    return {
        figure.id: sum(one.damage for one in hits if one.target == figure.id)
        for figure in position.figures
        if figure.id in struck
    }


def close_form(position: Position, step: int, who: str, hurt: dict[str, int]) -> Form[tuple[Closed, ...]]:
    """For everybody hit: the damage of this step together, whether they fall, and the spell that they were about. Of
    figures whose hit points are sealed the game master alone says it, in a form of his own (samyra.act.input).
    """
    fields = tuple(Field(id, close_group(position, step, id, damage)) for id, damage in hurt.items())
    return Form(
        who,
        fields,
        lambda **closed: tuple(closed.values()),
        rule=FALLS,
        label=Label("samyra-ask-close"),
        notes=sealed_notes(who),
        about=(f"step.{step}", *hurt),
    )


def close_group(position: Position, step: int, id: str, damage: int) -> Group[Closed]:
    figure = position.figure(id)
    fields = [Field("falls", fall_choice(position, id, damage, FALLS))]
    if damage and casting(figure, step):
        fields.append(Field("spell", spell_choice(), when=("falls", ("stands",))))
    return Group(
        tuple(fields),
        maker(id),
        Label("samyra-hurt", figure=id, damage=damage, before=figure.damage, total=figure.damage + damage),
    )


def maker(id: str) -> Callable[..., Closed]:
    return lambda falls, spell="": Closed(id, falls == "falls", spell)
