"""Arrivals and departures in the middle of a combat."""

from __future__ import annotations

import pytest
from engine.samyra.table import SYSTEM, Table, moved, moving, ordered, rule
from support.playing import keys, play, question, refused, tells

from gonfalon.battle.battle import Battle

MAP = "map=squares columns=12 rows=9 figures=open,open,sealed figures.3.party=2"


def on_map() -> Table:
    return play(Battle(SYSTEM, {}), "quick", MAP)


def test_a_party_is_added_between_rounds_and_rolls_with_the_others() -> None:
    """samyra.sides.hostile samyra.init.who"""
    battle = moved(play(moving(cast=(1, 1, 0))))
    play(battle, "ilva.kind=none orc1.kind=none")
    assert rule(battle) == "init.roll"
    play(battle, "+party", 'name="Wache" played=players')
    assert question(battle).people == ("p1", "p2")
    play(battle, "+join", "-")
    assert battle.position.figure("f1").of == "p3"
    assert question(battle).people == ("p1", "p2", "p3")
    assert battle.position.hostile("p3", "p1")
    assert [one["what"] for one in tells(battle, "samyra.sides.hostile")] == ["party", "figures"]
    play(battle, (3, 9, 17))
    assert question(battle).people == ("p3",)


def test_latecomers_of_a_party_that_the_game_master_plays_have_sealed_values() -> None:
    """samyra.sides.hostile samyra.act.input"""
    battle = play(on_map(), "+party", "played=gm", "+join", "-")
    assert battle.position.judge("f4") == "gm"
    assert battle.position.figure("f4").at is not None


def test_there_are_at_most_six_parties() -> None:
    """samyra.sides.hostile"""
    battle = on_map()
    for _ in range(4):
        play(battle, "+party", "-")
    assert refused(battle, "+party") == "not-offered"


def test_who_leaves_is_on_the_map_no_more_and_does_not_move() -> None:
    """samyra.sides.hostile"""
    battle = play(ordered(on_map()), "+leave", "f1")
    figure = battle.position.figure("f1")
    assert (figure.up, figure.gone, figure.at) == (False, True, None)
    assert not [key for key in keys(battle) if key.endswith(".f1")]
    assert [one["figures"] for one in tells(battle, "samyra.sides.hostile")] == [("f1",)]
    (piece,) = (one for one in SYSTEM.table(battle.position).pieces if one.id == "f1")
    assert (piece.at, piece.state, [one.key for one in piece.badges]) == (None, "out", ["f1.gone"])


def test_when_all_enemies_have_left_the_table_is_asked_whether_it_is_over() -> None:
    """samyra.round.end"""
    battle = play(moving(), "+leave", "orc1", "done")
    play(moved(battle), "-")
    assert rule(battle) == "round.end"


def test_all_may_leave_in_the_middle_of_the_movement() -> None:
    """samyra.sides.hostile samyra.turn.end: nobody is left to turn, to act or to move."""
    battle = play(ordered(play(Battle(SYSTEM, {}), "quick", f"{MAP} facing=yes")), "+leave", "f1 f2 f3 f4")
    assert rule(battle) == "round.end"


def test_nobody_has_to_leave_and_contacts_go_with_who_does() -> None:
    """samyra.sides.hostile samyra.zone.known"""
    battle = play(moving("in.orc1.ilva=yes", "in.ilva.orc1=yes"), "+leave", "-")
    assert battle.position.contacts
    play(battle, "+leave", "orc1")
    assert not battle.position.contacts


@pytest.mark.parametrize("state", ["up", "down"])
def test_who_has_left_may_come_back_by_a_ruling(state: str) -> None:
    """samyra.sides.hostile: at the edge of its party, where nobody stands."""
    battle = play(ordered(on_map()), "^f1.state=gone")
    assert battle.position.figure("f1").at is None
    play(battle, f"^f1.state={state}")
    figure = battle.position.figure("f1")
    assert (figure.up, figure.gone) == (state == "up", False)
    assert figure.at is not None


def test_latecomers_are_of_the_party_that_stands_in_that_place() -> None:
    """samyra.sides.hostile: wolves without orcs are the second party, though they are called the third."""
    battle = play(Battle(SYSTEM, {}), "example", "orcs=0 wolves=1", "begin", "+join", "figures.1.party=2")
    assert battle.position.figures[-1].of == battle.position.parties[1].id == "p3"
    assert play(battle, "+party", "-").position.parties[-1].id == "p4"
