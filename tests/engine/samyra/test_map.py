"""The same rules on a map: what follows from the cells, and where the table's word goes first."""

from __future__ import annotations

import pytest
from engine.samyra.table import SYSTEM, Table, limits, moved, ordered, rule
from support.players import Written
from support.playing import fields, keys, play, question, refused, refused_by, tells

from gonfalon.battle.battle import Battle
from gonfalon.questions.text import Text
from gonfalon.systems.samyra.ground.areas import attack_area, holders, in_area
from gonfalon.systems.samyra.ground.sight import in_view
from gonfalon.table.field.painting import Painting
from gonfalon.table.field.path import Path
from gonfalon.table.field.reach import reach
from gonfalon.table.field.walk import walked

TWO_ORCS = "figures=open,open,open figures.2.party=2 figures.2.kind=orc figures.3.party=2 figures.3.kind=orc"
SMALL = "map=squares columns=12 rows=9"


def on_map(figures: str = "", setup: str = SMALL, **switches: str) -> Table:
    """A fighter against an orc, each at the edge, on an empty map; figures are named f1, f2 …"""
    battle: Table = Battle(SYSTEM, {f"samyra.{key.replace('__', '.')}": value for key, value in switches.items()})
    usual = "figures=open,open figures.1.kind=fighter figures.2.party=2 figures.2.kind=orc"
    return play(battle, "quick", f"{setup} {figures or usual}")


def standing(battle: Table, *places: str) -> Table:
    """The figures put on these cells, in their order."""
    for number, place in enumerate(places, 1):
        play(battle, f"^f{number}.cell={place}")
    return battle


def painted(battle: Table, cells: str, ground: str) -> Table:
    """These cells but for those on which somebody stands."""
    ask = question(play(battle, "+paint"))
    assert isinstance(ask, Painting)
    free = [name for name in cells.split() if ask.grid.cell_named(name) not in ask.closed]
    return play(battle, f"{ground}={','.join(free)}")


def path(battle: Table) -> Path:
    ask = question(battle)
    assert isinstance(ask, Path)
    return ask


def cost(battle: Table, steps: str) -> int:
    """The halves that a path would take."""
    return walked(path(battle).ahead, steps, "samyra.move.bew").halves


def at(battle: Table, id: str) -> str:
    position = battle.position
    cell = position.figure(id).at
    assert position.grid
    assert cell is not None
    return position.grid.name_of(cell)


def test_everybody_has_a_cell_and_no_two_share_one() -> None:
    """samyra.move.free_spaces"""
    for way in ("ready.wolves", "ready.stair"):
        position = play(Battle(SYSTEM, {}), way).position
        cells = [cell for one in position.figures for cell in one.standing()]
        assert len(set(cells)) == len(cells)
        assert position.grid
        assert all(position.grid.index(cell) is not None for cell in cells)


def test_contacts_follow_from_the_map_and_a_word_of_the_table_goes_first() -> None:
    """samyra.zone.known"""
    battle = standing(on_map(), "C3", "D3")
    assert holders(battle.position, "f1") == ("f2",)
    play(battle, "^in.f1.f2=no")
    assert holders(battle.position, "f1") == ()
    play(ordered(battle), "move.f1", "@a")
    assert holders(battle.position, "f1") == ("f2",)


def test_whoever_holds_no_melee_weapon_has_no_area() -> None:
    """samyra.zone.known"""
    battle = standing(
        on_map("figures=open,open figures.1.kind=fighter figures.2.party=2 figures.2.kind=archer"), "C3", "D3"
    )
    assert not in_area(battle.position, "f1", "f2")
    play(battle, "^in.f1.f2=yes")
    assert in_area(battle.position, "f1", "f2")


def test_where_facing_matters_an_area_lies_before_its_figure() -> None:
    """samyra.turn.end samyra.zone.known"""
    battle = standing(on_map(setup=f"{SMALL} facing=yes"), "C3", "D3")
    assert in_area(battle.position, "f1", "f2")
    moved(ordered(battle))
    assert rule(battle) == "turn.end"
    play(battle, "f2.facing=way2")
    assert not in_area(battle.position, "f1", "f2")
    assert len(attack_area(battle.position, "f2")) == 3


