"""The log only grows: what is taken back stays in it, and the log alone makes the battle again."""

from __future__ import annotations

import json
from typing import Any

import pytest
from support.logged import PARTS, followed
from support.scenes import before_tactics, begun

from gonfalon.battle.battle import Battle
from gonfalon.battle.carried import Carried
from gonfalon.battle.undo import Redo, Undo
from gonfalon.formats.record import dump, load, record_of, replay
from gonfalon.questions.choice import OptionsAnswer
from gonfalon.questions.dice import Dice, Source
from gonfalon.questions.number import NumberAnswer
from gonfalon.questions.refusal import Refused
from gonfalon.questions.roll import DiceAnswer, Roll
from gonfalon.questions.secret import Reveal
from gonfalon.questions.slip import RevealedAnswer

SALT = "5a" * 16


def stands(battle: Battle[Any]) -> list[Any]:
    return [getattr(battle, part) for part in PARTS]


def before_the_roll() -> Battle[Any]:
    """Two armies whose tactics have just been turned over; the first roll is open."""
    battle = before_tactics()
    battle.lay("a", "speed", Dice.seeded("a"))
    battle.lay("b", "strength", Dice.seeded("b"))
    battle.answer(OptionsAnswer(("close",)))
    assert isinstance(battle.ask, Roll)
    return battle


def test_nothing_is_cut_from_the_log() -> None:
    battle = before_the_roll()
    entries = list(battle.log)
    battle.roll(Dice())
    thrown = battle.log[-1]
    battle.undo()
    battle.redo()
    battle.undo()
    assert battle.log == [*entries, thrown, Undo(), Redo(), Undo()]
    assert battle.record == entries


def test_the_log_makes_the_battle_again_wherever_it_stands() -> None:
    battle = before_the_roll()
    battle.roll(Dice())
    for step in (battle.undo, battle.undo, battle.redo, battle.undo, battle.redo, battle.redo):
        assert stands(followed(battle)) == stands(battle)
        step()
    assert stands(followed(battle)) == stands(battle)


def test_dice_of_the_app_that_were_taken_back_cannot_fall_otherwise() -> None:
    battle = before_the_roll()
    battle.roll(Dice())
    fell = battle.record[-1]
    assert isinstance(fell, DiceAnswer)
    battle.undo()
    assert battle.again == fell.faces
    other = DiceAnswer(tuple(7 - face for face in fell.faces), Source.APP)
    before = stands(battle)
    with pytest.raises(Refused, match="fallen"):
        battle.answer(other)
    assert stands(battle) == before
    battle.answer(DiceAnswer(other.faces, Source.TABLE))
    battle.undo()
    battle.answer(fell)
    assert battle.record[-1] == fell


def test_slips_that_turned_by_themselves_are_taken_back_and_put_back_with_what_turned_them() -> None:
    """On a device that knows no slip too: the log says which entries these are."""
    battle = before_the_roll()
    turned = list(battle.record)
    assert [isinstance(entry, RevealedAnswer) for entry in turned[-3:]] == [False, True, True]
    stranger = followed(battle)
    for one in (battle, stranger):
        one.append(Undo())
        assert one.record == turned[:-3]
        one.append(Redo())
        assert one.record == turned
    assert stands(stranger) == stands(battle)


def test_a_log_is_followed_without_a_slip_being_turned_by_itself() -> None:
    """The entries that turn them come with the log."""
    battle = before_the_roll()
    other: Battle[Any] = Battle(battle.system, dict(battle.switches.set))
    other.pocket = battle.pocket
    other.follow(battle.log[:-2])
    assert isinstance(other.ask, Reveal)
    other.follow(battle.log[-2:])
    assert stands(other) == stands(battle)


def waiting(content: str) -> Battle[Any]:
    """A battle in which a slip waits to be turned over that this device did not know when it was followed."""
    battle = before_tactics()
    laid = battle.fork().pocket.lay("a", content, SALT)
    battle.follow([laid])
    battle.lay("b", "strength", Dice.seeded("b"))
    battle.answer(OptionsAnswer(("close",)))
    assert isinstance(battle.ask, Reveal)
    battle.pocket.keep(laid.seal, content, SALT)
    return battle


def test_a_slip_that_the_rules_refuse_stands_in_no_undos_way() -> None:
    """A save may hold one; its owner enters it anew, and may take that back."""
    battle = waiting("nonsense")
    battle.answer(RevealedAnswer("speed", ""))
    battle.undo()
    assert isinstance(battle.ask, Reveal)
    battle.undo()
    assert battle.record[-1] != OptionsAnswer(("close",))
    assert battle.can_redo


def test_an_undo_turns_nothing_over_and_keeps_what_can_be_redone() -> None:
    battle = waiting("speed")
    battle.overrule("a.bonus", 1, "")
    assert not isinstance(battle.ask, Reveal)
    battle.undo()
    assert isinstance(battle.ask, Reveal)
    battle.redo()
    assert not isinstance(battle.ask, Reveal)
    assert stands(followed(battle)) == stands(battle)


def test_faces_that_were_typed_in_strike_no_throw_of_the_app() -> None:
    battle = before_the_roll()
    battle.roll(Dice())
    fell = battle.record[-1]
    assert isinstance(fell, DiceAnswer)
    battle.undo()
    battle.answer(DiceAnswer(fell.faces, Source.TABLE))
    battle.undo()
    assert battle.again == fell.faces


def test_what_a_record_brings_along_ends_what_could_be_redone() -> None:
    battle = before_the_roll()
    battle.undo()
    battle.append(Carried((), ()))
    assert not battle.can_redo


def test_a_refused_entry_does_not_stand_in_the_log() -> None:
    battle = begun()
    before = stands(battle)
    for entry, code in ((Redo(), "nothing-to-redo"), (NumberAnswer(-1), "other-question")):
        with pytest.raises(Refused, match=code):
            battle.append(entry)
    assert stands(battle) == before


def test_what_a_record_holds_beside_its_entries_is_an_entry_of_the_log() -> None:
    battle = before_the_roll()
    battle.roll(Dice())
    battle.undo()
    battle.undo()
    again = replay(load(json.loads(json.dumps(dump(record_of(battle, ""))))))
    carried = again.log[-1]
    assert isinstance(carried, Carried)
    assert carried.retracted == battle.retracted
    assert set(carried.seen) == battle.seen_slips
    assert stands(followed(again)) == stands(again)
