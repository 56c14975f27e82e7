"""Movement: the reach of a figure, obstacles, areas that stop it, and alternatives to a move."""

from __future__ import annotations

import pytest
from engine.samyra.table import SYSTEM, Table, acting, labels, moved, moving, ordered, rule
from support.playing import barred, barred_by, fields, keys, play, proposed, question, refused, refused_by, tells

from gonfalon.battle.battle import Battle
from gonfalon.questions.choice import Choice
from gonfalon.questions.figures import Label
from gonfalon.systems.samyra.state.people import Carried, Posture

IN = ("in.ilva.orc1=yes",)


@pytest.mark.parametrize(("line", "answer"), [("spaces=7", "samyra.move.bew"), ("spaces=6", "")])
def test_a_figure_moves_as_far_as_its_value(line: str, answer: str) -> None:
    """samyra.move.bew"""
    battle = play(moving(cast=(2, 1, 0)), "move.ilva")
    if answer:
        assert refused_by(battle, line) == answer
    else:
        play(battle, line)
        assert battle.position.figure("ilva").pace.over


def test_low_objects_cost_nothing_more_and_stand_on_spaces() -> None:
    """samyra.move.free_spaces"""
    battle = play(moving(), "move.ilva")
    assert refused_by(battle, "spaces=1 low=2") == "samyra.move.free_spaces"
    play(battle, "spaces=1 low=1")
    assert battle.position.figure("ilva").pace.spent == 2


def test_the_class_of_an_object_depends_on_the_figure() -> None:
    """samyra.move.size_relative"""
    battle = play(moving(cast=(5, 1, 0)), "move.pim", "crossed=1", "move.brug", "spaces=1 low=1")
    assert [battle.position.figure(id).pace.spent for id in ("pim", "brug")] == [6, 2]


def test_whoever_stands_on_an_object_is_named_when_actions_are_declared() -> None:
    """samyra.move.fight_from_object"""
    battle = moved(play(moving(), "move.ilva", "spaces=3 on=low"))
    assert [note.id for note in question(battle).notes] == ["samyra-note-perched"]


@pytest.mark.parametrize(
    ("bew", "line", "halves"), [(6, "spaces=2 crossed=1", 10), (7, "crossed=1", 7), (7, "crossed=2", 14)]
)
def test_an_obstacle_costs_exactly_half_the_movement(bew: int, line: str, halves: int) -> None:
    """samyra.move.obstacle"""
    battle = play(moving(f"ilva.bew={bew}"), "move.ilva", line)
    assert battle.position.figure("ilva").pace.spent == halves


def test_an_obstacle_that_cannot_be_paid_is_refused() -> None:
    """samyra.move.obstacle"""
    battle = play(moving(), "move.ilva")
    assert refused_by(battle, "spaces=4 crossed=1") == "samyra.move.obstacle"


@pytest.mark.parametrize(("how", "halves"), [("included", 6), ("extra", 8)])
def test_the_space_of_an_obstacle_is_included_or_paid_on_top(how: str, halves: int) -> None:
    """samyra.move.obstacle_space"""
    battle = play(moving(switches={"move.obstacle_space": how}), "move.ilva", "crossed=1")
    assert battle.position.figure("ilva").pace.spent == halves


def test_what_is_too_big_takes_whole_rounds_and_the_action() -> None:
    """samyra.move.too_big"""
    battle = play(moving(), "cross.ilva", 2, "done")
    assert fields(battle) == ["orc1"]
    moved(ordered(play(battle, "-")))
    assert fields(battle) == ["orc1"]
    assert rule(play(battle, "-")) == "move.too_big"
    assert question(battle).people == ("gm",)
    play(battle, "-")
    assert [one["stage"] for one in tells(battle, "samyra.move.too_big")] == ["begun", "over"]
    assert battle.position.figure("ilva").task is None


