"""Chapter: overcome (a way past terrain and enemies, further zones, getting rid of aspects)."""

from __future__ import annotations

from typing import Any

import pytest
from engine.war.cast import (
    BOWS,
    PIKES,
    SLINGERS,
    Table,
    armies,
    defences,
    deployed,
    fielded,
    in_play,
    ordered,
    parts_of,
    passed,
    poor,
    shifts,
    throwers,
    thrown,
    turn_of,
    with_aspect,
)
from support.players import Written
from support.playing import all_keys, barred, keys, overruled, play, proposed, question, rolled, tells, told, until

from gonfalon.battle.battle import Battle
from gonfalon.questions.refusal import Refused
from gonfalon.systems.war import War
from gonfalon.systems.war.rolls.rules import total
from gonfalon.systems.war.state.pieces import Kind

BACK: dict[int, tuple[Written, ...]] = {-1: ("fail",), 0: ("boost",), 1: (), 3: ()}
"""The answers after an Overcome with this result: no serious cost, the minor cost as proposed."""


def boosts(battle: Table) -> list[str]:
    return [one.owner for one in in_play(battle) if one.kind is Kind.BOOST]


def place(battle: Table, piece: str = "pikes") -> str | None:
    return battle.position.actor(piece).zone


def rough(hindering: int = 0, others: int = 0, switches: dict[str, str] | None = None, **rulings: str) -> Table:
    """Pikes in z2, and so many aspects in z3."""
    battle = poor(switches or {}, pikes__zone="z2", **rulings)
    for number in range(hindering + others):
        with_aspect(battle, "z3", f"Aspect {number}", hinders=number < hindering)
    return battle


def held(*foes: str, **rulings: str) -> Table:
    """Pikes in z2 want into z3, where these stand."""
    battle = poor(pikes__zone="z2", **{f"{foe}__zone": "z3" for foe in foes}, **rulings)
    return turn_of(battle, "pikes", "force.z3")


@pytest.mark.parametrize("hindering", [1, 2, 3])
@pytest.mark.parametrize("others", [0, 2])
def test_every_hindering_aspect_adds_two(hindering: int, others: int) -> None:
    """war.over.terrain: those that do not hinder are not counted."""
    battle = turn_of(rough(hindering, others), "pikes")
    assert barred(battle)["move.z3"] == "war.move.obstacle"
    thrown(play(battle, "force.z3"), 0)
    assert shifts(battle) == (1, 2 * hindering)
    assert tells(battle, "war.over.result") == [{"piece": "pikes", "zone": "z3", "result": "fail", "foe": "none"}]


def test_aspects_that_do_not_hinder_bar_nobody() -> None:
    """war.over.terrain"""
    battle = turn_of(rough(0, 2), "pikes", "move.z3")
    assert place(battle) == "z3"


def test_hindering_aspects_do_not_hold_anybody_back_who_leaves() -> None:
    """war.over.terrain"""
    battle = turn_of(overruled(rough(2), pikes__zone="z3"), "pikes", "move.z2")
    assert place(battle) == "z2"


def test_any_one_of_the_units_may_bar_the_way_with_any_skill_of_its_own() -> None:
    """war.over.enemy war.over.skills: the best of Athletics, Drive and Pilot is proposed."""
    battle = held("raiders", "skirmishers")
    assert (question(battle).rule, question(battle).people) == ("war.over.enemy", ("p2",))
    units = {"raiders", "raiders.fight", "raiders.stealth", "skirmishers", "skirmishers.shoot", "skirmishers.notice"}
    assert units | {"waive"} == set(keys(battle))
    assert proposed(battle) == ("skirmishers",)
    play(battle, "raiders.fight")
    assert parts_of(battle, "raiders") == {"war.core.total": 2, "war.over.enemy.extra": 1}


def test_the_mover_uses_any_of_its_skills() -> None:
    """war.over.skills"""
    battle = turn_of(rough(1), "pikes", "force.z3")
    assert throwers(battle) == {"pikes": "athletics"}
    play(battle, "+skill")
    assert set(keys(battle)) == {"athletics", "drive", "pilot", "fight", "will"}
    assert proposed(battle) == ("athletics",)
    play(battle, "will")
    assert parts_of(battle) == {"war.core.total": 1}
    battle = turn_of(rough(1), "pikes", "force.z3", "+skill", "drive")
    assert parts_of(battle) == {"war.core.total": 0}


