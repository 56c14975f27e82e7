"""Step 1: circumstances. Each is a question to the table; the dice are counted in step 4."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from gonfalon.questions.ask import TABLE, Heading, Now, Procedure, Tell
from gonfalon.questions.choice import Choice, Rulings
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Barred
from gonfalon.systems.tiefen.deeds import deed_option, enter_deed
from gonfalon.systems.tiefen.pool import outnumbering_of
from gonfalon.systems.tiefen.position import MOST_FANATICISM, Position, Side, Step
from gonfalon.systems.tiefen.setup import edit_contingent, too_many_dice, warnings, without_troops
from gonfalon.systems.tiefen.superiority import ask_superiority


def circumstances(position: Position) -> Procedure[Position]:
    """All questions of the step in their order; then they lie open for a last look."""
    yield Heading("tiefen.flow.steps", step=1)
    for ask in (terrain, certain_death, fanatics):
        position = yield from Now((yield from ask(position)))
    if open_fanaticism(position):
        for id in [side.id for side in position.sides]:
            position = yield from Now((yield from fanaticism(position, position.side(id))))
    position = yield from ask_superiority(position)
    return position.at(Step.REVIEW)


def whom(position: Position, rule: str, marked: Callable[[Side], bool], notes: tuple[Label, ...] = ()) -> Rulings[str]:
    """A judgement about each side separately: neither, one, or both; default: as it stands, at first nobody."""
    options = tuple(
        Option(side.id, Label("option-side", side=side.id), of=side.id, proposed=marked(side))
        for side in position.sides
    )
    return Rulings(TABLE, options, rule=rule, least=0, most=2, notes=notes)


def terrain(position: Position) -> Procedure[Position]:
    """Favourable ground: one die, however many advantages there are (tiefen.circ.terrain)."""
    chosen = yield from whom(
        position,
        "tiefen.circ.terrain",
        lambda side: side.terrain,
        (Label("tiefen-note-both-cancel"),),
    )
    for side in position.sides:
        if side.id in chosen:
            yield Tell("tiefen.circ.terrain", side=side.id)
        position = position.having(replace(side, terrain=side.id in chosen))
    return position


def certain_death(position: Position) -> Procedure[Position]:
    """No flight and no surrender: two dice (tiefen.circ.certain_death)."""
    chosen = yield from whom(position, "tiefen.circ.certain_death", lambda side: side.certain_death)
    for side in position.sides:
        if side.id in chosen:
            yield Tell("tiefen.circ.certain_death", side=side.id)
        position = position.having(replace(side, certain_death=side.id in chosen))
    return position


def fanatics(position: Position) -> Procedure[Position]:
    """Ask who gladly dies for the cause; a side that is not fanatic has no fanaticism dice (tiefen.circ.fanatic.who)."""
    chosen = yield from whom(position, "tiefen.circ.fanatic.who", lambda side: side.fanatic)
    for side in position.sides:
        fanatic = side.id in chosen
        if fanatic:
            yield Tell("tiefen.circ.fanatic.who", side=side.id)
        position = position.having(replace(side, fanatic=fanatic, fanaticism=side.fanaticism if fanatic else 0))
    return position


def open_fanaticism(position: Position) -> bool:
    """True if the fanaticism dice are announced in step 1 (tiefen.circ.fanatic.declare)."""
    return position.switches["tiefen.circ.fanatic.declare"] == "open"


def fanaticism_dice(side: Side) -> Iterator[Option[int]]:
    """0 to 4 dice (tiefen.circ.fanatic.bonus)."""
    for dice in range(MOST_FANATICISM + 1):
        yield Option(dice, Label("tiefen-fanaticism", dice=dice), proposed=dice == side.fanaticism)


def fanaticism(position: Position, side: Side) -> Procedure[Position]:
    """A fanatic side takes up to four dice, and is destroyed the more easily for it (tiefen.circ.fanatic.bonus)."""
    if not side.fanatic:
        return position
    dice = yield from Choice(
        side.id,
        tuple(fanaticism_dice(side)),
        rule="tiefen.circ.fanatic.bonus",
        notes=(Label("tiefen-note-fanaticism"),),
    )
    yield Tell("tiefen.circ.fanatic.bonus", side=side.id, dice=dice)
    return position.having(replace(side, fanaticism=dice))


def review(position: Position) -> Procedure[Position]:
    """Before step 1 is closed, every answer may still be changed (tiefen.circ.fanatic.declare)."""
    what = yield from Choice(TABLE, tuple(changes(position)), rule="tiefen.flow.steps", notes=tuple(warnings(position)))
    match what:
        case ("terrain", _):
            return (yield from terrain(position))
        case ("certain_death", _):
            return (yield from certain_death(position))
        case ("fanatics", _):
            return (yield from fanatics(position))
        case ("fanaticism", side_id):
            return (yield from fanaticism(position, position.side(side_id)))
        case ("superior", _):
            return (yield from ask_superiority(position))
        case ("edit", contingent_id):
            return (yield from edit_contingent(position, contingent_id))
        case ("deed", side_id):
            return (yield from enter_deed(position, position.side(side_id)))
        case _:
            return (yield from close(position))


def changes(position: Position) -> Iterator[Option[tuple[str, str]]]:
    yield Option(
        ("close", ""),
        Label("tiefen-circumstances-close"),
        key="close",
        barred=without_troops(position) or too_many_dice(position),
        proposed=True,
        role="done",
    )
    yield Option(
        ("roll", ""),
        Label("tiefen-roll-now"),
        key="roll",
        rule="tiefen.roll.all",
        barred=Barred("tiefen.flow.steps"),
    )
    again = {
        "terrain": ("tiefen.circ.terrain", Label("tiefen-again-terrain")),
        "certain_death": ("tiefen.circ.certain_death", Label("tiefen-again-certain-death")),
        "fanatics": ("tiefen.circ.fanatic.who", Label("tiefen-again-fanatics")),
        "superior": ("tiefen.super.who", Label("tiefen-again-superior")),
    }
    for key, (rule, label) in again.items():
        yield Option((key, ""), label, key=key, rule=rule, role="again")
    for side in position.sides:
        if open_fanaticism(position):
            yield Option(
                ("fanaticism", side.id),
                Label("tiefen-again-fanaticism"),
                key=f"fanaticism.{side.id}",
                rule="tiefen.circ.fanatic.bonus",
                of=side.id,
                barred=None if side.fanatic else Barred("tiefen.circ.fanatic.who", side=side.id),
                role="again",
            )
        for contingent in side.contingents:
            yield Option(
                ("edit", contingent.id),
                Label("tiefen-setup-edit", contingent=contingent.id),
                key=f"edit.{contingent.id}",
                rule="tiefen.circ.outnumber.unit",
                of=side.id,
                on=contingent.id,
                role="again",
            )
        yield deed_option(side)


def close(position: Position) -> Procedure[Position]:
    """The step ends: outnumbering is counted from the troops as they stand (tiefen.circ.outnumber)."""
    for side, foe in position.facing():
        dice = outnumbering_of(position, side)
        if dice and side.outnumbering is None:
            yield Tell("tiefen.circ.outnumber", side=side.id, own=side.troops, other=foe.troops, dice=dice)
    yield Heading("tiefen.flow.steps", step=2)
    return position.at(Step.TACTIC)
