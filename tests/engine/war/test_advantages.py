"""Chapter: create an advantage (ambush, intimidate, pin down, scout, surround, and whatever else makes sense)."""

from __future__ import annotations

import pytest
from engine.war.cast import (
    BOWS,
    SLINGERS,
    Table,
    armies,
    aspect_named,
    cast,
    defences,
    deployed,
    in_play,
    ordered,
    parts_of,
    poor,
    shifts,
    throwers,
    thrown,
    turn_of,
    with_aspect,
)
from support.playing import (
    all_keys,
    barred,
    keys,
    offers,
    overruled,
    play,
    proposed,
    question,
    refused,
    rolled,
    tells,
    told,
    until,
)

from gonfalon.questions.figures import Label
from gonfalon.questions.roll import Roll
from gonfalon.systems.war.state.pieces import Kind, Status

FIVE = ("ambush", "intimidate", "surround", "scout", "pin")
CREATED = [(-1, 0), (0, 0), (1, 1), (2, 1), (3, 2), (4, 2)]


def situations(battle: Table) -> list[str]:
    """The texts of the situation aspects in play, those of ours by their message."""
    kinds = (Kind.SITUATION, Kind.PINNED, Kind.SURROUNDED)
    return [getattr(one.text, "text", None) or one.text.id for one in in_play(battle) if one.kind in kinds]  # type: ignore[union-attr]


def boosts(battle: Table) -> list[str]:
    """Whose boosts are in play."""
    return [one.owner for one in in_play(battle) if one.kind is Kind.BOOST]


def pinned(battle: Table, *, by: str = "bows") -> Table:
    """Bows in z2 have pinned the raiders in z3 with one shift and a total of 2; it is the south’s go."""
    overruled(battle, **{f"{by}__zone": "z2", "raiders__zone": "z3"})
    return play(thrown(turn_of(battle, by, "pin.raiders"), 0, 0), "end")


def surrounded(battle: Table, foe: str = "raiders") -> Table:
    """Pikes, with guard and levy in z2, have surrounded this foe there with two shifts; it is the south’s go."""
    overruled(battle, **{f"{one}__zone": "z2" for one in ("pikes", "guard", "levy", foe)})
    return play(thrown(turn_of(battle, "pikes", "surround"), 0, -2), "end")


def test_a_turn_offers_five_uses_with_rules_of_their_own_and_any_other() -> None:
    """war.adv.general"""
    listed = all_keys(turn_of(poor(bows__zone="z2", raiders__zone="z3"), "bows"))
    for use in (*FIVE, "other"):
        assert any(key.partition(".")[0] == use for key in listed), use


@pytest.mark.parametrize(("on", "where"), [("z1", "z1"), ("z4", "z4"), ("battle", "battle"), ("levy", "levy")])
def test_free_form_brings_an_aspect_of_any_name_where_it_is_wanted(on: str, where: str) -> None:
    """war.adv.general: name, skill and target are free."""
    battle = play(turn_of(poor(), "pikes", "elsewhere.pikes", on, "+skill", "will"), *rolled(2), "+name.a1", "Smoke")
    new = aspect_named(battle, "Smoke")
    assert (new.on, new.free, new.kind) == (where, (("p1", 1),), Kind.SITUATION)


@pytest.mark.parametrize(("by", "free"), CREATED)
def test_what_free_form_brings(by: int, free: int) -> None:
    """war.adv.general: a tie gives a boost, a failure nothing; the action is used."""
    battle = play(turn_of(poor(), "guard", "other.guard", "+skill", "athletics"), *rolled(by))
    if by >= 0:
        play(battle, "+name.a1", "Smoke")
    assert [one.free_of("p1") for one in in_play(battle) if one.kind is Kind.SITUATION] == ([free] if free else [])
    assert boosts(battle) == (["p1"] if by == 0 else [])
    assert barred(battle)["other.guard"] == "war.action.no_repeat"


def test_free_form_offers_the_skills_of_the_card_and_may_be_left_again() -> None:
    """war.adv.general"""
    battle = turn_of(poor(), "pikes", "elsewhere.pikes")
    assert not {"ida", "oz", "pikes"} & set(all_keys(battle))
    play(battle, "battle", "+skill")
    assert set(all_keys(battle)) == {"fight", "athletics", "will"}
    assert proposed(battle) == ("fight",)
    battle.undo()
    battle.undo()
    assert question(battle).rule == "war.adv.general"
    play(battle, "back")
    assert question(battle).rule == "war.action.one"
    assert {"other.pikes", "elsewhere.pikes"} <= set(keys(battle))


