"""Asks: what each kind takes, what it refuses, and with which code."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.players import not_on_offer

from gonfalon.questions.answer import Answer
from gonfalon.questions.ask import GM, TABLE, Ask, Heading, Tell
from gonfalon.questions.choice import Choice, Choices, OptionsAnswer, Ruling, Rulings
from gonfalon.questions.dice import D6, FATE, Pool, Source
from gonfalon.questions.figures import Label
from gonfalon.questions.number import Number, NumberAnswer
from gonfalon.questions.option import Option, Throw
from gonfalon.questions.refusal import Barred, Refused
from gonfalon.questions.roll import DiceAnswer, Roll, told_by_sums, typed
from gonfalon.questions.secret import FaceDown, Reveal, Slip, content_of
from gonfalon.questions.slip import RevealedAnswer, SealedAnswer, seal
from gonfalon.questions.text import Text, TextAnswer
from gonfalon.questions.tidy import tidy

FRUIT = (
    Option("apple", proposed=True),
    Option("pear"),
    Option("plum"),
    Option("quince", barred=Barred("garden.frost", month=5)),
)
SALT = "00ff" * 8

ONE = Choice("a", FRUIT, rule="garden.one")
TWO = Choices("a", FRUIT, rule="garden.two", least=1, most=2)
DICE = Roll("a", Pool(D6, 3), rule="garden.dice")
COUNT = Number("a", 1, 9, 5, rule="garden.count")
WORDS = Text("a", 10, rule="garden.words", least=1)
HIDDEN = FaceDown(("a", "b"), asks=(ONE, Text("b", 5, rule="garden.words")), rule="garden.hidden")
TURNED = Reveal("a", Slip("a", seal("pear", SALT), ONE), rule="garden.turned")
ALL: tuple[Ask[Any], ...] = (ONE, TWO, DICE, COUNT, WORDS, HIDDEN, TURNED)


@pytest.mark.parametrize(
    ("ask", "answer", "value"),
    [
        (ONE, OptionsAnswer(("pear",)), "pear"),
        (TWO, OptionsAnswer(("plum", "apple")), ("plum", "apple")),
        (TWO, OptionsAnswer(("plum",)), ("plum",)),
        (DICE, DiceAnswer((6, 1, 3), Source.TABLE), (6, 1, 3)),
        (COUNT, NumberAnswer(1), 1),
        (COUNT, NumberAnswer(9), 9),
        (WORDS, TextAnswer("L’Épée"), "L’Épée"),
        (HIDDEN, SealedAnswer("b", "f" * 64), Slip("b", "f" * 64, WORDS)),
        (TURNED, RevealedAnswer("pear", SALT), "pear"),
        (TURNED, RevealedAnswer("plum", ""), "plum"),
    ],
)
def test_an_answer_on_offer_gives_its_value(ask: Ask[Any], answer: Answer, value: object) -> None:
    assert ask.take(answer) == value


@pytest.mark.parametrize(
    ("ask", "answer", "code"),
    [
        (ONE, OptionsAnswer(("cherry",)), "not-offered"),
        (ONE, OptionsAnswer(("quince",)), "barred"),
        (ONE, OptionsAnswer(()), "how-many"),
        (ONE, OptionsAnswer(("pear", "plum")), "how-many"),
        (TWO, OptionsAnswer(("pear", "pear")), "twice"),
        (TWO, OptionsAnswer(("pear", "plum", "apple")), "how-many"),
        (DICE, DiceAnswer((6, 1), Source.TABLE), "faces"),
        (DICE, DiceAnswer((6, 1, 7), Source.APP), "faces"),
        (COUNT, NumberAnswer(0), "number"),
        (COUNT, NumberAnswer(10), "number"),
        (WORDS, TextAnswer(""), "length"),
        (WORDS, TextAnswer("a long story"), "length"),
        (WORDS, TextAnswer("a\tb"), "characters"),
        (WORDS, TextAnswer(" a"), "characters"),
        (WORDS, TextAnswer("\u202ea"), "characters"),
        (HIDDEN, SealedAnswer("c", "f" * 64), "not-asked"),
        (TURNED, RevealedAnswer("plum", SALT), "seal"),
        (TURNED, RevealedAnswer("pear", "another salt"), "seal"),
        (TURNED, RevealedAnswer("cherry", ""), "not-offered"),
        (TURNED, RevealedAnswer("quince", ""), "barred"),
        (ONE, NumberAnswer(1), "other-question"),
        (COUNT, OptionsAnswer(("pear",)), "other-question"),
    ],
)
def test_a_refusal_carries_its_code_and_the_rule(ask: Ask[Any], answer: Answer, code: str) -> None:
    with pytest.raises(Refused) as refused:
        ask.take(answer)
    assert refused.value.code == code
    assert refused.value.rule == ("garden.frost" if code == "barred" else ask_of(ask, code).rule)


def ask_of(ask: Ask[Any], code: str) -> Ask[Any]:
    """A slip's content is judged by the question that was put under cover."""
    return ask.inner if isinstance(ask, Reveal) and code == "not-offered" else ask


@pytest.mark.parametrize("ask", ALL, ids=lambda ask: ask.rule)
def test_nothing_else_is_taken(ask: Ask[Any]) -> None:
    for answer in not_on_offer(ask):
        with pytest.raises(Refused):
            ask.take(answer)