def test_who_climbs_only_goes_on_or_gives_up() -> None:
    """samyra.move.too_big samyra.act.long"""
    battle = moved(play(moving("in.orc1.ilva=yes"), "cross.ilva", 3))
    ordered(play(battle, "-"))
    assert keys(battle) == ("stay.ilva", "giveup.ilva", "done")
    play(battle, "giveup.ilva")
    assert {"move.ilva", "kneel.ilva", "cross.ilva"} <= set(keys(battle))
    assert "ilva" in fields(moved(battle))
    climbing = moved(play(moving(), "cross.ilva", 3))
    play(ordered(play(climbing, "-")), "stay.ilva")
    assert climbing.position.figure("ilva").pace.over


@pytest.mark.parametrize(
    ("line", "contacts"),
    [("inside=orc2 mine=orc2", {("ilva", "orc2"), ("orc2", "ilva")}), ("result=failure", {("ilva", "orc1")})],
)
def test_whoever_is_over_it_leaves_the_contacts_of_the_other_side(line: str, contacts: set[tuple[str, str]]) -> None:
    """samyra.move.too_big samyra.zone.known"""
    battle = moved(play(moving("in.ilva.orc1=yes", cast=(1, 2, 0)), "cross.ilva", 1, "all", (10,)))
    play(battle, "orc1.kind=none", line)
    assert set(battle.position.contacts) == contacts


def test_the_sides_move_in_their_order() -> None:
    """samyra.move.groupwise"""
    battle = moving(cast=(1, 1, 1), first="p3")
    assert question(battle).people == ("p3",)
    assert refused(battle, "move.orc1") == "not-offered"
    play(battle, "done")
    assert question(battle).people == ("p1",)


def test_whoever_ends_on_a_friends_space_goes_back_if_it_stays() -> None:
    """samyra.move.friend_pending"""
    battle = play(moving(cast=(2, 1, 0)), "move.ilva", "spaces=2 friend=brug", "stay.brug")
    assert [one["to"] for one in tells(battle, "samyra.move.friend_pending")] != ["open"]
    again = play(moving(cast=(2, 1, 0)), "move.ilva", "spaces=2 friend=brug", "move.brug", "spaces=1")
    assert [one["to"] for one in tells(again, "samyra.move.friend_pending")] == ["open"]


@pytest.mark.parametrize("stays", ["spaces=0", "spaces=1"])
def test_whoever_moves_no_further_waits_on_the_space_of_a_friend(stays: str) -> None:
    """samyra.move.friend_pending: the leg that led there was not to be the last one."""
    battle = play(moving(cast=(2, 1, 0)), "move.ilva", "spaces=2 friend=brug then=on", stays)
    assert battle.position.figure("ilva").pace.waits == ("brug" if stays == "spaces=0" else "")


def test_a_friend_that_has_moved_blocks() -> None:
    """samyra.move.friend_pending"""
    battle = play(moving(cast=(2, 1, 0)), "stay.brug", "move.ilva")
    assert refused_by(battle, "spaces=2 through=brug") == "samyra.move.friend_pending"


def test_an_enemy_blocks_and_a_fallen_one_does_not() -> None:
    """samyra.move.enemy_blocks"""
    battle = play(moving("orc2.state=down", cast=(1, 2, 0)), "move.ilva")
    assert refused_by(battle, "spaces=1 through=orc1") == "samyra.move.enemy_blocks"
    assert refused_by(battle, "spaces=1 through=orc2") == "samyra.move.enemy_blocks"
    play(battle, "spaces=1 low=1")


def test_contacts_are_entered_and_need_not_be_mutual() -> None:
    """samyra.zone.known"""
    battle = play(moving("in.orc1.ilva=yes"), "move.ilva")
    assert rule(battle) == "move.bew"


def test_contacts_are_entered_anew_at_any_time_but_in_a_move() -> None:
    """samyra.zone.known"""
    battle = play(acting(), "+contacts", "ilva=orc1")
    assert battle.position.contacts == (("ilva", "orc1"),)


def test_where_contacts_are_entered_each_line_says_whose_they_are() -> None:
    """samyra.zone.known"""
    battle = play(acting(cast=(2, 1, 0)), "+contacts")
    assert labels(battle) == {
        "ilva": "Ilva steht im Angriffsbereich von",
        "brug": "Brug steht im Angriffsbereich von",
        "orc1": "Ork steht im Angriffsbereich von",
    }


