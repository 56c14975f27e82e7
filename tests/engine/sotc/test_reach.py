"""The range of attacks and manoeuvres, whatever is changed about them before the dice."""

from __future__ import annotations

import pytest
from engine.sotc.field import bonus, field, parts
from engine.sotc.opened import Table
from support.playing import keys, offers, play, question, tells

PISTOL = ("anna.new.w1=gun", "anna.skill.guns=3", "anna.skill.fists=2", "kessler.zone=z3")
FAR = "sotc.frame.range"


def aimed(*moves: str | int) -> Table:
    """Anna aims at Kessler two zones away."""
    return play(field(*PISTOL, "anna.new.w2=melee"), "attack.kessler", *moves)


@pytest.mark.parametrize("change", [("+skill", "fists"), ("+weapon.w2",)])
def test_what_no_longer_reaches_needs_the_game_master_s_word(change: tuple[str, ...]) -> None:
    """sotc.frame.range sotc.engine.override"""
    battle = aimed(*change)
    assert question(battle).rule == FAR
    assert bonus(play(battle, "no")) == 3
    battle = aimed(*change, "yes", '"A lucky throw."')
    assert bonus(battle) == (2 if "fists" in change else 0)
    assert tells(battle, "sotc.engine.override")[-1]["refused"] == FAR


def test_another_skill_for_the_same_weapon_keeps_its_reach() -> None:
    """sotc.frame.range sotc.attack.skills"""
    assert question(aimed("+skill", "engineering")).rule == "sotc.attack.roll"


def test_might_that_harms_is_dodged() -> None:
    """sotc.attack.skills sotc.indirect.attack"""
    battle = play(field("anna.skill.might=3", "kessler.skill.athletics=2"), "attack.kessler", "+skill", "might")
    assert (bonus(battle), bonus(battle, 1)) == (3, 2)


@pytest.mark.parametrize(("defends", "points"), [((), 1), (("+defend", "stealth"), 4)])
def test_the_defence_that_was_proposed_follows_the_attack(defends: tuple[str, ...], points: int) -> None:
    """sotc.attack.skills: Intimidation against Resolve, unless the defender has named something else."""
    skills = ("kessler.skill.athletics=5", "kessler.skill.resolve=1", "kessler.skill.stealth=4")
    battle = play(field("anna.skill.intimidation=3", *skills), "attack.kessler", *defends, "+skill", "intimidation")
    assert (bonus(battle), bonus(battle, 1)) == (3, points)


@pytest.mark.parametrize(("state", "price"), [("away", -1), ("lost", -3)])
def test_a_weapon_is_readied_and_used_at_a_distance(state: str, price: int) -> None:
    """sotc.frame.range sotc.supp.penalty sotc.disarm.recover_supplemental"""
    battle = field(*PISTOL, f"anna.w1={state}", *(("anna.w1.penalty=2",) if state == "lost" else ()))
    assert {"attack.kessler.via.z2", "attack.kessler.with.w1"} & set(keys(battle)) == {"attack.kessler.with.w1"}
    play(battle, "attack.kessler.with.w1")
    assert bonus(battle) == 3 + price
    assert battle.position.character("anna").weapons[0].in_hand


def test_a_weapon_that_is_too_short_is_not_readied() -> None:
    """sotc.frame.range"""
    battle = field("anna.new.w1=melee", "anna.w1=away", "kessler.zone=z3")
    assert "attack.kessler.with.w1" not in keys(battle)


@pytest.mark.parametrize(
    ("what", "zone", "asked"),
    [
        ("disarm", "z1", False),
        ("disarm", "z4", True),
        ("mark", "z2", True),
        ("blind", "z2", False),
        ("blind", "z3", True),
    ],
)
def test_a_manoeuvre_by_hand_has_a_reach(what: str, zone: str, asked: bool) -> None:
    """sotc.frame.range sotc.man.target"""
    battle = play(field("kessler.new.w1=melee", f"kessler.zone={zone}"), f"{what}.kessler")
    assert (question(battle).rule == FAR) == asked
    if asked:
        assert question(play(battle, "no")).rule == "sotc.act.one"
        play(battle, f"{what}.kessler", "yes", '""')
    assert len(parts(battle)) > 0


def test_an_aspect_may_be_placed_from_anywhere() -> None:
    """sotc.man.target"""
    battle = play(field("kessler.zone=z4"), "place.kessler", "rapport")
    assert question(battle).rule == "sotc.man.target"


def test_what_the_game_master_does_not_allow_is_in_the_log() -> None:
    """sotc.frame.range: the turn goes on."""
    battle = play(field("kessler.zone=z4"), "attack.kessler.far", "no")
    assert tells(battle, FAR) == [{"piece": "anna", "target": "kessler"}]
    assert question(battle).rule == "sotc.act.one"


def test_a_step_before_an_attack_has_a_line_of_its_own() -> None:
    """sotc.move.one_zone"""
    battle = play(field("kessler.zone=z2"), "attack.kessler.via.z2")
    assert tells(battle, "sotc.move.one_zone") == [{"piece": "anna", "zone": "z2", "penalty": 1}]


@pytest.mark.parametrize(("kind", "offered"), [("physical", True), ("social", False), ("mental", False)])
def test_weapons_are_for_physical_conflicts(kind: str, offered: bool) -> None:
    """sotc.frame.range"""
    battle = play(field("anna.new.w1=melee", "anna.w1=away", f"kind={kind}"), "attack.kessler")
    assert ("weapon.w1" in offers(battle)) == offered


def test_a_penalty_names_the_rule_of_what_is_rolled() -> None:
    """sotc.roll.effort sotc.block.penalty"""
    battle = play(field(), "attack.kessler", "+penalty", 2)
    assert ("sotc.roll.effort", -2) in parts(battle)
    settings = {one.key: one.rule for one in battle.system.settings(battle.position)}
    assert settings["action.penalty"] == "sotc.roll.effort"
