"""The end of the conflict."""

from __future__ import annotations

from dataclasses import replace

from gonfalon.questions.ask import Procedure, Tell, Weight
from gonfalon.questions.choice import Ruling
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option
from gonfalon.systems.sotc.rolls.declared import past
from gonfalon.systems.sotc.state.position import Position, Step


def last_side(position: Position) -> str | None:
    """The side of those who are left, if all of them are allied; "" if nobody is left (sotc.seq.end)."""
    sides = list(dict.fromkeys(one.side for one in position.still_in()))
    if all(position.allied(one, other) for one in sides for other in sides):
        return sides[0] if sides else ""
    return None


def judged(position: Position) -> Procedure[Position]:
    """The end is proposed as soon as only one side is left; the game master may let it go on (sotc.seq.end).

    It is proposed again if somebody came to stand against that side, and is gone too.
    """
    side = last_side(position)
    if side is None:
        return replace(position, carries_on=None)
    if position.step in (Step.AFTER, Step.OVER) or position.carries_on == side:
        return position
    if not side:
        return (yield from closed(position, side))
    over = yield from Ruling(
        position.gm,
        tuple(
            Option(yes, Label("sotc-end", answer=key, side=side), key=key, proposed=yes)
            for yes, key in ((True, "end"), (False, "on"))
        ),
        rule="sotc.seq.end",
        label=Label("sotc-ask-end", side=side),
    )
    return (yield from closed(position, side)) if over else position.carrying_on(side)


def closed(position: Position, side: str) -> Procedure[Position]:
    """The conflict is over, its hits stand; what follows it is still to be settled (sotc.attack.pull)."""
    yield Tell("sotc.seq.end", side=side or "none", weight=Weight.OUTCOME)
    return past(position.ended(side))
