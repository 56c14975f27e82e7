"""Border skirmish: a small rule system with a field, paths, interruptions, secrets and a game master.

It is played by the tests before a real system needs any of it; no printed rulebook stands behind it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from gonfalon import (
    Ask,
    Flow,
    Kept,
    Names,
    Offer,
    Procedure,
    Refused,
    Result,
    Setting,
    Switch,
    Switches,
    System,
    Table,
    switch_settings,
)
from gonfalon_frontier import fight, sheet, turn
from gonfalon_frontier.position import Position


class Frontier(System[Position]):
    """The system as the rest of the engine sees it."""

    interface = 1
    id: str = "frontier"
    version: int = 1
    switches: tuple[Switch, ...] = (
        Switch("frontier.opt.diagonal", ("half", "one"), "half"),
        Switch("frontier.opt.master", ("open", "covert"), "open"),
    )

    def start(self, switches: Switches) -> Position:
        return Position(switches)

    def step(self, position: Position) -> Procedure[Position]:
        if not position.round:
            return turn.set_up(position)
        if position.action:
            return fight.blow(position)
        if position.queue:
            return turn.turn(position)
        return turn.round_over(position) if position.orders else turn.new_round(position)

    def offers(self, position: Position, ask: Ask[Any]) -> Iterable[Offer[Position]]:
        return fight.offers(position, ask)

    def set_to(self, position: Position) -> Switches:
        return position.switches

    def flow(self, position: Position) -> Flow:
        return "over" if position.over else "play" if position.round else "setup"

    def table(self, position: Position) -> Table:
        return sheet.table(position)

    def names(self, position: Position) -> Names:
        return sheet.names(position)

    def result(self, position: Position) -> Result | None:
        return sheet.result(position)

    def settings(self, position: Position) -> tuple[Setting[Position], ...]:
        put = lambda switches: replace(position, switches=switches)  # noqa: E731
        return (*sheet.settings(position), *switch_settings(self.switches, position.switches, put))

    def preview_roster_card(self, empty: Position, kind: str, text: str) -> Position:
        raise Refused("form", rule="")

    def keep(self, position: Position) -> tuple[Kept, ...]:
        return ()
