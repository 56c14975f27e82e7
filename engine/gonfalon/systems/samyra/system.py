"""The system as the rest of the engine sees it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from typing import Any

from gonfalon.questions.ask import Ask, Procedure, Tell
from gonfalon.systems.samyra.action.declare import declaring
from gonfalon.systems.samyra.action.ending import end_round, perhaps_over
from gonfalon.systems.samyra.action.steps import act
from gonfalon.systems.samyra.gm.hand import offers
from gonfalon.systems.samyra.initiative import initiative, new_round
from gonfalon.systems.samyra.movement.menu import movement
from gonfalon.systems.samyra.movement.turning import turning
from gonfalon.systems.samyra.setup.cards import kept, preview_roster_card
from gonfalon.systems.samyra.setup.opening import open_table
from gonfalon.systems.samyra.setup.openings import OPENINGS
from gonfalon.systems.samyra.state.position import Position, Step
from gonfalon.systems.samyra.switches import SWITCHES
from gonfalon.systems.samyra.view.happened import happened
from gonfalon.systems.samyra.view.names import names
from gonfalon.systems.samyra.view.result import result
from gonfalon.systems.samyra.view.settings import settings
from gonfalon.systems.samyra.view.table_view import lay_out
from gonfalon.table.offer import Offer
from gonfalon.table.opening import Opening
from gonfalon.table.outcome import Happened
from gonfalon.table.switches import Switch, Switches
from gonfalon.table.system import StepwiseSystem
from gonfalon.table.table import Kept, Names, Result, Setting, Table

STEPS: dict[Enum, Callable[[Position], Procedure[Position]]] = {
    Step.OPEN: open_table,
    Step.READY: new_round,
    Step.INITIATIVE: initiative,
    Step.MOVE: movement,
    Step.TURN: turning,
    Step.DECLARE: declaring,
    Step.ACT: act,
    Step.CLOSE: end_round,
    Step.END: perhaps_over,
}


class Samyra(StepwiseSystem[Position]):
    """The system as the rest of the engine sees it."""

    id: str = "samyra"
    version: int = 3
    openings: tuple[Opening, ...] = OPENINGS
    switches: tuple[Switch, ...] = SWITCHES
    steps = STEPS

    def start(self, switches: Switches) -> Position:
        return Position(switches)

    def offers(self, position: Position, ask: Ask[Any]) -> Iterable[Offer[Position]]:
        return offers(position, ask)

    def begun(self, position: Position) -> bool:
        return bool(position.round)

    def table(self, position: Position) -> Table:
        return lay_out(position)

    def names(self, position: Position) -> Names:
        return names(position)

    def result(self, position: Position) -> Result | None:
        return result(position)

    def happened(self, tell: Tell) -> Happened | None:
        return happened(tell)

    def own_settings(self, position: Position) -> Iterable[Setting[Position]]:
        return settings(position)

    def preview_roster_card(self, empty: Position, kind: str, text: str) -> Position:
        return preview_roster_card(empty, kind, text)

    def keep(self, position: Position) -> tuple[Kept, ...]:
        return tuple(kept(position))
