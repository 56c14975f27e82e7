"""The table of what this system hands to `gonfalon.fate`: ids of rules, labels, what differs; and the sums of its rolls."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from gonfalon.fate import sums
from gonfalon.fate.ladder import STYLE
from gonfalon.fate.position import contest_of
from gonfalon.fate.roll import Hand
from gonfalon.fate.rules import FateRules, RollLabels, WindowLabels
from gonfalon.questions.ask import Tell, Weight
from gonfalon.questions.figures import Label
from gonfalon.systems.war.rolls.invocable import far_off, near_by
from gonfalon.systems.war.rolls.invoke import buyable, effects, free_use, groups, owing, vanishes
from gonfalon.systems.war.rolls.lines import lines
from gonfalon.systems.war.state.facts import ATTACKS, dashed, skill_named
from gonfalon.systems.war.state.position import Position

Outcome = Literal["fail", "tie", "success", "style"]
"""war.core.ladder"""


def outcome(shifts: int) -> Outcome:
    """Return the outcome of so many steps of the ladder above or below the opposition (war.core.shifts, war.core.ladder)."""
    if shifts < 0:
        return "fail"
    if shifts == 0:
        return "tie"
    return "success" if shifts < STYLE else "style"


def shifts(position: Position) -> int:
    """By how much the actor is above what stands against him (war.core.shifts)."""
    return sums.shifts(RULES, position)


def total(position: Position, hand: Hand) -> int:
    """war.core.total"""
    return sums.total(RULES, position, hand)


def opponent(position: Position) -> str:
    """The piece that rolled what the actor is compared with; none where a difficulty is the higher, or nobody rolled."""
    against = contest_of(position).against
    if not against:
        return "none"
    met = sums.opposing(RULES, position, against)
    return next((hand.piece for hand in against.hands if total(position, hand) == met), "none")


def could_help(position: Position, acting: bool) -> bool:
    """True if the outcome can still become better for this side (war.core.shifts): beyond style only a hit grows."""
    rolled = contest_of(position)
    if not rolled.against:
        return True
    if acting:
        return shifts(position) < STYLE or rolled.rule in ATTACKS
    return shifts(position) > -STYLE if rolled.against.hand else shifts(position) >= 0


def hand_label(hand: Hand) -> Label:
    """Return the label of a hand: the piece and its skill."""
    return Label("war-hand", piece=hand.piece or hand.who, skill=skill_named(hand.skill))


def rerolled(before: Hand, after: Hand) -> Iterator[Tell]:
    """Tell the new dice, and those that lay there before (war.core.invoke); everybody must see it, as the sum changes with it."""
    yield Tell(
        "war.core.total",
        piece=after.piece or after.who,
        dice=sum(after.faces),
        before=sum(before.faces),
        weight=Weight.OUTCOME,
    )


RULES: FateRules[Position] = FateRules(
    total="war.core.total",
    mixed="war.over.mixed",
    order="war.core.invoke.order",
    invoke="war.core.invoke",
    free="war.core.free_invoke",
    purse="war.fate.pools",
    compel="war.core.compel",
    roll=RollLabels(
        one=lambda hand, bonus: Label(
            "war-ask-roll", side=hand.who, piece=hand.piece or "none", skill=skill_named(hand.skill), bonus=bonus
        ),
        several=Label("war-ask-rolls"),
        hand=hand_label,
        manual=Label("war-part-manual"),
        invoked=lambda aspect: Label("war-part-invoked", aspect=aspect),
        contest=lambda rolled: Label("war-contest", rule=dashed(rolled.rule), zone=next(iter(rolled.places), "none")),
        difficulty=lambda against: Label("war-hand-difficulty", rule=dashed(against.rule)),
        beside=lambda against, difficulty: Label("war-part-ground", difficulty=difficulty, rule=dashed(against.rule)),
        outcome=lambda shifts: Label("war-outcome", outcome=outcome(shifts), shifts=abs(shifts)),
    ),
    window=WindowLabels(
        asked=lambda side, used, order: Label("war-ask-invoke", side=side, used="yes" if used else "no", order=order),
        done=lambda order: Label("war-invoke-pass", order=order),
        other=Label("war-invoke-other"),
        asked_other=lambda side, order: Label("war-ask-invoke-other", side=side, order=order),
        use=lambda use, what: Label("war-invoke", how=use.how, what=what),
        short=lambda how: Label("war-invoke-short", how=how),
        aspect=lambda use, held, purse: Label(
            "war-invoke-aspect",
            price="free" if use.free else "paid",
            held=held,
            aspect=use.aspect.text,
            on=use.aspect.on,
        ),
    ),
    once="paid",
    most_free=None,
    lines=lines,
    groups=groups,
    near=near_by,
    far=far_off,
    free_use=free_use,
    effects=effects,
    could_help=could_help,
    buyable=buyable,
    vanishes=vanishes,
    owing=owing,
    rerolled=rerolled,
)
