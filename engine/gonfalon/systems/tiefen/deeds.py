"""Step 3: heroic deeds; they may be entered from the creation of the battle on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TypedDict

from gonfalon.questions.ask import TABLE, Procedure, Tell
from gonfalon.questions.choice import Choice, Ruling
from gonfalon.questions.fields import Field
from gonfalon.questions.figures import Label, UserText
from gonfalon.questions.form import Form
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Barred
from gonfalon.questions.text import Text
from gonfalon.systems.tiefen.position import Deed, Doer, Outcome, Position, Side, Step
from gonfalon.systems.tiefen.superiority import ask_superiority, open_again

LONGEST_DEED = 80
MOST_DEEDS = 200
"""The most deeds of one side in a record; the rules set no limit (tiefen.deeds.count)."""


def enter_deed(position: Position, side: Side) -> Procedure[Position]:
    """Enter a deed: who tried what, and the result; played out by the ordinary rules (tiefen.deeds.resolve)."""
    if position.brief:
        deed = yield from deed_form(position, side)
    else:
        deed = yield from one_by_one(position, side)
    if deed.doer is Doer.SOLDIER:
        yield Tell("tiefen.deeds.who", side=side.id)
    yield tell_deed(position, side, deed)
    return position.having(replace(side, deeds=(*side.deeds, deed)))


def deed_form(position: Position, side: Side) -> Form[Deed]:
    """Return the form for a deed: who, what, and the result at once; of the result only the success is proposed."""
    what = Text(TABLE, LONGEST_DEED, rule="tiefen.deeds.kinds", label=Label("tiefen-form-deed-what"))
    fields = (
        Field("doer", Choice(TABLE, tuple(doers()), rule="tiefen.deeds.who", label=Label("tiefen-form-deed-who"))),
        Field("what", what),
        Field(
            "outcome",
            Choice(
                TABLE, tuple(outcomes(position)), rule="tiefen.deeds.resolve", label=Label("tiefen-form-deed-outcome")
            ),
        ),
    )
    return Form(TABLE, fields, Deed, rule="tiefen.deeds.resolve", label=Label("ask-tiefen-deeds-who", side=side.id))


def one_by_one(position: Position, side: Side) -> Procedure[Deed]:
    """Ask who tried what, then for the result."""
    doer = yield from Ruling(
        TABLE,
        tuple(doers()),
        rule="tiefen.deeds.who",
        label=Label("ask-tiefen-deeds-who", side=side.id),
    )
    what = yield from Text(
        side.id,
        LONGEST_DEED,
        rule="tiefen.deeds.kinds",
        label=Label("ask-tiefen-deeds-kinds", doer=doer.value),
    )
    outcome = yield from Ruling(
        TABLE,
        tuple(outcomes(position)),
        rule="tiefen.deeds.resolve",
        label=Label("ask-tiefen-deeds-resolve", side=side.id, **described(what)),
    )
    return Deed(doer, what, outcome)


def doers() -> Iterator[Option[Doer]]:
    """Leaders and player characters; for anyone else the table overrules (tiefen.deeds.who)."""
    yield Option(Doer.LEADER, Label("tiefen-doer", doer="leader"), proposed=True)
    yield Option(Doer.CHARACTER, Label("tiefen-doer", doer="character"))
    yield Option(Doer.SOLDIER, Label("tiefen-doer", doer="soldier"), rule="tiefen.deeds.who")


def outcomes(position: Position) -> Iterator[Option[Outcome]]:
    """Success or foiled; 'came to nothing' only if the table plays with it (tiefen.deeds.plain_failure)."""
    yield Option(Outcome.SUCCESS, Label("tiefen-outcome", outcome="success"), rule="tiefen.deeds.success")
    yield Option(Outcome.FOILED, Label("tiefen-outcome", outcome="foiled"), rule="tiefen.deeds.foiled")
    strict = position.switches["tiefen.deeds.plain_failure"] == "foiled"
    yield Option(
        Outcome.NOTHING,
        Label("tiefen-outcome", outcome="nothing"),
        rule="tiefen.deeds.plain_failure",
        barred=Barred("tiefen.deeds.plain_failure") if strict else None,
    )


class Described(TypedDict):
    """A deed's description, which may be empty, for a message."""

    what: UserText
    named: str


def described(what: str) -> Described:
    return {"what": UserText(what), "named": "yes" if what else "no"}


def tell_deed(position: Position, side: Side, deed: Deed) -> Tell:
    """Return the tell that says where the die goes: to the own side, to the other, or to nobody."""
    rules = {
        Outcome.SUCCESS: "tiefen.deeds.success",
        Outcome.FOILED: "tiefen.deeds.foiled",
        Outcome.NOTHING: "tiefen.deeds.plain_failure",
    }
    return Tell(
        rules[deed.outcome],
        side=side.id,
        foe=position.foe(side).id,
        **described(deed.what),
    )


def deeds(position: Position) -> Procedure[Position]:
    """Enter deeds until the table closes the step; superiority is looked at once more if deeds may have touched it since."""
    what = yield from Choice(TABLE, tuple(deed_options(position)), rule="tiefen.deeds.count")
    match what:
        case ("deed", side_id):
            return (yield from enter_deed(position, position.side(side_id)))
        case ("drop", side_id):
            side = position.side(side_id)
            yield Tell("tiefen.deeds.count", side=side.id, **described(side.deeds[-1].what))
            return position.having(replace(side, deeds=side.deeds[:-1]))
        case ("superior", _):
            return (yield from ask_superiority(position))
        case _:
            again = open_again(position)
            if again != "no":
                position = yield from ask_superiority(position, again=again)
            return position.at(Step.DICE)


def deed_options(position: Position) -> Iterator[Option[tuple[str, str]]]:
    yield Option(("close", ""), Label("tiefen-deeds-close"), key="close", proposed=True, role="done")
    for side in position.sides:
        yield deed_option(side)
        if side.deeds:
            yield Option(
                ("drop", side.id),
                Label("tiefen-deed-drop", **described(side.deeds[-1].what)),
                key=f"drop.{side.id}",
                of=side.id,
                role="again",
            )
    yield Option(
        ("superior", ""),
        Label("tiefen-again-superior"),
        key="superior",
        rule="tiefen.super.who",
        role="again",
    )


def deed_option(side: Side) -> Option[tuple[str, str]]:
    """A deed may be entered from the creation of the battle on (tiefen.deeds.timing)."""
    full = len(side.deeds) >= MOST_DEEDS
    return Option(
        ("deed", side.id),
        Label("tiefen-deed-enter"),
        key=f"deed.{side.id}",
        rule="tiefen.deeds.timing",
        of=side.id,
        barred=Barred("tiefen.deeds.count", most=MOST_DEEDS) if full else None,
        role="more",
    )
