"""Slips face down: the seal, the salt, and the proof when they are turned."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.playing import until
from support.scenes import before_tactics

from gonfalon.battle.battle import Battle
from gonfalon.battle.event import EnteredAnew
from gonfalon.battle.retracted import lying_again
from gonfalon.formats.record import dump, record_of
from gonfalon.questions.choice import Choice
from gonfalon.questions.dice import Dice
from gonfalon.questions.number import Number
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Refused
from gonfalon.questions.secret import FaceDown, Reveal
from gonfalon.questions.slip import Pocket, RevealedAnswer, SealedAnswer, seal
from gonfalon.systems.tiefen import Tiefen

salts = st.from_regex(r"[0-9a-f]{32}", fullmatch=True)


def seen_lie_down(battle: Battle[Any]) -> bool:
    """True if a slip lies face down that was turned before and then taken back."""
    return lying_again(battle.seen_slips, battle.record, battle.events)


@given(st.text(max_size=20).filter(lambda text: text.isprintable()), salts, salts)
def test_a_seal_hides_the_content_and_binds_it(content: str, salt: str, other: str) -> None:
    mark = seal(content, salt)
    assert mark == sha256(f"{salt}:{content}".encode()).hexdigest()
    assert len(mark) == 64
    assert (seal(content, other) == mark) is (salt == other)
    assert seal(content + "x", salt) != mark


def test_a_pocket_opens_its_own_slips_and_no_other() -> None:
    pocket = Pocket()
    laid = pocket.lay("a", "speed", "00" * 16)
    assert pocket.open(laid.seal) == RevealedAnswer("speed", "00" * 16)
    assert pocket.open(seal("speed", "11" * 16)) is None


def test_a_slip_has_a_salt_of_128_bits_and_each_time_another() -> None:
    """tiefen.tactic.secret"""
    battle = before_tactics()
    for _ in range(5):
        battle.lay("a", "speed", Dice())
    known = [salt for _, salt in battle.pocket.slips.values()]
    assert len(set(known)) == 5
    assert all(len(salt) == 32 and set(salt) <= set("0123456789abcdef") for salt in known)
    seals = [entry.seal for entry in battle.record if isinstance(entry, SealedAnswer)]
    assert len(set(seals)) == 5


def test_neither_content_nor_salt_is_in_the_record() -> None:
    """tiefen.tactic.secret"""
    battle = before_tactics()
    battle.lay("a", "steadiness", Dice())
    written = repr(dump(record_of(battle, "")))
    assert "steadiness" not in written
    assert battle.pocket.slips[battle.record[-1].seal][1] not in written  # type: ignore[attr-defined]


def both_lie(**content: str) -> Battle[Any]:
    battle = before_tactics()
    for side, written in (content or {"a": "speed", "b": "strength"}).items():
        battle.lay(side, written, Dice.seeded(side))
    return battle


def test_slips_turn_by_themselves_where_they_are_known() -> None:
    """tiefen.tactic.reveal"""
    battle = both_lie()
    until(battle, "tiefen.roll.all")
    opened = [entry for entry in battle.record if isinstance(entry, RevealedAnswer)]
    assert [entry.content for entry in opened] == ["speed", "strength"]
    assert [side.tactic for side in battle.position.sides] == ["speed", "strength"]


def test_a_slip_from_another_device_waits_for_its_owner() -> None:
    """tiefen.tactic.reveal"""
    battle = both_lie()
    elsewhere = Battle(Tiefen())
    elsewhere.follow(battle.record)
    until(elsewhere, "tiefen.tactic.reveal")
    assert isinstance(elsewhere.ask, Reveal)
    assert elsewhere.ask.who == "a"
    known = battle.pocket.open(elsewhere.ask.slip.seal)
    assert known
    for wrong in (
        RevealedAnswer("steadiness", known.salt),
        RevealedAnswer("speed", "0" * 32),
        RevealedAnswer("speed.1", known.salt),
    ):
        with pytest.raises(Refused, match="seal"):
            elsewhere.answer(wrong)
    elsewhere.answer(known)
    assert isinstance(elsewhere.ask, Reveal)
    assert elsewhere.ask.who == "b"


def test_a_lost_slip_is_entered_anew_and_the_log_says_so() -> None:
    """tiefen.tactic.secret"""
    battle = both_lie()
    elsewhere = Battle(Tiefen())
    elsewhere.follow(battle.record)
    until(elsewhere, "tiefen.tactic.reveal")
    assert isinstance(elsewhere.ask, Reveal)
    seal_of = elsewhere.ask.slip.seal
    elsewhere.answer(RevealedAnswer("strength", ""))
    assert [event for event in elsewhere.events if isinstance(event, EnteredAnew)] == [
        EnteredAnew(len(elsewhere.record), "tiefen.tactic.reveal", "a", seal_of)
    ]
    elsewhere.undo()
    assert not any(isinstance(event, EnteredAnew) for event in elsewhere.events)
    assert elsewhere.seen == {seal_of}
    assert seen_lie_down(elsewhere)


def test_what_was_not_allowed_cannot_be_laid() -> None:
    """tiefen.tactic.three"""
    battle = before_tactics()
    for content in ("", "cunning", "speed.4", "Speed"):
        with pytest.raises(Refused):
            battle.lay("a", content, Dice())
    with pytest.raises(Refused, match="not-asked"):
        battle.lay("c", "speed", Dice())
    assert battle.pocket.slips == {}
    assert isinstance(battle.ask, FaceDown)
    assert battle.ask.submitted == ()


def test_where_nothing_is_secret_nothing_is_laid() -> None:
    battle = Battle(Tiefen())
    with pytest.raises(Refused, match="not-secret"):
        battle.lay("a", "speed", Dice())


def test_undo_takes_the_turned_slips_back_with_the_step_that_turned_them() -> None:
    """tiefen.tactic.reveal"""
    battle = both_lie()
    before = len(battle.record)
    until(battle, "tiefen.roll.all")
    assert len(battle.record) == before + 3
    assert not seen_lie_down(battle)
    battle.undo()
    assert len(battle.record) == before
    assert seen_lie_down(battle)
    battle.redo()
    assert len(battle.record) == before + 3
    assert not seen_lie_down(battle)


def test_new_slips_are_unseen() -> None:
    """tiefen.tactic.secret"""
    battle = both_lie()
    until(battle, "tiefen.roll.all")
    for _ in range(3):
        battle.undo()
    assert not seen_lie_down(battle)
    battle.lay("a", "speed", Dice())
    assert not seen_lie_down(battle)


def test_where_one_slip_is_known_it_turns_and_is_taken_back_with_the_step_alone() -> None:
    """tiefen.tactic.reveal"""
    battle = both_lie()
    elsewhere = Battle(Tiefen())
    elsewhere.follow(battle.record)
    laid = battle.record[-2]
    assert isinstance(laid, SealedAnswer)
    elsewhere.pocket.keep(laid.seal, *battle.pocket.slips[laid.seal])
    before = list(elsewhere.record)
    until(elsewhere, "tiefen.tactic.reveal")
    assert isinstance(elsewhere.ask, Reveal)
    assert (elsewhere.ask.who, len(elsewhere.record)) == ("b", len(before) + 2)
    elsewhere.answer(RevealedAnswer("strength", ""))
    elsewhere.undo()
    assert len(elsewhere.record) == len(before) + 2
    elsewhere.undo()
    assert elsewhere.record == before
    elsewhere.redo()
    elsewhere.redo()
    assert elsewhere.record[-1] == RevealedAnswer("strength", "")


def test_a_slip_keeps_its_question_as_plain_data() -> None:
    """An answer that was allowed when it was submitted is allowed when it is turned; a value becomes its key."""
    ask = FaceDown(
        "a", asks=(Choice("a", (Option(object(), key="go"), Option(object(), key="wait")), rule="x.y"),), rule="x.y"
    )
    laid = Pocket().lay("a", "go", "00" * 16)
    slip = ask.take(laid)
    turned = Reveal("a", slip, rule="x.y")
    assert turned.take(RevealedAnswer("go", "00" * 16)) == "go"
    with pytest.raises(Refused, match="not-offered"):
        turned.take(RevealedAnswer("run", ""))
    assert slip == replace(slip, asked=Number("a", 1, 2, rule="x.y"))
