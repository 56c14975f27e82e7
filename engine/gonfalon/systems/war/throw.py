"""Dice on the table: a hand is thrown, each number of its sum has its rule."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from gonfalon.ask import Now, Part, Procedure, Roll
from gonfalon.dice import FOUR_FATE_DICE
from gonfalon.figures import Label
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


def throw(position: Position, whose: Whose, *, again: bool = False) -> Procedure[Position]:
    """Four Fate dice for this hand, unless they lie there (war.core.dice); a reroll replaces them."""
    hand = hand_in(position, whose)
    assert hand
    if hand.faces and not again:
        return position
    faces = yield from ask_dice(hand, settled(position).rule)
    hand = hand_in(position, whose)
    assert hand
    position = counted(position, hand.player, faces)
    return (yield from Now(with_hand(position, whose, replace(hand, faces=faces))))


def ask_dice(hand: Hand, rule: str) -> Procedure[tuple[int, ...]]:
    question = Label(
        "war-ask-roll", side=hand.player, piece=hand.piece or "none", skill=skill_named(hand.skill), bonus=hand.bonus
    )
    return (yield from Roll(hand.player, FOUR_FATE_DICE, rule=rule, label=question, parts=parts(hand)))


def counted(position: Position, player: str, faces: tuple[int, ...]) -> Position:
    """Each throw goes into the luck report of the end."""
    thrower = position.player(player)
    return position.with_player(replace(thrower, rolls=thrower.rolls + 1, rolled=thrower.rolled + sum(faces)))


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
