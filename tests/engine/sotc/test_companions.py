"""Companions: with their partner, on their own, and what their advances buy."""

from __future__ import annotations

import pytest
from engine.sotc.field import bonus, carried, field, health, parts
from engine.sotc.opened import SYSTEM, Table, begun, complaints, framed
from support.playing import barred_by, keys, offers, play, proposed, tells

from gonfalon.questions.figures import Label
from gonfalon.systems.sotc.state.people import Companion, Kind

FULL = ("anna.health=XXXXX", "anna.mild=1", "anna.moderate=1", "anna.severe=1")


def friends(*kinds: str, rulings: tuple[str, ...] = (), only: str = "anna kessler", **switches: str) -> Table:
    """Anna has companions that help in these kinds of conflict."""
    made = (f"anna.new.c{number}={kind}" for number, kind in enumerate(kinds, 1))
    set_to = {rule.replace("__", "."): way for rule, way in switches.items()}
    return field(*made, *rulings, only=only, switches=set_to)


def alone(*rulings: str, **switches: str) -> Table:
    """Anna has sent her independent Fair sidekick off."""
    able = ("c1.independent=yes", "c1.quality=2", *rulings)
    return play(friends("physical", rulings=able, **switches), "+send.c1")


def companion(battle: Table, id: str = "c1") -> Companion:
    return battle.position.companion(id)


def entered(line: str) -> Companion:
    return begun(framed(f"people=hero,villain,companion {line}")).position.companions[0]


@pytest.mark.parametrize(("count", "points"), [(1, 1), (2, 1), (3, 2), (5, 2), (6, 3)])
def test_companions_help_by_their_number(count: int, points: int) -> None:
    """sotc.comp.bonus: to act and to react."""
    battle = play(friends(*("physical",) * count), "attack.kessler")
    assert parts(battle)[1] == ("sotc.comp.bonus", points)
    play(battle, (-4, -4 + points), "attack.anna")
    assert bonus(battle, 1) == points


def test_a_companion_without_any_scope_may_be_sent_off_too() -> None:
    """sotc.comp.adv_independent sotc.comp.adv_scope"""
    battle = play(friends("physical"), "^c1.independent=yes", "^c1.physical=no", "+send.c1")
    assert [one.companion for one in battle.position.groups] == ["c1"]


@pytest.mark.parametrize("scope", list(Kind))
@pytest.mark.parametrize("kind", list(Kind))
def test_the_type_says_where_a_companion_helps(scope: Kind, kind: Kind) -> None:
    """sotc.comp.type sotc.comp.bonus: sidekick, aide and assistant."""
    rulings = (f"kind={kind.value}", "anna.skill.empathy=8")
    battle = play(friends(scope.value, rulings=rulings), "attack.kessler")
    assert bonus(battle) == (scope is kind)


@pytest.mark.parametrize("severity", ["mild", "companion.c1"])
def test_a_companion_drops_out_in_place_of_a_consequence(severity: str) -> None:
    """sotc.comp.extra_consequence: before the others too; it does not count among them."""
    battle = friends("physical", rulings=("kessler.skill.fists=9",), only="kessler anna")
    play(battle, "attack.anna", (0, 0))
    assert keys(battle) == ("mild", "mild.offer", "companion.c1", "companion.c1.offer")
    play(battle, severity)
    given_up = severity == "companion.c1"
    assert (companion(battle).out, carried(battle, "anna")) == (given_up, [] if given_up else ["mild"])
    play(battle, "end", "attack.kessler")
    assert bonus(battle) == (0 if given_up else 1)


@pytest.mark.parametrize(("kind", "out"), [("physical", False), ("social", True)])
def test_only_one_who_helps_can_be_given_up(kind: str, out: bool) -> None:
    """sotc.comp.extra_consequence"""
    battle = friends(kind, rulings=(*FULL, "kessler.skill.fists=3"), only="kessler anna bruno")
    play(battle, "attack.anna", (0, 0))
    if not out:
        assert proposed(battle) == ("companion.c1",)
        play(battle, "companion.c1")
    assert (battle.position.character("anna").left is not None) is out


def test_a_companion_serves_in_place_of_a_box_too() -> None:
    """sotc.comp.extra_consequence"""
    battle = friends("physical", rulings=("kessler.skill.fists=3",), only="kessler anna")
    play(battle, "attack.anna", (0, 0), "+instead.anna", "companion.c1")
    assert (health(battle, "anna"), companion(battle).out) == ("_____", True)


def test_the_game_master_lets_a_companion_come_back() -> None:
    """sotc.comp.extra_consequence"""
    battle = friends("physical", rulings=("c1.presence=out",))
    assert bonus(play(battle, "attack.kessler")) == 0
    assert bonus(play(battle, "^c1.presence=with")) == 1


