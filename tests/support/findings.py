"""The findings of a property: faults, each with the shortest battle in which it was met."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from support.moments import Played
from support.record_story import story_of

from gonfalon.questions.answer import Entry


@dataclass
class Found:
    """A fault: how often it was met, and the shortest battle in which it was."""

    times: int
    entries: int
    story: Callable[[], str]


@dataclass
class Tally:
    """The result of a run."""

    battles: int = 0
    moments: int = 0
    tried: Counter[str] = field(default_factory=Counter)
    faults: dict[str, Found] = field(default_factory=dict)

    def note(self, what: str, played: Played, last: Entry | None = None) -> None:
        """A fault in this battle; kept are the shortest of each kind."""
        entries = len(played.battle.record)
        known = self.faults.get(what)
        if known is None or entries < known.entries:
            battle, pocket = played.battle.fork(), played.bot.pocket
            found = Found(0, entries, lambda: story_of(battle, pocket, what, last))
            self.faults[what] = Found(known.times if known else 0, found.entries, found.story)
        self.faults[what].times += 1
