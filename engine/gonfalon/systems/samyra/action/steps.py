"""The five steps: whose action it is, results entered in any order, and nothing lands before the step closes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from gonfalon.questions.ask import TABLE, Heading, Now, Procedure, Tell, Weight
from gonfalon.questions.choice import Choice, Choices
from gonfalon.questions.deed import Deed
from gonfalon.questions.fields import Field, Group
from gonfalon.questions.figures import Label, UserText
from gonfalon.questions.form import Form
from gonfalon.questions.number import Number
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Barred
from gonfalon.questions.text import Text
from gonfalon.systems.samyra.action.closing import Blow, close
from gonfalon.systems.samyra.action.kinds import (
    ATTACKS,
    INSTANT,
    KINDS,
    MELEE,
    OTHER,
    ROUND,
    STEPS,
    TASKS,
    acting,
    granted,
    may_act,
    no_room_to_strike,
    second_attacks,
    step_of,
)
from gonfalon.systems.samyra.action.veiled import veiled_spells
from gonfalon.systems.samyra.ground.areas import holders, within
from gonfalon.systems.samyra.harm.damage import damage_field, example_notes
from gonfalon.systems.samyra.harm.interrupt import interrupted_here, less_one, spell_choice
from gonfalon.systems.samyra.state.people import Figure, Long, Task
from gonfalon.systems.samyra.state.position import Position, Step
from gonfalon.systems.samyra.tasks import at_task, perhaps_dropped, task_label

INPUT = "samyra.act.input"
MOST_ROUNDS = 20
LONGEST_NOTE = 60
NOBODY = "nobody"
OWN, SECOND, FURTHER = "own", "second", "further"
"""The sorts of actions that are entered: a figure's one action, the attack with the second weapon, one that was granted."""


@dataclass(frozen=True, slots=True)
class Act:
    """The result of one action: a figure's own, its second attack, or a further one that was granted."""

    who: str
    sort: str
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
    step = max(position.at, STEPS[0])  # what interrupts the declaring leaves it there
    position = replace(position, at=step)
    if step not in STEPS:
        return replace(position, step=Step.CLOSE)
    if position.option("samyra.act.declare") == "at_step":
        position = yield from volunteers(position, step)
    position = yield from veiled_spells(position, step)
    position = yield from Now(busy(position, step, due(position, step)))
    for id in fallen_before(position, step):
        yield Tell("samyra.act.fallen_earlier", figure=id, weight=Weight.ASIDE)
    entries = (
        *(Entry(id, OWN, position.figure(id).pace.kind) for id in due(position, step)),
        *(Entry(id, SECOND, "melee") for id in (second_attacks(position) if step == OTHER else ())),
        *(Entry(id, FURTHER, kind) for id, kind in granted(position, step)),
    )
    if not entries:
        return replace(position, at=step + 1)
    yield Heading("samyra.act.steps", step=step)
    acts = yield from act_form(position, step, entries)
    position = yield from Now((yield from acts_told(position, acts)))
    blows = tuple(
        Blow(one.who, one.target, one.result, one.damage, more=bool(one.note) or one.kind not in ATTACKS)
        for one in acts
        if one.target != NOBODY and one.spell != "interrupted"
    )
    position = yield from close(position, step, blows)
    return replace(position, at=step + 1)


def fallen_before(position: Position, step: int) -> tuple[str, ...]:
    """Return the figures that would have acted now, but have fallen in an earlier step (samyra.act.fallen_earlier)."""
    return tuple(
        one.id
        for one in position.figures
        if not one.up
        and ((not one.pace.acted and step_of(one) == step) or any(KINDS[kind] == step for kind in one.pace.more))
    )


def due(position: Position, step: int) -> tuple[str, ...]:
    """Whose action takes effect in this step; what goes on for more rounds does not yet (samyra.spell.long)."""
    return tuple(id for id in acting(position, step) if completes(position.figure(id)))


def completes(figure: Figure) -> bool:
    return not at_task(figure) or (figure.task is not None and figure.task.left == 1)


def busy(position: Position, step: int, who: tuple[str, ...]) -> Position:
    """The same with the action used up of those whose spell or action goes on for more rounds (samyra.round.budget)."""
    for id in acting(position, step):
        if id not in who:
            position = position.paced(id, acted=True)
    return position


