"""The game master's hand, and what the table may say at any time: contacts, a further action, latecomers, the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from gonfalon.questions.ask import GM, TABLE, Ask, Now, Procedure, Tell, Weight
from gonfalon.questions.choice import Choice
from gonfalon.questions.fields import Field, Rows, Shape
from gonfalon.questions.figures import Label
from gonfalon.questions.filled import FormAnswer
from gonfalon.questions.form import Form
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Barred, Complaint, Refused
from gonfalon.questions.secret import Reveal
from gonfalon.systems.samyra.action.ending import over
from gonfalon.systems.samyra.action.kinds import GRANTED, KINDS, STEPS
from gonfalon.systems.samyra.gm.coming import leave, new_party
from gonfalon.systems.samyra.gm.painting import paint, place
from gonfalon.systems.samyra.ground.areas import holders
from gonfalon.systems.samyra.ground.placing import all_placed, placed
from gonfalon.systems.samyra.movement.claims import claim_otherwise
from gonfalon.systems.samyra.movement.menu import MENU
from gonfalon.systems.samyra.movement.on_the_way import on_the_way
from gonfalon.systems.samyra.movement.turning import inside_field, with_contacts
from gonfalon.systems.samyra.setup.rows import MOST_PARTIES, Row, complaints, entered, figure_shapes
from gonfalon.systems.samyra.setup.sealing import masters, seal
from gonfalon.systems.samyra.state.position import DECLARING, Position, Step, Word
from gonfalon.table.offer import Ends, Offer

MOST_FIGURES = 60
IN_PLAY = (Step.INITIATIVE, Step.MOVE, Step.TURN, Step.DECLARE, Step.ACT, Step.CLOSE, Step.END, Step.READY)


def offers(position: Position, ask: Ask[Any]) -> Iterator[Offer[Position]]:
    """Yield the offers beside the open question; nothing while a slip is turned over."""
    if position.step not in IN_PLAY or not position.parties or isinstance(ask, Reveal):
        return
    if position.round and position.step is Step.ACT and position.at in (DECLARING, *STEPS):
        for figure in position.standing:
            yield Offer(
                f"extra.{figure.id}",
                GM,
                partial(extra, figure.id),
                rule="samyra.round.budget",
                label=Label("samyra-offer-extra", figure=figure.id),
                group=Label("samyra-offer-extra-group"),
                short=Label("samyra-figure", figure=figure.id),
            )
    for figure in position.standing:
        if (figure.room or figure.swinging) and (position.step is not Step.MOVE or ask.rule == MENU):
            label = Label("samyra-offer-claim", figure=figure.id, claimed="yes" if figure.room else "no")
            make = partial(claim_otherwise, figure.id)
            yield Offer(f"claim.{figure.id}", figure.of, make, rule="samyra.twohand.claim", label=label)
    yield from on_the_way(position, ask)
    stand = bool(position.standing)
    if stand and position.round and (position.step is not Step.MOVE or ask.rule == MENU):
        yield Offer("contacts", TABLE, contacts, rule="samyra.zone.known", label=Label("samyra-offer-contacts"))
    if position.grid and (position.step is not Step.MOVE or ask.rule == MENU):
        yield Offer("paint", GM, paint, rule="samyra.move.size_relative", label=Label("samyra-offer-paint"))
    if stand and position.grid and position.step in (Step.INITIATIVE, Step.END, Step.READY):
        yield Offer("place", GM, place, rule="samyra.move.free_spaces", label=Label("samyra-offer-place"))
    if position.step in (Step.INITIATIVE, Step.END, Step.READY) and len(position.figures) < MOST_FIGURES:
        yield Offer("join", GM, join, rule="samyra.sides.hostile", label=Label("samyra-offer-join"))
    if position.step in (Step.INITIATIVE, Step.END, Step.READY) and len(position.parties) < MOST_PARTIES:
        yield Offer("party", GM, new_party, rule="samyra.sides.hostile", label=Label("samyra-offer-party"))
    if stand and position.round and (position.step is not Step.MOVE or ask.rule == MENU):
        yield Offer("leave", TABLE, leave, rule="samyra.sides.hostile", label=Label("samyra-offer-gone"))
    if masters(position):
        yield Offer("seal", GM, seal, rule="samyra.act.input", label=Label("samyra-offer-seal"))
    if position.round:
        yield Offer("end", TABLE, ended, rule="samyra.round.end", label=Label("samyra-offer-end"), ends=True)


def extra(id: str, position: Position) -> Procedure[Position]:
    """One action more than the rule gives, beside the figure's own: in the step that is open, or one still to come
    (samyra.round.budget).
    """
    options = tuple(
        Option(key, Label("samyra-kind", kind=key), key=key) for key in GRANTED if KINDS[key] >= position.at
    )
    none = Option("", Label("samyra-back"), key="back", role="again")
    position.present(id)
    kind = yield from Choice(
        GM, (*options, none), rule="samyra.round.budget", label=Label("samyra-ask-extra", figure=id), about=(id,)
    )
    if not kind:
        return position
    yield Tell("samyra.round.budget", figure=id, kind=kind)
    figure = position.figure(id)
    return position.with_figure(figure.paced(more=(*figure.pace.more, kind)))


def contacts(position: Position) -> Procedure[Position]:
    """Ask anew which figures stand in whose attack area; on a map it stands against it until one of them moves
    (samyra.zone.known).
    """
    fields = tuple(Field(one.id, inside_field(position, one.id, named=True)) for one in position.standing)
    typed = yield from Form(
        TABLE,
        fields,
        lambda **inside: inside,
        rule="samyra.zone.known",
        label=Label("samyra-ask-contacts"),
        about=("contacts",),
    )
    if position.grid:
        position = worded(position, typed)
    else:
        for id, inside in typed.items():
            position = with_contacts(position, id, inside)
    yield Tell("samyra.zone.known", weight=Weight.ASIDE)
    return position


def worded(position: Position, typed: Mapping[str, tuple[str, ...]]) -> Position:
    """The same with words of the table where they differ from the map, or from words that were said before."""
    said = {
        (id, foe.id): foe.id in inside
        for id, inside in typed.items()
        for stands_in in (holders(position, id),)
        for foe in position.foes(id)
        if (foe.id in inside) != (foe.id in stands_in)
    }
    kept = tuple(word for word in position.words if (word.mover, word.enemy) not in said)
    return replace(position, words=(*kept, *(Word(id, foe, there) for (id, foe), there in said.items())))


def join(position: Position) -> Procedure[Position]:
    """Latecomers, as they are entered in the set-up (samyra.sides.hostile)."""
    shapes = figure_shapes()
    rows = yield from Form(
        GM,
        (Field("figures", Rows(shapes, 1, 6, (usual_row(position, shapes),), Label("samyra-form-figures"))),),
        lambda figures: figures,
        partial(crowded, position),
        rule="samyra.sides.hostile",
        label=Label("samyra-offer-join"),
        about=("join", str(position.made)),
    )
    for row in rows:
        position = entered(position, row)
    yield Tell("samyra.sides.hostile", what="figures", side="", count=sum(row.count for row in rows), figures=())
    return (yield from Now(placed(position) if position.grid else position))


def crowded(position: Position, rows: tuple[Row, ...]) -> Iterator[Complaint]:
    """Rows that cannot be read, too many figures, or no room for all on the map (samyra.sides.hostile)."""
    wrong = tuple(complaints(rows, tuple(one.gm for one in position.parties), "figures"))
    yield from wrong
    count, free = sum(row.count for row in rows), MOST_FIGURES - len(position.figures)
    if count > free:
        yield Complaint.of("figures", Refused("number", rule="samyra.sides.hostile", least=1, most=free))
    elif position.grid and not wrong:
        for row in rows:
            position = entered(position, row)
        if not all_placed(position):
            yield Complaint.of("figures", Barred("samyra.move.free_spaces", figures=count))


def usual_row(position: Position, shapes: tuple[Shape[Row], ...]) -> tuple[str, FormAnswer]:
    """A latecomer of a party without figures, else of the first that the game master plays, else of the first; the game
    master's with sealed values.
    """
    numbered = tuple(enumerate(position.parties, 1))
    empty = (number for number, one in numbered if not position.of(one.id))
    played = (number for number, one in numbered if one.gm)
    number = (*empty, *played, 1)[0]
    return shapes[1 if position.parties[number - 1].gm else 0].row(party=number)


def ended(position: Position) -> Procedure[Position]:
    """The table ends the combat, whatever is open; a round that has only been announced does not count (samyra.round.end)."""
    if position.step is Step.INITIATIVE:
        position = replace(position, round=position.round - 1)
    raise Ends((yield from over(position)))
