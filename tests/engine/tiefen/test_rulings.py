"""Rulings of the game master: the settings, when they take effect, and that they are not forgotten."""

from __future__ import annotations

import pytest
from support.players import AsProposed
from support.playing import go_on, overruled, play, tells, until
from support.scenes import SYSTEM, before_tactics, begun, totals, winner_of

from gonfalon.battle.battle import Battle
from gonfalon.battle.event import Ruled
from gonfalon.questions.choice import Choices
from gonfalon.questions.dice import Source
from gonfalon.questions.refusal import Refused
from gonfalon.questions.roll import DiceAnswer, Roll
from gonfalon.systems.tiefen import Tiefen
from gonfalon.systems.tiefen.pool import dice, outnumbering_of, threshold
from gonfalon.systems.tiefen.position import Position, Step
from gonfalon.table.table import Setting


def keys(battle: Battle[Position]) -> set[str]:
    return {setting.key for setting in SYSTEM.settings(battle.position)}


def values(battle: Battle[Position]) -> dict[str, int | str]:
    return {setting.key: setting.value for setting in SYSTEM.settings(battle.position)}


def questions_before_the_roll() -> int:
    battle, count = play(Battle(Tiefen()), 100, 100), 0
    while not isinstance(battle.ask, Roll):
        go_on(battle, AsProposed())
        count += 1
    return count


@pytest.mark.parametrize("moment", range(questions_before_the_roll()))
@pytest.mark.parametrize("fanatic", ["", "a b"])
def test_a_ruling_is_not_forgotten_by_the_questions_that_follow(moment: int, fanatic: str) -> None:
    """tiefen.dice.freeze tiefen.circ.outnumber.unit"""
    battle = play(Battle(Tiefen()), 100, 100)
    for _ in range(moment):
        if battle.ask and battle.ask.rule == "tiefen.circ.fanatic.who":
            play(battle, fanatic)
        else:
            go_on(battle, AsProposed())
    overruled(battle, a__bonus=2, b__bonus=3, a__outnumbering=1, b__outnumbering=4, a__name="Nord", b__name="Süd")
    ruled = {key: values(battle)[key] for key in ("a.bonus", "b.bonus", "a.outnumbering", "b.outnumbering", "b.name")}
    assert ruled == {"a.bonus": 2, "b.bonus": 3, "a.outnumbering": 1, "b.outnumbering": 4, "b.name": "Süd"}
    until(battle, "tiefen.roll.all")
    assert {key: values(battle)[key] for key in ruled} == ruled
    assert [dice(battle.position, side) for side in battle.position.sides] == [4, 8]


@pytest.mark.parametrize(
    ("key", "value", "expected"),
    [
        ("a.terrain", "yes", (2, 1, 6, 6)),
        ("a.certain_death", "yes", (3, 1, 6, 6)),
        ("b.fanaticism", 3, (1, 4, 3, 6)),
        ("a.superior", "yes", (1, 1, 5, 6)),
        ("b.outnumbering", 2, (1, 3, 6, 6)),
        ("b.bonus", 4, (1, 5, 6, 6)),
        ("a.tactic", "strength", (3, 1, 6, 6)),
        ("b.1.troops", 900, (1, 4, 6, 6)),
    ],
)
def test_a_value_overruled_right_before_the_roll_counts(key: str, value: int | str, expected: tuple[int, ...]) -> None:
    """tiefen.dice.freeze"""
    battle = until(before_tactics(), "tiefen.roll.all")
    battle.overrule(key, value, "so it is")
    position = battle.position
    counted = [dice(position, side) for side in position.sides] + [threshold(position, side) for side in position.sides]
    assert tuple(counted) == expected
    assert isinstance(battle.ask, Roll)
    assert battle.ask.pool.dice == expected[0]


def test_after_the_first_throw_only_the_other_pool_can_be_overruled() -> None:
    """tiefen.dice.freeze"""
    battle = play(until(before_tactics(), "tiefen.roll.all"), (5,))
    assert "a.bonus" not in keys(battle)
    battle.overrule("b.bonus", 1, "")
    assert isinstance(battle.ask, Roll)
    assert battle.ask.pool.dice == 2
    battle.overrule("a.die.0", 3, "cocked")
    assert battle.position.side("a").faces == (3,)


