"""Names for aspects: a usual one stands there at once, and may be said otherwise at any time between two actions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any

from gonfalon.fate.aspects import Named, passed
from gonfalon.questions.ask import Ask, Now, Procedure, Tell
from gonfalon.questions.choice import Choice, Ruling
from gonfalon.questions.figures import Label, UserText
from gonfalon.questions.option import Option
from gonfalon.questions.text import Text
from gonfalon.systems.sotc.actions.finding import LONGEST_ASPECT
from gonfalon.systems.sotc.state.action import MENU
from gonfalon.systems.sotc.state.position import Position, Step
from gonfalon.systems.sotc.state.things import Aspect, Sort
from gonfalon.table.offer import OFFERED, Offer


def namings(position: Position, ask: Ask[Any]) -> Iterator[Offer[Position]]:
    """Aspects that came into play may be named anew, free tags handed on; between two actions.

    A consequence still after the conflict, that of the last hit among them (sotc.cons.wording).
    """
    owners = {one.id: one.owner for one in position.figures}
    if position.step is Step.AFTER:
        yield from (naming(position, one, owners) for one in position.aspects if one.sort is Sort.CONSEQUENCE)
        return
    if ask.rule != MENU or position.contest:
        return
    allied: dict[str, bool] = {}
    for aspect in position.aspects:
        if aspect.sort in (Sort.CONSEQUENCE, Sort.TEMPORARY):
            yield naming(position, aspect, owners)
        for who, _ in aspect.free:
            if who not in allied:
                allied[who] = not position.figure(who).left and any(allies(position, who))
            if allied[who]:
                yield passing(aspect.id, aspect.text, who, owners[who])


def naming(position: Position, aspect: Aspect, owners: Mapping[str, str]) -> Offer[Position]:
    """The hurt one words a consequence, who placed it any other aspect (sotc.cons.wording); `owners` by figure."""
    consequence = aspect.sort is Sort.CONSEQUENCE
    who = aspect.on if consequence else aspect.by
    return worded(aspect.id, aspect.text, aspect.on, owners.get(who) or position.gm, consequence)


@lru_cache(maxsize=OFFERED)
def worded(id: str, text: Named, on: str, owner: str, consequence: bool) -> Offer[Position]:
    """An aspect gets other words."""
    rule = "sotc.cons.wording" if consequence else "sotc.man.special"
    label = Label("sotc-offer-name", aspect=text, on=on)
    return Offer(f"name.{id}", owner, partial(aspect_named, id, owner, rule), rule=rule, label=label)


def aspect_named(id: str, owner: str, rule: str, position: Position) -> Procedure[Position]:
    """Ask for the words of an aspect; the game master has the last word."""
    aspect = position.aspect(id)
    preset = aspect.text.text if isinstance(aspect.text, UserText) else ""
    label = Label("sotc-ask-name", aspect=aspect.text, on=aspect.on)
    text = yield from Text(owner, LONGEST_ASPECT, 1, preset, rule=rule, label=label, about=(id,))
    yield Tell(rule, aspect=UserText(text), on=aspect.on, before=aspect.text)
    return (yield from Now(position.with_aspect(replace(aspect, text=UserText(text)))))


def allies(position: Position, who: str) -> Iterator[str]:
    """Yield the figures that might be given a free tag."""
    holder = position.there(who)
    return (one.id for one in position.still_in() if one.id != who and position.friends(holder, one))


@lru_cache(maxsize=OFFERED)
def passing(id: str, text: Named, who: str, owner: str) -> Offer[Position]:
    """A free tag goes to an ally (sotc.man.pass_tag)."""
    label = Label("sotc-offer-pass", aspect=text, piece=who)
    return Offer(f"pass.{id}.{who}", owner, partial(handed_on, id, who), rule="sotc.man.pass_tag", label=label)


def handed_on(id: str, who: str, position: Position) -> Procedure[Position]:
    """To whom, if the game master agrees that it can be handed on (sotc.man.pass_tag)."""
    aspect = position.aspect(id)
    others = tuple(Option(one, Label("sotc-figure", piece=one), key=one, on=one) for one in allies(position, who))
    taker = yield from Choice(
        position.figure(who).owner,
        others,
        rule="sotc.man.pass_tag",
        label=Label("sotc-ask-pass", aspect=aspect.text, piece=who),
        about=(id, who),
    )
    allowed = yield from Ruling(
        position.gm,
        tuple(
            Option(yes, Label("sotc-passable", answer=key), key=key, proposed=yes)
            for yes, key in ((True, "yes"), (False, "no"))
        ),
        rule="sotc.man.pass_tag",
        label=Label("sotc-ask-passable", aspect=aspect.text, piece=who, taker=taker),
        about=(id, who, taker),
    )
    answer = "yes" if allowed else "no"
    yield Tell("sotc.man.pass_tag", aspect=aspect.text, piece=who, taker=taker, allowed=answer)
    if not allowed:
        return position
    return (yield from Now(position.having_free(id, passed(aspect.free, who, taker))))