def test_an_attack_on_a_companion_goes_to_the_partner() -> None:
    """sotc.comp.no_boxes"""
    battle = friends("physical", rulings=("kessler.skill.fists=3",), only="kessler anna")
    play(battle, "attack.c1", (0, 0))
    assert tells(battle, "sotc.comp.no_boxes") == [{"companion": "c1", "piece": "anna"}]
    assert (health(battle, "anna"), companion(battle).out) == ("_X___", False)


def test_a_new_companion_is_average_and_helps_in_one_kind() -> None:
    """sotc.comp.base sotc.comp.type"""
    for kind in Kind:
        found = entered(f"people.3.scope={kind.value}")
        assert (found.quality, found.scopes, found.skills) == (1, (kind,), ())
        assert (found.independent, found.keeps_up, found.attached) == (False, False, True)


@pytest.mark.parametrize(
    ("line", "advances"),
    [
        ("", 0),
        ("people.3.quality=3", 2),
        ("people.3.scopes=social,mental", 2),
        ("people.3.traits=independent", 1),
        ("people.3.traits=keeps,contact", 2),
        ("people.3.quality=2 people.3.skills=guns,fists", 2),
        ("people.3.quality=2 people.3.skills=guns people.3.further=fists", 3),
    ],
)
def test_advances_are_counted(line: str, advances: int) -> None:
    """sotc.comp.base sotc.comp.adv_keeping_up sotc.comp.adv_communication: to be held against what the stunt gives."""
    battle = framed(f"people=hero,villain,companion {line}")
    assert tells(battle, "sotc.comp.base")[0]["advances"] == advances


@pytest.mark.parametrize(("best", "highest"), [(2, 1), (3, 2), (4, 3), (5, 4), (7, 4)])
def test_a_companion_stays_below_its_partner(best: int, highest: int) -> None:
    """sotc.comp.adv_quality"""
    hero = f'people=hero,villain,companion people.1.template=card people.1.card="Anna | Fists {best}"'
    assert begun(framed(f"{hero} people.3.quality={highest}")).position.companions[0].quality == highest
    refused = complaints(f"{hero} people.3.quality={highest + 1}")
    assert [path for path, _ in refused] == ["people.3.quality"]


def test_two_more_scopes_cover_everything() -> None:
    """sotc.comp.adv_scope"""
    assert set(entered("people.3.scopes=social,mental").scopes) == set(Kind)
    third = complaints("people=hero,villain,companion people.3.scopes=physical,social,mental")
    assert [path for path, _ in third] == ["people.3.scopes"]
    again = complaints("people=hero,villain,companion people.3.scopes=physical")
    assert again == [("people.3.scopes", "sotc.comp.adv_scope")]


@pytest.mark.parametrize(("skills", "rating"), [("guns", 3), ("guns,fists", 2), ("guns,fists,stealth", 1)])
def test_more_skills_are_lower(skills: str, rating: int) -> None:
    """sotc.comp.adv_skilled"""
    found = entered(f"people.3.quality=3 people.3.skills={skills}")
    assert found.skills == tuple((skill, rating) for skill in skills.split(","))


@pytest.mark.parametrize("skills", ["guns,guns", "guns,fists"])
def test_a_skill_is_bought_once_and_at_one_at_least(skills: str) -> None:
    """sotc.comp.adv_skilled"""
    line = f"people=hero,villain,companion people.3.quality=1 people.3.skills={skills}"
    assert [path for path, _ in complaints(line)] == ["people.3.skills"]


def test_another_advance_brings_other_skills() -> None:
    """sotc.comp.adv_skilled: each advance rates its own; no skill is bought twice."""
    line = "people.3.quality=3 people.3.skills=guns"
    assert entered(f"{line} people.3.further=fists,stealth").skills == (("guns", 3), ("fists", 2), ("stealth", 2))
    again = complaints(f"people=hero,villain,companion {line} people.3.further=fists,guns")
    assert again == [("people.3.further", "sotc.comp.adv_skilled")]


@pytest.mark.parametrize(("presence", "total"), [("with", 4), ("away", 0)])
def test_the_partner_rolls_the_skill_of_a_companion_that_is_there(presence: str, total: int) -> None:
    """sotc.comp.adv_skilled"""
    rulings = ("c1.skill.guns=3", "anna.new.w1=gun", f"c1.presence={presence}")
    battle = play(friends("physical", rulings=rulings), "attack.kessler")
    assert bonus(battle) == total


def test_only_an_independent_companion_is_sent_off() -> None:
    """sotc.comp.adv_independent"""
    battle = friends("physical")
    assert barred_by(battle, "send.c1") == "sotc.comp.adv_independent"
    play(battle, "^c1.independent=yes", "+send.c1")
    assert not companion(battle).attached
    assert bonus(play(battle, "attack.kessler")) == 0


