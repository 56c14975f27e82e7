"""Manoeuvres, temporary aspects, particular manoeuvres, pushes and throws."""

from __future__ import annotations

import pytest
from engine.sotc.field import bonus, field, health, parts
from engine.sotc.opened import SYSTEM, Table
from support.playing import barred_by, keys, offers, play, proposed, question, tells, told

from gonfalon.questions.ask import Tell, Weight
from gonfalon.questions.figures import Label
from gonfalon.systems.sotc.state.things import Aspect


def placed(shifts: int, *rulings: str, only: str = "anna kessler", **switches: str) -> Table:
    """Anna has put an aspect on Kessler by so many shifts."""
    set_to = {rule.replace("__", "."): way for rule, way in switches.items()}
    battle = field(f"anna.skill.fists={shifts}", *rulings, only=only, switches=set_to)
    play(battle, "place.kessler", "fists", (0, 0))
    return play(battle, "pass") if question(battle).rule == "sotc.fp.invoke" else battle


def newest(battle: Table) -> Aspect:
    return battle.position.aspects[-1]


@pytest.mark.parametrize(("shifts", "count"), [(1, 1), (0, 0)])
def test_one_shift_places_an_aspect_and_a_tie_none(shifts: int, count: int) -> None:
    """sotc.man.target sotc.man.special sotc.temp.fragile: a fragile one, with a free tag."""
    battle = placed(shifts)
    assert len(battle.position.aspects) == count
    if count:
        assert (newest(battle).fragile, newest(battle).free, newest(battle).on) == (True, (("anna", 1),), "kessler")


@pytest.mark.parametrize("shifts", [1, 3])
def test_a_successful_manoeuvre_is_told_with_the_aspect_it_brings(shifts: int) -> None:
    """sotc.man.target"""
    battle = placed(shifts)
    assert tells(battle, "sotc.man.target")[-1]["aspect"] == newest(battle).text


@pytest.mark.parametrize(("points", "rule"), [(0, "sotc.man.buy_off"), (1, "")])
def test_the_target_buys_the_aspect_off(points: int, rule: str) -> None:
    """sotc.man.buy_off"""
    battle = placed(1, f"kessler.points={points}")
    offer = f"buyoff.{newest(battle).id}"
    assert barred_by(battle, offer) == rule
    if points:
        play(battle, f"+{offer}")
        assert (len(battle.position.aspects), battle.position.character("kessler").points) == (0, 0)


@pytest.mark.parametrize(
    ("shifts", "option", "rule"),
    [
        (2, "required", "sotc.temp.sticky_spin"),
        (3, "required", ""),
        (2, "characters_only", "sotc.temp.sticky_spin"),
        (1, "never", ""),
    ],
)
def test_what_it_takes_for_an_aspect_to_last(shifts: int, option: str, rule: str) -> None:
    """sotc.temp.sticky_spin sotc.temp.sticky: fragile, unless the game master lets it last."""
    battle = placed(shifts, sotc__temp__sticky_spin=option)
    assert barred_by(battle, f"sticky.{newest(battle).id}") == rule


@pytest.mark.parametrize(("sticks", "left"), [(False, 0), (True, 1)])
def test_a_fragile_aspect_goes_with_its_first_tag(sticks: bool, left: int) -> None:
    """sotc.temp.fragile sotc.man.first_tag sotc.temp.sticky"""
    battle = placed(3)
    id = newest(battle).id
    if sticks:
        play(battle, f"+sticky.{id}")
    play(battle, "pass", "attack.kessler", (-4, 0), f"free.{id}.anna")
    assert len(battle.position.aspects) == left


def test_a_free_tag_is_handed_to_an_ally() -> None:
    """sotc.man.pass_tag: if the game master agrees."""
    battle = placed(1, only="anna bruno kessler")
    play(battle, f"+pass.{newest(battle).id}.anna", "bruno")
    assert proposed(battle) == ("yes",)
    assert newest(play(battle, "yes")).free == (("bruno", 1),)


def test_a_tag_is_handed_to_nobody_if_the_last_ally_leaves_meanwhile() -> None:
    """sotc.man.pass_tag: nothing is left to choose from, so the question goes."""
    battle = placed(1, only="anna bruno kessler")
    play(battle, f"+pass.{newest(battle).id}.anna", "^bruno.left=left")
    assert question(battle).rule != "sotc.man.pass_tag"
    assert newest(battle).free == (("anna", 1),)


def test_only_one_tag_on_a_roll_is_free() -> None:
    """sotc.temp.one_free_tag"""
    aspects = [(f"kessler.new.a{n}=One", f"a{n}.sort=temporary", f"a{n}.free=anna") for n in (1, 2)]
    battle = field(*(one for each in aspects for one in each), "anna.points=1")
    play(battle, "attack.kessler", (0, 0), "free.a1.anna")
    assert barred_by(battle, "free.a2.anna") == "sotc.temp.one_free_tag"
    assert barred_by(battle, "paid.a2.anna") == ""


def test_the_game_master_strikes_an_aspect_when_circumstances_change() -> None:
    """sotc.temp.fragile_lost: it stays unless it is said."""
    battle = placed(1)
    play(battle, "+gm", "strike", newest(battle).id)
    assert len(battle.position.aspects) == 0


