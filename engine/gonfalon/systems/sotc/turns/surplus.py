"""What overflow buys: moves, a weapon in hand, and whatever else needs no roll (sotc.over.use)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from gonfalon.ask import Now, Procedure, Tell
from gonfalon.fate.uses import Deed
from gonfalon.figures import Label
from gonfalon.option import Option
from gonfalon.refusal import Barred
from gonfalon.systems.sotc.actions.finish import moving
from gonfalon.systems.sotc.actions.reach import move_to, neighbours
from gonfalon.systems.sotc.state.action import Supplement
from gonfalon.systems.sotc.state.people import Character, Figure
from gonfalon.systems.sotc.state.position import Position

Purchase = tuple[int, Deed[Position]]
"""The price in shifts, and what is done for it."""

MOVES = Label("sotc-group", of="move")


def purchases(position: Position, figure: Figure, left: int) -> Iterator[Option[Purchase]]:
    """Each costs what its penalty would be (sotc.over.use)."""
    for zone, border in neighbours(position, figure.zone):
        price = move_to(position, figure, zone, border).price
        label = Label("sotc-follow-move", zone=zone, price=price)
        deed = partial(moved_on, figure.id, zone, price)
        yield purchase(f"move.{zone}", price, left, label, deed, zone)
    for weapon in figure.weapons if isinstance(figure, Character) else ():
        if not weapon.in_hand:
            price = Supplement("rearm", disarm=weapon.lost or 0).price
            label = Label("sotc-follow-weapon", weapon=weapon.name, price=price)
            yield purchase(f"weapon.{weapon.id}", price, left, label, partial(armed, figure.id, weapon.id, price))
    yield purchase("other", 1, left, Label("sotc-follow-other"), partial(something, figure.id))


def purchase(
    key: str, price: int, left: int, label: Label, deed: Deed[Position], on: str | None = None
) -> Option[Purchase]:
    dear = Barred("sotc.over.use", price=price, left=left) if price > left else None
    return Option((price, deed), label, key, "sotc.over.use", on=on, barred=dear, group=MOVES)


def moved_on(who: str, zone: str, price: int, position: Position) -> Procedure[Position]:
    yield Tell("sotc.over.use", piece=who, what="move", zone=zone, price=price)
    return (yield from moving(position, who, zone))


def armed(who: str, id: str, price: int, position: Position) -> Procedure[Position]:
    """A weapon is drawn, or picked up where it fell (sotc.disarm.recover_supplemental)."""
    character = position.character(who)
    weapons = tuple(replace(one, drawn=True, lost=None) if one.id == id else one for one in character.weapons)
    yield Tell("sotc.over.use", piece=who, what="weapon", zone="none", price=price)
    return (yield from Now(position.with_figure(replace(character, weapons=weapons))))


def something(who: str, position: Position) -> Procedure[Position]:
    """Anything else that would be a supplemental action, for one shift."""
    yield Tell("sotc.over.use", piece=who, what="other", zone="none", price=1)
    return (yield from Now(position))
