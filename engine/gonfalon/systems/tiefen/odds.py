"""The chances of a mass battle from the entries known so far (tiefen.odds.show)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from gonfalon.odds.model import Bar, Odds, Spread
from gonfalon.odds.pools import Law, Pool, chances
from gonfalon.questions.figures import Label
from gonfalon.systems.tiefen.pool import dice, threshold, threshold_in_total
from gonfalon.systems.tiefen.position import Position, Side, Step, Tactic

RULE = "tiefen.odds.show"
BEFORE_REVEAL = (Step.REVIEW, Step.TACTIC, Step.DEEDS)
CASES = (
    ("better", Tactic.SPEED, Tactic.STEADINESS),
    ("equal", Tactic.SPEED, Tactic.SPEED),
    ("worse", Tactic.STEADINESS, Tactic.SPEED),
)
"""The three ways in which two tactics can meet, by an example of each (tiefen.tactic.circle)."""

MOST_DICE = 40
"""Beyond it counting takes longer than a table waits (tiefen.dice.bounds)."""


def odds(position: Position) -> tuple[Odds, ...]:
    """Before the slips are turned a case for each way the tactics can meet; then the one that it is."""
    if position.switches[RULE] == "off":
        return ()
    if position.step in BEFORE_REVEAL:
        counted = tuple(cases(position))
        return counted if len(counted) == len(CASES) else ()
    if position.step is Step.ROLL and not any(side.faces for side in position.sides):
        first, second = position.sides
        own, other = dice(position, first), dice(position, second)
        return of_case(position, Label("tiefen-odds-known", side=first.id, foe=second.id, own=own, other=other))
    return ()


def cases(position: Position) -> Iterator[Odds]:
    """Each with what makes it so: whose tactic brings two dice more (tiefen.tactic.bonus)."""
    secret = position.switches["tiefen.circ.fanatic.declare"] == "secret"
    hidden = "hidden" if secret and any(side.fanatic for side in position.sides) else "known"
    for case, own, other in CASES:
        first, second = position.sides
        met = position.having(replace(first, tactic=own)).having(replace(second, tactic=other))
        label = Label("tiefen-odds-case", side=first.id, foe=second.id, case=case, fanaticism=hidden)
        yield from of_case(met, label)


def of_case(position: Position, label: Label) -> tuple[Odds, ...]:
    first, second = position.sides
    ours, theirs = thrown(position, first), thrown(position, second)
    if max(ours.dice, theirs.dice) > MOST_DICE:
        return ()
    chooser = position.switches["tiefen.roll.chooser"]
    return (between((first.id, ours), (second.id, theirs), chooser, label),)


def between(first: tuple[str, Pool], second: tuple[str, Pool], chooser: str, label: Label) -> Odds:
    """The chances of two sides, each with its pool; `chooser` as in tiefen.roll.chooser."""
    (side, ours), (foe, theirs) = first, second
    counted = chances(ours, theirs, "destroyer" if chooser == "destroyer" else "victim")
    bars = (
        Bar("win", Label("tiefen-odds-win", side=side), counted.win),
        Bar("draw", Label("tiefen-odds-draw"), counted.draw),
        Bar("lose", Label("tiefen-odds-win", side=foe), counted.lose),
    )
    spreads = (
        spread(side, counted.losses_a, counted.expected_a),
        spread(foe, counted.losses_b, counted.expected_b),
    )
    return Odds(label, side, RULE, bars, spreads)


def thrown(position: Position, side: Side) -> Pool:
    return Pool(
        dice(position, side),
        threshold_in_total(position, side),
        threshold(position, side),
        side.fanaticism,
    )


def spread(side: str, law: Law, expected: Fraction) -> Spread:
    points = tuple(Bar(str(share), Label("tiefen-odds-share", share=share), chance) for share, chance in law)
    return Spread(Label("tiefen-odds-losses", side=side, share=expected), side, points)
