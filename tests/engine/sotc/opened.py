"""Tables of SotC conflicts on which a scene is being set up: by the form, a ready scene, or the field of the examples."""

from __future__ import annotations

from collections.abc import Mapping

from support.playing import overruled, play, refusal

from gonfalon.battle.battle import Battle
from gonfalon.questions.figures import UserText
from gonfalon.questions.form import Form
from gonfalon.systems.sotc import Sotc
from gonfalon.systems.sotc.state.position import Position

Table = Battle[Position]
SYSTEM = Sotc()
NO_SWITCHES: Mapping[str, str] = {}


def opened(way: str = "quick", switches: Mapping[str, str] = NO_SWITCHES) -> Table:
    return play(Battle(SYSTEM, switches), way)


def framed(line: str = "", switches: Mapping[str, str] = NO_SWITCHES) -> Table:
    """A scene of one's own."""
    return play(opened("quick", switches), line)


def begun(battle: Table) -> Table:
    """The same with the groups as they are proposed."""
    while isinstance(battle.ask, Form):
        play(battle, "")
    return battle


def examples(switches: Mapping[str, str] = NO_SWITCHES, /, **rulings: int | str) -> Table:
    """The field of the examples after these rulings, before the groups are formed."""
    return overruled(opened("example", switches), **rulings)


def complaints(line: str, battle: Table | None = None) -> list[tuple[str, str]]:
    """The paths of what is wrong with a form, each with its rule."""
    return [(one.path, one.rule) for one in refusal(battle or opened(), line).fields]


def said(text: object) -> str:
    assert isinstance(text, UserText)
    return text.text
