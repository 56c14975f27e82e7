"""One roll of four Fate dice: `odds war --bonus 3 --against 2 --absorb 2` (war.core.shifts, war.harm.absorb)."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterator
from fractions import Fraction

from gonfalon.fate.odds import Against, Chances, Side, chances, harm
from gonfalon.odds.model import Bar, Odds, Spread
from gonfalon.questions.dice import FOUR_FATE_DICE, distribution
from gonfalon.questions.figures import Label
from gonfalon.terminal.odds.counted import Counted
from gonfalon.terminal.parser import Parser, WrongCall
from gonfalon.words.numbers import signed

RULE = "war.core.shifts"
MOST = 99
Cases = list[tuple[Chances, Fraction]]
"""The cases of the opposition: the chances of the roll in each, and how likely it is."""


def arguments(parser: Parser) -> None:
    say, options = parser.say, parser.options
    bonus, absorb, number = parser.integer(-MOST, MOST), parser.integer(0, MOST), say("terminal-meta-number")
    options.add_argument("--bonus", type=bonus, required=True, metavar=number, help=say("terminal-help-war-bonus"))
    options.add_argument("--against", type=bonus, metavar=number, help=say("terminal-help-war-against"))
    options.add_argument("--difficulty", type=bonus, metavar=number, help=say("terminal-help-war-difficulty"))
    options.add_argument("--absorb", type=absorb, metavar=number, help=say("terminal-help-war-absorb"))


def count(asked: Namespace) -> Counted:
    if asked.against is None and asked.difficulty is None:
        raise WrongCall(Label("terminal-wrong-against"))
    against = opposition(asked.against, asked.difficulty)
    cases = [(chances(Side(asked.bonus), one), weight) for one, weight in against]
    odds = Odds(Label("war-odds-open"), "actor", RULE, tuple(bars(cases, asked.absorb)), (spread(cases),))
    sides = (
        (Label("terminal-odds-war-side", of="actor"), (thrown(asked.bonus),)),
        (Label("terminal-odds-war-side", of="against"), tuple(opposed(asked.against, asked.difficulty))),
    )
    return Counted(sides, odds)


def opposition(bonus: int | None, difficulty: int | None) -> Iterator[tuple[Against, Fraction]]:
    """The other hand, the difficulty, or the higher of the two (war.over.mixed)."""
    if bonus is None or difficulty is None:
        yield (Side(bonus) if bonus is not None else difficulty or 0), Fraction(1)
        return
    for shown, chance in distribution(FOUR_FATE_DICE).items():
        yield max(difficulty, bonus + shown), chance


def bars(cases: Cases, absorb: int | None) -> Iterator[Bar]:
    """The four outcomes; with `absorb` also how often a full hit is more than that."""
    ends: tuple[tuple[str, Callable[[Chances], Fraction]], ...] = (
        ("style", lambda one: one.style),
        ("success", lambda one: one.success),
        ("tie", lambda one: one.tie),
        ("fail", lambda one: one.fail),
    )
    for end, share in ends:
        yield Bar(end, Label("war-odds-end", end=end, rule="war-core-shifts"), weighed(cases, share))
    if absorb is not None:
        yield Bar("out", Label("war-odds-out"), weighed(cases, lambda one: harm(one, absorb)))


def spread(cases: Cases) -> Spread:
    """Return the distribution of the number of shifts."""
    law: dict[int, Fraction] = {}
    for one, weight in cases:
        for shifts, chance in one.shifts:
            law[shifts] = law.get(shifts, Fraction()) + weight * chance
    points = (Bar(str(n), Label("terminal-odds-war-shifts", shifts=signed(n)), law[n]) for n in sorted(law))
    return Spread(Label("terminal-odds-war-spread"), "actor", tuple(points))


def weighed(cases: Cases, share: Callable[[Chances], Fraction]) -> Fraction:
    return sum((weight * share(one) for one, weight in cases), Fraction())


def thrown(bonus: int) -> Label:
    return Label("terminal-odds-war-hand", dice=FOUR_FATE_DICE.dice, bonus=signed(bonus))


def opposed(bonus: int | None, difficulty: int | None) -> Iterator[Label]:
    if bonus is not None:
        yield thrown(bonus)
    if difficulty is not None:
        yield Label("terminal-odds-war-difficulty", difficulty=signed(difficulty))
