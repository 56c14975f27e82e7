"""The parts that options of many questions share: the procedure of an option, and the way back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial, wraps
from typing import ParamSpec

from gonfalon.questions.ask import Procedure
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option
from gonfalon.systems.war.state.position import Position

BETWEEN_ACTIONS = ("war.turn.choose", "war.action.one")
"""The questions between two actions."""

Proceed = Callable[[Position], Procedure[Position]]
"""The procedure of an option, which waits for nothing but the position."""

Q = ParamSpec("Q")


def at_once(change: Callable[Q, Position]) -> Callable[Q, Procedure[Position]]:
    """A change that neither asks nor tells anything, as a procedure."""

    @wraps(change)
    def proceed(*args: Q.args, **kwargs: Q.kwargs) -> Procedure[Position]:
        yield from ()
        return change(*args, **kwargs)

    return proceed


@at_once
def unchanged(position: Position) -> Position:
    return position


def back() -> Option[Proceed]:
    """Nothing of this after all."""
    return Option(unchanged, Label("option-back"), key="back", role="again")


def players_still_in(
    position: Position, make: Callable[[str, Position], Procedure[Position]]
) -> Iterator[Option[Proceed]]:
    """An option for every player who plays on."""
    for one in position.players:
        if position.plays_on(one.id):
            label = Label("war-compel-player", player=one.id)
            yield Option(partial(make, one.id), label, key=one.id, of=one.id)
