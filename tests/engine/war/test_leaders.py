"""Chapter: leaders. Who leads, joining and leaving units, acting with them, and acting alone."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from engine.war.cast import LEVY, NO_SWITCHES, SYSTEM, Table, cast, in_play, led, parts_of, poor, with_aspect
from support.players import Written
from support.playing import (
    all_keys,
    barred,
    keys,
    overruled,
    play,
    question,
    refused,
    rolled,
    sum_of,
    tells,
    told,
    until,
)

from gonfalon.battle.battle import Battle
from gonfalon.questions.refusal import Refused
from gonfalon.systems.war.state.pieces import MOST_LEADERS, Kind
from gonfalon.table.table import Piece

WILL_3 = "main | will 3 | Ida"


def leaders(switches: Mapping[str, str] = NO_SWITCHES) -> Table:
    """Two players at the question for their leaders."""
    return until(play(Battle(SYSTEM, switches), "players.2", "done"), "war.leader.who")


def shown(battle: Table, id: str) -> Piece:
    """The piece as it lies on the table."""
    return next(piece for piece in battle.system.table(battle.position).pieces if piece.id == id)


def doing(battle: Table, *parts: Written) -> Table:
    """The battle after these answers, and after Sven's next turn in which nothing happens."""
    play(battle, *parts)
    if question(battle).rule == "war.action.one":
        play(battle, "end")
    if not battle.position.turn:
        play(battle, "slingers")
    return play(battle, "end")


def joins(battle: Table) -> list[str]:
    """Return the options of leaders to join units, as far as they are shown."""
    return [key for key in all_keys(battle) if key.startswith("attach.")]


def test_leaders_cost_nothing_and_there_may_be_none_or_many() -> None:
    """war.leader.who"""
    battle = leaders()
    assert "done" in keys(battle)
    for number in range(MOST_LEADERS):
        assert {"new", "card"} <= set(keys(battle)), number
        play(battle, "card", f"supporting | will 1 | Captain {number}")
    assert not {"new", "card"} & set(keys(battle))
    assert battle.position.player("p1").points == 10
    play(battle, "drop.l1")
    assert {"new", "card"} <= set(keys(battle))


def test_only_persons_of_weight_are_leaders() -> None:
    """war.leader.who"""
    battle = play(leaders(), "new")
    assert keys(battle) == ("pc", "supporting", "main")
    assert barred(battle) == {"nameless": "war.leader.who"}


@pytest.mark.parametrize(
    ("card", "taken"),
    [
        ("pc | will 4 | Ida", True),
        ("supporting | will 0, fight 1 | Ida", True),
        ("nameless | will 1 | Gate Guard", False),
        ("average | fight 1 | Farm Levy", False),
        ("main | will 3", False),
        ("main | will 9 | Ida", False),
        ("main | will 1, will 2 | Ida", False),
    ],
)
def test_a_leaders_card_is_read_or_refused(card: str, taken: bool) -> None:
    """war.leader.who"""
    battle = play(leaders(), "card")
    if taken:
        assert len(play(battle, card).position.leaders) == 1
    else:
        with pytest.raises(Refused) as no:
            play(battle, card)
        assert no.value.rule == "war.leader.who"


def test_a_leader_lies_on_his_unit_or_stands_in_the_zone() -> None:
    """war.leader.marker"""
    battle = cast(ida__unit="pikes")
    assert (shown(battle, "ida").on, shown(battle, "ida").place) == ("pikes", "z1")
    play(battle, "pikes", "detach.ida")
    assert (shown(battle, "ida").on, shown(battle, "ida").place) == (None, "z1")


def test_a_unit_has_one_leader_and_a_leader_one_unit() -> None:
    """war.leader.one_per_unit"""
    battle = led((["main | will 3 | Ida", "main | will 2 | Ulf"], [LEVY]), ([], [LEVY]))
    assert [leader.unit for leader in battle.position.leaders] == ["u3", None]
    play(battle, "l1", *rolled(4, 0), "u3")
    assert barred(battle)["attach.l2"] == "war.leader.one_per_unit"
    play(battle, "detach.l1", "attach.l2")
    assert barred(battle)["attach.l1"] == "war.leader.not_both"


