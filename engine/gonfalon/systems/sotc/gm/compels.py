"""Compels: an aspect makes trouble, for a fate point or against one (sotc.fp.compel, sotc.blind.use)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
from typing import Any

from gonfalon.fate import compel, points
from gonfalon.fate.aspects import Named
from gonfalon.fate.position import contest_of
from gonfalon.fate.use import granted
from gonfalon.questions.ask import Ask, Now, Procedure, Tell, Weight
from gonfalon.questions.choice import Choice, Ruling
from gonfalon.questions.deed import Deed
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option, Part
from gonfalon.questions.roll import Roll
from gonfalon.systems.sotc.rolls.declared import undeclared
from gonfalon.systems.sotc.rolls.table import RULES
from gonfalon.systems.sotc.state.action import MENU, PREVENTABLE, PREVENTED
from gonfalon.systems.sotc.state.people import Figure, Group
from gonfalon.systems.sotc.state.position import OWN, Position
from gonfalon.systems.sotc.state.things import Aspect
from gonfalon.table.offer import OFFERED, Ends, Offer


def compels(position: Position, ask: Ask[Any]) -> Iterator[Offer[Position]]:
    """An aspect of whoever acts: in the menu, or once an action is declared until its dice fall (sotc.comp.aspect).

    Until then also one of whoever it is aimed at; everybody else's in the game master's hand.
    """
    if position.turn is None:
        return
    rolled = position.contest
    open_roll = isinstance(ask, Roll) and rolled is not None and not any(hand.faces for hand in rolled.hands)
    if not (ask.rule == MENU and not rolled) and not open_roll:
        return
    acts = position.action.who if position.action else position.now.who
    aimed_at = position.action.target if position.action else ""
    for one in position.characters:
        for aspect in position.aspects_on(one.id) if one.id in (acts, aimed_at) else ():
            if aspect.known:
                yield compel_of(aspect.id, aspect.text, one.id, position.gm)


@lru_cache(maxsize=OFFERED)
def compel_of(id: str, text: Named, who: str, gm: str) -> Offer[Position]:
    """An aspect of somebody may make trouble."""
    label = Label("sotc-offer-compel", piece=who, aspect=text)
    return Offer(f"compel.{id}", gm, partial(compelled, id, who), rule="sotc.fp.compel", label=label)


def compellable(position: Position) -> Iterator[Aspect]:
    """Known aspects of everybody still in the conflict, whoever acts (sotc.fp.compel)."""
    for one in position.characters:
        yield from (aspect for aspect in position.aspects_on(one.id) if aspect.known and not one.left)


def anybody(position: Position) -> Procedure[Position]:
    """Somebody's aspect makes trouble out of turn (sotc.fp.compel)."""
    known = tuple(
        Option(one.id, Label("sotc-offer-compel", piece=one.on, aspect=one.text), key=one.id)
        for one in compellable(position)
    )
    none = Option("", Label("option-back"), key="back", role="again")
    id = yield from Choice(
        position.gm, (*known, none), rule="sotc.fp.compel", label=Label("sotc-ask-gm-compel"), about=("gm",)
    )
    return (yield from compelled(id, position.aspect(id).on, position)) if id else position


def compelled(id: str, who: str, position: Position) -> Procedure[Position]:
    """An aspect of somebody makes trouble (sotc.fp.compel)."""
    return (yield from Deed("sotc.fp.compel", to=who).of(compel_answered(id, who, position)))


def compel_answered(id: str, who: str, position: Position) -> Procedure[Position]:
    """Accepted, it gives a point and complicates the action; refused, it costs one."""
    position.there(who)
    text = position.aspect(id).text
    accepted = yield from answer(position, who, position.aspect(id))
    position = yield from compel.point_moved(position, who, OWN, accepted=accepted)
    yield Tell(
        "sotc.fp.compel",
        piece=who,
        aspect=text,
        answer="accept" if accepted else "refuse",
        points=position.purse(who).points,
        weight=Weight.OUTCOME,
    )
    if not accepted:
        return position
    position.there(who)
    if position.action is None:
        return (yield from forbidding(position, who))
    if who != position.action.who:
        return (yield from exposed(position, who))
    return (yield from trouble(position, who))


