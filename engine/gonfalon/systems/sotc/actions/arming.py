"""A weapon is drawn, or picked up where it fell, besides an attack with it (sotc.disarm.recover_supplemental)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from gonfalon.questions.ask import Procedure, Tell
from gonfalon.systems.sotc.actions.attack import attack
from gonfalon.systems.sotc.actions.blocking import waived
from gonfalon.systems.sotc.actions.reach import distance
from gonfalon.systems.sotc.state.action import Supplement
from gonfalon.systems.sotc.state.people import Character, Weapon
from gonfalon.systems.sotc.state.position import Position


def supplement_of(weapon: Weapon) -> Supplement:
    """Return the supplement for drawing a weapon, which costs 1, and for a weapon that was lost the shifts of the disarm."""
    what = "draw" if weapon.lost is None else "rearm"
    return Supplement(what, disarm=weapon.lost or 0, weapon=weapon.id)


def told(who: str, one: Supplement) -> Tell:
    """Return the tell about a supplement: what is done besides the action, its cost, and where a move leads
    (sotc.supp.penalty).
    """
    return Tell("sotc.supp.penalty", piece=who, what=one.what, zone=one.zone or "none", penalty=one.price)


def in_hand(position: Position, who: str, id: str) -> Position:
    """The weapon is in hand for this very roll, whatever it brings."""
    character = position.character(who)
    weapons = tuple(replace(one, drawn=True, lost=None) if one.id == id else one for one in character.weapons)
    return position.with_figure(replace(character, weapons=weapons))


def reaching_once_drawn(position: Position, character: Character, zone: str) -> Iterator[Weapon]:
    """Yield the weapons that are not in hand, and would reach this zone (sotc.frame.range, sotc.supp.penalty)."""
    far = distance(position, character.zone, zone)
    for one in character.weapons if position.physical else ():
        if far is not None and not one.in_hand and one.reach >= far:
            yield one


def drawn(who: str, target: str, id: str, position: Position) -> Procedure[Position]:
    """The weapon is drawn, and used at once (sotc.supp.penalty)."""
    character = position.character(who)
    if not (yield from waived(position, character, "rearm")):
        return position
    weapon = next(one for one in character.weapons if one.id == id)
    one = supplement_of(weapon)
    yield told(who, one)
    turn = replace(position.now, besides=(*position.now.besides, one))
    position = in_hand(replace(position, turn=turn), who, id)
    return (yield from attack(who, target, weapon.skill, id, (), position))
