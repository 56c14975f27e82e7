"""Set-up, step 8: one Will roll for each player fixes the order."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from gonfalon.ask import Choice, Heading, Option, Procedure, Tell, Weight
from gonfalon.figures import Label
from gonfalon.systems.war.contest import closed, unopposed
from gonfalon.systems.war.ending import judged
from gonfalon.systems.war.facts import hand_of, rating
from gonfalon.systems.war.pieces import Bid, Contest, Hand, Leader, Modifier, Standing, Status, Step
from gonfalon.systems.war.position import Position
from gonfalon.systems.war.throw import settled


def initiative(position: Position) -> Procedure[Position]:
    """The highest total acts first; the order holds for the whole battle (war.init.roll)."""
    if position.bids:
        position = yield from thrown_again(position, tied(position.bids))
    else:
        yield Heading("war.init.roll")
        position = yield from thrown_once(position)
    if tied(position.bids):
        return position
    order = tuple(bid.player for bid in sorted(position.bids, key=lambda bid: bid.rank, reverse=True))
    for number, id in enumerate(order, 1):
        yield Tell("war.turn.choose", player=id, number=number, weight=Weight.OUTCOME if number == 1 else Weight.LINE)
    position = replace(position, order=order, bids=(), step=Step.NEXT, at=0, round=1)
    yield Heading("war.turn.everyone_once", round=1)
    return (yield from judged(position))


def thrown_once(position: Position) -> Procedure[Position]:
    """Every player throws, with Will of the leader he names (war.init.roll)."""
    hands: list[Hand] = []
    for id in [player.id for player in position.players if player.standing is Standing.IN]:
        leader = yield from name_leader(position, id)
        position = yield from unopposed(position, Contest("war.init.roll", hand(position, id, leader), before=tuple(hands)))
        hands.append(settled(position).actor)
        units = sum(unit.status is Status.ACTIVE for unit in position.units_of(id))
        bid = Bid(id, (hands[-1].total, rating(leader, "will") if leader else 0, units))
        position = replace(closed(position), bids=(*position.bids, bid))
        yield Tell("war.init.roll", player=id, total=hands[-1].total)
    return position


def name_leader(position: Position, player: str) -> Procedure[Leader | None]:
    """One of the player's leaders; asked only if there are several."""
    own = tuple(leader for leader in position.leaders_of(player) if leader.status is Status.ACTIVE)
    if len(own) < 2:
        return own[0] if own else None
    best = max(own, key=lambda leader: rating(leader, "will"))
    options = tuple(
        Option(
            leader,
            Label("war-lead", leader=leader.id, rating=rating(leader, "will")),
            key=leader.id,
            on=leader.id,
            proposed=leader is best,
        )
        for leader in own
    )
    return (yield from Choice(player, options, rule="war.init.roll", label=Label("war-ask-lead", side=player)))


def hand(position: Position, player: str, leader: Leader | None) -> Hand:
    """Will; without a leader it counts 0 (war.init.no_leader)."""
    if leader:
        return hand_of(position, leader, "will")
    return Hand(player, "", "will", (Modifier("war.init.no_leader", 0),))


def thrown_again(position: Position, players: tuple[str, ...]) -> Procedure[Position]:
    """Who is equal by total, Will and units throws again, among themselves (war.init.tie)."""
    yield Tell("war.init.tie", players=players)
    hands: list[Hand] = []
    for bid in [bid for bid in position.bids if bid.player in players]:
        opened = Hand(bid.player, "", "will", (Modifier("war.init.tie", bid.will),))
        position = yield from unopposed(position, Contest("war.init.tie", opened, before=tuple(hands)))
        hands.append(settled(position).actor)
        raised = replace(bid, rank=(*bid.rank, hands[-1].total))
        bids = tuple(raised if old.player == bid.player else old for old in position.bids)
        position = replace(closed(position), bids=bids)
        yield Tell("war.init.roll", player=bid.player, total=hands[-1].total)
    return position


def tied(bids: tuple[Bid, ...]) -> tuple[str, ...]:
    """The players of the best rank that several share."""
    counts = Counter(bid.rank for bid in bids)
    shared = max((rank for rank, count in counts.items() if count > 1), default=None)
    return tuple(bid.player for bid in bids if bid.rank == shared)
