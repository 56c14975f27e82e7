"""Aspects and fate points, compels, and the last word of the game master."""

from __future__ import annotations

import pytest
from engine.sotc.field import bonus, field, health
from engine.sotc.opened import Table
from support.playing import barred_by, keys, offers, play, proposed, question, tells

from gonfalon.battle.event import Ruled
from gonfalon.questions.choice import Choice
from gonfalon.questions.figures import Label

WINDOW = "sotc.fp.invoke"


def attack(*rulings: str, dice: tuple[int, int] = (0, 0), only: str = "anna kessler", **switches: str) -> Table:
    """Return a battle in which the one named first has attacked the other; the window is open if anybody can use something."""
    set_to = {rule.replace("__", "."): way for rule, way in switches.items()}
    battle = field(*rulings, only=only, switches=set_to)
    return play(battle, f"attack.{only.split()[1]}", dice)


def points(battle: Table, who: str = "anna") -> int:
    return battle.position.character(who).points


def hit(battle: Table) -> int:
    found: int = tells(battle, "sotc.attack.roll")[-1]["hit"]
    return found


SWINGING = ("anna.skill.athletics=4", "anna.skill.fists=1", "everywhere.new.a1=Chandeliers")


@pytest.mark.parametrize("price", ["paid", "free"])
def test_a_scene_aspect_lets_another_skill_stand_in(price: str) -> None:
    """sotc.env.swap_skill: for a point or a free tag, without a bonus."""
    paid = ("anna.points=1",) if price == "paid" else ("a1.free=anna",)
    battle = play(attack(*SWINGING, *paid), f"{price}.a1.anna.swap", "athletics")
    assert (hit(battle), points(battle)) == (4, 0)


def test_only_the_scene_lets_skills_be_swapped() -> None:
    """sotc.env.swap_skill"""
    battle = attack(*SWINGING, "anna.new.a2=Acrobat", "kessler.new.a3=Slow", "z1.new.a4=Balcony", "anna.points=9")
    assert {one for one in keys(battle) if one.endswith("swap")} == {"paid.a1.anna.swap", "paid.a4.anna.swap"}


@pytest.mark.parametrize(
    ("until", "next_exchange", "next_but_one"), [("roll", 1, 1), ("exchange", 1, 1), ("scene", 4, 4)]
)
def test_how_long_a_swap_lasts(until: str, next_exchange: int, next_but_one: int) -> None:
    """sotc.env.duration: one roll, unless the game master says otherwise."""
    battle = play(attack(*SWINGING, "anna.points=1"), "paid.a1.anna.swap", "athletics")
    if until != "roll":
        play(battle, "+lasts.anna")
        assert proposed(battle) == ("exchange",)
        play(battle, until)
        assert tells(battle, "sotc.env.duration")[0]["until"] == until
    for total in (next_exchange, next_but_one):
        assert bonus(play(battle, "pass", "attack.kessler")) == total
        play(battle, (0, total))
    assert not any(one.startswith("lasts") for one in offers(battle))


def test_a_swap_for_the_exchange_serves_in_defence_too() -> None:
    """sotc.env.duration"""
    skills = ("anna.skill.athletics=1", "anna.skill.stealth=4", "everywhere.new.a1=Fog", "anna.points=1")
    battle = play(attack(*skills, only="kessler anna", dice=(2, 0)), "paid.a1.anna.swap", "stealth")
    assert tells(battle, "sotc.env.swap_skill")[0]["piece"] == "anna"
    play(battle, "+lasts.anna", "scene", "pass", "attack.anna")
    assert bonus(battle, 1) == 4
    ruled = play(battle, "^anna.swap.1=over")
    assert ruled.position.character("anna").swaps == ()


def test_nobody_pays_from_an_empty_pool() -> None:
    """sotc.fp.pool: a pool is never below 0; a free tag still serves."""
    battle = attack("anna.new.a1=Stubborn", "everywhere.new.a2=Fog", "a2.free=anna")
    assert barred_by(battle, "paid.a1.anna") == "sotc.fp.pool"
    assert barred_by(battle, "free.a2.anna") == ""
    assert question(attack("anna.new.a1=Stubborn")).rule != WINDOW


def test_the_game_master_has_a_pool_and_lends_points() -> None:
    """sotc.fp.pool"""
    battle = play(field(), "+gm", "lend", "anna", 3)
    assert points(battle) == 3
    play(battle, "^p0.points=1", "pass", "attack.anna", (0, 0), "point.kessler")
    assert battle.position.player("p0").points == 0


