"""Labels become sentences by the argument rules of docs/door.md."""

from fractions import Fraction
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from gonfalon.door.serialize import label
from gonfalon.questions.figures import Label, UserText
from gonfalon.words import LANGUAGES, Words, messages

SOURCE = """
plain = { $x }
share = { $x-over }/{ $x-under } = { NUMBER($x, style: "percent", maximumFractionDigits: 1) }
side = Side { $side }
dice = { $x ->
    [one] { $x } die
   *[other] { $x } dice
}
case = { $x ->
    [speed] fast
   *[strength] strong
}
no-value =
    .title = only an attribute
"""
NAMES: dict[str, Any] = {
    "a": {"text": "Nord"},
    "b": {"label": {"id": "side", "with": {"side": "b"}}},
    "c": {"label": {"id": "plain", "with": {"x": "a"}}},
}
ENGINE_NAMES: dict[str, Any] = {"a": UserText("Nord"), "b": Label("side", side="b"), "c": Label("plain", x="a")}


def said(id: str, x: Any, language: str = "en") -> str:
    return Words(language, SOURCE).label({"id": id, "with": {"x": x}}, NAMES)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (12345, "12,345"),
        ("speed", "speed"),
        ("a", "Nord"),
        ("b", "Side b"),
        ("c", "Nord"),
        ({"text": "a"}, "a"),
        ({"text": "{ $x } <b>"}, "{ $x } <b>"),
        ({"over": [1, 4]}, "0.25"),
        ({"label": {"id": "dice", "with": {"x": 2}}}, "2 dice"),
        ({"label": {"id": "plain", "with": {"x": "b"}}}, "Side b"),
        ({"list": [1, "a", {"text": "b"}]}, "1, Nord and b"),
        ({"list": [12345, {"over": [4, 2]}]}, "12345 and 2"),
        ({"list": []}, ""),
    ],
)
def test_an_argument_of_a_view(value: Any, text: str) -> None:
    assert said("plain", value) == text


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (7, "7"),
        ("a", "Nord"),
        (UserText("a"), "a"),
        (Fraction(1, 4), "0.25"),
        (Label("dice", x=1), "1 die"),
        ((1, UserText("b"), "b"), "1, b and Side b"),
    ],
)
def test_an_argument_of_the_engine_is_the_same_as_in_its_view(value: Any, text: str) -> None:
    words, of = Words("en", SOURCE), Label("plain", x=value)
    assert words.label(of, ENGINE_NAMES) == text
    assert words.label(label(of), NAMES) == text


def test_ids_select() -> None:
    assert said("case", "speed") == "fast"
    assert said("case", "anything") == "strong"


@pytest.mark.parametrize(
    ("share", "text"),
    [([5, 16], "5/16 = 31.3%"), ([1, 16], "1/16 = 6.3%"), ([1, 1], "1/1 = 100%"), ([0, 1], "0/1 = 0%")],
)
def test_a_share_comes_in_three_figures_and_halves_are_rounded_up(share: list[int], text: str) -> None:
    """As browsers do: 31.25 is 31.3, and 6.25 is 6.3."""
    assert said("share", {"over": share}) == text


@pytest.mark.parametrize(
    ("language", "text"), [("de", "1, 2 und 3"), ("fr", "1, 2 et 3"), ("en", "1, 2 and 3")], ids=LANGUAGES
)
def test_lists_follow_the_habit_of_the_language(language: str, text: str) -> None:
    """The English of the texts is British, which has no comma before the last."""
    assert said("plain", {"list": [1, 2, 3]}, language) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_has_no_message_is_shown_as_its_id(language: str) -> None:
    assert Words(language).label({"id": "no-such-message", "with": {"x": 1}}) == "no-such-message"
    assert said("no-value", 1, language) == "no-value"


def test_a_missing_argument_does_not_end_the_game() -> None:
    assert Words("en", SOURCE).label({"id": "side"}) == "Side side"


def test_an_id_without_a_name_stays_an_id() -> None:
    assert Words("en", SOURCE).name("z", NAMES) == "z"


def test_a_name_that_asks_for_itself_ends() -> None:
    assert Words("en", SOURCE).name("x", {"x": Label("plain", x="x")}) == "x"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_read(language: str) -> None:
    junk = [entry.content for entry in FluentParser().parse(messages(language)).body if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_messages_of_the_engine_are_there(language: str) -> None:
    words = Words(language)
    assert words.has("tell-tiefen-tactic-bonus")
    assert words.has("terminal-welcome")
    assert words.has("refused-over")