@pytest.mark.parametrize(("difficulty", "count"), [(1, 1), (3, 0)])
def test_the_scene_is_altered_on_a_success(difficulty: int, count: int) -> None:
    """sotc.man.scene"""
    battle = play(field("anna.skill.fists=2"), "scene", "new", "fists", "+difficulty", difficulty, (0,))
    assert len(battle.position.aspects) == count


@pytest.mark.parametrize(("answer", "points", "left"), [("yes", 2, 0), ("no", 3, 1)])
def test_a_fate_point_may_be_argument_enough(answer: str, points: int, left: int) -> None:
    """sotc.man.scene"""
    battle = field("anna.points=3", "everywhere.new.a1=Fog")
    play(battle, "scene", "a1", "fists", "+difficulty", 12, (0,), "pass", "+argue.anna", answer)
    assert (battle.position.character("anna").points, len(battle.position.aspects)) == (points, left)


@pytest.mark.parametrize(("place", "on"), [("everywhere", "scene"), ("kessler", "kessler")])
@pytest.mark.parametrize(("difficulty", "change", "kind"), [(0, "removed", "success"), (12, "kept", "miss")])
def test_an_attempt_to_remove_an_aspect_says_which(
    place: str, on: str, difficulty: int, change: str, kind: str
) -> None:
    """sotc.man.scene: the open roll and its result."""
    battle = field(f"{place}.new.a1=Fog", *(["a1.sort=temporary"] if place == "kessler" else []))
    play(battle, "scene", "a1", "fists", "+difficulty", difficulty)
    fog = battle.position.aspect("a1")
    shown = SYSTEM.table(battle.position).contest
    assert shown
    assert shown.label == Label("sotc-alter", aspect=fog.text, on=on)
    play(battle, (0,))
    line = next(one for one in reversed(told(battle)) if one.rule == "sotc.man.scene")
    assert line == Tell("sotc.man.scene", piece="anna", aspect=fog.text, on=on, change=change, weight=Weight.OUTCOME)
    result = SYSTEM.happened(line)
    assert result
    assert result.kind == kind


def test_a_lasting_aspect_is_removed_against_the_effort_that_placed_it() -> None:
    """sotc.temp.sticky_remove"""
    battle = field("anna.skill.fists=3", "bruno.skill.fists=4", only="anna bruno kessler")
    play(battle, "scene", "new", "fists", (1,))
    play(battle, "scene", newest(battle).id, "fists", (0,))
    assert tells(battle, "sotc.roll.shifts")[-1]["against"] == 4
    assert len(battle.position.aspects) == 0


@pytest.mark.parametrize(("key", "skill"), [("blind", "weapons"), ("mark", "weapons"), ("topple", "might")])
def test_particular_manoeuvres_have_their_skills_and_aspects(key: str, skill: str) -> None:
    """sotc.blind.place sotc.mark.place sotc.indirect.aspect: against Athletics, without stress."""
    battle = field(f"anna.skill.{skill}=3", "kessler.skill.athletics=2")
    play(battle, f"{key}.kessler")
    assert (bonus(battle), bonus(battle, 1)) == (3, 2)
    play(battle, (0, 0))
    assert (newest(battle).on, health(battle, "kessler")) == ("kessler", "_____")
    assert tells(battle, "sotc.man.target")[-1]["aspect"] == newest(battle).text


@pytest.mark.parametrize("what", ["drop", "plus", "redirect"])
def test_a_compel_troubles_an_open_action(what: str) -> None:
    """sotc.blind.use sotc.fp.compel: it is dropped, harder, or goes elsewhere."""
    battle = field("kessler.new.a1=Blinded", "anna.skill.athletics=2", only="kessler anna bruno")
    play(battle, "attack.anna", "+compel.a1", "accept")
    assert proposed(battle) == ("drop",)
    play(battle, what)
    match what:
        case "drop":
            assert barred_by(battle, "attack.anna") == "sotc.fp.compel"
        case "plus":
            assert ("sotc.blind.use", 2) in parts(battle, 1)
        case _:
            assert question(battle).rule == "sotc.blind.use"
            play(battle, "bruno")
            assert [one for one in keys(battle) if one.startswith("attack")] == ["attack.bruno"]
    assert battle.position.character("kessler").points == 1


def test_a_refused_compel_costs_a_point() -> None:
    """sotc.fp.compel: without one it cannot be refused."""
    battle = play(field("anna.new.a1=Sprained Ankle", "anna.points=1"), "+compel.a1", "refuse")
    assert battle.position.character("anna").points == 0
    play(battle, "+compel.a1")
    assert barred_by(battle, "refuse") == "sotc.fp.pool"
    play(battle, "accept", "move")
    assert barred_by(battle, "sprint") == "sotc.fp.compel"


ARMED = ("anna.skill.weapons=4", "kessler.new.w1=melee", "kessler.skill.weapons=3", "kessler.skill.athletics=1")


