"""The openings of a system, as a screen shows them before there is a battle."""

from __future__ import annotations

from dataclasses import dataclass

from gonfalon.questions.figures import Label
from gonfalon.questions.schema import Count, Id, Key


@dataclass(frozen=True, slots=True)
class Opening:
    """A way to begin.

    `key` is that of an option of the first question, or of an offer beside it; taken at once, it begins the battle so.
    One with a `story` stands ready: `sides` are who fights whom, `goal` is what wins, `players` sit at the table, and it
    takes about so many `minutes`; `played` says how, where battles of a system differ in that, and `bring` what the table
    needs beside the app. One without is set up by the table. No label names anything that only a battle knows.
    """

    key: Key
    label: Label
    icon: Id
    story: Label | None = None
    goal: Label | None = None
    sides: tuple[Label, ...] = ()
    players: Count = 0
    minutes: Count = 0
    played: Label | None = None
    bring: Label | None = None


BRING_FATE = Label("opening-bring", dice="fate")
BRING_D6 = Label("opening-bring", dice="d6")
"""The dice that a table needs if it rolls its own."""
