"""Time, the shape of a round, initiative, and who is hostile to whom."""

from __future__ import annotations

from engine.samyra.table import Table, acting, field, moved, moving, ordered, rule
from support.playing import barred_by, fields, headings, keys, play, proposed, question, refused_by, tells

from gonfalon.questions.figures import Label, UserText
from gonfalon.questions.roll import Roll


def test_a_round_is_five_seconds_and_the_elapsed_time_is_told() -> None:
    """samyra.time.round"""
    battle = acting()
    play(battle, "-")
    assert [one["seconds"] for one in headings(battle, "samyra.round.phases")] == [0, 5]


def test_no_clock_runs_a_question_waits() -> None:
    """samyra.time.table: undone and given again, the same question stands as it stood."""
    battle = moving()
    before = question(battle)
    play(battle, "done")
    battle.undo()
    assert question(battle) == before


def test_a_figure_moves_once_and_acts_once() -> None:
    """samyra.round.budget"""
    battle = moving(cast=(2, 1, 0))
    play(battle, "move.ilva", "spaces=2")
    assert not [key for key in keys(battle) if key.endswith(".ilva")]


def test_whoever_has_acted_has_no_further_action_but_by_the_game_master() -> None:
    """samyra.round.budget"""
    battle = acting(switches={"act.declare": "at_step"})
    play(battle, "ilva", "-", "-")
    assert refused_by(battle, "ilva") == "samyra.round.budget"
    play(battle, "+extra.ilva", "melee", "-")
    assert fields(battle) == ["ilva_further"]
    play(battle, "-")
    assert [(one["figure"], one["sort"]) for one in tells(battle, "samyra.act.input")] == [
        ("ilva", "own"),
        ("ilva", "further"),
    ]


def test_a_further_action_stands_beside_the_one_that_is_declared() -> None:
    """samyra.round.budget"""
    battle = play(acting(), "+extra.ilva", "other", "ilva.kind=none")
    assert fields(battle) == ["ilva_further"]
    both = play(acting(), "ilva.kind=melee", "+extra.ilva", "melee", "+extra.ilva", "melee")
    assert fields(both) == ["ilva", "ilva_further", "ilva_further_2"]
    play(both, "ilva_further.result=hit ilva_further.damage=2 ilva_further_2.result=hit ilva_further_2.damage=3", "-")
    assert both.position.figure("orc1").damage == 5


def test_further_actions_stand_behind_one_line_for_all_figures() -> None:
    """samyra.round.budget"""
    extra = [one for one in acting().offers if one.key.startswith("extra.")]
    assert [one.short for one in extra] == [Label("samyra-figure", figure=one.key.partition(".")[2]) for one in extra]
    assert {one.group for one in extra} == {Label("samyra-offer-extra-group")}


def test_the_bar_of_steps_says_that_kinds_are_declared_before_the_first_step() -> None:
    """samyra.act.declare samyra.act.steps"""

    def marks(battle: Table) -> list[tuple[str, str]]:
        return [(one.key, one.state) for one in battle.system.table(battle.position).steps[3:6]]

    battle = acting()
    assert marks(battle) == [("declare", "now"), ("act.1", "ahead"), ("act.2", "ahead")]
    assert marks(play(battle, "ilva.kind=ranged")) == [("declare", "done"), ("act.1", "now"), ("act.2", "ahead")]
    later = acting(switches={"act.declare": "at_step"})
    assert marks(later) == [("act.1", "now"), ("act.2", "ahead"), ("act.3", "ahead")]


def test_the_last_to_act_gets_a_further_action_until_the_round_is_closed() -> None:
    """samyra.round.budget"""
    battle = play(acting(), "ilva.kind=melee")
    for offered in range(2):
        assert "extra.ilva" in [one.key for one in battle.offers]
        if not offered:
            play(battle, "ilva.result=hit ilva.damage=1")
    play(battle, "+extra.ilva", "other", "-")
    assert fields(battle) == ["ilva_further"]


def test_a_further_action_is_granted_to_who_climbs_and_lost_by_who_falls() -> None:
    """samyra.round.budget samyra.act.fallen_earlier"""
    battle = moved(play(moving(), "cross.ilva", 2))
    play(battle, "+extra.ilva", "other", "+extra.ilva", "other", "orc1.kind=melee")
    play(battle, "orc1.result=hit orc1.damage=9", "ilva.falls=falls")
    assert [one["figure"] for one in tells(battle, "samyra.act.fallen_earlier")] == ["ilva"]
    climbing = moved(play(moving(), "cross.ilva", 2))
    assert fields(play(climbing, "+extra.ilva", "other", "-")) == ["ilva_further"]


