"""Chapter: scope and order of play."""

from __future__ import annotations

from dataclasses import fields

from support.players import barred_keys, keys_of
from support.scenes import answered, before_tactics, begun, code_of, go_to, tells

from gonfalon.ask import Choice, Heading
from gonfalon.battle import Battle
from gonfalon.systems.tiefen import STEPS, Tiefen
from gonfalon.systems.tiefen.pool import pool
from gonfalon.systems.tiefen.position import Side, Step
from gonfalon.systems.tiefen.sheet import lay_out


def headings(battle: Battle[object]) -> list[int]:
    return [int(dict(tell.figures)["step"]) for tell in tells(battle) if isinstance(tell, Heading)]  # type: ignore[arg-type]


def test_eighty_against_thirty_is_a_battle() -> None:
    """tiefen.scope.when"""
    assert begun(80, 30).position.step is Step.CIRCUMSTANCES


def test_nothing_of_the_ordinary_fight_is_on_a_side_s_sheet() -> None:
    """tiefen.scope.separate: no level, no hit points; a pool has these lines and no others"""
    named = {field.name for field in fields(Side)}
    assert not named & {"level", "hit_points", "initiative", "attack"}
    battle = go_to(before_tactics(), "tiefen.roll.all")
    assert [part.rule for part in pool(battle.position, battle.position.side("a"))] == ["tiefen.dice.base"]


def test_a_battle_runs_through_seven_steps_in_their_order() -> None:
    """tiefen.flow.steps"""
    battle = go_to(begun(), "")
    assert headings(battle) == [1, 2, 3, 4, 5, 6, 7]
    assert list(STEPS) == [step for step in Step if step is not Step.OVER]


def test_the_table_marks_the_steps_done_now_and_ahead() -> None:
    """tiefen.flow.steps"""
    battle = before_tactics()
    assert [mark.state for mark in lay_out(battle.position).steps] == ["done", "now", *["ahead"] * 5]
    go_to(battle, "tiefen.roll.all")
    assert [mark.state for mark in lay_out(battle.position).steps] == [*["done"] * 4, "now", "ahead", "ahead"]
    go_to(battle, "")
    assert [mark.state for mark in lay_out(battle.position).steps] == ["done"] * 7


def test_nobody_rolls_before_the_dice_are_counted() -> None:
    """tiefen.flow.steps"""
    battle = go_to(begun(), "tiefen.flow.steps")
    assert battle.ask
    assert barred_keys(battle.ask)["roll"] == "tiefen.flow.steps"
    assert code_of(battle, "roll") == "barred"
    assert code_of(battle, (6,)) == "other-question"
    assert code_of(before_tactics(), (6,)) == "other-question"


def test_slips_turn_before_the_dice_are_counted() -> None:
    """tiefen.flow.steps"""
    battle = answered(before_tactics(), "a: speed", "b: strength", "close")
    told = [tell.rule for tell in tells(battle)]
    assert told.index("tiefen.tactic.reveal") < told.index("tiefen.dice.sum")


def test_allies_join_a_side_and_their_troops_are_added() -> None:
    """tiefen.sides.two"""
    battle = answered(Battle(Tiefen()), 120, 50, "add.a", "Ritter", 60)
    side = battle.position.side("a")
    assert [(one.id, one.troops, one.name) for one in side.contingents] == [("a.1", 120, ""), ("a.2", 60, "Ritter")]
    assert side.troops == 180
    told = [tell for tell in tells(battle) if tell.rule == "tiefen.sides.two"]
    assert dict(told[0].figures)["troops"] == 60


def test_a_third_side_is_shown_and_barred() -> None:
    """tiefen.sides.two"""
    battle = answered(Battle(Tiefen()), 120, 50)
    assert isinstance(battle.ask, Choice)
    assert barred_keys(battle.ask)["third"] == "tiefen.sides.two"
    assert code_of(battle, "third") == "barred"
    assert len(battle.position.sides) == 2


def test_a_side_holds_six_contingents_at_most() -> None:
    """tiefen.sides.two"""
    battle = answered(Battle(Tiefen()), 1, 1)
    for _ in range(5):
        answered(battle, "add.b", "", 1)
    assert battle.ask
    assert code_of(battle, "add.b") == "barred"
    assert "add.a" in keys_of(battle.ask)
    answered(battle, "edit.b.3", "remove", "add.b", "anew", 2)
    assert [one.id for one in battle.position.side("b").contingents] == [f"b.{n}" for n in (1, 2, 4, 5, 6, 3)]


def test_names_and_numbers_can_be_changed_before_the_battle() -> None:
    """tiefen.sides.two tiefen.circ.outnumber.unit"""
    battle = answered(Battle(Tiefen()), 120, 50, "name.a", "Nordmark", "edit.a.1", "troops", 130)
    answered(battle, "edit.a.1", "name", "Miliz", "edit.a.1", "back")
    side = battle.position.side("a")
    assert (side.name, side.contingents[0].name, side.troops) == ("Nordmark", "Miliz", 130)
    answered(battle, "edit.a.1")
    assert code_of(battle, "remove") == "barred"
