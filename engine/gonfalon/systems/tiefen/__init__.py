"""In die Tiefen: mass battles with pools of six-sided dice.

Of the rest of the game only the outcome of deeds, the morale checks and the table's judgements enter (tiefen.scope.separate).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

from gonfalon.odds.model import Odds
from gonfalon.questions.ask import Ask, Procedure, Tell
from gonfalon.systems.tiefen import rulings, sheet
from gonfalon.systems.tiefen.aftermath import aftermath
from gonfalon.systems.tiefen.circumstances import circumstances, review
from gonfalon.systems.tiefen.deeds import deeds
from gonfalon.systems.tiefen.happened import happened
from gonfalon.systems.tiefen.losses import losses
from gonfalon.systems.tiefen.morale import morale
from gonfalon.systems.tiefen.position import Position, Side, Step
from gonfalon.systems.tiefen.ready import OPENINGS, openings
from gonfalon.systems.tiefen.retreat import retreat
from gonfalon.systems.tiefen.roll import battle_roll, count_dice
from gonfalon.systems.tiefen.setup import setup
from gonfalon.systems.tiefen.tactic import choose_tactics
from gonfalon.table.offer import Offer
from gonfalon.table.opening import Opening
from gonfalon.table.outcome import Happened
from gonfalon.table.switches import Switch, Switches
from gonfalon.table.system import System
from gonfalon.table.table import Flow, Names, Result, Setting, Table, switch_settings

STEPS: dict[Step, Callable[[Position], Procedure[Position]]] = {
    Step.SETUP: setup,
    Step.CIRCUMSTANCES: circumstances,
    Step.REVIEW: review,
    Step.TACTIC: choose_tactics,
    Step.DEEDS: deeds,
    Step.DICE: count_dice,
    Step.ROLL: battle_roll,
    Step.LOSSES: losses,
    Step.MORALE: morale,
    Step.RETREAT: retreat,
    Step.AFTER: aftermath,
}


class Tiefen(System[Position]):
    """The system as the rest of the house sees it."""

    id: str = "tiefen"
    version: int = 2
    openings: tuple[Opening, ...] = OPENINGS
    switches: tuple[Switch, ...] = (
        Switch("tiefen.circ.fanatic.declare", ("open", "secret"), "open"),
        Switch("tiefen.deeds.plain_failure", ("foiled", "nothing"), "foiled"),
        Switch("tiefen.roll.chooser", ("destroyer", "victim"), "destroyer"),
        Switch("tiefen.super.both", ("one", "both_allowed"), "one"),
        Switch("tiefen.fanatic.scope", ("battle_and_losses", "losses_only"), "battle_and_losses"),
        Switch("tiefen.loss.rounding", ("nearest", "up", "down"), "nearest"),
        Switch("tiefen.after.gap_scope", ("always", "normal_only"), "always"),
        Switch("tiefen.after.extra_hexes.shape", ("count", "distance"), "count"),
        Switch("tiefen.after.close_last", ("no", "yes"), "no"),
        Switch("tiefen.odds.show", ("on", "off"), "on"),
    )

    def start(self, switches: Switches) -> Position:
        return Position((Side("a"), Side("b")), switches)

    def step(self, position: Position) -> Procedure[Position]:
        return STEPS[position.step](position)

    def offers(self, position: Position, ask: Ask[Any]) -> Iterator[Offer[Position]]:
        return openings(position, ask)

    def set_to(self, position: Position) -> Switches:
        return position.switches

    def flow(self, position: Position) -> Flow:
        if position.step is Step.OVER:
            return "over"
        return "setup" if position.step is Step.SETUP else "play"

    def table(self, position: Position) -> Table:
        return sheet.lay_out(position)

    def names(self, position: Position) -> Names:
        return sheet.names(position)

    def result(self, position: Position) -> Result | None:
        return sheet.result(position)

    def happened(self, tell: Tell) -> Happened | None:
        return happened(tell)

    def odds(self, position: Position) -> tuple[Odds, ...]:
        counted: tuple[Odds, ...] = import_module(f"{__name__}.odds").odds(position)  # not before it is asked for
        return counted

    def settings(self, position: Position) -> tuple[Setting[Position], ...]:
        switched = switch_settings(
            self.switches, position.switches, lambda switches: rulings.switched(position, switches)
        )
        return (*rulings.settings(position), *(rulings.held(one, position) for one in switched))
