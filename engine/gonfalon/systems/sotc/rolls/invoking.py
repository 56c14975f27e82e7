"""Aspects on the open roll: which are near, what a use may do, who is owed a point for it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from gonfalon.fate.aspects import Invocable
from gonfalon.fate.points import Owed
from gonfalon.fate.position import contest_of
from gonfalon.fate.uses import Use
from gonfalon.questions.ask import Now, Procedure, Tell
from gonfalon.questions.choice import Choice
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Barred
from gonfalon.systems.sotc.rolls.ratings import rating, skills_of
from gonfalon.systems.sotc.rolls.wielding import wielded
from gonfalon.systems.sotc.state.action import Due, Swapped
from gonfalon.systems.sotc.state.people import Character
from gonfalon.systems.sotc.state.position import Position
from gonfalon.systems.sotc.state.skills import skill_key, skill_named
from gonfalon.systems.sotc.state.things import SCENE, Aspect


def groups(position: Position) -> tuple[tuple[str, ...], ...]:
    """Whose hands lie on the table, the acting one first."""
    rolled = contest_of(position)
    others = tuple(hand.who for hand in rolled.against.hands) if rolled.against else ()
    return ((rolled.actor.who,), others) if others else ((rolled.actor.who,),)


def on_roll(position: Position) -> frozenset[str]:
    """The things whose aspects belong to the roll: who rolls, whom it is about, their zones, the scene.

    Minions that are with their leader are met with the leader (sotc.attach.damage).
    """
    rolled = contest_of(position)
    pieces = {hand.piece for hand in rolled.hands}
    pieces |= set(rolled.against.foes) if rolled.against else set()
    pieces |= {position.action.target} if position.action and position.action.target else set()
    pieces |= {led.id for id in tuple(pieces) if (led := position.led_by(id))}
    figures = [position.figure(id) for id in pieces if any(id == one.id for one in position.figures)]
    return frozenset({*pieces, SCENE, *(one.zone for one in figures)})


def near(position: Position, acting: bool) -> Iterator[Invocable]:
    """Known aspects that belong to the roll, one's own first (sotc.fp.invoke, sotc.fp.tag)."""
    here = on_roll(position)
    hand = contest_of(position).hand(acting=acting)
    own = hand.piece if hand else ""
    known = [one for one in position.aspects if one.known and one.on in here]
    yield from map(invocable, sorted(known, key=lambda one: one.on != own))


def far(position: Position, acting: bool) -> Iterator[Invocable]:
    """Known aspects of everything else."""
    here = on_roll(position)
    return (invocable(one) for one in position.aspects if one.known and one.on not in here)


def invocable(aspect: Aspect) -> Invocable:
    return Invocable(aspect.id, aspect.text, on=aspect.on)


def free_use(position: Position, who: str, id: str, acting: bool) -> tuple[Invocable, Barred | None] | None:
    """A free tag that somebody holds, on an aspect of this roll (sotc.man.first_tag)."""
    aspect = position.aspect(id)
    return (invocable(aspect), None) if aspect.known and aspect.on in on_roll(position) else None


def effects(position: Position, use: Use) -> Iterable[str]:
    """+2 or new dice; a scene aspect may also let another skill stand for the one rolled (sotc.env.swap_skill)."""
    aspect = position.aspect(use.aspect.key)
    hand = contest_of(position).hand(acting=use.acting)
    zones = {one.id for one in position.zones}
    swaps = hand and (aspect.on == SCENE or aspect.on in zones) and len(other_skills(position, use)) > 0
    return ("plus", "reroll", "swap") if swaps else ("plus", "reroll")


def other_skills(position: Position, use: Use) -> tuple[str, ...]:
    """Return the skills that might be rolled instead, the highest first; none that takes a weapon which is not in hand."""
    hand = contest_of(position).hand(acting=use.acting)
    figure = position.figure(hand.piece) if hand else None
    if not isinstance(figure, Character) or hand is None:
        return ()
    return tuple(one for one in wielded(position, figure, skills_of(position, figure)) if one != hand.skill)


def swapped(use: Use, position: Position) -> Procedure[Position]:
    """One skill in place of another for this roll; the dice stay as they fell (sotc.env.swap_skill, sotc.env.duration)."""
    hand = contest_of(position).hand(acting=use.acting)
    assert hand
    figure = position.character(hand.piece)
    options = tuple(
        Option(
            one,
            Label("sotc-skill-rated", skill=skill_named(one), rating=rating(position, figure, one)),
            key=skill_key(one),
        )
        for one in other_skills(position, use)
    )
    skill = yield from Choice(
        figure.owner,
        options,
        rule="sotc.env.swap_skill",
        label=Label("sotc-ask-swap", piece=figure.id, skill=skill_named(hand.skill)),
        about=(figure.id, use.aspect.key),
    )
    yield Tell(
        "sotc.env.swap_skill",
        piece=figure.id,
        skill=skill_named(skill),
        instead=skill_named(hand.skill),
        aspect=use.aspect.text,
    )
    changed = contest_of(position).having_hand(replace(hand, skill=skill), acting=use.acting)
    amendable = (*position.amendable, Swapped(figure.id, skill, hand.skill))
    return (yield from Now(replace(position, amendable=amendable).having_contest(changed)))


def vanishes(position: Position, key: str, free: bool) -> bool:
    """A fragile aspect is gone with its first tag, whoever pays (sotc.temp.fragile)."""
    return position.aspect(key).fragile


def owing(position: Position, use: Use) -> Position:
    """Somebody who is tagged to his disadvantage gets the point at the end of the exchange (sotc.fp.tag_payback)."""
    aspect = position.aspect(use.aspect.key)
    rolled = contest_of(position)
    other = rolled.hand(acting=not use.acting)
    if not position.on("sotc.fp.tag_payback") or other is None or aspect.on != other.piece:
        return position
    if not isinstance(position.figure(aspect.on), Character):
        return position
    return replace(position, due=(*position.due, Due(aspect.on, Owed("sotc.fp.tag_payback", 1, use.aspect.key))))


def buyable(position: Position, who: str) -> bool:
    """Nobody gets a point in the middle of a roll."""
    return False
