"""The field of the examples as tests play on it: who stands there, and what can be read off the question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import pytest
from support.playing import play, question, told

from gonfalon.battle.battle import Battle
from gonfalon.questions.choice import Choice, Choices
from gonfalon.questions.form import Form
from gonfalon.questions.roll import Roll
from gonfalon.systems.samyra import Samyra
from gonfalon.systems.samyra.state.position import Position

if TYPE_CHECKING:
    from gonfalon.words import Words

Table = Battle[Position]
SYSTEM = Samyra()
NO_SWITCHES: Mapping[str, str] = {}


def field(*rulings: str, cast: tuple[int, int, int] = (1, 1, 0), switches: Mapping[str, str] = NO_SWITCHES) -> Table:
    """So many adventurers, orcs and wolves, after these rulings, before the first roll."""
    battle: Table = Battle(SYSTEM, {f"samyra.{rule}": choice for rule, choice in switches.items()})
    adventurers, orcs, wolves = cast
    play(battle, "example", f"adventurers={adventurers} orcs={orcs} wolves={wolves}")
    return play(battle, *(f"^{one}" for one in rulings), "begin")


def moving(
    *rulings: str,
    cast: tuple[int, int, int] = (1, 1, 0),
    first: str = "p1",
    switches: Mapping[str, str] = NO_SWITCHES,
) -> Table:
    """The same in the first movement phase; the adventurers have won, and this party moves first."""
    battle = field(*rulings, cast=cast, switches=switches)
    return ordered(battle, first)


def ordered(battle: Table, first: str = "p1") -> Table:
    """Initiative goes to the adventurers, and this party moves first."""
    ask = question(battle)
    play(battle, (20, *range(len(ask.people) - 1, 0, -1)))
    others = [id for id in ask.people if id != first]
    places = (f"place{number}={id}" for number, id in enumerate((first, *others), 1))
    return play(battle, " ".join(places))


def acting(*rulings: str, cast: tuple[int, int, int] = (1, 1, 0), switches: Mapping[str, str] = NO_SWITCHES) -> Table:
    """The same when everybody has moved."""
    return moved(moving(*rulings, cast=cast, switches=switches))


def moved(battle: Table) -> Table:
    """Everybody stays where they are."""
    while question(battle).rule == "samyra.move.groupwise":
        play(battle, "done")
    return battle


def called(battle: Table, key: str) -> str:
    """Return the German words of an option."""
    ask = question(battle)
    assert isinstance(ask, Choice | Choices)
    (label,) = (one.label for one in ask.options if one.key == key)
    assert label
    return german().label(label, SYSTEM.names(battle.position))


def german() -> Words:
    """Words in German; a test that needs them is left out inside Pyodide, where there are none."""
    words: Words = pytest.importorskip("gonfalon.words", exc_type=ImportError).Words("de")
    return words


def limits(battle: Table) -> list[int]:
    """Return the most that each die of the open roll may show."""
    ask = question(battle)
    assert isinstance(ask, Roll)
    return [part.dice for throw in ask.throws for part in throw.parts]


def labels(battle: Table) -> dict[str, str]:
    """The names of the fields of the open form, with what they are called in German."""
    ask = question(battle)
    assert isinstance(ask, Form)
    names = SYSTEM.names(battle.position)
    return {one.name: german().label(one.of.label, names) for one in ask.fields if one.of.label}


def sentences(battle: Table, rule: str) -> list[str]:
    """The tells of this rule in German."""
    names = SYSTEM.names(battle.position)
    return [german().label(one.label, names) for one in told(battle) if one.rule == f"samyra.{rule}"]


def rule(battle: Table) -> str:
    """The rule of the open question, without the name of the system."""
    return question(battle).rule.removeprefix("samyra.")