def test_a_disarm_takes_the_weapon_and_makes_it_hard_to_get() -> None:
    """sotc.disarm.effect sotc.disarm.recover_supplemental"""
    battle = play(field(*ARMED), "disarm.kessler", (2, 0))
    assert battle.position.character("kessler").weapons[0].lost == 3
    play(battle, "attack.anna", "+weapon.w1")
    assert [points for _, points in parts(battle)] == [3, -1, -3]
    assert battle.position.character("kessler").weapons[0].in_hand


def test_the_action_re_arms_without_a_roll() -> None:
    """sotc.disarm.recover_action"""
    battle = play(field(*ARMED), "disarm.kessler", (2, 0), "rearm")
    assert battle.position.character("kessler").weapons[0].in_hand
    assert battle.position.exchange == 2


def test_without_a_weapon_nobody_parries_with_it() -> None:
    """sotc.disarm.defense"""
    battle = play(field(*ARMED, only="anna bruno kessler"), "disarm.kessler", (2, 0), "attack.kessler")
    assert bonus(battle, 1) == 1


@pytest.mark.parametrize(
    ("shifts", "rulings", "zones"),
    [
        (2, (), []),
        (3, (), ["z2"]),
        (5, (), ["z4", "z3", "z2"]),
        (3, ("border.z1.z2=1",), []),
        (4, ("border.z1.z2=1",), ["z2"]),
    ],
)
def test_a_push_pays_for_weight_zones_and_borders(shifts: int, rulings: tuple[str, ...], zones: list[str]) -> None:
    """sotc.push.cost sotc.push.border sotc.weight.table"""
    battle = play(field(f"anna.skill.might={shifts}", *rulings), "push.kessler", (0, 0))
    assert (keys(battle)[:-1] if question(battle).rule == "sotc.push.cost" else ()) == tuple(zones)


@pytest.mark.parametrize(("option", "boxes"), [("off", "_____"), ("on", "_X___")])
def test_a_push_moves_both_and_deals_stress_by_an_option(option: str, boxes: str) -> None:
    """sotc.push.both_move sotc.push.leftover"""
    battle = field("anna.skill.might=5", switches={"sotc.push.leftover": option})
    play(battle, "push.kessler", (0, 0), "z2")
    assert {battle.position.character(one).zone for one in ("anna", "kessler")} == {"z2"}
    assert health(battle, "kessler") == boxes


@pytest.mark.parametrize(
    ("effort", "rulings", "switches", "zones"),
    [
        (3, (), {}, ["z2"]),
        (5, (), {}, ["z3", "z2"]),
        (8, (), {}, ["z4", "z3", "z2"]),
        (11, (), {"sotc.throw.cost_mode": "cumulative"}, ["z3", "z2"]),
        (12, (), {"sotc.throw.cost_mode": "cumulative"}, ["z4", "z3", "z2"]),
        (4, ("border.z1.z2=2",), {}, []),
        (5, ("border.z1.z2=2",), {}, ["z2"]),
        (5, ("kessler.skill.might=2",), {}, ["z2"]),
    ],
)
def test_a_throw_pays_more_for_each_zone(
    effort: int, rulings: tuple[str, ...], switches: dict[str, str], zones: list[str]
) -> None:
    """sotc.throw.cost sotc.throw.cost_mode sotc.throw.border: who throws stays."""
    battle = play(field(f"anna.skill.might={effort}", *rulings, switches=switches), "throw.kessler", (0, 0))
    assert (keys(battle)[:-1] if question(battle).rule == "sotc.throw.cost" else ()) == tuple(zones)
    assert battle.position.character("anna").zone == "z1"


def test_nobody_resists_a_throw_by_an_option_and_things_never_do() -> None:
    """sotc.throw.opposed"""
    unopposed = field("anna.skill.might=5", "kessler.skill.might=5", switches={"sotc.throw.opposed": "off"})
    assert keys(play(unopposed, "throw.kessler", (0,))) == ("z3", "z2", "stay")
    assert keys(play(field("anna.skill.might=5"), "throw", "4", (0,))) == ("z2", "stay")


def test_what_is_found_out_has_a_free_tag_and_lasts() -> None:
    """sotc.man.first_tag sotc.temp.sticky"""
    battle = play(field("anna.skill.science=3"), "assess", "science", (0,), '"Weak Left Side"')
    assert (newest(battle).free, newest(battle).fragile) == ((("anna", 1),), False)
    assert "gm" in offers(battle)


@pytest.mark.parametrize("kind", ["physical", "social", "mental"])
def test_bodies_are_pushed_thrown_and_disarmed_only_where_it_comes_to_blows(kind: str) -> None:
    """sotc.conflict.kind sotc.push.cost sotc.throw.cost sotc.disarm.effect sotc.man.target"""
    battle = field(f"kind={kind}", "anna.skill.empathy=8", "kessler.new.w1=melee")
    bodily = {f"{one}.kessler" for one in ("blind", "disarm", "mark", "topple", "push", "throw")} | {"throw"}
    assert "place.kessler" in keys(battle)
    assert bodily & set(keys(battle)) == (bodily if kind == "physical" else set())
    play(battle, "+gm", "kind", "physical")
    assert bodily <= set(keys(battle))