def test_a_path_stops_in_an_area_or_runs_on_and_is_struck_at() -> None:
    """samyra.zone.stop samyra.zone.force"""
    battle = ordered(standing(on_map(), "A3", "E3"))
    play(battle, "move.f1", "@cccb", "stop")
    assert at(battle, "f1") == "D3"
    forced = ordered(standing(on_map(), "A3", "E3"))
    play(forced, "move.f1", "@cccb", "force", "f2.result=hit f2.damage=1", "stands", "@b")
    assert (at(forced, "f1"), forced.position.figure("f1").damage) == ("E2", 1)


def test_whoever_is_felled_lies_where_the_path_was_struck() -> None:
    """samyra.strike.input"""
    battle = ordered(standing(on_map(), "A3", "E3"))
    play(battle, "move.f1", "@cccb", "force", "f2.result=hit f2.damage=9", "falls")
    assert (at(battle, "f1"), battle.position.figure("f1").up) == ("D3", False)


def test_a_giant_meets_two_areas_with_one_step() -> None:
    """samyra.zone.several"""
    figures = f"{TWO_ORCS} figures.1.kind=giant"
    battle = ordered(standing(on_map(figures), "A4", "E3", "D6"))
    play(battle, "move.f1", "@cc", "through")
    assert fields(battle) == ["f2", "f3"]


@pytest.mark.parametrize(("kind", "halves"), [("fighter", 6), ("giant", 4), ("mite", None)])
def test_the_class_of_an_object_depends_on_the_size(kind: str, halves: int | None) -> None:
    """samyra.move.size_relative samyra.move.obstacle samyra.move.too_big: a table that is as high as a human."""
    battle = on_map(f"figures=open,open figures.1.kind={kind} figures.1.bew=6 figures.2.party=2 figures.2.kind=orc")
    painted(standing(battle, "B5", "L1"), "C5 C6", "high")
    play(ordered(battle), "move.f1")
    if halves is None:
        assert refused_by(battle, "@cc") == "samyra.move.too_big"
    else:
        assert cost(battle, "cc") == halves + (2 if kind == "fighter" else 0)


@pytest.mark.parametrize(("how", "halves"), [("included", 7), ("extra", 9)])
def test_half_of_seven_is_exact(how: str, halves: int) -> None:
    """samyra.move.obstacle samyra.move.obstacle_space"""
    battle = on_map("figures=open,open figures.1.bew=7 figures.2.party=2", move__obstacle_space=how)
    painted(standing(battle, "B5", "L1"), "C4 C5 C6", "high")
    play(ordered(battle), "move.f1")
    assert cost(battle, "cc") == halves + 2
    assert refused_by(battle, "@c") == "samyra.move.obstacle"


def test_walking_along_a_wall_is_paid_again() -> None:
    """samyra.move.obstacle: a run on one object is at most as long as half the movement."""
    battle = on_map("figures=open,open figures.1.bew=8 figures.2.party=2")
    painted(standing(battle, "B5", "L1"), "C5 D5 E5 F5 G5", "high")
    play(ordered(battle), "move.f1")
    assert walked(path(battle).ahead, "cccc", "samyra.move.bew", ends=False).halves == 8
    assert walked(path(battle).ahead, "ccccc", "samyra.move.bew", ends=False).halves == 16


def test_a_forced_stop_on_an_obstacle_leaves_the_figure_there() -> None:
    """samyra.move.fight_from_object"""
    battle = on_map()
    painted(standing(battle, "B5", "E5"), "D4 D5 D6", "high")
    play(ordered(battle), "move.f1")
    assert refused_by(battle, "@cc") == "samyra.move.obstacle"
    play(battle, "@ccb", "stop")
    assert at(battle, "f1") == "D5"
    assert battle.position.figure("f1").perched


@pytest.mark.parametrize(("slants", "halves"), [("one", 4), ("half", 6)])
def test_diagonals_cost_what_the_table_says(slants: str, halves: int) -> None:
    """samyra.move.bew"""
    battle = standing(on_map(setup=f"{SMALL} slants={slants}"), "B5", "L1")
    play(ordered(battle), "move.f1")
    assert cost(battle, "bb") == halves


def test_a_table_without_diagonals() -> None:
    """samyra.move.bew"""
    battle = standing(on_map(setup=f"{SMALL} slants=none"), "B5", "L1")
    play(ordered(battle), "move.f1")
    assert refused(battle, "@b") == "path-corner"


