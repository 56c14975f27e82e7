"""The chances of the roll that lies on the table (war.core.shifts), before the dice and as invocations change them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import product

from gonfalon.dice import FOUR_FATE_DICE, distribution
from gonfalon.figures import Label
from gonfalon.odds import fate
from gonfalon.odds.shown import Bar, Odds
from gonfalon.systems.war.facts import WORTH, slots_free
from gonfalon.systems.war.pieces import Against, Contest, Hand
from gonfalon.systems.war.position import Position

ENDS = ("style", "success", "tie", "fail")
ATTACKS = ("war.attack.fight", "war.attack.shoot")


def odds(position: Position) -> tuple[Odds, ...]:
    """One case before the dice; once they lie there, what +2 and a reroll would make of it."""
    rolled = position.contest
    if rolled is None or rolled.against is None or rolled.fixed:
        return ()
    return tuple(cases(position, rolled))


def cases(position: Position, rolled: Contest) -> Iterator[Odds]:
    if not rolled.thrown:
        yield shown(position, rolled, Label("war-odds-open"))
        return
    yield shown(position, fresh(rolled, "actor"), Label("war-odds-reroll", piece=rolled.actor.piece))
    if rolled.against and rolled.against.hand:
        piece = rolled.against.hand.piece
        yield shown(position, fresh(rolled, "against"), Label("war-odds-reroll", piece=piece))


def fresh(rolled: Contest, whose: str) -> Contest:
    """The same roll with one hand to be thrown anew (war.core.invoke)."""
    if whose == "actor":
        return replace(rolled, actor=replace(rolled.actor, faces=()))
    against = rolled.against
    assert against and against.hand
    return replace(rolled, against=replace(against, hand=replace(against.hand, faces=())))


def shown(position: Position, rolled: Contest, label: Label) -> Odds:
    counted = ends(rolled)
    bars = [Bar(end, Label("war-odds-end", end=end, rule=rolled.rule), counted[end]) for end in ENDS]
    if rolled.rule in ATTACKS:
        bars.append(Bar("out", Label("war-odds-out"), defeat(position, rolled)))
    return Odds(label, rolled.actor.player, rolled.rule, tuple(bars))


def side(hand: Hand) -> fate.Side:
    return fate.Side(hand.bonus, sum(hand.faces) if hand.faces else None)


def ends(rolled: Contest) -> dict[str, Fraction]:
    """The chance of each outcome; where terrain and a defender stand together, the higher counts (war.over.mixed)."""
    actor = side(rolled.actor)
    total = dict.fromkeys(ENDS, Fraction(0))
    for against, weight in opposition(rolled.against):
        counted = fate.chances(actor, against)
        for end in ENDS:
            total[end] += weight * getattr(counted, end)
    return total


def opposition(against: Against | None) -> Iterator[tuple[fate.Side | int, Fraction]]:
    """What is to be beaten, with the chance of each case."""
    assert against
    if against.hand and not against.others and against.fixed + fate.MOST < against.hand.bonus:
        yield side(against.hand), Fraction(1)
        return
    highest = {against.fixed: Fraction(1)}
    for hand in against.hands:
        highest = higher(highest, totals(hand))
    yield from highest.items()


def totals(hand: Hand) -> dict[int, Fraction]:
    """The totals of a hand, each with its chance: one if its dice lie there."""
    if hand.faces:
        return {hand.total: Fraction(1)}
    return {hand.bonus + thrown: chance for thrown, chance in distribution(FOUR_FATE_DICE).items()}


def higher(one: dict[int, Fraction], other: dict[int, Fraction]) -> dict[int, Fraction]:
    """The chances of the higher of two totals."""
    found: dict[int, Fraction] = {}
    for (first, chance), (second, weight) in product(one.items(), other.items()):
        best = max(first, second)
        found[best] = found.get(best, Fraction(0)) + chance * weight
    return found


def defeat(position: Position, rolled: Contest) -> Fraction:
    """The chance that a full hit is more than the target can absorb (war.harm.absorb)."""
    assert rolled.against
    target = position.actor(rolled.against.foes[0])
    absorb = sum(WORTH[slot] for slot in slots_free(position, target))
    actor = side(rolled.actor)
    return sum(
        (weight * fate.harm(fate.chances(actor, against), absorb) for against, weight in opposition(rolled.against)),
        Fraction(0),
    )