def test_unit_and_leader_belong_to_the_same_player() -> None:
    """war.leader.one_per_unit"""
    battle = led(([WILL_3], [LEVY]), (["main | will 2 | Ulf", "main | will 1 | Bo"], [LEVY]), ([], [LEVY]))
    play(battle, *rolled(4), "l2", *rolled(0, -4))
    overruled(battle, u4__zone="z1", u5__zone="z1", l1__unit="none", l3__zone="z1")
    assert {battle.position.actor(piece).zone for piece in ("u4", "u5", "l1", "l3")} == {"z1"}
    assert joins(play(battle, "l1")) == ["attach.u4"]
    assert joins(play(battle, "end", "l3")) == ["attach.u5"]
    play(battle, "end", "end")
    assert joins(play(battle)) == ["attach.l1"]


def test_joining_takes_the_same_zone_and_costs_no_action() -> None:
    """war.leader.attach"""
    battle = play(cast(bows__zone="z2"), "pikes", "attach.ida")
    assert battle.position.leader("ida").unit == "pikes"
    assert battle.position.now.left == 1
    far = play(cast(bows__zone="z2"), "bows")
    assert barred(far)["attach.ida"] == "war.leader.attach"
    play(far, "move.z1")
    assert "attach.ida" in keys(far)


def test_leaving_costs_no_action_and_he_stays_in_the_zone() -> None:
    """war.leader.attach"""
    battle = play(cast(ida__unit="pikes"), "pikes", "move.z2", "detach.ida")
    ida = battle.position.leader("ida")
    assert (ida.unit, ida.zone) == (None, "z2")
    assert battle.position.now.left == 1


def test_in_his_own_turn_he_may_join_a_unit_after_moving_there() -> None:
    """war.leader.attach"""
    battle = play(cast(guard__zone="z2"), "ida")
    assert barred(battle)["attach.guard"] == "war.leader.attach"
    play(battle, "move.z2", "attach.guard")
    assert battle.position.leader("ida").unit == "guard"


def test_after_an_attack_nobody_joins_or_leaves() -> None:
    """war.leader.attach"""
    battle = poor(ida__unit="pikes", raiders__zone="z1", oz__zone="z1")
    play(battle, "pikes", "attack.raiders", *rolled(-3, 0))
    assert barred(battle)["detach.ida"] == "war.action.attack_last"


def test_he_may_leave_at_the_start_of_a_turn_to_act_instead_of_the_unit() -> None:
    """war.leader.attach"""
    battle = play(cast(ida__unit="pikes"), "detach.ida")
    assert battle.position.now.actor == "ida"
    doing(battle)
    assert "pikes" in keys(battle)
    assert barred(battle) == {"ida": "war.turn.everyone_once"}


def test_that_he_left_is_told_as_the_first_of_his_turn() -> None:
    """war.leader.attach war.turn.choose: under his heading, not under that of the turn before"""
    battle = play(cast(ida__unit="pikes"), "detach.ida")
    assert [tell.rule for tell in told(battle)[-2:]] == ["war.turn.choose", "war.leader.attach"]
    assert tells(battle, "war.leader.attach")[-1] == {"leader": "ida", "piece": "pikes", "how": "detach"}


def test_who_joins_before_acting_acts_with_the_unit() -> None:
    """war.leader.attach"""
    battle = doing(cast(), "pikes", "attach.ida")
    assert battle.position.leader("ida").acted


def test_who_has_acted_alone_joins_without_an_action() -> None:
    """war.leader.attach, war.leader.acts_with_unit"""
    battle = play(doing(cast(), "ida"), "pikes", "attach.ida")
    assert {barred(battle)[key] for key in ("give.ida", "boost.ida", "other.ida")} == {"war.leader.choices"}


@pytest.mark.parametrize(
    ("first", "then"), [("attach.ida", "detach.ida"), ("detach.ida", "attach.ida")], ids=["join", "leave"]
)
def test_joining_and_leaving_do_not_go_together_in_a_round(first: str, then: str) -> None:
    """war.leader.not_both"""
    battle = cast() if first == "attach.ida" else cast(ida__unit="pikes")
    play(battle, "pikes", first)
    assert barred(battle)[then] == "war.leader.not_both"


def test_who_has_joined_earlier_in_the_round_may_not_leave_to_act_alone() -> None:
    """war.leader.not_both"""
    battle = doing(cast(), "ida", "attach.pikes")
    assert barred(battle)["detach.ida"] == "war.turn.everyone_once"
    assert barred(overruled(battle, ida__acted="no"))["detach.ida"] == "war.leader.not_both"


