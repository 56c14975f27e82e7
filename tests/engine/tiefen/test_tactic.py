"""Chapter: tactic (step 2) and the reveal before step 4."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.players import keys_of
from support.playing import play, refused, tells, until
from support.scenes import army, before_tactics, facing

from gonfalon.battle.battle import Battle
from gonfalon.door.door import Door
from gonfalon.formats.record import dump, record_of
from gonfalon.questions.choice import Choice
from gonfalon.questions.dice import Dice
from gonfalon.questions.refusal import Refused
from gonfalon.questions.secret import FaceDown
from gonfalon.questions.slip import SealedAnswer
from gonfalon.systems.tiefen.pool import BEATS, dice, superior_tactic
from gonfalon.systems.tiefen.position import Position, Side, Step, Tactic
from gonfalon.systems.tiefen.sheet import lay_out

WINS = (("speed", "steadiness"), ("steadiness", "strength"), ("strength", "speed"))


def met(a: str, b: str) -> Position:
    return facing(army("a", 3, tactic=Tactic(a)), army("b", 3, tactic=Tactic(b)))


def test_there_are_exactly_three_tactics() -> None:
    """tiefen.tactic.three"""
    battle = before_tactics()
    assert isinstance(battle.ask, FaceDown)
    assert [keys_of(ask) for ask in battle.ask.asks] == [("speed", "steadiness", "strength")] * 2
    assert refused(battle, "a: cunning") == "not-offered"


def test_who_chooses_is_told_which_tactic_beats_which() -> None:
    """tiefen.tactic.circle"""
    words = pytest.importorskip("gonfalon.words", exc_type=ImportError).Words("en")
    battle = before_tactics()
    assert isinstance(battle.ask, FaceDown)
    asked = battle.ask.asked_of("a")
    assert isinstance(asked, Choice)
    said = [words.label(option.label) for option in asked.options]
    assert said == [
        f"{own} (beats {foe})"
        for own, foe in (("Speed", "steadiness"), ("Steadiness", "strength"), ("Strength", "speed"))
    ]


def test_nothing_is_turned_before_both_have_chosen() -> None:
    """tiefen.tactic.three tiefen.tactic.reveal"""
    battle = play(before_tactics(), "a: speed")
    assert battle.position.step is Step.TACTIC
    assert isinstance(battle.ask, FaceDown)
    assert battle.ask.submitted == ("a",)
    assert refused(battle, "close") == "not-asked"


def test_chance_may_choose_and_draws_each_tactic() -> None:
    """tiefen.tactic.three"""
    drawn = set()
    for seed in range(30):
        door = Door(Dice.seeded(seed))
        door.reply({"do": "open", "file": dump(record_of(before_tactics(), ""))})
        reply = door.reply({"do": "answer", "answer": {"draw": True, "by": "a"}})
        drawn |= {content for content, _ in reply["save"]["slips"].values()}
    assert drawn == {"speed", "steadiness", "strength"}


def test_every_tactic_is_offered_with_the_picture_behind_it() -> None:
    """tiefen.tactic.flavour: the rule page tells what they stand for, the choice stays free"""
    battle = before_tactics()
    assert isinstance(battle.ask, FaceDown)
    asked = battle.ask.asked_of("a")
    assert isinstance(asked, Choice)
    options = asked.options
    assert [option.rule for option in options] == ["tiefen.tactic.flavour"] * 3
    assert not any(option.proposed for option in options)


@pytest.mark.parametrize(("a", "b"), list(product(Tactic, Tactic)))
def test_each_tactic_beats_one_and_is_beaten_by_one(a: Tactic, b: Tactic) -> None:
    """tiefen.tactic.circle tiefen.tactic.bonus tiefen.tactic.same"""
    position = met(a, b)
    better = [side.id for side in position.sides if superior_tactic(position, side)]
    assert better == (["a"] if (a, b) in WINS else ["b"] if (b, a) in WINS else [])
    assert [dice(position, side) for side in position.sides] == [
        3 + 2 * ("a" in better),
        3 + 2 * ("b" in better),
    ]


def test_the_circle_closes() -> None:
    """tiefen.tactic.circle"""
    assert {tactic: BEATS[BEATS[BEATS[tactic]]] for tactic in Tactic} == {tactic: tactic for tactic in Tactic}


def test_a_slip_may_be_exchanged_until_both_lie() -> None:
    """tiefen.tactic.secret"""
    battle = play(before_tactics(), "a: speed", "a: strength")
    assert [tell["anew"] for tell in tells(battle, "tiefen.tactic.secret")] == ["no", "yes"]
    play(battle, "b: speed")
    assert battle.position.step is Step.DEEDS
    until(battle, "tiefen.roll.all")
    assert [side.tactic for side in battle.position.sides] == ["strength", "speed"]


def test_once_both_lie_they_are_locked() -> None:
    """tiefen.tactic.secret"""
    battle = play(before_tactics(), "a: speed", "b: speed")
    before = list(battle.record)
    with pytest.raises(Refused, match="other-question"):
        battle.answer(SealedAnswer("a", "0" * 64))
    with pytest.raises(Refused, match="not-secret"):
        battle.lay("a", "strength", Dice())
    assert battle.record == before


@given(st.sampled_from(Tactic), st.sampled_from(Tactic), st.sampled_from(Tactic))
def test_a_slip_face_down_tells_nothing_of_its_tactic(one: Tactic, other: Tactic, foe: Tactic) -> None:
    """tiefen.tactic.secret: table, settings and names are the same whatever lies there"""
    looks = []
    for tactic in (one, other):
        battle = play(before_tactics(), f"a: {tactic.value}", f"b: {foe.value}")
        looks.append(without_seals(battle))
    assert looks[0] == looks[1]


def without_seals(battle: Battle[Position]) -> Any:
    position = battle.position
    cards = [(card.id, card.of, card.label, card.face) for card in lay_out(position).cards]
    return cards, lay_out(position).sides, battle.events, [side.tactic for side in position.sides]


def test_both_slips_turn_at_once_right_before_the_roll_and_after_the_deeds() -> None:
    """tiefen.tactic.reveal"""
    battle = play(before_tactics(), "a: speed", "b: strength")
    assert [card.face for card in lay_out(battle.position).cards] == ["down", "down"]
    play(battle, "deed.a", "leader", "", "success")
    assert [side.tactic for side in battle.position.sides] == [None, None]
    play(battle, "close")
    assert battle.ask
    assert battle.ask.rule == "tiefen.roll.all"
    assert [card.face for card in lay_out(battle.position).cards] == ["up", "up"]
    turned = tells(battle, "tiefen.tactic.reveal")
    assert turned == [{"side": "a", "tactic": "speed"}, {"side": "b", "tactic": "strength"}]


def test_the_superior_tactic_gives_two_dice_and_the_beaten_side_loses_nothing() -> None:
    """tiefen.tactic.bonus"""
    position = met("steadiness", "strength")
    assert [dice(position, side) for side in position.sides] == [5, 3]
    battle = until(play(before_tactics(), "a: steadiness", "b: strength"), "tiefen.roll.all")
    assert tells(battle, "tiefen.tactic.bonus") == [
        {"side": "a", "tactic": "steadiness", "beaten": "strength", "dice": 2}
    ]


def test_the_same_tactic_gives_nobody_a_die() -> None:
    """tiefen.tactic.same"""
    battle = until(play(before_tactics(), "a: speed", "b: speed"), "tiefen.roll.all")
    assert [dice(battle.position, side) for side in battle.position.sides] == [1, 1]
    assert tells(battle, "tiefen.tactic.same") == [{"tactic": "speed"}]
    assert not tells(battle, "tiefen.tactic.bonus")


def test_an_unknown_tactic_beats_nothing() -> None:
    """tiefen.tactic.bonus"""
    position = facing(army("a", tactic=Tactic.SPEED), Side("b"))
    assert not any(superior_tactic(position, side) for side in position.sides)
