"""Chapter: attack (who may attack whom with what, from where, and how one defends)."""

from __future__ import annotations

import pytest
from engine.war.cast import SYSTEM, Table, cast, defences, in_play, parts_of, poor, shifts, throwers, thrown, turn_of
from support.playing import all_keys, barred, keys, offers, options, overruled, play, proposed, question, refused, tells

from gonfalon.battle.battle import Battle
from gonfalon.questions.figures import Label
from gonfalon.questions.refusal import Refused
from gonfalon.systems.war.state.pieces import Kind

SHOOT_ONLY = {"war.attack.venue": "shoot_only"}
DEFENCES = {
    "core": {
        "fight": {"fight", "athletics"},
        "shoot": {"athletics", "drive", "pilot"},
        "provoke": {"will"},
        "stealth": {"notice"},
        "notice": {"stealth"},
    },
    "ranks_hold": {
        "fight": {"fight", "athletics"},
        "shoot": {"will"},
        "provoke": {"will"},
        "stealth": {"notice"},
        "notice": {"stealth"},
    },
}


@pytest.mark.parametrize(
    ("at", "venue", "skill"),
    [
        ("z5", "fight_and_shoot", "fight"),
        ("z3", "fight_and_shoot", "shoot"),
        ("z2", "fight_and_shoot", "shoot"),
        ("z5", "shoot_only", "shoot"),
        ("z3", "shoot_only", "shoot"),
        ("z2", "shoot_only", "shoot"),
    ],
)
def test_one_skill_fits_the_distance(at: str, venue: str, skill: str) -> None:
    """war.attack.venue war.attack.fight war.attack.shoot: it is taken, the other is not to choose."""
    battle = turn_of(poor({"war.attack.venue": venue}, guard__zone=at), "guard", "attack.raiders")
    assert battle.ask
    assert battle.ask.rule == f"war.attack.{skill}"
    assert throwers(battle)["guard"] == skill
    assert offers(battle) & {"skill", "oppose"} == set()


def test_the_own_zone_adds_nothing_where_only_shooting_counts() -> None:
    """war.attack.venue"""
    battle = turn_of(poor(SHOOT_ONLY, guard__zone="z5"), "guard", "attack.raiders")
    assert parts_of(battle) == {"war.core.total": 1}
    assert parts_of(battle, "raiders") == {"war.core.total": 1}


def test_the_declaration_may_be_taken_back_until_the_dice_fall() -> None:
    """war.attack.fight war.attack.shoot: a step back, also after another defence was named"""
    battle = turn_of(poor(pikes__zone="z5"), "pikes", "attack.raiders", "+defend", "athletics")
    battle.undo()
    battle.undo()
    battle.undo()
    assert "attack.raiders" in keys(battle)


@pytest.mark.parametrize(("skill", "at"), [("fight", "z5"), ("shoot", "z3")])
@pytest.mark.parametrize(("by", "hit"), [(-1, 0), (0, 0), (1, 1), (2, 2), (4, 4)])
def test_the_hit_is_as_big_as_the_difference(skill: str, at: str, by: int, hit: int) -> None:
    """war.attack.fight war.attack.shoot"""
    battle = turn_of(poor(bows__zone=at), "bows", "attack.ogres")
    assert throwers(battle)["bows"] == skill
    play(battle, "+defend", "athletics")
    thrown(battle, 0 if skill == "shoot" else 2, -by)
    play(battle, *{0: (), 4: ("full",)}.get(by, ()))
    assert shifts(battle) == (2, 2 - by)
    assert tells(battle, "war.core.outcome.attack")[-1]["hit"] == hit


def test_enemies_in_the_own_zone_do_not_prevent_shooting() -> None:
    """war.attack.shoot"""
    battle = turn_of(poor(bows__zone="z3", raiders__zone="z3"), "bows")
    assert {"attack.raiders", "attack.slingers"} <= set(keys(battle))


@pytest.mark.parametrize("venue", ["fight_and_shoot", "shoot_only"])
@pytest.mark.parametrize(("at", "limit", "more"), [("z3", "2", 0), ("z2", "2", 2), ("z1", "3", 2)])
def test_from_two_zones_on_the_defence_has_two_more(venue: str, at: str, limit: str, more: int) -> None:
    """war.attack.two_zones war.attack.range_limit: beyond two zones nothing more."""
    switches = {"war.attack.venue": venue, "war.attack.range_limit": limit}
    battle = turn_of(poor(switches, bows__zone=at), "bows", "attack.raiders")
    assert parts_of(battle, "raiders") == {"war.core.total": 1, **({"war.attack.two_zones": more} if more else {})}


def test_who_waives_the_defence_gets_nothing_for_the_distance() -> None:
    """war.attack.two_zones"""
    battle = thrown(turn_of(poor(bows__zone="z2"), "bows", "attack.raiders", "+defend", "waive"), 0)
    assert shifts(battle) == (2, 0)