def test_the_way_may_be_left_alone_until_the_dice_fall() -> None:
    """war.over.skills: a step back, and nothing is used"""
    battle = turn_of(rough(1), "pikes", "force.z3")
    battle.undo()
    assert "force.z3" in keys(battle)
    assert battle.position.now.left == 1


def test_barring_the_way_uses_up_nothing() -> None:
    """war.over.enemy"""
    battle = play(held("slingers"), "slingers")
    play(thrown(battle, 1, 0), "end")
    assert "slingers" in keys(battle)
    play(battle, "slingers")
    assert {"ambush", "move.z5"} & set(keys(battle)) == {"move.z5"}
    assert {"attack.pikes", "intimidate"} <= set(keys(battle))


@pytest.mark.parametrize(("by", "boosted"), [(-2, []), (-3, ["p2"]), (-4, ["p2"])])
def test_who_bars_the_way_and_wins_by_three_gains_a_boost(by: int, boosted: list[str]) -> None:
    """war.over.enemy"""
    battle = thrown(play(held("slingers"), "slingers"), by + 1, 2)
    play(battle, "fail")
    assert (place(battle), boosts(battle)) == ("z2", boosted)


def test_terrain_gives_nobody_a_boost() -> None:
    """war.over.terrain war.over.enemy war.over.mixed: nor does it for a defender who did not win himself."""
    battle = thrown(turn_of(rough(3), "pikes", "force.z3"), 0)
    assert question(battle).rule == "war.opt.success_at_cost"
    battle = turn_of(rough(2, slingers__zone="z3"), "pikes", "force.z3", "slingers")
    thrown(battle, 0, 0)
    assert shifts(battle) == (1, 4)
    assert question(battle).rule == "war.opt.success_at_cost"


@pytest.mark.parametrize(("hindering", "against"), [(0, 0), (1, 2)])
def test_if_nobody_opposes_the_terrain_is_left(hindering: int, against: int) -> None:
    """war.over.enemy"""
    battle = turn_of(rough(hindering, slingers__zone="z3"), "pikes", "force.z3", "waive")
    thrown(battle, 1)
    assert shifts(battle) == (2, against)


def test_own_units_and_lone_leaders_bar_nobody() -> None:
    """war.over.enemy"""
    battle = turn_of(poor(pikes__zone="z2", guard__zone="z3", oz__zone="z3"), "pikes")
    assert "move.z3" in keys(battle)


@pytest.mark.parametrize("others", [(), ("slingers",), ("slingers", "skirmishers", "ogres")])
def test_each_other_unit_of_its_side_adds_one(others: tuple[str, ...]) -> None:
    """war.over.enemy.extra: used-up units too."""
    battle = held("raiders", *others, raiders__acted="yes", **{f"{one}__acted": "yes" for one in others})
    play(battle, "raiders")
    assert parts_of(battle, "raiders").get("war.over.enemy.extra", 0) == len(others)


def test_a_pinned_unit_counts_too_and_nobody_elsewhere_or_of_the_other_side_does() -> None:
    """war.over.enemy.extra"""
    battle = poor(pikes__zone="z2", bows__zone="z2", levy__zone="z3", raiders__zone="z3", slingers__zone="z3")
    play(thrown(turn_of(battle, "bows", "pin.slingers"), 0, 0), "end")
    turn_of(battle, "pikes", "force.z3", "raiders")
    assert parts_of(battle, "raiders") == {"war.core.total": 1, "war.over.enemy.extra": 1}


def test_against_attacks_others_help_nobody() -> None:
    """war.over.enemy.extra"""
    battle = turn_of(poor(pikes__zone="z5"), "pikes", "attack.raiders")
    assert parts_of(battle, "raiders") == {"war.core.total": 2}


@pytest.mark.parametrize(("hindering", "by", "against"), [(1, 0, 2), (1, 3, 3), (2, 3, 4), (2, 4, 4), (1, -1, 2)])
def test_terrain_and_enemies_together_are_the_higher_of_both(hindering: int, by: int, against: int) -> None:
    """war.over.mixed"""
    battle = turn_of(rough(hindering, slingers__zone="z3"), "pikes", "force.z3", "slingers")
    thrown(battle, 0, by)
    assert shifts(battle) == (1, against)


