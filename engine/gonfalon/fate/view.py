"""The open roll as a table shows it."""

from __future__ import annotations

from dataclasses import replace

from gonfalon.fate.position import P
from gonfalon.fate.roll import Hand, Opposition
from gonfalon.fate.rules import FateRules
from gonfalon.fate.sums import lines, opposing, shifts, total
from gonfalon.questions.option import Part
from gonfalon.table.table import Contest, DieOnTable
from gonfalon.table.table import Hand as Shown


def roll_view(rules: FateRules[P], position: P) -> Contest | None:
    """Return the roll as it is drawn: its hands, the opposition and the reasons, and the outcome as it stands once the
    dice lie there.
    """
    rolled = position.contest
    if rolled is None:
        return None
    hands = [shown(rules, position, hand, f"before.{number}") for number, hand in enumerate(rolled.before)]
    hands.append(shown(rules, position, rolled.actor, "actor"))
    hands += [shown(rules, position, hand, f"after.{number}") for number, hand in enumerate(rolled.after)]
    against = rolled.against
    if against and against.hand:
        hands.append(leading(rules, position, against, against.hand))
        others = enumerate(against.hands[1:])
        hands += [shown(rules, position, hand, f"other.{number}") for number, hand in others]
    elif against:
        hands.append(Shown(rules.roll.difficulty(against), total=opposing(rules, position, against)))
    ends = rules.roll.outcome(shifts(rules, position)) if rolled.is_rolled and against else None
    return Contest(rules.roll.contest(rolled), rolled.rule, tuple(hands), ends)


def shown(rules: FateRules[P], position: P, hand: Hand, whose: str) -> Shown:
    return Shown(
        rules.roll.hand(hand),
        rules.person(position, hand.who),
        hand.piece or None,
        lines(rules, position, hand),
        tuple(DieOnTable(f"{whose}.die.{index}", "fate", face) for index, face in enumerate(hand.faces)),
        total(rules, position, hand) if hand.faces else None,
        whose == "actor",
    )


def leading(rules: FateRules[P], position: P, against: Opposition, hand: Hand) -> Shown:
    """The opponent's hand; where a difficulty stands higher, it counts."""
    sheet = shown(rules, position, hand, "against")
    if against.fixed is None or against.fixed < 0:
        return sheet
    ground = Part(rules.roll.beside(against, against.fixed), rules.mixed, 0)
    counts = max(total(rules, position, hand), against.fixed) if hand.faces else None
    return replace(sheet, parts=(*sheet.parts, ground), total=counts)
