"""Step 7, second half: the loser leaves the field."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from gonfalon.questions.ask import TABLE, Now, Procedure, Tell, Weight
from gonfalon.questions.choice import Choice, Choices, Ruling, Rulings
from gonfalon.questions.figures import Label
from gonfalon.questions.number import Number
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Barred
from gonfalon.systems.tiefen.field import (
    HEX_EXITS,
    SECOND_RING,
    area_exits,
    beyond_area,
    exit_label,
)
from gonfalon.systems.tiefen.morale import AREAS, gap
from gonfalon.systems.tiefen.position import Fate, Position, Retreat, Side, Step
from gonfalon.systems.tiefen.roll import winner

MOST_EXITS = 12


def retreat(position: Position) -> Procedure[Position]:
    """The loser must leave, if there is one and anybody is left of it (tiefen.after.retreat)."""
    won = winner(position)
    if won is None:
        if not all(side.annihilated for side in position.sides):
            yield Tell("tiefen.after.draw")
    elif (loser := position.foe(won)).annihilated:
        if not won.annihilated:
            yield Tell("tiefen.after.annihilated_loser", side=loser.id)
    else:
        if won.annihilated:
            yield Tell("tiefen.after.annihilated_winner", side=won.id, foe=loser.id)
        position = yield from leave_field(position, won, loser)
    return position.at(Step.AFTER)


def leave_field(position: Position, won: Side, loser: Side) -> Procedure[Position]:
    """First the exits, then what the winner forbids, then the loser's free choice (tiefen.after.order)."""
    compared = gap(position)
    yield Tell("tiefen.after.gap", side=won.id, foe=loser.id, gap=abs(compared), better=better(compared))
    field = yield from survey(position.area)
    position = yield from Now(replace(position, retreat=field))
    won, loser = position.side(won.id), position.side(loser.id)
    if not field.open:
        return (yield from trapped(position, loser))
    classes = gap(position)
    if classes > 0:
        field = yield from forbid(position, won, loser, field, classes)
    elif classes < 0 and position.switches["tiefen.after.extra_hexes.shape"] == "count":
        field = yield from add_beyond(loser, field, -classes)
    position = yield from Now(replace(position, retreat=field))
    loser = position.side(loser.id)
    if not field.open:
        return (yield from trapped(position, loser))
    return (yield from choose_exit(position, loser, field, gap(position)))


def better(classes: int) -> str:
    return "side" if classes > 0 else "foe" if classes < 0 else "none"


def survey(kind: str) -> Procedure[Retreat]:
    """Six open hexes, unless the table says otherwise (tiefen.after.area); `kind` is "" where nobody was asked yet."""
    kind = kind or (yield from Ruling(TABLE, AREAS, rule="tiefen.after.area"))
    exits = HEX_EXITS
    if kind == "other":
        count = yield from Number(TABLE, 0, MOST_EXITS, 6, rule="tiefen.after.area", label=Label("tiefen-ask-exits"))
        exits = area_exits(count)
    closed: tuple[str, ...] = ()
    if kind != "hex" and exits:
        closed = yield from Rulings(
            TABLE,
            tuple(on_field(exits)),
            rule="tiefen.after.area",
            least=0,
            most=len(exits),
            label=Label("tiefen-ask-impassable"),
        )
    return Retreat(exits=exits, closed=closed)


def on_field(places: tuple[str, ...]) -> Iterator[Option[str]]:
    for place in places:
        yield Option(place, exit_label(place), on=place)


def forbid(position: Position, won: Side, loser: Side, field: Retreat, classes: int) -> Procedure[Retreat]:
    """An exit for each class of advantage, or fewer (tiefen.after.forbid, tiefen.after.close_last).

    Four at most: more than four classes there are not (tiefen.after.forbid.max).
    """
    may_close_last = position.switches["tiefen.after.close_last"] == "yes"
    most = min(classes, len(field.open) - (0 if may_close_last else 1))
    if most == 0:
        yield Tell("tiefen.after.close_last", foe=loser.id, weight=Weight.ASIDE)
        return field
    forbidden = yield from Choices(
        won.id,
        tuple(on_field(field.open)),
        rule="tiefen.after.forbid",
        least=0,
        most=most,
        label=Label("ask-tiefen-after-forbid", side=won.id, foe=loser.id, most=most),
    )
    left = replace(field, forbidden=forbidden)
    yield Tell("tiefen.after.forbid", side=won.id, foe=loser.id, count=len(forbidden), open=len(left.open))
    return left


