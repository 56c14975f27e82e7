"""Invocations: who may invoke which aspect on the roll that lies on the table, until the table goes on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import chain

from gonfalon.ask import Choice, Now, Procedure, Tell
from gonfalon.figures import Label
from gonfalon.option import Option
from gonfalon.refusal import Barred
from gonfalon.systems.war.facts import ATTACKS, FATE_PRICE
from gonfalon.systems.war.insight import Invocable, barred_on_card, far_off, near_by, rolling
from gonfalon.systems.war.pieces import Aspect, Kind, Modifier, Owed, Standing
from gonfalon.systems.war.position import Position
from gonfalon.systems.war.throw import hand_in, settled, throw_again, with_hand
from gonfalon.systems.war.wishes import back

PLUS = 2
"""war.core.invoke"""

STYLE = 3
"""war.core.shifts"""

SHORT = {how: Label("war-invoke-short", how=how) for how in ("ground", "reroll")}
"""What an invocation does, beside another that the same aspect may do."""


@dataclass(frozen=True, slots=True)
class Use:
    """An invocation that a player may choose: free ones cost nothing; `how` is plus, reroll or ground."""

    player: str
    aspect: Invocable
    free: bool
    how: str = "plus"


@dataclass(frozen=True, slots=True)
class Go:
    """One side of the roll: its players, those of them who can invoke something, and what it may invoke."""

    people: tuple[str, ...]
    able: tuple[str, ...]
    options: tuple[Option[Use], ...]
    acting: bool


def invocations(position: Position) -> Procedure[Position]:
    """All sides beside each other until the table goes on, or side after side (war.opt.invoke_order)."""
    if position.option("war.opt.invoke_order") == "in_turn":
        return (yield from in_turn(position))
    position, _ = yield from window(position)
    return position


def in_turn(position: Position) -> Procedure[Position]:
    """First the acting side, then those who oppose it, until all have closed a go in turn (war.core.invoke.order).

    Who invokes and closes the go is asked again only if another side has answered it.
    """
    at, passed, count = 0, 0, len(groups(position))
    while passed < count:
        position, used = yield from window(position, at)
        passed = 1 if used else passed + 1
        at = (at + 1) % count
    return position


def window(position: Position, at: int | None = None) -> Procedure[tuple[Position, bool]]:
    """Any number of invocations by all sides, or by one in its go, until it is closed or nobody can invoke any more."""
    used = False
    while True:
        front = fronted(position, tuple(one for people in sides_at(position, at) for one in people))
        if front != position:
            position = yield from Now(front)
        able = goes(position, at)
        asked = tuple(one for go in able for one in go.able)
        if not asked:
            return position, used
        order = "together" if at is None and len(able) > 1 else "in_turn"
        done = Option(None, Label("war-invoke-pass", order=order), key="pass", role="done", proposed=True)
        options = tuple(option for go in able for option in go.options)
        every: tuple[Option[Use | str | None], ...] = (*options, *further(position, able), done)
        picked = yield from Choice(
            asked,
            every,
            rule="war.core.invoke.order",
            label=Label("war-ask-invoke", side=asked[0], used="yes" if used else "no", order=order),
        )
        match picked:
            case None:
                return position, used
            case "more":
                position, invoked = yield from elsewhere(position, able)
                used = used or invoked
            case _:
                assert isinstance(picked, Use)
                position = yield from invoke(position, picked)
                used = True


def goes(position: Position, at: int | None) -> tuple[Go, ...]:
    """The sides, all or the one whose go it is, of which somebody can invoke something."""
    found = []
    for people in sides_at(position, at):
        raised_here, acting = fronted(position, people), acts(position, people)
        options = tuple(uses(raised_here, people, acting=acting))
        open_to = {option.of for option in options if not option.barred}
        able = tuple(one for one in people if one in open_to or payable(raised_here, one, acting=acting))
        if able and could_help(raised_here, acting=acting):
            found.append(Go(people, able, options, acting))
    return tuple(found)


def sides_at(position: Position, at: int | None) -> tuple[tuple[str, ...], ...]:
    """The players of all sides of the roll, or of the one whose go it is."""
    return groups(position) if at is None else (groups(position)[at],)


def acts(position: Position, people: tuple[str, ...]) -> bool:
    """Whether these players are of the side whose roll it is; the others oppose it."""
    return position.side_of(people[0]) == position.side_of(settled(position).actor.player) if people else True


def groups(position: Position) -> tuple[tuple[str, ...], ...]:
    """The players of the acting side, then those who oppose it: a side that rolls, and against a difficulty each enemy side.

    Of each side, who rolls comes first.
    """
    rolled = settled(position)
    found = [position.teammates(rolled.actor.player)]
    if rolled.against:
        throwers = {hand.player for hand in rolled.against.hands}
        enemies = position.enemies_of(rolled.actor.player)
        able = enemies if rolled.against.passive else tuple(one for one in enemies if one in throwers)
        for side in dict.fromkeys(position.side_of(one) for one in able):
            people = (one for one in enemies if position.side_of(one) == side)
            found.append(tuple(sorted(people, key=lambda one: one not in throwers)))
    return tuple(tuple(one for one in people if still_there(position, one)) for people in found)


def fronted(position: Position, people: tuple[str, ...]) -> Position:
    """Of several who oppose, the best hand of these players comes to the front: it is the one raised."""
    rolled = settled(position)
    own = [hand for hand in rolled.against.hands if hand.player in people] if rolled.against else []
    if not rolled.against or not rolled.against.others or not own:
        return position
    against = rolled.against.led_by(max(own, key=lambda hand: hand.total))
    return replace(position, contest=replace(rolled, against=against))


def still_there(position: Position, player: str) -> bool:
    return position.player(player).standing is not Standing.CONCEDED


def uses(position: Position, people: tuple[str, ...], *, acting: bool) -> Iterator[Option[Use]]:
    """What these players may invoke here, free ones first; what they may not, with the reason."""
    for player in people:
        for one in position.aspects:
            if (use := free_use(position, player, one)) is not None:
                barred = barred_on_card(position, one, acting=acting)
                yield from ways(position, use, shown(use.aspect, "free"), barred, acting=acting)
    known = tuple((aspect, shown(aspect, "paid")) for aspect in near_by(position, acting=acting))
    for player in people:
        for aspect, label in known:
            use = Use(player, aspect, free=False)
            yield from ways(position, use, label, reason(position, player, aspect), acting=acting)


def ways(position: Position, use: Use, what: Label, barred: Barred | None, *, acting: bool) -> Iterator[Option[Use]]:
    """An option for each thing that this invocation may do, the usual one first; what is barred is named once."""
    price, rule = ("free", "war.core.free_invoke") if use.free else ("paid", "war.core.invoke")
    for number, way in enumerate(ways_of(position, use, acting=acting)):
        key = f"{price}.{use.aspect.key}.{use.player}"
        yield Option(
            way,
            Label("war-invoke", how=way.how, what=what),
            key if way.how == "plus" else f"{key}.{way.how}",
            rule,
            use.player,
            barred=barred,
            variant=SHORT[way.how] if number else None,
        )
        if barred:
            return


def payable(position: Position, player: str, *, acting: bool) -> bool:
    """Whether this player can pay for an aspect in sight, or buy a fate point for one that belongs to the roll."""
    payer = position.player(player)
    if not payer.fate and payer.points < FATE_PRICE:
        return False
    far = far_off(position, acting=acting) if payer.fate else ()
    return any(unpaid(position, aspect) is None for aspect in chain(near_by(position, acting=acting), far))


def could_help(position: Position, *, acting: bool) -> bool:
    """Whether the outcome can still become better for this side (war.core.shifts): beyond style only a hit grows."""
    rolled = settled(position)
    if not rolled.against:
        return True
    if acting:
        return rolled.shifts < STYLE or rolled.rule in ATTACKS
    return rolled.shifts > -STYLE if rolled.against.hand else rolled.shifts >= 0


def further(position: Position, able: tuple[Go, ...]) -> Iterator[Option[str]]:
    """Any other aspect in sight may matter, if the table agrees (war.core.situation_aspect)."""
    if any(position.player(player).fate for go in able for player in go.people):
        yield Option("more", Label("war-invoke-other"), key="other", role="more")


def elsewhere(position: Position, able: tuple[Go, ...]) -> Procedure[tuple[Position, bool]]:
    """An aspect that stands elsewhere on the table."""
    options: list[Option[Use | None]] = []
    for go in able:
        here = fronted(position, go.people)
        labelled = tuple((aspect, shown(aspect, "paid")) for aspect in far_off(here, acting=go.acting))
        for aspect, label in labelled:
            for player in go.people:
                use = Use(player, aspect, free=False)
                options += ways(here, use, label, reason(here, player, aspect), acting=go.acting)
    people = tuple(player for go in able for player in go.people)
    question = Label("war-ask-invoke-other", side=people[0], order="in_turn" if len(able) == 1 else "together")
    picked = yield from Choice(people, (*options, back(None)), rule="war.core.invoke", label=question)
    if picked is None:
        return position, False
    return (yield from invoke(position, picked)), True


def shown(aspect: Invocable, price: str) -> Label:
    """An aspect as it is offered, the same to everybody."""
    return Label("war-invoke-aspect", price=price, aspect=aspect.text, on=aspect.on)


def free_use(position: Position, player: str, aspect: Aspect) -> Use | None:
    """A free invocation that this player holds; a boost put on a unit serves that unit alone (war.leader.boost)."""
    if not aspect.free_of(player):
        return None
    if aspect.kind is Kind.BOOST and aspect.on != player and aspect.on not in rolling(position):
        return None
    return Use(player, Invocable(aspect.id, aspect.text, on=aspect.on), free=True)


def reason(position: Position, player: str, aspect: Invocable) -> Barred | None:
    """Why this player cannot pay for this aspect now."""
    poor = None if position.player(player).fate else Barred("war.fate.pools", player=player)
    return unpaid(position, aspect) or poor


def unpaid(position: Position, aspect: Invocable) -> Barred | None:
    """Why nobody can pay for this aspect on this roll (war.core.invoke)."""
    paid_for = aspect.key in settled(position).paid
    return aspect.barred or (Barred("war.core.invoke") if paid_for else None)


def invoke(position: Position, use: Use) -> Procedure[Position]:
    """+2 for the own side's roll, new dice for it, or +2 on the difficulty (war.core.invoke)."""
    own = next(people for people in groups(position) if use.player in people)
    position, acting = paid(fronted(position, own), use), acts(position, own)
    yield Tell(
        "war.core.invoke",
        player=use.player,
        aspect=use.aspect.text,
        price="free" if use.free else "paid",
        how=use.how,
    )
    if use.how == "reroll":
        return (yield from throw_again(position, "actor" if acting else "against"))
    if use.how == "ground":
        return (yield from Now(harder(position)))
    return (yield from Now(raised(position, use, acting=acting)))


