"""On a map: a path that is interrupted, areas that the table says otherwise, objects, and where somebody is put back."""

from __future__ import annotations

import pytest
from engine.samyra.table import Table, ordered, rule
from engine.samyra.test_map import SMALL, TWO_ORCS, at, cost, on_map, painted, path, standing
from support.playing import play, question, refused, refused_by, tells

from gonfalon.systems.samyra.ground.areas import attack_area, in_area
from gonfalon.systems.samyra.ground.fields import PALETTE
from gonfalon.table.field.reach import reach

HALBERDIER_AND_ORC = "figures=open,open figures.1.kind=halberdier figures.2.party=2 figures.2.kind=orc"
FRIENDS = "figures=open,open,open figures.3.party=2 figures.3.kind=orc"


def ends(battle: Table) -> set[str]:
    """Return the cells in which the path that is asked for may end."""
    ahead = path(battle).ahead
    return {ahead.grid.name_of(ahead.grid.cell(index)) for index in reach(ahead).ends}


def entered(how: str = "force") -> Table:
    """A path of six spaces has led into the area of an orc, which misses."""
    battle = ordered(standing(on_map(), "B4", "E5"))
    return play(battle, "move.f1", "@cccccc", how, *["-"] * (how == "force"))


def test_after_a_strike_the_rest_of_the_path_is_proposed() -> None:
    """samyra.zone.force samyra.strike.phase: after it the figure may go on, turn aside, or stop."""
    battle = entered()
    assert (at(battle, "f1"), path(battle).drawn) == ("D4", "cccc")
    play(battle, "@cccc")
    assert at(battle, "f1") == "H4"
    assert at(play(entered(), "@"), "f1") == "D4"
    assert at(play(entered(), "@ab"), "f1") == "E2"


def test_each_part_of_a_path_is_told_with_what_is_left() -> None:
    """samyra.move.bew"""
    battle = play(entered(), "@cc")
    assert [(one["spaces"], one["left"]) for one in tells(battle, "samyra.move.bew")] == [(2, 4), (2, 2)]


def test_the_map_proposes_an_area_and_the_table_says_otherwise() -> None:
    """samyra.zone.known: the space does not lie in the area, but the next one does."""
    battle = ordered(standing(on_map(), "B4", "E5"))
    play(battle, "move.f1", "@cccccc")
    assert rule(battle) == "zone.stop"
    assert {one.who for one in battle.offers if one.key == "outside.f1.f2"} == {"table"}
    play(battle, "+outside.f1.f2")
    assert (rule(battle), at(battle, "f1")) == ("move.bew", "D4")
    assert not in_area(battle.position, "f1", "f2")
    assert rule(play(battle, "@cccc")) == "zone.stop"
    assert at(battle, "f1") == "E4"


def test_of_two_areas_one_can_be_taken_back() -> None:
    """samyra.zone.known samyra.zone.several"""
    battle = ordered(standing(on_map(f"{TWO_ORCS} figures.1.kind=giant"), "A4", "E3", "D6"))
    play(battle, "move.f1", "@cc", "+outside.f1.f2", "force")
    assert question(battle).about[:2] == ("f1", "f3")


def test_a_long_weapon_does_not_reach_through_a_wall() -> None:
    """samyra.zone.known"""
    battle = standing(on_map(HALBERDIER_AND_ORC), "E6", "C4")
    assert in_area(battle.position, "f2", "f1")
    painted(battle, "C5 D5 E5 F5 G5", "wall")
    assert not in_area(battle.position, "f2", "f1")
    assert in_area(standing(battle, "E6", "G7").position, "f2", "f1")
    assert len(attack_area(battle.position, "f1")) == 14


@pytest.mark.parametrize(("ground", "reached"), [("high", True), ("tall", False)])
def test_a_long_weapon_reaches_past_what_is_no_higher_than_a_human(ground: str, reached: bool) -> None:
    """samyra.zone.known"""
    battle = standing(on_map(HALBERDIER_AND_ORC), "E6", "C4")
    painted(battle, "C5 D5 E5 F5 G5", ground)
    assert in_area(battle.position, "f2", "f1") is reached


def test_a_short_move_is_two_spaces_whatever_they_cost() -> None:
    """samyra.disengage.inside samyra.disengage.inside_limit"""
    figures = "figures=open,open figures.1.kind=fighter figures.2.party=2 figures.2.kind=halberdier"
    battle = ordered(standing(on_map(figures, f"{SMALL} slants=half"), "E5", "F6"))
    play(battle, "move.f1", "inside")
    assert cost(battle, "bd") == 6
    assert refused(battle, "@bdb") == "path-steps"
    assert at(play(battle, "@bd"), "f1") == "G5"


def test_an_obstacle_inside_an_area_is_crossed_in_a_short_move() -> None:
    """samyra.disengage.inside samyra.move.obstacle: BEW 6, three of it for the obstacle."""
    figures = "figures=open,open figures.1.kind=fighter figures.2.party=2 figures.2.kind=halberdier"
    battle = standing(on_map(figures), "E4", "F6")
    painted(battle, "E5", "high")
    play(ordered(battle), "move.f1", "inside", "@ee")
    assert at(battle, "f1") == "E6"


