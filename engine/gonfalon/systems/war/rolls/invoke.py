"""The use of aspects on the roll that lies on the table (war.core.invoke)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from gonfalon.fate.aspects import Invocable
from gonfalon.fate.points import Owed
from gonfalon.fate.position import contest_of
from gonfalon.fate.uses import Use
from gonfalon.questions.refusal import Barred
from gonfalon.systems.war.rolls.invocable import barred_on_card, rolling
from gonfalon.systems.war.state.facts import FATE_PRICE
from gonfalon.systems.war.state.pieces import Kind, Standing
from gonfalon.systems.war.state.position import Position


def groups(position: Position) -> tuple[tuple[str, ...], ...]:
    """The players of the acting side, then those who oppose it: a side that rolls, and against a difficulty each enemy side.

    Of each side, who rolls comes first.
    """
    rolled = contest_of(position)
    found = [position.teammates(rolled.actor.who)]
    if rolled.against:
        throwers = {hand.who for hand in rolled.against.hands}
        enemies = position.enemies_of(rolled.actor.who)
        passive = rolled.against.difficulty is not None
        able = enemies if passive else tuple(one for one in enemies if one in throwers)
        for side in dict.fromkeys(position.side_of(one) for one in able):
            people = (one for one in enemies if position.side_of(one) == side)
            found.append(tuple(sorted(people, key=lambda one: one not in throwers)))
    return tuple(tuple(one for one in people if still_there(position, one)) for people in found)


def still_there(position: Position, player: str) -> bool:
    """True if a player is in, or is out with somebody left on the field while an ally is in (war.end.when)."""
    return position.player(player).standing is Standing.IN or position.takes_part(player)


def free_use(position: Position, player: str, id: str, acting: bool) -> tuple[Invocable, Barred | None] | None:
    """A free invocation that this player holds; a boost put on a unit serves that unit alone (war.leader.boost)."""
    aspect = position.aspect(id)
    if aspect.kind is Kind.BOOST and aspect.on != player and aspect.on not in rolling(position):
        return None
    return Invocable(aspect.id, aspect.text, on=aspect.on), barred_on_card(position, aspect, acting=acting)


def effects(position: Position, use: Use) -> Iterator[str]:
    """Two more for the side's own hand, two on a difficulty, or new dice for the own hand (war.core.invoke)."""
    rolled = contest_of(position)
    hand = rolled.hand(acting=use.acting)
    own = hand is not None and position.side_of(hand.who) == position.side_of(use.who)
    if own:
        yield "plus"
    if not use.acting and rolled.against and rolled.against.difficulty is not None:
        yield "ground"
    if hand and own and (use.free or hand.who == use.who):
        yield "reroll"


def buyable(position: Position, player: str) -> bool:
    """True if the chest can pay a fate point (war.fate.buy_mid_battle)."""
    return position.player(player).points >= FATE_PRICE


def vanishes(position: Position, id: str, free: bool) -> bool:
    """A boost ends with its use, and what only held the last free invocation on a card is gone (war.core.boost)."""
    aspect = next((one for one in position.aspects if one.id == id), None)
    return free and aspect is not None and (aspect.kind is Kind.BOOST or bool(aspect.card and not aspect.free))


def owing(position: Position, use: Use) -> Position:
    """Whose aspect is invoked against him gets the fate point when all is over (war.opt.hostile_invoke_pays)."""
    rule = "war.opt.hostile_invoke_pays"
    if not use.aspect.owner or position.option(rule) == "off":
        return position
    if position.side_of(use.aspect.owner) == position.side_of(use.who):
        return position
    owner = position.player(use.aspect.owner)
    return position.with_player(replace(owner, owed=(*owner.owed, Owed(rule, 1))))