@pytest.mark.parametrize(("at", "steps"), [("z5", 0), ("z3", 1), ("z2", 2), ("z1", 3)])
@pytest.mark.parametrize("limit", [1, 2, 3, 10])
def test_an_attack_reaches_so_many_zones(at: str, steps: int, limit: int) -> None:
    """war.attack.range_limit"""
    battle = turn_of(poor({"war.attack.range_limit": str(limit)}, bows__zone=at), "bows")
    reason = None if steps <= limit else "war.attack.range_limit"
    assert barred(battle).get("attack.raiders") == reason


@pytest.mark.parametrize("limit", ["0", "11", "far"])
def test_no_other_limit_can_be_set(limit: str) -> None:
    """war.attack.range_limit"""
    with pytest.raises(Refused):
        Battle(SYSTEM, {"war.attack.range_limit": limit})


def test_enemy_units_on_the_field_can_be_attacked_and_nobody_else() -> None:
    """war.attack.target: no leader, no ally, nobody who is gone."""
    battle = overruled(poor(pikes__zone="z5", ida__zone="z5"), slingers__zone="off")
    turn_of(battle, "pikes")
    assert {key for key in keys(battle) if key.startswith("attack.")} == {
        "attack.raiders",
        "attack.skirmishers",
        "attack.ogres",
    }
    assert barred(battle)["attack.oz"] == "war.leader.only_leaders"
    assert refused(battle, "attack.guard") == refused(battle, "attack.slingers") == "not-offered"


@pytest.mark.parametrize(("at", "skill"), [("z5", "fight"), ("z3", "shoot")])
def test_an_attack_says_on_its_target_with_what(at: str, skill: str) -> None:
    """war.attack.target"""
    battle = turn_of(poor(levy__zone=at), "ogres")
    [attack] = [one for one in options(battle) if one.key == "attack.levy"]
    assert attack.note == Label("war-skill", skill=skill)


def test_a_lone_leader_attacks_no_units() -> None:
    """war.attack.target"""
    battle = turn_of(poor(ida__zone="z5"), "ida")
    assert "duel.ida.oz" in keys(battle)
    assert barred(battle)["attack.raiders"] == "war.leader.independent.limits"


@pytest.mark.parametrize("at", ["z5", "z3"])
def test_no_unit_attacks_with_provoke(at: str) -> None:
    """war.attack.no_provoke: it is for advantages."""
    battle = turn_of(poor(levy__zone=at), "ogres")
    assert "intimidate" in keys(battle)
    assert not [key for key in all_keys(battle) if key.startswith("provoke")]
    play(battle, "attack.levy")
    assert throwers(battle)["ogres"] == ("fight" if at == "z5" else "shoot")
    assert "skill" not in offers(battle)


@pytest.mark.parametrize(("allowed", "rule"), [("yes", "war.leader.duel"), ("no", "war.action.one")])
def test_in_a_duel_the_game_master_may_allow_provoke(allowed: str, rule: str) -> None:
    """war.attack.no_provoke war.leader.duel"""
    battle = turn_of(poor(ida__zone="z5"), "ida", "provoke.ida.oz")
    assert (question(battle).kind, question(battle).rule, question(battle).people) == (
        "ruling",
        "war.attack.no_provoke",
        ("p2",),
    )
    assert proposed(battle) == ("no",)
    play(battle, allowed)
    assert battle.ask
    assert battle.ask.rule == rule
    assert ("defend" in offers(battle)) is (allowed == "yes")
    if allowed == "yes":
        assert throwers(battle) == {"ida": "provoke", "oz": "will"}
        assert defences(battle) == {"will"}
    else:
        assert {"duel.ida.oz", "provoke.ida.oz"} <= set(keys(battle))


@pytest.mark.parametrize("preset", ["core", "ranks_hold"])
@pytest.mark.parametrize("skill", ["fight", "shoot", "provoke", "notice"])
def test_the_same_skills_defend_for_everybody(preset: str, skill: str) -> None:
    """war.opt.defend_skills: those of vehicles are shown only to who has them on the card"""
    battle = poor({"war.opt.defend_skills": preset}, guard__zone="z5" if skill == "fight" else "z3")
    if skill in ("fight", "shoot"):
        turn_of(battle, "guard", "attack.ogres")
    else:
        turn_of(battle, "guard", "elsewhere.guard", "ogres", "+skill", skill)
    assert throwers(battle)["guard"] == skill
    assert defences(battle) == set(DEFENCES[preset][skill]) - {"drive", "pilot"}


@pytest.mark.parametrize(("preset", "best"), [("core", "athletics"), ("ranks_hold", "will")])
def test_the_best_allowed_skill_is_proposed(preset: str, best: str) -> None:
    """war.opt.defend_skills"""
    battle = turn_of(poor({"war.opt.defend_skills": preset}, bows__zone="z3"), "bows", "attack.ogres")
    assert throwers(battle)["ogres"] == best
    play(battle, "+defend")
    assert proposed(battle) == (best,)