@pytest.mark.parametrize(
    ("how", "prices"),
    [
        ("included", ["je 3, mit erstem Feld", "schon bezahlt"]),
        ("extra", ["je 4, mit erstem Feld", "je 1"]),
    ],
)
def test_the_price_of_an_obstacle_says_what_is_in_it(how: str, prices: list[str]) -> None:
    """samyra.move.obstacle_space"""
    battle = play(moving(switches={"move.obstacle_space": how}), "move.ilva")
    named = [labels(battle)[name].replace("\u00ad", "") for name in ("crossed", "further")]
    assert [one.partition("(")[2].removesuffix(")") for one in named] == prices


def test_further_spaces_of_an_obstacle_are_spaces_too() -> None:
    """samyra.move.obstacle_space samyra.disengage.inside_limit: with MOV 6 three in a row are paid for."""
    battle = play(moving(), "move.ilva")
    assert refused_by(battle, "further=1") == "samyra.move.obstacle_space"
    assert refused_by(battle, "spaces=1 crossed=1 further=3") == "samyra.move.obstacle_space"
    play(battle, "spaces=1 crossed=1 further=2")
    assert (battle.position.figure("ilva").pace.spent, battle.position.figure("ilva").pace.steps) == (8, 4)
    inside = play(moving("in.ilva.orc1=yes"), "move.ilva", "inside")
    assert refused_by(inside, "crossed=1 further=2") == "samyra.disengage.inside_limit"


def test_whoever_enters_an_area_stops_and_that_is_all() -> None:
    """samyra.zone.stop"""
    battle = play(moving("ilva.bew=8", cast=(2, 1, 0)), "move.ilva", "spaces=3 entered=orc1 then=on", "stop")
    assert battle.position.figure("ilva").pace.over
    assert tells(battle, "samyra.strike.phase") == []


def test_only_who_has_learnt_to_run_may_try() -> None:
    """samyra.zone.run_check"""
    battle = play(moving(), "move.ilva", "spaces=3 entered=orc1")
    assert keys(battle) == ("stop", "force")
    assert list(barred(battle)) == ["passed"]
    learnt = play(moving("ilva.runs=yes"), "move.ilva", "spaces=3 entered=orc1 then=on", "passed")
    assert rule(learnt) == "move.bew"


@pytest.mark.parametrize(("how", "questions"), [("per_enemy", 2), ("per_space", 1)])
def test_checks_are_made_for_each_enemy_or_each_space(how: str, questions: int) -> None:
    """samyra.zone.run_check.each"""
    battle = moving("ilva.runs=yes", cast=(2, 2, 0), switches={"zone.run_check.each": how})
    play(battle, "move.ilva", "spaces=3 entered=orc1,orc2", *["passed"] * questions)
    assert rule(battle) == "move.groupwise"


@pytest.mark.parametrize(("answer", "asked"), [("failed_stop", "move.groupwise"), ("failed_on", "strike.input")])
def test_a_failed_check_stops_or_is_paid_for(answer: str, asked: str) -> None:
    """samyra.zone.run_check.failed"""
    battle = play(moving("ilva.runs=yes", cast=(2, 1, 0)), "move.ilva", "spaces=3 entered=orc1", answer)
    assert rule(battle) == asked


def test_forcing_through_is_struck_at_and_goes_on() -> None:
    """samyra.zone.force"""
    battle = play(moving(), "move.ilva", "spaces=3 entered=orc1 then=on", "force", "-")
    assert rule(battle) == "move.bew"


def test_each_enemy_strikes_and_all_of_it_lands_together() -> None:
    """samyra.zone.several"""
    battle = play(moving(cast=(2, 2, 0)), "move.brug", "spaces=1 entered=orc1,orc2", "through")
    assert fields(battle) == ["orc1", "orc2"]
    play(battle, "orc1.result=hit orc1.damage=2 orc2.result=hit orc2.damage=3", "stands")
    assert battle.position.figure("brug").damage == 5


