"""The interface that every rule system offers to the rest of the engine."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from enum import Enum
from fractions import Fraction
from typing import Any, Protocol, TypeVar

from gonfalon.odds.model import Odds
from gonfalon.questions.ask import Ask, Procedure, Tell
from gonfalon.questions.refusal import Refused
from gonfalon.table.offer import Offer
from gonfalon.table.opening import Opening
from gonfalon.table.outcome import Happened
from gonfalon.table.switches import Switch, Switches
from gonfalon.table.table import Flow, Kept, Names, Result, Setting, Table, switch_settings

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
    openings: tuple[Opening, ...] = ()
    """The ways to begin a battle without its first question; the first is the table's own, the second a sample battle."""

    def start(self, switches: Switches) -> P:
        """The empty table."""

    def step(self, position: P) -> Procedure[P]:
        """The next top-level procedure; where it returns is a checkpoint."""

    def offers(self, position: P, ask: Ask[Any]) -> Iterable[Offer[P]]:
        """Return the offers beside this open question, in the position in sight; by default nothing."""
        return ()

    def set_to(self, position: P) -> Switches:
        """Return the switches as they are set now; a ruling may have changed them."""

    def flow(self, position: P) -> Flow: ...

    def table(self, position: P) -> Table: ...

    def names(self, position: P) -> Names: ...

    def result(self, position: P) -> Result | None: ...

    def happened(self, tell: Tell) -> Happened | None:
        """Return the result of a told line, for a screen that shows a result at one look; by default nothing.

        The figures of the tell say it; where it happened in the battle must not matter.
        """
        return None

    def odds(self, position: P) -> tuple[Odds, ...]:
        """Return the odds of the rolls to come; by default nothing. Counted after the view was shown."""
        return ()

    def chances(self, position: P) -> Iterable[tuple[str, Fraction]]:
        """Of options by their keys: how likely what they begin succeeds, with nothing spent on it; by default of none."""
        return ()

    def settings(self, position: P) -> tuple[Setting[P], ...]:
        """The values that the game master may overrule now."""

    def listed(self, position: P) -> Iterable[Setting[P]]:
        """The same one by one, for who looks for one of them: those behind it need not be made."""
        return self.settings(position)

    def preview_roster_card(self, empty: P, kind: str, text: str) -> P:
        """The empty table with this kept thing (`table.Kept`) on it, unhurt; raises Refused, by default always."""
        raise Refused("form", rule="")

    def keep(self, position: P) -> tuple[Kept, ...]:
        """Return the roster cards that this table yields for the next battle; by default nothing."""
        return ()


class SteppedPosition(Protocol):
    """A position that says which step comes next, and how the switches stand."""

    @property
    def step(self) -> Enum: ...

    @property
    def switches(self) -> Switches: ...


S = TypeVar("S", bound=SteppedPosition)


class StepwiseSystem(System[S]):
    """A system whose battles go from step to step: what is then the same in each."""

    steps: Mapping[Enum, Callable[[S], Procedure[S]]]
    """The procedure of each step; a battle whose step has none is over."""

    def step(self, position: S) -> Procedure[S]:
        return self.steps[position.step](position)

    def flow(self, position: S) -> Flow:
        if position.step not in self.steps:
            return "over"
        return "play" if self.begun(position) else "setup"

    def begun(self, position: S) -> bool:
        """True if the set-up is over."""
        raise NotImplementedError

    def set_to(self, position: S) -> Switches:
        return position.switches

    def settings(self, position: S) -> tuple[Setting[S], ...]:
        return tuple(self.listed(position))

    def listed(self, position: S) -> Iterable[Setting[S]]:
        yield from self.own_settings(position)
        yield from switch_settings(self.switches, position.switches, lambda new: self.switched(position, new))

    def own_settings(self, position: S) -> Iterable[Setting[S]]:
        """The values that the game master may overrule now, besides the switches."""
        raise NotImplementedError

    def switched(self, position: S, switches: Switches) -> S:
        """The position once the switches stand so."""
        return replace(position, switches=switches)  # type: ignore[type-var]
