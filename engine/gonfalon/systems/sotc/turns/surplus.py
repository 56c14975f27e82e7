"""The purchases of overflow: moves, a weapon in hand, and anything else that needs no roll (sotc.over.use)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial

from gonfalon.fate.uses import Proceed
from gonfalon.questions.ask import Now, Procedure, Tell, Weight
from gonfalon.questions.figures import Argument, Label, UserText
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Barred
from gonfalon.questions.text import Text
from gonfalon.systems.sotc.actions.blocking import forbidden, stopped, waived
from gonfalon.systems.sotc.actions.finish import moving
from gonfalon.systems.sotc.actions.reach import move_to, neighbours
from gonfalon.systems.sotc.state.action import LONGEST_DEED, Supplement
from gonfalon.systems.sotc.state.people import Character, Figure, Kind
from gonfalon.systems.sotc.state.position import Position


@dataclass(frozen=True, slots=True)
class Purchase:
    """The price in shifts, what is done for it, and as which kind of action a block may stop it ("" for none)."""

    price: int
    proceed: Proceed[Position]
    kind: str = ""


MOVES = Label("sotc-group", of="move")


def purchases(position: Position, figure: Figure, left: int) -> Iterator[Option[Purchase]]:
    """Each costs what its penalty would be (sotc.over.use); a block stands in the way (sotc.block.costs_action)."""
    for zone, border in neighbours(position, figure.zone):
        price = move_to(position, figure, zone, border).price
        one = Purchase(price, partial(moved_on, figure.id, zone, price), "walk")
        label = Label("sotc-follow-move", zone=zone, price=price)
        yield purchase(position, figure, f"move.{zone}", one, left, label, zone)
    for weapon in figure.weapons if isinstance(figure, Character) and position.kind is Kind.PHYSICAL else ():
        if not weapon.in_hand:
            price = Supplement("rearm", disarm=weapon.lost or 0).price
            one = Purchase(price, partial(armed, figure.id, weapon.id, price), "rearm")
            label = Label("sotc-follow-weapon", weapon=weapon.name, price=price)
            yield purchase(position, figure, f"weapon.{weapon.id}", one, left, label)
    other = Purchase(1, partial(something, figure.id, left), "free")
    yield purchase(position, figure, "other", other, left, Label("sotc-follow-other"))


def purchase(
    position: Position, figure: Figure, key: str, one: Purchase, left: int, label: Label, on: str | None = None
) -> Option[Purchase]:
    dear = Barred("sotc.over.use", price=one.price, left=left) if one.price > left else None
    held = (forbidden(figure, one.kind) or stopped(position, figure, one.kind)) if one.kind else None
    return Option(one, label, key, "sotc.over.use", on=on, barred=dear or held, group=MOVES)


def allowed(position: Position, who: str, one: Purchase) -> Procedure[bool]:
    """Return true if the game master lets a purchase pass when a block stands in the way (sotc.block.costs_action)."""
    return not one.kind or (yield from waived(position, position.figure(who), one.kind))


def moved_on(who: str, zone: str, price: int, position: Position) -> Procedure[Position]:
    yield bought(who, "move", price, zone=zone)
    return (yield from moving(position, who, zone))


def armed(who: str, id: str, price: int, position: Position) -> Procedure[Position]:
    """A weapon is drawn, or picked up where it fell (sotc.disarm.recover_supplemental)."""
    character = position.character(who)
    weapons = tuple(replace(one, drawn=True, lost=None) if one.id == id else one for one in character.weapons)
    yield bought(who, "weapon", price)
    return (yield from Now(position.with_figure(replace(character, weapons=weapons))))


def something(who: str, left: int, position: Position) -> Procedure[Position]:
    """Anything else that would be a supplemental action, for one shift; whoever does it says what it is."""
    text = yield from Text(
        position.figure(who).owner,
        LONGEST_DEED,
        1,
        rule="sotc.over.use",
        label=Label("sotc-ask-gm-deed", piece=who),
        about=(who, "words", str(left)),
    )
    yield bought(who, "other", 1, text=UserText(text))
    return (yield from Now(position))


def bought(who: str, what: str, price: int, *, zone: str = "none", text: Argument = "none") -> Tell:
    return Tell("sotc.over.use", piece=who, what=what, zone=zone, price=price, text=text)


def expired(who: str, left: int) -> Tell:
    """Overflow that nobody wanted (sotc.over.expiry)."""
    return Tell("sotc.over.expiry", piece=who, left=left, weight=Weight.ASIDE)