def volunteers(position: Position, step: int) -> Procedure[Position]:
    """If figures decide when their step comes, the table says who acts in it (samyra.act.declare, samyra.act.skip)."""
    options = tuple(volunteering(position))
    free = sum(not one.barred for one in options)
    if not free:
        return position
    who = yield from Choices(
        TABLE,
        options,
        rule="samyra.act.skip",
        label=Label("samyra-ask-step", step=step),
        notes=tuple(going_on(position)),
        least=0,
        most=free,
        about=(f"step.{step}",),
    )
    kind = {1: "ranged", INSTANT: "instant", MELEE: "melee", ROUND: "round", OTHER: "other"}[step]
    for id in who:
        figure = position.figure(id)
        on = goes_on(position, figure)
        if not on:
            position = yield from perhaps_dropped(position, id)
        position = yield from Now(position.paced(id, kind="on" if on else kind))
    return position


def going_on(position: Position) -> Iterator[Label]:
    """Yield the tasks of the figures in whose step it is, and the rounds that are left (samyra.act.long, samyra.spell.long)."""
    for figure in position.standing:
        if figure.task and may_act(figure) and goes_on(position, figure):
            yield Label("samyra-note-task", figure=figure.id, task=task_label(figure.task))


def goes_on(position: Position, figure: Figure) -> bool:
    """True if the task of a figure goes on in this step."""
    return figure.task is not None and position.at == TASKS.get(figure.task.kind, 0)


def volunteering(position: Position) -> Iterator[Option[str]]:
    """A figure that has acted has no further action; one with a task to go on with is proposed (samyra.round.budget)."""
    for figure in position.standing:
        barred = None if may_act(figure) else Barred("samyra.round.budget", figure=figure.id)
        if not barred and position.at == MELEE:
            barred = no_room_to_strike(figure)
        yield Option(
            figure.id,
            Label("samyra-figure", figure=figure.id),
            figure.id,
            of=figure.of,
            on=figure.id,
            barred=barred,
            proposed=not barred and goes_on(position, figure),
        )


@dataclass(frozen=True, slots=True)
class Entry:
    """Whose action is entered, of which sort and kind."""

    who: str
    sort: str
    kind: str


def act_form(position: Position, step: int, entries: tuple[Entry, ...]) -> Form[tuple[Act, ...]]:
    """One form for all who act in this step, a group for each action (samyra.act.input)."""
    names: list[str] = []
    for one in entries:
        name = one.who if one.sort == OWN else f"{one.who}_{one.sort}"
        again = names.count(name) + sum(known.startswith(f"{name}_") for known in names)
        names.append(f"{name}_{again + 1}" if again and one.sort == FURTHER else name)
    fields = tuple(Field(name, act_group(position, one, step)) for name, one in zip(names, entries, strict=True))
    return Form(
        TABLE,
        fields,
        lambda **acts: tuple(acts.values()),
        rule=INPUT,
        label=Label("samyra-ask-act", step=step),
        notes=(Label("samyra-note-act"),),
        about=(f"step.{step}", *names),
    )


def act_group(position: Position, entry: Entry, step: int) -> Group[Act]:
    """Target, result, damage after armour, other effects as a note; of a caster who was hurt in time only once it is said that
    the spell holds (samyra.spell.interrupt_input).
    """
    id, figure = entry.who, position.figure(entry.who)
    spell = step in (INSTANT, ROUND)
    effect = spell or (step == OTHER and entry.sort != SECOND)  # samyra.act.other
    results = ("hit", "miss", "none")
    fields: list[Field] = []
    when: tuple[str, tuple[str, ...]] | None = None
    if entry.sort == OWN and hurt_in_time(position, figure, step):
        fields.append(Field("spell", spell_choice()))
        when = ("spell", ("holds",))
    at_step = position.option("samyra.act.declare") == "at_step"
    if at_step and entry.sort == OWN and effect and not figure.task:
        fields.append(
            Field(
                "rounds",
                Number(
                    TABLE, 1, MOST_ROUNDS, 1, rule="samyra.act.long", label=Label("samyra-form-rounds"), quick=(1, 2, 3)
                ),
                when=when,
            )
        )
    usual = usual_target(position, entry)
    result = Choice(
        TABLE,
        tuple(
            Option(
                key,
                Label("samyra-came", result=key, kind="effect" if effect else "attack"),
                key=key,
                proposed=key == ("miss" if effect or usual != NOBODY else "none"),
            )
            for key in results
        ),
        rule=INPUT,
        label=Label("samyra-form-result"),
        notes=example_notes(figure),
    )
    aims = tuple(targets(position, id, usual, effect=effect))
    fields += [
        Field("target", Choice(TABLE, aims, rule=INPUT, label=Label("samyra-form-target")), when=when),
        Field("result", result, when=when),
        damage_field(INPUT, figure.harm, effect=effect),
        Field("note", Text(TABLE, LONGEST_NOTE, rule=INPUT, label=Label("samyra-form-note")), when=when, seldom=True),
    ]
    return Group(tuple(fields), maker(entry), Label("samyra-form-act", figure=id, sort=entry.sort))


