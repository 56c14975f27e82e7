"""What every rule system offers to the rest of the house."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol, TypeVar

from gonfalon.ask import Ask, Procedure
from gonfalon.odds.model import Odds
from gonfalon.offer import Offer
from gonfalon.switches import Switch, Switches
from gonfalon.table import Flow, Kept, Names, Result, Setting, Table

P = TypeVar("P")

INTERFACE = 1
"""The version of all this, for systems from outside: they name the one they were written for as `interface`.

It rises when a system that kept to it no longer would.
"""


class System(Protocol[P]):
    """A rule system. `P` is its position: frozen, hashable data.

    `version` rises when a rule changes; a record says under which version it was played.
    """

    id: str
    version: int
    switches: tuple[Switch, ...]

    def start(self, switches: Switches) -> P:
        """The empty table."""

    def step(self, position: P) -> Procedure[P]:
        """The next top-level procedure; where it returns is a checkpoint."""

    def offers(self, position: P, ask: Ask[Any]) -> Iterable[Offer[P]]:
        """What may be done beside this open question, in the position in sight; by default nothing."""
        return ()

    def set_to(self, position: P) -> Switches:
        """How the switches stand now; a ruling may have changed them."""

    def flow(self, position: P) -> Flow: ...

    def table(self, position: P) -> Table: ...

    def names(self, position: P) -> Names: ...

    def result(self, position: P) -> Result | None: ...

    def odds(self, position: P) -> tuple[Odds, ...]:
        """What can be said now about the rolls to come; by default nothing. Counted after the view was shown."""
        return ()

    def settings(self, position: P) -> tuple[Setting[P], ...]:
        """The values that the game master may overrule now."""

    def preview_roster_card(self, empty: P, kind: str, text: str) -> P:
        """The empty table with this kept thing (`table.Kept`) on it, unhurt; raises Refused."""

    def keep(self, position: P) -> tuple[Kept, ...]:
        """What of this table is worth keeping for the next battle."""
