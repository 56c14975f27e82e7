"""Rolls: dice, efforts, difficulties, simple actions, contests, second skills."""

from __future__ import annotations

import pytest
from engine.sotc.field import bonus, field, parts
from support.playing import barred_by, keys, offers, play, proposed, question, sum_of, tells

from gonfalon.questions.choice import Choice
from gonfalon.questions.dice import Source
from gonfalon.questions.figures import Label
from gonfalon.questions.refusal import Refused
from gonfalon.questions.roll import DiceAnswer
from gonfalon.systems.sotc.state.skills import SKILLS


def climbing(skill: int, difficulty: int, dice: int) -> dict[str, object]:
    battle = play(field(f"anna.skill.athletics={skill}"), "other", "athletics", "+difficulty", difficulty, (dice,))
    return tells(battle, "sotc.roll.shifts")[-1]


@pytest.mark.parametrize(
    ("skill", "difficulty", "dice", "shifts", "outcome"),
    [(2, 3, 1, 0, "tie"), (2, 3, 0, 0, "fail"), (2, 2, 3, 3, "spin"), (2, 2, 0, 0, "tie"), (2, 2, -3, 0, "fail")],
)
def test_shifts_are_what_is_above_the_difficulty(
    skill: int, difficulty: int, dice: int, shifts: int, outcome: str
) -> None:
    """sotc.roll.success sotc.roll.shifts sotc.roll.effort: meeting it is enough, a failure has none."""
    told = climbing(skill, difficulty, dice)
    assert (told["shifts"], told["outcome"], told["total"]) == (shifts, outcome, skill + dice)


@pytest.mark.parametrize("total", [10, -3])
def test_efforts_go_beyond_both_ends_of_the_ladder(total: int) -> None:
    """sotc.roll.ladder"""
    told = climbing(6 if total > 0 else 0, 1, 4 if total > 0 else -3)
    assert told["total"] == total


@pytest.mark.parametrize("thrown", [(2, 0, 0, 0), (1, 1, 1), (1, 1, 1, 1, 1)])
def test_four_dice_show_one_less_nothing_or_one_more(thrown: tuple[int, ...]) -> None:
    """sotc.roll.dice"""
    battle = play(field(), "other", "athletics")
    with pytest.raises(Refused) as refused:
        battle.answer(DiceAnswer(thrown, Source.TABLE))
    assert refused.value.code == "faces"
    battle.answer(DiceAnswer(sum_of(-4), Source.TABLE))
    assert tells(battle, "sotc.roll.shifts")[-1]["total"] == -4


def test_a_skill_that_is_missing_counts_nothing() -> None:
    """sotc.roll.default_skill sotc.roll.when: any skill of the list can be rolled, where a roll is wanted at all."""
    battle = play(field("anna.skill.athletics=2"), "other")
    assert set(keys(battle)) == set(SKILLS)
    assert bonus(play(battle, "guns")) == 0


def test_a_simple_action_is_average_unless_the_game_master_says_otherwise() -> None:
    """sotc.simple.difficulty sotc.act.opposition sotc.man.uncontested sotc.action.kinds"""
    battle = play(field("anna.skill.athletics=2"), "other", "athletics")
    assert "difficulty" in offers(battle)
    play(battle, (-1,))
    assert tells(battle, "sotc.roll.shifts")[-1]["against"] == 1
    assert tells(battle, "sotc.shift.spend")[-1]["done"] == "yes"


def test_spare_shifts_are_told_and_buy_nothing_by_themselves() -> None:
    """sotc.shift.spend sotc.spin.general"""
    battle = play(field("anna.skill.burglary=3"), "other", "burglary", "+difficulty", 2, (1,))
    assert tells(battle, "sotc.shift.spend") == [{"piece": "anna", "done": "yes", "shifts": 2}]


@pytest.mark.parametrize(("mine", "theirs", "winner"), [(2, 0, "anna"), (-1, 1, "kessler")])
def test_the_higher_effort_wins_a_contest(mine: int, theirs: int, winner: str) -> None:
    """sotc.contest.resolve sotc.act.opposition"""
    battle = field("anna.skill.might=2", "kessler.skill.might=2")
    play(battle, "contest.kessler", "might", (mine, theirs))
    assert tells(battle, "sotc.contest.resolve")[-1] == {
        "piece": "anna",
        "target": "kessler",
        "winner": winner,
        "shifts": 2,
    }


def test_a_contest_that_a_block_stops_has_no_winner() -> None:
    """sotc.contest.resolve sotc.block.overcome"""
    battle = field("bruno.skill.might=6", "kessler.skill.fists=5", only="bruno kessler anna")
    play(battle, "block", "acts=other", "might", (0,), "contest.anna", "fists", (0, 0))
    assert tells(battle, "sotc.contest.resolve") == []
    assert tells(battle, "sotc.block.overcome") == [{"piece": "kessler", "kind": "action"}]
    assert battle.position.now.who == "anna"


@pytest.mark.parametrize("answer", ["draw", "again"])
def test_a_tied_contest_is_a_draw_or_rolled_again(answer: str) -> None:
    """sotc.contest.tie: a draw is proposed."""
    battle = play(field(), "contest.kessler", "might", (0, 0))
    assert proposed(battle) == ("draw",)
    play(battle, answer)
    if answer == "draw":
        assert tells(battle, "sotc.contest.resolve")[-1]["winner"] == "none"
    else:
        assert question(battle).rule == "sotc.contest.resolve"
        assert tells(play(battle, (1, 0)), "sotc.contest.resolve")[-1]["winner"] == "anna"