def test_the_set_up_does_not_count() -> None:
    """war.leader.not_both"""
    battle = play(led(([WILL_3], [LEVY]), ([], [LEVY])), *rolled(4, 0))
    assert battle.position.leader("l1").unit == "u2"
    assert {"detach.l1", "u2"} <= set(keys(battle))
    assert "detach.l1" in keys(play(battle, "u2"))


def test_in_the_next_round_he_may_change_again() -> None:
    """war.leader.not_both"""
    gone = {f"{unit}__zone": "off" for unit in ("bows", "levy", "guard", "raiders", "skirmishers", "ogres", "oz")}
    battle = doing(cast(**gone), "pikes", "attach.ida")
    assert battle.position.round == 2
    assert "detach.ida" in keys(play(battle, "pikes"))


def test_an_attached_leader_is_not_activated_alone() -> None:
    """war.leader.acts_with_unit"""
    assert "ida" not in all_keys(cast(ida__unit="pikes"))
    assert refused(cast(ida__unit="pikes"), "ida") == "not-offered"


def test_he_goes_where_his_unit_goes() -> None:
    """war.leader.acts_with_unit"""
    battle = play(poor(ida__unit="pikes", slingers__zone="z3"), "pikes", "move.z2")
    assert battle.position.leader("ida").zone == "z2"
    play(battle, "force.z3", "slingers", *rolled(2, 0))
    assert {battle.position.actor(id).zone for id in ("pikes", "ida")} <= {"z2", "z3"}
    assert battle.position.leader("ida").zone == battle.position.unit("pikes").zone == "z3"


def test_he_has_no_move_of_his_own_once_he_has_joined() -> None:
    """war.leader.acts_with_unit"""
    battle = play(cast(), "ida", "attach.pikes")
    assert barred(battle)["move.z2"] == "war.leader.acts_with_unit"
    assert barred(battle)["force.z2"] == "war.leader.acts_with_unit"


def test_he_may_act_before_and_between_the_steps_of_his_unit() -> None:
    """war.leader.acts_with_unit"""
    steps: tuple[tuple[Written, ...], ...] = ((), ("move.z2",), ("intimidate", "army", *rolled(-4)))
    for before in steps:
        battle = play(poor(ida__unit="pikes"), "pikes", *before)
        assert {"give.ida", "boost.ida", "other.ida"} <= set(keys(battle))


def test_one_action_a_round_even_if_he_leaves_after_it() -> None:
    """war.leader.acts_with_unit"""
    battle = doing(cast(ida__unit="pikes"), "pikes", "boost.ida", "detach.ida")
    assert not {"ida", "detach.ida"} & set(keys(battle))
    assert barred(battle)["ida"] == "war.turn.everyone_once"


CHOICES: dict[str, tuple[Written, ...]] = {
    "give": ("give.ida",),
    "boost": ("boost.ida", *rolled(0)),
    "rally": ("rally.ida", *rolled(0)),
    "other": ("elsewhere.ida", "battle", *rolled(-4)),
}


@pytest.mark.parametrize("choice", CHOICES)
def test_he_does_one_of_his_choices(choice: str) -> None:
    """war.leader.choices"""
    battle = play(poor(ida__unit="guard", guard__mild="yes", oz__zone="z1"), "guard")
    offered = {"give.ida", "boost.ida", "rally.ida", "other.ida", "duel.ida.oz"}
    assert offered <= set(keys(battle))
    play(battle, *CHOICES[choice])
    assert {barred(battle)[key] for key in offered} == {"war.leader.choices"}


def test_a_duel_is_his_action_too() -> None:
    """war.leader.choices"""
    battle = poor(ida__unit="guard", oz__zone="z1", raiders__zone="z1")
    play(battle, "guard", "duel.ida.oz", *rolled(0, 0))
    assert barred(battle)["duel.ida.oz"] == "war.action.attack_last"
    assert battle.position.leader("ida").used


def test_he_need_not_do_anything() -> None:
    """war.leader.choices"""
    battle = doing(cast(ida__unit="pikes"), "pikes")
    assert not battle.position.leader("ida").used
    assert battle.position.leader("ida").acted


EVERY_UNIT = {"pikes", "bows", "levy", "guard", "raiders", "slingers", "skirmishers", "ogres"}


