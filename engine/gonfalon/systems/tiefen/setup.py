"""Before step 1: the two sides and their troops."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from gonfalon.questions.ask import TABLE, Procedure, Tell
from gonfalon.questions.choice import Choice
from gonfalon.questions.figures import Argument, Label
from gonfalon.questions.number import Number
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Barred
from gonfalon.questions.text import Text
from gonfalon.systems.tiefen.called import name_of, name_of_side
from gonfalon.systems.tiefen.deeds import deed_option, enter_deed
from gonfalon.systems.tiefen.pool import MOST_OUTNUMBERING, outnumbering
from gonfalon.systems.tiefen.position import (
    LONGEST_NAME,
    MOST_CONTINGENTS,
    MOST_TROOPS,
    Contingent,
    Position,
    Side,
    Step,
)


def setup(position: Position) -> Procedure[Position]:
    """First the troops of both sides; then whatever the table wants to add, until it says done."""
    for side in position.sides:
        if not side.contingents:
            troops = yield from ask_troops(Label("tiefen-ask-troops", side=side.id), 100)
            return position.having(replace(side, contingents=(Contingent(f"{side.id}.1", troops),)))
    todo = yield from Choice(
        TABLE, tuple(preparations(position)), rule="tiefen.sides.two", notes=tuple(warnings(position))
    )
    match todo:
        case ("name", side_id):
            return (yield from rename(position, position.side(side_id)))
        case ("add", side_id):
            return (yield from add_contingent(position, position.side(side_id)))
        case ("edit", contingent_id):
            return (yield from edit_contingent(position, contingent_id))
        case ("deed", side_id):
            return (yield from enter_deed(position, position.side(side_id)))
        case _:
            return begin(position)


def preparations(position: Position) -> Iterator[Option[tuple[str, str]]]:
    """Yield the remaining preparations; at the top the end of them."""
    yield Option(
        ("done", ""),
        Label("tiefen-setup-done"),
        key="done",
        barred=without_troops(position),
        proposed=True,
        role="done",
    )
    for side in position.sides:
        yield Option(
            ("name", side.id),
            Label("tiefen-setup-name", side=side.id),
            key=f"name.{side.id}",
            of=side.id,
            role="more",
        )
        for contingent in side.contingents:
            yield Option(
                ("edit", contingent.id),
                Label("tiefen-setup-edit", contingent=contingent.id),
                key=f"edit.{contingent.id}",
                rule="tiefen.circ.outnumber.unit",
                of=side.id,
                on=contingent.id,
                role="more",
            )
        full = len(side.contingents) >= MOST_CONTINGENTS
        yield Option(
            ("add", side.id),
            Label("tiefen-setup-add"),
            key=f"add.{side.id}",
            rule="tiefen.sides.two",
            of=side.id,
            barred=Barred("tiefen.loss.contingents", most=MOST_CONTINGENTS) if full else None,
            role="more",
        )
        yield deed_option(side)
    yield Option(
        ("third", ""),
        Label("tiefen-setup-third"),
        key="third",
        rule="tiefen.sides.two",
        barred=Barred("tiefen.sides.two"),
    )


def without_troops(position: Position) -> Barred | None:
    """A side has nothing to fight with (tiefen.circ.outnumber.unit)."""
    for side in position.sides:
        if side.troops == 0:
            return Barred("tiefen.circ.outnumber.unit", side=side.id)
    return None


def too_many_dice(position: Position) -> Barred | None:
    """A side outnumbers the other by more dice than are laid out, and what can be done (tiefen.dice.bounds)."""
    for side, foe in position.facing():
        counted = outnumbering(side.troops, foe.troops)
        if side.outnumbering is None and counted > MOST_OUTNUMBERING:
            return Barred("tiefen.dice.bounds", side=side.id, dice=counted, most=MOST_OUTNUMBERING)
    return None


def warnings(position: Position) -> Iterator[Label]:
    """Yield the faults that would stop the battle after step 1, said while the troops are still being entered."""
    barred = too_many_dice(position)
    if barred:
        yield barred.label


def begin(position: Position) -> Position:
    return position.at(Step.CIRCUMSTANCES)


def ask_troops(label: Label, preset: int) -> Procedure[int]:
    """Ask for the number of heads or points, at least one (tiefen.circ.outnumber.unit)."""
    return (yield from Number(TABLE, 1, MOST_TROOPS, preset, rule="tiefen.circ.outnumber.unit", label=label))


def rename(position: Position, side: Side) -> Procedure[Position]:
    """Ask for the name of a side; another name is told."""
    name = yield from Text(
        TABLE,
        LONGEST_NAME,
        preset=side.name,
        rule="tiefen.sides.two",
        label=Label("tiefen-ask-side-name", side=side.id),
    )
    new = replace(side, name=name)
    if new != side:
        yield changed(new, "side", name_of_side(new), before=name_of_side(side))
    return position.having(new)


def ask_contingent_name(side: Side, preset: str) -> Procedure[str]:
    return (
        yield from Text(
            TABLE,
            LONGEST_NAME,
            preset=preset,
            rule="tiefen.sides.two",
            label=Label("tiefen-ask-contingent-name", side=side.id),
        )
    )


def add_contingent(position: Position, side: Side) -> Procedure[Position]:
    """Allies join a side as a contingent of their own; their troops are added (tiefen.sides.two)."""
    name = yield from ask_contingent_name(side, "")
    troops = yield from ask_troops(Label("tiefen-ask-troops", side=side.id), 50)
    used = {contingent.id for contingent in side.contingents}
    id = next(free for n in range(1, MOST_CONTINGENTS + 1) if (free := f"{side.id}.{n}") not in used)
    joined = Contingent(id, troops, name)
    yield joins(side, joined)
    return position.having(replace(side, contingents=(*side.contingents, joined)))


def joins(side: Side, one: Contingent) -> Tell:
    """tiefen.sides.two"""
    return changed(side, "joined", name_of(one), troops=one.troops)


def changed(side: Side, change: str, name: Argument, before: Argument = "", troops: int = 0) -> Tell:
    """The line of a side or a contingent that gets a name, comes or goes (tiefen.sides.two)."""
    return Tell("tiefen.sides.two", change=change, side=side.id, name=name, before=before, troops=troops)


def edit_contingent(position: Position, id: str) -> Procedure[Position]:
    """Rename a contingent, count it anew, or take it off the table."""
    side = next(side for side in position.sides if any(one.id == id for one in side.contingents))
    old = next(one for one in side.contingents if one.id == id)
    only = len(side.contingents) == 1
    what = yield from Choice(
        TABLE,
        (
            Option("troops", Label("tiefen-edit-troops"), proposed=True, role="more"),
            Option("name", Label("tiefen-edit-name"), role="more"),
            Option(
                "remove",
                Label("tiefen-edit-remove"),
                barred=Barred("tiefen.circ.outnumber.unit", side=side.id) if only else None,
            ),
            Option("back", Label("option-back"), role="again"),
        ),
        rule="tiefen.circ.outnumber.unit",
        label=Label("tiefen-ask-edit", side=side.id, contingent=id),
    )
    match what:
        case "troops":
            question = Label("tiefen-ask-troops-of", side=side.id, contingent=id)
            new = replace(old, troops=(yield from ask_troops(question, old.troops or 1)))
            if new != old:
                yield Tell(
                    "tiefen.circ.outnumber.unit",
                    side=side.id,
                    contingent=name_of(old),
                    before=old.troops,
                    troops=new.troops,
                )
        case "name":
            new = replace(old, name=(yield from ask_contingent_name(side, old.name)))
            if new != old:
                yield changed(side, "contingent", name_of(new), before=name_of(old))
        case "remove":
            yield changed(side, "gone", name_of(old))
            rest = tuple(one for one in side.contingents if one.id != id)
            return position.having(replace(side, contingents=rest))
        case _:
            return position
    edited = tuple(new if one.id == id else one for one in side.contingents)
    return position.having(replace(side, contingents=edited))