def test_on_itself_nobody_is_asked_for_the_place() -> None:
    """war.adv.general: it lies on who makes it, with the best skill of the card"""
    battle = turn_of(poor(), "pikes", "other.pikes")
    assert throwers(battle) == {"pikes": "fight"}
    play(battle, *rolled(1), "+name.a1", "Ready")
    assert aspect_named(battle, "Ready").on == "pikes"


def test_without_a_name_the_aspect_gets_one_of_ours() -> None:
    """war.adv.general"""
    battle = play(turn_of(poor(), "pikes", "other.pikes", "+skill", "will"), *rolled(2))
    assert situations(battle) == ["war-advantage-unnamed"]


@pytest.mark.parametrize(
    ("skill", "allowed"),
    [
        ("fight", {"fight", "athletics"}),
        ("shoot", {"athletics"}),
        ("provoke", {"will"}),
        ("notice", {"stealth"}),
    ],
)
def test_an_enemy_unit_defends_with_what_fits_the_skill(skill: str, allowed: set[str]) -> None:
    """war.adv.opposition"""
    battle = turn_of(poor(), "guard", "elsewhere.guard", "ogres", "+skill", skill)
    assert throwers(battle)["guard"] == skill
    assert throwers(battle)["ogres"] in allowed
    assert defences(battle) == allowed
    assert question(battle).people == ("p2",)


@pytest.mark.parametrize("on", ["z4", "battle"])
def test_on_the_own_unit_a_zone_or_the_battle_fair_is_proposed(on: str) -> None:
    """war.adv.opposition: the game master may name an enemy unit that stands in the way, which then rolls."""
    battle = turn_of(poor(), "pikes", "elsewhere.pikes", on)
    assert shifts(thrown(battle.fork(), 0)) == (2, 2)
    play(battle, "+oppose")
    assert question(battle).kind == "ruling"
    assert question(battle).people == ("p2",)
    assert proposed(battle) == ("fair",)
    assert set(keys(battle)) == {"fair", "raiders", "slingers", "skirmishers", "ogres", "other"}
    thrown(play(battle, "raiders"), 0, 1)
    assert shifts(battle) == (2, 3)


@pytest.mark.parametrize("number", [0, 5, 8])
def test_another_difficulty_may_be_named(number: int) -> None:
    """war.adv.opposition"""
    battle = turn_of(poor(), "pikes", "other.pikes")
    thrown(battle, -1)
    assert shifts(battle) == (1, 2)
    battle = turn_of(poor(), "pikes", "other.pikes", "+oppose", "other")
    assert refused(battle, 9) == refused(battle, -1) == "number"
    thrown(play(battle, number), -4)
    assert shifts(battle) == (-2, number)


def test_a_failure_against_a_difficulty_may_turn_the_aspect_over_to_the_others() -> None:
    """war.adv.opposition war.adv.general"""
    battle = thrown(turn_of(poor(), "pikes", "elsewhere.pikes", "z4"), -2)
    assert question(battle).rule == "war.action.one"
    assert in_play(battle) == []
    play(battle, "+turned.p2", "+name.a1", "Churned Ground", "no")
    new = aspect_named(battle, "Churned Ground")
    assert (new.on, new.owner, new.free) == ("z4", "p2", (("p2", 1),))


@pytest.mark.parametrize(("by", "boosted"), [(-2, []), (-3, ["p1"])])
def test_a_defence_that_wins_by_three_gains_a_boost(by: int, boosted: list[str]) -> None:
    """war.adv.opposition"""
    battle = thrown(turn_of(poor(pikes__zone="z5"), "ogres", "intimidate", "pikes"), by, 1)
    assert question(battle).rule == "war.action.one"
    assert ("turned.p1" in offers(battle)) is not bool(boosted)
    assert (situations(battle), boosts(battle)) == ([], boosted)


def test_who_gives_up_the_defence_leaves_zero() -> None:
    """war.adv.opposition"""
    battle = thrown(turn_of(poor(pikes__zone="z5"), "ogres", "intimidate", "pikes", "+defend", "waive"), -1)
    assert shifts(battle) == (1, 0)
    assert aspect_named(play(battle, "+name.a1", "Hesitant"), "Hesitant").on == "pikes"


def test_an_ambush_is_a_situation_aspect_on_the_own_zone_made_with_stealth() -> None:
    """war.adv.ambush"""
    battle = turn_of(poor(), "ogres", "ambush")
    assert parts_of(battle) == {"war.core.total": 1}
    play(thrown(battle, 4))
    new = in_play(battle)[-1]
    assert (new.on, new.text, new.free_of("p2")) == ("z5", Label("war-aspect-trap"), 2)