def test_another_action_of_his_own_lies_on_a_unit_only_if_he_is_attached() -> None:
    """war.leader.choices, war.leader.independent.limits"""
    others = {"battle", "z1", "z2", "z3", "z4", "z5", "oz", "back"}
    assert set(keys(play(cast(), "ida", "elsewhere.ida"))) == others
    assert set(keys(play(cast(ida__unit="pikes"), "pikes", "elsewhere.ida"))) == others | EVERY_UNIT


@pytest.mark.parametrize(("on", "then"), [("pikes", (sum_of(0),)), ("raiders", ("+defend", "will", *rolled(0, -4)))])
def test_an_attached_leader_creates_an_advantage_on_a_unit(on: str, then: tuple[Written, ...]) -> None:
    """war.leader.choices: with his own skill and his own action"""
    battle = play(poor(ida__unit="pikes"), "pikes", "elsewhere.ida", on, *then)
    play(battle, "+name.a1", "Heartened" if on == "pikes" else "Cowed")
    (made,) = in_play(battle)
    assert (made.on, made.owner) == (on, "p1")
    assert (battle.position.leader("ida").used, battle.position.now.left) == (True, 1)


def test_alone_he_has_one_action_and_one_free_move() -> None:
    """war.leader.independent.activate"""
    battle = play(poor(), "ida", "move.z2")
    assert barred(battle)["move.z3"] == "war.move.free"
    assert "second" not in all_keys(battle)
    play(battle, "elsewhere.ida", "battle", *rolled(-4))
    assert battle.position.leader("ida").acted
    assert (battle.position.turn, question(battle).people) == (None, ("p2",))


def test_alone_he_overcomes_with_his_own_skills() -> None:
    """war.leader.independent.activate"""
    battle = play(poor(ida__zone="z2", ogres__zone="z3"), "ida")
    assert barred(battle)["move.z3"] == "war.move.obstacle"
    play(battle, "force.z3", "ogres")
    assert parts_of(battle) == {"war.core.total": 2}
    play(battle, *rolled(2, 0))
    assert battle.position.leader("ida").zone == "z3"


def test_hindering_ground_stops_him_as_it_stops_a_unit() -> None:
    """war.leader.independent.activate"""
    battle = play(with_aspect(cast(), "z2", "Bog", hinders=True), "ida")
    assert barred(battle)["move.z2"] == "war.move.obstacle"


def test_nobody_is_obstructed_by_him() -> None:
    """war.leader.independent.activate"""
    battle = play(cast(ida__zone="z4"), "levy", "end", "raiders", "move.z4")
    assert battle.position.unit("raiders").zone == "z4"


def test_he_does_nothing_unless_a_turn_is_spent_on_him() -> None:
    """war.leader.independent.activate"""
    battle = play(poor(oz__zone="z1"), "pikes")
    assert {key for key in all_keys(battle) if "ida" in key.split(".")} == {"attach.ida"}
    assert "ida" in keys(doing(battle))


def test_alone_he_does_nothing_to_units() -> None:
    """war.leader.independent.limits"""
    battle = play(cast(raiders__zone="z1", pikes__mild="yes"), "ida")
    limits = "war.leader.independent.limits"
    assert {key for key, rule in barred(battle).items() if rule == limits} >= {
        "attack.raiders",
        "attack.ogres",
        "boost.ida",
        "rally.ida",
    }
    uses = {key.split(".")[0] for key in keys(battle)}
    assert not uses & {"attack", "boost", "rally", "give", "pin", "intimidate", "surround", "ambush", "scout"}


def joined(**rulings: int | str) -> Table:
    """Ida has been activated alone and has attached herself to the pikes."""
    return play(cast(raiders__zone="z1", oz__zone="z1", **rulings), "ida", "attach.pikes")


def test_who_attaches_in_a_turn_of_his_own_is_alone_no_more() -> None:
    """war.leader.independent.limits war.leader.choices: what is still barred has a reason of its own"""
    battle = joined(pikes__mild="yes")
    assert "war.leader.independent.limits" not in barred(battle).values()
    assert {"boost.ida", "rally.ida", "other.ida", "duel.ida.oz"} <= set(keys(battle))
    assert barred(battle)["give.ida"] == "war.action.second.leader"
    assert barred(battle)["attack.raiders"] == "war.leader.only_leaders"
    assert barred(joined())["rally.ida"] == "war.leader.rally"


