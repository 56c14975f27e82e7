"""Both sides with all their troops in one form, in place of the preparations."""

from __future__ import annotations

from gonfalon.battle.battle import Battle
from gonfalon.battle.event import Told
from gonfalon.questions.answer import OfferTaken
from gonfalon.questions.choice import OptionsAnswer
from gonfalon.questions.dice import Dice
from gonfalon.questions.form import Form
from gonfalon.questions.number import NumberAnswer
from gonfalon.systems import system_of
from gonfalon.systems.tiefen.position import Position, Step


def begun(line: str = "") -> Battle[Position]:
    battle: Battle[Position] = Battle(system_of("tiefen"))
    battle.take("quick")
    assert isinstance(battle.ask, Form)
    battle.fill(battle.ask.parse(line), Dice.seeded("quick"))
    return battle


def test_one_form_leads_to_the_circumstances() -> None:
    """tiefen.sides.two"""
    battle = begun(
        'a.name="Nordmark" a.bands=contingent,contingent a.bands.1.troops=60 a.bands.2.name="Ritter" b.bands.1.troops=90'
    )
    north, other = battle.position.sides
    assert battle.position.step is Step.CIRCUMSTANCES
    assert (north.name, [(one.id, one.name, one.troops) for one in north.contingents]) == (
        "Nordmark",
        [("a.1", "", 60), ("a.2", "Ritter", 100)],
    )
    assert (other.name, other.troops) == ("", 90)
    told = [event.tell.rule for event in battle.events if isinstance(event, Told)]
    assert told.count("tiefen.sides.two") == 1


def test_the_form_gives_what_the_interview_gives() -> None:
    """tiefen.sides.two"""
    battle: Battle[Position] = Battle(system_of("tiefen"))
    battle.follow([NumberAnswer(100), NumberAnswer(100), OptionsAnswer(("done",))])
    assert begun().position.sides == battle.position.sides


def test_the_form_is_on_offer_only_before_the_first_troops() -> None:
    """tiefen.sides.two"""
    battle: Battle[Position] = Battle(system_of("tiefen"))
    assert [offer.key for offer in battle.offers] == ["plan", "quick", "ready.ford", "ready.siege", "ready.ash"]
    battle.answer(NumberAnswer(60))
    assert battle.offers == ()


def test_undo_leads_back_into_the_form_and_out_of_it() -> None:
    """tiefen.sides.two"""
    battle = begun()
    battle.undo()
    assert isinstance(battle.ask, Form)
    battle.undo()
    assert battle.record == []
    battle.redo()
    assert battle.record == [OfferTaken("quick")]
    battle.redo()
    assert battle.position.step is Step.CIRCUMSTANCES