@pytest.mark.parametrize("quality", [1, 2, 4])
def test_on_its_own_it_is_one_minion_with_as_many_boxes_as_its_quality(quality: int) -> None:
    """sotc.comp.adv_independent"""
    battle = alone(f"c1.quality={quality}", f"kessler.skill.fists={quality}")
    id = battle.position.groups[0].id
    assert battle.position.group(id).members == (0,)
    play(battle, "pass", f"attack.{id}", (0, 0))
    assert battle.position.group(id).left
    assert companion(battle).out


def test_it_has_turns_from_the_next_exchange_and_comes_back() -> None:
    """sotc.comp.adv_independent"""
    battle = alone()
    id = battle.position.groups[0].id
    assert id not in battle.position.order
    play(battle, "pass", "pass")
    assert battle.position.order == ("anna", "kessler", id)
    play(battle, "+recall.c1", "attack.kessler")
    assert (companion(battle).attached, bonus(battle)) == (True, 1)


def test_on_its_own_it_bears_the_name_of_the_companion() -> None:
    """sotc.comp.adv_independent: one and the same, so nothing is numbered."""
    names = SYSTEM.names(alone().position)
    assert names[alone().position.groups[0].id] == names["c1"] == Label("sotc-companion-sidekick")


@pytest.mark.parametrize(
    ("way", "rulings", "total", "skill"),
    [
        ("off", (), 0, "fists"),
        ("on", (), 2, "quality"),
        ("off", ("c1.skill.fists=1",), 1, "fists"),
        ("on", ("c1.skill.fists=3",), 3, "fists"),
        ("on", ("c1.physical=no", "c1.social=yes"), 0, "fists"),
    ],
)
def test_whether_it_rolls_its_quality_is_an_option(way: str, rulings: tuple[str, ...], total: int, skill: str) -> None:
    """sotc.comp.independent_rating sotc.comp.adv_skilled"""
    battle = play(alone(*rulings, sotc__comp__independent_rating=way), "pass", "pass", "pass", "pass", "attack.kessler")
    assert bonus(battle) == total
    assert dict(tells(battle, "sotc.attack.what")[-1]["skill"].figures) == {"skill": skill}


@pytest.mark.parametrize(("fists", "skill"), [(1, "quality"), (2, "quality"), (3, "fists")])
def test_on_its_own_the_best_that_it_may_roll_is_proposed(fists: int, skill: str) -> None:
    """sotc.comp.independent_rating sotc.simple.difficulty: its quality, or a skill that is higher."""
    battle = alone(f"c1.skill.fists={fists}", sotc__comp__independent_rating="on")
    play(battle, "pass", "pass", "pass", "pass", "assess")
    assert proposed(battle) == (skill,)


@pytest.mark.parametrize("trait", ["no", "yes"])
def test_a_companion_moves_along(trait: str) -> None:
    """sotc.comp.adv_keeping_up: in zones it is always with its partner."""
    battle = friends("physical", rulings=(f"c1.keeps_up={trait}", "kessler.zone=z2"))
    play(battle, "walk.z2", "attack.kessler")
    assert ("sotc.comp.bonus", 1) in parts(battle)


def test_an_aspect_tied_to_a_companion_brings_points() -> None:
    """sotc.comp.aspect: villains take companions hostage, and the player is paid for it."""
    battle = friends("physical", rulings=("anna.new.a1=Watson is always near",))
    assert "compel.a1" in offers(battle)
    play(battle, "+compel.a1", "accept", "nothing", "^c1.presence=away")
    assert battle.position.character("anna").points == 1


@pytest.mark.parametrize("armed", [(), ("anna.new.w1=melee",)])
def test_a_companion_s_gun_serves_its_partner(armed: tuple[str, ...]) -> None:
    """sotc.comp.adv_skilled: whatever the partner has in hand."""
    rulings = ("c1.skill.guns=3", "kessler.zone=z3", *armed)
    battle = play(friends("physical", rulings=rulings), "attack.kessler")
    assert parts(battle)[0] == ("sotc.roll.effort", 3)


def test_a_companion_on_its_own_shoots() -> None:
    """sotc.comp.adv_skilled sotc.frame.range: and without the skill it does not."""
    for skill, far in (("guns", ""), ("fists", ".far")):
        battle = play(alone(f"c1.skill.{skill}=2"), "pass", "pass")
        group = battle.position.groups[-1].id
        while battle.position.now.who != group:
            play(battle, "pass")
        play(battle, "^kessler.zone=z3")
        assert f"attack.kessler{far}" in keys(battle)


def test_a_companion_that_is_back_after_its_defeat_stands_again_on_its_own() -> None:
    """sotc.comp.adv_independent sotc.comp.extra_consequence"""
    battle = play(alone("c1.quality=1", "kessler.skill.fists=8"), "pass")
    (group,) = battle.position.groups
    play(battle, f"attack.{group.id}", (0, 0), "end")
    assert companion(battle).out
    play(battle, "^c1.presence=with", "+send.c1")
    assert battle.position.group(group.id).members == (0,)
