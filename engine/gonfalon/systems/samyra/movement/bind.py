"""Binding an opponent, so that he does not get away in this movement phase."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from gonfalon.questions.ask import TABLE, Now, Procedure, Tell, Weight
from gonfalon.questions.choice import Choice
from gonfalon.questions.deed import Deed
from gonfalon.questions.fields import Field
from gonfalon.questions.figures import Argument, Label
from gonfalon.questions.form import Form
from gonfalon.questions.number import Number
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Barred, Complaint
from gonfalon.systems.samyra.ground.areas import within
from gonfalon.systems.samyra.harm.damage import MOST_DAMAGE
from gonfalon.systems.samyra.harm.falling import down, falls
from gonfalon.systems.samyra.harm.interrupt import broken_off
from gonfalon.systems.samyra.movement.finish import finished, resolved
from gonfalon.systems.samyra.state.people import Bind, Figure, Grip
from gonfalon.systems.samyra.state.position import Position

ATTACK = "samyra.bind.attack"
MOST_QUALITY = 30
SUCCESS = ("success", "critical")
"""A critical result counts as an ordinary one (samyra.bind.no_critical)."""


@dataclass(frozen=True, slots=True)
class Tried:
    """The result of a binding attack."""

    result: str
    quality: int
    combined: str
    damage: int = 0

    @property
    def bound(self) -> bool:
        return self.result in SUCCESS


def barred_bind(position: Position, id: str) -> Barred | None:
    """Only in melee, only who is in reach and moves later, and only with the stamina for it (samyra.bind.earlier)."""
    figure = position.figure(id)
    if not holds_melee(figure):
        return Barred("samyra.bind.melee")
    near = within(position, id)
    if not near:
        return Barred("samyra.bind.what")
    if not any(position.figure(foe).of in position.later(figure.of) for foe in near):
        return Barred("samyra.bind.earlier")
    if too_tired(position, id):
        return Barred("samyra.bind.stamina", cost=position.bind_cost or 0)
    return None


def too_tired(position: Position, id: str) -> bool:
    """True if open stamina does not suffice; what is sealed is never refused (samyra.bind.stamina)."""
    figure = position.figure(id)
    if figure.stamina is None or position.bind_cost is None:
        return False
    return figure.stamina - figure.tired < position.bind_cost


def stamina_hint(position: Position, figure: Figure) -> Argument:
    """Return a hint if sealed stamina suffices for binding, for a viewer who knows it; everybody else reads nothing of
    it, and nobody is refused (samyra.bind.stamina).
    """
    cost = position.bind_cost
    if figure.sealed_stamina is None or cost is None:
        return "open"
    return figure.sealed_stamina.veiled(
        "open", lambda whole, tired, cost: "short" if whole and whole - tired < cost else "open", figure.tired, cost
    )


def bind(id: str, position: Position) -> Procedure[Position]:
    """In place of the own movement, against one enemy that moves later; the action is kept (samyra.bind.no_move)."""
    foes = within(position, id)
    target = foes[0] if len(foes) == 1 else ""
    if not target:
        picked = yield from Choice(
            position.owner(id),
            tuple(targets(position, id, foes)),
            rule="samyra.bind.one",
            label=Label("samyra-ask-bind-whom", figure=id),
            about=(id, *foes),
        )
        if not picked:
            return position
        target = picked
    position = yield from attempt(position.paced(id, intent="bind"), id, target)
    return (yield from finished(position, id))


def targets(position: Position, id: str, foes: tuple[str, ...]) -> Iterator[Option[str]]:
    """One of them alone (samyra.bind.one)."""
    later = position.later(position.figure(id).of)
    for foe in foes:
        barred = None if position.figure(foe).of in later else Barred("samyra.bind.earlier")
        yield Option(foe, Label("samyra-figure", figure=foe), foe, on=foe, barred=barred)
    yield Option("", Label("samyra-back"), "back", role="again")


def wait_to_bind(id: str, position: Position) -> Procedure[Position]:
    """The figure forgoes its movement and waits for the first enemy that wants to get away (samyra.bind.timing)."""
    yield Tell("samyra.bind.timing", figure=id)
    return (yield from finished(position.paced(id, intent="wait"), id))


def asks_to_bind(position: Position, id: str, foes: tuple[str, ...]) -> Procedure[Position]:
    """Each of these enemies that has waited may bind the figure that wants to get away, one at a time, as long as it is still
    up (samyra.bind.one, samyra.act.fallen_earlier).
    """
    for foe in foes:
        if not position.moves_on(id):
            return position
        waiting = position.figure(foe)
        if waiting.pace.intent != "wait" or waiting.pace.bind or unable(position, foe, id):
            continue
        options = tuple(Option(key, Label("samyra-react", answer=key), key=key) for key in ("bind", "let"))
        label = Label("samyra-ask-react", figure=foe, target=id)
        answer = yield from Choice(position.owner(foe), options, rule="samyra.bind.one", label=label, about=(foe, id))
        if answer == "bind":
            position = yield from attempt(position, foe, id)
    return position


def unable(position: Position, id: str, target: str) -> bool:
    """True if a figure that waits cannot bind any more: its weapon or its stamina is gone, or the enemy out of its area
    (samyra.bind.melee, samyra.bind.what, samyra.bind.stamina).
    """
    return not holds_melee(position.figure(id)) or target not in within(position, id) or too_tired(position, id)


def holds_melee(figure: Figure) -> bool:
    return any(one.grip is not Grip.RANGED for one in figure.in_hand)


def attempt(position: Position, id: str, target: str) -> Procedure[Position]:
    """One attempt to bind, from the attack to what it does (samyra.bind.attack)."""
    return (yield from Deed(ATTACK, by=id, to=target).of(binding_attack(position, id, target)))


def binding_attack(position: Position, id: str, target: str) -> Procedure[Position]:
    """An attack at +1 difficulty, without options, skills or critical results (samyra.bind.attack)."""
    tried = yield from bind_form(position, id, target)
    if tried.result in ("critical", "fumble"):
        yield Tell("samyra.bind.no_critical", figure=id, result=tried.result, weight=Weight.ASIDE)
    bind = Bind(target, tried.quality if tried.bound else None)
    if bind.most is None:
        yield Tell(ATTACK, figure=id, target=target, weight=Weight.OUTCOME)
    else:
        yield Tell(
            "samyra.bind.threshold",
            figure=id,
            target=target,
            quality=tried.quality,
            most=bind.most,
            weight=Weight.OUTCOME,
        )
    position = position.paced(id, bind=bind)
    position = yield from paid(position, id)
    position = yield from Now(position)
    return (yield from harmed(position, id, target, tried.damage))


def paid(position: Position, id: str) -> Procedure[Position]:
    """The stamina of an attempt, whatever came of it; a reminder until the cost is entered (samyra.bind.stamina)."""
    cost = position.bind_cost
    if cost is None:
        yield Tell("samyra.bind.stamina", figure=id, cost=0, known="no", left=0, weight=Weight.ASIDE)
        return position
    figure = position.figure(id)
    tired = figure.tired + cost
    left = (
        figure.sealed_stamina.veiled("hidden", lambda whole, tired: max(0, whole - tired), tired)
        if figure.sealed_stamina
        else max(0, (figure.stamina or 0) - tired)
    )
    known = "sealed" if figure.sealed_stamina else "no" if figure.stamina is None else "yes"
    yield Tell("samyra.bind.stamina", figure=id, cost=cost, known=known, left=left, weight=Weight.ASIDE)
    return position.with_figure(replace(figure, tired=tired))


def harmed(position: Position, id: str, target: str, damage: int) -> Procedure[Position]:
    """If the table plays it so, a successful bind does damage like any attack (samyra.bind.damage)."""
    if not damage or not position.figure(target).up:
        return position
    yield Tell("samyra.bind.damage", figure=id, target=target, damage=damage)
    fallen = yield from falls(position, target, damage, "samyra.bind.damage", (target, id))
    figure = position.figure(target)
    figure = replace(figure, damage=figure.damage + damage).paced(hurt=(*figure.pace.hurt, "move"))
    position = position.with_figure(figure)
    if fallen:
        yield Tell("samyra.act.credit", figure=target, by=(id,), count=1, weight=Weight.OUTCOME)
        position = yield from Now(down(position, target).paced(target, over=True))
        return (yield from resolved(position, target))
    position = yield from Now(position)
    return (yield from broken_off(position, target, damage))


def bind_form(position: Position, id: str, target: str) -> Form[Tried]:
    """Success or failure, the quality, and that nothing else was combined with it (samyra.bind.attack)."""
    results = ("success", "failure", "critical", "fumble")
    result = Choice(
        TABLE,
        tuple(Option(key, Label("samyra-bind-result", result=key), key=key) for key in results),
        rule=ATTACK,
        label=Label("samyra-form-result"),
    )
    quality = Number(
        TABLE,
        0,
        MOST_QUALITY,
        0,
        rule="samyra.bind.threshold",
        label=Label("samyra-form-quality"),
        quick=(0, 1, 2, 3, 4, 5, 6),
    )
    combined = Choice(
        TABLE,
        tuple(
            Option(key, Label("samyra-combined", answer=key), key=key, proposed=key == "no") for key in ("no", "yes")
        ),
        rule=ATTACK,
        label=Label("samyra-form-combined"),
    )
    fields = [Field("result", result), Field("quality", quality, when=("result", SUCCESS)), Field("combined", combined)]
    if position.option("samyra.bind.damage") == "normal":
        damage = Number(TABLE, 0, MOST_DAMAGE, 0, rule="samyra.bind.damage", label=Label("samyra-form-damage"))
        fields.append(Field("damage", damage, when=("result", SUCCESS)))
    return Form(
        TABLE,
        tuple(fields),
        Tried,
        alone,
        rule=ATTACK,
        label=Label("samyra-ask-bind", figure=id, target=target),
        notes=(Label("samyra-note-bind"), *bind_example(position.figure(id))),
        about=(id, target),
    )


def bind_example(figure: Figure) -> Iterator[Label]:
    """Yield an example: a table without attack rules of its own may read success and quality off a d20 (samyra.act.input)."""
    if figure.attack is not None:
        yield Label("samyra-note-bind-example", attack=max(1, figure.attack - 1))


def alone(tried: Tried) -> Iterator[Complaint]:
    """No combat option and no combat skill together with it (samyra.bind.attack)."""
    if tried.combined == "yes":
        yield Complaint.of("combined", Barred(ATTACK))
