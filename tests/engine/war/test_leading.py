"""Chapter: leaders. What an attached leader is worth: +1, his aspects, removed consequences, a boost."""

from __future__ import annotations

import pytest
from engine.war.cast import LEVY, Table, aspect_named, cast, in_play, led, parts_of, passed, poor, shifts
from support.playing import barred, keys, overruled, play, refused, rolled, tells

from gonfalon.battle.battle import Battle
from gonfalon.systems.war.state.pieces import Kind

BONUS = "war.leader.skill_bonus"
GENERALIST = "good | fight 3, athletics 2, will 2, shoot 1, notice 1, provoke 1 | Guard"
BOTH = "war.opt.leader_aspects"


def generalist(card: str, own: str = "") -> Table:
    """A unit with six skills and this leader attached, its turn; the leader's own skill named at set-up."""
    switches = {"war.opt.leader_skill": "own"} if own else {}
    if not own:
        return play(led(([card], [GENERALIST]), ([], [LEVY])), *rolled(4, -4), "u2")
    battle = play(Battle(cast().system, switches), "players.2", "done", own, "card", card, "done", "done")
    play(battle, "card", GENERALIST, "done", "card", LEVY, "done", 3, "all", "done", "done", "done")
    return battle


def rolls(battle: Table, skill: str) -> dict[str, int]:
    """The numbers of a roll with this skill: an Overcome move of the active unit."""
    zone = next(key for key in keys(battle) if key.startswith("force."))
    play(battle, zone)
    if asked_rule(battle) == "war.over.enemy":
        play(battle, "waive")
    play(battle, "+skill", skill)
    return parts_of(battle)


def asked_rule(battle: Table) -> str:
    assert battle.ask
    return battle.ask.rule


def guard(**rulings: int | str) -> Table:
    """The guard with Ida, their turn, nobody with a fate point."""
    return play(poor(ida__unit="guard", **rulings), "guard")


def wounds(battle: Table, piece: str = "guard") -> list[str]:
    return [one.severity for one in in_play(battle) if one.on == piece and one.kind is Kind.CONSEQUENCE]


@pytest.mark.parametrize("will", [0, 1, 2, 3, 4])
@pytest.mark.parametrize(("skill", "rating"), [("fight", 3), ("athletics", 2), ("shoot", 1), ("drive", 0)])
def test_what_is_below_the_leaders_will_gets_one_more(will: int, skill: str, rating: int) -> None:
    """war.leader.skill_bonus"""
    numbers = rolls(generalist(f"main | will {will} | Ida"), skill)
    assert numbers["war.core.total"] == rating
    assert numbers.get(BONUS) == (1 if 0 < rating < will else None)


def test_the_bonus_never_feeds_on_itself() -> None:
    """war.leader.skill_bonus"""
    numbers = rolls(generalist("main | will 5 | Ida"), "athletics")
    assert numbers == {"war.core.total": 2, BONUS: 1}


def test_it_helps_in_attack_and_defence() -> None:
    """war.leader.skill_bonus"""
    battle = poor(ida__unit="pikes", oz__unit="raiders", raiders__zone="z1")
    play(battle, "pikes", "attack.raiders", "+defend", "athletics")
    assert parts_of(battle, "pikes") == {"war.core.total": 2, BONUS: 1}
    assert parts_of(battle, "raiders") == {"war.core.total": 1, BONUS: 1}


def test_it_helps_in_barring_the_way() -> None:
    """war.leader.skill_bonus"""
    battle = poor(oz__unit="raiders", raiders__zone="z2")
    play(battle, "pikes", "force.z2", "raiders")
    assert parts_of(battle, "raiders") == {"war.core.total": 1, BONUS: 1}


def test_without_a_leader_there_is_none_nor_for_the_leader_himself() -> None:
    """war.leader.skill_bonus"""
    assert rolls(play(poor(), "pikes"), "athletics") == {"war.core.total": 1}
    assert rolls(play(poor(), "ida"), "athletics") == {"war.core.total": 2}


def test_it_is_gone_with_him_at_once() -> None:
    """war.leader.skill_bonus"""
    battle = play(poor(ida__unit="pikes"), "pikes", "detach.ida")
    assert rolls(battle, "athletics") == {"war.core.total": 1}


def test_will_counts_for_the_bonus_by_default() -> None:
    """war.opt.leader_skill"""
    assert cast().switches["war.opt.leader_skill"] == "will"
    assert BONUS in rolls(generalist("main | will 3, Tactics 1 | Ida"), "athletics")


