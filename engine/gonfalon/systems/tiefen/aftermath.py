"""After the battle: extra actions, turns to sit out, and the next battle with the troops that are left."""

from __future__ import annotations

from dataclasses import replace

from gonfalon.questions.ask import TABLE, Heading, Now, Procedure, Tell
from gonfalon.questions.choice import Choice, Ruling
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option
from gonfalon.systems.tiefen.position import Contingent, Fate, Position, Side, Step
from gonfalon.systems.tiefen.roll import winner


def aftermath(position: Position) -> Procedure[Position]:
    """The results of the checks are ticked off, one after the other; then the table goes on or ends."""
    while due(position):
        position = yield from Now((yield from tick_off(position)))
    further = yield from Choice(
        TABLE,
        (
            Option("end", Label("tiefen-end"), proposed=True, role="done"),
            Option("next", Label("tiefen-next-battle"), rule="tiefen.loss.weaker_later", role="more"),
        ),
        rule="tiefen.loss.weaker_later",
    )
    if further == "end":
        return position.at(Step.OVER)
    return (yield from next_battle(position))


def due(position: Position) -> bool:
    """True if anything is left to tick off."""
    return any(side.extra_action or side.skips_turn for side in position.sides)


def tick_off(position: Position) -> Procedure[Position]:
    """The next extra action, else the next turn to sit out."""
    acting = yield from order_of_actions(position)
    if acting:
        return (yield from act(position, position.side(acting[0])))
    idle = next(side for side in position.sides if side.skips_turn)
    return (yield from sit_out(position, idle))


def order_of_actions(position: Position) -> Procedure[tuple[str, ...]]:
    """The winner first; in a draw the table decides (tiefen.after.extra_order)."""
    acting = tuple(side.id for side in position.sides if side.extra_action)
    won = winner(position)
    if won and won.extra_action:
        return tuple(sorted(acting, key=lambda id: id != won.id))
    if won or len(acting) < 2:
        return acting
    first = yield from Ruling(
        TABLE,
        tuple(Option(id, Label("option-side", side=id), of=id) for id in acting),
        rule="tiefen.after.extra_order",
    )
    return tuple(sorted(acting, key=lambda id: id != first))


def act(position: Position, side: Side) -> Procedure[Position]:
    """An action out of turn; what it is belongs to the rest of the game (tiefen.after.sensational)."""
    yield from tick(side, "tiefen.after.sensational")
    yield Tell("tiefen.after.extra_order", side=side.id)
    return position.having(replace(side, extra_action=False))


def sit_out(position: Position, side: Side) -> Procedure[Position]:
    """A turn without action after a fumble (tiefen.after.fumble)."""
    yield from tick(side, "tiefen.after.fumble")
    return position.having(replace(side, skips_turn=False))


def tick(side: Side, rule: str) -> Procedure[str]:
    noted = Option("noted", Label("option-noted"), proposed=True, role="done")
    return (yield from Choice(side.id, (noted,), rule=rule))


def next_battle(position: Position) -> Procedure[Position]:
    """The troops that are left, and everything else as at the start (tiefen.loss.weaker_later)."""
    first, second = (fresh(position, side) for side in position.sides)
    number = position.number + 1
    yield Heading("tiefen.loss.weaker_later", number=number)
    for side in (first, second):
        yield Tell("tiefen.loss.weaker_later", side=side.id, troops=side.troops)
    return Position((first, second), position.switches, number=number, brief=position.brief)


def fresh(position: Position, side: Side) -> Side:
    """The side as it comes to the next battle; one that was captured or destroyed brings nobody (tiefen.after.trapped).

    Where nobody is left, new troops will have to come, and they have no name yet (tiefen.loss.weaker_later).
    """
    gone = taken_from_the_field(position, side)
    left = zip(side.contingents, side.left, strict=True)
    remaining = tuple(replace(one, troops=troops) for one, troops in left if troops and not gone)
    return Side(side.id, side.name, remaining or (Contingent(f"{side.id}.1", 0),), known=side.known)


def taken_from_the_field(position: Position, side: Side) -> bool:
    """True if the side lost and had no way out."""
    won, field = winner(position), position.retreat
    return bool(won and won.id != side.id and field and field.fate in (Fate.CAPTURED, Fate.DESTROYED))
