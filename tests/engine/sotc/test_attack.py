"""Attacks, full defence, holding, free deeds."""

from __future__ import annotations

import pytest
from engine.sotc.field import bonus, field, health, most, parts
from support.playing import barred_by, keys, offers, play, question, tells

from gonfalon.questions.choice import Choice
from gonfalon.questions.figures import Label
from gonfalon.questions.refusal import Refused


@pytest.mark.parametrize(
    ("mine", "theirs", "boxes", "spin"),
    [(2, 0, "__X__", 0), (0, 1, "_____", 0), (0, 4, "_____", 1), (1, 2, "_____", 0)],
)
def test_shifts_become_stress_and_a_good_defence_spin(mine: int, theirs: int, boxes: str, spin: int) -> None:
    """sotc.attack.roll sotc.attack.tie sotc.spin.gain"""
    battle = play(field("anna.skill.fists=3", "kessler.skill.athletics=2"), "attack.kessler", (mine, theirs))
    assert health(battle, "kessler") == boxes
    assert len(tells(battle, "sotc.spin.gain")) == spin


@pytest.mark.parametrize(
    ("kind", "attack", "defence", "rated"),
    [
        ("physical", "fists", "athletics", True),
        ("social", "intimidation", "resolve", True),
        ("social", "rapport", "deceit", True),
        ("social", "deceit", "empathy", True),
        ("physical", "fists", "guns", False),
    ],
)
def test_the_usual_skills_defend(kind: str, attack: str, defence: str, rated: bool) -> None:
    """sotc.attack.skills: the best of those that fit is taken; guns defend against nothing."""
    battle = field(f"kind={kind}", "anna.skill.empathy=8", f"anna.skill.{attack}=4", f"kessler.skill.{defence}=3")
    play(battle, "attack.kessler")
    assert bonus(battle, 1) == (3 if rated else 0)


def test_with_what_one_attacks_and_what_a_step_costs_stand_on_the_table() -> None:
    """sotc.attack.roll sotc.move.one_zone"""
    ask = question(field("anna.skill.fists=3"))
    assert isinstance(ask, Choice)
    notes = {one.key: one.note for one in ask.options}
    assert notes["attack.kessler"] == Label("sotc-attack-note", skill="fists", named=Label("sotc-skill", skill="fists"))
    assert notes["walk.z2"] == Label("sotc-walk-note", penalty=1)


def test_any_other_skill_may_be_named_before_the_dice() -> None:
    """sotc.attack.skills sotc.indirect.attack sotc.block.skills"""
    battle = play(
        field("anna.skill.might=3", "kessler.skill.guns=2"), "attack.kessler", "+skill", "might", "+defend", "guns"
    )
    assert (bonus(battle), bonus(battle, 1)) == (3, 2)


def test_the_attacker_may_let_fewer_shifts_count() -> None:
    """sotc.attack.pull: all of them count unless it is said; those held back are no overflow."""
    battle = play(field("anna.skill.fists=8", "anna.points=1"), "attack.kessler", (0, 0), "+pull")
    assert most(battle) == 8
    play(battle, 1, "pass")
    assert health(battle, "kessler") == "X____"
    assert battle.position.now.who == "kessler"


def test_an_attack_forces_and_a_manoeuvre_changes_the_situation() -> None:
    """sotc.attack.what sotc.man.kinds: the one hurts, the other changes what is there and hurts nobody."""
    rulings = ("kessler.new.w1=melee", "anna.skill.weapons=2")
    attacked = play(field(*rulings), "attack.kessler", (2, 0))
    assert (health(attacked, "kessler"), attacked.position.aspects) == ("___X_", ())
    for key in ("place", "blind", "disarm", "mark", "topple"):
        battle = play(field(*rulings), f"{key}.kessler", *(("weapons",) if key == "place" else ()), (4, 0))
        assert health(battle, "kessler") == "_____"
        armed = battle.position.character("kessler").weapons[0].in_hand
        assert (len(battle.position.aspects), armed) == ((0, False) if key == "disarm" else (1, True))


def test_full_defence_adds_two_to_every_reaction() -> None:
    """sotc.fulldef.bonus sotc.fulldef.at_start: declared before anybody acts, also against a manoeuvre."""
    battle = field("anna.skill.athletics=2", only="kessler anna")
    play(battle, "+guard.anna", "blind.anna")
    assert ("sotc.fulldef.bonus", 2) in parts(battle, 1)


def test_at_the_start_means_before_anybody_acts() -> None:
    """sotc.fulldef.at_start"""
    battle = field(only="kessler marek anna")
    assert "guard.anna" in offers(battle)
    play(battle, "pass")
    assert "guard.anna" not in offers(battle)


def test_a_walk_is_no_start_of_the_exchange_any_more() -> None:
    """sotc.fulldef.at_start"""
    battle = play(field(only="kessler marek anna"), "walk.z2")
    assert "guard.anna" not in offers(battle)


def test_a_push_is_an_attack_against_which_full_defence_may_be_declared() -> None:
    """sotc.fulldef.first_attacked"""
    battle = play(field("anna.skill.might=4", only="kessler marek anna"), "push.anna")
    assert barred_by(battle, "guard.anna") == ""
    play(battle, "+guard.anna")
    assert ("sotc.fulldef.bonus", 2) in parts(battle, 1)


