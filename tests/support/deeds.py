"""Lines that belong together say so: each roll and result in the chronicle is part of a deed or stands alone by intention."""

from __future__ import annotations

from collections.abc import Iterator

from support.findings import Tally
from support.moments import Observed, Played

from gonfalon.battle.event import Event, OfDeed, Thrown, Told
from gonfalon.questions.ask import Heading

ALONE = {
    "war": frozenset({"war.init.roll", "war.init.tie", "war.end.when"}),
    "samyra": frozenset({"samyra.init.roll", "samyra.init.tie_top"}),
}
"""Rules whose rolls and results nobody does to anybody: all roll for the initiative, and a player who has nothing left is out."""

WHOLE = ("round", "end")
"""Kinds of results of the battle as a whole."""


class Deeds:
    """The deeds of the lines that one battle tells."""

    def __init__(self, system: Observed, tally: Tally, seed: str) -> None:
        self.system, self.tally = system, tally
        self.begun: set[int] = set()
        self.read = 0

    def at(self, played: Played) -> None:
        """Look at the lines that were told since the last question."""
        events = played.battle.events
        called = {None, *self.system.names(played.battle.position)}
        for event in events[self.read :]:
            if isinstance(event, Told | Thrown):
                for fault in self.missing(event) if event.of is None else self.wrong(event.of, called):
                    self.tally.note(fault, played)
        self.read = len(events)

    def missing(self, event: Told | Thrown) -> Iterator[str]:
        """Yield the rule of a roll or a result that is part of no deed."""
        rule = event.tell.rule if isinstance(event, Told) else event.rule
        if rule not in ALONE.get(self.system.id, ()) and (kind := self.kind_of(event)):
            yield f"{rule}: {kind} without a deed"

    def kind_of(self, event: Event) -> str | None:
        """The kind of what a line says of somebody; None if it says nothing that changes."""
        if not isinstance(event, Told):
            return "dice"
        came = self.system.happened(event.tell)
        return came.kind if came and came.kind not in WHOLE and not isinstance(event.tell, Heading) else None

    def wrong(self, of: OfDeed, called: set[str | None]) -> Iterator[str]:
        """Yield the faults of a line in a deed: its first line alone says what it is, and of whom by ids that have a name."""
        self.tally.tried["lines"] += 1
        if (of.begun is not None) is (of.id in self.begun):
            yield f"deed {of.id} begins twice, or never began"
        if deed := of.begun:
            self.tally.tried["deeds"] += 1
            self.begun.add(of.id)
            if not {deed.by, deed.to} <= called:
                yield f"{deed.rule}: nobody is called {deed.by} or {deed.to}"
