"""A turn: what the active unit or leader may do, in any order until an attack or its end."""

from __future__ import annotations

from dataclasses import replace

from gonfalon.questions.ask import Now, Procedure, Tell, Weight
from gonfalon.questions.choice import Choice
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option, Role
from gonfalon.systems.war.aspects.zone_cards import seen
from gonfalon.systems.war.harm.elimination import eliminate_defeated
from gonfalon.systems.war.state.options import Proceed
from gonfalon.systems.war.state.pieces import Actor, Aspect, Kind, Status, Step, Unit
from gonfalon.systems.war.state.position import Position
from gonfalon.systems.war.state.turn_actions import undeclared
from gonfalon.systems.war.turns.menu import menu, strikes
from gonfalon.table.memo import of_recent


def take_turn(position: Position) -> Procedure[Position]:
    """One step of the turn; it ends when the player says so, or when nothing is left to do in it (war.turn.end).

    It is over, too, if who was active has left the field or changed sides. An action that was declared and fell away is
    forgotten.
    """
    if position.now.declared:
        position = yield from Now(undeclared(position))
    position = yield from eliminate_defeated((yield from seen(position)))
    if position.step is not Step.TURN:
        return position
    actor = position.actor(position.now.actor)
    if actor.owner != position.order[position.at] or over(position):
        return (yield from end(position))
    options = whole_menu(position, actor)
    if all(option.barred for option in options):
        return (yield from end(position))
    proceed = yield from Choice(
        actor.owner,
        (ending(position), *options),
        rule="war.action.one",
        label=Label("war-ask-action", piece=actor.id, left=position.now.left),
        about=(actor.id,),
    )
    return (yield from eliminate_defeated((yield from proceed(position))))


@of_recent(4)
def whole_menu(position: Position, actor: Actor) -> tuple[Option[Proceed], ...]:
    """Everything that may be done now; to go back in an action is to meet the menu before it again."""
    return tuple(menu(position, actor))


def ending(position: Position) -> Option[Proceed]:
    """Ending the turn; the usual thing once nothing may follow (war.turn.end)."""
    early: Role = "again" if position.now.left > 0 and not position.now.closing else "done"
    return Option(end, Label("war-end-turn"), key="end", rule="war.turn.end", role=early)


def over(position: Position) -> bool:
    """An attack has ended the turn, and nobody may still attack; or who was active is no more."""
    turn = position.now
    actor = position.actor(turn.actor)
    if actor.status is not Status.ACTIVE:
        return True
    if not turn.closing:
        return False
    if not isinstance(actor, Unit):
        return True
    return all(option.barred for option in strikes(position, actor))


def end(position: Position) -> Procedure[Position]:
    """Pins not kept up fall (war.adv.pin.maintain, war.adv.pin.ends); unit and attached leader have acted (war.turn.end)."""
    actor = position.actor(position.now.actor)
    for pin in pins_by(position, actor):
        if pin.kept:
            position = position.with_aspect(replace(pin, kept=False))
        else:
            yield Tell("war.adv.pin.maintain", piece=actor.id, target=pin.on, kept="no")
            position = position.without_aspects((pin.id,))
    yield Tell("war.turn.end", piece=actor.id, weight=Weight.ASIDE)
    return passed(position, position.actor(actor.id))


def passed(position: Position, actor: Actor) -> Position:
    """Unit and attached leader have acted, and the next in the order is on (war.turn.end)."""
    position = position.with_actor(replace(actor, acted=True))
    leader = position.attached_to(actor) if isinstance(actor, Unit) else None
    if leader:
        position = position.with_leader(replace(leader, acted=True))
    at = (position.at + 1) % len(position.order)
    return replace(position, turn=None, step=Step.NEXT, at=at)


def pins_by(position: Position, actor: Actor) -> tuple[Aspect, ...]:
    return tuple(one for one in position.aspects if one.kind is Kind.PINNED and one.by == actor.id)
