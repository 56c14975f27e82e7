"""Invocations: who may invoke which aspect on the roll that lies on the table, until the table goes on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from gonfalon.ask import Choice, Now, Option, Procedure, Tell
from gonfalon.figures import Label
from gonfalon.refusal import Barred
from gonfalon.systems.war.building import rewrite, unwritten
from gonfalon.systems.war.chest import buy, fate_offer
from gonfalon.systems.war.insight import Invocable, barred_on_card, far_off, near_by, rolling
from gonfalon.systems.war.pieces import Aspect, Kind, Modifier, Owed, Standing, Unit
from gonfalon.systems.war.position import Position
from gonfalon.systems.war.throw import hand_in, settled, throw, with_hand
from gonfalon.systems.war.wishes import back

PLUS = 2
"""war.core.invoke"""


@dataclass(frozen=True, slots=True)
class Use:
    """An invocation that a player may choose: free ones cost nothing."""

    player: str
    aspect: Invocable
    free: bool


@dataclass(frozen=True, slots=True)
class Empty:
    """An aspect of a unit that is still to be written."""

    unit: str
    number: int


@dataclass(frozen=True, slots=True)
class Go:
    """One side of the roll: its players, those of them who can invoke something, and what it may invoke."""

    people: tuple[str, ...]
    able: tuple[str, ...]
    options: tuple[Option[Use | Empty | str], ...]
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
        every: tuple[Option[Use | Empty | str | None], ...] = (*options, *further(position, able), done)
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
            case Use():
                position = yield from invoke(position, picked)
                used = True
            case Empty():
                position = yield from Now((yield from rewrite(position, position.unit(picked.unit), picked.number)))
            case _:
                position = yield from buy(position, picked)


def goes(position: Position, at: int | None) -> tuple[Go, ...]:
    """The sides, all or the one whose go it is, of which somebody can invoke something."""
    found = []
    for people in sides_at(position, at):
        raised_here, acting = fronted(position, people), acts(position, people)
        options = tuple(offers(raised_here, people, acting=acting))
        open_to = {option.of for option in options if not option.barred}
        able = tuple(one for one in people if one in open_to or farther(raised_here, one, acting=acting))
        if able:
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


def offers(position: Position, people: tuple[str, ...], *, acting: bool) -> Iterator[Option[Use | Empty | str]]:
    """What these players may invoke here, free ones first; what they may not, with the reason."""
    known = tuple((aspect, shown(aspect, "paid")) for aspect in near_by(position, acting=acting))
    for player in people:
        for one in position.aspects:
            if (use := free_use(position, player, one)) is not None:
                yield option_of(use, shown(use.aspect, "free"), barred_on_card(position, one, acting=acting))
    for player in people:
        for aspect, label in known:
            yield paid_for(position, player, aspect, label)
    yield from empty(position, people)
    for player in people:
        if known:
            yield from fate_offer(position, player)


def empty(position: Position, people: tuple[str, ...]) -> Iterator[Option[Empty]]:
    """An aspect still unwritten may be written now (war.unit.extra_aspects)."""
    for piece in rolling(position):
        actor = position.actor(piece)
        if isinstance(actor, Unit) and actor.owner in people and position.player(actor.owner).fate:
            for number in unwritten(actor):
                yield Option(
                    Empty(actor.id, number),
                    Label("war-write-aspect", number=number),
                    key=f"write.{actor.id}.{number}",
                    rule="war.unit.extra_aspects",
                    of=actor.owner,
                    role="more",
                )


def farther(position: Position, player: str, *, acting: bool) -> bool:
    """Whether this player may pay for an aspect that stands elsewhere."""
    return position.player(player).fate > 0 and any(
        reason(position, player, aspect) is None for aspect in far_off(position, acting=acting)
    )


def further(position: Position, able: tuple[Go, ...]) -> Iterator[Option[str]]:
    """Any other aspect in sight may matter, if the table agrees (war.core.situation_aspect)."""
    if any(position.player(player).fate for go in able for player in go.people):
        yield Option("more", Label("war-invoke-other"), key="other", role="more")


def elsewhere(position: Position, able: tuple[Go, ...]) -> Procedure[tuple[Position, bool]]:
    """An aspect that stands elsewhere on the table."""
    options: list[Option[Use | None]] = []
    for go in able:
        far = far_off(fronted(position, go.people), acting=go.acting)
        labelled = tuple((aspect, shown(aspect, "paid")) for aspect in far)
        options += [paid_for(position, player, aspect, label) for aspect, label in labelled for player in go.people]
    people = tuple(player for go in able for player in go.people)
    question = Label("war-ask-invoke-other", side=people[0], order="in_turn" if len(able) == 1 else "together")
    picked = yield from Choice(people, (*options, back(None)), rule="war.core.invoke", label=question)
    if picked is None:
        return position, False
    return (yield from invoke(position, picked)), True


def option_of(use: Use, label: Label, barred: Barred | None = None) -> Option[Use]:
    price = "free" if use.free else "paid"
    rule = "war.core.free_invoke" if use.free else "war.core.invoke"
    return Option(use, label, f"{price}.{use.aspect.key}.{use.player}", rule, use.player, barred=barred)


def shown(aspect: Invocable, price: str) -> Label:
    """An aspect as it is offered, the same to everybody."""
    return Label("war-invoke", price=price, aspect=aspect.text, on=aspect.on)


def paid_for(position: Position, player: str, aspect: Invocable, label: Label) -> Option[Use]:
    """An aspect for a fate point of this player."""
    return option_of(Use(player, aspect, free=False), label, reason(position, player, aspect))


def free_use(position: Position, player: str, aspect: Aspect) -> Use | None:
    """A free invocation that this player holds; a boost put on a unit serves that unit alone (war.leader.boost)."""
    if not aspect.free_of(player):
        return None
    if aspect.kind is Kind.BOOST and aspect.on != player and aspect.on not in rolling(position):
        return None
    return Use(player, Invocable(aspect.id, aspect.text, on=aspect.on), free=True)


def reason(position: Position, player: str, aspect: Invocable) -> Barred | None:
    """Why this player cannot pay for this aspect now."""
    if aspect.barred:
        return aspect.barred
    if aspect.key in settled(position).paid:
        return Barred("war.core.invoke")
    if position.player(player).fate < 1:
        return Barred("war.fate.pools", player=player)
    return None


def invoke(position: Position, use: Use) -> Procedure[Position]:
    """+2 for the own side's roll, new dice for it, or +2 on the difficulty (war.core.invoke)."""
    own = next(people for people in groups(position) if use.player in people)
    position, acting = paid(fronted(position, own), use), acts(position, own)
    ways = tuple(ways_of(position, use, acting=acting))
    how = ways[0].value
    if len(ways) > 1:
        ground = any(way.value == "ground" for way in ways)
        how = yield from Choice(
            use.player,
            ways,
            rule="war.core.invoke",
            label=Label("war-ask-invoke-how", aspect=use.aspect.text, ground="yes" if ground else "no"),
        )
    yield Tell(
        "war.core.invoke",
        player=use.player,
        aspect=use.aspect.text,
        price="free" if use.free else "paid",
        how=how,
    )
    if how == "reroll":
        return (yield from throw(position, "actor" if acting else "against", again=True))
    if how == "ground":
        return (yield from Now(harder(position)))
    return (yield from Now(raised(position, use, acting=acting)))


def ways_of(position: Position, use: Use, *, acting: bool) -> Iterator[Option[str]]:
    """Two more for the side's own hand, two on a passive difficulty, or new dice for the own hand."""
    rolled = settled(position)
    hand = hand_in(position, "actor" if acting else "against")
    if hand and position.side_of(hand.player) != position.side_of(use.player):
        hand = None
    against = None if acting else rolled.against
    passive = against is not None and against.passive
    higher = against is not None and passive and (not hand or hand.total < against.fixed)
    if hand:
        yield Option("plus", Label("war-invoke-plus", ground="yes" if passive else "no"), proposed=not higher)
    if passive:
        yield Option("ground", Label("war-invoke-ground"), proposed=higher)
    if hand and (use.free or hand.player == use.player):
        yield Option("reroll", Label("war-invoke-reroll", total=sum(hand.faces)))


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
