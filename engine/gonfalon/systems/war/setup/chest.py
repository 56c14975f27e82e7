"""War points: what they buy, before the battle and during it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from gonfalon.questions.ask import Now, Procedure, Tell
from gonfalon.questions.figures import Label
from gonfalon.questions.refusal import Barred
from gonfalon.systems.war.state.facts import FATE_PRICE, PRICES
from gonfalon.systems.war.state.pieces import Player
from gonfalon.systems.war.state.position import Position
from gonfalon.table.offer import Offer


def too_dear(player: Player, quality: str) -> Barred | None:
    """Why the chest cannot pay a unit of this quality (war.chest.cost.unit)."""
    if player.points < PRICES[quality]:
        return Barred("war.chest.cost.unit", price=PRICES[quality], points=player.points)
    return None


def no_fate(player: Player) -> Barred | None:
    """Why the chest cannot pay a fate point (war.fate.buy_mid_battle)."""
    if player.points < FATE_PRICE:
        return Barred("war.fate.buy_mid_battle", price=FATE_PRICE, points=player.points)
    return None


def chests(position: Position) -> Iterator[Offer[Position]]:
    """Buying a fate point while there are war points, and which fate points are paid with first (war.chest.leftover)."""
    for player in position.players:
        if not position.plays_on(player.id):
            continue
        if player.points:
            label = Label("war-offer-buy", player=player.id, price=FATE_PRICE)
            make = partial(buy, player.id)
            rule, barred = "war.fate.buy_mid_battle", no_fate(player)
            yield Offer(f"buy.{player.id}", player.id, make, rule=rule, label=label, barred=barred)
        if player.bought and player.own:
            label = Label("war-purse", player=player.id, first="bought" if player.own_first else "own")
            yield Offer(
                f"purse.{player.id}", player.id, partial(turn_purse, player.id), rule="war.fate.pools", label=label
            )


def turn_purse(player: str, position: Position) -> Procedure[Position]:
    """The other kind of fate points is paid with first from now on."""
    payer = position.player(player)
    yield Tell("war.fate.pools", player=player, first="bought" if payer.own_first else "own")
    return (yield from Now(position.with_player(replace(payer, own_first=not payer.own_first))))


def buy(player: str, position: Position) -> Procedure[Position]:
    """One fate point for three war points; no action, no turn needed."""
    buyer = position.player(player)
    yield Tell("war.chest.cost.fate", player=player, price=FATE_PRICE, left=buyer.points - FATE_PRICE)
    bought = replace(buyer, points=buyer.points - FATE_PRICE, bought=buyer.bought + 1)
    return (yield from Now(position.with_player(bought)))
