"""Dice on the table: four Fate dice for each hand, all of a roll at once, or anew for one hand."""

from __future__ import annotations

from dataclasses import replace

from gonfalon.fate.position import P, contest_of
from gonfalon.fate.roll import Hand
from gonfalon.fate.rules import FateRules
from gonfalon.fate.sums import bonus, lines
from gonfalon.questions.ask import Now, Procedure
from gonfalon.questions.dice import FOUR_FATE_DICE, Pool
from gonfalon.questions.option import Throw
from gonfalon.questions.roll import Roll


def throw_all(rules: FateRules[P], position: P) -> Procedure[P]:
    """Everybody who rolls throws, all at once."""
    rolled = contest_of(position)
    faces = yield from ask_dice(rules, position, rolled.hands)
    actor, *others = (replace(hand, faces=fell) for hand, fell in zip(rolled.hands, faces, strict=True))
    for hand in (actor, *others):
        position = position.counting(hand.who, hand.faces)
    against = replace(rolled.against, hands=tuple(others)) if rolled.against else None
    return position.having_contest(replace(rolled, actor=actor, against=against))


def throw_again(rules: FateRules[P], position: P, *, acting: bool) -> Procedure[P]:
    """New dice for one hand in place of those that lie there; everything that was added stays."""
    hand = contest_of(position).hand(acting=acting)
    assert hand
    (faces,) = yield from ask_dice(rules, position, (hand,))
    position = position.counting(hand.who, faces)
    anew = replace(hand, faces=faces)
    yield from rules.rerolled(hand, anew)
    return (yield from Now(position.having_contest(contest_of(position).having_hand(anew, acting=acting))))


def ask_dice(rules: FateRules[P], position: P, hands: tuple[Hand, ...]) -> Procedure[tuple[tuple[int, ...], ...]]:
    """The faces of each of these hands, thrown together."""
    rule = contest_of(position).rule
    people = tuple(dict.fromkeys(rules.person(position, hand.who) for hand in hands))
    pool = Pool(FOUR_FATE_DICE.die, FOUR_FATE_DICE.dice * len(hands))
    pieces = tuple(hand.piece or hand.who for hand in hands)
    first, *more = hands
    if not more:
        question = rules.roll.one(first, bonus(rules, position, first))
        parts = lines(rules, position, first)
        return ((yield from Roll(people, pool, rule=rule, label=question, parts=parts, summed=True, hands=pieces)),)
    throws = tuple(
        Throw(
            rules.person(position, hand.who),
            rules.roll.hand(hand),
            FOUR_FATE_DICE.dice,
            lines(rules, position, hand),
        )
        for hand in hands
    )
    roll = Roll(people, pool, rule=rule, label=rules.roll.several, throws=throws, summed=True, hands=pieces)
    return roll.dealt((yield from roll))
