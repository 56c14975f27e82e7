"""Turns without an action: holding it, letting it pass, getting away."""

from __future__ import annotations

from dataclasses import replace

from gonfalon.questions.ask import Now, Procedure, Tell, Weight
from gonfalon.questions.choice import Ruling
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option
from gonfalon.systems.sotc.actions.finish import ended
from gonfalon.systems.sotc.harm.out import departed
from gonfalon.systems.sotc.rolls.declared import declared, past, spent
from gonfalon.systems.sotc.state.action import Action
from gonfalon.systems.sotc.state.people import Exit
from gonfalon.systems.sotc.state.position import Position, Step


def hold(who: str, position: Position) -> Procedure[Position]:
    """The action may be taken later in this exchange (sotc.hold.declare)."""
    yield Tell("sotc.hold.declare", piece=who)
    return (yield from Now(turn_over(past(position.paced(who, holding=True)))))


def let_pass(who: str, position: Position) -> Procedure[Position]:
    """Nothing is done with the action (sotc.act.one); a walk alone was the action (sotc.move.plain, sotc.spin.expiry)."""
    yield Tell("sotc.act.one", piece=who, weight=Weight.ASIDE)
    if position.now.besides:
        walked = spent(declared(position, Action(0, "walk", who)))
        return turn_over((yield from ended(walked)))
    return (yield from Now(turn_over(past(position.paced(who, acted=True)))))


def away(who: str, position: Position) -> Procedure[Position]:
    """Getting away leaves the conflict, without a victor over whoever does, if the game master agrees (sotc.seq.end)."""
    gets_away = yield from Ruling(
        position.gm,
        tuple(
            Option(yes, Label("sotc-gets-away", answer=key), key=key, proposed=yes)
            for yes, key in ((True, "yes"), (False, "no"))
        ),
        rule="sotc.seq.end",
        label=Label("sotc-ask-away", piece=who),
        about=(who,),
    )
    if not gets_away:
        return position
    yield Tell("sotc.seq.phases", piece=who, how="left", weight=Weight.OUTCOME)
    position = yield from departed(past(position), who, Exit.LEFT, "", Label("sotc-out-left"))
    return (yield from Now(turn_over(position)))


def turn_over(position: Position) -> Position:
    """The turn is over, overflow that is left lapses (sotc.over.expiry)."""
    return replace(position, turn=None, step=Step.NEXT)
