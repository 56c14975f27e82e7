"""A turn: what the active unit or leader may do, in any order until an attack or its end."""

from __future__ import annotations

from dataclasses import replace

from gonfalon.ask import Choice, Now, Procedure, Tell, Weight
from gonfalon.figures import Label
from gonfalon.systems.war.actions import advantage, attack, command, freeform, moves
from gonfalon.systems.war.aspects.zone_cards import seen
from gonfalon.systems.war.harm.elimination import eliminate_defeated
from gonfalon.systems.war.state.options import Wish
from gonfalon.systems.war.state.pieces import Actor, Aspect, Kind, Status, Step, Unit
from gonfalon.systems.war.state.position import Position
from gonfalon.systems.war.state.turn_actions import undeclared
from gonfalon.systems.war.turns.menu import menu


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
    player = position.order[position.at]
    actor = position.actor(position.now.actor)
    if actor.owner != player or over(position):
        return (yield from end(position, player))
    options = tuple(menu(position, actor))
    if all(option.barred for option in options[1:]):
        return (yield from end(position, player))
    wish = yield from Choice(
        actor.owner,
        options,
        rule="war.action.one",
        label=Label("war-ask-action", side=actor.owner, piece=actor.id, left=position.now.left),
        about=(actor.id,),
    )
    if wish[0] == "end":
        return (yield from end(position, player))
    return (yield from eliminate_defeated((yield from done(position, actor, wish))))


def done(position: Position, actor: Actor, wish: Wish) -> Procedure[Position]:
    """What the player wished."""
    what, which = wish
    match what:
        case "move":
            return (yield from moves.free_move(position, which))
        case "force":
            return (yield from moves.force(position, which))
        case "attack":
            return (yield from attack.attack(position, which))
        case "rid":
            return (yield from freeform.rid(position, actor, position.aspect(which)))
        case "load":
            return (yield from freeform.load(position, actor))
        case "other":
            return (yield from freeform.other(position, position.actor(which)))
        case "elsewhere":
            return (yield from freeform.elsewhere(position, position.actor(which)))
        case "ambush" | "intimidate" | "pin" | "keep" | "scout" | "surround" | "guard" | "second":
            assert isinstance(actor, Unit)
            return (yield from by_unit(position, actor, what, which))
        case _:
            return (yield from by_leader(position, actor, what, which))


def by_unit(position: Position, unit: Unit, what: str, which: str) -> Procedure[Position]:
    """What only units do."""
    match what:
        case "ambush":
            return (yield from advantage.ambush(position, unit))
        case "intimidate":
            return (yield from advantage.intimidate(position, unit))
        case "pin":
            return (yield from advantage.pin(position, unit, position.unit(which)))
        case "keep":
            return (yield from advantage.keep_up(position, unit, position.aspect(which)))
        case "scout":
            return (yield from advantage.scout(position, unit, which))
        case "surround":
            return (yield from advantage.surround(position, unit))
        case "guard":
            return (yield from freeform.full_defence(position, unit))
        case _:
            return (yield from command.buy_action(position, unit))


def by_leader(position: Position, actor: Actor, what: str, which: str) -> Procedure[Position]:
    """What the attached or independent leader does; `which` names him, or him and his target."""
    id, _, target = which.partition(">")
    leader = position.leader(id)
    match what:
        case "give":
            return (yield from command.give_action(position, leader))
        case "boost":
            return (yield from command.put_boost(position, leader))
        case "rally":
            held = yield from command.choose_consequence(position, leader)
            return (yield from command.rally(position, leader, held)) if held else position
        case "duel":
            return (yield from attack.duel(position, id, target))
        case "provoke":
            return (yield from attack.provoke(position, id, target))
        case "attach":
            return (yield from command.attach(position, leader, position.unit(target)))
        case _:
            return (yield from command.detach(position, leader))


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
    return not any(option.value[0] in ("attack", "duel") and not option.barred for option in menu(position, actor))


def end(position: Position, player: str) -> Procedure[Position]:
    """Pins not kept up fall; unit and attached leader have acted (war.turn.end, war.adv.pin.ends).

    `player` is whose turn it was, even if the piece has gone over to another.
    """
    actor = position.actor(position.now.actor)
    for pin in pins_by(position, actor):
        if pin.kept:
            position = position.with_aspect(replace(pin, kept=False))
        else:
            yield Tell("war.adv.pin.maintain", piece=actor.id, target=pin.on, kept="no")
            position = position.without_aspects((pin,))
    yield Tell("war.turn.end", piece=actor.id, weight=Weight.ASIDE)
    position = position.with_actor(replace(position.actor(actor.id), acted=True))
    leader = position.attached_to(actor) if isinstance(actor, Unit) else None
    if leader:
        position = position.with_leader(replace(leader, acted=True))
    at = (position.order.index(player) + 1) % len(position.order)
    return replace(position, turn=None, step=Step.NEXT, at=at)


def pins_by(position: Position, actor: Actor) -> tuple[Aspect, ...]:
    return tuple(one for one in position.aspects if one.kind is Kind.PINNED and one.by == actor.id)
