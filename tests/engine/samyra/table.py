"""The field of the examples as tests play on it: who stands there, what is said, and what can be read off the question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import pytest

from gonfalon.answer import Counted, Fell, Picked, Walked, Wrote
from gonfalon.ask import Ask, Choice, Choices, Heading, Roll, Tell
from gonfalon.battle import Battle
from gonfalon.dice import Dice, Source
from gonfalon.event import Told
from gonfalon.field.painting import Painting
from gonfalon.field.path import Path
from gonfalon.form import Form
from gonfalon.form_text import read_form
from gonfalon.refusal import Refused
from gonfalon.secret import FaceDown
from gonfalon.systems.samyra import Samyra
from gonfalon.systems.samyra.state.position import Position

if TYPE_CHECKING:
    from gonfalon.words import Words

Table = Battle[Position]
SYSTEM = Samyra()
NO_SWITCHES: Mapping[str, str] = {}

Move = str | int | tuple[int, ...]
"""A key or a form's line, "+" and an offer, "^" and a ruling, "@" and a path, quotes and a text; a number; dice."""


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


def play(battle: Table, *moves: Move) -> Table:
    for move in moves:
        match move:
            case tuple():
                battle.answer(Fell(move, Source.TABLE))
            case int():
                battle.answer(Counted(move))
            case str() if move.startswith("+"):
                battle.take(move[1:])
            case str() if move.startswith("^"):
                ruled(battle, move[1:])
            case str() if move.startswith('"'):
                battle.answer(Wrote(move.strip('"')))
            case str() if isinstance(battle.ask, Path):
                battle.answer(Walked(move.removeprefix("@")))
            case str() if isinstance(battle.ask, Painting):
                battle.answer(battle.ask.named(move))
            case str() if isinstance(battle.ask, Form):
                battle.fill(read_form(battle.ask, move), Dice.seeded("form"))
            case str() if isinstance(battle.ask, FaceDown):
                by, _, line = move.partition(":")
                asked = battle.ask.asked_of(by)
                assert isinstance(asked, Form)
                battle.fill(read_form(asked, line), Dice.seeded(f"{by} {line}"), by)
            case _:
                battle.answer(Picked(tuple(str(move).split()) if move != "-" else ()))
    return battle


def ruled(battle: Table, ruling: str) -> None:
    key, _, value = ruling.partition("=")
    battle.overrule(key, int(value) if value.lstrip("-").isdigit() else value, "")


def question(battle: Table) -> Ask[Any]:
    assert battle.ask
    return battle.ask


def keys(battle: Table) -> list[str]:
    """Return the keys of the options that are free now."""
    ask = question(battle)
    assert isinstance(ask, Choice | Choices)
    return [one.key for one in ask.options if not one.barred]


def barred_by(battle: Table, key: str) -> str:
    """The rule that bars an option; "" if it is open."""
    ask = question(battle)
    assert isinstance(ask, Choice | Choices)
    barred = {one.key: one.barred for one in ask.options}[key]
    return barred.rule if barred else ""


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


def proposed(battle: Table) -> list[str]:
    ask = question(battle)
    assert isinstance(ask, Choice | Choices)
    return [one.key for one in ask.options if one.proposed]


def limits(battle: Table) -> list[int]:
    """Return the most that each die of the open roll may show."""
    ask = question(battle)
    assert isinstance(ask, Roll)
    return [part.dice for throw in ask.throws for part in throw.parts]


def refused(battle: Table, move: Move) -> str:
    """The code and the rules of what is refused."""
    with pytest.raises(Refused) as no:
        play(battle, move)
    return no.value.fields[0].rule if no.value.fields else no.value.rule if no.value.code == "barred" else no.value.code


def fields(battle: Table) -> list[str]:
    """The names of the fields of the open form."""
    ask = question(battle)
    assert isinstance(ask, Form)
    return [one.name for one in ask.fields]


def labels(battle: Table) -> dict[str, str]:
    """The names of the fields of the open form, with what they are called in German."""
    ask = question(battle)
    assert isinstance(ask, Form)
    names = SYSTEM.names(battle.position)
    return {one.name: german().label(one.of.label, names) for one in ask.fields if one.of.label}


def told(battle: Table) -> list[Tell]:
    return [event.tell for event in battle.events if isinstance(event, Told)]


def tells(battle: Table, rule: str) -> list[dict[str, Any]]:
    """The figures of every tell of this rule."""
    return [dict(one.figures) for one in told(battle) if one.rule == f"samyra.{rule}" and not isinstance(one, Heading)]


def sentences(battle: Table, rule: str) -> list[str]:
    """The tells of this rule in German."""
    names = SYSTEM.names(battle.position)
    return [german().label(one.label, names) for one in told(battle) if one.rule == f"samyra.{rule}"]


def headings(battle: Table, rule: str) -> list[dict[str, Any]]:
    return [dict(one.figures) for one in told(battle) if one.rule == f"samyra.{rule}" and isinstance(one, Heading)]


def rule(battle: Table) -> str:
    """The rule of the open question, without the name of the system."""
    return question(battle).rule.removeprefix("samyra.")
