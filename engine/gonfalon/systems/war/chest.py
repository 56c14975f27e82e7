"""War points: what they buy, before the battle and during it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from gonfalon.ask import Now, Option, Procedure, Tell
from gonfalon.figures import Label
from gonfalon.refusal import Barred
from gonfalon.systems.war.facts import FATE_PRICE, PRICES
from gonfalon.systems.war.pieces import Player
from gonfalon.systems.war.position import Position


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


def fate_offer(position: Position, player: str) -> Iterator[Option[str]]:
    """Buying a fate point, shown while there are war points at all (war.chest.leftover)."""
    buyer = position.player(player)
    if buyer.points:
        yield Option(
            player,
            Label("war-buy-fate", price=FATE_PRICE),
            key=f"buy.{player}",
            rule="war.fate.buy_mid_battle",
            of=player,
            barred=no_fate(buyer),
            role="more",
        )


def purse_offer(position: Position, player: str) -> Iterator[Option[str]]:
    """Which fate points are paid with first, where there are both kinds (war.fate.pools)."""
    payer = position.player(player)
    if payer.bought and payer.own:
        first = "bought" if payer.own_first else "own"
        label = Label("war-purse", first=first)
        yield Option(player, label, key=f"purse.{player}", rule="war.fate.pools", of=player, role="more")


def turn_purse(position: Position, player: str) -> Procedure[Position]:
    """The other kind of fate points is paid with first from now on."""
    payer = position.player(player)
    yield Tell("war.fate.pools", player=player, first="bought" if payer.own_first else "own")
    return (yield from Now(position.with_player(replace(payer, own_first=not payer.own_first))))


def buy(position: Position, player: str) -> Procedure[Position]:
    """One fate point for three war points; no action, no turn needed."""
    buyer = position.player(player)
    yield Tell("war.chest.cost.fate", player=player, price=FATE_PRICE, left=buyer.points - FATE_PRICE)
    bought = replace(buyer, points=buyer.points - FATE_PRICE, bought=buyer.bought + 1)
    return (yield from Now(position.with_player(bought)))
