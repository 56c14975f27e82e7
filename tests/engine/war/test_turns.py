"""Chapter: turns and rounds. Who is picked when, how rounds close, and how turns end."""

from __future__ import annotations

from random import Random

import pytest
from engine.war.cast import LEVY, Table, armies, cast, fielded, led, pieces, poor
from support.playing import all_keys, barred, keys, overruled, play, question, refused, rolled, tells

ALL = ("pikes", "bows", "levy", "guard", "ida", "raiders", "slingers", "skirmishers", "ogres", "oz")
ACTIVATION = "war.opt.activation"


def few(*left: str, **switches: str) -> Table:
    """The cast without all others."""
    return cast({f"war.opt.{key}": choice for key, choice in switches.items()}, **off(*left))


def off(*left: str) -> dict[str, str]:
    return {f"{piece}__zone": "off" for piece in ALL if piece not in left}


def turns(battle: Table, most: int, rng: Random | None = None) -> list[str]:
    """So many activations that do nothing; the first open piece each time, or any."""
    taken = []
    for _ in range(most):
        if not battle.position.turn:
            ready = [key for key in keys(battle) if key in pieces(battle)]
            play(battle, rng.choice(ready) if rng else ready[0])
        taken.append(battle.position.now.actor)
        play(battle, "end")
    return taken


def team(mode: str) -> Table:
    """Nora and Nils against Sven, one unit each; order: Nora, Sven, Nils."""
    battle = led(([], [LEVY]), ([], [LEVY]), ([], [LEVY]), switches={ACTIVATION: mode})
    return play(battle, *rolled(3, 0, 1))


def test_own_units_and_independent_leaders_that_have_not_acted_are_to_choose_from() -> None:
    """war.turn.choose"""
    battle = cast(ida__unit="pikes", bows__acted="yes")
    assert question(battle).people == ("p1",)
    assert set(keys(battle)) == {"pikes", "levy", "guard", "detach.ida"}
    assert barred(battle) == {"bows": "war.turn.everyone_once"}
    assert refused(battle, "raiders") == "not-offered"


def test_there_is_no_passing_but_the_pick_may_do_nothing() -> None:
    """war.turn.choose"""
    battle = cast()
    assert not {"pass", "end", "done", "skip"} & set(all_keys(battle))
    play(battle, "levy", "end")
    assert battle.position.unit("levy").acted
    assert question(battle).people == ("p2",)


def test_who_has_nothing_left_is_skipped_until_the_round_ends() -> None:
    """war.turn.choose"""
    battle = few("pikes", "bows", "levy", "ogres")
    assert turns(battle, 5) == ["pikes", "ogres", "bows", "levy", "pikes"]
    assert battle.position.round == 2


def test_a_defeated_or_withdrawn_piece_is_nothing_left_to_act() -> None:
    """war.turn.choose"""
    battle = play(few("pikes", "bows", "raiders"), "pikes", "end")
    overruled(battle, bows__zone="off")
    play(battle, "end")
    assert (question(battle).people, battle.position.round) == (("p1",), 2)


def test_a_ruling_that_leaves_one_piece_begins_its_turn() -> None:
    """war.turn.choose: nobody is asked which"""
    battle = few("pikes", "bows", "raiders", "ogres")
    assert question(battle).rule == "war.turn.choose"
    overruled(battle, pikes__acted="yes")
    assert (question(battle).rule, battle.position.now.actor) == ("war.action.one", "bows")
    play(battle, "end")
    overruled(battle, ogres__acted="yes")
    assert battle.position.now.actor == "raiders"
    play(battle, "end")
    assert (question(battle).people, battle.position.round) == (("p1",), 2)


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_picked_each_acts_once_a_round_and_the_players_take_turns(seed: int) -> None:
    """war.turn.everyone_once"""
    battle = cast()
    for number in (1, 2):
        assert battle.position.round == number
        taken = turns(battle, len(ALL), Random(seed))
        assert sorted(taken) == sorted(ALL)
        assert [battle.position.actor(piece).owner for piece in taken] == ["p1", "p2"] * 5
    assert battle.position.round == 3


def test_an_independent_leader_keeps_the_round_open_an_attached_one_does_not() -> None:
    """war.turn.everyone_once"""
    alone = few("pikes", "ida", "ogres")
    assert turns(alone, 3) == ["pikes", "ogres", "ida"]
    assert alone.position.round == 2
    attached = overruled(few("pikes", "ida", "ogres"), ida__unit="pikes")
    assert turns(attached, 2) == ["pikes", "ogres"]
    assert attached.position.round == 2


def test_a_new_round_clears_every_mark() -> None:
    """war.turn.everyone_once"""
    battle = overruled(few("pikes", "ida", "ogres", "oz"), ida__unit="pikes", oz__unit="ogres")
    play(battle, "detach.ida", "end", "ogres", "boost.oz", "end")
    ida, oz = battle.position.leaders
    assert (ida.acted, ida.changed, oz.acted, oz.used) == (True, "detached", True, True)
    play(battle, "end")
    assert battle.position.round == 2
    assert not any(unit.acted for unit in battle.position.units)
    assert not any(leader.acted or leader.used or leader.changed for leader in battle.position.leaders)


