"""The table of what this system hands to `gonfalon.fate`: ids of rules, labels, what differs; and the sums of its rolls."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from gonfalon.fate import sums
from gonfalon.fate.ladder import STYLE
from gonfalon.fate.position import contest_of
from gonfalon.fate.roll import Hand
from gonfalon.fate.rules import FateRules, RollLabels, WindowLabels
from gonfalon.fate.uses import Proceed
from gonfalon.questions.ask import Tell, Weight
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option
from gonfalon.systems.sotc.rolls.invoking import (
    buyable,
    effects,
    far,
    free_use,
    groups,
    near,
    owing,
    swapped,
    vanishes,
)
from gonfalon.systems.sotc.rolls.lines import lines
from gonfalon.systems.sotc.rolls.window import helping, more, usable
from gonfalon.systems.sotc.state.position import Position, whose
from gonfalon.systems.sotc.state.skills import skill_named
from gonfalon.systems.sotc.state.things import SCENE, Spin

CAPPED = ("assess", "rearm")
"""The actions that succeed or not, whatever the margin."""


def shifts(position: Position) -> int:
    """By how much the actor is above what stands against him; below zero if he is not (sotc.roll.shifts)."""
    return sums.shifts(RULES, position)


def total(position: Position, hand: Hand) -> int:
    """The effort (sotc.roll.effort)."""
    return sums.total(RULES, position, hand)


def could_help(position: Position, acting: bool) -> bool:
    """Every shift of the one who acts counts, and a block is to be got past; a defence counts no further than 3 beyond.

    What protects beside it gives it no spin (sotc.block.protect_spin).

    sotc.shift.spend, sotc.block.overcome, sotc.spin.general
    """
    past = sums.over_hurdle(RULES, position)
    kinds = (position.action.kind, position.action.what) if position.action else ()
    if acting:
        return not past or shifts(position) < STYLE or not any(one in CAPPED for one in kinds)
    return past and (margin(position) < STYLE or "contest" in kinds)


def outcome(position: Position, shifts: int) -> str:
    """Return the roll's outcome as it stands: blocked, fail, tie, success or spin (sotc.roll.success, sotc.roll.ladder)."""
    if not sums.over_hurdle(RULES, position):
        return "blocked"
    if shifts < 0:
        return "fail"
    if shifts == 0:
        return "tie"
    return "success" if shifts < STYLE else "spin"


def worth(position: Position) -> tuple[int, int]:
    """Return the worth of the roll to the acting side: the outcome, and the shifts that count (sotc.roll.shifts,
    sotc.shift.spend).

    Nothing is worse than a defence that is 3 or more above (sotc.spin.gain).
    """
    ends = ("fail", "tie", "success", "spin")
    ahead = shifts(position)
    end = outcome(position, ahead)
    if end == "blocked" or ahead <= -STYLE:
        return (-1 if end != "blocked" else 0), 0
    kinds = (position.action.kind, position.action.what) if position.action else ()
    return ends.index(end), 0 if any(one in CAPPED for one in kinds) else max(0, ahead)


def besides(position: Position) -> Iterator[Option[Proceed[Position]]]:
    """Yield the window's other options; spin that helps here, and lapses otherwise, is proposed (sotc.spin.expiry)."""
    options = tuple(more(position))
    open_keys = {one.key for one in options if not one.barred}
    keys = (key for spin in usable(position) for key in improving(position, spin) if key in open_keys)
    wanted = next(keys, "")
    return (replace(one, proposed=one.key == wanted) for one in options)


def improving(position: Position, spin: Spin) -> Iterator[str]:
    """The options by which this spin makes the roll better for its holder's side."""
    actor, now = position.figure(contest_of(position).actor.piece), worth(position)
    acts = position.friends(position.figure(spin.who), actor)
    for key, then in helping(position, spin):
        if worth(then) > now if acts else worth(then) < now:
            yield key


def person(position: Position, who: str) -> str:
    """The seat that plays a figure."""
    return position.figure(who).owner


def hand_label(hand: Hand) -> Label:
    """Return the label of a hand: the piece and its skill."""
    return Label("sotc-hand", piece=hand.piece, skill=skill_named(hand.skill))


def rerolled(before: Hand, after: Hand) -> Iterator[Tell]:
    """Tell the new dice, and the old ones (sotc.fp.invoke); everybody must see it, as the effort changes with it."""
    yield Tell(
        "sotc.roll.dice",
        piece=after.piece,
        dice=sum(after.faces),
        before=sum(before.faces),
        weight=Weight.OUTCOME,
    )


def dashed(rule: str) -> str:
    """A rule as a case of a message."""
    return rule.replace(".", "-")


RULES: FateRules[Position] = FateRules(
    total="sotc.roll.effort",
    mixed="sotc.block.protect",
    order="sotc.fp.invoke",
    invoke="sotc.fp.tag",
    free="sotc.temp.one_free_tag",
    purse="sotc.fp.pool",
    compel="sotc.fp.compel",
    roll=RollLabels(
        one=lambda hand, bonus: Label("sotc-ask-roll", piece=hand.piece, skill=skill_named(hand.skill), bonus=bonus),
        several=Label("sotc-ask-rolls"),
        hand=hand_label,
        manual=Label("sotc-part-manual"),
        invoked=lambda aspect: Label("sotc-part-invoked", aspect=aspect),
        contest=lambda rolled: Label("sotc-contest", rule=dashed(rolled.rule)),
        difficulty=lambda against: Label("sotc-hand-difficulty", rule=dashed(against.rule)),
        beside=lambda against, difficulty: Label("sotc-part-protected", strength=difficulty),
        outcome=lambda shifts: Label("sotc-outcome", shifts=shifts),
    ),
    window=WindowLabels(
        asked=lambda who, used, order: Label("sotc-ask-window", side=who, used="yes" if used else "no", order=order),
        done=lambda order: Label("sotc-window-done", order=order),
        other=Label("sotc-window-other"),
        asked_other=lambda who, order: Label("sotc-ask-window-other", side=who, order=order),
        use=lambda use, what: Label("sotc-use", piece=use.who, how=use.how, what=what),
        short=lambda how: Label("sotc-use-short", how=how),
        aspect=lambda use, held, purse: Label(
            "sotc-use-aspect",
            price="free" if use.free else "paid",
            held=held,
            whose=whose(purse),
            aspect=use.aspect.text,
            on="none" if use.aspect.on in (SCENE, use.who) else use.aspect.on,
        ),
    ),
    once="at_all",
    most_free=1,
    each_hand=True,
    lines=lines,
    groups=groups,
    near=near,
    far=far,
    free_use=free_use,
    effects=effects,
    could_help=could_help,
    buyable=buyable,
    vanishes=vanishes,
    owing=owing,
    person=person,
    effect=swapped,
    rerolled=rerolled,
    more=besides,
)


def closed(position: Position) -> Position:
    """The roll leaves the table."""
    return position.having_contest(None)


def margin(position: Position) -> int:
    """By how much the own roll of the one who defends is above the attack (sotc.spin.gain, sotc.block.protect_spin)."""
    rolled = contest_of(position)
    hand = rolled.against.hand if rolled.against else None
    return total(position, hand) - total(position, rolled.actor) if hand else 0
