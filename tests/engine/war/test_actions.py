"""Chapter: turns and rounds. One action, a second one, and the attack that ends the turn."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from engine.war.cast import Table, armies, cast, fielded, passed, poor
from support.players import Written
from support.playing import all_keys, barred, keys, overruled, play, question, refused, rolled

TOGETHER = "war.opt.leader_attack_with_unit"
OVERCOME: tuple[Written, ...] = ("force.z3", *rolled(0))
ADVANTAGE: tuple[Written, ...] = ("intimidate", "army", *rolled(4))
ATTACK: tuple[Written, ...] = ("attack.ogres", *rolled(0, 0))
CREATE = {"intimidate", "other.bows", "pin.ogres", "ambush", "scout.z4"}


def bows(**rulings: int | str) -> Table:
    """The bows at work in z2, the ogres within their range; z3 takes an Overcome once they have moved."""
    return play(poor(bows__zone="z2", p1__own=0, **rulings), "bows")


def second(battle: Table) -> Table:
    """A second action bought with Nora's last fate point."""
    return play(overruled(battle, p1__own=1), "second")


def both(mode: str = "together", **rulings: int | str) -> Table:
    """Pikes with Ida against raiders with Oz, all in z2, the pikes' turn."""
    places = {"pikes__zone": "z2", "ida__unit": "pikes", "raiders__zone": "z2", "oz__unit": "raiders"}
    return play(poor({TOGETHER: mode}, **places, **rulings), "pikes")


def unit_attacks(battle: Table) -> Table:
    return play(battle, "attack.raiders", *rolled(-2, 0))


def leader_attacks(battle: Table) -> Table:
    return play(battle, "duel.ida.oz", *rolled(-1, 0))


@pytest.mark.parametrize("action", [OVERCOME, ADVANTAGE], ids=["overcome", "advantage"])
def test_one_action_and_no_other_kind_after_it(action: tuple[Written, ...]) -> None:
    """war.action.one"""
    battle = play(bows(), *action)
    assert battle.position.now.left == 0
    assert not {"attack.ogres", *CREATE} & set(keys(battle))
    assert not any(key.startswith("force.") for key in keys(battle))
    assert refused(battle, "attack.ogres") == "barred"


def test_defending_is_no_action() -> None:
    """war.action.one"""
    battle = poor(slingers__zone="z2", pikes__zone="z2")
    play(battle, "levy", "end", "slingers", "attack.pikes", *rolled(0, 0), "pikes")
    assert battle.position.now.left == 1
    assert "attack.slingers" in keys(battle)


def test_a_failed_action_is_used_all_the_same() -> None:
    """war.action.one"""
    battle = play(bows(), "intimidate", "army", *rolled(-4))
    assert barred(battle)["attack.ogres"] == "war.action.one"


def test_an_action_that_is_taken_back_before_the_dice_is_not_used() -> None:
    """war.action.one"""
    for way in (("intimidate", "back"), ("elsewhere.bows", "back")):
        assert play(bows(), *way).position.now.left == 1
    declared = play(bows(), "attack.ogres")
    assert declared.position.now.left == 1
    declared.undo()
    assert (declared.position.now.left, "attack.ogres" in keys(declared)) == (1, True)


def test_the_attached_leader_gives_his_action_once() -> None:
    """war.action.second.leader"""
    battle = play(both(), "give.ida")
    assert battle.position.now.left == 2
    assert battle.position.leader("ida").used
    assert barred(battle)["give.ida"] == "war.leader.choices"
    assert barred(battle)["second"] == "war.action.second.fate"


def test_he_may_give_it_after_the_first_action() -> None:
    """war.action.second.leader"""
    battle = play(both(), "intimidate", "self", *rolled(-4))
    assert "attack.raiders" in barred(battle)
    play(battle, "give.ida")
    assert "attack.raiders" in keys(battle)


@pytest.mark.parametrize("mark", ["ida__used", "ida__acted"])
def test_who_has_acted_has_nothing_to_give(mark: str) -> None:
    """war.action.second.leader"""
    assert barred(both(**{mark: "yes"}))["give.ida"] == "war.leader.choices"