@pytest.mark.parametrize(("way", "held", "total"), [("on", 2, 2), ("on", 1, 1), ("off", 2, 0)])
def test_a_point_may_add_one(way: str, held: int, total: int) -> None:
    """sotc.fp.plus_one: as often as there are points, after the dice."""
    battle = attack(f"anna.points={held}", sotc__fp__plus_one=way)
    for _ in range(total):
        play(battle, "point.anna")
    assert (hit(battle), points(battle)) == (total, held - total)


def test_who_pays_is_named_with_the_price_and_the_points_there_are() -> None:
    """sotc.fp.invoke sotc.fp.tag sotc.fp.plus_one sotc.fp.pool: a place too, but for the scene and for who pays."""
    battle = attack("anna.new.a1=Stubborn", "kessler.new.a2=Slow", "everywhere.new.a3=Fog", "anna.points=2")
    for key, on in (("paid.a1.anna", "none"), ("paid.a2.anna", "kessler"), ("paid.a3.anna", "none")):
        label = labelled(battle, key)
        what = dict(label.figures)["what"]
        assert isinstance(what, Label)
        told = dict(what.figures)
        assert (dict(label.figures)["piece"], told["held"], told["on"]) == ("anna", 2, on)
    assert dict(labelled(play(battle, "paid.a1.anna"), "point.anna").figures) == {
        "piece": "anna",
        "held": 1,
        "whose": "own",
    }


@pytest.mark.parametrize(
    ("own", "pool", "whose"), [(2, 3, "both"), (0, 3, "pool"), (0, 1, "pool"), (2, 0, "own"), (1, 0, "own")]
)
def test_the_price_says_whose_points_a_villain_pays_with(own: int, pool: int, whose: str) -> None:
    """sotc.fp.pool sotc.fp.plus_one: the points on the card, those of the game master, or both together."""
    moves = ("kessler.new.a1=Slow", f"kessler.points={own}", f"p0.points={pool}", "anna.points=0")
    battle = attack(*moves)
    paid = dict(labelled(battle, "paid.a1.kessler").figures)["what"]
    assert isinstance(paid, Label)
    added = dict(labelled(battle, "point.kessler").figures)
    for told in (dict(paid.figures), added):
        assert (told["held"], told["whose"]) == (own + pool, whose)


def labelled(battle: Table, key: str) -> Label:
    """Return the words of an option in the open question."""
    ask = question(battle)
    assert isinstance(ask, Choice)
    return next(one.label for one in ask.options if one.key == key)


def test_several_aspects_are_used_on_a_roll_each_once() -> None:
    """sotc.fp.invoke: even after a reroll."""
    battle = attack("anna.new.a1=Stubborn", "anna.new.a2=Fencer", "anna.points=3", dice=(-3, 0))
    play(battle, "paid.a1.anna.reroll", (1,))
    assert barred_by(battle, "paid.a1.anna") == "sotc.fp.tag"
    play(battle, "paid.a2.anna")
    assert keys(battle) == ("point.anna", "pass")
    play(battle, "pass")
    assert (hit(battle), points(battle)) == (3, 1)


def test_the_table_is_told_what_new_dice_come_to_and_what_lay_there() -> None:
    """sotc.roll.dice: both times the sum of the four."""
    battle = attack("anna.new.a1=Stubborn", "anna.points=1", dice=(-3, 0))
    play(battle, "paid.a1.anna.reroll", (1,))
    assert tells(battle, "sotc.roll.dice") == [{"piece": "anna", "dice": 1, "before": -3}]


@pytest.mark.parametrize("on", ["everywhere", "z1", "kessler", "anna"])
def test_any_known_aspect_of_the_roll_gives_two(on: str) -> None:
    """sotc.fp.tag sotc.fp.invoke"""
    battle = play(attack(f"{on}.new.a1=Here", "anna.points=1"), "paid.a1.anna")
    assert (hit(battle), points(battle)) == (2, 0)


def test_a_tag_serves_in_defence() -> None:
    """sotc.fp.tag"""
    battle = attack("everywhere.new.a1=Fog", "anna.points=1", only="kessler anna", dice=(3, 2))
    play(battle, "paid.a1.anna")
    assert tells(battle, "sotc.roll.shifts")[-1]["against"] == 4


