"""Set-up, step 8: one Will roll for each player fixes the order."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gonfalon.ask import Choice, Heading, Option, Procedure, Tell, Weight
from gonfalon.figures import Label
from gonfalon.systems.war.contest import closed, unopposed
from gonfalon.systems.war.ending import judged
from gonfalon.systems.war.facts import hand_of, rating
from gonfalon.systems.war.pieces import Contest, Hand, Leader, Modifier, Standing, Status, Step
from gonfalon.systems.war.position import Position
from gonfalon.systems.war.throw import settled


@dataclass(frozen=True, slots=True)
class Bid:
    """What a player brings: the hand thrown, the Will of the leader named, and the number of units (war.init.tie)."""

    hand: Hand
    will: int
    units: int

    @property
    def player(self) -> str:
        return self.hand.player

    @property
    def total(self) -> int:
        return self.hand.total

    @property
    def rank(self) -> tuple[int, int, int]:
        return self.total, self.will, self.units


def initiative(position: Position) -> Procedure[Position]:
    """The highest total acts first; the order holds for the whole battle (war.init.roll)."""
    yield Heading("war.init.roll")
    bids: list[Bid] = []
    for id in [player.id for player in position.players if player.standing is Standing.IN]:
        leader = yield from name_leader(position, id)
        before = tuple(bid.hand for bid in bids)
        position, bid = yield from bid_of(position, id, leader, before)
        yield Tell("war.init.roll", player=id, total=bid.total)
        bids.append(bid)
    position, order = yield from ranked(position, tuple(bids))
    for number, id in enumerate(order, 1):
        yield Tell("war.turn.choose", player=id, number=number, weight=Weight.OUTCOME if number == 1 else Weight.LINE)
    position = replace(position, order=order, step=Step.NEXT, at=0, round=1)
    yield Heading("war.turn.everyone_once", round=1)
    return (yield from judged(position))


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


def bid_of(
    position: Position, player: str, leader: Leader | None, before: tuple[Hand, ...]
) -> Procedure[tuple[Position, Bid]]:
    """Four Fate dice plus Will; without a leader Will counts 0 (war.init.no_leader). What was thrown before lies there."""
    hand = (
        hand_of(position, leader, "will") if leader else Hand(player, "", "will", (Modifier("war.init.no_leader", 0),))
    )
    position = yield from unopposed(position, Contest("war.init.roll", hand, before=before))
    rolled = settled(position)
    units = sum(unit.status is Status.ACTIVE for unit in position.units_of(player))
    bid = Bid(rolled.actor, rating(leader, "will") if leader else 0, units)
    return closed(position), bid


def ranked(position: Position, bids: tuple[Bid, ...]) -> Procedure[tuple[Position, tuple[str, ...]]]:
    """By total, Will, units; who is still equal rolls again among themselves (war.init.tie)."""
    ranks: dict[str, tuple[int, ...]] = {bid.player: bid.rank for bid in bids}
    wills = {bid.player: bid.will for bid in bids}
    while tied := equals(ranks):
        yield Tell("war.init.tie", players=tied)
        before: tuple[Hand, ...] = ()
        for player in tied:
            hand = Hand(player, "", "will", (Modifier("war.init.tie", wills[player]),))
            position = yield from unopposed(position, Contest("war.init.tie", hand, before=before))
            rolled = settled(position)
            position = closed(position)
            before = (*before, rolled.actor)
            yield Tell("war.init.roll", player=player, total=rolled.actor.total)
            ranks[player] = (*ranks[player], rolled.actor.total)
    return position, tuple(sorted(ranks, key=lambda player: ranks[player], reverse=True))


def equals(ranks: dict[str, tuple[int, ...]]) -> tuple[str, ...]:
    """The players of the best rank that several share."""
    shared = (rank for rank in sorted(set(ranks.values()), reverse=True) if list(ranks.values()).count(rank) > 1)
    best = next(shared, None)
    return tuple(player for player, rank in ranks.items() if rank == best)
