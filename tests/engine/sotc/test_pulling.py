"""A hit is pulled: in the window, before it is absorbed, and afterwards."""

from __future__ import annotations

import pytest
from engine.sotc.field import carried, field, health, most
from engine.sotc.opened import Table
from support.playing import keys, offers, play, question, tells


def attack(*rulings: str, only: str = "anna kessler", target: str = "kessler", fists: int = 4) -> Table:
    """Anna, who has no points, has hit somebody."""
    return play(field(f"anna.skill.fists={fists}", *rulings, only=only), f"attack.{target}", (0, 0))


def standing(battle: Table, group: str = "g1") -> tuple[int, ...]:
    return battle.position.group(group).members


def test_a_hit_is_dealt_and_may_be_pulled_afterwards() -> None:
    """sotc.attack.pull: nobody was asked, and until the next action is declared it is said otherwise."""
    battle = attack()
    assert (health(battle, "kessler"), battle.position.now.who) == ("___X_", "kessler")
    play(battle, "+pull")
    assert most(battle) == 4
    play(battle, 1)
    assert (health(battle, "kessler"), battle.position.now.who) == ("X____", "kessler")
    assert tells(battle, "sotc.attack.pull") == [{"piece": "anna", "shifts": 1}]
    assert "pull" not in offers(battle)


def test_the_next_action_settles_it() -> None:
    """sotc.attack.pull"""
    assert "pull" not in offers(play(attack(), "attack.anna"))


def test_a_bystander_who_was_taken_out_is_back() -> None:
    """sotc.attack.pull sotc.out.trigger: also where the conflict seemed to be over."""
    battle = attack("kessler.slots=0", fists=8)
    assert question(battle).rule == "sotc.seq.end"
    play(battle, "+pull", 1)
    assert (health(battle, "kessler"), battle.position.character("kessler").left) == ("X____", None)
    assert battle.position.now.who == "kessler"


@pytest.mark.parametrize(
    "open_text", [("+outcome.kessler",), ("+outcome.kessler", '"beaten"', "+object.kessler", "limit_self")]
)
def test_words_for_a_defeat_fall_away_with_it(open_text: tuple[str, ...]) -> None:
    """sotc.attack.pull sotc.out.fate: the blow is pulled while somebody is about to say what becomes of the loser."""
    battle = attack("kessler.slots=0", fists=8)
    play(battle, *open_text, "+pull", 1)
    assert battle.position.character("kessler").left is None
    assert question(battle).rule == "sotc.act.one"


def test_it_may_be_pulled_before_it_is_absorbed() -> None:
    """sotc.attack.pull sotc.cons.forced"""
    battle = attack(fists=8)
    assert question(battle).rule == "sotc.cons.forced"
    play(battle, "+pull")
    assert most(battle) == 8
    play(battle, 2)
    assert (health(battle, "kessler"), carried(battle, "kessler")) == ("_X___", [])
    assert tells(battle, "sotc.attack.roll")[-1]["hit"] == 2
    assert battle.position.now.who == "kessler"


def test_a_consequence_that_was_taken_stands() -> None:
    """sotc.attack.pull"""
    assert "pull" not in offers(play(attack(fists=8), "mild"))


@pytest.mark.parametrize(("count", "left"), [(0, (0, 0, 0)), (3, (1, 0)), (2, (0, 0))])
def test_minions_stand_up_again(count: int, left: tuple[int, ...]) -> None:
    """sotc.attack.pull sotc.minion.stress_flow"""
    battle = attack("new.g1=3", "g1.quality=2", target="g1", fists=7)
    assert standing(battle) == (0,)
    assert standing(play(battle, "+pull", count)) == left


def test_what_is_held_back_is_no_overflow() -> None:
    """sotc.attack.pull sotc.over.minions"""
    battle = attack("new.g1=1", "g1.quality=1", target="g1", fists=5)
    assert battle.position.now.overflow
    play(battle, "+pull", 0)
    assert (standing(battle), battle.position.group("g1").left) == ((0,), None)
    assert battle.position.now.who != "anna"


def test_overflow_that_was_used_settles_it() -> None:
    """sotc.attack.pull sotc.over.use"""
    battle = attack("new.g1=1", "g1.quality=1", target="g1", fists=5)
    assert "pull" in offers(battle)
    assert "pull" not in offers(play(battle, "move.z2"))


def test_a_leader_s_minions_stand_up_with_the_leader_unhurt() -> None:
    """sotc.attack.pull sotc.attach.damage"""
    battle = attack("new.g1=2", "g1.quality=1", "g1.leader=kessler", fists=6)
    assert (battle.position.group("g1").left is None, "X" in health(battle, "kessler")) == (False, True)
    play(battle, "+pull", 1)
    assert (standing(battle), battle.position.group("g1").leader) == ((0,), "kessler")
    assert health(battle, "kessler") == "_____"
    assert {"attack.anna", "command.anna"} <= set(keys(battle))


@pytest.mark.parametrize(("moves", "held"), [(("hold", "attack.kessler"), True), (("pass", "attack.kessler"), False)])
def test_who_is_back_still_holds_the_action(moves: tuple[str, ...], held: bool) -> None:
    """sotc.attack.pull sotc.hold.declare"""
    battle = field("anna.skill.fists=8", "kessler.slots=0", only="kessler anna marek")
    play(battle, *moves, (0, 0), "+pull", 1)
    assert ("in.kessler" in offers(battle)) is held


def test_who_is_back_still_defends_fully() -> None:
    """sotc.attack.pull sotc.fulldef.price"""
    battle = field("anna.skill.fists=10", "kessler.slots=0", only="anna kessler marek")
    play(battle, "attack.kessler", "+guard.kessler", (0, 0), "+pull", 1)
    assert battle.position.pace("kessler").guarding


def test_the_end_of_the_conflict_settles_it() -> None:
    """sotc.attack.pull sotc.seq.end"""
    battle = attack("kessler.slots=0", fists=8)
    assert "pull" in offers(battle)
    assert "pull" not in offers(play(battle, "end"))
