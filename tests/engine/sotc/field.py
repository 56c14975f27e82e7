"""The field of the examples as tests play on it: who stands there, what is said, and what can be read off the question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.sotc.opened import SYSTEM, Table, filled

from gonfalon.answer import Counted, Fell, Picked, Wrote
from gonfalon.ask import Ask, Choice, Choices, Number, Roll
from gonfalon.battle import Battle
from gonfalon.dice import Source
from gonfalon.form import Form

EVERYBODY = ("anna", "bruno", "clara", "kessler", "marek", "voss")
NO_SWITCHES: Mapping[str, str] = {}

Move = str | int | tuple[int, ...]
"""A key, "+" and an offer, "^" and a ruling, quotes and a text, a form's line; a number; the sums of all hands."""


def field(*rulings: str, only: str = "anna kessler", switches: Mapping[str, str] = NO_SWITCHES) -> Table:
    """The first exchange with only these people, after these rulings; who is named first is the most alert."""
    battle: Table = Battle(SYSTEM, switches)
    battle.answer(Picked(("example",)))
    there = only.split()
    for rank, name in enumerate(there):
        if name in EVERYBODY:
            ruled(battle, f"{name}.skill.alertness={8 - rank}")
    for one in rulings:
        ruled(battle, one)
    for name in EVERYBODY:
        if name not in there:
            ruled(battle, f"{name}.left=left")
    battle.answer(Picked(("begin",)))
    return battle


def ruled(battle: Table, ruling: str) -> None:
    key, _, value = ruling.partition("=")
    battle.overrule(key, int(value) if value.lstrip("-").isdigit() else value, "")


def faces(total: int) -> tuple[int, ...]:
    """Four faces with this sum."""
    sign = 1 if total > 0 else -1
    return tuple(sign if at < abs(total) else 0 for at in range(4))


def play(battle: Table, *moves: Move) -> Table:
    for move in moves:
        match move:
            case tuple():
                battle.answer(Fell(tuple(face for total in move for face in faces(total)), Source.TABLE))
            case int():
                battle.answer(Counted(move))
            case str() if move.startswith("+"):
                battle.take(move[1:])
            case str() if move.startswith("^"):
                ruled(battle, move[1:])
            case str() if move.startswith('"'):
                battle.answer(Wrote(move.strip('"')))
            case str() if isinstance(battle.ask, Form):
                filled(battle, move)
            case _:
                battle.answer(Picked((move,)))
    return battle


def question(battle: Table) -> Ask[Any]:
    assert battle.ask
    return battle.ask


def keys(battle: Table) -> list[str]:
    """Return the keys of the options that are free now."""
    ask = question(battle)
    assert isinstance(ask, Choice | Choices)
    return [one.key for one in ask.options if not one.barred]


def proposed(battle: Table) -> list[str]:
    ask = question(battle)
    assert isinstance(ask, Choice | Choices)
    return [one.key for one in ask.options if one.proposed]


def barred_by(battle: Table, key: str) -> str:
    """The rule that bars an option or offer; "" if it is open."""
    ask = battle.ask
    known = {one.key: one.barred for one in battle.offers}
    if isinstance(ask, Choice | Choices):
        known |= {one.key: one.barred for one in ask.options}
    barred = known[key]
    return barred.rule if barred else ""


def offers(battle: Table) -> set[str]:
    return {one.key for one in battle.offers}


def parts(battle: Table, hand: int = 0) -> list[tuple[str, int]]:
    """The lines of a hand that is to be thrown, the acting one first."""
    ask = question(battle)
    assert isinstance(ask, Roll)
    throws = [one.parts for one in ask.throws] or [ask.parts]
    return [(part.rule, part.dice) for part in throws[hand]]


def bonus(battle: Table, hand: int = 0) -> int:
    """Return the sum that is added to the dice of a hand."""
    return sum(points for _, points in parts(battle, hand))


def most(battle: Table) -> int:
    ask = question(battle)
    assert isinstance(ask, Number)
    return ask.most


def health(battle: Table, who: str) -> str:
    """The boxes of somebody, X for a marked one."""
    return "".join("X" if one else "_" for one in battle.position.character(who).health)


def carried(battle: Table, who: str) -> list[str]:
    """The severities of the consequences that somebody carries."""
    return [one.severity for one in battle.position.consequences_of(who)]
