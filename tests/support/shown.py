"""Told and shown agree: what the log has told lies on the table at the next question.

By structure: where something was told since the table was shown last (`Now`), what the procedure has made of the position by
then differs in nothing on the table from the one that is shown. By rule: what some lines say can be read off the table.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from support.findings import Tally
from support.moments import Observed, Played
from support.told_facts import FACTS, Fact

from gonfalon.battle.event import Ruled, Told
from gonfalon.table.table import Table


class Shown:
    """The facts that are compared at the questions of one battle."""

    def __init__(self, system: Observed, tally: Tally, seed: str) -> None:
        self.system, self.tally, self.seed = system, tally, seed
        self.read = 0

    def at(self, played: Played) -> None:
        battle = played.battle
        ask = battle.ask
        if ask is None:
            return
        table = self.system.table(battle.position)
        if self.system.told and self.system.held and self.system.held[-1] != battle.position:
            self.tally.tried["cut"] += 1
            cut = self.system.table(self.system.held[-1])
            differs = differing(table, cut)
            if differs:
                told = ", ".join(dict.fromkeys(one.rule for one in self.system.told))
                self.tally.note(f"at {ask.rule} ({ask.kind}) not shown: {', '.join(differs)}; told: {told}", played)
        self.facts(played, table)

    def facts(self, played: Played, table: Table) -> None:
        """Take the facts told since the last question; of lines about the same thing the last one holds, and none after
        a ruling.
        """
        events = played.battle.events
        news, self.read = events[self.read :], len(events)
        held: dict[tuple[str, str], Fact] = {}
        rules: dict[tuple[str, str], str] = {}
        for event in news:
            match event:
                case Ruled():
                    held.clear()
                case Told(_, tell) if tell.rule in FACTS:
                    for fact in FACTS[tell.rule](dict(tell.figures)):
                        held[fact.who, fact.what] = fact
                        rules[fact.who, fact.what] = tell.rule
        for key, fact in held.items():
            self.tally.tried["facts"] += 1
            found = fact.read(table)
            if found != fact.value:
                ask = played.battle.ask
                assert ask
                self.tally.note(f"{rules[key]} told {fact.what} {fact.value}, shown at {ask.rule}: {found}", played)


def differing(one: Table, other: Table) -> tuple[str, ...]:
    """Which parts of the table differ; the open roll lies there until what comes of it is settled."""
    one, other = replace(one, contest=None), replace(other, contest=None)
    if one == other:
        return ()
    return tuple(
        name
        for name in ("sides", "places", "pieces", "cards", "areas", "links", "order", "steps", "grid")
        if parts(one, name) != parts(other, name)
    )


def parts(table: Table, name: str) -> Any:
    return getattr(table, name)