def test_dice_lie_as_they_lie_once_some_are_destroyed() -> None:
    """tiefen.roll.all"""
    battle = overruled(until(before_tactics(), "tiefen.roll.all"), a__bonus=1, b__bonus=1)
    play(battle, (6, 1), (6, 4))
    assert isinstance(battle.ask, Choices)
    assert "a.die.0" in keys(battle)
    play(battle, "b.die.0")
    assert not any(".die." in key for key in keys(battle))
    until(battle, "tiefen.after.morale.input")
    assert not any(".die." in key for key in keys(battle))
    assert (totals(battle.position), winner_of(battle.position)) == ((1, 4), "b")


def test_a_quality_overruled_while_the_winner_forbids_counts() -> None:
    """tiefen.after.forbid tiefen.after.morale.input"""
    battle = until(before_tactics(), "tiefen.after.morale.input", a=(5,), b=(4,))
    play(battle, "success", 4, "success", 2, "hex")
    assert isinstance(battle.ask, Choices)
    assert battle.ask.most == 2
    battle.overrule("a.quality", 3, "miscounted")
    assert isinstance(battle.ask, Choices)
    assert battle.ask.most == 1


def test_while_slips_lie_what_may_stand_on_them_stays() -> None:
    """tiefen.circ.fanatic.declare tiefen.tactic.secret"""
    battle = play(until(begun(circ__fanatic__declare="secret"), "tiefen.circ.fanatic.who"), "a")
    play(until(battle, "tiefen.tactic.secret"), "a: speed.3", "b: speed")
    assert "a.fanaticism" not in keys(battle)
    with pytest.raises(Refused):
        battle.overrule("switch.tiefen.circ.fanatic.declare", "open", "")
    until(battle, "tiefen.roll.all")
    assert battle.position.side("a").fanaticism == 3


def allowed(setting: Setting[Position]) -> tuple[int | str, ...]:
    """Every choice of a setting, or the ends of its number."""
    if setting.kind == "choice":
        return tuple(key for key, _ in setting.choices)
    return (setting.least, setting.most) if setting.kind == "number" else ("x",)


@pytest.mark.parametrize("declare", ["open", "secret"])
def test_no_ruling_keeps_the_slips_from_being_turned(declare: str) -> None:
    """tiefen.tactic.reveal"""
    battle = play(until(begun(circ__fanatic__declare=declare), "tiefen.circ.fanatic.who"), "a b")
    until(battle, "tiefen.tactic.secret")
    play(battle, "a: steadiness", "b: strength")
    for setting in SYSTEM.settings(battle.position):
        fork = battle.fork()
        for value in allowed(setting):
            fork.overrule(setting.key, value, "")
        until(fork, "tiefen.roll.all")
        assert fork.position.step is Step.ROLL


def test_the_count_of_outnumbering_gives_way_to_a_ruling_and_comes_back_with_undo() -> None:
    """tiefen.circ.outnumber.unit"""
    battle = until(begun(900, 100), "tiefen.tactic.secret")
    battle.overrule("a.outnumbering", 0, "only the vanguard")
    assert outnumbering_of(battle.position, battle.position.side("a")) == 0
    battle.undo()
    assert outnumbering_of(battle.position, battle.position.side("a")) == 3


def test_reminders_can_be_overruled() -> None:
    """tiefen.after.sensational tiefen.after.fumble"""
    battle = until(before_tactics(), "tiefen.after.morale.input", a=(5,), b=(4,))
    play(battle, "sensational", 4, "fumble", 0)
    assert battle.ask
    assert battle.ask.rule == "tiefen.after.area"
    overruled(battle, a__extra_action="no", b__skips_turn="no")
    until(battle, "tiefen.loss.weaker_later")
    assert not tells(battle, "tiefen.after.extra_order")


def test_a_ruling_is_marked_in_the_log_with_its_reason() -> None:
    """tiefen.dice.freeze"""
    battle = before_tactics()
    battle.overrule("a.name", "Nordmark", "so they are called")
    event = battle.events[-1]
    assert isinstance(event, Ruled)
    assert (event.rule, event.why) == ("tiefen.sides.two", "so they are called")
    assert battle.rulings == 1


def test_a_die_ruled_to_strike_while_the_other_side_chooses_is_used() -> None:
    """tiefen.roll.mandatory tiefen.roll.destroy"""
    battle = play(begun(), "a b", "a b")
    until(battle, "tiefen.roll.all")
    for faces in ((1, 2, 3, 1), (6, 2, 3, 1)):
        battle.answer(DiceAnswer(faces, Source.TABLE))
    assert battle.ask
    assert (battle.ask.rule, battle.ask.who) == ("tiefen.roll.choice", "b")
    battle.overrule("a.die.0", 6, "it leaned on a book")
    assert (battle.ask.rule, battle.ask.who) == ("tiefen.roll.choice", "a")


