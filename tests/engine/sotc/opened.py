"""Tables of SotC conflicts on which a scene is being set up: by the form, a ready scene, or the field of the examples."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from gonfalon.answer import Picked
from gonfalon.ask import Heading, Tell
from gonfalon.battle import Battle
from gonfalon.dice import Dice
from gonfalon.event import Told
from gonfalon.figures import UserText
from gonfalon.form import Form
from gonfalon.form_text import read_form
from gonfalon.refusal import Refused
from gonfalon.systems.sotc import Sotc
from gonfalon.systems.sotc.state.position import Position

Table = Battle[Position]
SYSTEM = Sotc()
NO_SWITCHES: Mapping[str, str] = {}


def picked(battle: Table, *keys: str) -> Table:
    """The battle after these keys, one to a question."""
    for key in keys:
        battle.answer(Picked((key,)))
    return battle


def opened(way: str = "quick", switches: Mapping[str, str] = NO_SWITCHES) -> Table:
    return picked(Battle(SYSTEM, switches), way)


def filled(battle: Table, line: str = "") -> Table:
    """The open form filled in with this line."""
    assert isinstance(battle.ask, Form)
    battle.fill(read_form(battle.ask, line), Dice.seeded("form"))
    return battle


def framed(line: str = "", switches: Mapping[str, str] = NO_SWITCHES) -> Table:
    """A scene of one's own."""
    return filled(opened("quick", switches), line)


def begun(battle: Table) -> Table:
    """The same with the groups as they are proposed."""
    while isinstance(battle.ask, Form):
        filled(battle)
    return battle


def examples(switches: Mapping[str, str] = NO_SWITCHES, /, **rulings: int | str) -> Table:
    """The field of the examples after these rulings, before the groups are formed."""
    battle = opened("example", switches)
    for key, value in rulings.items():
        battle.overrule(key.replace("__", "."), value, "")
    return battle


def complaints(line: str, battle: Table | None = None) -> list[tuple[str, str]]:
    """The paths of what is wrong with a form, each with its rule."""
    with pytest.raises(Refused) as refused:
        filled(battle or opened(), line)
    return [(one.path, one.rule) for one in refused.value.fields]


def tells(battle: Table, rule: str) -> list[dict[str, Any]]:
    """The figures of every tell of this rule."""
    return [dict(one.figures) for one in told(battle) if one.rule == rule and not isinstance(one, Heading)]


def told(battle: Table) -> list[Tell]:
    return [event.tell for event in battle.events if isinstance(event, Told)]


def said(text: object) -> str:
    assert isinstance(text, UserText)
    return text.text