def hurt_in_time(position: Position, figure: Figure, step: int) -> bool:
    """True if kinds are not declared, and damage of this round came before a spell: before a round spell that of the
    movement phase, too (samyra.act.declare).
    """
    if position.option("samyra.act.declare") != "at_step" or step not in (INSTANT, ROUND):
        return False
    before = {INSTANT: {"1"}, ROUND: {"move", "1", "2", "3"}}[step]
    return bool(before & set(figure.pace.hurt)) and not figure.task


def maker(entry: Entry) -> Callable[..., Act]:
    def make(target: str, result: str, damage: int, note: str, spell: str = "", rounds: int = 0) -> Act:
        done = damage if result == "hit" else 0
        return Act(entry.who, entry.sort, target, result, done, note, spell, entry.kind, rounds)

    return make


def usual_target(position: Position, entry: Entry) -> str:
    """An enemy in reach of a melee attack, any enemy for a shot, the nearer first; nobody else is proposed (samyra.act.declare).

    Whose last enemy in reach has fallen in an earlier step names another, or loses the action. Without a map and as long as
    no contact was typed, the table alone knows who is in reach.
    """
    if entry.kind not in ATTACKS:
        return NOBODY
    reached = within(position, entry.who)
    unknown = position.grid is None and not position.typed
    if entry.kind == "ranged" or unknown:
        reached = (*reached, *holders(position, entry.who), *(foe.id for foe in position.foes(entry.who)))
    return next(iter(reached), NOBODY)


def targets(position: Position, id: str, usual: str, *, effect: bool) -> Iterator[Option[str]]:
    """Enemies first, those in reach before others; a friend and nobody, too, as the rules of attacks are not ours."""
    figure = position.figure(id)
    foes = position.foes(id)
    near = list(dict.fromkeys((*within(position, id), *holders(position, id))))
    ordered = [*near, *(foe.id for foe in foes if foe.id not in near)]
    ordered += [one.id for one in position.standing if one.id != id and one.id not in ordered]
    nobody = Option(NOBODY, Label("samyra-nobody"), proposed=usual == NOBODY)
    if effect:
        yield nobody
    for other in ordered:
        yield Option(other, Label("samyra-figure", figure=other), other, on=other, proposed=other == usual)
    if effect:
        yield Option(figure.id, Label("samyra-figure", figure=figure.id), figure.id, on=figure.id)
    else:
        yield nobody


def acts_told(position: Position, acts: tuple[Act, ...]) -> Procedure[Position]:
    """The entries are told, and each action is used up; nothing has landed yet (samyra.act.simultaneous)."""
    for one in acts:
        deed = Deed(INPUT, by=one.who, to=None if one.target == NOBODY else one.target)
        position = yield from deed.of(act_told(position, one))
    return position


def act_told(position: Position, one: Act) -> Procedure[Position]:
    """One entry: an action, a spell that is interrupted, or the beginning of what takes several rounds."""
    figure = position.figure(one.who)
    if one.spell == "interrupted":
        return (yield from interrupted_here(position, one.who, one.kind if one.sort == FURTHER else ""))
    if one.rounds > 1:
        kind = Long.SPELL if one.kind == "round" else Long.ACTION
        yield Tell("samyra.act.long", figure=one.who, what=kind.value, rounds=one.rounds, stage="begun")
        task = Task(kind, one.rounds, position.round)
        return position.with_figure(replace(figure, task=task).paced(kind="on", acted=True))
    done = one.sort == OWN and at_task(figure)
    yield Tell(
        INPUT,
        figure=one.who,
        target=one.target,
        aimed="no" if one.target == NOBODY else "yes",
        result=one.result,
        damage=one.damage,
        note=UserText(one.note),
        noted="yes" if one.note else "no",
        sort=one.sort,
        kind=figure.task.kind.value if done and figure.task else one.kind,
    )
    if one.sort == SECOND:
        return position.paced(one.who, struck=False)
    if one.sort == FURTHER:
        return position.paced(one.who, more=less_one(figure.pace.more, one.kind))
    if done and figure.task:
        yield Tell("samyra.act.long", figure=one.who, what=figure.task.kind.value, rounds=0, stage="done")
        figure = replace(figure, task=None)
    return position.with_figure(figure.paced(acted=True, struck=figure.pace.struck or one.kind == "melee"))