def test_a_ruled_morale_brings_what_belongs_to_it() -> None:
    """tiefen.after.sensational tiefen.after.fumble"""
    battle = until(before_tactics(), "tiefen.roll.all")
    for _ in range(2):
        assert isinstance(battle.ask, Roll)
        battle.answer(DiceAnswer((2,) * battle.ask.pool.dice, Source.TABLE))
    play(battle, "failure", 1)
    battle.overrule("a.morale", "sensational", "miscounted")
    assert values(battle)["a.extra_action"] == "yes"
    battle.overrule("a.morale", "fumble", "miscounted again")
    assert (values(battle)["a.extra_action"], values(battle)["a.skips_turn"]) == ("no", "yes")


def test_once_dice_lie_nothing_changes_what_they_do() -> None:
    """tiefen.dice.freeze tiefen.fanatic.scope"""
    battle = until(before_tactics(), "tiefen.roll.all")
    assert isinstance(battle.ask, Roll)
    battle.answer(DiceAnswer((2,) * battle.ask.pool.dice, Source.TABLE))
    assert not {"b.tactic", "b.fanaticism", "a.superior", "b.terrain"} & keys(battle)
    with pytest.raises(Refused, match="setting"):
        battle.overrule("switch.tiefen.fanatic.scope", "losses_only", "")
    assert "b.bonus" in keys(battle), "the pool of the side that has yet to throw may still be ruled"
    assert "a.bonus" not in keys(battle)


def test_dice_announced_openly_are_given_back_when_they_become_secret() -> None:
    """tiefen.circ.fanatic.declare"""
    battle = before_tactics()
    overruled(battle, a__fanaticism=3)
    battle.overrule("switch.tiefen.circ.fanatic.declare", "secret", "we play it hidden")
    assert [side.fanaticism for side in battle.position.sides] == [0, 0]
    assert battle.position.sides[0].fanatic


def test_a_ruling_may_lift_the_bound_of_outnumbering() -> None:
    """tiefen.circ.outnumber.unit tiefen.dice.bounds"""
    battle = until(play(Battle(Tiefen()), 99_999, 100), "tiefen.flow.steps")
    with pytest.raises(Refused, match="barred"):
        play(battle, "close")
    battle.overrule("a.outnumbering", 20, "most of them never reach the field")
    play(battle, "close")
    assert battle.position.step is Step.TACTIC


def test_dice_for_outnumbering_set_by_hand_are_counted_again_if_the_game_master_says_so() -> None:
    """tiefen.circ.outnumber.unit"""
    battle = until(begun(900, 100), "tiefen.tactic.secret")
    assert "a.outnumbering_from" not in keys(battle), "they are counted as it is"
    battle.overrule("a.outnumbering", 1, "the bridge is narrow")
    assert values(battle)["a.outnumbering_from"] == "hand"
    battle.overrule("a.outnumbering_from", "troops", "the bridge was widened")
    assert "a.outnumbering_from" not in keys(battle)
    battle.overrule("b.1.troops", 150, "some came late")
    assert outnumbering_of(battle.position, battle.position.side("a")) == 2


def test_no_more_dice_than_are_laid_out_come_back_by_counting_again() -> None:
    """tiefen.circ.outnumber.unit tiefen.dice.bounds"""
    battle = until(play(Battle(Tiefen()), 1_000, 1), "tiefen.flow.steps")
    battle.overrule("a.outnumbering", 20, "")
    assert "a.outnumbering_from" not in keys(battle)


@pytest.mark.parametrize(("fate", "acting"), [("captured", False), ("destroyed", False), ("stays", True)])
def test_another_check_brings_troops_that_are_gone_nothing(fate: str, acting: bool) -> None:
    """tiefen.after.trapped tiefen.after.sensational: what is set by hand itself still holds"""
    battle = until(before_tactics(), "tiefen.after.morale.input", a=(4,), b=(1,))
    play(battle, "success", 2, "success", 2, "other", 0, fate)
    overruled(battle, b__morale="sensational")
    assert battle.ask
    assert (battle.ask.rule == "tiefen.after.sensational") is acting
    assert battle.position.side("b").extra_action is acting
    assert values(overruled(battle, b__extra_action="yes"))["b.extra_action"] == "yes"