@pytest.mark.parametrize(
    ("by", "zone", "boosted"), [(-1, "z2", []), (0, "z3", ["p2"]), (1, "z3", []), (3, "z3", ["p1"])]
)
def test_the_outcomes_of_forcing_a_way_in(by: int, zone: str, boosted: list[str]) -> None:
    """war.over.result: exactly one zone, whatever the outcome."""
    battle = thrown(turn_of(rough(1), "pikes", "force.z3"), 1 + by)
    play(battle, *BACK[by])
    assert (place(battle), boosts(battle)) == (zone, boosted)
    assert barred(battle)["ambush"] == "war.action.one"


def test_after_a_way_in_the_free_move_is_left() -> None:
    """war.over.result"""
    battle = thrown(turn_of(rough(1), "pikes", "force.z3"), 2)
    assert place(play(battle, "move.z4")) == "z4"


def test_a_failure_may_be_bought_back_at_a_serious_cost() -> None:
    """war.over.result"""
    battle = thrown(turn_of(rough(1), "pikes", "force.z3"), -4)
    play(battle, "pay", "consequence", "+name.a2", "Scattered")
    assert place(battle) == "z3"
    assert [one.severity for one in in_play(battle) if one.on == "pikes"] == ["mild"]


def test_where_success_has_no_price_a_failure_stays_one() -> None:
    """war.over.result war.over.extra_move"""
    never = {"war.opt.success_at_cost": "never"}
    battle = thrown(turn_of(rough(1, switches=never), "pikes", "force.z3"), -4)
    assert (place(battle), question(battle).rule) == ("z2", "war.action.one")


def farther(**rulings: str) -> Table:
    """Pikes have moved freely from z1 to z2 and overcome the way to z3; the south stands in z5 only with its ogres."""
    away = {f"{one}__zone": "off" for one in ("raiders", "skirmishers", "slingers")}
    return turn_of(poor(**{**away, **rulings}), "pikes", "move.z2", "force.z3")


@pytest.mark.parametrize(("by", "zone", "boosted"), [(-1, "z2", []), (0, "z3", ["p2"]), (1, "z3", [])])
def test_one_more_clear_zone(by: int, zone: str, boosted: list[str]) -> None:
    """war.over.extra_move"""
    battle = play(thrown(farther(), by - 1), *BACK[by])
    assert (place(battle), boosts(battle)) == (zone, boosted)


@pytest.mark.parametrize(
    ("taken", "zone", "boosted"), [("boost", "z3", ["p1"]), ("on.z4", "z4", []), ("on.z2", "z2", [])]
)
def test_with_style_a_boost_or_a_second_clear_zone(taken: str, zone: str, boosted: list[str]) -> None:
    """war.over.extra_move: the choice is made after the roll."""
    battle = thrown(farther(), 2)
    assert proposed(battle) == ("boost",)
    play(battle, taken)
    assert (place(battle), boosts(battle)) == (zone, boosted)


def test_the_second_zone_must_be_free_of_obstacles() -> None:
    """war.over.extra_move"""
    battle = with_aspect(poor(), "z4", "Bog", hinders=True)
    battle = thrown(turn_of(battle, "pikes", "move.z2", "force.z3"), 2)
    assert barred(battle) == {"on.z4": "war.move.obstacle", "on.z5": "war.move.obstacle"}


def test_a_failed_extra_move_at_a_serious_cost() -> None:
    """war.over.extra_move"""
    battle = play(thrown(farther(), -2), "pay", "detail", "")
    assert place(battle) == "z3"


def test_the_action_may_come_before_the_free_move() -> None:
    """war.over.extra_move"""
    battle = thrown(turn_of(poor(), "pikes", "force.z2"), 0)
    assert place(battle) == "z2"
    assert place(play(battle, "move.z3")) == "z3"


def hidden(choice: str, at: str, hinders: str) -> Table:
    """Pikes in z1 of a block of cards; at this zone a card lies face down. z1 borders on z2 and z3, z4 on both."""
    battle = overruled(armies((PIKES,), (SLINGERS,), switches={"war.opt.hidden_hindrance": choice}), p2__own=1)
    play(battle, 5, "all", "done")
    while f"write.{at}" not in all_keys(battle):
        play(battle, "done")
    play(battle, f"write.{at}", "p2: Bog", f"p2: {hinders}")
    battle = overruled(until(battle, "war.setup.deploy"), p1__points=0, p2__points=0)
    return turn_of(ordered(deployed(battle, "z1", "z5"), "p1"), "u1")


