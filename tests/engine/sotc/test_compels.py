"""Compels: what they rule out, where they send an attack, whom they concern."""

from __future__ import annotations

import pytest
from engine.sotc.field import bonus, field
from engine.sotc.opened import Table
from support.playing import barred_by, keys, offers, play, question

ANKLE = ("anna.mild=1", "a1.text=Sprained Ankle")
LOST = ("anna.new.w1=melee", "anna.w1=lost", "anna.w1.penalty=2")


@pytest.mark.parametrize(
    ("kind", "barred"),
    [
        ("other", ("other", "assess", "contest.kessler", "block")),
        ("rearm", ("rearm",)),
        ("manoeuvre", ("throw", "scene")),
        ("move", ("attack.kessler.via.z2", "walk.z2")),
    ],
)
def test_everything_of_the_kind_is_ruled_out(kind: str, barred: tuple[str, ...]) -> None:
    """sotc.fp.compel"""
    there = ("kessler.zone=z2",) if kind == "move" else ()
    battle = play(field(*ANKLE, *LOST, *there), "+compel.a1", "accept", kind)
    assert [barred_by(battle, one) for one in barred] == ["sotc.fp.compel" for _ in barred]


@pytest.mark.parametrize(("kind", "offer"), [("move", "move.z2"), ("rearm", "weapon.w1")])
def test_it_is_ruled_out_besides_an_action_too(kind: str, offer: str) -> None:
    """sotc.fp.compel sotc.supp.penalty"""
    battle = play(field(*ANKLE, *LOST), "+compel.a1", "accept", kind, "attack.kessler")
    assert barred_by(battle, offer) == "sotc.fp.compel"


def test_overflow_buys_nothing_that_is_ruled_out() -> None:
    """sotc.fp.compel sotc.over.use"""
    battle = play(
        field(*ANKLE, "anna.skill.fists=8"), "+compel.a1", "accept", "move", "attack.kessler", (0, 0), "pass", "mild"
    )
    assert (barred_by(battle, "move.z2"), barred_by(battle, "other")) == ("sotc.fp.compel", "")


def test_a_dropped_action_cannot_be_declared_again() -> None:
    """sotc.fp.compel"""
    battle = play(field(*ANKLE), "other", "athletics", "+compel.a1", "accept", "drop")
    assert barred_by(battle, "other") == "sotc.fp.compel"


@pytest.mark.parametrize("way", ["somebody steps in", "it is held"])
def test_what_is_ruled_out_stays_so_for_the_turn(way: str) -> None:
    """sotc.fp.compel sotc.hold.resume: whoever comes in between, and when the turn is taken later."""
    battle = field("kessler.mild=1", only="anna kessler")
    play(battle, "hold", "+compel.a1", "accept", "sprint")
    if way == "it is held":
        play(battle, "hold", "in.kessler")
    else:
        play(battle, "+in.anna", "pass")
    assert battle.position.now.who == "kessler"
    assert barred_by(battle, "sprint") == "sotc.fp.compel"


BLINDED = ("kessler.new.a1=Blinded", "kessler.points=2", "kessler.skill.fists=3")


def redirected(target: str, *rulings: str, only: str = "kessler anna bruno") -> Table:
    """Kessler attacked Anna, and a compel has sent the attack to somebody else."""
    return play(field(*BLINDED, *rulings, only=only), "attack.anna", "+compel.a1", "accept", "redirect", target)


@pytest.mark.parametrize(("target", "only"), [("bruno", "kessler anna bruno"), ("marek", "kessler anna marek")])
def test_a_redirected_attack_goes_there_or_nowhere(target: str, only: str) -> None:
    """sotc.blind.use: also to a friend; anything but an attack is still open."""
    battle = redirected(target, only=only)
    assert [one for one in keys(battle) if one.startswith("attack")] == [f"attack.{target}"]
    assert (barred_by(battle, "attack.anna"), barred_by(battle, "push.anna")) == ("sotc.blind.use", "sotc.blind.use")
    assert barred_by(battle, "place.anna") == ""


def test_a_redirected_attack_is_kessler_s_alone() -> None:
    """sotc.blind.use: whose turn is next attacks whom it likes."""
    battle = play(redirected("marek", only="kessler anna marek"), "pass")
    assert battle.position.now.who == "anna"
    assert {one for one in keys(battle) if one.startswith("attack")} == {"attack.kessler", "attack.marek"}


def test_who_is_led_is_no_new_target() -> None:
    """sotc.blind.use sotc.attach.damage"""
    battle = field(*BLINDED, "new.g1=4", "g1.leader=marek", only="kessler anna marek")
    play(battle, "attack.anna", "+compel.a1", "accept", "redirect")
    assert keys(battle) == ("marek",)


def test_a_weapon_that_was_drawn_burdens_what_is_done_instead() -> None:
    """sotc.supp.only_primary sotc.blind.use"""
    armed = ("kessler.new.w1=melee", "kessler.w1=away", "kessler.skill.weapons=3")
    battle = play(field(*BLINDED, *armed, only="kessler anna bruno"), "attack.anna", "+weapon.w1", "+compel.a1")
    play(battle, "accept", "redirect", "bruno")
    assert (barred_by(battle, "walk.z2"), barred_by(battle, "sprint")) == ("", "")
    assert "compel.a1" in offers(battle)
    play(battle, "attack.bruno")
    assert (question(battle).rule, bonus(battle)) == ("sotc.attack.roll", 2)


@pytest.mark.parametrize(("what", "points"), [("plus", 5), ("told", 3)])
def test_who_is_attacked_may_be_compelled(what: str, points: int) -> None:
    """sotc.fp.compel: until the dice fall."""
    battle = field(*BLINDED, "anna.points=1", only="anna kessler")
    play(battle, "^anna.skill.fists=3", "attack.kessler", "+compel.a1")
    assert question(battle).rule == "sotc.fp.compel"
    play(battle, "accept", what)
    assert (bonus(battle), battle.position.character("kessler").points) == (points, 3)


def test_anybody_may_be_compelled_out_of_turn() -> None:
    """sotc.fp.compel: what it rules out is ruled out when the turn comes."""
    battle = play(field(*BLINDED, only="anna bruno kessler"), "+gm", "compel")
    assert keys(battle) == ("a1", "back")
    play(battle, "a1", "accept", "attack")
    assert battle.position.now.who == "anna"
    play(battle, "pass", "pass")
    assert barred_by(battle, "attack.anna") == "sotc.fp.compel"


def test_nothing_is_ruled_out_for_who_has_acted() -> None:
    """sotc.fp.compel"""
    battle = play(field(*BLINDED, only="kessler anna"), "pass", "+gm", "compel", "a1", "accept")
    assert (question(battle).rule, battle.position.now.who) == ("sotc.act.one", "anna")