@pytest.mark.parametrize(
    ("own", "card", "helps"),
    [
        ("Tactics", "main | will 1, Tactics 3 | Ida", True),
        ("Tactics", "main | will 4 | Ida", False),
        ("tactics", "main | will 1, TACTICS 3 | Ida", True),
        ("Fight", "main | will 0, fight 4 | Ida", True),
    ],
)
def test_another_skill_counts_if_the_table_names_it(own: str, card: str, helps: bool) -> None:
    """war.opt.leader_skill"""
    battle = generalist(card, own)
    while asked_rule(battle) == "war.setup.deploy":
        play(battle, "all")
    play(battle, *rolled(4, -4), "u2")
    assert (BONUS in rolls(battle, "athletics")) is helps


def test_initiative_stays_with_will() -> None:
    """war.opt.leader_skill"""
    battle = generalist("main | will 1, Tactics 3 | Ida", "Tactics")
    while asked_rule(battle) == "war.setup.deploy":
        play(battle, "all")
    assert parts_of(battle) == {"war.core.total": 1}


def test_removing_a_consequence_stays_with_will() -> None:
    """war.opt.leader_skill, war.leader.rally"""
    battle = generalist("main | will 1, Tactics 3 | Ida", "Tactics")
    while asked_rule(battle) == "war.setup.deploy":
        play(battle, "all")
    play(battle, *rolled(4, -4))
    play(overruled(battle, u2__mild="yes"), "u2", "rally.l1")
    assert parts_of(battle) == {"war.core.total": 1}


def test_a_skill_must_be_named() -> None:
    """war.opt.leader_skill"""
    battle = play(Battle(cast().system, {"war.opt.leader_skill": "own"}), "players.2", "done")
    assert asked_rule(battle) == "war.opt.leader_skill"
    assert refused(battle, "") == "length"


def attack(battle: Table) -> Table:
    """The pikes attack the raiders; the dice lie there, 2 (and Ida's 1) against 2."""
    return play(battle, "pikes", "attack.raiders", *rolled(0, 0))


def test_his_aspects_serve_the_unit_at_the_usual_price() -> None:
    """war.leader.aspects"""
    battle = attack(cast(p2__own=0, ida__unit="pikes", raiders__zone="z1"))
    assert {"paid.ida.1.p1", "paid.ida.2.p1", "paid.pikes.1.p1"} <= set(keys(battle))
    play(battle, "paid.ida.1.p1")
    assert battle.position.player("p1").own == 2
    assert barred(battle)["paid.ida.1.p1"] == "war.core.invoke"
    assert shifts(passed(battle)) == (5, 2)


def test_they_serve_in_defence_too() -> None:
    """war.leader.aspects"""
    battle = cast(p1__own=0, oz__unit="raiders", raiders__zone="z1")
    attack(battle)
    assert {"paid.oz.1.p2", "paid.oz.2.p2"} <= set(keys(battle))


@pytest.mark.parametrize("zone", ["z1", "z2", "z5"])
def test_not_attached_they_do_not_serve_it_wherever_he_stands(zone: str) -> None:
    """war.leader.aspects"""
    battle = attack(cast(p2__own=0, raiders__zone="z1", ida__zone=zone))
    his = {"paid.ida.1.p1": "war.leader.aspects", "paid.ida.2.p1": "war.leader.aspects"}
    seen = barred(battle)
    assert not his.keys() & set(keys(battle))
    play(battle, "other")
    assert not his.keys() & set(keys(battle))
    assert {key: rule for key, rule in (seen | barred(battle)).items() if "ida" in key.split(".")} == his


def test_the_units_own_aspects_serve_with_or_without_him() -> None:
    """war.leader.aspects"""
    for unit in ("none", "pikes"):
        battle = attack(cast(p2__own=0, raiders__zone="z1", ida__unit=unit))
        assert {"paid.pikes.1.p1", "paid.pikes.2.p1"} <= set(keys(battle))


@pytest.mark.parametrize(("choice", "serve"), [("leader", True), ("unit_only", False)])
def test_the_table_may_leave_it_to_the_units_aspects(choice: str, serve: bool) -> None:
    """war.opt.leader_aspects"""
    battle = attack(cast({BOTH: choice}, p2__own=0, ida__unit="pikes", raiders__zone="z1"))
    assert "paid.pikes.2.p1" in keys(battle)
    assert ("paid.ida.2.p1" in keys(battle)) is serve
    assert barred(battle).get("paid.ida.2.p1") == (None if serve else BOTH)


def test_his_own_rolls_keep_his_aspects_all_the_same() -> None:
    """war.opt.leader_aspects"""
    battle = cast({BOTH: "unit_only"}, p2__own=0, ida__unit="pikes", oz__zone="z1")
    play(battle, "pikes", "duel.ida.oz", *rolled(0, 0))
    assert {"paid.ida.1.p1", "paid.ida.2.p1"} <= set(keys(battle))


def test_the_leaders_aspects_count_by_default() -> None:
    """war.opt.leader_aspects"""
    assert cast().switches[BOTH] == "leader"


