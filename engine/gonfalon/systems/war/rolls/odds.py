"""The chances of the roll that lies on the table (war.core.shifts), before the dice and as invocations change them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import product

from gonfalon.fate import odds as fate
from gonfalon.fate import sums
from gonfalon.fate.roll import Contest, Hand, Opposition
from gonfalon.fate.use import can_reroll
from gonfalon.odds.model import Bar, Odds
from gonfalon.questions.dice import FOUR_FATE_DICE, distribution
from gonfalon.questions.figures import Label
from gonfalon.systems.war.rolls.rules import RULES, total
from gonfalon.systems.war.state.facts import WORTH, slots_free
from gonfalon.systems.war.state.position import Position

ENDS = ("style", "success", "tie", "fail")
INITIATIVE = ("war.init.roll", "war.init.tie")
"""Nobody succeeds or fails there."""
ATTACKS = ("war.attack.fight", "war.attack.shoot")


def odds(position: Position) -> tuple[Odds, ...]:
    """One case before the dice; once they lie there, what each reroll that is there would make of it."""
    rolled = position.contest
    if rolled is None or rolled.against is None or rolled.fixed or rolled.rule in INITIATIVE:
        return ()
    return tuple(cases(position, rolled))


def cases(position: Position, rolled: Contest) -> Iterator[Odds]:
    if not rolled.is_rolled:
        yield shown(position, rolled, Label("war-odds-open"))
        return
    for acting in (True, False):
        hand = rolled.hand(acting=acting)
        if hand and can_reroll(RULES, position, acting=acting):
            anew = rolled.having_hand(replace(hand, faces=()), acting=acting)
            yield shown(position, anew, Label("war-odds-reroll", piece=hand.piece))


def shown(position: Position, rolled: Contest, label: Label) -> Odds:
    """The outcomes of this roll, whose dice lie there or are still to be thrown (war.core.invoke)."""
    counted = ends(position, rolled)
    bars = [Bar(end, Label("war-odds-end", end=end, rule=rolled.rule), counted[end]) for end in ENDS]
    if rolled.rule in ATTACKS:
        bars.append(Bar("out", Label("war-odds-out"), defeat(position, rolled)))
    return Odds(label, rolled.actor.who, rolled.rule, tuple(bars))


def side(position: Position, hand: Hand) -> fate.Side:
    return fate.Side(sums.bonus(RULES, position, hand), sum(hand.faces) if hand.faces else None)


def ends(position: Position, rolled: Contest) -> dict[str, Fraction]:
    """The chance of each outcome; where terrain and a defender stand together, the higher counts (war.over.mixed)."""
    actor = side(position, rolled.actor)
    found = dict.fromkeys(ENDS, Fraction(0))
    for against, weight in opposition(position, rolled.against):
        counted = fate.chances(actor, against)
        for end in ENDS:
            found[end] += weight * getattr(counted, end)
    return found


def hits(position: Position, rolled: Contest) -> Fraction:
    """The chance of one shift or more, if this roll were opened now (war.core.outcome.attack)."""
    counted = ends(replace(position, contest=rolled), rolled)
    return counted["success"] + counted["style"]


def opposition(position: Position, against: Opposition | None) -> Iterator[tuple[fate.Side | int, Fraction]]:
    """Yield the opposition to beat, with the chance of each case."""
    assert against
    if len(against.hands) == 1 and against.fixed is None:
        yield side(position, against.hands[0]), Fraction(1)
        return
    highest = {} if against.fixed is None else {against.fixed: Fraction(1)}
    for hand in against.hands:
        reached = totals(position, hand)
        highest = higher(highest, reached) if highest else reached
    yield from highest.items()


def totals(position: Position, hand: Hand) -> dict[int, Fraction]:
    """The totals of a hand, each with its chance: one if its dice lie there."""
    if hand.faces:
        return {total(position, hand): Fraction(1)}
    bonus = sums.bonus(RULES, position, hand)
    return {bonus + thrown: chance for thrown, chance in distribution(FOUR_FATE_DICE).items()}


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
    actor = side(position, rolled.actor)
    cases = opposition(position, rolled.against)
    return sum((weight * fate.harm(fate.chances(actor, against), absorb) for against, weight in cases), Fraction(0))
