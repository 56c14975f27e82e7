"""The system as the rest of the engine sees it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from fractions import Fraction
from importlib import import_module
from typing import Any

from gonfalon.odds.model import Odds
from gonfalon.questions.ask import Ask, Procedure, Tell
from gonfalon.systems.sotc.after.scene import after
from gonfalon.systems.sotc.initiative import initiative
from gonfalon.systems.sotc.offers import offers
from gonfalon.systems.sotc.setup.cards import kept, preview_roster_card
from gonfalon.systems.sotc.setup.groups import split
from gonfalon.systems.sotc.setup.opening import open_table
from gonfalon.systems.sotc.setup.openings import OPENINGS
from gonfalon.systems.sotc.setup.ready import framed
from gonfalon.systems.sotc.state.names import names
from gonfalon.systems.sotc.state.position import Position, Step
from gonfalon.systems.sotc.switches import SWITCHES
from gonfalon.systems.sotc.turns.exchange import close_exchange, new_exchange, next_turn
from gonfalon.systems.sotc.turns.turn import take_turn
from gonfalon.systems.sotc.view.happened import happened
from gonfalon.systems.sotc.view.result import result
from gonfalon.systems.sotc.view.settings import settings
from gonfalon.systems.sotc.view.table_view import lay_out
from gonfalon.table.offer import Offer
from gonfalon.table.opening import Opening
from gonfalon.table.outcome import Happened
from gonfalon.table.switches import Switch, Switches
from gonfalon.table.system import StepwiseSystem
from gonfalon.table.table import Kept, Names, Result, Setting, Table

STEPS: dict[Enum, Callable[[Position], Procedure[Position]]] = {
    Step.OPEN: open_table,
    Step.FRAME: framed,
    Step.GROUPS: split,
    Step.INITIATIVE: initiative,
    Step.EXCHANGE: new_exchange,
    Step.NEXT: next_turn,
    Step.TURN: take_turn,
    Step.CLOSE: close_exchange,
    Step.AFTER: after,
}


class Sotc(StepwiseSystem[Position]):
    """The system as the rest of the engine sees it."""

    id: str = "sotc"
    version: int = 2
    openings: tuple[Opening, ...] = OPENINGS
    switches: tuple[Switch, ...] = SWITCHES
    steps = STEPS

    def start(self, switches: Switches) -> Position:
        return Position(switches)

    def offers(self, position: Position, ask: Ask[Any]) -> Iterable[Offer[Position]]:
        return offers(position, ask)

    def begun(self, position: Position) -> bool:
        return bool(position.exchange)

    def table(self, position: Position) -> Table:
        return lay_out(position)

    def names(self, position: Position) -> Names:
        return names(position)

    def result(self, position: Position) -> Result | None:
        return result(position)

    def happened(self, tell: Tell) -> Happened | None:
        return happened(tell)

    def odds(self, position: Position) -> tuple[Odds, ...]:
        counted: tuple[Odds, ...] = import_module("gonfalon.systems.sotc.odds").odds(
            position
        )  # not before it is asked for
        return counted

    def chances(self, position: Position) -> Iterable[tuple[str, Fraction]]:
        counted: Iterable[tuple[str, Fraction]] = import_module("gonfalon.systems.sotc.turns.chances").chances(position)
        return counted

    def own_settings(self, position: Position) -> Iterable[Setting[Position]]:
        return settings(position)

    def preview_roster_card(self, empty: Position, kind: str, text: str) -> Position:
        return preview_roster_card(empty, kind, text)

    def keep(self, position: Position) -> tuple[Kept, ...]:
        return tuple(kept(position))