@pytest.mark.parametrize(("slot", "difficulty"), [("mild", 2), ("moderate", 4)])
@pytest.mark.parametrize("over", [-1, 0, 1, 3])
def test_a_consequence_goes_on_a_tie_or_better(slot: str, difficulty: int, over: int) -> None:
    """war.leader.rally"""
    battle = play(guard(**{f"guard__{slot}": "yes"}), "rally.ida", *rolled(difficulty + over - 3))
    if over < 0:
        play(battle, "fail")
    assert shifts(battle) == (difficulty + over, difficulty)
    assert wounds(battle) == ([slot] if over < 0 else [])
    assert asked_rule(battle) == {0: "war.core.cost.minor"}.get(over, "war.action.one")
    assert [one.owner for one in in_play(battle) if one.kind is Kind.BOOST] == (["p1"] if over == 3 else [])
    assert battle.position.leader("ida").used


def test_a_slot_that_is_free_again_takes_the_next_hit() -> None:
    """war.leader.rally"""
    battle = play(guard(guard__mild="yes", raiders__zone="z1"), "rally.ida", *rolled(0), "end")
    play(battle, "raiders", "attack.guard", "+defend", "athletics", *rolled(2, 0))
    assert "mild" in keys(battle)


def test_a_failure_may_be_bought_off() -> None:
    """war.leader.rally"""
    battle = play(guard(guard__mild="yes"), "rally.ida", *rolled(-2), "pay", "aspect", "+name.a2", "Ida Is Bleeding")
    assert wounds(battle) == []
    assert aspect_named(battle, "Ida Is Bleeding").free == (("p2", 1),)


def test_not_where_the_table_never_buys_success() -> None:
    """war.leader.rally"""
    battle = poor({"war.opt.success_at_cost": "never"}, ida__unit="guard", guard__mild="yes")
    play(battle, "guard", "rally.ida", *rolled(-2))
    assert asked_rule(battle) == "war.action.one"
    assert wounds(battle) == ["mild"]


def test_of_two_consequences_one_is_named_and_one_stays() -> None:
    """war.leader.rally"""
    battle = play(guard(guard__mild="yes", guard__moderate="yes"), "rally.ida")
    assert keys(battle) == ("mild", "moderate", "back")
    assert not play(battle, "back").position.leader("ida").used
    play(battle, "rally.ida", "mild", *rolled(0))
    assert wounds(battle) == ["moderate"]


def test_where_nothing_hurts_there_is_nothing_to_remove() -> None:
    """war.leader.rally"""
    assert barred(guard())["rally.ida"] == "war.leader.rally"


def test_an_unhurt_unit_gets_its_boost_without_dice() -> None:
    """war.leader.boost"""
    battle = play(guard(), "boost.ida")
    assert asked_rule(battle) == "war.action.one"
    boost = aspect_named(play(battle, "+name.a1", "Charge!"), "Charge!")
    assert (boost.kind, boost.on, boost.free) == (Kind.BOOST, "guard", (("p1", 1),))
    assert tells(battle, "war.core.shifts") == []


@pytest.mark.parametrize(("slots", "difficulty"), [(("mild",), 2), (("moderate",), 2), (("mild", "moderate"), 4)])
@pytest.mark.parametrize("over", [-1, 0, 3])
def test_a_hurt_unit_takes_a_roll_against_two_for_each_consequence(
    slots: tuple[str, ...], difficulty: int, over: int
) -> None:
    """war.leader.boost"""
    battle = guard(**{f"guard__{slot}": "yes" for slot in slots})
    play(battle, "boost.ida", *rolled(difficulty + over - 3))
    assert shifts(battle) == (difficulty + over, difficulty)
    placed = over >= 0
    assert tells(battle, "war.leader.boost")[-1]["placed"] == ("yes" if placed else "no")
    assert sum(one.kind is Kind.BOOST for one in in_play(battle)) == (1 if placed else 0)
    assert asked_rule(battle) == "war.action.one"
    assert battle.position.leader("ida").used


def test_a_boost_serves_the_unit_it_was_put_on_and_no_other() -> None:
    """war.leader.boost"""
    battle = play(guard(raiders__zone="z1"), "boost.ida", "+name.a1", "Charge!", "end", "slingers", "end", "pikes")
    play(battle, "attack.raiders", *rolled(-1, 0))
    assert asked_rule(battle) == "war.turn.choose"
    assert aspect_named(battle, "Charge!").free == (("p1", 1),)


def test_it_is_used_up_by_one_invocation() -> None:
    """war.leader.boost"""
    battle = play(guard(raiders__zone="z1"), "boost.ida", "+name.a1", "Charge!", "attack.raiders")
    play(battle, *rolled(0, 0), "free.a1.p1")
    assert shifts(battle) == (5, 2)
    assert in_play(battle) == []
