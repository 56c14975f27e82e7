"""Set-up, step 8: one Will roll for each player fixes the order."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from gonfalon.fate.position import contest_of
from gonfalon.fate.roll import Contest, Hand, Opposition
from gonfalon.fate.throw import throw_all
from gonfalon.fate.window import options_of_side, window
from gonfalon.questions.ask import Heading, Now, Procedure, Tell, Weight
from gonfalon.questions.choice import Choice
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option
from gonfalon.systems.war.harm.elimination import eliminate_defeated
from gonfalon.systems.war.rolls.contest import closed
from gonfalon.systems.war.rolls.rules import RULES, total
from gonfalon.systems.war.state.facts import hand_of, rating
from gonfalon.systems.war.state.pieces import Bid, Leader, Role, Standing, Status, Step
from gonfalon.systems.war.state.position import Position

Rolls = tuple[Contest, ...]
"""Everybody's roll for the initiative."""


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
    return (yield from eliminate_defeated(position))


def thrown_once(position: Position) -> Procedure[Position]:
    """Every player throws, with Will of the leader he names (war.init.roll)."""
    hands: tuple[Hand, ...] = ()
    wills: dict[str, int] = {}
    for id in [player.id for player in position.players if player.standing is Standing.IN]:
        leader = yield from name_leader(position, id)
        wills[id] = rating(leader, "will") if leader else 0
        hand = hand_for(id, leader)
        if position.together:
            hands = (*hands, hand)
        else:
            position, hands = yield from joined_by(position, "war.init.roll", hands, hand)
    if position.together:
        position, hands = yield from thrown_together(position, "war.init.roll", hands)
    position, totals = yield from invoked(position, "war.init.roll", hands)
    bids = tuple(
        Bid(player, wills[player], (reached, wills[player], units_of(position, player)))
        for player, reached in totals.items()
    )
    return replace(position, bids=bids)


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


def hand_for(player: str, leader: Leader | None) -> Hand:
    """Four Fate dice plus Will; without a leader Will counts 0 (war.init.no_leader)."""
    if leader:
        return hand_of(leader, "will", Role.ACTS)
    return Hand(player, "", "will", Role.ACTS)


def joined_by(
    position: Position, rule: str, hands: tuple[Hand, ...], hand: Hand
) -> Procedure[tuple[Position, tuple[Hand, ...]]]:
    """One more throws; what was thrown before lies there."""
    position = yield from Now(position.having_contest(Contest(rule, hand, before=hands)))
    position = yield from Now((yield from throw_all(RULES, position)))
    return closed(position), (*hands, contest_of(position).actor)


def thrown_together(
    position: Position, rule: str, hands: tuple[Hand, ...]
) -> Procedure[tuple[Position, tuple[Hand, ...]]]:
    """Everybody throws at once (war.init.roll)."""
    first, *others = hands
    opened = Contest(rule, first, Opposition(rule, hands=tuple(others)) if others else None)
    position = yield from Now(position.having_contest(opened))
    position = yield from Now((yield from throw_all(RULES, position)))
    return closed(position), contest_of(position).hands


def invoked(position: Position, rule: str, hands: tuple[Hand, ...]) -> Procedure[tuple[Position, dict[str, int]]]:
    """All dice lie there: each in turn invokes on the own roll, until nobody has anything to add (war.core.invoke.order)."""
    rolls = tuple(Contest(rule, hand) for hand in hands)
    position, rolls = yield from (by_wish if position.together else in_turn)(position, rolls)
    totals = {one.actor.who: total(position.having_contest(one), one.actor) for one in rolls}
    for player, reached in totals.items():
        yield Tell("war.init.roll", player=player, total=reached)
    return closed(position), totals


def in_turn(position: Position, rolls: Rolls) -> Procedure[tuple[Position, Rolls]]:
    """Player after player, until all have passed one after the other."""
    at, passed = 0, 0
    while passed < len(rolls):
        position, rolls, used = yield from changed_by(position, rolls, at)
        passed = 1 if used else passed + 1
        at = (at + 1) % len(rolls)
    return position, rolls


def by_wish(position: Position, rolls: Rolls) -> Procedure[tuple[Position, Rolls]]:
    """One question for all who could invoke; whoever does changes the own roll, then it is asked again."""
    while able := tuple(at for at in range(len(rolls)) if can_invoke(position, rolls, at)):
        position = yield from Now(position.having_contest(opened(rolls, able[0])))
        people = tuple(rolls[at].actor.who for at in able)
        at = yield from Choice(
            people,
            (
                *(
                    Option(at, Label("war-init-invoke", side=who), key=who, of=who, role="more")
                    for at, who in zip(able, people, strict=True)
                ),
                Option(None, Label("war-invoke-pass", order="together"), key="pass", role="done", proposed=True),
            ),
            rule="war.core.invoke.order",
            label=Label("war-ask-invoke", side=people[0], used="no", order="together"),
        )
        if at is None:
            break
        position, rolls, _ = yield from changed_by(position, rolls, at)
    return position, rolls


def changed_by(position: Position, rolls: Rolls, at: int) -> Procedure[tuple[Position, Rolls, bool]]:
    """One player invokes on the own roll; says whether anything was changed."""
    position = yield from Now(position.having_contest(opened(rolls, at)))
    position, used = yield from window(RULES, position, 0)
    return position, (*rolls[:at], contest_of(position), *rolls[at + 1 :]), used


def opened(rolls: Rolls, at: int) -> Contest:
    """One of the rolls between those before it and after it."""
    hands = tuple(one.actor for one in rolls)
    return replace(rolls[at], before=hands[:at], after=hands[at + 1 :])


def can_invoke(position: Position, rolls: Rolls, at: int) -> bool:
    """True if there is anything that this player could invoke."""
    open_now = position.having_contest(opened(rolls, at))
    return options_of_side(RULES, open_now, RULES.groups(open_now)[0], acting=True) is not None


def thrown_again(position: Position, players: tuple[str, ...]) -> Procedure[Position]:
    """Players equal by total, Will and units throw again, among themselves (war.init.tie)."""
    yield Tell("war.init.tie", players=players)
    hands: tuple[Hand, ...] = ()
    for bid in [bid for bid in position.bids if bid.player in players]:
        hand = Hand(bid.player, "", "will", Role.ACTS)
        if position.together:
            hands = (*hands, hand)
        else:
            position, hands = yield from joined_by(position, "war.init.tie", hands, hand)
    if position.together:
        position, hands = yield from thrown_together(position, "war.init.tie", hands)
    position, totals = yield from invoked(position, "war.init.tie", hands)
    bids = tuple(
        replace(bid, rank=(*bid.rank, totals[bid.player])) if bid.player in totals else bid for bid in position.bids
    )
    return replace(position, bids=placed(bids))


def units_of(position: Position, player: str) -> int:
    """The number of units on the field."""
    return sum(unit.status is Status.ACTIVE for unit in position.units_of(player))


def placed(bids: tuple[Bid, ...]) -> tuple[Bid, ...]:
    """The same bids in the same order, each with its place from below alone."""
    ranks = sorted({bid.rank for bid in bids})
    return tuple(replace(bid, rank=(ranks.index(bid.rank),)) for bid in bids)


def tied(bids: tuple[Bid, ...]) -> tuple[str, ...]:
    """The players of the best rank that several share."""
    counts = Counter(bid.rank for bid in bids)
    shared = max((rank for rank, count in counts.items() if count > 1), default=None)
    return tuple(bid.player for bid in bids if bid.rank == shared)