def test_a_spell_as_a_further_action_is_interrupted_like_any_other() -> None:
    """samyra.round.budget samyra.spell.round"""
    battle = play(acting(), "+extra.ilva", "round", "ilva.kind=other orc1.kind=melee")
    play(battle, "orc1.result=hit orc1.damage=2")
    play(battle, "ilva.spell=interrupted")
    assert [one["figure"] for one in tells(battle, "samyra.spell.round")] == ["ilva"]
    assert fields(battle) == ["ilva"]


def test_an_opportunity_attack_is_not_the_action() -> None:
    """samyra.round.budget"""
    battle = moving()
    play(battle, "move.ilva", "spaces=1 entered=orc1", "force", "orc1.result=miss", "done", "ilva.kind=none", "-")
    assert [one["figure"] for one in tells(battle, "samyra.act.input")] == ["orc1"]


def test_nobody_acts_before_all_have_moved() -> None:
    """samyra.round.phases"""
    battle = moving()
    rules = [rule(battle)]
    for _ in range(2):
        play(battle, "done")
        rules.append(rule(battle))
    assert rules == ["move.groupwise", "move.groupwise", "act.declare"]


def test_the_end_is_proposed_when_no_enemies_stand_and_taken_by_the_table() -> None:
    """samyra.round.end"""
    battle = play(acting(), "ilva.kind=melee", "ilva.result=hit ilva.damage=9", "orc1.falls=falls")
    assert rule(battle) == "round.end"
    assert proposed(battle) == ("yes",)
    play(battle, "no")
    assert rule(battle) == "init.roll"


def test_one_side_alone_goes_on_without_a_roll() -> None:
    """samyra.round.end samyra.init.winner_orders"""
    battle = play(acting(), "ilva.kind=melee", "ilva.result=hit ilva.damage=9", "orc1.falls=falls", "on")
    assert rule(battle) == "move.groupwise"
    assert tells(battle, "samyra.init.winner_orders")[-1]["stage"] == "alone"
    assert rule(play(battle, "done")) == "act.declare"


def test_with_nobody_left_there_is_no_round_until_somebody_gets_up_or_joins() -> None:
    """samyra.round.end samyra.init.roll"""
    battle = play(acting(), "ilva.kind=melee orc1.kind=melee")
    play(battle, "ilva.result=hit ilva.damage=9 orc1.result=hit orc1.damage=9", "ilva.falls=falls orc1.falls=falls")
    assert (rule(battle), keys(battle), barred_by(battle, "no")) == ("round.end", ("yes",), "samyra.round.end")
    play(battle, "^ilva.name=Ilva")
    assert keys(battle) == ("yes",)
    joined = play(battle, "+join", "figures.1.party=2", "no")
    assert question(joined).people == ("p2",)
    for _ in range(3):
        battle.undo()
    play(battle, "^ilva.state=up", "no")
    assert question(battle).people == ("p1",)
    play(battle, "^ilva.state=down")
    assert keys(battle) == ("yes",)
    play(battle, "^ilva.state=up", "^orc1.state=up")
    assert (rule(battle), battle.position.round) == ("init.roll", 2)


def test_rounds_without_a_hit_go_on() -> None:
    """samyra.round.end: nothing but enemies that are gone makes the app ask."""
    battle = field()
    for _ in range(5):
        play(moved(ordered(battle)), "ilva.kind=none orc1.kind=none")
    assert (rule(battle), battle.position.round) == ("init.roll", 6)


def test_the_table_may_end_the_combat_at_any_time() -> None:
    """samyra.round.end"""
    battle = play(moving(), "+end")
    assert battle.ask is None
    result = battle.system.result(battle.position)
    assert result is not None
    assert result.winner is None


def test_every_side_rolls_one_die_and_scores_do_not_outlast_the_round() -> None:
    """samyra.init.roll"""
    battle = field(cast=(4, 6, 1))
    ask = question(battle)
    assert isinstance(ask, Roll)
    assert ask.pool.dice == 3
    assert ask.bonus == 0
    moved(ordered(battle))
    play(battle, "kerit.kind=none")
    assert rule(battle) == "init.roll"
    assert battle.position.rolls == ()


def test_the_dice_of_opposing_sides_are_the_game_masters() -> None:
    """samyra.init.who"""
    battle = field(cast=(1, 1, 1))
    seats = {side.id: side.seat for side in battle.system.table(battle.position).sides}
    assert seats == {"p1": None, "p2": "gm", "p3": "gm"}
    assert question(battle).people == ("p1", "p2", "p3")