@pytest.mark.parametrize(
    ("choice", "hinders", "zone", "boosted"),
    [("blocks", "yes", "z2", ["p1"]), ("blocks", "no", "z4", []), ("reveals_only", "yes", "z4", [])],
)
def test_a_card_face_down_on_the_way_is_turned_up(choice: str, hinders: str, zone: str, boosted: list[str]) -> None:
    """war.over.extra_move: if it hinders the unit stops before it and takes the boost."""
    battle = play(hidden(choice, "z4", hinders), "move.z3", "force.z1")
    play(thrown(battle, 2), "on.z2", "end")
    battle = turn_of(battle, "u1", "move.z1", "force.z2")
    play(thrown(battle, 2), "on.z4", hinders)
    assert (place(battle, "u1"), boosts(battle)) == (zone, boosted)
    assert [one.hinders for one in in_play(battle) if one.on == "z4"] == [hinders == "yes"]


@pytest.mark.parametrize(("choice", "against"), [("blocks", 2), ("reveals_only", 0)])
def test_an_extra_move_into_a_card_that_turns_out_to_hinder(choice: str, against: int) -> None:
    """war.over.extra_move war.over.terrain"""
    battle = play(hidden(choice, "z4", "yes"), "move.z2", "force.z4", "yes")
    thrown(battle, 0)
    assert shifts(battle) == (1, against)


@pytest.mark.parametrize("number", [0, 3, 8])
def test_the_table_sets_what_further_zones_are_rolled_against(number: int) -> None:
    """war.over.extra_move.difficulty"""
    switches = {"war.over.extra_move.difficulty": str(number)}
    battle = thrown(turn_of(poor(switches), "pikes", "move.z2", "force.z3"), 0)
    assert shifts(battle) == (1, number)


@pytest.mark.parametrize("number", ["-1", "9", "two"])
def test_no_other_difficulty_can_be_set(number: str) -> None:
    """war.over.extra_move.difficulty"""
    with pytest.raises(Refused):
        Battle(War(), {"war.over.extra_move.difficulty": number})


def hesitant(**rulings: str) -> Table:
    """Guard (Will 2) who are Hesitant, and their turn to get rid of it."""
    return turn_of(with_aspect(poor(**rulings), "guard", "Hesitant"), "guard", "rid.a1", "+skill", "will")


@pytest.mark.parametrize(("by", "left", "boosted"), [(-1, 1, []), (0, 0, ["p2"]), (1, 0, []), (3, 0, ["p1"])])
def test_getting_rid_of_an_aspect(by: int, left: int, boosted: list[str]) -> None:
    """war.over.aspect"""
    battle = thrown(hesitant(), by)
    assert shifts(battle) == (2 + by, 2)
    play(battle, *BACK[by])
    assert sum(one.kind is Kind.SITUATION for one in in_play(battle)) == left
    assert boosts(battle) == boosted
    assert barred(battle)["intimidate"] == "war.action.one"


def test_getting_rid_of_an_aspect_at_a_serious_cost() -> None:
    """war.over.aspect"""
    battle = play(thrown(hesitant(), -3), "pay", "detail", "")
    assert in_play(battle) == []


def test_an_enemy_unit_of_the_zone_may_be_named_to_oppose() -> None:
    """war.over.aspect: with the skill that is named; otherwise Fair."""
    battle = hesitant(guard__zone="z5", raiders__zone="z3")
    play(battle, "+oppose")
    assert question(battle).kind == "ruling"
    assert proposed(battle) == ("fair",)
    assert set(keys(battle)) == {"fair", "ogres", "slingers", "skirmishers", "other"}
    play(battle, "ogres")
    assert throwers(battle) == {"guard": "will", "ogres": "fight"}
    assert defences(battle.fork()) == {"fight", "athletics", "provoke", "will", "notice", "stealth"}
    thrown(play(battle, "+defend", "provoke"), 0, -3)
    assert shifts(battle) == (2, -1)
    assert tells(battle, "war.over.aspect")[-1]["foe"] == "ogres"
    assert [one.kind for one in in_play(battle)] == [Kind.BOOST]


