"""A form at one keyboard, on the small system of `gonfalon_warband`."""

from collections.abc import Iterator
from io import StringIO
from typing import Any

import pytest
from terminal.calls import LANGUAGES, say

from gonfalon import plugins
from gonfalon.door.door import Door
from gonfalon.questions.dice import Dice
from gonfalon.terminal.game import Game
from gonfalon.terminal.keyboard import Keyboard
from gonfalon.terminal.question import Question
from gonfalon.terminal.screen import Screen
from gonfalon.words import Words

REST = "."


@pytest.fixture(autouse=True)
def warband() -> Iterator[None]:
    plugins.add("warband", "gonfalon_warband:Warband")
    yield
    plugins.drop("warband")


def typed(*lines: str, system: str = "warband", language: str = "en") -> tuple[Any, str]:
    """The battle after these lines, and what stood on the screen."""
    out = StringIO()
    screen, door = Screen(out, bare=True, colours=False), Door(Dice.seeded("terminal"))
    game = Game(door, Keyboard(StringIO("".join(f"{line}\n" for line in lines)), screen), screen, Words(language))
    assert game.begin({"do": "new", "system": system}, typed=False)
    game.play()
    return door.battle, out.getvalue()


def flat(text: str) -> str:
    """A text on one line, whichever blanks stand in it."""
    return " ".join(text.split())


def asked(**text: Any) -> dict[str, Any]:
    """A question that takes a text, and nothing else."""
    kinds = dict.fromkeys(("pool", "path", "paint", "number", "form"))
    return {**kinds, "text": {"least": 0, "most": 40, "preset": "", "kept": None, **text}}


def test_a_full_stop_sends_the_presets() -> None:
    battle, shown = typed(REST)
    assert battle.position.plan.points == 12
    assert say("en", "terminal-hint-form") in flat(shown)


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_complaint_stands_behind_its_field_as_the_language_writes_it(language: str) -> None:
    """A colon without its space in French would be glued to the name of the field."""
    _, shown = typed("1", REST, "9", REST, language=language)
    field, complaint = "ask-warband-points", "barred-warband-points"
    assert flat(say(language, "terminal-complaint", field=field, complaint=complaint)) in flat(shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keyboard_is_handed_to_the_game_master_by_name(language: str) -> None:
    """Nobody at the table is called by the id of a seat."""
    plugins.add("frontier", "gonfalon_frontier:Frontier")
    try:
        _, shown = typed("1", system="frontier", language=language)
    finally:
        plugins.drop("frontier")
    gm = say(language, "terminal-for", who="gm")
    assert flat(say(language, "terminal-hand-over", name=gm)) in flat(shown)


def test_a_command_in_the_middle_works_and_a_wrong_line_is_said() -> None:
    battle, shown = typed("x", "?", "l", "9", REST, "u")
    assert battle.record == []
    assert say("en", "terminal-unclear-number") in shown
    assert "#b=" in shown


def test_a_text_that_must_be_given_is_not_said_to_be_left_empty() -> None:
    """A person who follows the hint, with Enter or with a hyphen that clears what is proposed, would be refused."""
    question = Question(Screen(StringIO(), bare=True, colours=False), Words("en"))
    for text, given in (
        (asked(), "no"),
        (asked(preset="Ilva"), "yes"),
        (asked(least=1), "needed"),
        (asked(least=1, preset="Ilva"), "kept"),
    ):
        hint = say("en", "terminal-hint-text", given=given, most=40, preset=text["text"]["preset"])
        assert question.hint(text, None, typed=False) == hint
