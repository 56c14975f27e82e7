"""Concessions: an offer to lose on one's own terms, and what the other side makes of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from gonfalon.fate import points
from gonfalon.questions.ask import Ask, Now, Procedure, Tell, Weight
from gonfalon.questions.choice import Choice, Ruling
from gonfalon.questions.deed import Deed
from gonfalon.questions.figures import Label, UserText
from gonfalon.questions.option import Option
from gonfalon.questions.text import Text
from gonfalon.systems.sotc.harm.out import LONGEST_OUTCOME, departed, victor
from gonfalon.systems.sotc.state.people import Character, Exit
from gonfalon.systems.sotc.state.position import OWN, Position, Step
from gonfalon.table.offer import Ends, Offer


def may_offer(position: Position, id: str, by: str) -> bool:
    """When a consequence is taken, the offer goes to who inflicted it (sotc.conc.when)."""
    return bool(by)


def concessions(position: Position, ask: Ask[Any]) -> Iterator[Offer[Position]]:
    """By an option an offer may be made at any moment outside an open action (sotc.conc.when)."""
    over = position.step in (Step.AFTER, Step.OVER)
    if position.option("sotc.conc.when") != "any_time" or position.action or not position.exchange or over:
        return
    for one in position.still_in():
        if isinstance(one, Character):
            label = Label("sotc-offer-concede", piece=one.id)
            make = partial(conceding, one.id)
            yield Offer(f"concede.{one.id}", one.owner, make, rule="sotc.conc.when", label=label, ends=True)


def conceding(id: str, position: Position) -> Procedure[Position]:
    """The offer goes to whoever last hurt the one who makes it, else to the game master; out, the open turn may be over."""
    position.there(id)
    position = yield from offered(position, id, position.character(id).hurt, "")
    if position.character(id).left:
        raise Ends(position)
    return position


def offered(position: Position, id: str, by: str, consequence: str) -> Procedure[Position]:
    """Somebody offers to concede (sotc.conc.when)."""
    return (yield from Deed("sotc.conc.when", by=id, to=by or None).of(negotiated(position, id, by, consequence)))


def negotiated(position: Position, id: str, by: str, consequence: str) -> Procedure[Position]:
    """Terms that may be talked over, then accepted or refused (sotc.conc.terms)."""
    owner, dealer, terms = position.character(id).owner, victor(position, by), ""
    for talk in range(MOST_TALKS):
        terms = yield from Text(
            owner,
            LONGEST_OUTCOME,
            1,
            terms,
            rule="sotc.conc.terms",
            label=Label("sotc-ask-terms", piece=id),
            about=(id, str(talk)),
        )
        answer = yield from answered(position, id, by, terms, talk)
        if answer != "talk":
            break
    if answer == "refuse":
        return (yield from refused(position, id, by, dealer, consequence, terms))
    return (yield from accepted(position, id, by, consequence, terms))


MOST_TALKS = 20
"""So often terms may be changed before they are answered."""


def answered(position: Position, id: str, by: str, terms: str, talk: int) -> Procedure[str]:
    """sotc.conc.accept, sotc.conc.refuse"""
    answers = ("accept", "refuse", "talk") if talk + 1 < MOST_TALKS else ("accept", "refuse")
    return (
        yield from Choice(
            victor(position, by),
            tuple(Option(one, Label("sotc-concession", answer=one), proposed=one == "accept") for one in answers),
            rule="sotc.conc.accept",
            label=Label("sotc-ask-concession", piece=id, terms=UserText(terms)),
            about=(id, str(talk)),
        )
    )


def accepted(position: Position, id: str, by: str, consequence: str, terms: str) -> Procedure[Position]:
    """Out at once, on these terms (sotc.conc.accept, sotc.conc.accept_reward, sotc.conc.keeps_consequence).

    The action in which it was offered goes on: what is left of it is overflow (sotc.over.named).
    """
    yield Tell("sotc.conc.accept", piece=id, terms=UserText(terms), weight=Weight.OUTCOME)
    if consequence and not position.on("sotc.conc.keeps_consequence"):
        position = dropped(position, consequence)
    if reward := position.number("sotc.conc.accept_reward"):
        yield Tell("sotc.conc.accept_reward", piece=id, points=reward)
        position = points.gain(position, id, OWN, reward)
    return (yield from Now((yield from departed(position, id, Exit.CONCEDED, by, UserText(terms)))))


def dropped(position: Position, consequence: str) -> Position:
    """The same without what gave occasion: a consequence, or the loss of a companion in place of one."""
    for one in position.companions:
        if one.id == consequence:
            return position.with_companion(replace(one, out=False))
    return position.without_aspects((consequence,))


def refused(position: Position, id: str, by: str, dealer: str, consequence: str, terms: str) -> Procedure[Position]:
    """It goes on; a fate point moves if the game master calls the offer reasonable (sotc.conc.refuse)."""
    reasonable = yield from Ruling(
        position.gm,
        tuple(
            Option(yes, Label("sotc-reasonable", answer=key), key=key, proposed=not yes)
            for yes, key in ((False, "no"), (True, "yes"))
        ),
        rule="sotc.conc.reasonable",
        label=Label("sotc-ask-reasonable", piece=id, terms=UserText(terms)),
        about=(id,),
    )
    figure = position.figure(by) if by else None
    pays = figure if isinstance(figure, Character) else None
    poor = pays is not None and not position.purse(pays.id).points
    if reasonable and poor and position.on("sotc.conc.empty_pool"):
        yield Tell("sotc.conc.empty_pool", piece=pays.id if pays else id)
        return (yield from accepted(position, id, by, consequence, terms))
    yield Tell(
        "sotc.conc.refuse",
        piece=id,
        player=dealer,
        terms=UserText(terms),
        reasonable="yes" if reasonable else "no",
        paid="nobody" if pays is None or not reasonable else "none" if poor else "yes",
        payer=pays.id if pays and reasonable else "none",
        weight=Weight.OUTCOME,
    )
    if reasonable:
        position = points.gain(position, id, OWN)
        if pays and not poor:
            position = points.pay(position, pays.id)
    return (yield from Now(position))
