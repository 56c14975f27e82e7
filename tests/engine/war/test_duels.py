"""Chapter: leaders. Leaders against leaders, and what becomes of the beaten."""

from __future__ import annotations

import pytest
from engine.war.cast import Table, cast, in_play, parts_of, poor, shifts, throwers
from support.playing import all_keys, barred, keys, offers, overruled, play, question, rolled, tells, until

from gonfalon.systems.war.state.pieces import Kind, Status

BOXES = {"ida__box1": "yes", "ida__box2": "yes"}
FULL = {**BOXES, "ida__mild": "yes", "ida__moderate": "yes", "ida__severe": "yes"}
CREDIT = "war.leader.other_defeat"


def hit(shifts: int, **rulings: int | str) -> Table:
    """Oz hits Ida that hard in z1; what she does about it is open."""
    battle = play(poor(oz__zone="z1", **rulings), "levy", "end", "oz", "duel.oz.ida")
    play(battle, *rolled(min(4, shifts - 1), min(0, 5 - shifts)))
    if question(battle).rule == "war.core.outcome.attack":
        play(battle, "full")
    return battle


def shields(battle: Table) -> set[str]:
    """Return the boxes and slots that may be filled now."""
    assert question(battle).rule == "war.leader.duel"
    return set(keys(battle)) - {"decline"}


@pytest.mark.parametrize(
    ("zone", "skill"), [("z1", "fight"), ("z2", "shoot"), ("z3", "shoot"), ("z5", None)], ids=["0", "1", "2", "3"]
)
def test_fight_in_the_same_zone_shoot_within_range(zone: str, skill: str | None) -> None:
    """war.leader.duel"""
    battle = play(cast(oz__zone=zone), "ida")
    if skill is None:
        assert barred(battle)["duel.ida.oz"] == "war.attack.range_limit"
        return
    play(battle, "duel.ida.oz")
    assert throwers(battle)["ida"] == skill


def test_where_there_is_only_shooting_leaders_shoot() -> None:
    """war.leader.duel"""
    battle = play(cast({"war.attack.venue": "shoot_only"}, oz__zone="z1"), "ida", "duel.ida.oz")
    assert throwers(battle)["ida"] == "shoot"


def test_an_attached_leader_is_a_target_as_well_and_his_unit_gives_no_help() -> None:
    """war.leader.duel"""
    battle = play(poor(oz__unit="raiders", raiders__zone="z1", ida__unit="pikes"), "pikes")
    play(battle, "duel.ida.oz")
    assert parts_of(battle) == {"war.core.total": 3}
    assert parts_of(battle, "oz") == {"war.core.total": 4}


def test_it_is_the_attackers_action() -> None:
    """war.leader.duel"""
    battle = play(poor(oz__zone="z1"), "ida", "duel.ida.oz", *rolled(-1, 0))
    ida, oz = battle.position.leaders
    assert (ida.used, ida.acted, oz.used) == (True, True, False)
    assert "oz" in keys(battle)


def test_it_may_be_taken_back_until_the_dice_fall() -> None:
    """war.leader.duel"""
    battle = play(cast(oz__zone="z1"), "ida", "duel.ida.oz")
    battle.undo()
    assert not battle.position.leader("ida").used
    assert "duel.ida.oz" in keys(battle)


@pytest.mark.parametrize("defence", ["fight", "athletics"])
def test_the_target_defends_with_its_own_skills(defence: str) -> None:
    """war.leader.duel"""
    battle = play(poor(oz__zone="z1"), "ida", "duel.ida.oz", "+defend", defence)
    assert parts_of(battle, "oz") == {"war.core.total": {"fight": 4, "athletics": 2}[defence]}


def test_the_target_may_surrender_before_the_dice() -> None:
    """war.leader.duel, war.leader.other_defeat: he is out and credited to his opponent, the attack is made"""
    battle = play(poor(ida__unit="pikes", oz__unit="raiders", raiders__zone="z1"), "pikes", "duel.ida.oz", "+defend")
    assert question(battle).people == ("p2",)
    play(battle, "surrender")
    ida, oz = battle.position.leaders
    assert (oz.status, oz.zone, battle.position.unit("raiders").status) == (Status.DEFEATED, None, Status.ACTIVE)
    assert battle.position.credited == (("oz", "p1"),)
    assert tells(battle, CREDIT) == [{"leader": "oz", "player": "p1", "fate": "surrendered"}]
    assert tells(battle, "war.core.shifts") == []
    assert (ida.used, question(battle).rule) == (True, "war.action.one")
    assert {key.split(".")[0] for key in keys(battle)} == {"attack", "end"}


