"""Chapter: scope and order of play."""

from __future__ import annotations

from dataclasses import fields

from support.playing import all_keys, barred, play, refused, tells, told, until
from support.scenes import before_tactics, begun

from gonfalon.battle.battle import Battle
from gonfalon.questions.ask import Heading
from gonfalon.questions.choice import Choice
from gonfalon.systems.tiefen import STEPS, Tiefen
from gonfalon.systems.tiefen.pool import pool
from gonfalon.systems.tiefen.position import Position, Side, Step
from gonfalon.systems.tiefen.sheet import lay_out


def headings(battle: Battle[Position]) -> list[int]:
    return [int(dict(tell.figures)["step"]) for tell in told(battle) if isinstance(tell, Heading)]  # type: ignore[arg-type]


def test_eighty_against_thirty_is_a_battle() -> None:
    """tiefen.scope.when"""
    assert begun(80, 30).position.step is Step.CIRCUMSTANCES


def test_nothing_of_the_ordinary_fight_is_on_a_side_s_sheet() -> None:
    """tiefen.scope.separate: no level, no hit points; a pool has these lines and no others"""
    named = {field.name for field in fields(Side)}
    assert not named & {"level", "hit_points", "initiative", "attack"}
    battle = until(before_tactics(), "tiefen.roll.all")
    assert [part.rule for part in pool(battle.position, battle.position.side("a"))] == ["tiefen.dice.base"]


def test_a_battle_runs_through_seven_steps_in_their_order() -> None:
    """tiefen.flow.steps"""
    battle = until(begun(), "")
    assert headings(battle) == [1, 2, 3, 4, 5, 6, 7]
    assert list(STEPS) == [step for step in Step if step is not Step.OVER]


def test_the_table_marks_the_steps_done_now_and_ahead() -> None:
    """tiefen.flow.steps"""
    battle = before_tactics()
    assert [mark.state for mark in lay_out(battle.position).steps] == ["done", "now", *["ahead"] * 5]
    until(battle, "tiefen.roll.all")
    assert [mark.state for mark in lay_out(battle.position).steps] == [*["done"] * 4, "now", "ahead", "ahead"]
    until(battle, "")
    assert [mark.state for mark in lay_out(battle.position).steps] == ["done"] * 7


def test_nobody_rolls_before_the_dice_are_counted() -> None:
    """tiefen.flow.steps"""
    battle = until(begun(), "tiefen.flow.steps")
    assert battle.ask
    assert barred(battle)["roll"] == "tiefen.flow.steps"
    assert refused(battle, "roll") == "barred"
    assert refused(battle, (6,)) == "other-question"
    assert refused(before_tactics(), (6,)) == "other-question"


def test_slips_turn_before_the_dice_are_counted() -> None:
    """tiefen.flow.steps"""
    battle = play(before_tactics(), "a: speed", "b: strength", "close")
    heard = [tell.rule for tell in told(battle)]
    assert heard.index("tiefen.tactic.reveal") < heard.index("tiefen.dice.sum")


def test_allies_join_a_side_and_their_troops_are_added() -> None:
    """tiefen.sides.two"""
    battle = play(Battle(Tiefen()), 120, 50, "add.a", "Ritter", 60)
    side = battle.position.side("a")
    assert [(one.id, one.troops, one.name) for one in side.contingents] == [("a.1", 120, ""), ("a.2", 60, "Ritter")]
    assert side.troops == 180
    assert tells(battle, "tiefen.sides.two")[0]["troops"] == 60


def test_a_third_side_is_shown_and_barred() -> None:
    """tiefen.sides.two"""
    battle = play(Battle(Tiefen()), 120, 50)
    assert isinstance(battle.ask, Choice)
    assert barred(battle)["third"] == "tiefen.sides.two"
    assert refused(battle, "third") == "barred"
    assert len(battle.position.sides) == 2


def test_a_side_holds_six_contingents_at_most() -> None:
    """tiefen.sides.two"""
    battle = play(Battle(Tiefen()), 1, 1)
    for _ in range(5):
        play(battle, "add.b", "", 1)
    assert battle.ask
    assert refused(battle, "add.b") == "barred"
    assert "add.a" in all_keys(battle)
    play(battle, "edit.b.3", "remove", "add.b", "anew", 2)
    assert [one.id for one in battle.position.side("b").contingents] == [f"b.{n}" for n in (1, 2, 4, 5, 6, 3)]


def test_names_and_numbers_can_be_changed_before_the_battle() -> None:
    """tiefen.sides.two tiefen.circ.outnumber.unit"""
    battle = play(Battle(Tiefen()), 120, 50, "name.a", "Nordmark", "edit.a.1", "troops", 130)
    play(battle, "edit.a.1", "name", "Miliz", "edit.a.1", "back")
    side = battle.position.side("a")
    assert (side.name, side.contingents[0].name, side.troops) == ("Nordmark", "Miliz", 130)
    play(battle, "edit.a.1")
    assert refused(battle, "remove") == "barred"