def test_without_a_roll_nobody_leaves_an_area_and_two_spaces_are_the_limit() -> None:
    """samyra.disengage.inside samyra.disengage.inside_limit"""
    battle = ordered(standing(on_map(), "C3", "D3"))
    play(battle, "move.f1", "inside")
    ends = {
        path(battle).ahead.grid.name_of(path(battle).ahead.grid.cell(one)) for one in reach(path(battle).ahead).ends
    }
    assert ends == {"C3", "C2", "C4", "D2", "D4", "E2", "E3", "E4"}


def test_partly_free_a_figure_shifts_within_the_holders_area() -> None:
    """samyra.disengage.partial"""
    battle = ordered(standing(on_map(TWO_ORCS), "C3", "D3", "B3"))
    play(battle, "move.f1", "all")
    assert limits(battle) == [10, 10]
    play(battle, (4, 17), "shift")
    ahead = path(battle).ahead
    for index in reach(ahead).ends:
        assert ahead.grid.distance(ahead.grid.cell(index), (1, 2)) == 1 or ahead.grid.cell(index) == ahead.start


def test_leaving_by_force_is_struck_at_before_the_first_step() -> None:
    """samyra.disengage.failed_force"""
    battle = ordered(standing(on_map(), "C3", "D3"))
    play(battle, "move.f1", "all", (15,), "force", "f2.result=hit f2.damage=2", "stands", "@gg")
    assert at(battle, "f1") == "A3"
    assert battle.position.figure("f1").damage == 2


def test_the_newcomer_on_a_friends_space_goes_back_in_a_chain() -> None:
    """samyra.move.friend_pending"""
    figures = "figures=open,open,open,open figures.4.party=2 figures.4.kind=orc"
    battle = ordered(standing(on_map(figures), "B3", "C3", "D3", "L9"))
    play(battle, "move.f1", "@c", "move.f2", "@c")
    assert [at(battle, id) for id in ("f1", "f2", "f3")] == ["C3", "D3", "D3"]
    play(battle, "stay.f3")
    assert [at(battle, id) for id in ("f1", "f2", "f3")] == ["B3", "C3", "D3"]


def test_the_space_to_be_put_back_to_is_reserved() -> None:
    """samyra.move.friend_pending"""
    figures = "figures=open,open,open,open figures.4.party=2 figures.4.kind=orc"
    battle = ordered(standing(on_map(figures), "B3", "C3", "B4", "L9"))
    play(battle, "move.f1", "@c", "move.f3")
    assert refused_by(battle, "@a") == "samyra.move.friend_pending"
    play(battle, "@ab", "move.f2", "@c")
    assert at(battle, "f1") == "C3"
    assert battle.position.figure("f1").pace.waits == ""


def test_a_friend_that_has_moved_and_an_enemy_are_closed() -> None:
    """samyra.move.enemy_blocks"""
    figures = "figures=open,open,open figures.3.party=2 figures.3.kind=orc"
    battle = ordered(standing(on_map(figures), "B3", "C3", "B5"))
    play(battle, "stay.f2", "move.f1")
    assert refused_by(battle, "@c") == "samyra.move.friend_pending"
    assert refused_by(battle, "@ee") == "samyra.move.enemy_blocks"


def test_room_to_swing_is_proposed_and_blocked_until_its_owner_moves() -> None:
    """samyra.twohand.claim samyra.twohand.blocks"""
    figures = "figures=open,open,open figures.1.kind=halberdier figures.3.party=2 figures.3.kind=orc"
    battle = ordered(standing(on_map(figures), "C3", "C6", "F3"), "p2")
    play(battle, "move.f3", "@g", "stop", "f1")
    figure = battle.position.figure("f1")
    assert len(figure.claim) == figure.room == 2
    claimed = {area.key for area in battle.system.table(battle.position).areas}
    assert "claim.f1" in claimed
    play(battle, "move.f2")
    assert set(figure.claim) <= set(path(battle).ahead.closed)
    play(battle, "@", "move.f1", "@e")
    assert set(battle.position.figure("f1").claim) != set(figure.claim)


HALBERDIER = "figures=open,open figures.1.kind=halberdier figures.2.party=2 figures.2.kind=orc"


@pytest.mark.parametrize(
    ("walls", "facing", "start", "asked"),
    [
        ("", "no", "J5", "twohand.claim"),
        ("F1 F2 F3 F4 F5 F6 F7 F8 F9", "no", "J5", "act.declare"),
        ("", "yes", "J5", "turn.end"),
        ("", "no", "Z5", "act.declare"),
    ],
)
def test_the_field_of_view_is_bounded_and_cut_by_walls(walls: str, facing: str, start: str, asked: str) -> None:
    """samyra.twohand.claim: without facing the game master is asked, and never of who cannot see."""
    setup = f"map=squares columns=30 rows=9 facing={facing}"
    battle = standing(on_map(HALBERDIER, setup), "C5", start)
    if walls:
        painted(battle, walls, "wall")
    play(ordered(battle), "done", "move.f2", "@g")
    assert rule(battle) == asked
    assert len(battle.position.figure("f1").claim) == (2 if facing == "yes" else 0)


