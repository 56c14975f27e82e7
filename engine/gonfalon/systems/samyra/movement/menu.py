"""Whose movement comes next, and what a figure may do with its movement phase."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache, partial

from gonfalon.questions.ask import Now, Procedure, Tell, Weight
from gonfalon.questions.choice import Choice
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Barred
from gonfalon.systems.samyra.ground.objects import too_big_beside
from gonfalon.systems.samyra.movement.alternatives import lower, nothing, put_away, ready, rise
from gonfalon.systems.samyra.movement.big_obstacles import climb_on, crosses, give_up, overcome
from gonfalon.systems.samyra.movement.bind import barred_bind, bind, stamina_hint, wait_to_bind
from gonfalon.systems.samyra.movement.finish import finished, unawaited
from gonfalon.systems.samyra.movement.move import move
from gonfalon.systems.samyra.state.people import Carried, Figure, Grip, Long, Posture
from gonfalon.systems.samyra.state.position import Position, Step

MENU = "samyra.move.groupwise"
"""The rule of the question what the figures of a party do."""

Proceed = Callable[[Position], Procedure[Position]]

KEPT = 256
"""So many options of a kind are kept, each as long as nothing changes that is said of it."""


def movement(position: Position) -> Procedure[Position]:
    """The parties move in their order, one figure after the other; then everybody may turn (samyra.move.groupwise)."""
    position = yield from unawaited(position)
    party = position.moving
    if not any(position.waiting(party)):
        return (yield from next_party(position))
    proceed = yield from Choice(
        party,
        tuple(menu(position, party)),
        rule=MENU,
        label=Label("samyra-ask-move", side=party),
        about=(party,),
    )
    return (yield from proceed(position))


def next_party(position: Position) -> Procedure[Position]:
    """The party has moved; after the last one all may turn (samyra.move.groupwise)."""
    left = position.later(position.moving)
    if not left:
        return replace(position, moving="", step=Step.TURN)
    return (yield from Now(replace(position, moving=left[0])))


def menu(position: Position, party: str) -> Iterator[Option[Proceed]]:
    """Move, or one of the alternatives, for each figure whose movement is still to come (samyra.alt.list).

    Whoever should first ready a weapon has that first; it is proposed for one of them, since one thing is done at a time
    (samyra.alt.first_round).
    """
    proposed = False
    for figure in position.waiting(party):
        group = Label("samyra-figure", figure=figure.id)
        if crosses(figure):
            yield from climbing(figure, group)
            continue
        first = drawing_first(position, figure)
        weapons = tuple(drawing(figure, group))
        if first:
            for one in weapons:
                yield replace(one, proposed=not (proposed or one.barred))
                proposed = proposed or not one.barred
        yield moving(figure.id, figure.of, figure.task is not None and figure.task.kind is not Long.SPELL)
        if not first:
            yield from weapons
        yield from postures(figure.id, figure.of, figure.posture)
        yield binding(position, figure, group)
        if too_big_beside(position, figure):
            yield overcoming(figure.id, figure.of)
        yield staying(figure.id, figure.of, busy(figure))
    yield Option(partial(all_stay, party), Label("samyra-all-done"), "done", MENU, party, role="done")


def climbing(figure: Figure, group: Label) -> Iterator[Option[Proceed]]:
    """A figure on its way over something too big goes on with it or gives up, and does nothing else (samyra.move.too_big)."""
    for key, rule, proceed in (("stay", "samyra.move.too_big", climb_on), ("giveup", "samyra.act.long", give_up)):
        label = Label("samyra-climb", how=key)
        yield Option(partial(proceed, figure.id), label, f"{key}.{figure.id}", rule, figure.of, figure.id, group=group)


def busy(figure: Figure) -> str:
    """Return the kind of a figure's task of several rounds, as a message selects on it."""
    return figure.task.kind.value if figure.task else "no"


def drawing_first(position: Position, figure: Figure) -> bool:
    """In the first round whoever has nothing in hand will first ready a weapon (samyra.alt.first_round)."""
    drawn = any(one.carried is Carried.BODY for one in figure.weapons)
    return position.round == 1 and drawn and not figure.in_hand