def test_a_named_watcher_defends_with_notice() -> None:
    """war.adv.ambush war.adv.opposition"""
    battle = turn_of(poor(raiders__zone="z3"), "raiders", "ambush", "+oppose", "bows")
    assert throwers(battle) == {"raiders": "stealth", "bows": "notice"}
    assert shifts(thrown(battle.fork(), 0, 0)) == (1, 1)
    assert defences(battle) == {"notice"}


@pytest.mark.parametrize(
    ("there", "reason"),
    [("pikes", "war.adv.ambush"), ("ida", None), ("slingers", None)],
)
def test_only_an_enemy_unit_in_the_own_zone_forbids_an_ambush(there: str, reason: str | None) -> None:
    """war.adv.ambush: a lone enemy leader or an own unit does not."""
    battle = turn_of(poor(raiders__zone="z3", **{f"{there}__zone": "z3"}), "raiders")
    assert barred(battle).get("ambush") == reason


@pytest.mark.parametrize(("target", "on"), [("self", "ogres"), ("army", "battle"), ("levy", "levy")])
def test_the_aspect_that_impresses_lies_on_the_unit_its_army_or_an_enemy_at_any_distance(target: str, on: str) -> None:
    """war.adv.intimidate"""
    battle = turn_of(poor(), "ogres", "intimidate", target)
    assert parts_of(battle) == {"war.core.total": 2}
    thrown(battle, *((3,) if target != "levy" else (3, 0)))
    play(battle, "+name.a1", "Frenzied")
    assert aspect_named(battle, "Frenzied").on == on


def test_intimidating_offers_itself_the_army_and_enemy_units_and_may_be_left() -> None:
    """war.adv.intimidate"""
    battle = turn_of(poor(), "ogres", "intimidate")
    assert set(all_keys(battle)) == {"self", "army", "pikes", "bows", "levy", "guard", "back"}
    assert "intimidate" in keys(play(battle, "back"))


@pytest.mark.parametrize(("by", "free"), CREATED)
def test_a_pin_needs_a_success(by: int, free: int) -> None:
    """war.adv.pin: a tie gives only a boost."""
    battle = thrown(turn_of(poor(bows__zone="z2", raiders__zone="z3"), "bows", "pin.raiders"), by - 1, 0)
    pins = [(one.on, one.by, one.free_of("p1")) for one in in_play(battle) if one.kind is Kind.PINNED]
    assert pins == ([("raiders", "bows", free)] if free else [])
    assert boosts(battle) == (["p1"] if by == 0 else [])


@pytest.mark.parametrize("use", [("bows", "pin.raiders"), ("pikes", "surround")])
@pytest.mark.parametrize("defence", ["waive", "athletics"])
def test_a_pin_or_surrounded_that_fails_is_turned_over_to_no_one(use: tuple[str, ...], defence: str) -> None:
    """war.adv.pin war.adv.surround war.adv.opposition: rolled against or not, what fails is simply not there."""
    battle = poor(bows__zone="z2", pikes__zone="z3", guard__zone="z3", levy__zone="z3", raiders__zone="z3")
    thrown(turn_of(battle, *use, "+defend", defence), *((-4,) if defence == "waive" else (-2, 0)))
    assert shifts(battle)[1] == (0 if defence == "waive" else 1)
    assert (question(battle).rule, in_play(battle)) == ("war.action.one", [])


@pytest.mark.parametrize(("limit", "reason"), [("1", "war.attack.range_limit"), ("2", None)])
def test_a_pin_reaches_as_far_as_a_shot(limit: str, reason: str | None) -> None:
    """war.adv.pin war.attack.range_limit"""
    battle = turn_of(poor({"war.attack.range_limit": limit}, bows__zone="z2"), "bows")
    assert barred(battle).get("pin.raiders") == reason


@pytest.mark.parametrize(("venue", "reason"), [("fight_and_shoot", "war.adv.pin"), ("shoot_only", None)])
def test_the_own_zone_can_be_pinned_where_only_shooting_counts(venue: str, reason: str | None) -> None:
    """war.adv.pin war.attack.venue"""
    battle = turn_of(poor({"war.attack.venue": venue}, bows__zone="z5"), "bows")
    assert barred(battle).get("pin.raiders") == reason


def test_two_zones_away_the_target_of_a_pin_defends_with_two_more() -> None:
    """war.adv.pin war.attack.two_zones"""
    battle = turn_of(poor(bows__zone="z2"), "bows", "pin.raiders")
    assert parts_of(battle, "raiders") == {"war.core.total": 1, "war.attack.two_zones": 2}


def test_after_a_pin_an_attack_may_follow_as_second_action() -> None:
    """war.adv.pin"""
    battle = turn_of(cast(bows__zone="z2", raiders__zone="z3"), "bows", "second", "pin.raiders")
    thrown(battle, 0, 0)
    assert "attack.raiders" in keys(battle)