def test_who_surrenders_a_duel_does_not_concede_the_battle() -> None:
    """war.leader.duel, war.end.concede: both are offered, and the point comes at the end"""
    battle = play(poor(oz__zone="z1"), "ida", "duel.ida.oz")
    assert {"defend", "concede.p2"} <= offers(battle)
    play(battle, "+defend", "surrender")
    assert (question(battle).rule, question(battle).people) == ("war.turn.choose", ("p2",))
    play(battle, "+gm", "close", "draw")
    assert tells(battle, "war.end.leader_points") == [{"player": "p1", "leader": "oz"}]


def test_no_unit_surrenders() -> None:
    """war.leader.duel: only leaders do, only in their own fights"""
    battle = play(poor(oz__unit="raiders", raiders__zone="z1"), "pikes", "attack.raiders", "+defend")
    assert "surrender" not in all_keys(battle)


def test_who_does_not_defend_has_nothing_against_it() -> None:
    """war.leader.duel"""
    battle = play(poor(oz__zone="z1"), "ida", "duel.ida.oz", "+defend", "waive", *rolled(0))
    assert shifts(battle) == (3, 0)


@pytest.mark.parametrize(
    ("size", "rulings", "expected"),
    [
        (1, {}, {"box1", "box2", "mild", "moderate", "severe"}),
        (2, {}, {"box2", "mild", "moderate", "severe"}),
        (3, {}, {"moderate", "severe", "box1+mild", "box2+mild"}),
        (4, {}, {"moderate", "severe", "box2+mild"}),
        (3, {"ida__box1": "yes"}, {"moderate", "severe", "box2+mild"}),
        (4, {"ida__box2": "yes"}, {"moderate", "severe", "mild+moderate"}),
    ],
)
def test_a_hit_is_taken_by_one_box_that_is_worth_enough_and_by_consequences(
    size: int, rulings: dict[str, str], expected: set[str]
) -> None:
    """war.leader.duel"""
    choice = shields(hit(size, **rulings))
    assert expected <= choice
    least = {key for key in choice if not any(set(one.split("+")) < set(key.split("+")) for one in choice)}
    assert least == {key for key in expected if not any(set(o.split("+")) < set(key.split("+")) for o in expected)}


def test_the_only_shield_is_taken_at_once() -> None:
    """war.leader.duel: every other one is full; its owner may still be defeated instead"""
    battle = hit(1, **BOXES, ida__mild="yes", ida__moderate="yes")
    assert question(battle).rule == "war.turn.choose"
    taken = in_play(battle)[-1]
    assert (taken.on, taken.severity, taken.free) == ("ida", "severe", (("p2", 1),))
    assert "decline.ida" in offers(battle)


@pytest.mark.parametrize(("size", "ticked"), [(1, "no"), (2, "no"), (2, "yes"), (5, "no"), (8, "no")])
def test_every_shield_is_big_enough_and_ticks_at_most_one_free_box(size: int, ticked: str) -> None:
    """war.leader.duel"""
    worth = {"box1": 1, "box2": 2, "mild": 2, "moderate": 4, "severe": 6}
    for shield in shields(hit(size, ida__box1=ticked)):
        parts = shield.split("+")
        assert sum(worth[part] for part in parts) >= size
        assert sum(part.startswith("box") for part in parts) <= 1
        assert not (ticked == "yes" and "box1" in parts)


def test_a_ticked_box_stays_ticked() -> None:
    """war.leader.duel"""
    battle = play(hit(2), "box2")
    assert battle.position.leader("ida").boxes == (False, True)
    assert battle.position.leader("ida").status is Status.ACTIVE


def test_the_table_shows_which_box_is_ticked() -> None:
    """war.leader.duel"""
    battle = play(hit(2), "box2")
    [ida] = [piece for piece in battle.system.table(battle.position).pieces if piece.id == "ida"]
    assert [track.marked for track in ida.tracks if track.key == "ida.stress"] == [(False, True)]


def test_a_consequence_is_named_and_open_to_the_attacker() -> None:
    """war.leader.duel"""
    battle = play(hit(2), "mild", "+name.a1", "Bleeding")
    (taken,) = in_play(battle)
    assert (taken.on, taken.kind, taken.severity, taken.free) == ("ida", Kind.CONSEQUENCE, "mild", (("p2", 1),))
    assert battle.position.leader("ida").hurt == 1


def test_box_and_consequence_may_go_together() -> None:
    """war.leader.duel"""
    battle = play(hit(3), "box1+mild", "+name.a1", "Bleeding")
    assert battle.position.leader("ida").boxes == (True, False)
    assert [one.severity for one in in_play(battle)] == ["mild"]


def test_who_takes_nothing_is_taken_out() -> None:
    """war.leader.duel, war.leader.defeated"""
    battle = play(hit(1), "decline")
    assert battle.position.leader("ida").status is Status.DEFEATED
    assert battle.position.credited == (("ida", "p2"),)


