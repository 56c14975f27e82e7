"""The five steps: whose action it is, results entered in any order, and nothing lands before the step closes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from gonfalon.ask import TABLE, Choice, Choices, Heading, Now, Number, Procedure, Tell, Text, Weight
from gonfalon.fields import Field, Group
from gonfalon.figures import Label, UserText
from gonfalon.form import Form
from gonfalon.option import Option
from gonfalon.refusal import Barred
from gonfalon.systems.samyra.action.closing import Blow, close
from gonfalon.systems.samyra.action.kinds import (
    INSTANT,
    MELEE,
    OTHER,
    ROUND,
    STEPS,
    acting,
    may_act,
    second_attacks,
    step_of,
)
from gonfalon.systems.samyra.action.veiled import veiled_spells
from gonfalon.systems.samyra.ground.areas import holders, within
from gonfalon.systems.samyra.harm.interrupt import interrupted, spell_choice
from gonfalon.systems.samyra.state.people import Figure, Long, Task
from gonfalon.systems.samyra.state.position import Position, Step

INPUT = "samyra.act.input"
MOST_DAMAGE = 99
MOST_ROUNDS = 20
LONGEST_NOTE = 60
LIKELY = (1, 2, 3, 4, 5, 6, 8, 10)
NOBODY = "nobody"


@dataclass(frozen=True, slots=True)
class Act:
    """What came of one action."""

    who: str
    second: bool
    target: str
    result: str
    damage: int
    note: str
    spell: str = ""
    kind: str = ""
    rounds: int = 0


def act(position: Position) -> Procedure[Position]:
    """One step: who acts in it, targets and results, then all of it lands at once (samyra.act.simultaneous).

    A step in which nobody acts is left out, and initiative has no part in any (samyra.act.skip, samyra.init.movement_only).
    """
    step = position.at
    if step not in STEPS:
        return replace(position, step=Step.CLOSE)
    if position.option("samyra.act.declare") == "at_step":
        position = yield from volunteers(position, step)
    for id in fallen_before(position, step):
        yield Tell("samyra.act.fallen_earlier", figure=id, weight=Weight.ASIDE)
    position = yield from veiled_spells(position, step)
    who = due(position, step)
    seconds = second_attacks(position) if step == OTHER else ()
    if not who and not seconds:
        return replace(position, at=step + 1)
    yield Heading("samyra.act.steps", step=step)
    acts = yield from act_form(position, step, who, seconds)
    position = yield from settled(position, acts)
    blows = tuple(
        Blow(one.who, one.target, one.result, one.damage)
        for one in acts
        if one.target != NOBODY and one.spell != "interrupted"
    )
    position = yield from close(position, step, blows)
    return replace(position, at=step + 1)


def fallen_before(position: Position, step: int) -> tuple[str, ...]:
    """Who would have acted now, but has fallen in an earlier step (samyra.act.fallen_earlier)."""
    return tuple(one.id for one in position.figures if not one.up and not one.pace.acted and step_of(one) == step)


def due(position: Position, step: int) -> tuple[str, ...]:
    """Whose action takes effect in this step; what goes on for more rounds does not yet (samyra.spell.long)."""
    return tuple(id for id in acting(position, step) if completes(position.figure(id)))


def completes(figure: Figure) -> bool:
    return figure.task is None or figure.task.left == 1


def volunteers(position: Position, step: int) -> Procedure[Position]:
    """Where figures decide when their step comes, the table says who acts in it (samyra.act.declare, samyra.act.skip)."""
    options = tuple(volunteering(position))
    free = sum(not one.barred for one in options)
    if not free:
        return position
    who = yield from Choices(
        TABLE,
        options,
        rule="samyra.act.skip",
        label=Label("samyra-ask-step", step=step),
        least=0,
        most=free,
        about=(f"step.{step}",),
    )
    kind = {1: "ranged", INSTANT: "instant", MELEE: "melee", ROUND: "round", OTHER: "other"}[step]
    for id in who:
        figure = position.figure(id)
        on = figure.task is not None and step == {Long.SPELL: ROUND, Long.ACTION: OTHER}.get(figure.task.kind, 0)
        if figure.task and not on:
            yield Tell("samyra.act.long", figure=id, what=figure.task.kind.value, rounds=0, stage="dropped")
        figure = figure if on else replace(figure, task=None)
        position = position.with_figure(figure.paced(kind="on" if on else kind))
    return (yield from Now(position))


def volunteering(position: Position) -> Iterator[Option[str]]:
    """Who has acted has no further action; who goes on with something is proposed in its step (samyra.round.budget)."""
    for figure in position.standing:
        barred = None if may_act(figure) else Barred("samyra.round.budget", figure=figure.id)
        goes_on = (
            figure.task is not None
            and not barred
            and position.at == {Long.SPELL: ROUND, Long.ACTION: OTHER}.get(figure.task.kind, 0)
        )
        yield Option(
            figure.id,
            Label("samyra-figure", figure=figure.id),
            figure.id,
            of=figure.of,
            on=figure.id,
            barred=barred,
            proposed=goes_on,
        )


def act_form(position: Position, step: int, who: tuple[str, ...], seconds: tuple[str, ...]) -> Form[tuple[Act, ...]]:
    """One form for all who act in this step, a group each (samyra.act.input)."""
    fields = [Field(id, act_group(position, id, step, second=False)) for id in who]
    fields += [Field(f"{id}_second", act_group(position, id, step, second=True)) for id in seconds]
    return Form(
        TABLE,
        tuple(fields),
        lambda **acts: tuple(acts.values()),
        rule=INPUT,
        label=Label("samyra-ask-act", step=step),
        notes=(Label("samyra-note-act"),),
        about=(f"step.{step}", *who, *seconds),
    )


def act_group(position: Position, id: str, step: int, *, second: bool) -> Group[Act]:
    """Target, result, damage after armour, other effects as a note; a caster who was hurt in time has a column more
    (samyra.spell.interrupt_input).
    """
    figure = position.figure(id)
    spell = step in (INSTANT, ROUND)
    effect = spell or (step == OTHER and not second)  # samyra.act.other
    results = ("hit", "miss", "none")
    fields: list[Field] = []
    if hurt_in_time(position, figure, step):
        fields.append(Field("spell", spell_choice(id)))
    if position.option("samyra.act.declare") == "at_step" and effect and not figure.task:
        fields.append(
            Field(
                "rounds",
                Number(
                    TABLE, 1, MOST_ROUNDS, 1, rule="samyra.act.long", label=Label("samyra-form-rounds"), quick=(1, 2, 3)
                ),
            )
        )
    result = Choice(
        TABLE,
        tuple(
            Option(
                key,
                Label("samyra-came", result=key, kind="effect" if effect else "attack"),
                key=key,
                proposed=key == "miss",
            )
            for key in results
        ),
        rule=INPUT,
        label=Label("samyra-form-result"),
    )
    fields += [
        Field(
            "target",
            Choice(TABLE, tuple(targets(position, id, effect=effect)), rule=INPUT, label=Label("samyra-form-target")),
        ),
        Field("result", result),
        Field(
            "damage",
            Number(TABLE, 0, MOST_DAMAGE, 0, rule=INPUT, label=Label("samyra-form-damage"), quick=LIKELY),
            when=("result", ("hit",)),
        ),
        Field("note", Text(TABLE, LONGEST_NOTE, rule=INPUT, label=Label("samyra-form-note"))),
    ]
    label = Label("samyra-form-second", figure=id) if second else Label("samyra-figure", figure=id)
    return Group(tuple(fields), maker(id, figure.pace.kind, second=second), label)


def hurt_in_time(position: Position, figure: Figure, step: int) -> bool:
    """Where kinds are not declared, whether damage of this round came before a round spell (samyra.act.declare)."""
    if position.option("samyra.act.declare") != "at_step" or step not in (INSTANT, ROUND):
        return False
    before = {INSTANT: {"1"}, ROUND: {"1", "2", "3"}}[step]
    return bool(before & set(figure.pace.hurt)) and not figure.task


def maker(id: str, kind: str, *, second: bool) -> Callable[..., Act]:
    def make(target: str, result: str, damage: int, note: str, spell: str = "", rounds: int = 0) -> Act:
        return Act(id, second, target, result, damage, note, spell, kind, rounds)

    return make


def targets(position: Position, id: str, *, effect: bool) -> Iterator[Option[str]]:
    """Enemies first, those in reach before others; a friend and nobody, too, as the rules of attacks are not ours."""
    figure = position.figure(id)
    foes = position.foes(id)
    near = list(dict.fromkeys((*within(position, id), *holders(position, id))))
    ordered = [*near, *(foe.id for foe in foes if foe.id not in near)]
    ordered += [one.id for one in position.standing if one.id != id and one.id not in ordered]
    nobody = Option(NOBODY, Label("samyra-nobody"), proposed=effect or not ordered)
    if effect:
        yield nobody
    for number, other in enumerate(ordered):
        yield Option(other, Label("samyra-figure", figure=other), other, on=other, proposed=not effect and number == 0)
    if effect:
        yield Option(figure.id, Label("samyra-figure", figure=figure.id), figure.id, on=figure.id)
    else:
        yield nobody


def settled(position: Position, acts: tuple[Act, ...]) -> Procedure[Position]:
    """What was entered is told, and each action is used up; nothing has landed yet (samyra.act.simultaneous)."""
    for one in acts:
        figure = position.figure(one.who)
        if one.spell == "interrupted":
            position = yield from interrupted(position, one.who)
            continue
        if one.rounds > 1:
            kind = Long.SPELL if one.kind == "round" else Long.ACTION
            yield Tell("samyra.act.long", figure=one.who, what=kind.value, rounds=one.rounds, stage="begun")
            position = position.with_figure(
                replace(figure, task=Task(kind, one.rounds, position.round)).paced(kind="on")
            )
            continue
        second = "yes" if one.second else "no"
        yield Tell(
            INPUT,
            figure=one.who,
            target=one.target,
            aimed="no" if one.target == NOBODY else "yes",
            result=one.result,
            damage=one.damage,
            note=UserText(one.note),
            noted="yes" if one.note else "no",
            second=second,
            kind=figure.task.kind.value if figure.task else figure.pace.kind,
        )
        if one.second:
            position = position.paced(one.who, struck=False)
            continue
        struck = figure.pace.struck or one.kind == "melee"
        if figure.task:
            yield Tell("samyra.act.long", figure=one.who, what=figure.task.kind.value, rounds=0, stage="done")
        position = position.with_figure(replace(figure, task=None).paced(acted=True, struck=struck))
    return position