def test_after_the_attack_it_is_too_late_to_give() -> None:
    """war.action.second.leader"""
    assert barred(unit_attacks(both()))["give.ida"] == TOGETHER


def test_who_has_given_his_action_does_nothing_else_in_the_round() -> None:
    """war.action.second.leader"""
    battle = play(both(), "give.ida", "detach.ida", "end", "slingers", "end")
    assert not {"ida", "detach.ida"} & set(keys(battle))


def test_what_was_given_stays_when_the_leader_is_removed() -> None:
    """war.action.second.leader, war.leader.defeated"""
    battle = play(both(), "give.ida", "+gm", "leader", "ida", "p2", "removed")
    assert battle.position.now.left == 2
    play(battle, "intimidate", "self", *rolled(-4))
    assert "attack.raiders" in keys(battle)


def test_a_second_action_costs_one_fate_point() -> None:
    """war.action.second.fate"""
    battle = play(cast(), "bows", "second")
    assert battle.position.player("p1").own == 2
    assert battle.position.now.left == 2


def test_without_a_fate_point_there_is_none() -> None:
    """war.action.second.fate"""
    assert barred(play(poor(), "bows"))["second"] == "war.fate.pools"


def test_nor_with_a_leader_attached_even_if_he_has_acted() -> None:
    """war.action.second.fate"""
    for rulings in ({}, {"ida__used": "yes"}, {"ida__acted": "yes"}):
        battle = play(cast(ida__unit="bows", **rulings), "bows")
        assert barred(battle)["second"] == "war.action.second.fate"


def test_never_more_than_two_actions_in_a_turn() -> None:
    """war.action.second.fate"""
    bought = play(cast(), "bows", "second")
    assert barred(bought)["second"] == "war.action.second.fate"
    joined = play(bought, "attach.ida")
    assert barred(joined)["give.ida"] == "war.action.second.fate"


def test_the_second_action_is_for_this_turn_only() -> None:
    """war.action.second.fate"""
    battle = play(cast(), "bows", "second", "end", "slingers", "end", "pikes")
    assert battle.position.now.left == 1


def test_no_fate_point_buys_a_lone_leader_a_second_action() -> None:
    """war.action.second.fate, war.leader.independent.activate"""
    assert "second" not in all_keys(play(cast(), "ida"))


@pytest.mark.parametrize(
    ("first", "closed"),
    [
        (ADVANTAGE, CREATE),
        (("move.z1", "force.z2", *OVERCOME[1:], "+gm", "add", "battle", "Rain", "nobody"), {"rid.a1"}),
    ],
    ids=["advantage", "overcome"],
)
def test_the_second_action_is_of_another_kind(first: tuple[Written, ...], closed: set[str]) -> None:
    """war.action.no_repeat"""
    battle = play(second(bows()), *first)
    assert battle.position.now.left == 1
    assert {key for key, rule in barred(battle).items() if rule == "war.action.no_repeat"} >= closed
    assert "attack.ogres" in keys(battle)


@pytest.mark.parametrize(
    "actions",
    [(ADVANTAGE, ATTACK), (("move.z1", "force.z2", *OVERCOME[1:]), ATTACK), (ADVANTAGE, ("move.z1", "force.z2"))],
    ids=["advantage, attack", "overcome, attack", "advantage, overcome"],
)
def test_two_kinds_go_together_in_one_turn(actions: tuple[tuple[Written, ...], ...]) -> None:
    """war.action.no_repeat"""
    battle = second(bows())
    for action in actions:
        play(battle, *action)
    assert battle.ask


def test_another_use_of_the_same_kind_is_the_same_action() -> None:
    """war.action.no_repeat"""
    battle = play(second(bows()), "+gm", "add", "battle", "Rain", "nobody", "scout.z4", *rolled(-4))
    rules = barred(battle)
    assert {rules[key] for key in ("intimidate", "ambush", "pin.ogres", "other.bows", "load")} == {
        "war.action.no_repeat"
    }


