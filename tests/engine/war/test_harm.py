"""Chapter: hits (how units absorb them, consequences, and what it means to be defeated)."""

from __future__ import annotations

import pytest
from engine.war.cast import Table, cast, in_play, poor, thrown, turn_of
from support.playing import barred, keys, offers, overruled, play, proposed, question, rolled, tells, told

from gonfalon.questions.figures import Label, UserText
from gonfalon.systems.war.state.pieces import Kind, Status

SLOTS = {"mild": 2, "moderate": 4}


def hit(target: str, points: int, **rulings: str) -> Table:
    """The ogres (Fight 3) hit this unit of the north in z5, which waives its defence, so hard."""
    battle = turn_of(poor(**{f"{target}__zone": "z5", **rulings}), "ogres", f"attack.{target}", "+defend", "waive")
    thrown(battle, points - 3)
    return play(battle, "full") if points >= 3 else battle


def taken(battle: Table, piece: str) -> list[str]:
    """The consequences that have filled the slots of this piece."""
    return [one.severity for one in in_play(battle) if (one.on, one.kind) == (piece, Kind.CONSEQUENCE)]


def ways(battle: Table) -> set[str]:
    """The ways to absorb the hit."""
    assert question(battle).rule == "war.harm.absorb"
    return set(keys(battle)) - {"decline"}


@pytest.mark.parametrize("full", [(), ("mild",), ("moderate",), ("mild", "moderate")])
@pytest.mark.parametrize("points", range(1, 8))
@pytest.mark.parametrize("target", ["pikes", "guard"])
def test_free_slots_that_bring_the_hit_to_nothing(target: str, points: int, full: tuple[str, ...]) -> None:
    """war.harm.absorb: in any combination; if none does, the unit is defeated."""
    slots = ("mild",) if target == "pikes" else ("mild", "moderate")
    battle = hit(target, points, **{f"{target}__{slot}": "yes" for slot in full if slot in slots})
    free = [slot for slot in slots if slot not in full]
    sets = [(slot,) for slot in free] + ([("mild", "moderate")] if len(free) == 2 else [])
    enough = {"+".join(chosen) for chosen in sets if sum(SLOTS[slot] for slot in chosen) >= points}
    if len(enough) > 1:
        assert ways(battle) == enough
        assert question(battle).people == ("p1",)
    elif enough:
        (only,) = enough
        assert set(taken(battle, target)) >= set(only.split("+"))
        assert question(battle).rule != "war.harm.absorb"
        assert f"decline.{target}" in offers(battle)
    else:
        assert battle.position.unit(target).status is Status.DEFEATED


@pytest.mark.parametrize(("points", "least"), [(1, "mild"), (3, "moderate")])
def test_the_least_that_will_do_is_proposed(points: int, least: str) -> None:
    """war.harm.absorb"""
    assert proposed(hit("guard", points)) == (least,)


@pytest.mark.parametrize("way", ["mild", "moderate", "mild+moderate"])
def test_a_slot_used_is_full_however_small_the_hit(way: str) -> None:
    """war.harm.absorb"""
    slots = way.split("+")
    battle = play(hit("guard", 1), way)
    assert [one.severity for one in in_play(battle)] == slots
    assert battle.position.unit("guard").status is Status.ACTIVE


def test_who_declines_is_defeated() -> None:
    """war.harm.absorb"""
    battle = play(hit("guard", 1), "decline")
    assert battle.position.unit("guard").status is Status.DEFEATED
    assert tells(battle, "war.harm.defeated") == [{"piece": "guard", "player": "p2"}]


@pytest.mark.parametrize("points", [1, 2, 3, 5, 7])
def test_any_hit_defeats_an_average_unit(points: int) -> None:
    """war.harm.average war.unit.average: there is no slot to fill"""
    battle = hit("levy", points)
    assert battle.position.unit("levy").status is Status.DEFEATED
    assert tells(battle, "war.harm.average") == [{"piece": "levy", "player": "p2"}]


def test_the_smaller_hit_of_a_success_with_style_defeats_it_too() -> None:
    """war.harm.average"""
    battle = turn_of(poor(levy__zone="z5"), "ogres", "attack.levy", "+defend", "waive")
    play(thrown(battle, 0), "less")
    assert battle.position.unit("levy").status is Status.DEFEATED


def test_a_tie_is_no_hit() -> None:
    """war.harm.average"""
    battle = play(thrown(turn_of(poor(levy__zone="z5"), "ogres", "attack.levy"), -2, 0))
    assert battle.position.unit("levy").status is Status.ACTIVE
    assert tells(battle, "war.harm.absorb") == []