def test_a_pinned_unit_stays_but_does_all_else() -> None:
    """war.adv.pin.effect"""
    battle = turn_of(pinned(poor()), "raiders")
    moves = {key: rule for key, rule in barred(battle).items() if key.startswith("move.")}
    assert moves == dict.fromkeys(("move.z2", "move.z4", "move.z5"), "war.adv.pin.effect")
    assert {"force.z2", "force.z4", "force.z5"} <= set(keys(battle))
    assert {"attack.bows", "ambush", "intimidate", "other.raiders", "pin.bows"} <= set(keys(battle))


def test_a_pinned_unit_bars_the_way() -> None:
    """war.adv.pin.effect"""
    battle = turn_of(pinned(poor(pikes__zone="z2")), "pikes", "force.z3")
    assert "raiders" in keys(battle)


def test_the_leader_of_a_pinned_unit_is_free() -> None:
    """war.adv.pin.effect: in its turn he detaches; the unit stays Pinned."""
    battle = turn_of(poor(bows__zone="z2", raiders__zone="z3", oz__unit="raiders"), "bows", "pin.raiders")
    play(thrown(battle, 1, 0), "end", "detach.oz", "move.z5")
    assert battle.position.leader("oz").zone == "z5"
    assert battle.position.unit("raiders").zone == "z3"
    assert situations(battle) == ["war-aspect-pinned"]


@pytest.mark.parametrize(("by", "zone"), [(-1, "z3"), (0, "z5"), (1, "z5"), (3, "z5")])
def test_breaking_out_is_rolled_against_the_pinning_units_shoot(by: int, zone: str) -> None:
    """war.adv.pin.overcome: tie at a minor cost, style with a boost; the free move is not used up."""
    battle = turn_of(pinned(poor()), "raiders", "force.z5")
    thrown(battle, by, -1)
    assert shifts(battle) == (1 + by, 1)
    play(battle, *{-1: ("fail",), 0: ("boost",)}.get(by, ()))
    assert battle.position.unit("raiders").zone == zone
    assert situations(battle) == (["war-aspect-pinned"] if by < 0 else [])
    assert boosts(battle) == {0: ["p1"], 3: ["p2"]}.get(by, [])
    assert ("move.z4" in keys(battle)) is (by >= 0)


