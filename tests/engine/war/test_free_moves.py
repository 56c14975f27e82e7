"""Chapter: turns and rounds. The free move and what obstructs it."""

from __future__ import annotations

import pytest
from engine.war.cast import Table, cast, poor, with_aspect
from support.playing import all_keys, barred, keys, overruled, play, rolled

BORDERS = {
    "z1": {"z2"},
    "z2": {"z1", "z3", "z4"},
    "z3": {"z2", "z4", "z5"},
    "z4": {"z2", "z3", "z5"},
    "z5": {"z3", "z4"},
}


def moves(battle: Table) -> set[str]:
    """The zones that may be entered freely now."""
    return {key[5:] for key in keys(battle) if key.startswith("move.")}


@pytest.mark.parametrize("zone", BORDERS)
def test_only_adjacent_zones_are_offered(zone: str) -> None:
    """war.move.free"""
    others = {f"{foe}__zone": zone for foe in ("raiders", "slingers", "skirmishers", "ogres")}
    battle = play(cast(pikes__zone=zone, **others), "pikes")
    assert moves(battle) == BORDERS[zone]
    assert {key[6:] for key in all_keys(battle) if key.startswith("force.")} == BORDERS[zone]


def test_a_free_move_needs_no_dice_and_no_action() -> None:
    """war.move.free"""
    battle = play(cast(), "pikes", "move.z2")
    assert battle.position.unit("pikes").zone == "z2"
    assert battle.position.now.left == 1
    assert "intimidate" in keys(battle)


def test_there_is_one_in_a_turn_and_one_in_the_next() -> None:
    """war.move.free"""
    battle = play(cast(levy__zone="off", guard__zone="off", bows__zone="off", ida__zone="off"), "move.z2")
    assert moves(battle) == set()
    assert barred(battle)["move.z1"] == "war.move.free"
    play(battle, "end")
    for piece in ("raiders", "slingers", "skirmishers", "ogres"):
        play(battle, piece, "end")
    play(battle, "end")
    assert moves(battle) == {"z1", "z3", "z4"}


def test_it_may_come_after_an_action() -> None:
    """war.move.free"""
    battle = play(poor(), "bows", "scout.z2", *rolled(1), "+name.a1", "Ford", "move.z2")
    assert battle.position.unit("bows").zone == "z2"


def test_it_may_come_between_two_actions() -> None:
    """war.move.free"""
    battle = play(poor(p1__own=1), "bows", "second", "scout.z2", *rolled(1), "+name.a1", "Ford", "move.z2", "force.z3")
    play(battle, *rolled(0), "pass")
    assert battle.position.unit("bows").zone == "z3"


def test_it_may_come_before_or_after_an_overcome_move() -> None:
    """war.move.free"""
    first = play(poor(pikes__zone="z2", raiders__zone="z3"), "pikes", "move.z1", "force.z2")
    play(first, *rolled(0))
    assert first.position.unit("pikes").zone == "z2"
    last = play(poor(pikes__zone="z2", slingers__zone="z3"), "pikes", "force.z3", "slingers")
    play(last, *rolled(1, 0), "move.z4")
    assert last.position.unit("pikes").zone == "z4"


def test_not_after_an_attack() -> None:
    """war.move.free"""
    battle = poor(ida__unit="pikes", raiders__zone="z1", oz__zone="z1")
    play(battle, "pikes", "attack.raiders", *rolled(-3, 0))
    assert barred(battle)["move.z2"] == "war.action.attack_last"


def test_an_enemy_unit_obstructs_a_friend_does_not() -> None:
    """war.move.obstacle"""
    battle = play(cast(pikes__zone="z2", raiders__zone="z3", bows__zone="z4"), "pikes")
    assert moves(battle) == {"z1", "z4"}
    assert barred(battle)["move.z3"] == "war.move.obstacle"
    assert "force.z3" in keys(battle)


def test_an_enemy_leader_alone_does_not_obstruct() -> None:
    """war.move.obstacle"""
    battle = play(cast(oz__zone="z2"), "pikes", "move.z2")
    assert battle.position.unit("pikes").zone == "z2"


@pytest.mark.parametrize("hinders", [True, False])
def test_an_aspect_obstructs_if_it_hinders(hinders: bool) -> None:
    """war.move.obstacle"""
    battle = play(with_aspect(cast(), "z2", "Dense Reeds", hinders=hinders), "pikes")
    assert moves(battle) == (set() if hinders else {"z2"})
    assert barred(battle).get("move.z2") == ("war.move.obstacle" if hinders else None)


def test_hindering_ground_obstructs_both_sides_and_leaders_too() -> None:
    """war.move.obstacle"""
    battle = play(with_aspect(with_aspect(cast(), "z2", "Reeds", hinders=True), "z3", "Bog", hinders=True), "ida")
    assert barred(battle)["move.z2"] == "war.move.obstacle"
    play(battle, "end", "raiders")
    assert moves(battle) == {"z4"}


def test_only_the_destination_counts() -> None:
    """war.move.obstacle"""
    battle = with_aspect(cast(pikes__zone="z2", ogres__zone="z2"), "z2", "Dense Reeds", hinders=True)
    play(battle, "pikes", "move.z3")
    assert battle.position.unit("pikes").zone == "z3"


def test_who_is_pinned_is_held_back() -> None:
    """war.move.obstacle, war.adv.pin.effect"""
    battle = play(poor(pikes__zone="z2"), "levy", "end", "slingers", "pin.pikes", *rolled(4, 0))
    play(battle, "end", "pikes")
    assert moves(battle) == set()
    assert set(barred(battle).values()) >= {"war.adv.pin.effect"}
    assert "force.z1" in keys(battle)


def test_a_defeated_enemy_obstructs_no_longer() -> None:
    """war.move.obstacle"""
    battle = overruled(cast(raiders__zone="z2"), raiders__zone="off")
    assert moves(play(battle, "pikes")) == {"z2"}