def test_after_the_attack_the_next_player_is_asked() -> None:
    """war.action.attack_last"""
    battle = play(second(bows()), *ATTACK)
    assert battle.position.turn is None
    assert question(battle).people == ("p2",)
    assert {refused(battle, key) for key in ("move.z1", "intimidate", "second", "attach.ida")} == {"not-offered"}


def test_what_the_attack_brings_is_finished_first() -> None:
    """war.action.attack_last"""
    battle = play(cast(raiders__zone="z1", guard__zone="z1"), "levy", "end", "raiders", "attack.guard", *rolled(3, 0))
    passed(battle)
    assert question(battle).rule == "war.harm.absorb"
    play(battle, "mild", "+name.a1", "Torn")
    assert question(battle).rule == "war.turn.choose"


def test_the_players_other_units_still_have_their_turns() -> None:
    """war.action.attack_last"""
    battle = play(bows(), *ATTACK, "slingers", "end")
    assert {"pikes", "levy", "guard", "ida"} <= set(keys(battle))
    assert barred(battle) == {"bows": "war.turn.everyone_once"}


def test_a_leaders_duel_on_his_own_ends_his_turn() -> None:
    """war.action.attack_last"""
    battle = play(poor(oz__zone="z1"), "ida", "duel.ida.oz", *rolled(-1, 0))
    assert question(battle).people == ("p2",)


@pytest.mark.parametrize(
    ("one", "other", "key"),
    [(unit_attacks, leader_attacks, "duel.ida.oz"), (leader_attacks, unit_attacks, "attack.raiders")],
    ids=["unit first", "leader first"],
)
def test_together_both_may_attack_and_nothing_else(
    one: Callable[[Table], Table], other: Callable[[Table], Table], key: str
) -> None:
    """war.opt.leader_attack_with_unit"""
    battle = one(both())
    attacks = {option for option in keys(battle) if option.split(".")[0] in ("attack", "duel")}
    assert key in attacks
    assert {option.split(".")[0] for option in set(keys(battle)) - attacks} <= {"end", "provoke"}
    assert question(other(battle)).people == ("p2",)


def test_together_needs_an_action_of_each() -> None:
    """war.opt.leader_attack_with_unit"""
    assert question(unit_attacks(both(ida__used="yes"))).people == ("p2",)
    spent = play(both(), "intimidate", "self", *rolled(-4))
    assert question(leader_attacks(spent)).people == ("p2",)


def test_together_does_not_give_the_unit_a_second_attack() -> None:
    """war.opt.leader_attack_with_unit, war.action.no_repeat"""
    battle = unit_attacks(play(both(), "give.ida"))
    assert question(battle).people == ("p2",)


@pytest.mark.parametrize("attack", [unit_attacks, leader_attacks], ids=["unit", "leader"])
def test_strictly_the_first_attack_ends_the_turn_for_both(attack: Callable[[Table], Table]) -> None:
    """war.opt.leader_attack_with_unit"""
    battle = attack(both("strict"))
    assert question(battle).people == ("p2",)
    assert battle.position.leader("ida").acted


def test_strictly_the_leader_may_still_act_before_the_attack() -> None:
    """war.opt.leader_attack_with_unit"""
    battle = unit_attacks(play(both("strict"), "boost.ida", "+name.a1", "Charge!"))
    assert keys(battle) == ("free.a1.p1", "free.a1.p1.reroll", "pass")
    assert question(play(battle, "pass")).people == ("p2",)


def test_attacks_are_the_last_things_by_default() -> None:
    """war.opt.leader_attack_with_unit"""
    assert cast().switches[TOGETHER] == "together"


def test_a_second_action_comes_from_bought_points_too() -> None:
    """war.action.second.fate"""
    battle = fielded(armies(["average | fight 1 | A"], ["average | fight 1 | B"]), "z1", "z4", p1__bought=1)
    play(battle, "second")
    assert battle.position.player("p1").bought == 0