def test_whether_somebody_looks_that_way_is_asked_at_each_stop_and_may_be_said_later() -> None:
    """samyra.twohand.claim"""
    battle = standing(on_map(f"{HALBERDIER} figures.2.count=2"), "C5", "J5", "J8")
    play(ordered(battle), "done", "move.f2", "@g", "-", "move.f3", "@g")
    assert rule(battle) == "twohand.claim"
    assert rule(play(battle, "-")) == "act.declare"
    play(battle, "+claim.f1", '"D5 D6"')
    assert len(battle.position.figure("f1").claim) == 2


def test_free_spaces_are_proposed_for_other_room() -> None:
    """samyra.twohand.claim samyra.twohand.blocks: an orc stands on the first space before the halberdier."""
    battle = ordered(standing(on_map(HALBERDIER), "C5", "D4"))
    ask = question(play(battle, "+claim.f1"))
    assert isinstance(ask, Text)
    assert ask.preset == "D5 D6"


@pytest.mark.parametrize(("here", "there", "seen"), [("C5", "L5", True), ("C8", "J8", False), ("J8", "C8", False)])
def test_sight_ends_at_an_object_bigger_than_the_figure(here: str, there: str, seen: bool) -> None:
    """samyra.twohand.claim"""
    battle = standing(on_map(HALBERDIER, "map=hexes columns=14 rows=9"), here, there)
    painted(battle, "F6 F7 F8 G6 G7 G8 H6 H7 H8", "tall")
    assert in_view(battle.position, "f1", "f2") is seen


def test_walls_objects_and_reserved_spaces_are_not_claimed() -> None:
    """samyra.twohand.blocks"""
    figures = "figures=open,open,open figures.3.party=2 figures.3.kind=halberdier"
    battle = standing(on_map(figures), "C5", "E5", "G9")
    painted(battle, "F8 G8 H8", "wall")
    play(ordered(battle), "move.f1", "@cc", "+claim.f3", '"G8 F9 H9"', "^f3.cell=E7")
    assert battle.position.figure("f1").pace.back is not None
    play(battle, "+claim.f3", '"D6 E6"')
    claimed = set(battle.position.figure("f3").claim)
    assert len(claimed) == 2
    play(battle, "^f3.cell=E6", "+claim.f3", '"D5 D6"', "yes", "kneel.f2")
    assert at(battle, "f1") == "D5"
    claims = battle.position.figure("f3").claim
    assert battle.position.figure("f1").at not in claims


@pytest.mark.parametrize(
    ("friend", "where", "claimed"),
    [
        (("kneel.f2",), "D5", 0),
        (("move.f2", "all", (3,), "@a"), "E5", 2),
        (("^f2.state=down",), "E5", 2),
        (("^f2.state=gone",), "E5", 2),
    ],
)
def test_a_claim_is_made_where_the_figure_stands_in_the_end(
    friend: tuple[Written, ...], where: str, claimed: int
) -> None:
    """samyra.twohand.claim samyra.move.friend_pending: back on D5 no orc reaches it, and there is nothing to claim."""
    figures = "figures=open,open,open figures.1.kind=halberdier figures.3.party=2 figures.3.kind=orc"
    battle = ordered(standing(on_map(figures), "C5", "E5", "F6"))
    play(battle, "move.f1", "@cc", "stop")
    assert battle.position.figure("f1").claim == ()
    play(battle, *friend)
    assert at(battle, "f1") == where
    assert len(battle.position.figure("f1").claim) == battle.position.figure("f1").room == claimed


def test_who_is_felled_while_another_claims_room_claims_none() -> None:
    """samyra.twohand.claim samyra.act.fallen_earlier: f2 has one space of two, and f3 falls before it is its turn."""
    enemies = "figures.2.party=2 figures.2.kind=halberdier figures.3.party=2 figures.3.kind=halberdier"
    battle = standing(on_map(f"figures=open,open,open figures.1.kind=orc {enemies}"), "B8", "E4", "H6")
    painted(battle, "D3 D4 D5 E3 E5 F3 F4", "high")
    play(ordered(battle), "move.f1", "@a", "f2 f3")
    assert question(battle).about == ("f2",)
    play(battle, "^f3.state=down", "yes")
    assert [battle.position.figure(id).room for id in ("f2", "f3")] == [1, 0]


