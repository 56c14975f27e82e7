"""Sums of an open roll: the lines of a hand, its total, what is to be beaten, and the shifts."""

from __future__ import annotations

from dataclasses import replace

from gonfalon.fate.position import P, contest_of
from gonfalon.fate.roll import Hand, Opposition
from gonfalon.fate.rules import FateRules
from gonfalon.questions.option import Part


def lines(rules: FateRules[P], position: P, hand: Hand) -> tuple[Part, ...]:
    """Each number of the sum with its rule: by the state of the table, granted, and by hand."""
    manual = (Part(rules.roll.manual, rules.total, hand.manual),) if hand.manual else ()
    return (*rules.lines(position, hand), *hand.granted, *manual)


def bonus(rules: FateRules[P], position: P, hand: Hand) -> int:
    """Return the sum that is added to the dice."""
    return sum(line.dice for line in lines(rules, position, hand))


def total(rules: FateRules[P], position: P, hand: Hand) -> int:
    return sum(hand.faces) + bonus(rules, position, hand)


def opposing(rules: FateRules[P], position: P, against: Opposition) -> int:
    """Return the total to beat once the opponents' dice have fallen: the higher of difficulty and hands."""
    totals = [total(rules, position, hand) for hand in against.hands]
    return max([*totals, *([] if against.fixed is None else [against.fixed])], default=0)


def shifts(rules: FateRules[P], position: P) -> int:
    """By how much the actor is above what stands against him."""
    rolled = contest_of(position)
    against = opposing(rules, position, rolled.against) if rolled.against else 0
    return total(rules, position, rolled.actor) - against


def over_hurdle(rules: FateRules[P], position: P) -> bool:
    """True if the actor's total exceeds the hurdle; without one it always does."""
    rolled = contest_of(position)
    hurdle = rolled.against.hurdle if rolled.against else None
    return hurdle is None or total(rules, position, rolled.actor) > hurdle


def with_leading_hand(rules: FateRules[P], position: P, people: tuple[str, ...]) -> P:
    """Of several who oppose, the best hand of these people leads: it is the one they raise."""
    rolled = contest_of(position)
    against = rolled.against
    own = [hand for hand in against.hands if hand.who in people] if against else []
    if not against or len(against.hands) < 2 or not own:
        return position
    return with_hand_leading(position, max(own, key=lambda hand: total(rules, position, hand)))


def with_hand_leading(position: P, hand: Hand) -> P:
    """The same with this hand leading the opposition."""
    rolled = contest_of(position)
    assert rolled.against
    return position.having_contest(replace(rolled, against=rolled.against.led_by(hand)))