def test_rounds_are_played_by_default() -> None:
    """war.opt.activation"""
    assert cast().switches[ACTIVATION] == "round"
    assert turns(few("pikes", "bows", "ogres"), 4) == ["pikes", "ogres", "bows", "pikes"]


def test_in_cycles_a_small_side_starts_anew_at_once() -> None:
    """war.opt.activation"""
    battle = few("pikes", "bows", "levy", "ogres", activation="cycle")
    assert turns(battle, 8) == ["pikes", "ogres", "bows", "ogres", "levy", "ogres", "pikes", "ogres"]
    assert {one["side"] for one in tells(battle, ACTIVATION)} == {"s1", "s2"}


def test_in_cycles_the_refreshed_side_alone_gets_its_marks_back() -> None:
    """war.opt.activation"""
    battle = few("pikes", "bows", "ogres", "oz", activation="cycle")
    overruled(battle, oz__unit="ogres", oz__zone="z5")
    play(battle, "pikes", "end", "ogres", "boost.oz", "end")
    oz = battle.position.leader("oz")
    assert (oz.acted, oz.used) == (False, False)
    assert battle.position.unit("pikes").acted
    play(battle, "end", "ogres")
    assert "boost.oz" in keys(battle)


def test_in_cycles_a_side_waits_for_all_its_players() -> None:
    """war.opt.activation"""
    battle = team("cycle")
    play(battle, "end", "end")
    assert question(battle).people == ("p2",)
    play(battle, "end")
    assert question(battle).people == ("p1",)


def test_side_by_side_a_side_activates_all_it_has_in_any_order() -> None:
    """war.opt.activation"""
    battle = few("pikes", "bows", "levy", "ogres", activation="army")
    play(battle, "levy", "end", "pikes", "end", "end")
    assert question(battle).people == ("p2",)
    play(battle, "end")
    assert (question(battle).people, battle.position.round) == (("p1",), 2)


def test_side_by_side_team_mates_choose_among_all_their_units() -> None:
    """war.opt.activation"""
    battle = team("army")
    assert question(battle).people == ("p1", "p2")
    assert {"u1", "u2"} <= set(keys(battle))
    play(battle, "u2", "end")
    assert question(battle).people == ("p1",)


def test_side_by_side_the_place_of_a_side_is_its_best_player() -> None:
    """war.opt.activation"""
    battle = play(team("army"), "u1", "end")
    assert question(battle).people == ("p2",)
    play(battle, "end")
    assert question(battle).people == ("p3",)
    play(battle, "end")
    assert (question(battle).people, battle.position.round) == (("p1", "p2"), 2)


def test_in_rounds_team_mates_come_when_their_initiative_says() -> None:
    """war.opt.activation"""
    battle = team("round")
    people: list[str] = []
    for _ in range(3):
        people += question(battle).people
        turns(battle, 1)
    assert people == ["p1", "p3", "p2"]


def test_how_sides_alternate_may_be_ruled_in_the_middle_of_a_battle() -> None:
    """war.opt.activation"""
    battle = play(few("pikes", "bows", "ogres"), "pikes", "end", "end")
    battle.overrule(f"switch.{ACTIVATION}", "army", "")
    assert turns(battle, 3) == ["bows", "pikes", "bows"]
    assert battle.position.round == 2


def test_at_its_end_unit_and_attached_leader_have_acted() -> None:
    """war.turn.end"""
    battle = play(cast(ida__unit="pikes"), "pikes", "end")
    assert battle.position.unit("pikes").acted
    assert battle.position.leader("ida").acted
    assert battle.position.turn is None


def test_a_leader_who_has_left_and_done_nothing_has_not_acted() -> None:
    """war.turn.end"""
    battle = play(cast(ida__unit="pikes"), "pikes", "detach.ida", "end", "ogres", "end")
    assert "ida" in keys(battle)


def test_what_is_not_used_is_lost() -> None:
    """war.turn.end"""
    battle = few("pikes", "ogres")
    play(battle, "second", "end", "end", "intimidate", "army", *rolled(3))
    play(battle, "pass")
    assert battle.position.now.left == 0
    assert barred(battle)["other.pikes"] == "war.action.no_repeat"
    assert "move.z2" in keys(battle)


@pytest.mark.parametrize("dice", [-4, 4], ids=["missed", "hit"])
def test_an_attack_ends_the_turn_by_itself(dice: int) -> None:
    """war.turn.end"""
    battle = play(poor(slingers__zone="z1"), "pikes", "attack.slingers", "+defend", "athletics", *rolled(dice, 0))
    if dice > 0:
        play(battle, "full")
    assert battle.position.unit("pikes").acted
    assert question(battle).people == ("p2",)


def test_who_is_put_off_the_field_in_his_turn_has_ended_it() -> None:
    """war.turn.end"""
    battle = play(cast(), "ida", "+gm", "leader", "ida", "p2", "removed")
    assert battle.position.turn is None
    assert question(battle).people == ("p2",)


def test_the_turn_goes_round_by_initiative_after_every_end() -> None:
    """war.turn.choose"""
    battle = fielded(armies([LEVY], [LEVY]), "z1", "z4", first="p2")
    assert turns(battle, 4) == ["u2", "u1", "u2", "u1"]
