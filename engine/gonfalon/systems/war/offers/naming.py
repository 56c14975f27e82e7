"""Names of what was made in play: it has one of ours at once, and its maker may give it another at any time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from gonfalon.questions.ask import Ask, Now, Procedure, Tell, Weight
from gonfalon.questions.figures import Label, UserText
from gonfalon.questions.secret import FaceDown
from gonfalon.questions.text import Text
from gonfalon.systems.war.rolls.invocable import rolling
from gonfalon.systems.war.setup.building import rewrite, unwritten
from gonfalon.systems.war.state.pieces import LONGEST_ASPECT, Aspect, Kind, Unit
from gonfalon.systems.war.state.position import Position
from gonfalon.table.offer import Gone, Offer

RULES = {Kind.BOOST: "war.core.boost", Kind.CONSEQUENCE: "war.harm.consequence_aspect"}
"""The rules that say how boosts and consequences are named; of other aspects it is war.core.situation_aspect."""

OURS = (
    "war-advantage-unnamed",
    "war-aspect-intimidated",
    "war-aspect-trap",
    "war-boost-unnamed",
    "war-consequence-unnamed",
    "war-cost-unnamed",
)
"""The names that stand for one which a player has not given yet."""


def namings(position: Position, ask: Ask[Any]) -> Iterator[Offer[Position]]:
    """Yield the things that those who take part may name in the battle, the newest first; not while cards are laid face down."""
    if not position.round or isinstance(ask, FaceDown):
        return
    yield from writings(position)
    for one in reversed(position.aspects):
        if nameable(one) and position.takes_part(namer(position, one)):
            label = Label("war-name-aspect", aspect=one.text, on=one.on)
            yield Offer(
                f"name.{one.id}", namer(position, one), partial(aspect_named, one.id), rule=rule_of(one), label=label
            )


def writings(position: Position) -> Iterator[Offer[Position]]:
    """Aspects still unwritten of the units whose turn or roll it is (war.unit.extra_aspects)."""
    active = (position.turn.actor,) if position.turn else ()
    for piece in rolling(position) if position.contest else active:
        actor = position.actor(piece)
        if isinstance(actor, Unit):
            for number in unwritten(actor):
                label = Label("war-write-unit-aspect", piece=piece, number=number)
                make = partial(written, piece, number)
                yield Offer(f"write.{piece}.{number}", actor.owner, make, rule="war.unit.extra_aspects", label=label)


def written(unit: str, number: int, position: Position) -> Procedure[Position]:
    """An aspect of the card is written, and told unless it was left empty."""
    position = yield from rewrite(unit, number, position)
    text = position.unit(unit).aspects[number - 1]
    if text != UserText(""):
        yield Tell("war.unit.extra_aspects", piece=unit, aspect=text, weight=Weight.ASIDE)
    return (yield from Now(position))


def nameable(aspect: Aspect) -> bool:
    """Boosts, consequences and situation aspects made in this battle; not what stands on a card or came with the field."""
    if aspect.card or aspect.kind in (Kind.PINNED, Kind.SURROUNDED):
        return False
    return isinstance(aspect.text, UserText) or aspect.text.id in OURS


def namer(position: Position, aspect: Aspect) -> str:
    """Return the player who names an aspect: its maker; for a consequence the owner of the piece that has it
    (war.harm.consequence_aspect).
    """
    return position.actor(aspect.on).owner if aspect.kind is Kind.CONSEQUENCE else aspect.owner


def rule_of(aspect: Aspect) -> str:
    return RULES.get(aspect.kind, "war.core.situation_aspect")


def aspect_named(id: str, position: Position) -> Procedure[Position]:
    """Another name for this aspect; left empty it keeps the one it has. Gone if who names it is out meanwhile."""
    aspect = position.aspect(id)
    who = namer(position, aspect)
    if not position.takes_part(who):
        raise Gone(who)
    text = yield from Text(
        who,
        LONGEST_ASPECT,
        0,
        aspect.text.text if isinstance(aspect.text, UserText) else "",
        rule=rule_of(aspect),
        label=Label("war-ask-name", side=who, aspect=aspect.text, on=aspect.on),
        notes=(Label("war-left-empty", aspect=aspect.text),),
        about=(id,),
    )
    if not text or UserText(text) == aspect.text:
        return position
    new = replace(position.aspect(id), text=UserText(text))
    yield Tell(
        "war.core.situation_aspect",
        player=who,
        aspect=new.text,
        on=new.on,
        change="name",
        before=aspect.text,
        weight=Weight.ASIDE,
    )
    return (yield from Now(position.with_aspect(new)))