def test_an_area_counts_once_until_it_is_entered_again() -> None:
    """samyra.zone.once"""
    battle = play(moving(), "move.ilva", "spaces=2 entered=orc1 then=on", "force", "-")
    assert refused_by(battle, "spaces=1 entered=orc1") == "samyra.zone.once"
    play(battle, "spaces=2 left=orc1 entered=orc1")
    assert rule(battle) == "zone.stop"


def test_a_strike_lands_before_the_figure_goes_on() -> None:
    """samyra.strike.phase"""
    battle = play(
        moving(), "move.ilva", "spaces=2 entered=orc1 then=on", "force", "orc1.result=hit orc1.damage=3", "stands"
    )
    assert battle.position.figure("ilva").damage == 3
    assert rule(battle) == "move.bew"


def test_a_strike_asks_for_nothing_but_result_and_damage() -> None:
    """samyra.strike.unmodified samyra.strike.no_defence"""
    battle = play(moving(), "move.ilva", "spaces=2 entered=orc1", "force")
    assert [note.id for note in question(battle).notes] == ["samyra-note-strike"]
    group = question(battle).fields[0].of  # type: ignore[attr-defined]
    assert [one.name for one in group.fields] == ["result", "damage"]


def test_who_falls_by_a_strike_loses_move_and_action() -> None:
    """samyra.strike.input"""
    battle = play(
        moving(), "move.ilva", "spaces=2 entered=orc1 then=on", "force", "orc1.result=hit orc1.damage=9", "falls"
    )
    assert not battle.position.figure("ilva").up
    assert fields(moved(battle)) == ["orc1"]


def test_nobody_asks_who_falls_by_a_strike_that_armour_stops() -> None:
    """samyra.strike.input"""
    battle = play(moving(), "move.ilva", "spaces=2 entered=orc1 then=on", "force", "orc1.result=hit orc1.damage=0")
    assert battle.position.figure("ilva").up
    assert rule(battle) == "move.bew"


def test_a_strike_may_be_waived() -> None:
    """samyra.strike.input"""
    battle = play(moving(cast=(2, 1, 0)), "move.ilva", "spaces=2 entered=orc1", "force", "orc1.result=waive")
    assert battle.position.figure("ilva").damage == 0
    assert [one["result"] for one in tells(battle, "samyra.strike.phase")] == ["waive"]


def test_exactly_one_thing_is_done_instead_of_moving() -> None:
    """samyra.alt.list"""
    battle = moving(*IN, "ilva.weapon1=body", cast=(2, 1, 0))
    assert {key.split(".")[0] for key in keys(battle) if ".ilva" in key} >= {"move", "kneel", "lie", "draw", "stay"}
    play(battle, "kneel.ilva")
    assert not [key for key in keys(battle) if ".ilva" in key]
    assert tells(battle, "samyra.disengage.roll") == []


def test_a_low_posture_lasts() -> None:
    """samyra.alt.low"""
    battle = play(moving(), "lie.ilva", "done", "-")
    assert battle.position.round == 2
    assert battle.position.figure("ilva").posture is Posture.LYING


@pytest.mark.parametrize(("posture", "most"), [("kneeling", 6), ("lying", 3)])
def test_low_figures_move_less(posture: str, most: int) -> None:
    """samyra.alt.low_move"""
    battle = play(moving("ilva.bew=9", f"ilva.posture={posture}"), "move.ilva")
    assert refused_by(battle, f"spaces={most + 1}") == "samyra.move.bew"
    play(battle, f"spaces={most}")


@pytest.mark.parametrize(
    ("posture", "how", "most"),
    [
        ("kneeling", "down", 5),
        ("kneeling", "nearest", 5),
        ("kneeling", "up", 6),
        ("lying", "down", 2),
        ("lying", "nearest", 3),
        ("lying", "up", 3),
    ],
)
def test_what_is_left_of_the_movement_is_rounded(posture: str, how: str, most: int) -> None:
    """samyra.alt.rounding"""
    battle = play(moving("ilva.bew=8", f"ilva.posture={posture}", switches={"alt.rounding": how}), "move.ilva")
    assert refused_by(battle, f"spaces={most + 1}") == "samyra.move.bew"
    play(battle, f"spaces={most}")