def test_spin_is_still_good_when_a_contest_is_rolled_again() -> None:
    """sotc.contest.tie sotc.spin.use: it is the same action."""
    battle = field("anna.skill.athletics=5", only="kessler anna marek")
    play(battle, "attack.anna", (0, 0), "contest.kessler", "might", (0, 0), "pass", "again", (0, 0))
    assert "spin.anna.anna.plus" in keys(battle)
    play(battle, "spin.anna.anna.plus", "pass")
    assert tells(battle, "sotc.contest.resolve")[-1]["winner"] == "anna"


@pytest.mark.parametrize(
    ("second", "part", "points"),
    [
        (4, "modifies", 1),
        (2, "modifies", -1),
        (3, "modifies", 0),
        (4, "complements", 1),
        (2, "complements", 0),
        (4, "restricts", 0),
        (2, "restricts", -1),
    ],
)
def test_a_second_skill_plays_its_part(second: int, part: str, points: int) -> None:
    """sotc.combine.modify sotc.combine.complement sotc.combine.restrict sotc.combine.which: ratings are compared."""
    battle = play(field("anna.skill.weapons=3", f"anna.skill.might={second}"), "other", "weapons", "+combine", "might")
    assert proposed(battle) == ("modifies",)
    assert bonus(play(battle, part)) == 3 + points


def test_many_second_skills_come_to_one_up_and_one_down() -> None:
    """sotc.combine.cap"""
    battle = field("anna.skill.athletics=3", "anna.skill.might=4", "anna.skill.science=5", "anna.skill.art=1")
    play(battle, "other", "athletics")
    for skill in ("might", "science", "art", "drive"):
        play(battle, "+combine", skill, "modifies")
    assert [points for _, points in parts(battle)] == [3, 1, -1]


def test_a_combination_adds_to_what_is_done_besides() -> None:
    """sotc.combine.with_supplemental sotc.supp.which"""
    battle = field("anna.skill.fists=3", "anna.skill.athletics=4", "kessler.zone=z2")
    play(battle, "attack.kessler.via.z2", "+combine", "athletics", "complements")
    assert parts(battle) == [("sotc.roll.effort", 3), ("sotc.combine.complement", 1), ("sotc.move.one_zone", -1)]


@pytest.mark.parametrize(("defence", "points"), [("on", -1), ("off", 0)])
def test_a_long_conflict_restricts_every_roll(defence: str, points: int) -> None:
    """sotc.long.restrict sotc.long.defense"""
    battle = field(
        "anna.skill.fists=2",
        "kessler.skill.athletics=3",
        "kessler.skill.endurance=1",
        "tiring.endurance=yes",
        switches={"sotc.long.defense": defence},
    )
    play(battle, "attack.kessler")
    assert (bonus(battle), bonus(battle, 1)) == (1, 3 + points)


@pytest.mark.parametrize(("mode", "points"), [("restrict", 0), ("modify", 1)])
def test_distraction_restricts_or_modifies(mode: str, points: int) -> None:
    """sotc.long.alertness_mode"""
    battle = field("anna.skill.fists=3", "tiring.alertness=yes", switches={"sotc.long.alertness_mode": mode})
    assert bonus(play(battle, "attack.kessler")) == 3 + points


def test_the_game_master_draws_a_conflict_out() -> None:
    """sotc.long.trigger: nobody does unless it is said."""
    battle = field("anna.skill.fists=3")
    assert not battle.position.tiring
    play(battle, "+gm", "long", "endurance")
    assert list(battle.position.tiring) == ["endurance"]
    play(battle, "+gm", "long", "endurance")
    assert list(battle.position.tiring) == []


def test_the_menu_has_no_second_action() -> None:
    """sotc.act.one: once it is spent the turn is over."""
    battle = play(field("anna.skill.fists=1", "kessler.skill.fists=1"), "attack.kessler", (0, 0))
    assert battle.position.now.who == "kessler"
    assert barred_by(battle, "pass") == ""


def test_skills_that_somebody_lacks_come_in_a_group_of_their_own() -> None:
    """sotc.roll.default_skill"""
    asked = question(play(field("anna.skill.science=3"), "other"))
    assert isinstance(asked, Choice)
    groups = {one.key: one.group for one in asked.options}
    assert groups["science"] is None
    assert groups["art"] == Label("sotc-group-skills")


@pytest.mark.parametrize(
    ("mine", "proposing"),
    [(1, "spin.kessler.anna.minus"), (0, "spin.kessler.anna.minus"), (-2, "spin.kessler.anna.minus"), (-4, "pass")],
)
def test_spin_that_would_help_and_lapse_otherwise_is_proposed(mine: int, proposing: str) -> None:
    """sotc.spin.expiry sotc.spin.use: it makes the hit smaller, the tie a miss, and a defence one that gives spin itself"""
    battle = play(field(), "^kessler.spin=yes", "attack.kessler")
    play(battle, (mine - bonus(battle) + bonus(battle, 1), 0))
    assert proposed(battle) == (proposing,)
