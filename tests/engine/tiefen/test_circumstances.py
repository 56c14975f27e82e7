"""Chapter: circumstances (step 1)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.players import barred_keys, keys_of, proposed_keys
from support.playing import barred, play, refused, tells, until
from support.scenes import army, asked_by, begun, facing, figures, played

from gonfalon.battle.battle import Battle
from gonfalon.battle.event import Told
from gonfalon.questions.choice import Choice
from gonfalon.questions.number import Number
from gonfalon.systems.tiefen import Tiefen
from gonfalon.systems.tiefen.circumstances import certain_death, circumstances, fanaticism, fanatics, review, terrain
from gonfalon.systems.tiefen.pool import dice, outnumbering, outnumbering_of, pool, threshold
from gonfalon.systems.tiefen.position import Position, Step

TWO = facing(army("a"), army("b"), Step.CIRCUMSTANCES)


def lines(position: Position, side: str) -> dict[str, int]:
    """The dice of a side by the rule that gives them."""
    return {part.rule: part.dice for part in pool(position, position.side(side))}


@pytest.mark.parametrize(("chosen", "a", "b"), [("", 1, 1), ("a", 2, 1), ("b", 1, 2), ("a b", 2, 2)])
def test_ground_gives_one_die_to_each_side_that_it_favours(chosen: str, a: int, b: int) -> None:
    """tiefen.circ.terrain"""
    position, told = played(terrain(TWO), chosen)
    assert [dice(position, side) for side in position.sides] == [a, b]
    assert [one["side"] for one in figures(told, "tiefen.circ.terrain")] == chosen.split()
    assert proposed_keys(asked_by(terrain(TWO))) == ()


def test_the_question_of_ground_hints_that_equal_dice_cancel() -> None:
    """tiefen.circ.terrain"""
    assert [note.id for note in asked_by(terrain(TWO)).notes] == ["tiefen-note-both-cancel"]


def test_ground_counts_once_however_often_it_is_answered() -> None:
    """tiefen.circ.terrain"""
    position, _ = played(terrain(TWO), "a")
    position, _ = played(terrain(position), "a")
    assert lines(position, "a")["tiefen.circ.terrain"] == 1


@pytest.mark.parametrize(("chosen", "a", "b"), [("", 1, 1), ("b", 1, 3), ("a b", 3, 3)])
def test_certain_death_gives_two_dice(chosen: str, a: int, b: int) -> None:
    """tiefen.circ.certain_death"""
    ask = asked_by(certain_death(TWO))
    assert (ask.who, ask.kind, proposed_keys(ask)) == ("table", "ruling", ())
    position, _ = played(certain_death(TWO), chosen)
    assert [dice(position, side) for side in position.sides] == [a, b]


def test_the_table_judges_who_is_a_fanatic_and_by_default_nobody() -> None:
    """tiefen.circ.fanatic.who"""
    ask = asked_by(fanatics(TWO))
    assert (ask.who, ask.kind, proposed_keys(ask)) == ("table", "ruling", ())
    position, _ = played(fanatics(TWO), "b")
    assert [side.fanatic for side in position.sides] == [False, True]


def test_whoever_is_no_fanatic_is_not_asked_and_keeps_no_dice() -> None:
    """tiefen.circ.fanatic.who"""
    assert played(fanaticism(TWO, TWO.side("a")))[0] == TWO
    sworn = facing(army("a", 5, fanaticism=4), army("b"), Step.REVIEW)
    position, _ = played(fanatics(sworn), "")
    assert position.side("a").fanaticism == 0
    ask = asked_by(review(position))
    assert barred_keys(ask)["fanaticism.a"] == "tiefen.circ.fanatic.who"


@pytest.mark.parametrize("chosen", range(5))
def test_fanatics_take_none_to_four_dice_and_pay_with_the_enemy_s_threshold(chosen: int) -> None:
    """tiefen.circ.fanatic.bonus"""
    sworn = facing(army("a", 3, fanatic=True), army("b"))
    ask = asked_by(fanaticism(sworn, sworn.side("a")))
    assert (keys_of(ask), barred_keys(ask), proposed_keys(ask)) == (("0", "1", "2", "3", "4"), {}, ("0",))
    position, _ = played(fanaticism(sworn, sworn.side("a")), str(chosen))
    assert dice(position, position.side("a")) == 3 + chosen
    assert threshold(position, position.side("b")) == 6 - chosen
    assert threshold(position, position.side("a")) == 6


def test_five_dice_of_fanaticism_are_not_on_offer() -> None:
    """tiefen.circ.fanatic.bonus"""
    battle = until(begun(), "tiefen.circ.fanatic.who")
    play(battle, "a")
    assert refused(battle, "5") == "not-offered"


def test_open_fanaticism_is_seen_before_the_tactics() -> None:
    """tiefen.circ.fanatic.declare"""
    battle = play(until(begun(), "tiefen.circ.fanatic.who"), "a b", "3", "1")
    until(battle, "tiefen.flow.steps")
    assert [side.fanaticism for side in battle.position.sides] == [3, 1]
    play(battle, "fanaticism.a", "2", "fanaticism.b", "4", "close")
    assert [side.fanaticism for side in battle.position.sides] == [2, 4]
    assert tells(battle, "tiefen.circ.fanatic.bonus")[-1] == {"side": "b", "dice": 4}


def test_secret_fanaticism_stands_on_the_slip_and_is_revealed_with_it() -> None:
    """tiefen.circ.fanatic.declare"""
    battle = play(until(begun(circ__fanatic__declare="secret"), "tiefen.circ.fanatic.who"), "a")
    until(battle, "tiefen.tactic.secret")
    assert not tells(battle, "tiefen.circ.fanatic.bonus")
    assert refused(battle, "b: speed.3") == "not-offered"
    play(battle, "a: speed.3", "b: steadiness")
    assert [side.fanaticism for side in battle.position.sides] == [0, 0]
    until(battle, "tiefen.roll.all")
    assert battle.position.side("a").fanaticism == 3
    assert lines(battle.position, "a") == {
        "tiefen.dice.base": 1,
        "tiefen.circ.fanatic.bonus": 3,
        "tiefen.tactic.bonus": 2,
    }
    assert tells(battle, "tiefen.circ.fanatic.bonus") == [{"side": "a", "dice": 3}]


def test_in_secret_every_tactic_is_offered_with_none_to_four_dice() -> None:
    """tiefen.circ.fanatic.declare"""
    battle = play(until(begun(circ__fanatic__declare="secret"), "tiefen.circ.fanatic.who"), "a")
    until(battle, "tiefen.tactic.secret")
    assert battle.ask
    of_a, of_b = battle.ask.asks  # type: ignore[attr-defined]
    assert len(keys_of(of_a)) == 15
    assert keys_of(of_b) == ("speed", "steadiness", "strength")


@pytest.mark.parametrize(
    ("own", "other", "more"),
    [(300, 100, 1), (299, 100, 0), (599, 100, 1), (600, 100, 2), (1000, 100, 3), (900, 100, 3), (10, 3, 1)],
)
def test_each_full_threefold_gives_a_die(own: int, other: int, more: int) -> None:
    """tiefen.circ.outnumber"""
    assert outnumbering(own, other) == more
    battle = until(begun(own, other), "tiefen.tactic.secret")
    assert dice(battle.position, battle.position.side("a")) == 1 + more
    heard = tells(battle, "tiefen.circ.outnumber")
    assert heard == ([{"side": "a", "own": own, "other": other, "dice": more}] if more else [])


@given(st.integers(1, 99_999), st.integers(1, 99_999))
def test_at_most_one_side_outnumbers_the_other(one: int, other: int) -> None:
    """tiefen.circ.outnumber.one_side tiefen.circ.outnumber"""
    ours, theirs = outnumbering(one, other), outnumbering(other, one)
    assert min(ours, theirs) == 0 <= max(ours, theirs)
    assert 3 * other * ours <= one < 3 * other * (ours + 1)


def test_the_smaller_side_suffers_nothing_for_it() -> None:
    """tiefen.circ.outnumber.one_side"""
    battle = until(begun(40, 200), "tiefen.tactic.secret")
    assert [dice(battle.position, side) for side in battle.position.sides] == [1, 2]


def test_troops_are_whole_positive_numbers_in_one_unit() -> None:
    """tiefen.circ.outnumber.unit"""
    battle = Battle(Tiefen())
    assert isinstance(battle.ask, Number)
    assert (battle.ask.least, battle.ask.rule) == (1, "tiefen.circ.outnumber.unit")
    assert refused(battle, 0) == "number"
    play(battle, 30, 10, "done")
    assert outnumbering_of(battle.position, battle.position.side("a")) == 1


def test_a_table_may_overrule_the_dice_for_outnumbering_and_says_why() -> None:
    """tiefen.circ.outnumber.unit"""
    battle = until(begun(900, 100), "tiefen.tactic.secret")
    battle.overrule("a.outnumbering", 1, "the bridge is narrow")
    assert lines(battle.position, "a")["tiefen.circ.outnumber"] == 1
    ruled = [event for event in battle.events if not isinstance(event, Told)]
    assert [(event.rule, event.why) for event in ruled] == [  # type: ignore[union-attr]
        ("tiefen.circ.outnumber.unit", "the bridge is narrow")
    ]


def test_a_side_without_troops_has_nothing_to_fight_with() -> None:
    """tiefen.circ.outnumber.unit"""
    battle = until(begun(10, 10), "tiefen.roll.all")
    play(battle, (6,), (1,))
    until(battle, "tiefen.loss.weaker_later")
    play(battle, "next")
    assert battle.position.side("b").troops == 0
    assert isinstance(battle.ask, Choice)
    assert barred(battle)["done"] == "tiefen.circ.outnumber.unit"
    play(battle, "edit.b.1", "troops", 5, "done")
    assert battle.position.step is Step.CIRCUMSTANCES


def test_every_answer_may_be_changed_until_the_step_is_closed() -> None:
    """tiefen.circ.terrain tiefen.circ.certain_death tiefen.circ.fanatic.who tiefen.super.who"""
    battle = until(begun(), "tiefen.flow.steps")
    play(battle, "terrain", "a", "certain_death", "b", "fanatics", "a", "superior", "b")
    one, other = battle.position.sides
    assert (one.terrain, one.fanatic, other.certain_death, other.superior) == (True,) * 4
    play(battle, "terrain", "", "certain_death", "", "fanatics", "", "superior", "")
    one, other = battle.position.sides
    assert (one.terrain, one.fanatic, other.certain_death, other.superior) == (False,) * 4
    play(battle, "edit.a.1", "troops", 400, "close")
    assert outnumbering_of(battle.position, battle.position.side("a")) == 1


def test_step_one_asks_in_the_order_of_the_book() -> None:
    """tiefen.flow.steps"""
    position, told = played(circumstances(TWO), "", "", "a b", "1", "2", "")
    assert position.step is Step.REVIEW
    assert [side.fanaticism for side in position.sides] == [1, 2]
    assert told[0].rule == "tiefen.flow.steps"


@pytest.mark.parametrize("moment", ["tiefen.sides.two", "tiefen.flow.steps"])
def test_more_dice_than_are_laid_out_are_explained_while_the_troops_can_be_changed(moment: str) -> None:
    """tiefen.dice.bounds tiefen.circ.outnumber.unit"""
    battle = until(play(Battle(Tiefen()), 1_000, 1), moment)
    assert battle.ask
    (note,) = battle.ask.notes
    assert (note.id, dict(note.figures)) == ("barred-tiefen-dice-bounds", {"side": "a", "dice": 333, "most": 300})
    play(battle, "edit.b.1", "troops", 2)
    assert battle.ask.notes == ()


def test_the_battle_goes_on_from_its_circumstances_once_so_many_dice_can_be_laid_out() -> None:
    """tiefen.dice.bounds"""
    battle = until(play(Battle(Tiefen()), 1_000, 1), "tiefen.flow.steps")
    assert battle.ask
    assert barred(battle)["close"] == "tiefen.dice.bounds"
    play(battle, "edit.b.1", "troops", 2, "close")
    assert battle.position.step is Step.TACTIC
    assert dice(battle.position, battle.position.side("a")) == 167