def test_only_situation_aspects_go_this_way() -> None:
    """war.over.aspect: Pinned goes by moving, consequences by a leader, boosts by being used."""
    battle = poor(guard__zone="z2", raiders__zone="z3", guard__mild="yes")
    thrown(turn_of(battle, "skirmishers", "pin.guard"), 4, -4)
    thrown(turn_of(battle, "raiders", "intimidate", "guard"), 2, 0)
    kinds = {one.kind for one in in_play(battle)}
    assert kinds == {Kind.PINNED, Kind.CONSEQUENCE, Kind.BOOST}
    assert not any(key.startswith("rid.") for key in all_keys(turn_of(battle, "guard")))


def test_cards_of_the_set_up_are_used() -> None:
    """war.over.skills: a unit without any skill of movement is proposed Athletics at 0."""
    battle = overruled(armies((BOWS,), (SLINGERS,)), p1__points=0, p2__points=0)
    play(battle, 5, "all", "done")
    battle = ordered(deployed(until(battle, "war.setup.deploy"), "z1", "z5"), "p2")
    turn_of(battle, "u2", "move.z2", "force.z4")
    assert throwers(battle) == {"u2": "athletics"}


def below_the_ground() -> Table:
    """The pikes force their way into z3 (difficulty 4), barred by slingers whose roll is below it; Sven may invoke."""
    battle = overruled(rough(2, slingers__zone="z3"), p2__own=1)
    return play(turn_of(battle, "pikes", "force.z3", "slingers"), *rolled(4, 1))


@pytest.mark.parametrize(("how", "against"), [("plus", 4), ("ground", 6)])
def test_two_more_go_on_the_roll_or_on_the_difficulty(how: str, against: int) -> None:
    """war.over.mixed war.core.invoke: its player chooses; proposed is what counts"""
    battle = below_the_ground()
    ways = ("paid.slingers.1.p2", "paid.slingers.1.p2.ground", "paid.slingers.1.p2.reroll")
    assert tuple(key for key in keys(battle) if "slingers.1" in key) == ways
    passed(play(battle, ways[0] if how == "plus" else ways[1]))
    assert shifts(battle) == (5, against)
    assert tells(battle, "war.core.invoke")[-1]["how"] == how


def test_with_the_roll_above_it_two_more_on_the_roll_count() -> None:
    """war.over.mixed"""
    battle = overruled(rough(1, slingers__zone="z3"), p2__own=1)
    play(turn_of(battle, "pikes", "force.z3", "slingers"), *rolled(4, 3), "paid.slingers.1.p2")
    passed(battle)
    assert shifts(battle) == (5, 5)


def test_without_ground_there_is_no_difficulty_to_raise() -> None:
    """war.over.enemy"""
    battle = poor(pikes__zone="z2", slingers__zone="z3", p2__own=1)
    play(turn_of(battle, "pikes", "force.z3", "slingers"), *rolled(4, 3))
    ways = tuple(key for key in keys(battle) if "slingers.1" in key)
    assert ways == ("paid.slingers.1.p2", "paid.slingers.1.p2.reroll")


def blocked(hindering: int = 0, **own: int) -> Table:
    """Three sides: bows u1 in z1 forces its way into z2, which pikes u2 and slingers u3 of other sides both bar."""
    battle = play(Battle(War()), "players.3", "p2", "side", "new")
    until(battle, "war.chest.cost.unit")
    for card in (BOWS, PIKES, SLINGERS):
        play(battle, "card", card, "done")
    fielded(battle, "z1", "z2", "z4", p1__points=0, p2__points=0, p3__points=0)
    overruled(battle, u3__zone="z2")
    for number in range(hindering):
        with_aspect(battle, "z2", f"Aspect {number}", hinders=True)
    overruled(battle, **own)
    return turn_of(battle, "u1", "force.z2", "u2", "u3")


def test_each_side_that_bars_the_way_invokes_on_its_own_roll() -> None:
    """war.core.invoke.order war.over.enemy: the highest counts in the end"""
    battle = play(blocked(p3__own=1), *rolled(4, 1, 1))
    assert question(battle).people == ("p3",)
    play(battle, "paid.u3.1.p3")
    assert shifts(battle) == (5, 3)
    assert place(battle, "u1") == "z2"