@pytest.mark.parametrize("mark", ["x", "0" * 63, "0" * 65, "G" * 64, "0" * 63 + "\ud800", ""])
def test_only_a_seal_is_laid_face_down(mark: str) -> None:
    """A record holds 64 hexadecimal digits and nothing else under the name of a seal."""
    with pytest.raises(Refused):
        HIDDEN.take(SealedAnswer("a", mark))


def test_a_refused_option_shows_the_reason_that_was_seen() -> None:
    with pytest.raises(Refused) as refused:
        ONE.take(OptionsAnswer(("quince",)))
    assert refused.value.label == Label("barred-garden-frost", month=5)


def test_refusals_tell_the_figures_that_would_be_right() -> None:
    with pytest.raises(Refused) as refused:
        DICE.take(DiceAnswer((1,), Source.TABLE))
    assert refused.value.label == Label("refused-faces", dice=3, low=1, high=6)
    with pytest.raises(Refused) as refused:
        COUNT.take(NumberAnswer(12))
    assert refused.value.label == Label("refused-number", least=1, most=9)


def test_an_option_is_named_by_its_value() -> None:
    assert (Option(4).key, Option(4, key="four").key) == ("4", "four")
    assert Option(4).label == Label("option-number", number="4")


def test_an_ask_is_labelled_by_its_rule_and_the_first_who_is_asked() -> None:
    assert ONE.label == Label("ask-garden-one", side="a")
    assert HIDDEN.label == Label("ask-garden-hidden", side="a")
    assert Number(GM, 1, 2, rule="garden.gm").label == Label("ask-garden-gm", side="gm")


def test_a_tell_and_a_heading_are_labelled_by_their_rule() -> None:
    assert Tell("garden.ripe", fruit=3).label == Label("tell-garden-ripe", fruit=3)
    assert Heading("garden.ripe").label == Label("heading-garden-ripe")


@pytest.mark.parametrize(
    ("ask", "kind"),
    [
        (ONE, "choice"),
        (TWO, "choice"),
        (Ruling(GM, FRUIT, rule="garden.gm"), "ruling"),
        (Rulings(GM, FRUIT, rule="garden.gm"), "ruling"),
        (DICE, "roll"),
        (COUNT, "number"),
        (WORDS, "text"),
        (HIDDEN, "choice"),
        (TURNED, "choice"),
    ],
)
def test_an_ask_says_its_kind(ask: Ask[Any], kind: str) -> None:
    assert ask.kind == kind


def test_a_ruling_is_answered_like_a_choice() -> None:
    assert Ruling(GM, FRUIT, rule="garden.gm").take(OptionsAnswer(("pear",))) == "pear"
    assert Rulings(GM, FRUIT, rule="garden.gm", least=0, most=4).take(OptionsAnswer(())) == ()


def test_each_side_is_asked_its_own_hidden_question() -> None:
    assert HIDDEN.people == ("a", "b")
    assert HIDDEN.asked_of("b").kind == "text"
    assert content_of(HIDDEN.asked_of("b"), "hush") == "hush"
    assert content_of(HIDDEN.asked_of("a"), "pear") == "pear"


def test_dice_typed_in_say_where_they_fell() -> None:
    assert typed([20, 1]) == DiceAnswer((20, 1), Source.TABLE)


@given(st.text())
def test_a_tidy_text_stays_as_it_is_and_can_be_stored(line: str) -> None:
    once = tidy(line)
    assert tidy(once) == once
    assert once.encode("utf-8").decode("utf-8") == once
    assert not set(once) & set("\n\r\t\0\u202e\u2066\x7f")


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("  Am  Furtstein ", "Am Furtstein"),
        ("E\u0301pe\u0301e", "Épée"),
        ("a\u202eb\u2069c", "abc"),
        ("zwei\nZeilen", "zwei Zeilen"),
        ("\ud800x", "x"),
        ("👩‍🚒 <b>&amp;", "👩‍🚒 <b>&amp;"),
    ],
)
def test_a_person_s_line_is_put_in_order(line: str, shown: str) -> None:
    assert tidy(line) == shown


BOTH = Roll(
    TABLE,
    Pool(FATE, 8),
    rule="garden.dice",
    throws=(Throw("a", Label("a"), 4, ()), Throw("b", Label("b"), 4, ())),
    summed=True,
)


def test_a_sum_that_was_told_is_a_throw_that_shows_it() -> None:
    for first in range(-4, 5):
        fell = told_by_sums(BOTH, [first, -first])
        assert fell.source is Source.SUM
        assert [sum(faces) for faces in BOTH.dealt(BOTH.take(fell))] == [first, -first]


@pytest.mark.parametrize("sums", [[], [1], [5, 0], [0, -5], [0, 0, 0]])
def test_sums_that_cannot_fall_are_refused(sums: list[int]) -> None:
    with pytest.raises(Refused) as refused:
        told_by_sums(BOTH, sums)
    assert refused.value.label == Label("refused-sums", throws=2, low=-4, high=4)


def test_where_each_die_counts_no_sum_is_taken() -> None:
    with pytest.raises(Refused) as refused:
        told_by_sums(DICE, [11])
    assert refused.value.code == "sums-of-no-use"