@pytest.mark.parametrize("by", [-3, -5])
def test_failing_by_three_to_break_out_gives_nobody_a_boost(by: int) -> None:
    """war.adv.pin.overcome: failure leaves the unit Pinned, no more"""
    battle = turn_of(pinned(poor()), "raiders", "force.z5")
    thrown(battle, by // 2, by // 2 - by - 1)
    assert shifts(battle)[0] - shifts(battle)[1] == by
    assert question(battle).rule == "war.opt.success_at_cost"
    assert (boosts(play(battle, "fail")), situations(battle)) == ([], ["war-aspect-pinned"])


def test_who_bars_the_way_out_of_a_pin_gains_the_boost_of_a_defence() -> None:
    """war.over.enemy war.adv.pin.overcome: but not if the pinning unit’s roll was the higher"""
    barred_out = turn_of(pinned(poor(pikes__zone="z4")), "raiders", "force.z4", "pikes")
    held = thrown(barred_out.fork(), -1, 4, 0)
    assert question(held).rule == "war.opt.success_at_cost"
    play(thrown(barred_out, -1, 0, 4), "fail")
    assert boosts(barred_out) == ["p1"]


@pytest.mark.parametrize(("pinning", "barring", "boosted"), [(3, -4, []), (-4, 3, ["p1"]), (3, 3, ["p1"])])
def test_of_a_unit_that_pins_and_bars_with_one_skill_only_the_barring_gains_it(
    pinning: int, barring: int, boosted: list[str]
) -> None:
    """war.adv.pin.overcome war.over.enemy: each is a roll of its own"""
    battle = turn_of(overruled(pinned(poor()), bows__zone="z4"), "raiders", "force.z4", "bows.shoot")
    thrown(battle, 0, pinning, barring)
    assert question(battle).rule == "war.opt.success_at_cost"
    assert boosts(battle) == boosted


def test_breaking_out_at_a_serious_cost() -> None:
    """war.adv.pin.overcome"""
    battle = turn_of(pinned(poor()), "raiders", "force.z5")
    play(thrown(battle, -1, 0), "pay", "consequence", "+name.a2", "Cut Off")
    assert battle.position.unit("raiders").zone == "z5"
    assert situations(battle) == []


def test_the_leader_of_the_pinning_unit_helps_to_hold_it() -> None:
    """war.adv.pin.overcome"""
    battle = turn_of(pinned(poor(bows__zone="z2", ida__unit="bows")), "raiders", "force.z5")
    assert parts_of(battle, "bows") == {"war.core.total": 2, "war.leader.skill_bonus": 1}


def twice_pinned(switches: dict[str, str]) -> Table:
    """Bows (Shoot 2, total 2) and guard (Shoot 1, total 3) have pinned the raiders; the raiders want to break out."""
    battle = pinned(poor(switches, guard__zone="z2"))
    thrown(turn_of(battle, "guard", "pin.raiders"), 2, 0)
    return turn_of(play(battle, "end"), "raiders", "force.z5")


@pytest.mark.parametrize(("bows", "guard", "highest"), [(0, 0, 2), (-1, 3, 4)])
def test_of_several_pins_the_highest_roll_counts_and_moving_removes_all(bows: int, guard: int, highest: int) -> None:
    """war.adv.pin.overcome"""
    battle = twice_pinned({})
    assert situations(battle) == ["war-aspect-pinned"] * 2
    thrown(battle, 4, bows, guard)
    assert shifts(battle)[1] == highest
    assert battle.position.unit("raiders").zone == "z5"
    assert situations(battle) == []


def test_breaking_out_into_an_obstructed_zone_is_one_roll_against_the_highest() -> None:
    """war.adv.pin.overcome"""
    battle = turn_of(pinned(poor(pikes__zone="z4", levy__zone="z4")), "raiders", "force.z4", "pikes")
    thrown(battle, 0, 1, 3)
    assert shifts(battle) == (1, 1 + 3 + 1)


@pytest.mark.parametrize(("choice", "against"), [("rating", 2), ("original_result", 3)])
def test_the_opposition_of_a_pin_without_a_roll(choice: str, against: int) -> None:
    """war.opt.pinned_opposition: the highest of several pins."""
    battle = thrown(twice_pinned({"war.opt.pinned_opposition": choice}), 0)
    assert shifts(battle) == (1, against)


@pytest.mark.parametrize(("barrer", "against"), [(-4, 0), (2, 2)])
def test_a_rating_of_nothing_is_a_difficulty_beside_who_bars_the_way(barrer: int, against: int) -> None:
    """war.opt.pinned_opposition war.adv.pin.overcome: the highest of all oppositions; the pikes cannot shoot"""
    battle = poor({"war.opt.pinned_opposition": "rating"}, levy__zone="z4", pikes__zone="z2", raiders__zone="z3")
    thrown(turn_of(battle, "pikes", "pin.raiders"), 2, 0)
    turn_of(battle, "raiders", "force.z4", "levy")
    thrown(battle, 0, barrer)
    assert shifts(battle) == (1, against)


@pytest.mark.parametrize(("choice", "by"), [("roll", "p1"), ("rating", None), ("original_result", None)])
def test_only_roll_lets_the_pinning_unit_throw(choice: str, by: str | None) -> None:
    """war.opt.pinned_opposition: the table may also change it in the middle of a battle."""
    battle = turn_of(pinned(poor({"war.opt.pinned_opposition": "roll"})), "raiders")
    overruled(battle, switch__war__opt__pinned_opposition=choice)
    play(battle, "force.z5")
    assert isinstance(battle.ask, Roll)
    assert battle.ask.people == (("p2", by) if by else ("p2",))


def test_a_pin_that_ends_with_its_maker_is_told() -> None:
    """war.adv.pin.ends war.harm.defeated: when the pinning unit is destroyed, and when its player concedes"""
    held = pinned(poor(slingers__zone="z2"))
    conceded = play(held.fork(), "+concede.p1")
    shot = thrown(turn_of(held, "slingers", "attack.bows", "+defend", "waive"), 4)
    for battle in (conceded, play(shot, "full")):
        assert tells(battle, "war.adv.pin.ends") == [{"piece": "raiders"}]
        assert situations(battle) == []


def test_keeping_a_pin_up_takes_an_action_no_roll_and_gives_no_new_invocation() -> None:
    """war.adv.pin.maintain"""
    battle = turn_of(pinned(poor()), "bows")
    before = in_play(battle)[0].free
    play(battle, "keep.a1")
    assert tells(battle, "war.adv.pin.maintain") == [{"piece": "bows", "target": "raiders", "kept": "yes"}]
    assert in_play(battle)[0].free == before == (("p1", 1),)
    assert barred(battle)["ambush"] == "war.action.no_repeat"
    assert barred(battle)["attack.raiders"] == "war.action.one"
    assert "move.z1" in keys(battle)


def test_the_turn_in_which_the_pin_was_made_counts_as_paid() -> None:
    """war.adv.pin.maintain"""
    battle = cast(bows__zone="z2", raiders__zone="z3")
    thrown(turn_of(battle, "bows", "second", "pin.raiders"), 0, 0)
    assert "keep.a1" in barred(battle)
    assert situations(play(battle, "end")) == ["war-aspect-pinned"]


def test_a_pin_that_is_not_kept_up_falls_with_its_free_invocations_at_the_end_of_the_turn() -> None:
    """war.adv.pin.maintain war.adv.pin.ends"""
    battle = turn_of(pinned(poor()), "bows", "ambush")
    play(thrown(battle, 0))
    assert situations(battle) == ["war-aspect-pinned"]
    assert in_play(play(battle, "end")) == []


def test_out_of_range_a_pin_cannot_be_kept_up_but_lasts_until_the_turn_ends() -> None:
    """war.adv.pin.maintain war.adv.pin.ends"""
    battle = turn_of(pinned(poor({"war.attack.range_limit": "1"})), "bows", "move.z1")
    assert barred(battle)["keep.a1"] == "war.attack.range_limit"
    assert situations(battle) == ["war-aspect-pinned"]
    assert situations(play(battle, "end")) == []


def test_where_it_could_not_shoot_a_unit_cannot_keep_up_a_pin() -> None:
    """war.adv.pin.maintain war.adv.pin"""
    battle = turn_of(overruled(pinned(poor()), bows__zone="z3"), "bows")
    assert barred(battle)["keep.a1"] == "war.adv.pin"


@pytest.mark.parametrize("how", ["defeated", "withdrawn", "off"])
def test_a_pin_ends_with_who_made_it(how: str) -> None:
    """war.adv.pin.ends"""
    battle = pinned(poor())
    if how == "defeated":
        turn_of(battle, "ogres")
        overruled(battle, ogres__zone="z2", bows__mild="yes")
        thrown(play(battle, "attack.bows"), 0, 0)
        play(battle, *(["full"] if question(battle).rule == "war.core.outcome.attack" else []))
        assert battle.position.unit("bows").status is Status.DEFEATED
    elif how == "off":
        overruled(battle, bows__zone="off")
    else:
        play(battle, "+concede.p1")
    assert situations(battle) == []


def test_a_pin_ends_when_the_pinned_unit_is_put_out_of_the_battle() -> None:
    """war.adv.pin.ends"""
    assert situations(overruled(pinned(poor()), raiders__zone="off")) == []


@pytest.mark.parametrize(
    ("there", "reason"),
    [("levy", "war.adv.scout"), ("slingers", "war.adv.scout"), ("ida", None), ("oz", None)],
)
def test_no_unit_friend_or_foe_may_stand_where_one_scouts(there: str, reason: str | None) -> None:
    """war.adv.scout: leaders on their own are not units."""
    battle = turn_of(poor(bows__zone="z2", **{f"{there}__zone": "z4"}), "bows")
    assert barred(battle).get("scout.z4") == reason


def test_scouting_reaches_the_neighbouring_zones_with_notice_and_hinders_nobody() -> None:
    """war.adv.scout"""
    battle = turn_of(poor(bows__zone="z2"), "bows")
    assert {key for key in all_keys(battle) if key.startswith("scout.")} == {"scout.z1", "scout.z3", "scout.z4"}
    play(battle, "scout.z4")
    assert parts_of(battle) == {"war.core.total": 1}
    play(thrown(battle, 4), "+name.a1", "Goat Track")
    new = aspect_named(battle, "Goat Track")
    assert (new.on, new.free_of("p1"), new.hinders) == ("z4", 2, False)


@pytest.mark.parametrize("language", ["de", "en", "fr"])
def test_the_open_roll_names_the_zone_that_is_scouted(language: str) -> None:
    """war.adv.scout"""
    words = pytest.importorskip("gonfalon.words", exc_type=ImportError)
    battle = play(turn_of(poor(bows__zone="z2"), "bows"), "scout.z4")
    sheet = battle.system.table(battle.position).contest
    assert sheet
    assert "Far Hill" in words.Words(language).say(sheet.label.id, **{**dict(sheet.label.figures), "zone": "Far Hill"})
    assert dict(sheet.label.figures)["zone"] == "z4"


@pytest.mark.parametrize("hindering", range(3))
@pytest.mark.parametrize("others", range(3))
def test_every_aspect_of_the_zone_adds_two(hindering: int, others: int) -> None:
    """war.adv.scout.difficulty: hindering or not."""
    battle = poor(bows__zone="z2")
    for number in range(hindering + others):
        with_aspect(battle, "z4", f"Aspect {number}", hinders=number < hindering)
    with_aspect(battle, "z3", "Elsewhere")
    thrown(turn_of(battle, "bows", "scout.z4"), 0)
    assert shifts(battle) == (1, 2 + 2 * (hindering + others))


def face_down(hinders: str) -> Table:
    """Bows in z2, slingers in z5, and in z4 a card of the south’s that lies face down."""
    battle = overruled(armies((BOWS,), (SLINGERS,)), p2__own=1)
    play(battle, 5, "all", "done")
    while "write.z4" not in all_keys(battle):
        play(battle, "done")
    play(battle, "write.z4", "p2: Pathless Wood", f"p2: {hinders}")
    battle = overruled(until(battle, "war.setup.deploy"), p1__points=0, p2__points=0)
    return turn_of(ordered(deployed(battle, "z2", "z5"), "p1"), "u1")


@pytest.mark.parametrize("hinders", ["no", "yes"])
@pytest.mark.parametrize("judged", ["no", "yes"])
def test_scouting_turns_a_card_up_before_the_dice_and_cannot_be_taken_back(hinders: str, judged: str) -> None:
    """war.adv.scout.reveal war.adv.scout.difficulty"""
    battle = play(face_down(hinders), "scout.z4")
    assert question(battle).rule == "war.zone.aspect.hinders"
    assert proposed(battle) == (hinders,)
    assert "back" not in all_keys(battle)
    thrown(play(battle, judged), -4)
    assert shifts(battle) == (-3, 4)
    play(battle)
    assert aspect_named(battle, "Pathless Wood").hinders is (judged == "yes")
    assert barred(battle)["scout.z4"] == "war.action.no_repeat"


@pytest.mark.parametrize(
    ("friends", "foes", "others", "everybody"),
    [(2, 1, False, True), (3, 1, True, True), (3, 2, False, True), (4, 2, True, True), (2, 2, False, False)],
)
@pytest.mark.parametrize("choice", ["others", "all"])
def test_the_allies_must_outnumber_the_enemies(
    choice: str, friends: int, foes: int, others: bool, everybody: bool
) -> None:
    """war.adv.surround war.opt.surrounded_count"""
    there = ("pikes", "guard", "levy", "bows")[:friends] + ("raiders", "slingers", "ogres")[:foes]
    battle = poor({"war.opt.surrounded_count": choice}, **{f"{one}__zone": "z2" for one in there})
    allowed = others if choice == "others" else everybody
    assert ("surround" in keys(turn_of(battle, "pikes"))) is allowed


@pytest.mark.parametrize("choice", ["others", "all"])
def test_somebody_must_be_there_to_be_surrounded(choice: str) -> None:
    """war.adv.surround war.opt.surrounded_count"""
    battle = turn_of(poor({"war.opt.surrounded_count": choice}), "pikes")
    assert barred(battle)["surround"] == "war.adv.surround"


def test_lone_leaders_count_on_neither_side() -> None:
    """war.adv.surround"""
    battle = poor({"war.opt.surrounded_count": "all"}, pikes__zone="z2", ida__zone="z2", raiders__zone="z2")
    assert barred(turn_of(battle, "pikes"))["surround"] == "war.adv.surround"
    battle = poor(pikes__zone="z2", guard__zone="z2", levy__zone="z2", oz__zone="z2")
    assert barred(turn_of(battle, "pikes"))["surround"] == "war.adv.surround"


def test_the_surrounded_side_picks_who_opposes() -> None:
    """war.adv.surround: any skill of the unit, against Fight or Athletics, vehicles where they are on the card."""
    there = ("pikes", "guard", "levy", "bows", "raiders", "skirmishers")
    battle = turn_of(poor(**{f"{one}__zone": "z2" for one in there}), "pikes", "surround")
    assert (question(battle).people, set(keys(battle))) == (("p2",), {"raiders", "skirmishers"})
    play(battle, "skirmishers")
    assert throwers(battle) == {"pikes": "fight", "skirmishers": "athletics"}
    skills = play(battle.fork(), "+skill")
    assert set(keys(skills)) == {"fight", "athletics", "shoot", "drive", "pilot", "will"}
    assert defences(battle.fork()) == {"fight", "athletics"}
    assert shifts(thrown(battle, 1, 0)) == (3, 2)


@pytest.mark.parametrize(("by", "free"), CREATED)
def test_surrounding_needs_a_success(by: int, free: int) -> None:
    """war.adv.surround"""
    there = ("pikes", "guard", "levy", "raiders")
    battle = turn_of(poor(**{f"{one}__zone": "z2" for one in there}), "pikes", "surround")
    thrown(battle, by, 0)
    placed = [(one.on, one.free_of("p1")) for one in in_play(battle) if one.kind is Kind.SURROUNDED]
    assert placed == ([("z2", free)] if free else [])
    assert boosts(battle) == (["p1"] if by == 0 else [])
    assert tells(battle, "war.core.outcome.advantage")[-1]["foe"] == "raiders"


def test_a_side_has_one_surrounded_in_a_zone() -> None:
    """war.adv.surround"""
    battle = turn_of(surrounded(poor()), "guard")
    assert barred(battle)["surround"] == "war.adv.surround"


@pytest.mark.parametrize("who", ["pikes", "levy"])
def test_the_surrounding_side_attacks_with_one_more_the_maker_included(who: str) -> None:
    """war.adv.surround.bonus"""
    battle = turn_of(surrounded(poor()), who, "attack.raiders")
    assert parts_of(battle)["war.adv.surround.bonus"] == 1
    assert "war.adv.surround.bonus" not in parts_of(battle, "raiders")


def test_surrounded_helps_no_other_roll_nobody_elsewhere_and_not_the_enemy() -> None:
    """war.adv.surround.bonus: defences, pins and other rolls get nothing."""
    battle = surrounded(poor(bows__zone="z3"))
    turn_of(battle, "raiders", "attack.pikes")
    assert parts_of(battle, "raiders") == parts_of(battle, "pikes") == {"war.core.total": 2}
    battle = turn_of(surrounded(poor(bows__zone="z3")), "bows", "attack.raiders")
    assert parts_of(battle) == {"war.core.total": 2}
    battle = turn_of(surrounded(poor(slingers__zone="z3")), "guard", "pin.slingers")
    assert parts_of(battle) == {"war.core.total": 1}


@pytest.mark.parametrize(("choice", "far"), [("any", {"war.adv.surround.bonus": 1}), ("same_zone", {})])
def test_which_attacks_the_bonus_is_for(choice: str, far: dict[str, int]) -> None:
    """war.opt.surrounded_targets"""
    switches = {"war.opt.surrounded_targets": choice}
    battle = surrounded(poor(switches, skirmishers__zone="z3"))
    play(turn_of(battle, "guard", "attack.skirmishers"))
    assert parts_of(battle) == {"war.core.total": 1, **far}
    battle = turn_of(surrounded(poor(switches)), "guard", "attack.raiders")
    assert parts_of(battle) == {"war.core.total": 3, "war.adv.surround.bonus": 1}


def test_surrounded_stays_when_the_majority_is_lost() -> None:
    """war.adv.surround.ends"""
    battle = overruled(surrounded(poor()), guard__zone="off", levy__zone="off", ogres__zone="z2")
    turn_of(battle, "slingers")
    assert situations(battle) == ["war-aspect-surrounded"]


def test_surrounded_ends_with_the_last_enemy_defeated() -> None:
    """war.adv.surround.ends"""
    battle = turn_of(surrounded(poor(), "slingers"), "guard", "attack.slingers")
    play(thrown(battle, 0, 0), "full")
    assert battle.position.unit("slingers").status is Status.DEFEATED
    assert situations(battle) == []
    assert "war.adv.surround.ends" in [tell.rule for tell in told(battle)]


def test_surrounded_ends_with_the_last_ally_gone() -> None:
    """war.adv.surround.ends"""
    battle = overruled(surrounded(poor()), guard__zone="z1", levy__zone="z1")
    turn_of(battle, "pikes")
    assert situations(battle) == ["war-aspect-surrounded"]
    play(battle, "move.z1")
    assert situations(battle) == []


@pytest.mark.parametrize("how", ["concession", "struck", "overcome", "ruling"])
def test_surrounded_ends_in_other_ways(how: str) -> None:
    """war.adv.surround.ends"""
    battle = surrounded(poor())
    if how == "concession":
        play(battle, "+concede.p1")
    elif how == "struck":
        play(battle, "+gm", "strike", "a1")
    elif how == "ruling":
        overruled(battle, raiders__zone="z5")
    else:
        thrown(turn_of(battle, "raiders", "rid.a1"), 1)
    assert situations(battle) == []


def test_only_an_enemy_unit_in_the_zone_overcomes_surrounded() -> None:
    """war.adv.surround.ends"""
    assert "rid.a1" in all_keys(turn_of(surrounded(poor()), "raiders"))
    for other in ("ogres", "oz", "guard", "bows"):
        assert "rid.a1" not in all_keys(turn_of(surrounded(poor()), other)), other
    assert "rid.a1" not in all_keys(turn_of(surrounded(poor(oz__zone="z2")), "oz")), "a lone leader is no unit"