def test_stealth_is_met_with_notice() -> None:
    """war.opt.defend_skills"""
    battle = turn_of(poor(guard__zone="z4"), "raiders", "elsewhere.raiders", "guard", "+skill", "stealth")
    assert defences(battle) == {"notice"}


def test_the_table_may_set_its_own_lists() -> None:
    """war.opt.defend_skills: asked for at the set-up, one attacking skill after the other."""
    battle = play(Battle(SYSTEM, {"war.opt.defend_skills": "own"}), "players.2", "done")
    for usual, own in (
        (("athletics", "fight"), "notice"),
        (("athletics", "drive", "pilot"), "fight stealth"),
        (("will",), "will"),
        (("notice",), "notice"),
        (("stealth",), "stealth"),
    ):
        assert question(battle).rule == "war.opt.defend_skills"
        assert proposed(battle) == usual
        play(battle, own)
    assert question(battle).rule == "war.leader.who"
    assert dict(battle.position.defences)["shoot"] == ("fight", "stealth")


def test_an_own_list_must_name_a_skill() -> None:
    """war.opt.defend_skills"""
    battle = play(Battle(SYSTEM, {"war.opt.defend_skills": "own"}), "players.2", "done")
    assert refused(battle, "") == "how-many"


def test_the_list_changes_for_all_in_the_middle_of_a_battle() -> None:
    """war.opt.defend_skills"""
    battle = turn_of(overruled(poor(bows__zone="z3"), switch__war__opt__defend_skills="ranks_hold"), "bows")
    assert defences(play(battle, "attack.raiders")) == {"will"}


def guarding(**rulings: str) -> Table:
    """Guard in z3 in full defence; it is the south’s go."""
    battle = poor({"war.opt.full_defense": "on"}, guard__zone="z3", **rulings)
    return play(turn_of(battle, "guard", "guard"), "end")


@pytest.mark.parametrize(("choice", "offered"), [("on", True), ("off", False)])
def test_full_defence_is_played_or_not(choice: str, offered: bool) -> None:
    """war.opt.full_defense"""
    battle = turn_of(poor({"war.opt.full_defense": choice}), "guard")
    assert ("guard" in keys(battle)) is offered


def test_full_defence_takes_the_place_of_the_action() -> None:
    """war.opt.full_defense"""
    battle = turn_of(poor({"war.opt.full_defense": "on"}, guard__zone="z3"), "guard", "guard")
    assert barred(battle)["attack.raiders"] == barred(battle)["intimidate"] == "war.action.one"
    assert barred(battle)["guard"] == "war.action.no_repeat"
    assert "move.z2" in keys(battle)
    battle = turn_of(cast({"war.opt.full_defense": "on"}, guard__zone="z3"), "guard", "second", "guard")
    assert "attack.raiders" in keys(battle)


@pytest.mark.parametrize("how", ["shot", "frightened", "barring"])
def test_full_defence_adds_two_to_every_defence_roll(how: str) -> None:
    """war.opt.full_defense"""
    battle = guarding()
    match how:
        case "shot":
            turn_of(battle, "slingers", "attack.guard")
        case "frightened":
            turn_of(battle, "ogres", "intimidate", "guard")
        case _:
            turn_of(battle, "raiders", "force.z3", "guard")
    assert parts_of(battle, "guard") == {"war.core.total": 2, "war.opt.full_defense": 2}


def shot_at(battle: Table) -> dict[str, int]:
    """The defence of the guard when the slingers shoot at them."""
    return parts_of(turn_of(battle, "slingers", "attack.guard"), "guard")


def test_full_defence_lasts_until_the_units_next_turn_and_helps_no_attack() -> None:
    """war.opt.full_defense"""
    battle = turn_of(guarding(), "guard", "attack.slingers")
    assert parts_of(battle) == {"war.core.total": 1}
    thrown(battle, -2, 0)
    assert battle.position.round == 2
    assert shot_at(battle) == {"war.core.total": 2}


def test_full_defence_lasts_into_the_next_round() -> None:
    """war.opt.full_defense"""
    battle = play(turn_of(guarding(), "slingers"), "end")
    assert shot_at(battle) == {"war.core.total": 2, "war.opt.full_defense": 2}
    assert battle.position.round == 2


def test_an_attack_leaves_no_aspect_but_boosts_and_consequences() -> None:
    """war.attack.target"""
    battle = turn_of(poor(bows__zone="z3"), "bows", "attack.raiders")
    play(thrown(battle, 2, 0), "less", "+name.a2", "Shaken")
    assert {one.kind for one in in_play(battle)} == {Kind.BOOST, Kind.CONSEQUENCE}
    assert "attack.raiders" not in all_keys(battle)