def test_standing_up_is_all_it_does() -> None:
    """samyra.alt.stand"""
    battle = play(moving("ilva.posture=lying", cast=(2, 1, 0)), "stand.ilva")
    assert refused(battle, "move.ilva") == "not-offered"
    assert battle.position.figure("ilva").posture is Posture.STANDING


HAND, BODY = Carried.HAND, Carried.BODY


def carried(battle: Table, id: str) -> list[Carried]:
    return [one.carried for one in battle.position.figure(id).weapons]


def test_a_weapon_is_switched_and_as_much_put_away_as_the_hands_need() -> None:
    """samyra.alt.weapon: a bow takes both hands, swords one each."""
    battle = play(moving(cast=(6, 1, 0)), "draw.kerit.2")
    assert carried(battle, "kerit") == [BODY, HAND]
    play(battle, "draw.renna.2", "draw.ilva.2")
    assert [carried(battle, id) for id in ("renna", "ilva")] == [[BODY, HAND], [HAND, HAND]]


def test_a_weapon_in_the_pack_is_not_ready_to_hand() -> None:
    """samyra.alt.weapon"""
    assert barred_by(moving("ilva.weapon2=pack"), "draw.ilva.2") == "samyra.alt.weapon"


def test_who_fights_with_two_weapons_draws_one_after_the_other_and_holds_both() -> None:
    """samyra.alt.weapon samyra.act.second_weapon"""
    battle: Table = Battle(SYSTEM, {})
    play(
        battle, "quick", "figures=open,open figures.1.kind=twin figures.1.drawn=no figures.2.party=2 figures.2.kind=orc"
    )
    for number in (1, 2):
        play(ordered(battle), f"draw.f1.{number}")
        play(moved(battle), "f1.kind=none f2.kind=none")
    assert carried(battle, "f1") == [HAND, HAND]


def test_of_equal_weapons_one_is_offered_by_the_name_of_its_figure() -> None:
    """samyra.alt.weapon"""
    battle = moving("ilva.weapon1=body", "ilva.weapon2=body", cast=(2, 1, 0))
    ask = question(battle)
    assert isinstance(ask, Choice)
    drawing = [one for one in ask.options if one.key.startswith("draw.ilva.")]
    assert [one.key for one in drawing] == ["draw.ilva.1"]
    assert drawing[0].label == Label("samyra-draw", figure="ilva", held="no", grip="melee")


def test_nothing_is_picked_up_from_the_ground() -> None:
    """samyra.alt.no_pick_up"""
    battle = moving("ilva.weapon1=ground")
    assert barred_by(battle, "draw.ilva.1") == "samyra.alt.no_pick_up"


def test_in_the_first_round_drawing_is_offered_first() -> None:
    """samyra.alt.first_round"""
    battle = moving("ilva.weapon1=body")
    assert proposed(battle) == keys(battle)[:1] == ("draw.ilva.1",)
    play(battle, "done", "done", "-")
    ordered(battle)
    assert keys(battle)[0] == "move.ilva"


def test_who_says_that_it_stays_has_ended_its_move() -> None:
    """samyra.alt.intent"""
    battle = play(moving(), "move.ilva", "-")
    assert battle.position.figure("ilva").pace.over
    assert "move.ilva" not in keys(battle)


def test_nothing_else_is_possible_once_dice_have_fallen() -> None:
    """samyra.alt.intent"""
    battle = play(moving(*IN), "move.ilva", "back", "move.ilva", "all", (16,))
    assert keys(battle) == ("stay", "force")


def test_all_turn_at_the_end_where_facing_matters() -> None:
    """samyra.turn.end"""
    battle = moving("facing=yes", "orc2.state=down", cast=(1, 2, 0))
    play(battle, "done", "done")
    assert fields(battle) == ["ilva", "orc1"]
    assert refused_by(battle, "ilva.degrees=181") == "samyra.turn.end"
    play(battle, "ilva.degrees=180 ilva.inside=orc1")
    assert battle.position.contacts == (("ilva", "orc1"),)
    assert rule(acting()) == "act.declare"