def answer(position: Position, who: str, aspect: Aspect) -> Procedure[bool]:
    """Asked of who plays the character; without a point it cannot be refused."""
    poor = points.barred(position, who, RULES.purse)
    return (
        yield from Choice(
            position.figure(who).owner,
            (
                Option(True, Label("sotc-compel", answer="accept"), key="accept", proposed=True),
                Option(False, Label("sotc-compel", answer="refuse"), key="refuse", barred=poor),
            ),
            rule="sotc.fp.compel",
            label=Label("sotc-ask-compel", piece=who, aspect=aspect.text),
            about=(who, aspect.id),
        )
    )


TROUBLES = ("drop", "plus", "redirect")


def trouble(position: Position, who: str) -> Procedure[Position]:
    """The action is dropped, the other side gets 2, or it goes to somebody else (sotc.blind.use)."""
    action = position.doing
    others = [*redirections(position, who)] if action.kind in ("attack", "push") else []
    opposed = position.contest is not None and contest_of(position).against is not None
    known = [one for one in TROUBLES if one != "redirect" or others]
    known = [one for one in known if one != "plus" or (opposed and contest_of(position).hand(acting=False))]
    what = yield from Ruling(
        position.gm,
        tuple(Option(one, Label("sotc-trouble", what=one), proposed=one == "drop") for one in known),
        rule="sotc.blind.use",
        label=Label("sotc-ask-trouble", piece=who),
        about=(who, str(action.number)),
    )
    match what:
        case "plus":
            yield Tell("sotc.blind.use", piece=who, what="plus", target=action.target)
            line = Part(Label("sotc-part-compel"), "sotc.blind.use", 2)
            return (yield from Now(granted(position, line, acting=False)))
        case "redirect":
            options = tuple(Option(one.id, Label("sotc-figure", piece=one.id), key=one.id, on=one.id) for one in others)
            target = yield from Choice(
                position.gm, options, rule="sotc.blind.use", label=Label("sotc-ask-redirect", piece=who), about=(who,)
            )
            yield Tell("sotc.blind.use", piece=who, what="redirect", target=target)
            raise Ends(undeclared(position.paced(who, redirected=target)))
        case _:
            yield Tell("sotc.blind.use", piece=who, what="drop", target=action.target or "none")
            kind = PREVENTED[action.kind]
            barred = (*position.pace(who).barred, kind)
            raise Ends(undeclared(position.paced(who, barred=barred)))


def exposed(position: Position, who: str) -> Procedure[Position]:
    """The target is easier to hit, or the event is only told (sotc.fp.compel)."""
    what = yield from Ruling(
        position.gm,
        tuple(Option(one, Label("sotc-trouble", what=one), proposed=one == "plus") for one in ("plus", "told")),
        rule="sotc.blind.use",
        label=Label("sotc-ask-trouble", piece=who),
        about=(who, str(position.doing.number)),
    )
    if what == "told":
        return (yield from Now(position))
    yield Tell("sotc.blind.use", piece=who, what="plus", target=who)
    line = Part(Label("sotc-part-compel"), "sotc.blind.use", 2)
    return (yield from Now(granted(position, line, acting=True)))


def redirections(position: Position, who: str) -> Iterator[Figure]:
    """Whom the action may go to instead; who is led is met with the leader (sotc.blind.use, sotc.attach.damage)."""
    for one in position.still_in():
        led = isinstance(one, Group) and one.leader
        if one.id not in (who, position.doing.target) and not led:
            yield one


RULED_OUT = (*PREVENTABLE, "sprint")
"""The acts that an accepted compel may rule out for a turn; without movement there is no sprint either."""


def forbidding(position: Position, who: str) -> Procedure[Position]:
    """Which kind of action the complication forbids in this turn, if it is still to come (sotc.fp.compel)."""
    if position.pace(who).acted:
        raise Ends(position)
    kinds = tuple(Option(one, Label("sotc-prevented", kind=one), key=one) for one in RULED_OUT)
    nothing: Option[str] = Option("", Label("sotc-forbid-nothing"), key="nothing", role="done", proposed=True)
    kind = yield from Choice(
        position.gm,
        (*kinds, nothing),
        rule="sotc.fp.compel",
        label=Label("sotc-ask-forbid", piece=who),
        about=(who, "forbid"),
    )
    if kind:
        position = position.paced(who, barred=(*position.pace(who).barred, kind))
    raise Ends(position)
