"""The chances of the open roll, before the dice and for each way to improve it; of an attack also stress and taking out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from gonfalon.fate import sums
from gonfalon.fate.ladder import STYLE
from gonfalon.fate.roll import Contest, Hand
from gonfalon.fate.use import PLUS, can_reroll, can_use
from gonfalon.odds.model import Bar, Odds
from gonfalon.questions.dice import FOUR_FATE_DICE, distribution
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Part
from gonfalon.systems.sotc.actions.defence import first_guard
from gonfalon.systems.sotc.harm.stress import endurable
from gonfalon.systems.sotc.rolls.lines import GUARD
from gonfalon.systems.sotc.rolls.table import RULES
from gonfalon.systems.sotc.rolls.window import forced_on
from gonfalon.systems.sotc.state.action import Action
from gonfalon.systems.sotc.state.position import Position

Totals = dict[int, Fraction]
"""The totals of a hand, each with its chance."""

ENDS = ("spin", "success", "tie", "fail", "blocked")
STEPS = (1, 2, 3, 4, 5, 6)
"""So much stress at least is shown for an attack."""


def odds(position: Position) -> tuple[Odds, ...]:
    """Before the dice one case, and one for each help that is there; then what a reroll would make of it (sotc.roll.shifts)."""
    rolled = position.contest
    if rolled is None or rolled.against is None or rolled.fixed:
        return ()
    return tuple(cases(position, rolled))


def cases(position: Position, rolled: Contest) -> Iterator[Odds]:
    if rolled.is_rolled:
        for acting in (True, False):
            hand = rolled.hand(acting=acting)
            if hand and can_reroll(RULES, position, acting=acting):
                anew = rolled.having_hand(replace(hand, faces=()), acting=acting)
                yield shown(position, anew, Label("sotc-odds-reroll", piece=hand.piece))
        return
    ahead = with_forced_spin(position, rolled)
    yield shown(position, ahead, Label("sotc-odds-open"))
    for acting in (True, False):
        hand = ahead.hand(acting=acting)
        if hand and can_use(RULES, position, "plus", acting=acting):
            line = Part(Label("sotc-part-point"), "sotc.fp.tag", PLUS)
            raised = ahead.having_hand(hand.adding(line), acting=acting)
            yield shown(position, raised, Label("sotc-odds-plus", piece=hand.piece))
    if guard := first_guard(position):
        defender = ahead.hand(acting=False)
        assert defender
        line = Part(Label("sotc-part-guard"), "sotc.fulldef.bonus", GUARD)
        guarded = ahead.having_hand(defender.adding(line), acting=False)
        yield shown(position, guarded, Label("sotc-odds-guard", piece=guard.id))


def with_forced_spin(position: Position, rolled: Contest) -> Contest:
    """The roll with what spin will add to it whether anybody likes it or not (sotc.spin.mode)."""
    actor = rolled.actor
    for spin, sign in forced_on(position, actor):
        actor = actor.adding(Part(Label("sotc-part-spin", who=spin.who), "sotc.spin.use", sign))
    return replace(rolled, actor=actor)


def shown(position: Position, rolled: Contest, label: Label) -> Odds:
    """The outcomes of this roll, whose dice lie there or are still to be thrown."""
    counted = shifts_of(position, rolled)
    bars = [
        Bar(end, Label("sotc-odds-end", end=end), chance)
        for end in ENDS
        if (chance := sum((c for n, c in counted.items() if ended(n) == end), Fraction(0))) or end != "blocked"
    ]
    action = position.action
    if action and action.kind == "attack":
        bars += stress(position, hits(action, counted), action.target)
    return Odds(label, RULES.person(position, rolled.actor.who), rolled.rule, tuple(bars))


def hits(action: Action, counted: dict[int | None, Fraction]) -> dict[int, Fraction]:
    """The sizes of the hit with their chances; of a pulled blow no more counts than was said (sotc.attack.pull)."""
    found: dict[int, Fraction] = {}
    for shifts, chance in counted.items():
        size = max(0, shifts or 0)
        size = size if action.pulled is None else min(action.pulled, size)
        found[size] = found.get(size, Fraction(0)) + chance
    return found


def stress(position: Position, counted: dict[int, Fraction], target: str) -> Iterator[Bar]:
    """The chance of so much stress or more, and to take the target out with this hit (sotc.stress.amount)."""
    for least in STEPS:
        chance = sum((c for n, c in counted.items() if n >= least), Fraction(0))
        if chance:
            yield Bar(f"stress{least}", Label("sotc-odds-stress", stress=least), chance)
    most = endurable(position, target)
    if most is not None:
        out = sum((c for n, c in counted.items() if n > most), Fraction(0))
        yield Bar("out", Label("sotc-odds-out"), out)


def ended(shifts: int | None) -> str:
    """None for a roll that a block stops."""
    if shifts is None:
        return "blocked"
    if shifts < 0:
        return "fail"
    if shifts == 0:
        return "tie"
    return "success" if shifts < STYLE else "spin"


def shifts_of(position: Position, rolled: Contest) -> dict[int | None, Fraction]:
    """The shifts of this roll with their chances; None where the hurdle is not exceeded (sotc.block.overcome)."""
    against = rolled.against
    assert against
    found: dict[int | None, Fraction] = {}
    for mine, chance in totals(position, rolled.actor).items():
        for theirs, weight in opposing(position, rolled).items():
            stopped = against.hurdle is not None and mine <= against.hurdle
            key = None if stopped else mine - theirs
            found[key] = found.get(key, Fraction(0)) + chance * weight
    return found


def opposing(position: Position, rolled: Contest) -> Totals:
    """Return the totals to beat: the higher of a difficulty and the hands."""
    against = rolled.against
    assert against
    highest: Totals = {} if against.fixed is None else {against.fixed: Fraction(1)}
    for hand in against.hands:
        reached = totals(position, hand)
        highest = higher(highest, reached) if highest else reached
    return highest or {0: Fraction(1)}


def totals(position: Position, hand: Hand) -> Totals:
    """One if its dice lie there."""
    bonus = sums.bonus(RULES, position, hand)
    if hand.faces:
        return {bonus + sum(hand.faces): Fraction(1)}
    return {bonus + thrown: chance for thrown, chance in distribution(FOUR_FATE_DICE).items()}


def higher(one: Totals, other: Totals) -> Totals:
    found: Totals = {}
    for first, chance in one.items():
        for second, weight in other.items():
            best = max(first, second)
            found[best] = found.get(best, Fraction(0)) + chance * weight
    return found