def test_what_cannot_be_taken_takes_out() -> None:
    """war.leader.duel, war.leader.defeated"""
    battle = hit(1, **FULL)
    assert battle.position.leader("ida").status is Status.DEFEATED
    assert tells(battle, "war.leader.defeated") == [{"leader": "ida", "player": "p2"}]


def test_a_duel_may_go_on_over_several_rounds() -> None:
    """war.leader.duel"""
    battle = play(poor(oz__zone="z1"), "ida", "duel.ida.oz", *rolled(-1, 0))
    play(battle, "oz", "duel.oz.ida", *rolled(0, 0), "box1")
    assert [battle.position.leader(id).acted for id in ("ida", "oz")] == [True, True]
    assert battle.position.leader("ida").boxes == (True, False)


def test_a_beaten_leader_leaves_and_his_unit_fights_on_without_his_bonus() -> None:
    """war.leader.defeated"""
    battle = poor(ida__unit="pikes", oz__unit="raiders", raiders__zone="z1", **FULL)
    play(battle, "levy", "end", "raiders", "duel.oz.ida", *rolled(0, 0), "end")
    assert battle.position.leader("ida").zone is None
    assert battle.position.unit("pikes").status is Status.ACTIVE
    play(battle, "pikes", "attack.raiders")
    assert parts_of(battle) == {"war.core.total": 2}


def test_his_own_consequences_leave_with_him() -> None:
    """war.leader.defeated"""
    assert in_play(hit(1, **FULL)) == []


def test_the_defeat_is_a_fate_point_for_who_brought_it_about() -> None:
    """war.leader.defeated"""
    battle = play(hit(1, **FULL), "+gm", "close", "draw")
    assert tells(battle, "war.end.leader_points") == [{"player": "p2", "leader": "ida"}]
    assert [player.own for player in battle.position.players] == [0, 1]


def test_a_battle_goes_on_without_leaders() -> None:
    """war.leader.defeated"""
    battle = overruled(hit(1, **FULL), oz__zone="off")
    assert question(battle).rule == "war.turn.choose"
    assert {"pikes", "bows", "guard"} <= set(keys(battle))


@pytest.mark.parametrize(
    ("fate", "owner", "unit", "status"),
    [
        ("removed", "p2", None, Status.DEFEATED),
        ("switched", "p1", None, Status.ACTIVE),
        ("unit", "p1", "raiders", Status.ACTIVE),
    ],
)
def test_the_game_master_records_who_did_it_and_what_becomes_of_him(
    fate: str, owner: str, unit: str | None, status: Status
) -> None:
    """war.leader.other_defeat"""
    battle = play(cast(oz__unit="raiders"), "+gm", "leader", "oz", "p1", fate)
    oz = battle.position.leader("oz")
    assert (oz.owner, oz.unit, oz.status) == (owner, unit, status)
    assert battle.position.unit("raiders").owner == ("p1" if unit else "p2")
    assert battle.position.credited == (("oz", "p1"),)
    assert tells(battle, CREDIT) == [{"leader": "oz", "player": "p1", "fate": fate}]


def test_who_changed_sides_acts_for_the_other_side() -> None:
    """war.leader.other_defeat"""
    battle = play(cast(oz__zone="z1"), "+gm", "leader", "oz", "p1", "switched", "oz")
    assert question(battle).people == ("p1",)
    assert "attach.pikes" in keys(battle)
    assert "duel.oz.ida" not in keys(battle)


def test_a_leader_without_a_unit_takes_none_along() -> None:
    """war.leader.other_defeat"""
    battle = play(cast(), "+gm", "leader", "oz", "p1")
    assert keys(battle) == ("removed", "switched")


def test_nobody_is_beaten_unless_it_is_recorded() -> None:
    """war.leader.other_defeat"""
    battle = play(cast(), "+gm", "leader", "back")
    assert battle.position.credited == ()
    assert all(leader.status is Status.ACTIVE for leader in battle.position.leaders)
    gone = overruled(cast(oz__zone="off"), ida__zone="off")
    assert gone.position.credited == ()
    play(gone, "+gm")
    assert "leader" in barred(gone)


def test_only_the_game_master_or_the_table_is_asked() -> None:
    """war.leader.other_defeat"""
    battle = play(cast(), "+gm", "leader")
    assert question(battle).people == ("p2",)


def test_at_the_end_he_who_talked_a_leader_over_gets_his_point() -> None:
    """war.leader.other_defeat"""
    battle = until(play(cast(), "+gm", "leader", "oz", "p1", "removed", "+concede.p2"), "")
    assert tells(battle, "war.end.leader_points") == [{"player": "p1", "leader": "oz"}]