@pytest.mark.parametrize(
    ("how", "then"),
    [
        (("boost.ida", *rolled(4), "pass"), "boost"),
        (("rally.ida", *rolled(0), "pass"), "rally"),
    ],
)
def test_it_is_then_his_one_action(how: tuple[Written, ...], then: str) -> None:
    """war.leader.boost war.leader.rally war.leader.independent.activate"""
    battle = play(joined(pikes__mild="yes"), *how)
    assert battle.position.leader("ida").used
    assert (battle.position.turn, question(battle).people) == (None, ("p2",)), "nothing is left to do"
    play(battle, "slingers", "end", "pikes")
    assert not {key for key in keys(battle) if key.split(".")[0] in ("give", "boost", "rally", "other.ida")}
    assert bool([one for one in in_play(battle) if one.kind is Kind.BOOST]) is (then == "boost")


def test_alone_he_does_not_rid_units_of_aspects() -> None:
    """war.leader.independent.limits"""
    battle = play(with_aspect(with_aspect(cast(), "pikes", "Shaken"), "battle", "Rain"), "ida")
    on_unit, on_battle = (f"rid.{aspect.id}" for aspect in in_play(battle))
    assert on_unit not in keys(battle)
    assert on_battle in keys(battle)


def test_alone_he_loads_an_aspect_in_sight() -> None:
    """war.core.outcome.existing, war.leader.independent.activate: it is his action"""
    battle = play(with_aspect(poor(), "battle", "Rain"), "ida")
    assert "load.ida" in keys(play(battle, "load.ida", "back"))
    play(battle, "load.ida", "a1")
    assert parts_of(battle) == {"war.core.total": 3}
    play(battle, sum_of(-1))
    assert in_play(battle)[0].free == (("p1", 1),)
    assert barred(battle)["load.ida"] == barred(battle)["other.ida"] == "war.action.no_repeat"
    assert battle.position.leader("ida").used


def test_alone_he_deals_with_leaders_attached_or_not() -> None:
    """war.leader.independent.limits"""
    assert "duel.ida.oz" in keys(play(cast(oz__zone="z1"), "ida"))
    assert "duel.ida.oz" in keys(play(cast(oz__unit="raiders", raiders__zone="z1"), "ida"))


@pytest.mark.parametrize("rulings", [{"oz__zone": "z1"}, {"oz__unit": "raiders", "raiders__zone": "z1"}])
def test_a_unit_never_attacks_a_leader(rulings: dict[str, str]) -> None:
    """war.leader.only_leaders"""
    battle = play(cast(ida__unit="pikes", **rulings), "pikes")
    assert barred(battle)["attack.oz"] == "war.leader.only_leaders"
    assert "duel.ida.oz" in keys(battle)
    assert not {key for key in all_keys(battle) if key.startswith("pin.oz")}


def test_a_leaders_attack_is_aimed_at_leaders_only() -> None:
    """war.leader.only_leaders"""
    battle = play(cast(ida__unit="pikes", oz__zone="z1", raiders__zone="z1"), "pikes")
    duels = [key for key in all_keys(battle) if key.startswith("duel.")]
    assert duels == ["duel.ida.oz"]
    assert question(battle).people == ("p1",)


def test_a_defeated_unit_leaves_its_leader_unhurt_and_alone() -> None:
    """war.leader.unit_lost"""
    battle = poor(slingers__zone="z1", oz__unit="slingers")
    play(battle, "guard", "attack.slingers", *rolled(2, 0), "full")
    oz = battle.position.leader("oz")
    assert (oz.unit, oz.zone, oz.boxes, oz.acted) == (None, "z1", (False,) * 3, False)
    assert "oz" in keys(battle)


def test_if_he_has_acted_with_the_lost_unit_he_waits_for_the_next_round() -> None:
    """war.leader.unit_lost"""
    battle = poor(slingers__zone="z1", oz__unit="slingers")
    play(battle, "levy", "end", "slingers", "end", "guard", "attack.slingers", *rolled(2, 0))
    play(battle, "full")
    assert barred(battle)["oz"] == "war.turn.everyone_once"


def test_a_unit_that_withdraws_by_a_ruling_leaves_him_too() -> None:
    """war.leader.unit_lost"""
    battle = overruled(cast(ida__unit="pikes"), pikes__zone="off")
    ida = battle.position.leader("ida")
    assert (ida.unit, ida.zone) == (None, "z1")
