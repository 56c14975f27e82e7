"""A roll from its declaration to the fixed outcome; and how a declared action begins and ends."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from gonfalon.fate import sums, window
from gonfalon.fate.ladder import rung
from gonfalon.fate.position import contest_of
from gonfalon.fate.roll import Contest
from gonfalon.fate.throw import throw_all
from gonfalon.questions.ask import Now, Procedure, Tell, Weight
from gonfalon.systems.sotc.rolls.table import RULES, outcome, shifts, total
from gonfalon.systems.sotc.rolls.window import forced
from gonfalon.systems.sotc.state.action import Absorbed, Action, Behind, Landed, Spun
from gonfalon.systems.sotc.state.position import Position
from gonfalon.systems.sotc.state.skills import LADDER, skill_named

Cost = Callable[[Position], Position]
"""A function that takes the cost of a roll from the position."""


def declared(position: Position, action: Action) -> Position:
    """The action lies on the table; what was taken as usual before it stands now (sotc.seq.turn).

    A group that was left behind on the way to it may still come along (sotc.attach.free).
    """
    behind = tuple(one for one in position.amendable if isinstance(one, Behind) and one.leader == action.who)
    before = position.turn.besides if position.turn else ()
    turn = replace(position.now, declared=True) if position.turn else None
    action = replace(action, number=position.actions + 1, supplements=(*before, *action.supplements))
    return replace(position, action=action, turn=turn, amendable=behind)


def past(position: Position) -> Position:
    """Return the position without the corrections that had to be made at once (sotc.spin.or_overflow,
    sotc.cons.voluntary, sotc.attack.pull).
    """
    left = tuple(one for one in position.amendable if not isinstance(one, Absorbed | Landed | Spun))
    return replace(position, amendable=left)


def undeclared(position: Position) -> Position:
    """The action is taken back, nothing of it is spent; what was done besides burdens the next one (sotc.supp.only_primary)."""
    made = tuple(one for one in position.doing.supplements if one.made)
    turn = replace(position.now, declared=False, besides=made) if position.turn else None
    return replace(position, action=None, contest=None, turn=turn)


def spent(position: Position) -> Position:
    """The action of the exchange is used up, and so is the action of a group that acts at its leader's word (sotc.act.one)."""
    action = position.doing
    position = position.paced(action.who, acted=True, holding=False)
    if action.commanded:
        position = position.paced(position.group(action.commanded).leader, acted=True, holding=False)
    return replace(position, actions=action.number)


def attacked(position: Position) -> Position:
    """The same, and the target was attacked once more in this exchange (sotc.fulldef.first_attacked)."""
    target = position.doing.target
    return spent(position.paced(target, attacks=position.pace(target).attacks + 1))


def rolled(position: Position, opened: Contest, cost: Cost = spent) -> Procedure[Position]:
    """All throw at once, then everybody may still change the roll; the position holds the settled roll."""
    position = yield from Now(position.having_contest(opened))
    position = yield from throw_all(RULES, position)
    position = yield from Now(cost(position))
    position = yield from forced(position)
    position = yield from window.together(RULES, position)
    position = yield from Now(position.having_contest(replace(contest_of(position), fixed=True)))
    yield told(position)
    return position


def told(position: Position) -> Tell:
    """Return the tell about a roll: who rolled which skill against what, by the names of the ladder, and the outcome
    (sotc.roll.ladder).
    """
    fixed = contest_of(position)
    actor, against = fixed.actor, fixed.against
    effort, opposition = total(position, actor), sums.opposing(RULES, position, against) if against else 0
    hand = against.hand if against else None
    counts = hand is not None and total(position, hand) == opposition
    return Tell(
        "sotc.roll.shifts",
        piece=actor.piece,
        skill=skill_named(actor.skill),
        total=effort,
        effort=rung(LADDER, effort),
        against=opposition,
        opposition=rung(LADDER, opposition),
        facing="hand" if counts else "block" if hand else "difficulty",
        by=hand.piece if hand and counts else "none",
        defence=skill_named(hand.skill) if hand and counts else "none",
        opposed="yes" if against else "no",
        shifts=max(0, shifts(position)),
        outcome=outcome(position, shifts(position)),
        weight=Weight.OUTCOME,
    )


def done(position: Position) -> Position:
    """The action is over: no roll lies on the table, and spin that was good for it lapses (sotc.spin.expiry)."""
    left = tuple(one for one in position.spins if one.after >= position.actions)
    return replace(position, action=None, contest=None, spins=left)