@pytest.mark.parametrize(
    ("way", "rulings", "due"),
    [
        ("on", ("anna.new.a1=Cracked Rib",), 1),
        ("off", ("anna.new.a1=Cracked Rib",), 0),
        ("on", ("everywhere.new.a1=Fog",), 0),
        ("on", ("kessler.new.a1=Strong",), 0),
    ],
)
def test_who_is_tagged_gets_the_point_at_the_end_of_the_exchange(way: str, rulings: tuple[str, ...], due: int) -> None:
    """sotc.fp.tag_payback: not for aspects of the scene or one's own."""
    battle = attack(*rulings, "kessler.points=1", only="kessler anna", sotc__fp__tag_payback=way)
    play(battle, "paid.a1.kessler")
    assert (points(battle), points(battle, "kessler")) == (0, 0)
    play(battle, "pass")
    assert (battle.position.exchange, points(battle)) == (2, due)


def test_who_is_taken_out_still_gets_the_point() -> None:
    """sotc.fp.tag_payback"""
    battle = attack(
        "anna.new.a1=Cracked Rib", "kessler.points=1", "anna.slots=0", "anna.health=XXXXX", only="kessler anna bruno"
    )
    play(battle, "paid.a1.kessler")
    assert battle.position.character("anna").left
    play(battle, "end", "pass")
    assert (battle.position.exchange, points(battle)) == (2, 1)


def test_a_free_tag_pays_nobody() -> None:
    """sotc.fp.tag_payback"""
    battle = attack("anna.new.a1=Cracked Rib", "a1.free=kessler", only="kessler anna")
    play(battle, "free.a1.kessler", "pass")
    assert points(battle) == 0


ANKLE = ("anna.mild=1", "a1.text=Sprained Ankle")


@pytest.mark.parametrize(("held", "said", "left"), [(1, "accept", 2), (1, "refuse", 0), (0, "accept", 1)])
def test_a_compel_gives_a_point_or_costs_one(held: int, said: str, left: int) -> None:
    """sotc.fp.compel: without a point it cannot be refused; nothing is compelled unless the game master does."""
    battle = play(field(*ANKLE, f"anna.points={held}"), "+compel.a1")
    assert barred_by(battle, "refuse") == ("" if held else "sotc.fp.pool")
    assert proposed(battle) == ("accept",)
    play(battle, said)
    assert (points(battle), tells(battle, "sotc.fp.compel")[0]["points"]) == (left, left)


@pytest.mark.parametrize(
    ("kind", "barred", "free"),
    [
        ("sprint", ("sprint",), ("walk.z2", "attack.kessler")),
        ("move", ("sprint", "walk.z2"), ("attack.kessler",)),
        ("attack", ("attack.kessler", "push.kessler"), ("sprint", "place.kessler")),
        ("manoeuvre", ("place.kessler", "throw.kessler", "scene"), ("attack.kessler",)),
        ("nothing", (), ("sprint", "attack.kessler", "place.kessler")),
    ],
)
def test_an_accepted_compel_rules_out_a_kind_of_action(
    kind: str, barred: tuple[str, ...], free: tuple[str, ...]
) -> None:
    """sotc.fp.compel: in this turn."""
    battle = play(field(*ANKLE), "+compel.a1", "accept", kind)
    assert [barred_by(battle, one) for one in (*barred, *free)] == [
        *("sotc.fp.compel" for _ in barred),
        *("" for _ in free),
    ]
    play(battle, "pass", "pass")
    assert all(barred_by(battle, one) == "" for one in barred)


def test_a_declared_sprint_is_dropped_by_a_compel() -> None:
    """sotc.fp.compel"""
    battle = play(field(*ANKLE), "sprint", "+compel.a1", "accept", "drop")
    assert barred_by(battle, "sprint") == "sotc.fp.compel"
    assert not battle.position.pace("anna").acted


@pytest.mark.parametrize("note", ["She shouts across the canyon.", ""])
def test_an_attack_beyond_reach_is_allowed_with_a_reason(note: str) -> None:
    """sotc.engine.override: the log has the rule, what it said, and why it did not hold."""
    battle = play(field("kessler.zone=z4"), "attack.kessler.far", "yes", f'"{note}"')
    found = tells(battle, "sotc.engine.override")[0]
    assert (found["piece"], found["target"], found["refused"]) == ("anna", "kessler", "sotc.frame.range")
    assert getattr(found["note"], "text", "") == note
    assert health(play(battle, (1, 0)), "kessler") == "X____"


def test_any_value_is_overruled_with_a_note() -> None:
    """sotc.engine.override"""
    battle = play(field(), "attack.kessler")
    battle.overrule("roll.actor", 2, "from above")
    assert bonus(battle) == 2
    ruled = [event for event in battle.events if isinstance(event, Ruled)][-1]
    assert (ruled.rule, ruled.value, ruled.why) == ("sotc.roll.effort", 2, "from above")


POOR = {"sotc.fp.plus_one": "off"}
FISTS = ("kessler.skill.fists=5", "kessler.points=3", "kessler.new.a1=Strong")