@pytest.mark.parametrize(
    ("fallen", "mover", "steps", "halves"),
    [("orc", "fighter", "cccc", 8), ("giant", "fighter", "cccc", 10), ("giant", "giant", "cc", 4)],
)
def test_the_fallen_are_objects_by_their_size(fallen: str, mover: str, steps: str, halves: int) -> None:
    """samyra.move.enemy_blocks samyra.move.size_relative: who is as big as the fallen finds them knee-high."""
    figures = (
        f"figures=open,open,open figures.1.kind={mover} figures.2.party=2 figures.2.kind={fallen} figures.3.party=2"
    )
    battle = standing(on_map(figures), "A5", "C5", "L1")
    play(ordered(play(battle, "^f2.state=down")), "move.f1")
    assert cost(battle, steps) == halves


def test_a_very_small_creature_climbs_over_a_fallen_human_and_not_over_a_giant() -> None:
    """samyra.move.enemy_blocks samyra.move.size_relative"""
    for fallen, answer in (("orc", "samyra.move.obstacle"), ("giant", "samyra.move.too_big")):
        figures = (
            f"figures=open,open,open figures.1.kind=mite figures.2.party=2 figures.2.kind={fallen} figures.3.party=2"
        )
        battle = standing(on_map(figures), "B5", "C5", "L1")
        play(ordered(play(battle, "^f2.state=down")), "move.f1")
        assert refused_by(battle, "@c") == answer


def test_the_game_master_classes_the_fallen_otherwise() -> None:
    """samyra.move.enemy_blocks"""
    battle = standing(on_map("figures=open,open,open figures.2.party=2 figures.3.party=2"), "B5", "C5", "L1")
    play(battle, "^f2.state=down", "^f2.lies=h")
    play(ordered(battle), "move.f1")
    assert refused_by(battle, "@c") == "samyra.move.obstacle"


def test_whoever_stands_on_the_fallen_is_reminded_of_it() -> None:
    """samyra.move.fight_from_object"""
    battle = standing(on_map("figures=open,open,open figures.2.party=2 figures.3.party=2"), "B5", "C5", "L1")
    play(ordered(play(battle, "^f2.state=down")), "move.f1", "@c")
    assert battle.position.figure("f1").perched


def test_the_table_says_what_objects_are_for_a_figure() -> None:
    """samyra.move.size_relative: what the map proposes is overruled for one figure, for the whole combat."""
    battle = standing(on_map(FRIENDS), "B5", "B7", "L1")
    painted(battle, "C4 C5 C6 C7 C8", "high")
    play(ordered(battle), "move.f1")
    assert refused_by(battle, "@c") == "samyra.move.obstacle"
    play(battle, "+class.f1", "high=low")
    assert cost(battle, "c") == 2
    play(battle, "@c", "move.f2")
    assert refused_by(battle, "@c") == "samyra.move.obstacle"
    assert [one["what"] for one in tells(battle, "samyra.move.free_spaces")] == ["low"]


def test_the_game_master_gives_leave_to_end_on_an_obstacle() -> None:
    """samyra.move.obstacle"""
    battle = standing(on_map(), "B5", "L1")
    painted(battle, "C4 C5 C6", "high")
    play(ordered(battle), "move.f1")
    assert refused_by(battle, "@c") == "samyra.move.obstacle"
    assert {one.who for one in battle.offers if one.key == "leave.f1"} == {"gm"}
    play(battle, "+leave.f1", "@c")
    assert at(battle, "f1") == "C5"
    assert battle.position.figure("f1").perched


def test_whoever_runs_on_over_an_obstacle_may_not_stop_there() -> None:
    """samyra.move.obstacle samyra.zone.force"""
    battle = on_map()
    painted(standing(battle, "B5", "E5"), "D4 D5 D6", "high")
    play(ordered(battle), "move.f1", "@ccab", "force", "-")
    assert at(battle, "f1") == "D5"
    assert refused_by(battle, "@") == "samyra.move.obstacle"
    assert "D5" not in ends(battle)


def test_nobody_is_put_back_onto_an_obstacle() -> None:
    """samyra.move.friend_pending samyra.move.obstacle: the last free space is one where a move may end."""
    battle = standing(on_map(FRIENDS), "C5", "E5", "L1")
    painted(battle, "D4 D5 D6", "high")
    play(ordered(battle), "move.f1", "@cc")
    assert at(battle, "f1") == "E5"
    play(battle, "stay.f2")
    assert at(battle, "f1") == "C5"
    assert not battle.position.figure("f1").perched


def test_whoever_is_put_back_onto_something_is_reminded_of_it() -> None:
    """samyra.move.friend_pending samyra.move.fight_from_object"""
    battle = standing(on_map(FRIENDS), "C5", "E5", "L1")
    painted(battle, "D4 D5 D6", "low")
    play(ordered(battle), "move.f1", "@cc", "stay.f2")
    assert at(battle, "f1") == "D5"
    assert battle.position.figure("f1").perched


def test_a_space_that_is_kept_free_is_not_painted() -> None:
    """samyra.move.friend_pending"""
    battle = play(ordered(standing(on_map(FRIENDS), "C5", "E5", "L1")), "move.f1", "@cc")
    painted(battle, "D5 D6", "wall")
    assert at(play(battle, "stay.f2"), "f1") == "D5"
    grid = battle.position.grid
    assert grid
    assert [grid.paint(cell) for cell in ((3, 4), (3, 5))] == [".", "#"]


def test_no_two_grounds_look_the_same() -> None:
    """samyra.move.size_relative"""
    assert len({paint.look for paint in PALETTE}) == len(PALETTE)