def test_the_winner_is_proposed_to_move_last() -> None:
    """samyra.init.meaning"""
    battle = play(field(cast=(1, 1, 1)), (15, 7, 8), "-")
    assert battle.position.order == ("p2", "p3", "p1")


def test_the_winner_sets_any_order_of_all_sides() -> None:
    """samyra.init.winner_orders"""
    battle = play(field(cast=(1, 1, 1)), (20, 19, 2))
    assert question(battle).people == ("p1",)
    assert refused_by(battle, "place1=p3 place2=p3 place3=p2") == "samyra.init.winner_orders"
    play(battle, "place1=p3 place2=p1 place3=p2")
    assert battle.position.order == ("p3", "p1", "p2")


def test_the_order_says_nothing_about_actions() -> None:
    """samyra.init.movement_only: whoever moves first, both blows land together."""
    for first in ("p1", "p2"):
        battle = moved(moving(first=first))
        play(battle, "ilva.kind=melee orc1.kind=melee")
        play(battle, "ilva.result=hit ilva.damage=9 orc1.result=hit orc1.damage=9", "ilva.falls=falls orc1.falls=falls")
        assert {one["figure"] for one in tells(battle, "samyra.act.credit")} == {"ilva", "orc1"}


def test_only_those_who_tie_for_the_lead_roll_again() -> None:
    """samyra.init.tie_top"""
    battle = play(field(cast=(1, 1, 1)), (18, 18, 15))
    assert question(battle).people == ("p1", "p2")
    play(battle, (4, 9))
    assert question(battle).people == ("p2",)


def test_of_three_that_tie_two_may_be_left() -> None:
    """samyra.init.tie_top"""
    battle = play(field(cast=(1, 1, 1)), (11, 11, 11), (7, 7, 3))
    assert question(battle).people == ("p1", "p2")
    play(battle, (2, 2), (2, 16))
    assert question(battle).people == ("p2",)


def test_a_tie_further_down_does_not_matter() -> None:
    """samyra.init.tie_lower"""
    battle = play(field(cast=(1, 1, 1)), (15, 7, 7))
    assert rule(battle) == "init.winner_orders"
    assert len(tells(battle, "samyra.init.tie_lower")) == 1
    assert not tells(play(field(cast=(1, 1, 1)), (15, 7, 8)), "samyra.init.tie_lower")


def test_who_wins_is_told_under_the_rule_of_the_order_and_all_rolls_are_shown() -> None:
    """samyra.init.winner_orders samyra.init.tie_top"""
    battle = play(field(), (18, 18), (4, 9))
    assert [(one["side"], one["stage"]) for one in tells(battle, "samyra.init.winner_orders")] == [("p2", "won")]
    (won,) = tells(battle, "samyra.init.winner_orders")
    rolled = [dict(one.figures) for one in won["scores"]]
    assert [(one["side"], one["score"], one["more"]) for one in rolled] == [
        ("p1", 18, UserText("4")),
        ("p2", 18, UserText("9")),
    ]
    scores = [dict(side.values[0].label.figures) for side in battle.system.table(battle.position).sides]
    assert [(one["score"], one["more"]) for one in scores] == [(18, UserText("4")), (18, UserText("9"))]


def test_a_party_that_comes_after_the_rolls_rolls_too() -> None:
    """samyra.init.roll"""
    battle = play(field("wolf1.state=down", cast=(1, 1, 1)), (20, 9))
    play(battle, "^wolf1.state=up")
    assert question(battle).people == ("p3",)
    play(battle, (20,))
    assert (rule(battle), question(battle).people) == ("init.tie_top", ("p1", "p3"))


def test_hostility_is_said_for_each_pair_and_may_change() -> None:
    """samyra.sides.hostile"""
    battle = moving(cast=(1, 1, 1), first="p3")
    play(battle, "^hostile.p2.p3=no", "move.wolf1")
    assert refused_by(battle, "spaces=1 entered=orc1") == "samyra.zone.stop"
    play(battle, "spaces=1 entered=ilva")
    assert rule(battle) == "zone.stop"


def test_latecomers_join_between_rounds() -> None:
    """samyra.sides.hostile"""
    battle = field()
    play(battle, "+join", 'figures.1.party=2 figures.1.name="Grub" figures.1.count=2')
    assert [one.of for one in battle.position.figures] == ["p1", "p2", "p2", "p2"]
    wolves = field(cast=(1, 0, 1))
    play(wolves, "+join", "figures=open figures.1.party=2")
    assert [one.of for one in wolves.position.figures] == ["p1", "p3", "p3"]
