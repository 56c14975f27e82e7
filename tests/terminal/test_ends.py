"""Wherever the input ends, the game ends without a fault."""

import io

import pytest
from terminal.battle import WHOLE
from terminal.calls import process

from gonfalon.door.door import Door
from gonfalon.questions.dice import Dice
from gonfalon.terminal.game import Game
from gonfalon.terminal.keyboard import Keyboard
from gonfalon.terminal.screen import WIDTH, Screen, width
from gonfalon.words import Words

NAME = "赤い旗の下に集う東の国の騎士たちと弓兵たちの大軍勢" + "🏰" * 5


def played(*typed: str, language: str = "en") -> str:
    """Return the output of a game, played in this process."""
    out, lines = io.StringIO(), io.StringIO("".join(f"{line}\n" for line in typed))
    screen = Screen(out, bare=True, colours=False)
    game = Game(Door(Dice.seeded("ends")), Keyboard(lines, screen), screen, Words(language))
    assert game.begin({"do": "new", "system": "tiefen", "switches": {}}, typed=False)
    game.play()
    return out.getvalue()


@pytest.mark.parametrize("count", range(len(WHOLE) + 1))
def test_the_input_may_end_anywhere(count: int) -> None:
    assert played(*WHOLE[:count]).startswith("Gonfalon")


@pytest.mark.parametrize("letter", "urlo?!t*-0")
def test_a_command_at_every_question_harms_nothing(letter: str) -> None:
    for count in range(len(WHOLE)):
        assert played(*WHOLE[:count], letter, "", "", "", "", "")


def test_an_input_that_ends_at_once_ends_the_process() -> None:
    done = process("play", "tiefen")
    assert (done.code, done.err) == (0, "")


@pytest.mark.parametrize("language", ["de", "fr", "en"])
def test_no_line_is_wider_than_the_screen(language: str) -> None:
    """Whatever the names: they may be long, and their letters twice as wide."""
    named = (*WHOLE[:2], "1", NAME, "5", NAME, "2", "2", NAME, "4", "", NAME, "1", *WHOLE[2:])
    lines = played(*named, "l", language=language).splitlines()
    assert NAME[:10] in "".join(lines)
    assert [line for line in lines if width(line) > WIDTH and "#b=" not in line] == []
