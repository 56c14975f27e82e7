"""A form at one keyboard, on the small system of `gonfalon_warband`."""

from collections.abc import Iterator
from io import StringIO
from typing import Any

import pytest
from terminal.calls import say

from gonfalon import plugins
from gonfalon.dice import Dice
from gonfalon.door import Door
from gonfalon.terminal.game import Game
from gonfalon.terminal.keyboard import Keyboard
from gonfalon.terminal.screen import Screen
from gonfalon.words import Words

REST = "."


@pytest.fixture(autouse=True)
def warband() -> Iterator[None]:
    plugins.add("warband", "gonfalon_warband:Warband")
    yield
    plugins.drop("warband")


def typed(*lines: str) -> tuple[Any, str]:
    """The battle after these lines, and what stood on the screen."""
    out = StringIO()
    screen, door = Screen(out, bare=True, colours=False), Door(Dice.seeded("terminal"))
    game = Game(door, Keyboard(StringIO("".join(f"{line}\n" for line in lines)), screen), screen, Words("en"))
    assert game.begin({"do": "new", "system": "warband"}, typed=False)
    game.play()
    return door.battle, out.getvalue()


def test_a_full_stop_sends_the_presets() -> None:
    battle, shown = typed(REST)
    assert battle.position.plan.points == 12
    assert say("en", "terminal-hint-form") in " ".join(shown.split())


def test_field_by_field_with_a_row_more_of_another_shape() -> None:
    battle, _ = typed("20", "2", "3", "3", "2", "Till", "7", "1 3", "", "", "5", "", REST)
    plan = battle.position.plan
    assert (plan.points, plan.camp.walls, plan.camp.height) == (20, True, 3)
    till, crowd, more = plan.band
    assert (till.name, till.gifts) == ("Till", ("swift", "strong"))
    assert crowd.count == 2
    assert more.count == 5


def test_a_field_that_is_not_asked_is_passed_over() -> None:
    battle, _ = typed("", "1", "", "Till", REST)
    assert battle.position.plan.camp.walls is False
    assert battle.position.plan.band[0].name == "Till"


def test_complaints_name_their_fields_and_the_form_stands_again_as_filled_in() -> None:
    battle, shown = typed("1", REST, "9", REST)
    assert battle.position.plan.points == 9
    assert shown.count(say("en", "terminal-hint-form")[:20]) >= 2


def test_a_command_in_the_middle_works_and_a_wrong_line_is_said() -> None:
    battle, shown = typed("x", "?", "l", "9", REST, "u")
    assert battle.record == []
    assert say("en", "terminal-unclear-number") in shown
    assert "#b=" in shown