@lru_cache(maxsize=KEPT)
def moving(id: str, party: str, drops: bool) -> Option[Proceed]:
    """Once in a round, whatever holds the figure; `drops` says that it lets go of what it is about (samyra.move.bew)."""
    label = Label("samyra-move", drops="yes" if drops else "no")
    group = Label("samyra-figure", figure=id)
    return Option(partial(move, id), label, f"move.{id}", "samyra.move.bew", party, id, group=group)


@lru_cache(maxsize=KEPT)
def overcoming(id: str, party: str) -> Option[Proceed]:
    """Over something that is too big (samyra.move.too_big)."""
    label, group = Label("samyra-overcome"), Label("samyra-figure", figure=id)
    return Option(partial(overcome, id), label, f"cross.{id}", "samyra.move.too_big", party, id, group=group)


@lru_cache(maxsize=KEPT)
def staying(id: str, party: str, busy: str) -> Option[Proceed]:
    """Neither moves nor does anything else (samyra.alt.list)."""
    label, group = Label("samyra-stay", busy=busy), Label("samyra-figure", figure=id)
    return Option(partial(nothing, id), label, f"stay.{id}", "samyra.alt.list", party, id, group=group)


def drawing(figure: Figure, group: Label) -> Iterator[Option[Proceed]]:
    """Draw a weapon, or switch to it: only what is ready to hand, never from the ground; of equal ones the first
    (samyra.alt.weapon).
    """
    for number, weapon in enumerate(figure.weapons):
        if weapon.grip is Grip.NATURAL or weapon.carried is Carried.HAND or weapon in figure.weapons[:number]:
            continue
        barred = None
        if weapon.carried is Carried.GROUND:
            barred = Barred("samyra.alt.no_pick_up")
        elif weapon.carried is Carried.PACK:
            barred = Barred("samyra.alt.weapon")
        held = "yes" if put_away(figure, weapon) else "no"
        label = Label("samyra-draw", figure=figure.id, held=held, grip=weapon.grip.value)
        key = f"draw.{figure.id}.{number + 1}"
        yield Option(
            partial(ready, figure.id, number),
            label,
            key,
            "samyra.alt.weapon",
            figure.of,
            figure.id,
            barred,
            group=group,
        )


@lru_cache(maxsize=KEPT)
def postures(id: str, party: str, now: Posture) -> tuple[Option[Proceed], ...]:
    """Kneel, lie down, stand up: what the figure does not do already (samyra.alt.low, samyra.alt.stand)."""
    return tuple(into_posture(id, party, posture) for posture in Posture if posture is not now)


def into_posture(id: str, party: str, posture: Posture) -> Option[Proceed]:
    """Another posture."""
    standing = posture is Posture.STANDING
    key = {Posture.STANDING: "stand", Posture.KNEELING: "kneel", Posture.LYING: "lie"}[posture]
    rule = "samyra.alt.stand" if standing else "samyra.alt.low"
    proceed: Proceed = partial(rise, id) if standing else partial(lower, id, posture)
    label, group = Label("samyra-posture-into", posture=posture.value), Label("samyra-figure", figure=id)
    return Option(proceed, label, f"{key}.{id}", rule, party, id, group=group)


def binding(position: Position, figure: Figure, group: Label) -> Option[Proceed]:
    """Bind an opponent now, or wait for one who wants to get away (samyra.bind.timing)."""
    reactive = position.option("samyra.bind.timing") == "reactive"
    proceed: Proceed = partial(wait_to_bind if reactive else bind, figure.id)
    label = Label("samyra-bind", waits="yes" if reactive else "no", stamina=stamina_hint(position, figure))
    return Option(
        proceed,
        label,
        f"bind.{figure.id}",
        "samyra.bind.what",
        figure.of,
        figure.id,
        barred_bind(position, figure.id),
        group=group,
    )


def all_stay(party: str, position: Position) -> Procedure[Position]:
    """The party has done with moving: whoever has not moved stays where they are, and climbers go on (samyra.move.bew,
    samyra.move.too_big).
    """
    for id in [one.id for one in position.waiting(party)]:
        if crosses(position.figure(id)):
            position = yield from climb_on(id, position)
        else:
            position = yield from finished(position.paced(id, intent="stay"), id)
    if any(position.waiting(party)):
        return position
    yield Tell("samyra.move.groupwise", side=party, weight=Weight.ASIDE)
    return position
