"""The contents of the table, their names, and the settings that the game master may overrule."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from gonfalon import (
    GM,
    Card,
    Contest,
    DieOnTable,
    Hand,
    Label,
    Line,
    Link,
    Names,
    Part,
    Piece,
    Result,
    Setting,
    Side,
    SideState,
    StepMark,
    StepState,
    Table,
    Track,
    UserText,
    Value,
)
from gonfalon_frontier.fight import totals
from gonfalon_frontier.ground import areas, field
from gonfalon_frontier.position import MOST_WOUNDS, SIDES, Figure, Position, camp

ICONS = {"guard": "troops", "scout": "leader", "raider": "troops", "ogre": "battle", "wolf": "troops"}
MOST_LUCK = 9
MOST_DAMAGE = 99


def table(position: Position) -> Table:
    """The table as everybody sees it."""
    return Table(
        steps=tuple(steps(position)),
        sides=tuple(side(position, one) for one in position.sides),
        pieces=tuple(piece(position, figure) for figure in position.figures),
        cards=(*((reserve(position),) if position.reserve else ()), *cards(position)),
        contest=contest(position),
        layout="board",
        grid=field(position) if position.map else None,
        areas=areas(position, position.queue[0]) if position.queue else (),
        links=tuple(links(position)),
    )


def steps(position: Position) -> Iterator[StepMark]:
    for number in (1, 2, 3):
        now: StepState = "now" if number == position.round and not position.over else "ahead"
        state: StepState = "done" if number < position.round or position.over else now
        yield StepMark(f"round.{number}", Label("frontier-round", round=number), state, "frontier.round.begins")


def side(position: Position, id: str) -> Side:
    luck = Value(f"{id}.luck", Label("frontier-luck", luck=position.luck_of(id)), "frontier.fight.luck")
    order = position.order(id)
    ordered = (Value(f"{id}.order", Label("frontier-order", order=order), "frontier.round.order"),) if order else ()
    turn = bool(position.queue) and position.queue[0][0] == id
    seat = GM if position.covert and camp(id) else None
    state: SideState = "turn" if turn else "in"
    return Side(id, position.sides.index(id), (luck, *ordered), team=SIDES[camp(id)], state=state, seat=seat)


def piece(position: Position, figure: Figure) -> Piece:
    """A figure on its cell."""
    active = position.queue[:1] == (figure.id,)
    wounds = Track(
        f"{figure.id}.wounds",
        Label("frontier-wounds"),
        tuple(number < figure.wounds for number in range(MOST_WOUNDS)),
    )
    held = (Value(f"{figure.id}.held", Label("frontier-holding"), "frontier.hold.wait"),)
    return Piece(
        figure.id,
        figure.of,
        ICONS[figure.kind],
        badges=held if figure.id in position.holding else (),
        tracks=(wounds,),
        state="active" if active else "acted" if figure.acted else "ready",
        details=(
            Value(f"{figure.id}.moves", Label("frontier-moves", spaces=figure.moves), "frontier.move.path"),
            *health(position, figure),
        ),
        at=figure.at,
        facing=figure.facing,
        covers=figure.covers,
    )


def health(position: Position, figure: Figure) -> Iterator[Value]:
    """The damage is open; what is left of sealed hit points the game master alone reads."""
    if slip := position.health_of(figure.id):
        left = slip.veiled("hidden", lambda hits: max(0, hits - figure.damage))
        label = Label("frontier-health", damage=figure.damage, left=left)
        yield Value(f"{figure.id}.health", label, "frontier.setup.health")


def cards(position: Position) -> Iterator[Card]:
    """Yield the traits of the field; face down, only the writer may read one again. And the vows."""
    for number, trait in enumerate(position.traits):
        label = None if trait.slip else Label("frontier-written", text=UserText(trait.text))
        yield Card(f"trait.{number}", GM, label, seal=trait.slip.seal if trait.slip else None, again=trait_again)
    for number, slip in enumerate(position.vows):
        yield Card(f"vow.{number}", slip.by, seal=slip.seal, again=vow_again)


def trait_again(text: str) -> Label:
    return Label("frontier-trait-again", text=UserText(text))


def vow_again(text: str) -> Label:
    return Label("frontier-vow-again", text=UserText(text)) if text else Label("frontier-vow-none")


def reserve(position: Position) -> Card:
    """Return the card with the game master's note, which the writer may read again."""
    assert position.reserve
    return Card(
        "reserve",
        GM,
        seal=position.reserve.seal,
        again=lambda whose: Label("frontier-reserve", whose=whose),
    )