def test_a_stop_for_the_time_being_makes_no_enemy_claim_room() -> None:
    """samyra.twohand.claim samyra.move.friend_pending"""
    figures = "figures=open,open,open figures.3.party=2 figures.3.kind=halberdier"
    setup = f"{SMALL} facing=yes"
    battle = ordered(standing(on_map(figures, setup), "B5", "E5", "K5"))
    play(battle, "move.f1", "@ccc")
    assert battle.position.figure("f3").claim == ()
    play(battle, "kneel.f2")
    assert len(battle.position.figure("f3").claim) == 2


def test_without_diagonals_nobody_reaches_diagonally() -> None:
    """samyra.zone.known"""
    for slants, inside in (("one", True), ("none", False)):
        battle = standing(on_map(setup=f"{SMALL} slants={slants}"), "C5", "D6")
        assert in_area(battle.position, "f1", "f2") is inside


def test_figures_may_be_overruled_onto_another_cell() -> None:
    """samyra.move.bew"""
    battle = standing(on_map(), "B3", "H7")
    assert [at(battle, id) for id in ("f1", "f2")] == ["B3", "H7"]


def test_the_largest_field_is_played() -> None:
    """samyra.move.bew"""
    battle = ordered(on_map(setup="map=hexes columns=40 rows=40"))
    play(battle, "move.f1")
    assert len(reach(path(battle).ahead).ends) > 50
    assert "done" in keys(play(battle, "@"))


def ground(battle: Table, name: str) -> str:
    grid = battle.position.grid
    assert grid
    cell = grid.cell_named(name)
    assert cell
    return grid.paint(cell)


def test_the_ground_is_painted_in_one_answer_and_each_kind_is_told() -> None:
    """samyra.move.size_relative"""
    battle = standing(on_map(), "B3", "H7")
    play(battle, "+paint", "wall=C3,C4 low=D5")
    assert [ground(battle, name) for name in ("B3", "C3", "C4", "D5")] == [".", "#", "#", "l"]
    assert [one["count"] for one in tells(battle, "samyra.move.size_relative")] == [2, 1]


@pytest.mark.parametrize(
    ("line", "code"), [("wall=B3", "paint-closed"), ("wall=Z99", "paint-cell"), ("lava=C3", "not-offered")]
)
def test_what_cannot_be_painted_is_refused_and_never_dropped(line: str, code: str) -> None:
    """samyra.move.size_relative: somebody stands on B3, and there is no Z99."""
    battle = play(standing(on_map(), "B3", "H7"), "+paint")
    assert refused(battle, f"high=C3 {line}") == code
    assert ground(play(battle, "-"), "C3") == "."


def test_the_ground_may_be_painted_before_the_first_round_and_in_the_middle_of_one() -> None:
    """samyra.move.size_relative"""
    battle = standing(on_map(), "B3", "H7")
    assert rule(battle) == "init.roll"
    play(battle, "+paint", "wall=C3")
    play(ordered(battle), "+paint", "open=C3 tall=D3")
    assert (ground(battle, "C3"), ground(battle, "D3")) == (".", "t")


def test_figures_are_put_on_the_map_in_one_answer_before_anybody_moves() -> None:
    """samyra.move.free_spaces"""
    battle = standing(on_map(), "B3", "H7")
    play(battle, "+place", "f1=H7 f2=B3")
    assert [at(battle, id) for id in ("f1", "f2")] == ["H7", "B3"]
    assert "place" not in [one.key for one in ordered(battle).offers]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("f1=H7", "paint-closed"),
        ("f1=C4", "paint-closed"),
        ("f1=E4", "paint-closed"),
        ("f1=B1,B2", "paint-one"),
        ("f2=A99", "paint-cell"),
    ],
)
def test_a_figure_is_put_on_one_free_space(line: str, code: str) -> None:
    """samyra.move.free_spaces: another stands on H7, a wall is on C4, something bigger than a human on E4."""
    battle = standing(on_map(), "B3", "H7")
    painted(painted(battle, "C4", "wall"), "E4", "tall")
    assert refused(play(battle, "+place"), line) == code


