"""Full defence: at the start of the exchange, when first attacked, or in one's own turn."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from gonfalon.questions.ask import Ask, Now, Procedure, Tell
from gonfalon.questions.figures import Label
from gonfalon.questions.refusal import Barred
from gonfalon.questions.roll import Roll
from gonfalon.systems.sotc.rolls.declared import past
from gonfalon.systems.sotc.state.action import MENU, PREVENTED
from gonfalon.systems.sotc.state.people import Figure, Group
from gonfalon.systems.sotc.state.position import Position
from gonfalon.table.offer import Ends, Offer


def guards(position: Position, ask: Ask[Any]) -> Iterator[Offer[Position]]:
    """Yield the offers to declare full defence beside this question (sotc.fulldef.at_start, sotc.fulldef.first_attacked)."""
    if ask.rule == MENU and at_start(position):
        for figure in position.still_in():
            if able(figure) and figure.id != position.now.who:
                yield offer(figure, partial(guarded, figure.id), "sotc.fulldef.at_start")
        return
    target = attacked_target(position)
    if target is None or not isinstance(ask, Roll):
        return
    late = Barred("sotc.fulldef.first_attacked", piece=target.id) if target.pace.attacks else None
    yield offer(target, partial(guarded, target.id), "sotc.fulldef.first_attacked", late, until="answer")


def attacked_target(position: Position) -> Figure | None:
    """Return the figure that is attacked before any dice have fallen and could still declare full defence
    (sotc.fulldef.first_attacked).
    """
    action = position.action
    if action is None or PREVENTED[action.kind] != "attack" or thrown(position):
        return None
    target = position.figure(action.target)
    return target if able(target) else None


def first_guard(position: Position) -> Figure | None:
    """Return the figure that may declare full defence now, attacked for the first time in this exchange
    (sotc.fulldef.first_attacked).
    """
    target = attacked_target(position)
    return target if target and not target.pace.attacks else None


def at_start(position: Position) -> bool:
    """Nobody has done anything in this exchange yet but declare full defence, not even walked."""
    before = (one for one in position.turned if position.turn is None or one != position.turn.who)
    return (
        all(position.pace(one).guarding for one in before)
        and position.turn is not None
        and not position.now.declared
        and not position.now.besides
        and not (
            any(one.pace.acted and not one.pace.guarding for one in position.still_in())
            or any(one.pace.holding for one in position.still_in())
        )
    )


def thrown(position: Position) -> bool:
    """True if dice of the open roll have fallen."""
    return position.contest is None or any(hand.faces for hand in position.contest.hands)


def able(figure: Figure) -> bool:
    """True if a figure has not acted yet; a group that is led defends with its leader (sotc.fulldef.price)."""
    led = isinstance(figure, Group) and figure.leader
    return not figure.pace.acted and not figure.pace.guarding and not led


def offer(figure: Figure, make: Any, rule: str, barred: Barred | None = None, until: Any = None) -> Offer[Position]:
    label = Label("sotc-offer-guard", piece=figure.id)
    return Offer(f"guard.{figure.id}", figure.owner, make, rule=rule, label=label, barred=barred, until=until)


def guarded(id: str, position: Position) -> Procedure[Position]:
    """The action of the exchange for +2 on every reaction until it ends (sotc.fulldef.bonus, sotc.fulldef.price)."""
    rule = "sotc.fulldef.first_attacked" if position.action else "sotc.fulldef.at_start"
    yield Tell(rule, piece=id)
    position = guarding(position, id)
    if position.turn and position.turn.who == id:
        raise Ends(position)
    return (yield from Now(position))


def guarding(position: Position, id: str) -> Position:
    return position.paced(id, acted=True, guarding=True, holding=False)


def own_turn(who: str, position: Position) -> Procedure[Position]:
    """Declared in one's own turn, if the table allows it, or as the first before anybody acts (sotc.fulldef.own_turn)."""
    rule = "sotc.fulldef.own_turn" if position.on("sotc.fulldef.own_turn") else "sotc.fulldef.at_start"
    yield Tell(rule, piece=who)
    return (yield from Now(past(guarding(position, who))))
