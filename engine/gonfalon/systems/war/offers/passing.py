"""Free invocations that change hands: whoever holds one may pass it on to a player of the same side."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
from typing import Any

from gonfalon.fate.aspects import Named, passed
from gonfalon.questions.ask import Ask, Now, Procedure, Tell
from gonfalon.questions.choice import Choice
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option
from gonfalon.questions.secret import FaceDown
from gonfalon.systems.war.state.options import Proceed, back
from gonfalon.systems.war.state.position import Position
from gonfalon.table.offer import OFFERED, Gone, Offer

RULE = "war.core.free_invoke"


def passings(position: Position, ask: Ask[Any]) -> Iterator[Offer[Position]]:
    """One at a time, at any time but while cards are laid face down (war.core.free_invoke)."""
    if isinstance(ask, FaceDown):
        return
    takers = (one.id for one in position.players if position.takes_part(one.id))
    allied = {who for who in takers if any(allies(position, who))}
    for aspect in position.aspects:
        for who, _ in aspect.free:
            if who in allied:
                yield passing(aspect.id, aspect.text, aspect.on, who)


@lru_cache(maxsize=OFFERED)
def passing(id: str, text: Named, on: str, who: str) -> Offer[Position]:
    """A free invocation may be passed on."""
    label = Label("war-offer-pass", aspect=text, on=on, player=who)
    return Offer(f"pass.{id}.{who}", who, partial(handed_on, id, who), rule=RULE, label=label)


def allies(position: Position, who: str) -> Iterator[str]:
    """The other players of this side who play on."""
    return (one for one in position.teammates(who) if one != who and position.plays_on(one))


def handed_on(id: str, who: str, position: Position) -> Procedure[Position]:
    """To whom; then it is his (war.core.free_invoke). Gone if the holder is out meanwhile."""
    if not position.takes_part(who):
        raise Gone(who)
    aspect = position.aspect(id)
    takers: tuple[Option[Proceed], ...] = tuple(
        Option(partial(given, id, who, one), Label("war-compel-player", player=one), key=one)
        for one in allies(position, who)
    )
    label = Label("war-ask-pass", aspect=aspect.text, player=who)
    proceed = yield from Choice(who, (*takers, back()), rule=RULE, label=label, about=(id, who))
    return (yield from proceed(position))


def given(id: str, who: str, taker: str, position: Position) -> Procedure[Position]:
    """The free invocation has another holder."""
    aspect = position.aspect(id)
    yield Tell(RULE, aspect=aspect.text, player=who, taker=taker)
    return (yield from Now(position.having_free(id, passed(aspect.free, who, taker))))
