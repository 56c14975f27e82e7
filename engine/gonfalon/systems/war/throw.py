"""Dice on the table: hands are thrown, all of a roll at once; each number of a sum has its rule."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from gonfalon.ask import Now, Procedure, Roll
from gonfalon.dice import FOUR_FATE_DICE, Pool
from gonfalon.figures import Label
from gonfalon.option import Part, Throw
from gonfalon.systems.war.facts import skill_named
from gonfalon.systems.war.pieces import Contest, Hand, Modifier
from gonfalon.systems.war.position import Position

Whose = Literal["actor", "against"]


def settled(position: Position) -> Contest:
    assert position.contest
    return position.contest


def hand_in(position: Position, whose: Whose) -> Hand | None:
    rolled = settled(position)
    if whose == "actor":
        return rolled.actor
    return rolled.against.hand if rolled.against else None


def with_hand(position: Position, whose: Whose, hand: Hand) -> Position:
    rolled = settled(position)
    if whose == "actor":
        return replace(position, contest=replace(rolled, actor=hand))
    assert rolled.against
    return replace(position, contest=replace(rolled, against=replace(rolled.against, hand=hand)))


def throw_all(position: Position) -> Procedure[Position]:
    """Everybody who rolls throws four Fate dice, all at once (war.core.dice, war.core.opposition)."""
    rolled = settled(position)
    faces = yield from ask_dice(rolled.hands, rolled.rule)
    actor, *others = (replace(hand, faces=fell) for hand, fell in zip(rolled.hands, faces, strict=True))
    for hand in (actor, *others):
        position = counted(position, hand)
    against = rolled.against
    if against and others:
        against = replace(against, hand=others[0], others=tuple(others[1:]))
    return replace(position, contest=replace(rolled, actor=actor, against=against))


def throw_again(position: Position, whose: Whose) -> Procedure[Position]:
    """New dice for this hand in place of those that lie there (war.core.invoke)."""
    hand = hand_in(position, whose)
    assert hand
    (faces,) = yield from ask_dice((hand,), settled(position).rule)
    hand = hand_in(position, whose)
    assert hand
    hand = replace(hand, faces=faces)
    return (yield from Now(with_hand(counted(position, hand), whose, hand)))


def ask_dice(hands: tuple[Hand, ...], rule: str) -> Procedure[tuple[tuple[int, ...], ...]]:
    """The faces of each of these hands, thrown together."""
    people = tuple(dict.fromkeys(hand.player for hand in hands))
    pool = Pool(FOUR_FATE_DICE.die, FOUR_FATE_DICE.dice * len(hands))
    first, *more = hands
    if not more:
        return ((yield from Roll(people, pool, rule=rule, label=question(first), parts=parts(first))),)
    throws = tuple(Throw(hand.player, named(hand), FOUR_FATE_DICE.dice, parts(hand)) for hand in hands)
    roll = Roll(people, pool, rule=rule, label=Label("war-ask-rolls"), throws=throws)
    return roll.dealt((yield from roll))


def question(hand: Hand) -> Label:
    return Label(
        "war-ask-roll", side=hand.player, piece=hand.piece or "none", skill=skill_named(hand.skill), bonus=hand.bonus
    )


def named(hand: Hand) -> Label:
    """Who rolls what."""
    return Label("war-hand", piece=hand.piece or hand.player, skill=skill_named(hand.skill))


def counted(position: Position, hand: Hand) -> Position:
    """Each throw goes into the luck report of the end."""
    thrower = position.player(hand.player)
    return position.with_player(replace(thrower, rolls=thrower.rolls + 1, rolled=thrower.rolled + sum(hand.faces)))


def parts(hand: Hand) -> tuple[Part, ...]:
    """Each number of the sum, with its rule."""
    lines = [Part(reason(hand, one), one.rule, one.points) for one in hand.modifiers]
    if hand.manual:
        lines.append(Part(Label("war-part-manual"), "war.core.total", hand.manual))
    return tuple(lines)


def reason(hand: Hand, modifier: Modifier) -> Label:
    """What a number of the sum stands for."""
    match modifier.rule:
        case "war.core.total":
            return Label("war-part-skill", skill=skill_named(hand.skill))
        case "war.init.no_leader" | "war.init.tie":
            return Label("war-part-will")
        case "war.leader.skill_bonus":
            return Label("war-part-leader")
        case "war.adv.surround.bonus":
            return Label("war-part-surrounded")
        case "war.attack.two_zones":
            return Label("war-part-two-zones")
        case "war.over.enemy.extra":
            return Label("war-part-extra")
        case "war.opt.full_defense":
            return Label("war-part-guarding")
        case _:
            assert modifier.what
            return Label("war-part-invoked", aspect=modifier.what)