def ways_of(position: Position, use: Use, *, acting: bool) -> Iterator[Use]:
    """Two more for the side's own hand, two on a passive difficulty, or new dice for the own hand (war.core.invoke)."""
    rolled = settled(position)
    hand = hand_in(position, "actor" if acting else "against")
    if hand and position.side_of(hand.player) != position.side_of(use.player):
        hand = None
    if hand:
        yield use
    if not acting and rolled.against and rolled.against.passive:
        yield replace(use, how="ground")
    if hand and (use.free or hand.player == use.player):
        yield replace(use, how="reroll")


def raised(position: Position, use: Use, *, acting: bool) -> Position:
    """The side's hand with two more."""
    hand = hand_in(position, "actor" if acting else "against")
    assert hand
    modifier = Modifier("war.core.invoke", PLUS, use.aspect.text)
    return with_hand(position, "actor" if acting else "against", hand.adding(modifier))


def harder(position: Position) -> Position:
    """The passive difficulty two higher."""
    rolled = settled(position)
    assert rolled.against
    against = replace(rolled.against, difficulty=rolled.against.difficulty + PLUS)
    return replace(position, contest=replace(rolled, against=against))


def paid(position: Position, use: Use) -> Position:
    """A free invocation is used up, what only held it is gone; else a fate point is paid (war.core.boost, war.fate.pools)."""
    if use.free:
        aspect = position.aspect(use.aspect.key).having_free(use.player, -1)
        if aspect.kind is Kind.BOOST or (aspect.card and not aspect.free):
            return position.without_aspects((aspect,))
        return position.with_aspect(aspect)
    rolled = settled(position)
    position = position.with_player(position.player(use.player).paying())
    position = replace(position, contest=replace(rolled, paid=(*rolled.paid, use.aspect.key)))
    return owing(position, use)


def owing(position: Position, use: Use) -> Position:
    """Whose aspect is invoked against him gets the fate point when all is over (war.opt.hostile_invoke_pays)."""
    rule = "war.opt.hostile_invoke_pays"
    if not use.aspect.owner or position.option(rule) == "off":
        return position
    if position.side_of(use.aspect.owner) == position.side_of(use.player):
        return position
    owner = position.player(use.aspect.owner)
    return position.with_player(replace(owner, owed=(*owner.owed, Owed(rule, 1))))