def test_a_consequence_is_named_by_its_player_and_an_aspect_on_the_unit() -> None:
    """war.harm.consequence_aspect: with one free invocation for the attacker's player."""
    battle = play(hit("guard", 6))
    assert {(one.key, one.who) for one in battle.offers} >= {("name.a1", "p1"), ("name.a2", "p1")}
    play(battle, "+name.a1")
    assert battle.ask
    assert (battle.ask.kind, battle.ask.people, battle.ask.rule) == ("text", ("p1",), "war.harm.consequence_aspect")
    play(battle, "Bloodied", "+name.a2", "")
    mild, moderate = in_play(battle)
    assert (mild.on, mild.text, mild.free, mild.kind) == ("guard", UserText("Bloodied"), (("p2", 1),), Kind.CONSEQUENCE)
    assert (moderate.text, moderate.free) == (Label("war-consequence-unnamed", severity="moderate"), (("p2", 1),))


def test_the_free_invocation_is_used_once() -> None:
    """war.harm.consequence_aspect"""
    battle = play(hit("guard", 1), "mild", "+name.a1", "Bloodied")
    turn_of(battle, "raiders", "attack.guard")
    play(battle, *rolled(0, 0))
    assert "free.a1.p2" in keys(battle)
    play(battle, "free.a1.p2")
    assert in_play(battle)[0].free == ()
    assert "free.a1.p2" not in (keys(battle) if battle.ask and battle.ask.rule == "war.core.invoke.order" else ())


def test_a_consequence_stays_and_takes_its_invocation_along_when_a_leader_removes_it() -> None:
    """war.harm.consequence_aspect"""
    battle = play(hit("guard", 1, ida__unit="guard"), "mild", "+name.a1", "Bloodied")
    assert [one.text for one in in_play(turn_of(battle, "levy"))] == [UserText("Bloodied")]
    turn_of(battle, "guard", "rally.ida")
    thrown(battle, 0)
    assert in_play(battle) == []
    turn_of(battle, "raiders", "attack.guard")
    play(battle, *rolled(0, 0))
    assert question(battle).rule != "war.core.invoke.order"


def test_a_slot_that_was_rallied_may_be_filled_again() -> None:
    """war.harm.absorb war.harm.consequence_aspect"""
    battle = hit("pikes", 1, pikes__mild="yes", ida__unit="pikes")
    assert battle.position.unit("pikes").status is Status.DEFEATED
    battle = overruled(poor(pikes__zone="z5"), pikes__mild="yes", ida__unit="pikes")
    thrown(turn_of(battle, "pikes", "rally.ida"), 0)
    turn_of(battle, "ogres", "attack.pikes", "+defend", "waive")
    assert taken(thrown(battle, -2), "pikes") == ["mild"]


def fallen(**rulings: str) -> Table:
    """The slingers pinned the levy in z3 and are then beaten by the pikes in z5; aspects lay on them."""
    battle = poor(levy__zone="z3", pikes__zone="z5", oz__unit="slingers", **rulings)
    thrown(turn_of(battle, "slingers", "pin.levy"), 3, 0)
    play(battle, "+gm", "add", "slingers", "Out of Breath", "nobody", "+gm", "add", "z5", "Mud", "nobody", "no")
    turn_of(battle, "pikes", "attack.slingers", "+defend", "waive")
    return play(thrown(battle, 0))


def test_a_defeated_unit_leaves_with_its_aspects_and_the_pins_it_kept_up() -> None:
    """war.harm.defeated"""
    battle = fallen()
    slingers = battle.position.unit("slingers")
    assert (slingers.status, slingers.zone) == (Status.DEFEATED, None)
    assert [one.text for one in in_play(battle)] == [UserText("Mud")]
    assert "move.z2" in keys(turn_of(battle, "levy"))


def test_its_leader_stands_alone_in_the_zone() -> None:
    """war.harm.defeated"""
    oz = fallen().position.leader("oz")
    assert (oz.unit, oz.zone, oz.status) == (None, "z5", Status.ACTIVE)


def test_it_is_neither_target_nor_obstacle() -> None:
    """war.harm.defeated"""
    battle = poor(slingers__zone="z3", bows__zone="z2", pikes__zone="z2")
    assert barred(turn_of(battle, "pikes"))["move.z3"] == "war.move.obstacle"
    play(battle, "end")
    thrown(turn_of(battle, "bows", "attack.slingers", "+defend", "waive"), 0)
    turn_of(battle, "pikes")
    assert "move.z3" in keys(battle)
    assert not {"attack.slingers", "pin.slingers"} & {*keys(battle), *barred(battle)}


def test_the_round_ends_without_it() -> None:
    """war.harm.defeated"""
    battle = overruled(cast(), **{f"{one}__acted": "yes" for one in ("raiders", "skirmishers", "ogres", "oz", "levy")})
    overruled(battle, guard__acted="yes", ida__acted="yes", pikes__acted="yes", bows__zone="z3")
    thrown(play(battle, "attack.slingers", "+defend", "waive"), 0)
    assert battle.position.round == 2


def test_everybody_hears_of_a_defeat() -> None:
    """war.harm.defeated war.harm.average"""
    rules = [tell.rule for tell in told(hit("pikes", 3))]
    assert rules[-3:] == ["war.harm.absorb", "war.harm.defeated", "war.turn.end"]
