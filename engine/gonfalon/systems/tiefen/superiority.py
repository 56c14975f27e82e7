"""Technical or magical superiority: asked in step 1, changeable until the slips are turned."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from gonfalon.questions.ask import TABLE, Procedure, Tell
from gonfalon.questions.choice import Rulings
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option
from gonfalon.systems.tiefen.position import Position, Side


def ask_superiority(position: Position, *, again: str = "no") -> Procedure[Position]:
    """At most one side, unless the table plays with both (tiefen.super.both)."""
    both = position.switches["tiefen.super.both"] == "both_allowed"
    chosen = yield from Rulings(
        TABLE,
        tuple(superiors(position)),
        rule="tiefen.super.who",
        least=0,
        most=2 if both else 1,
        label=Label("ask-tiefen-super-who", again=again),
        notes=() if both else (Label("tiefen-note-one-superior"),),
    )
    for side in position.sides:
        superior = side.id in chosen
        if superior is not side.superior:
            yield Tell("tiefen.super.who", side=side.id, superior="yes" if superior else "no")
        position = judged(position, side, superior=superior)
    return position


def judged(position: Position, side: Side, *, superior: bool) -> Position:
    """The answer for one side, and the deeds it rests on: none for a side that was never superior."""
    known = position.foe(side).successes if superior or side.superior or side.weighed else ()
    return position.having(replace(side, superior=superior, weighed=known))


def open_again(position: Position) -> str:
    """Return the change since superiority was judged: `yes` for a new deed against a superior side, `struck` for one
    that no longer counts where superiority was lost, else `no` (tiefen.deeds.kinds).
    """
    judged_with = [(side, Counter(side.weighed), Counter(foe.successes)) for side, foe in position.facing()]
    if any(side.superior and now - then for side, then, now in judged_with):
        return "yes"
    return "struck" if any(not side.superior and then - now for side, then, now in judged_with) else "no"


def superiors(position: Position) -> Iterator[Option[str]]:
    """Proposed is what stands; two that were both ruled superior are looked at anew."""
    standing = [side.id for side in position.sides if side.superior]
    too_many = len(standing) > 1 and position.switches["tiefen.super.both"] == "one"
    for side in position.sides:
        yield Option(side.id, Label("option-side", side=side.id), of=side.id, proposed=side.superior and not too_many)