def test_of_several_who_bar_the_way_each_raises_its_own_roll_in_one_window() -> None:
    """war.core.invoke.order war.over.enemy: the highest stands in front whoever invoked last"""
    battle = play(blocked(p2__own=1, p3__own=1), *rolled(4, 1, 1))
    assert question(battle).people == ("p2", "p3")
    play(battle, "paid.u2.1.p2")
    assert battle.position.contest
    assert battle.position.contest.against
    hands = {hand.who: total(battle.position, hand) for hand in battle.position.contest.against.hands}
    assert hands == {"p2": 1 + 1 + 2, "p3": 1}
    assert next(iter(hands)) == "p2"
    play(battle, "paid.u3.1.p3")
    assert shifts(battle) == (5, 4)


def test_who_bars_the_way_by_another_sides_roll_gains_no_boost() -> None:
    """war.over.enemy: it goes to the hand that counts"""
    battle = play(blocked(), *rolled(-2, 1, 4))
    assert tells(battle, "war.adv.pin.overcome")[-1] == {"piece": "u3", "total": 4}
    play(battle, "fail")
    assert boosts(battle) == ["p3"]


@pytest.mark.parametrize(("first", "second", "foe"), [(1, 4, "u3"), (4, 1, "u2"), (-4, -4, "none")])
def test_the_result_names_whose_roll_it_was_compared_with(first: int, second: int, foe: str) -> None:
    """war.core.shifts war.over.result war.over.mixed: nobody, where the ground is higher"""
    battle = play(blocked(hindering=1), *rolled(0, first, second))
    play(battle, *(("fail",) if foe != "none" else ()))
    assert tells(battle, "war.over.result")[0]["foe"] == foe
    met = next(tell for tell in told(battle) if tell.rule == "war.core.shifts")
    result = battle.system.happened(met)
    assert result
    assert (result.by, result.to, result.sums) == ("u1", foe if foe != "none" else None, shifts(battle))


@pytest.mark.parametrize("language", ["de", "en", "fr"])
@pytest.mark.parametrize(
    ("message", "figures"),
    [("over-result", {"zone": "Far Hill"}), ("core-outcome-advantage", {"on": "Far Hill"}), ("over-aspect", {})],
)
def test_the_sentence_of_an_opposed_roll_names_who_opposed_it(
    language: str, message: str, figures: dict[str, str]
) -> None:
    """war.over.result war.core.outcome.advantage war.over.aspect"""
    words = pytest.importorskip("gonfalon.words", exc_type=ImportError).Words(language)
    for aim in ("thing", "none"):
        for result in ("fail", "paid", "tie", "success", "style"):
            ends: dict[str, Any] = {"piece": "Pikes", "aspect": "Fog", "aim": aim, "free": 1, "result": result}
            said = words.say(f"tell-war-{message}", foe="Ogres", gone="no", **ends, **figures)
            assert "Ogres" in said


def test_every_enemy_side_may_raise_the_ground() -> None:
    """war.core.invoke.order: with passive opposition every enemy player may"""
    battle = blocked(2, p2__own=1)
    play(battle, *rolled(4, -4, -4))
    assert question(battle).people == ("p2",)
    passed(play(battle, "paid.u2.1.p2.ground"))
    assert shifts(battle) == (5, 6)


def test_two_more_after_a_reroll_go_on_the_roll_that_counts_then() -> None:
    """war.core.invoke war.adv.pin.overcome: bows pin from afar, pikes bar the way, both for the same side"""
    battle = overruled(poor(raiders__zone="z2", pikes__zone="z3"), p2__own=0)
    thrown(turn_of(battle, "bows", "pin.raiders"), 4, -4)
    overruled(play(battle, "end"), p1__own=1)
    play(turn_of(battle, "raiders", "force.z3", "pikes"), *rolled(2, 3, 1))
    assert question(battle).people == ("p1",)
    play(battle, "free.a1.p1.reroll", *rolled(-4), "paid.pikes.1.p1")
    passed(battle)
    assert shifts(battle) == (3, 4)


def test_the_game_master_overrules_the_ground_beside_who_bars_the_way() -> None:
    """war.core.default_difficulty war.over.mixed: a stated difficulty, by a ruling in the chronicle"""
    battle = overruled(below_the_ground(), roll__difficulty=-3)
    passed(overruled(battle, roll__against=2))
    assert shifts(battle) == (5, 3)