def test_a_ruling_puts_a_figure_where_the_offer_does() -> None:
    """samyra.move.free_spaces: an obstacle as big as a human is on D4, a wall on C4, something bigger on E4."""
    battle = standing(on_map(), "B3", "H7")
    painted(painted(painted(battle, "C4", "wall"), "E4", "tall"), "D4", "high")
    assert [refused(battle, f"^f1.cell={cell}") for cell in ("C4", "E4", "H7")] == ["setting-text"] * 3
    assert at(play(battle, "^f1.cell=D4"), "f1") == "D4"
    assert at(play(battle, "+place", "f2=D4 f1=H7"), "f2") == "D4"


def test_felled_on_the_space_of_a_friend_a_figure_falls_on_the_last_free_one() -> None:
    """samyra.strike.input"""
    figures = "figures=open,open,open figures.3.party=2 figures.3.kind=orc"
    battle = ordered(standing(on_map(figures), "A3", "D3", "E4"))
    play(battle, "move.f1", "@cccb", "force", "f3.result=hit f3.damage=9", "falls")
    assert at(battle, "f1") == "C3"


@pytest.mark.parametrize("when", ["before it stops", "after it stopped"])
def test_who_waits_for_a_friend_that_a_ruling_fells_stands_there_for_good(when: str) -> None:
    """samyra.move.friend_pending samyra.act.fallen_earlier: felled later it falls where it stands"""
    figures = "figures=open,open,open figures.3.party=2 figures.3.kind=orc"
    battle = play(ordered(standing(on_map(figures), "B5", "E5", "F6")), "move.f1", "@ccc")
    play(battle, *(("^f2.state=down", "stop") if when == "before it stops" else ("stop", "^f2.state=down")))
    moved(battle)
    assert battle.position.figure("f1").pace.waits == ""
    assert at(play(battle, "^f1.state=down"), "f1") == "E5"


def test_whoever_gets_over_a_big_obstacle_comes_out_on_a_free_space_behind_it() -> None:
    """samyra.move.too_big: proposed is the nearest one straight behind."""
    battle = standing(on_map(), "B4", "D6")
    painted(battle, "C3 C4 C5", "tall")
    moved(play(ordered(battle), "cross.f1", 1))
    play(battle, "-")
    assert refused_by(battle, 'cell="D6"') == refused_by(battle, 'cell="C4"') == "samyra.move.too_big"
    play(battle, "-")
    assert at(battle, "f1") == "D4"


def test_a_check_that_fails_leaves_the_figure_on_its_side() -> None:
    """samyra.move.too_big"""
    battle = standing(on_map(), "B4", "D6")
    painted(battle, "C3 C4 C5", "tall")
    moved(play(ordered(battle), "cross.f1", 1))
    play(battle, "-", "result=failure")
    assert at(battle, "f1") == "B4"
    assert battle.position.figure("f1").task is None


def test_who_gets_up_where_somebody_stands_gets_up_beside() -> None:
    """samyra.move.free_spaces"""
    battle = play(standing(on_map(), "B4", "D5"), "^f2.state=down", "^f1.cell=D5", "^f2.state=up")
    assert at(battle, "f1") == "D5"
    assert at(battle, "f2") in ("C4", "C5", "C6", "D4", "D6", "E4", "E5", "E6")


def test_where_somebody_looks_may_be_said_before_the_first_round() -> None:
    """samyra.turn.end"""
    battle = standing(on_map(setup=f"{SMALL} facing=yes"), "C3", "D3")
    assert in_area(battle.position, "f1", "f2")
    play(battle, "^f2.facing=way2")
    assert not in_area(battle.position, "f1", "f2")
    assert "f2.facing" not in [one.key for one in SYSTEM.settings(on_map().position)]


def test_latecomers_find_room_or_do_not_come() -> None:
    """samyra.sides.hostile samyra.move.free_spaces"""
    battle = play(on_map(setup="map=squares columns=4 rows=4"), "+join")
    assert refused_by(battle, "figures=open,open figures.1.count=12 figures.2.count=12") == "samyra.move.free_spaces"
    play(battle, "figures=open figures.1.count=10")
    assert all(one.at for one in battle.position.figures)
    many = play(on_map(setup="map=squares columns=30 rows=30"), "+join")
    rows = " ".join(f"figures.{number}.count=12" for number in range(1, 6))
    assert refused_by(many, f"figures=open,open,open,open,open {rows}") == "samyra.sides.hostile"
