"""Ranking: one side says openly, and both say under cover, in which order the watches are kept. Played by the tests of kinds."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from gonfalon import (
    Ask,
    FaceDown,
    Flow,
    Kept,
    Label,
    Names,
    Offer,
    Procedure,
    Refused,
    Result,
    Reveal,
    Setting,
    Side,
    Switch,
    Switches,
    System,
    Table,
    Tell,
)
from gonfalon_ranking.ranking import Ranking

WATCHES = ("dusk", "night", "dawn")


@dataclass(frozen=True, slots=True)
class Position:
    """The orders that were said so far."""

    switches: Switches
    orders: tuple[tuple[str, ...], ...] = ()


def openly(position: Position) -> Procedure[Position]:
    order = yield from Ranking("a", WATCHES, rule="ranking.watch.open")
    yield Tell("ranking.watch.open", first=order[0])
    return replace(position, orders=(order,))


def under_cover(position: Position) -> Procedure[Position]:
    slip = yield from FaceDown(
        "b", asks=(Ranking("b", WATCHES, rule="ranking.watch.hidden"),), rule="ranking.watch.hidden"
    )
    order = yield from Reveal("b", slip, rule="ranking.watch.reveal")
    yield Tell("ranking.watch.reveal", first=order[0])
    return replace(position, orders=(*position.orders, order))


class Watches(System[Position]):
    """The system as the engine sees it."""

    interface = 1
    id: str = "ranking"
    version: int = 1
    switches: tuple[Switch, ...] = ()

    def start(self, switches: Switches) -> Position:
        return Position(switches)

    def step(self, position: Position) -> Procedure[Position]:
        return under_cover(position) if position.orders else openly(position)

    def offers(self, position: Position, ask: Ask[Any]) -> Iterable[Offer[Position]]:
        return ()

    def set_to(self, position: Position) -> Switches:
        return position.switches

    def flow(self, position: Position) -> Flow:
        return "over" if len(position.orders) == 2 else "play"

    def table(self, position: Position) -> Table:
        return Table(sides=(Side("a", 0), Side("b", 1)))

    def names(self, position: Position) -> Names:
        return {}

    def result(self, position: Position) -> Result | None:
        return Result(Label("ranking"), None) if len(position.orders) == 2 else None

    def settings(self, position: Position) -> tuple[Setting[Position], ...]:
        return ()

    def preview_roster_card(self, empty: Position, kind: str, text: str) -> Position:
        raise Refused("form", rule="")

    def keep(self, position: Position) -> tuple[Kept, ...]:
        return ()
