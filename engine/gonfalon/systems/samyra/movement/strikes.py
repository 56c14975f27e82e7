"""Opportunity attacks: at once, in the middle of the movement phase, all of one step together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from gonfalon.questions.ask import TABLE, Now, Procedure, Tell, Weight
from gonfalon.questions.choice import Choice
from gonfalon.questions.deed import Deed
from gonfalon.questions.fields import Field, Group
from gonfalon.questions.figures import Label
from gonfalon.questions.form import Form
from gonfalon.questions.option import Option
from gonfalon.systems.samyra.harm.damage import damage_field, example_notes
from gonfalon.systems.samyra.harm.falling import down, falls
from gonfalon.systems.samyra.harm.interrupt import broken_off
from gonfalon.systems.samyra.movement.finish import resolved
from gonfalon.systems.samyra.state.people import Figure
from gonfalon.systems.samyra.state.position import Position

INPUT = "samyra.strike.input"


@dataclass(frozen=True, slots=True)
class Struck:
    """The result of one opportunity attack; damage is what is left after armour."""

    by: str
    result: str
    damage: int


def strikes(position: Position, mover: str, foes: tuple[str, ...], why: Tell) -> Procedure[Position]:
    """Enemies strike at who moves in their areas; `why` tells what the mover does there (samyra.strike.phase)."""
    deed = Deed("samyra.strike.phase", by=foes[0] if len(foes) == 1 else None, to=mover)
    return (yield from deed.of(struck_at(position, mover, foes, why)))


def struck_at(position: Position, mover: str, foes: tuple[str, ...], why: Tell) -> Procedure[Position]:
    """Each of these enemies may strike once, without modifiers and without a defence against it; all of it lands together
    (samyra.strike.phase, samyra.strike.unmodified, samyra.strike.no_defence, samyra.zone.several). Where armour stops all
    damage nobody asks whether the figure falls (samyra.strike.input). Who has fallen meanwhile neither strikes nor is struck.
    """
    yield why
    foes = position.able(foes) if position.figure(mover).up else ()
    if not foes:
        return position
    struck = yield from strike_form(position, mover, foes)
    for one in struck:
        yield Tell("samyra.strike.phase", figure=mover, foe=one.by, result=one.result, damage=one.damage)
    hits = tuple(one for one in struck if one.result == "hit")
    damage = sum(one.damage for one in hits)
    fallen = False
    if damage:
        fallen = yield from falls(
            position, mover, damage, INPUT, (mover, *(one.by for one in hits), str(position.figure(mover).pace.steps))
        )
    figure = position.figure(mover)
    figure = replace(figure, damage=figure.damage + damage)
    if damage:
        figure = figure.paced(hurt=(*figure.pace.hurt, "move"))
    position = position.with_figure(figure)
    if fallen:
        yield Tell(INPUT, figure=mover, foes=tuple(one.by for one in hits), weight=Weight.OUTCOME)
        position = down(position, mover).paced(mover, over=True)
        position = yield from Now(position)
        return (yield from resolved(position, mover))
    position = yield from Now(position)
    return (yield from broken_off(position, mover, damage))


def strike_form(position: Position, mover: str, foes: tuple[str, ...]) -> Form[tuple[Struck, ...]]:
    """Hit or miss and the damage after armour, for each enemy; the attack may be waived (samyra.strike.input)."""
    steps = position.figure(mover).pace.steps
    fields = tuple(
        Field(foe, Group(strike_fields(position.figure(foe)), maker(foe), Label("samyra-form-strike", figure=foe)))
        for foe in foes
    )
    return Form(
        TABLE,
        fields,
        lambda **struck: tuple(struck.values()),
        rule=INPUT,
        label=Label("samyra-ask-strike", figure=mover, count=len(foes)),
        notes=(Label("samyra-note-strike"),),
        about=(mover, *foes, f"steps.{steps}"),
    )


def maker(foe: str) -> Callable[[str, int], Struck]:
    return lambda result, damage: Struck(foe, result, damage if result == "hit" else 0)


def strike_fields(figure: Figure) -> tuple[Field, Field]:
    results = tuple(
        Option(key, Label("samyra-struck", result=key), key=key, proposed=key == "miss")
        for key in ("hit", "miss", "waive")
    )
    return (
        Field(
            "result",
            Choice(TABLE, results, rule=INPUT, label=Label("samyra-form-result"), notes=example_notes(figure)),
        ),
        damage_field(INPUT, figure.harm),
    )
