"""Chapter: heroic deeds (step 3)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from support.players import proposed_keys
from support.playing import all_keys, barred, play, proposed, refused, tells, told, until
from support.scenes import after, army, asked_by, before_tactics, begun, facing, fight, figures, played, rules

from gonfalon.battle.battle import Battle
from gonfalon.questions.figures import UserText
from gonfalon.questions.text import Text
from gonfalon.systems.tiefen import Tiefen
from gonfalon.systems.tiefen.deeds import LONGEST_DEED, enter_deed
from gonfalon.systems.tiefen.morale import morale
from gonfalon.systems.tiefen.pool import dice, pool
from gonfalon.systems.tiefen.position import Deed, Doer, Outcome, Position, Step

SUCCESS = Deed(Doer.LEADER, "", Outcome.SUCCESS)
FOILED = Deed(Doer.LEADER, "", Outcome.FOILED)
NOTHING = Deed(Doer.LEADER, "", Outcome.NOTHING)


def deeds(a: tuple[Deed, ...], b: tuple[Deed, ...] = ()) -> list[int]:
    """The dice of both sides after these deeds, beyond the base die."""
    position = facing(army("a", deeds=a), army("b", deeds=b))
    return [dice(position, side) - 1 for side in position.sides]


def at_deeds(**switches: str) -> Battle[Position]:
    return play(before_tactics(**switches), "a: speed", "b: speed")


def test_leaders_and_player_characters_perform_deeds() -> None:
    """tiefen.deeds.who"""
    battle = play(at_deeds(), "deed.a")
    assert battle.ask
    assert all_keys(battle) == ("leader", "character", "soldier")
    play(battle, "character", "duel", "success")
    assert "tiefen.deeds.who" not in rules(told(battle))
    assert battle.position.side("a").deeds == (Deed(Doer.CHARACTER, "duel", Outcome.SUCCESS),)


def test_for_a_common_soldier_the_table_is_warned() -> None:
    """tiefen.deeds.who"""
    battle = play(at_deeds(), "deed.b", "soldier", "banner", "success")
    assert tells(battle, "tiefen.deeds.who") == [{"side": "b"}]
    assert len(battle.position.side("b").deeds) == 1


def test_a_deed_does_not_touch_the_morale_check() -> None:
    """tiefen.deeds.who"""
    plain = fight((5, 5), (3, 2))
    heroic = plain.having(replace(plain.side("a"), deeds=(SUCCESS, SUCCESS)))
    asks = [asked_by(morale(position)) for position in (plain, heroic)]
    assert asks[0] == asks[1]
    checks = [
        after(position, "success", 2, "failure", 1, "hex", "", "n").side("a").morale for position in (plain, heroic)
    ]
    assert checks[0] == checks[1]


def test_every_success_gives_the_own_side_a_die() -> None:
    """tiefen.deeds.success"""
    assert deeds((SUCCESS, SUCCESS)) == [2, 0]


def test_every_foiled_deed_gives_the_other_side_a_die() -> None:
    """tiefen.deeds.foiled"""
    assert deeds((SUCCESS, SUCCESS, FOILED), (FOILED,)) == [3, 1]
    position = facing(army("a", deeds=(SUCCESS, SUCCESS, FOILED)), army("b", deeds=(FOILED,)))
    lines = [[(part.rule, part.dice) for part in pool(position, side)] for side in position.sides]
    assert lines[0] == [("tiefen.dice.base", 1), ("tiefen.deeds.success", 2), ("tiefen.deeds.foiled", 1)]
    assert lines[1] == [("tiefen.dice.base", 1), ("tiefen.deeds.foiled", 1)]


def test_what_failed_without_being_foiled_is_foiled_all_the_same() -> None:
    """tiefen.deeds.plain_failure"""
    battle = play(at_deeds(), "deed.a", "leader", "burn the catapult")
    assert battle.ask
    assert barred(battle) == {"nothing": "tiefen.deeds.plain_failure"}
    assert refused(battle, "nothing") == "barred"
    until(play(battle, "foiled"), "tiefen.roll.all")
    assert [dice(battle.position, side) for side in battle.position.sides] == [1, 2]


def test_or_comes_to_nothing_if_the_table_plays_so() -> None:
    """tiefen.deeds.plain_failure"""
    battle = play(at_deeds(deeds__plain_failure="nothing"), "deed.a", "leader", "burn the catapult", "nothing")
    assert "tiefen.deeds.plain_failure" in rules(told(battle))
    until(battle, "tiefen.roll.all")
    assert [dice(battle.position, side) for side in battle.position.sides] == [1, 1]
    assert deeds((NOTHING,)) == [0, 0]


def test_the_number_of_deeds_is_not_limited() -> None:
    """tiefen.deeds.count"""
    assert deeds((SUCCESS,) * 6) == [6, 0]
    battle = at_deeds()
    for _ in range(40):
        play(battle, "deed.a", "leader", "", "success")
    assert dice(battle.position, battle.position.side("a")) == 41


def test_a_deed_that_was_announced_only_is_struck_off() -> None:
    """tiefen.deeds.count"""
    battle = at_deeds()
    assert battle.ask
    assert "drop.a" not in all_keys(battle)
    play(battle, "deed.a", "leader", "duel", "success", "deed.a", "leader", "never tried", "success", "drop.a")
    assert [deed.what for deed in battle.position.side("a").deeds] == ["duel"]
    assert tells(battle, "tiefen.deeds.count")[0]["what"] == UserText("never tried")


def test_the_game_master_says_what_came_of_a_deed() -> None:
    """tiefen.deeds.resolve"""
    position = facing(army("a"), army("b"), Step.DEEDS)
    ask = asked_by(enter_deed(position, position.side("a")), "leader", "a duel")
    assert (ask.who, ask.kind, ask.rule) == ("table", "ruling", "tiefen.deeds.resolve")
    assert proposed_keys(ask) == ()
    won, heard = played(enter_deed(position, position.side("a")), "leader", "a duel", "success")
    assert [dice(won, side) for side in won.sides] == [2, 1]
    assert figures(heard, "tiefen.deeds.success")[0]["what"] == UserText("a duel")
    lost, _ = played(enter_deed(position, position.side("a")), "leader", "a duel", "foiled")
    assert [dice(lost, side) for side in lost.sides] == [1, 2]
    assert lost.side("b").deeds == ()


def test_what_was_tried_is_free_text() -> None:
    """tiefen.deeds.resolve tiefen.deeds.kinds"""
    battle = play(at_deeds(), "deed.a", "leader")
    assert isinstance(battle.ask, Text)
    assert (battle.ask.rule, battle.ask.who, battle.ask.most) == ("tiefen.deeds.kinds", "a", LONGEST_DEED)
    assert refused(battle, "x" * (LONGEST_DEED + 1)) == "length"


def test_deeds_are_entered_from_the_first_moment_to_the_end_of_step_three() -> None:
    """tiefen.deeds.timing tiefen.flow.steps"""
    for battle in (play(Battle(Tiefen()), 10, 10), until(begun(), "tiefen.flow.steps"), at_deeds()):
        play(battle, "deed.b", "leader", "long ago", "success")
        assert len(battle.position.side("b").deeds) == 1


def test_after_the_reveal_no_deed_is_entered() -> None:
    """tiefen.deeds.timing"""
    battle = play(at_deeds(), "close")
    assert refused(battle, "deed.a") == "other-question"
    battle.undo()
    play(battle, "deed.a", "leader", "", "success")
    assert len(battle.position.side("a").deeds) == 1


def test_a_duel_told_amid_the_fighting_is_entered_before_the_roll() -> None:
    """tiefen.deeds.narrated"""
    battle = play(at_deeds(), "deed.a", "leader", "Hector", "success", "close")
    assert battle.ask
    assert battle.ask.rule == "tiefen.roll.all"
    assert dice(battle.position, battle.position.side("a")) == 2


def test_a_deed_against_a_superior_side_brings_the_question_again() -> None:
    """tiefen.deeds.kinds"""
    battle = play(until(begun(), "tiefen.super.who"), "b")
    play(until(battle, "tiefen.tactic.secret"), "a: speed", "b: speed", "deed.a", "leader", "tower", "success")
    play(battle, "close")
    assert battle.ask
    assert (battle.ask.rule, proposed(battle)) == ("tiefen.super.who", ("b",))
    play(battle, "")
    assert not battle.position.side("b").superior
    assert dice(battle.position, battle.position.side("a")) == 2
    assert tells(battle, "tiefen.super.who")[-1] == {"side": "b", "superior": "no"}


def test_without_such_a_deed_superiority_stays() -> None:
    """tiefen.deeds.kinds"""
    battle = play(until(begun(), "tiefen.super.who"), "b")
    play(until(battle, "tiefen.tactic.secret"), "a: speed", "b: speed", "deed.b", "leader", "", "success", "close")
    assert battle.ask
    assert battle.ask.rule == "tiefen.roll.all"
    assert battle.position.side("b").superior


def superior_at_deeds(*before: str) -> Battle[Position]:
    """A battle at its deeds in which B is superior; these answers come before the circumstances."""
    battle = play(Battle(Tiefen()), 100, 100, *before, "done")
    play(until(battle, "tiefen.super.who"), "b")
    return play(until(battle, "tiefen.tactic.secret"), "a: speed", "b: speed")


def asked_at_the_close(battle: Battle[Position]) -> str:
    play(battle, "close")
    assert battle.ask
    return battle.ask.rule


TOWER = ("deed.a", "leader", "tower", "success")


def test_a_deed_known_when_superiority_was_judged_does_not_bring_the_question_again() -> None:
    """tiefen.deeds.kinds tiefen.super.who"""
    assert asked_at_the_close(superior_at_deeds(*TOWER)) == "tiefen.roll.all"
    assert asked_at_the_close(play(superior_at_deeds(), *TOWER)) == "tiefen.super.who"


def test_an_answer_given_after_the_deed_stands() -> None:
    """tiefen.deeds.kinds tiefen.super.who"""
    battle = play(superior_at_deeds(), *TOWER, "superior", "b")
    assert asked_at_the_close(battle) == "tiefen.roll.all"
    assert battle.position.side("b").superior
    ruled = play(superior_at_deeds(), *TOWER)
    ruled.overrule("b.superior", "yes", "the tower still stands")
    assert asked_at_the_close(ruled) == "tiefen.roll.all"


def test_what_the_answer_rested_on_may_also_be_struck_out() -> None:
    """tiefen.deeds.kinds tiefen.super.who"""
    battle = play(superior_at_deeds(), *TOWER, "superior", "", "drop.a", "close")
    assert battle.ask
    assert (battle.ask.rule, dict(battle.ask.label.figures)["again"]) == ("tiefen.super.who", "struck")
    play(battle, "b")
    assert battle.position.side("b").superior


@pytest.mark.parametrize(
    ("answers", "again"),
    [
        (("superior", "", *TOWER), "no"),
        (("superior", "b", "drop.a"), "no"),
        (("superior", "b", *TOWER), "yes"),
        (("superior", "b", "drop.a", "deed.a", "leader", "gate", "success"), "yes"),
        (("superior", "", "superior", "", "drop.a"), "struck"),
        (("superior", "", "drop.a", "deed.a", "leader", "gate", "success"), "struck"),
    ],
)
def test_only_a_change_that_could_alter_the_answer_brings_the_question_again(
    answers: tuple[str, ...], again: str
) -> None:
    """tiefen.deeds.kinds tiefen.super.who: a new deed against a superior side, or one struck where it was lost"""
    battle = play(superior_at_deeds(), *TOWER, *answers, "close")
    assert battle.ask
    assert dict(battle.ask.label.figures).get("again", "no") == again


def test_deeds_of_the_superior_side_and_foiled_ones_bring_no_question() -> None:
    """tiefen.deeds.kinds"""
    own = play(superior_at_deeds(), "deed.b", "leader", "", "success")
    foiled = play(superior_at_deeds(), "deed.a", "leader", "", "foiled")
    assert {asked_at_the_close(own), asked_at_the_close(foiled)} == {"tiefen.roll.all"}