def blocking(*rulings: str, acts: str, strength: int = 6) -> Table:
    """Bruno, first in the order, has blocked something of Kessler's with this strength."""
    made = (f"bruno.skill.athletics={strength}", *rulings)
    battle = field(*made, only="bruno kessler anna", switches=POOR)
    return play(battle, "block", f"acts={acts} whom=kessler where=anywhere", "athletics", (0,))


@pytest.mark.parametrize(
    ("acts", "moves", "dice"),
    [("manoeuvre", ("place.anna", "fists"), (0, 0)), ("other", ("contest.anna", "fists"), (0, -5))],
)
def test_a_point_gets_past_a_block_however_far_ahead_the_roll_is(
    acts: str, moves: tuple[str, ...], dice: tuple[int, int]
) -> None:
    """sotc.fp.invoke sotc.block.overcome"""
    battle = play(blocking(*FISTS, "anna.skill.fists=2", "anna.points=3", "anna.new.a2=Quick", acts=acts), *moves, dice)
    assert {one.split(".")[-1] for one in keys(battle)} >= {"kessler", "pass"}
    play(battle, "paid.a1.kessler", "pass")
    assert tells(battle, "sotc.roll.shifts")[-1]["outcome"] == "spin"


def test_the_target_pays_nothing_against_a_roll_that_a_block_stops() -> None:
    """sotc.block.overcome"""
    battle = blocking("kessler.skill.fists=5", "anna.points=3", "anna.new.a1=Quick", acts="manoeuvre")
    play(battle, "place.anna", "fists", (0, 0))
    assert question(battle).rule != WINDOW


@pytest.mark.parametrize(
    ("moves", "dice"),
    [(("disarm.kessler",), (3, 0)), (("other", "weapons"), (4,)), (("contest.kessler", "weapons"), (3, 0))],
)
def test_a_point_makes_a_good_result_better(moves: tuple[str, ...], dice: tuple[int, ...]) -> None:
    """sotc.fp.invoke sotc.disarm.effect sotc.shift.spend sotc.contest.resolve: every shift of it counts."""
    rulings = ("kessler.new.w1=melee", "anna.points=1", "anna.new.a1=Fencer")
    battle = play(field(*rulings, switches=POOR), *moves, dice)
    assert question(battle).rule == WINDOW
    assert tells(play(battle, "paid.a1.anna"), "sotc.roll.shifts")[-1]["shifts"] == 5


def test_an_assessment_is_made_or_not() -> None:
    """sotc.fp.invoke: no point is asked for where no more can be won."""
    battle = play(field("anna.points=1", "anna.new.a1=Clever", switches=POOR), "assess", "science", (4,))
    assert question(battle).rule == "sotc.temp.sticky"


def test_attack_and_defence_are_two_rolls() -> None:
    """sotc.temp.one_free_tag sotc.fp.tag sotc.attack.roll: what is used on one may be used on the other."""
    rulings = ("everywhere.new.a1=Fog", "a1.free=kessler", "kessler.new.a2=Slow", "a2.free=anna", "anna.points=1")
    battle = attack(*rulings, "everywhere.new.a3=Ice", "a3.free=kessler", "kessler.points=1", only="kessler anna")
    play(battle, "free.a1.kessler")
    assert barred_by(battle, "free.a3.kessler") == "sotc.temp.one_free_tag"
    assert (barred_by(battle, "free.a2.anna"), barred_by(battle, "paid.a1.anna")) == ("", "")
    play(battle, "paid.a1.anna")
    assert barred_by(battle, "paid.a1.anna") == "sotc.fp.tag"


@pytest.mark.parametrize(("dice", "offered"), [(0, True), (3, False)])
def test_who_is_protected_may_still_raise_the_own_roll_to_spin(dice: int, offered: bool) -> None:
    """sotc.block.protect_spin sotc.spin.gain"""
    rulings = ("bruno.skill.might=8", "anna.new.a1=Quick", "anna.points=1")
    battle = play(field(*rulings, only="bruno kessler anna"), "protect.anna", "might", (0,), "attack.anna", (0, dice))
    assert ("paid.a1.anna" in keys(battle)) is offered


def test_a_free_tag_on_minions_is_good_against_the_leader_with_them() -> None:
    """sotc.man.first_tag sotc.attach.damage"""
    rulings = ("new.g1=3", "g1.leader=kessler", "g1.new.a1=Off Balance", "a1.free=anna")
    battle = play(field(*rulings), "attack.kessler", (0, 0))
    assert "free.a1.anna" in keys(battle)
