"""Moments of battles by their names: where a story, or a battle that is led by some rule of play, comes to what is wanted.

A moment is named by the rule and the kind of its question, and by what is true of it; never by the number of an entry.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from support.door_player import Plain, Visitor
from support.stories import record_in
from support.viewed import view

from gonfalon.battle.battle import Battle
from gonfalon.battle.event import Thrown
from gonfalon.formats import link
from gonfalon.formats.record import record_of
from gonfalon.questions.answer import Entry
from gonfalon.questions.ask import TABLE
from gonfalon.systems import system_of

Moment = Callable[[Plain], Any]
MOST = 400


@cache
def asks(rule: str, kind: str = "choice") -> Moment:
    """The moment when this is asked."""
    return lambda shown: shown["ask"] and (shown["ask"]["rule"], shown["ask"]["kind"]) == (rule, kind)


def link_at(visitor: Visitor, shown: Plain, moment: Moment, answer: Callable[[Plain], Plain]) -> str:
    """A link to the moment to which this player leads the open battle by these answers."""
    for _ in range(MOST):
        if moment(shown):
            found: str = visitor.ask("link")["link"]
            return found
        shown = visitor.answer(answer(shown))
    raise AssertionError("the moment did not come")


@dataclass(frozen=True)
class StoryMoment:
    """A story that has come to a question, with the entry by which it goes on."""

    battle: Battle[Any]
    entry: Entry | None = None

    @property
    def link(self) -> str:
        return link.write(record_of(self.battle, ""))

    @property
    def view(self) -> Plain:
        """The battle as everybody at the table sees it."""
        shown: Plain = view(self.battle, "", TABLE, whole=False)
        return shown

    @property
    def thrown(self) -> list[Thrown]:
        """All dice that have fallen."""
        return [event for event in self.battle.events if isinstance(event, Thrown)]

    @property
    def after(self) -> StoryMoment:
        """The same story one entry later."""
        assert self.entry
        later = self.battle.fork()
        later.follow((self.entry,))
        return StoryMoment(later)


def second_new_throw(moment: StoryMoment) -> bool:
    """True of a throw that is made anew right after another was, in the same deed."""
    deeds = [thrown.of.id for thrown in moment.after.thrown[-3:] if thrown.of]
    return len(deeds) == 3 and len(set(deeds)) == 1


def always(_: StoryMoment) -> bool:
    """True of every moment."""
    return True


def first(story: Path, rule: str, kind: str = "", when: Callable[[StoryMoment], Any] = always) -> StoryMoment:
    """The first question of this rule (and kind) in a story at which this is true."""
    record = record_in(story)
    battle: Battle[Any] = Battle(system_of(record.system), dict(record.switches))
    for entry in record.entries:
        ask, moment = battle.ask, StoryMoment(battle, entry)
        if ask and ask.rule == rule and kind in ("", ask.kind) and when(moment):
            return moment
        battle.follow((entry,))
    raise AssertionError(f"{story.stem} has no such question of {rule}")
