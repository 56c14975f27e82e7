"""Typed lines, read as answers; lines that fit the screen."""

import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gonfalon.terminal import reading
from gonfalon.terminal.board import Board
from gonfalon.terminal.reading import Unclear
from gonfalon.terminal.screen import Screen, Style, beside, clean, flowing, width, wrapped
from gonfalon.words import Words

D6 = {"die": "d6", "faces": [1, 2, 3, 4, 5, 6]}
D20 = {"die": "d20", "faces": list(range(1, 21))}
FATE = {"die": "fate", "faces": [-1, 0, 1]}


@pytest.mark.parametrize(
    ("typed", "pool", "faces"),
    [
        ("6 2 1", D6, [6, 2, 1]),
        ("621", D6, [6, 2, 1]),
        (" 6, 2,1 ", D6, [6, 2, 1]),
        ("20 3", D20, [20, 3]),
        ("203", D20, [203]),
        ("+ - 0 +", FATE, [1, -1, 0, 1]),
        ("+1 −1 0", FATE, [1, -1, 0]),
        ("++--", FATE, [1, 1, -1, -1]),
    ],
)
def test_dice_are_read_as_they_lie(typed: str, pool: dict[str, Any], faces: list[int]) -> None:
    assert reading.faces(typed, pool) == faces


@pytest.mark.parametrize(("typed", "pool"), [("six", D6), ("", D6), ("6-2", D6), ("2", FATE), ("", FATE)])
def test_other_signs_are_no_dice(typed: str, pool: dict[str, Any]) -> None:
    with pytest.raises(Unclear):
        reading.faces(typed, pool)


@pytest.mark.parametrize(("typed", "number"), [("12", 12), (" 1 200 ", 1200), ("1’200", 1200), ("−3", -3), ("", 7)])
def test_numbers_are_read(typed: str, number: int) -> None:
    assert reading.number(typed, 7) == number


@pytest.mark.parametrize(
    ("line", "text", "key"),
    [
        ("+concede.p1", False, "concede.p1"),
        (" /+in.ida ", False, "in.ida"),
        ("/+concede.p1", True, "concede.p1"),
        ("+concede.p1", True, ""),
        ("+ - 0 +", False, ""),
        ("+12", False, ""),
        ("+", False, ""),
    ],
)
def test_an_offer_is_taken_by_its_key(line: str, text: bool, key: str) -> None:
    """Fate dice and numbers may begin with the same sign; where a text is asked for a slash stands before it."""
    assert reading.taking(line, text=text) == key


@given(st.text())
def test_any_line_is_read_or_unclear(line: str) -> None:
    options = [{"key": "a", "proposed": False}, {"key": "b", "proposed": True}]
    for ask in ({"least": 1, "most": 1}, {"least": 0, "most": 2}):
        for read in (
            lambda ask=ask: reading.keys(line, options, ask),
            lambda: reading.number(line, None),
            lambda: reading.faces(line, D20),
            lambda: reading.faces(line, FATE),
            lambda: reading.one_of(options, line),
        ):
            try:
                read()
            except Unclear as unclear:
                assert unclear.label.id.startswith("terminal-unclear-")


def test_enter_takes_what_is_proposed() -> None:
    """One of one, several of several; nothing where nothing is proposed and none may do; else it takes nothing."""
    one, two = {"key": "a", "proposed": True}, {"key": "b", "proposed": False}
    assert reading.defaults([two, one], {"least": 1, "most": 1}) == [2]
    assert reading.defaults([one, two, one], {"least": 2, "most": 2}) == [1, 3]
    assert reading.defaults([two, two], {"least": 0, "most": 2}) == []
    assert reading.defaults([two, two], {"least": 1, "most": 1}) is None
    assert reading.defaults([two], {"least": 1, "most": 1}) == [1]


@given(st.text(), st.integers(20, 90))
def test_wrapped_lines_fit(text: str, room: int) -> None:
    for line in wrapped(text, room, "  ", "1  "):
        assert width(line) <= room
    for line in flowing((text, text), room):
        assert width(line) <= room


def test_no_word_is_lost() -> None:
    text = "one two  three " + "x" * 50 + " four"
    assert "".join("".join(wrapped(text, 20, "  ")).split()) == text.replace(" ", "")


def test_columns_stand_beside_each_other_painted_or_not() -> None:
    assert beside(["ab", "\x1b[1mc\x1b[0m"], ["x", "y", "z"], 3, "|") == ["ab |x", "\x1b[1mc\x1b[0m  |y", "   |z"]


def test_nothing_in_a_text_steers_the_terminal() -> None:
    assert clean("a\x1b[2Jb\u202ec\nd") == "a[2Jbc\nd"


def test_dice_taken_back_are_dimmed() -> None:
    board = Board(Screen(sys.stdout, bare=False, colours=True), Words("en"))
    event = {
        "kind": "undone",
        "die": "fate",
        "faces": [1, 0, -1],
        "source": "app",
        "label": {"id": "log-undone", "with": {"side": "a", "source": "app"}},
    }
    (line,) = board.event(event, {"a": {"text": "Nord"}})
    assert line.startswith(f"\x1b[{Style.DIM}m")
    assert "+ 0 −" in line


@pytest.mark.parametrize(
    ("line", "sums"), [("=2", [2]), ("= 2 -1", [2, -1]), ("=+2 =−1", [2, -1]), ("+ - 0 0", None), ("2", None)]
)
def test_sums_follow_an_equals_sign(line: str, sums: list[int] | None) -> None:
    assert reading.sums(line, {**FATE, "summed": True}) == sums
    assert reading.sums(line, {**FATE, "summed": False}) is None


def test_what_is_no_sum_is_unclear() -> None:
    for line in ("=", "=two", "=2 x"):
        with pytest.raises(Unclear):
            reading.sums(line, {**FATE, "summed": True})