def add_beyond(loser: Side, field: Retreat, classes: int) -> Procedure[Retreat]:
    """The loser's better morale opens hexes of the second ring (tiefen.after.extra_hexes)."""
    beyond = beyond_area(classes)
    if field.exits == HEX_EXITS:
        beyond = yield from Choices(
            loser.id,
            tuple(on_field(SECOND_RING)),
            rule="tiefen.after.extra_hexes",
            least=0,
            most=classes,
            label=Label("ask-tiefen-after-extra-hexes", side=loser.id, most=classes),
        )
    wider = replace(field, beyond=beyond)
    yield Tell("tiefen.after.extra_hexes", side=loser.id, count=len(beyond), open=len(wider.open))
    return wider


def choose_exit(position: Position, loser: Side, field: Retreat, classes: int) -> Procedure[Position]:
    """The loser goes where it likes among what is open; it cannot stay (tiefen.after.order)."""
    exits = tuple(exits_of(field, position.foe(loser)))
    taken = yield from Choice(loser.id, exits, rule="tiefen.after.retreat")
    distance = 1
    if classes < 0 and position.switches["tiefen.after.extra_hexes.shape"] == "distance":
        distance = yield from Number(
            loser.id,
            1,
            1 - classes,
            1,
            rule="tiefen.after.extra_hexes.shape",
            label=Label("tiefen-ask-distance", side=loser.id),
        )
    yield Tell("tiefen.after.retreat", side=loser.id, place=exit_label(taken), distance=distance, weight=Weight.OUTCOME)
    return replace(position, retreat=replace(field, taken=taken, distance=distance))


def exits_of(field: Retreat, won: Side) -> Iterator[Option[str]]:
    """Every exit, those that are shut with the reason; to stay is none of them (tiefen.after.retreat)."""
    for place in (*field.exits, *field.beyond):
        barred = None
        if place in field.closed:
            barred = Barred("tiefen.after.area")
        elif place in field.forbidden:
            barred = Barred("tiefen.after.forbid", side=won.id)
        yield Option(place, exit_label(place), on=place, barred=barred)
    yield Option(
        "field",
        Label("tiefen-stay"),
        key="stay",
        on="field",
        barred=Barred("tiefen.after.retreat", side=won.id),
    )


def tell_forfeited(gone: Side) -> Procedure[None]:
    """Troops that are captured or destroyed neither act out of turn nor sit a turn out (tiefen.after.trapped)."""
    if gone.extra_action:
        yield Tell("tiefen.after.sensational", side=gone.id, forfeited="yes")
    if gone.skips_turn:
        yield Tell("tiefen.after.fumble", side=gone.id, forfeited="yes")


def trapped(position: Position, loser: Side) -> Procedure[Position]:
    """Nowhere to go: the table decides, without a default (tiefen.after.trapped)."""
    fate = yield from Ruling(
        TABLE,
        tuple(Option(fate, Label("tiefen-fate", fate=fate.value), key=fate.value) for fate in Fate),
        rule="tiefen.after.trapped",
        label=Label("ask-tiefen-after-trapped", side=loser.id),
    )
    yield Tell("tiefen.after.trapped", side=loser.id, fate=fate.value, weight=Weight.OUTCOME)
    if fate is not Fate.STAYS:
        gone = position.side(loser.id)
        yield from tell_forfeited(gone)
        position = position.having(replace(gone, extra_action=False, skips_turn=False))
    assert position.retreat
    return replace(position, retreat=replace(position.retreat, fate=fate))