def test_the_first_attack_is_a_moment_for_full_defence_and_the_second_is_not() -> None:
    """sotc.fulldef.first_attacked"""
    battle = field("anna.skill.athletics=4", only="kessler marek anna")
    play(battle, "attack.anna")
    assert barred_by(battle, "guard.anna") == ""
    play(battle, (-4, 0), "attack.anna")
    assert barred_by(battle, "guard.anna") == "sotc.fulldef.first_attacked"


def test_who_has_acted_cannot_go_into_full_defence() -> None:
    """sotc.fulldef.first_attacked sotc.fulldef.price"""
    battle = play(field("kessler.skill.fists=1"), "attack.kessler", (0, 0), "attack.anna")
    assert "guard.anna" not in offers(battle)


def test_full_defence_takes_the_turn_and_ends_with_the_exchange() -> None:
    """sotc.fulldef.price"""
    battle = field("anna.skill.athletics=2", only="kessler anna")
    play(battle, "attack.anna", "+guard.anna", (0, 0))
    assert battle.position.exchange == 2
    assert bonus(play(battle, "attack.anna"), 1) == 2


@pytest.mark.parametrize(("option", "rule"), [("on", ""), ("off", "sotc.fulldef.own_turn")])
def test_full_defence_in_ones_own_turn_is_an_option(option: str, rule: str) -> None:
    """sotc.fulldef.own_turn"""
    battle = play(field(only="kessler anna", switches={"sotc.fulldef.own_turn": option}), "pass")
    assert barred_by(battle, "guard") == rule


def test_the_first_in_the_order_declares_full_defence_at_the_start_whatever_the_option() -> None:
    """sotc.fulldef.at_start sotc.fulldef.own_turn"""
    battle = field("anna.skill.athletics=2", switches={"sotc.fulldef.own_turn": "off"})
    play(battle, "guard")
    assert tells(battle, "sotc.fulldef.at_start") == [{"piece": "anna"}]
    assert bonus(play(battle, "attack.anna"), 1) == 4


def test_a_step_leaves_no_full_defence() -> None:
    """sotc.fulldef.price"""
    assert barred_by(play(field(), "walk.z2"), "guard") == "sotc.fulldef.price"


def test_a_held_action_comes_between_two_turns() -> None:
    """sotc.hold.declare sotc.hold.resume: never in the middle of a declared action."""
    battle = play(field(only="anna kessler marek"), "hold")
    play(battle, "attack.anna")
    assert "in.anna" not in offers(battle)
    play(battle, (0, 0), "+in.anna")
    assert battle.position.now.who == "anna"
    play(battle, "pass")
    assert battle.position.now.who == "marek"


def test_a_held_action_never_interrupts_a_turn_that_has_begun() -> None:
    """sotc.hold.resume: a zone was walked, so the turn goes on."""
    battle = play(field(only="anna kessler"), "hold")
    assert "in.anna" in offers(battle)
    assert "in.anna" not in offers(play(battle, "walk.z2"))
    assert barred_by(battle, "walk.z3") == "sotc.supp.several"


def test_holders_are_asked_once_more_and_then_it_lapses() -> None:
    """sotc.hold.lapse"""
    battle = play(field(), "hold", "pass")
    assert question(battle).rule == "sotc.hold.lapse"
    play(battle, "lapse")
    assert (battle.position.exchange, battle.position.now.who) == (2, "anna")


def test_each_seat_speaks_for_the_actions_that_it_holds() -> None:
    """sotc.hold.lapse"""
    battle = play(field(only="anna kessler marek bruno"), "hold", "hold", "hold", "pass")
    assert keys(battle) == ("in.anna", "in.kessler", "in.marek", "lapse.p1", "lapse.p0")
    play(battle, "lapse.p0")
    assert [one["piece"] for one in tells(battle, "sotc.hold.lapse")] == ["kessler", "marek"]
    play(battle, "in.anna")
    assert battle.position.now.who == "anna"


def test_of_several_holders_the_first_in_the_order_goes_first() -> None:
    """sotc.hold.several"""
    battle = play(field(only="anna bruno kessler marek"), "hold", "hold", "pass", "+in.anna")
    assert barred_by(battle, "in.bruno") == "sotc.hold.several"


def test_a_free_deed_costs_nothing() -> None:
    """sotc.act.free sotc.act.free_limit: it is told, and the action is still there."""
    battle = play(field(), "+gm", "free", "anna", '"shouts a warning"')
    assert tells(battle, "sotc.act.free")[-1]["piece"] == "anna"
    assert not battle.position.pace("anna").acted


def test_nobody_acts_out_of_turn() -> None:
    """sotc.seq.turn"""
    battle = play(field(), "attack.kessler")
    with pytest.raises(Refused):
        play(battle, "attack.anna")


def test_who_goes_into_full_defence_at_the_start_leaves_the_moment_to_others() -> None:
    """sotc.fulldef.at_start: nobody has acted yet."""
    battle = play(field(only="anna bruno kessler marek", switches={"sotc.fulldef.own_turn": "off"}), "guard")
    assert ("guard" in keys(battle), "guard.kessler" in offers(battle)) == (True, True)
    play(battle, "pass")
    assert ("guard" in keys(battle), "guard.marek" in offers(battle)) == (False, False)
