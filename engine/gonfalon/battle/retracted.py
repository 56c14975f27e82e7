"""Answers that were taken back: the app's throws stay in sight, and fall again when the same question is rolled anew;
slips were seen.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import accumulate

from gonfalon.battle.event import EnteredAnew, Event, Thrown, asked_for
from gonfalon.questions.answer import Entry
from gonfalon.questions.roll import Roll
from gonfalon.questions.slip import RevealedAnswer, seal

MOST_RETRACTED = 500
MOST_RETRACTED_DICE = 3_000
"""The most throws that were taken back and are kept in sight, and the most dice of these."""


def in_sight(throws: Iterable[Thrown]) -> tuple[Thrown, ...]:
    """Of throws that were taken back the last ones, as many as are kept."""
    last = tuple(throws)[-MOST_RETRACTED:]
    dice = accumulate(len(thrown.fell.faces) for thrown in reversed(last))
    return last[len(last) - sum(count <= MOST_RETRACTED_DICE for count in dice) :]


def taken_back(retracted: Iterable[Thrown], gone: Iterable[Event]) -> tuple[Thrown, ...]:
    """Those that were in sight, and what the app threw among the events that are gone now."""
    throws = (one for one in gone if isinstance(one, Thrown) and one.fell.source.by_app)
    return in_sight((*retracted, *(replace(thrown, retracted=True, of=None) for thrown in throws)))


def fallen_before(retracted: tuple[Thrown, ...], nth: int, ask: Roll) -> tuple[int, ...]:
    """The faces that the app rolled for this question before it was taken back, as far as the pool needs them.

    Of several throws the one with the most dice: the others begin like it.
    """
    asked = (nth, *asked_for(ask))
    fallen = (one.fell.faces for one in retracted if (one.nth, one.rule, one.who, one.die) == asked)
    return max(fallen, key=len, default=())[: ask.pool.dice]


def thrown_again(retracted: tuple[Thrown, ...], nth: int, faces: tuple[int, ...]) -> tuple[Thrown, ...]:
    """Without those that lie on the table again."""
    return tuple(old for old in retracted if old.nth != nth or old.fell.faces != faces) if retracted else ()


def lying_again(slips: frozenset[str], record: Iterable[Entry], events: Iterable[Event]) -> bool:
    """True if one of these slips, seen before, has not been turned over again."""
    if not slips:
        return False
    return not turned_over(record, events).issuperset(slips)


def turned_over(entries: Iterable[Entry], events: Iterable[Event]) -> frozenset[str]:
    """The seals of the slips that were turned over here, or entered anew."""
    opened = (seal(entry.content, entry.salt) for entry in entries if isinstance(entry, RevealedAnswer) and entry.salt)
    return frozenset((*opened, *(event.seal for event in events if isinstance(event, EnteredAnew))))