def links(position: Position) -> Iterator[Link]:
    """Yield the link from the attacker to the target."""
    if position.action:
        action = position.action
        yield Link(action.who, action.target, Label("frontier-attacks"), "frontier.fight.declare")


def contest(position: Position) -> Contest | None:
    """The open attack, once it is declared."""
    action = position.action
    if action is None:
        return None
    hands = []
    for at, who in enumerate((action.who, action.target)):
        order = "rush" if at == 0 else "brace"
        rule = "frontier.round.order"
        parts = [Part(Label("frontier-order", order=order), rule, int(position.order(who[0]) == order))]
        if at == 0 and position.marked(who[0], action.target):
            parts.append(Part(Label("frontier-marked"), "frontier.round.mark", 1))
        if action.plus[at]:
            parts.append(Part(Label("frontier-lucky"), "frontier.fight.luck", action.plus[at]))
        faces = action.faces[at : at + 1]
        dice = tuple(DieOnTable(f"{who}.die", "d6", face) for face in faces)
        total = totals(position, action)[at] if faces else None
        hands.append(Hand(Label("frontier-named", figure=who), who[0], who, tuple(parts), dice, total, at == 0))
    return Contest(Label("frontier-contest"), "frontier.fight.throw", tuple(hands))


def names(position: Position) -> Names:
    sides: Names = {id: Label("frontier-side", side=id) for id in position.sides}
    figures: Names = {
        figure.id: Label("frontier-figure", kind=figure.kind, number=int(figure.id[2:]))
        for figure in (*position.left, *position.figures)
    }
    return {**sides, **figures}


def result(position: Position) -> Result | None:
    """Return the result: the side with more figures left wins, unless it gave up."""
    if not position.over:
        return None
    counts = {id: 0 if id in position.conceded else len(position.camp(id)) for id in SIDES}
    one, other = counts.values()
    winner = None if one == other else "a" if one > other else "b"
    lines = tuple(
        Line(Label("frontier-left", side=id, count=len(position.camp(id))), "frontier.end.when") for id in SIDES
    )
    return Result(Label("frontier-result", winner=winner or "none"), winner, lines)


def settings(position: Position) -> Iterator[Setting[Position]]:
    """Luck, wounds, and damage where hit points are sealed."""
    for id in SIDES:
        had, label = position.luck_of(id), Label("frontier-luck-of", side=id)
        put = partial(with_luck, position, id)
        yield Setting(f"{id}.luck", label, "number", had, put, "frontier.fight.luck", most=MOST_LUCK)
    for figure in position.figures:
        if position.health_of(figure.id):
            label, put = Label("frontier-damage-of", figure=figure.id), partial(with_damage, position, figure.id)
            yield Setting(
                f"{figure.id}.damage", label, "number", figure.damage, put, "frontier.fight.damage", most=MOST_DAMAGE
            )
            continue
        label, put = Label("frontier-wounds-of", figure=figure.id), partial(with_wounds, position, figure.id)
        rule, most = "frontier.fight.outcome", MOST_WOUNDS - 1
        yield Setting(f"{figure.id}.wounds", label, "number", figure.wounds, put, rule, most=most, of=figure.id)


def with_luck(position: Position, side: str, luck: int | str) -> Position:
    return position.with_luck(side, int(luck))


def with_damage(position: Position, id: str, damage: int | str) -> Position:
    return position.with_figure(replace(position.figure(id), damage=int(damage)))


def with_wounds(position: Position, id: str, wounds: int | str) -> Position:
    return position.with_figure(replace(position.figure(id), wounds=int(wounds)))
