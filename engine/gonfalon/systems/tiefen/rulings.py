"""Every value in sight that the game master may overrule, and how it is put in place."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from gonfalon.questions.figures import Label
from gonfalon.systems.tiefen.aftermath import taken_from_the_field
from gonfalon.systems.tiefen.circumstances import open_fanaticism
from gonfalon.systems.tiefen.morale import checked
from gonfalon.systems.tiefen.pool import MOST_OUTNUMBERING, dice, least_dice, outnumbering, outnumbering_of
from gonfalon.systems.tiefen.position import (
    LONGEST_NAME,
    MOST_FANATICISM,
    MOST_TROOPS,
    Contingent,
    Morale,
    MoraleResult,
    Position,
    Side,
    Step,
    Tactic,
)
from gonfalon.systems.tiefen.superiority import judged
from gonfalon.table.switches import Switches
from gonfalon.table.table import Setting

Value = int | str
YES_NO = (("yes", Label("option-yes")), ("no", Label("option-no")))
MOST_BONUS = 40


def settings(position: Position) -> Iterator[Setting[Position]]:
    for side in position.sides:
        yield from (replace(one, of=side.id) for one in of_side(position, side))
        for contingent in side.contingents:
            yield replace(troops(position, side, contingent), of=side.id)
    if position.step is Step.DEEDS:
        yield Setting(
            "slips",
            Label("tiefen-setting-slips"),
            "choice",
            "lie",
            lambda value: laid_anew(position) if value == "anew" else position,
            "tiefen.tactic.secret",
            (("lie", Label("tiefen-slips-lie")), ("anew", Label("tiefen-slips-anew"))),
        )


def laid_anew(position: Position) -> Position:
    """Both slips are taken up again, as after an undo past their reveal (tiefen.tactic.secret)."""
    for side in position.sides:
        position = position.having(replace(side, slip=None))
    return position.at(Step.TACTIC)


def switched(position: Position, switches: Switches) -> Position:
    """Dice that were announced openly are given back when they become secret (tiefen.circ.fanatic.declare)."""
    hidden = switches["tiefen.circ.fanatic.declare"] == "secret" and open_fanaticism(position)
    if hidden and not any(side.tactic for side in position.sides):
        for side in position.sides:
            position = position.having(replace(side, fanaticism=0))
    return replace(position, switches=switches)


def held(switch: Setting[Position], position: Position) -> Setting[Position]:
    """Hold a setting back that slips depend on while they lie (tiefen.tactic.secret), or that dice depend on once they
    have fallen.
    """
    slips_lie = any(side.slip and not side.tactic for side in position.sides)
    dice_lie = any(side.faces for side in position.sides)
    held_back = {
        "tiefen.circ.fanatic.declare": slips_lie and Label("tiefen-held-slips"),
        "tiefen.fanatic.scope": dice_lie and Label("tiefen-held-dice"),
    }
    why = held_back.get(switch.rule or "")
    if not why:
        return switch
    return replace(switch, choices=tuple(one for one in switch.choices if one[0] == switch.value), hint=why)


def of_side(position: Position, side: Side) -> Iterator[Setting[Position]]:
    def put(**changes: Callable[[Any], Any]) -> Callable[[Value], Position]:
        def placed(value: Value) -> Position:
            return position.having(replace(side, **{key: made(value) for key, made in changes.items()}))

        return placed

    def flag(name: str, rule: str, label: Label) -> Setting[Position]:
        value = "yes" if getattr(side, name) else "no"
        is_yes: Callable[[Any], bool] = "yes".__eq__
        return Setting(f"{side.id}.{name}", label, "choice", value, put(**{name: is_yes}), rule, YES_NO)

    yield Setting(
        f"{side.id}.name",
        Label("tiefen-setting-name", side=side.id),
        "text",
        side.name,
        put(name=str),
        "tiefen.sides.two",
        most=LONGEST_NAME,
    )
    if not any(one.faces for one in position.sides):
        yield flag("terrain", "tiefen.circ.terrain", Label("tiefen-setting-terrain", side=side.id))
        yield flag(
            "certain_death",
            "tiefen.circ.certain_death",
            Label("tiefen-setting-certain-death", side=side.id),
        )
        yield Setting(
            f"{side.id}.superior",
            Label("tiefen-setting-superior", side=side.id),
            "choice",
            "yes" if side.superior else "no",
            lambda value: judged(position, side, superior=value == "yes"),
            "tiefen.super.who",
            YES_NO,
        )
        if open_fanaticism(position) or side.tactic:
            yield Setting(
                f"{side.id}.fanaticism",
                Label("tiefen-setting-fanaticism", side=side.id),
                "number",
                side.fanaticism,
                put(fanaticism=int, fanatic=lambda dice: side.fanatic or dice > 0),
                "tiefen.circ.fanatic.bonus",
                most=MOST_FANATICISM,
            )
        yield Setting(
            f"{side.id}.outnumbering",
            Label("tiefen-setting-outnumbering", side=side.id),
            "number",
            outnumbering_of(position, side),
            put(outnumbering=int),
            "tiefen.circ.outnumber.unit",
            most=MOST_OUTNUMBERING,
        )
        counted = outnumbering(side.troops, position.foe(side).troops)
        if side.outnumbering is not None and counted <= MOST_OUTNUMBERING:
            yield counted_again(position, side, side.outnumbering, counted)
        if side.tactic:
            yield Setting(
                f"{side.id}.tactic",
                Label("tiefen-setting-tactic", side=side.id),
                "choice",
                side.tactic.value,
                put(tactic=Tactic),
                "tiefen.tactic.three",
                tuple((tactic.value, Label("tiefen-tactic", tactic=tactic.value)) for tactic in Tactic),
            )
    if not side.faces:
        yield Setting(
            f"{side.id}.bonus",
            Label("tiefen-setting-bonus", side=side.id),
            "number",
            side.bonus,
            put(bonus=int),
            "tiefen.dice.freeze",
            least=side.bonus - dice(position, side) + least_dice(side),
            most=MOST_BONUS,
        )
    if side.morale:
        yield from of_morale(position, side, side.morale)
        yield flag(
            "extra_action",
            "tiefen.after.sensational",
            Label("tiefen-setting-extra-action", side=side.id),
        )
        yield flag("skips_turn", "tiefen.after.fumble", Label("tiefen-setting-skips-turn", side=side.id))
    loose = position.step is Step.ROLL and not any(one.destroyed for one in position.sides)
    for index, face in enumerate(side.faces if loose else ()):
        yield Setting(
            f"{side.id}.die.{index}",
            Label("tiefen-setting-die", side=side.id, number=index + 1),
            "number",
            face,
            lambda value, index=index: position.having(  # type: ignore[misc]
                replace(side, faces=(*side.faces[:index], int(value), *side.faces[index + 1 :]))
            ),
            "tiefen.roll.all",
            least=1,
            most=6,
        )


def counted_again(position: Position, side: Side, by_hand: int, counted: int) -> Setting[Position]:
    """Dice for outnumbering that were set by hand may be counted from the troops again (tiefen.circ.outnumber.unit)."""
    return Setting(
        f"{side.id}.outnumbering_from",
        Label("tiefen-setting-outnumbering-from", side=side.id),
        "choice",
        "hand",
        lambda value: position.having(replace(side, outnumbering=None)) if value == "troops" else position,
        "tiefen.circ.outnumber.unit",
        (
            ("hand", Label("tiefen-outnumbering-from", source="hand", dice=by_hand)),
            ("troops", Label("tiefen-outnumbering-from", source="troops", dice=counted)),
        ),
    )


def rechecked(position: Position, side: Side, morale: Morale) -> Side:
    """The side with another check, which brings troops that are gone from the field nothing (tiefen.after.trapped)."""
    if taken_from_the_field(position, side):
        return replace(side, morale=morale)
    return checked(side, morale)


def of_morale(position: Position, side: Side, morale: Morale) -> Iterator[Setting[Position]]:
    yield Setting(
        f"{side.id}.morale",
        Label("tiefen-setting-morale", side=side.id),
        "choice",
        morale.result.value,
        lambda value: position.having(rechecked(position, side, replace(morale, result=MoraleResult(str(value))))),
        "tiefen.after.morale.input",
        tuple((result.value, Label("tiefen-morale", result=result.value)) for result in MoraleResult),
    )
    yield Setting(
        f"{side.id}.quality",
        Label("tiefen-setting-quality", side=side.id),
        "number",
        morale.quality,
        lambda value: position.having(replace(side, morale=replace(morale, quality=int(value)))),
        "tiefen.after.morale.input",
        most=4,
    )


def troops(position: Position, side: Side, contingent: Contingent) -> Setting[Position]:
    """The troops that a contingent has now; losses already taken stay taken."""
    index = side.contingents.index(contingent)
    lost = side.lost[index] if side.lost else 0

    def put(value: Value) -> Position:
        counted = replace(contingent, troops=int(value) + lost)
        after = (*side.contingents[:index], counted, *side.contingents[index + 1 :])
        return position.having(replace(side, contingents=after))

    return Setting(
        f"{contingent.id}.troops",
        Label("tiefen-setting-troops", side=side.id, contingent=contingent.id),
        "number",
        contingent.troops - lost,
        put,
        "tiefen.circ.outnumber.unit",
        least=min(1, contingent.troops - lost),
        most=MOST_TROOPS,
    )
