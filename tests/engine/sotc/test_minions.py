"""Minions, and the characters who lead them."""

from __future__ import annotations

import pytest
from engine.sotc.field import bonus, field, health, parts
from engine.sotc.opened import SYSTEM, Table, begun, framed
from support.players import Written
from support.playing import barred_by, keys, offers, play, tells, told

from gonfalon.questions.figures import Label
from gonfalon.systems.sotc.state.people import Group
from gonfalon.systems.sotc.turns.exchange import waiting


def minions(size: int, quality: int, *rulings: str, only: str = "anna kessler", **switches: str) -> Table:
    """So many minions of this quality against Anna, with Kessler beside them."""
    return field(f"new.g1={size}", f"g1.quality={quality}", *rulings, only=only, switches=by_rule(switches))


def by_rule(switches: dict[str, str]) -> dict[str, str]:
    return {rule.replace("__", "."): way for rule, way in switches.items()}


def led(size: int, quality: int, *rulings: str, only: str = "anna kessler", **switches: str) -> Table:
    return minions(size, quality, "g1.leader=kessler", *rulings, only=only, **switches)


def group(battle: Table, id: str = "g1") -> Group:
    return battle.position.group(id)


def struck(battle: Table, target: str, shifts: int) -> Table:
    """Anna hits by so many shifts."""
    play(battle, f"attack.{target}")
    return play(battle, f"^roll.actor={shifts - bonus(battle) + bonus(battle, 1)}", (0, 0))


@pytest.mark.parametrize(("kind", "rating"), [("physical", 3), ("social", 0), ("mental", 0)])
def test_quality_is_the_rating_in_one_kind_of_conflict(kind: str, rating: int) -> None:
    """sotc.minion.quality: outside it only their number helps."""
    battle = minions(2, 3, f"kind={kind}", "g1.scope=physical", "anna.skill.empathy=5")
    play(battle, "attack.g1")
    assert parts(battle, 1) == [("sotc.minion.quality", rating), ("sotc.minion.group_bonus", 1)]


@pytest.mark.parametrize(("size", "points"), [(1, 0), (2, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3), (10, 4), (25, 4)])
def test_numbers_help_to_act_and_to_react(size: int, points: int) -> None:
    """sotc.minion.group_bonus sotc.minion.bonus_reactions"""
    battle = play(minions(size, 1), "attack.g1")
    assert bonus(battle, 1) == 1 + points
    play(battle, (0, 4), "pass", "attack.anna")
    assert bonus(battle) == 1 + points


@pytest.mark.parametrize(("way", "defence"), [("on", 3), ("off", 1)])
def test_whether_numbers_help_in_defence_is_an_option(way: str, defence: int) -> None:
    """sotc.minion.bonus_reactions"""
    battle = play(minions(5, 1, sotc__minion__bonus_reactions=way), "attack.g1")
    assert bonus(battle, 1) == defence
    led_by = play(led(5, 1, sotc__minion__bonus_reactions=way), "attack.kessler")
    assert bonus(led_by, 1) == defence - 1


def test_the_bonus_follows_losses() -> None:
    """sotc.minion.bonus_live"""
    battle = struck(minions(4, 1, only="anna"), "g1", 1)
    assert parts(play(battle, "attack.anna"))[1] == ("sotc.minion.group_bonus", 1)


@pytest.mark.parametrize(
    ("quality", "members", "hit", "left", "way"),
    [
        (1, "0,0,0,0,0", 3, (0, 0), "boxes_full"),
        (2, "0,0,0", 3, (1, 0), "boxes_full"),
        (2, "1,0", 1, (0,), "boxes_full"),
        (3, "2,0,0", 5, (1,), "boxes_full"),
        (3, "0,0", 2, (2, 0), "boxes_full"),
        (1, "0,0,0", 2, (0,), "boxes_full"),
        (1, "0,0,0", 2, (0, 0), "beyond_boxes"),
        (1, "0,0,0", 3, (1, 0), "beyond_boxes"),
        (3, "0", 3, (3,), "beyond_boxes"),
    ],
)
def test_stress_flows_from_one_to_the_next(
    quality: int, members: str, hit: int, left: tuple[int, ...], way: str
) -> None:
    """sotc.minion.stress_flow sotc.minion.out_when sotc.minion.boxes"""
    size = members.count(",") + 1
    battle = minions(size, quality, sotc__minion__out_when=way)
    battle.overrule("g1.members", members, "")
    struck(battle, "g1", hit)
    assert group(battle).members == left
    assert tells(battle, "sotc.minion.stress_flow")[-1]["first"] == left[0]


@pytest.mark.parametrize(
    ("hit", "kind", "word"),
    [
        (1, "hit", None),
        (4, "hit", Label("sotc-minions-fallen", fallen=2, standing=1)),
        (6, "defeat", None),
    ],
)
def test_only_the_last_minion_makes_it_a_defeat(hit: int, kind: str, word: Label | None) -> None:
    """sotc.minion.stress_flow"""
    battle = struck(minions(3, 2), "g1", hit)
    line = next(one for one in reversed(told(battle)) if one.rule == "sotc.minion.stress_flow")
    result = SYSTEM.happened(line)
    assert result
    assert (result.kind, result.to, result.word) == (kind, "g1", word)


@pytest.mark.parametrize(("quality", "kind"), [(1, "physical"), (2, "social"), (3, "mental")])
def test_the_same_boxes_serve_all_stress(quality: int, kind: str) -> None:
    """sotc.minion.boxes sotc.minion.no_consequences: nothing is asked, and the group is out with its last box."""
    battle = minions(2, quality, f"kind={kind}", "anna.skill.empathy=5", "kessler.skill.empathy=4")
    struck(battle, "g1", 2 * quality)
    assert (group(battle).members, group(battle).left is not None) == ((), True)
    assert battle.position.consequences_of("g1") == ()
    assert battle.position.purse("g1").points == 0


def test_stress_never_passes_to_another_group() -> None:
    """sotc.minion.stress_flow"""
    battle = struck(minions(1, 1, "new.g2=3"), "g1", 4)
    assert group(battle, "g2").members == (0, 0, 0)


def test_a_group_has_one_turn_and_one_roll() -> None:
    """sotc.minion.acts_as_one"""
    battle = field("new.g1=10", "new.g2=10", only="anna")
    play(battle, "pass")
    turns = []
    while battle.position.exchange == 1:
        turns.append(battle.position.now.who)
        play(battle, "attack.anna", (-4, 2))
    assert turns == ["g1", "g2"]
    assert [one["piece"] for one in tells(battle, "sotc.roll.shifts")] == ["g1", "g2"]


def test_a_group_can_do_what_a_character_can() -> None:
    """sotc.minion.acts_as_one"""
    battle = play(minions(3, 2), "pass", "pass")
    assert {"attack.anna", "place.anna", "block", "guard", "hold", "sprint", "walk.z2"} <= set(keys(battle))


@pytest.mark.parametrize("quality", [1, 2, 3])
def test_the_game_master_sizes_minions_freely(quality: int) -> None:
    """sotc.minion.build sotc.minion.sides: any number, of any of the three qualities, on either side."""
    for side in ("s1", "s2"):
        line = f"people=hero,villain,minions people.3.quality={quality} people.3.count=9 people.3.side={side}"
        found = begun(framed(line)).position
        assert {one.quality for one in found.groups} == {quality}
        assert (sum(len(one.members) for one in found.groups), found.groups[0].side) == (9, side)


@pytest.mark.parametrize(("count", "rest"), [(6, []), (4, [2]), (1, [5])])
def test_a_leader_takes_over_all_of_a_group_or_a_part(count: int, rest: list[int]) -> None:
    """sotc.attach.when"""
    battle = play(minions(6, 2, only="kessler anna"), "+attach.kessler.g1", count)
    assert [len(one.members) for one in battle.position.groups] == [count, *rest]
    assert [one.leader for one in battle.position.groups] == ["kessler", *("" for _ in rest)]
    assert battle.position.now.who == "kessler"


@pytest.mark.parametrize(
    ("ruling", "there"),
    [("", True), ("kessler.zone=z2", False), ("g1.side=s1", False), ("kessler.left=left", False)],
)
def test_a_leader_stands_on_the_side_and_in_the_zone_of_the_group(ruling: str, there: bool) -> None:
    """sotc.attach.when"""
    battle = minions(3, 1, *([ruling] if ruling else ()), only="anna kessler")
    assert ("attach.kessler.g1" in offers(battle)) is there


def test_a_leader_has_one_group_and_a_group_one_leader() -> None:
    """sotc.attach.when"""
    battle = led(2, 1, "new.g2=2", only="anna kessler marek")
    assert {one for one in offers(battle) if one.startswith("attach")} == {"attach.marek.g2"}


@pytest.mark.parametrize(("size", "points"), [(1, 1), (2, 1), (3, 2), (5, 2), (6, 3), (9, 4)])
def test_the_leader_rolls_the_own_skill_and_counts_as_one_more(size: int, points: int) -> None:
    """sotc.attach.bonus"""
    battle = play(led(size, 1, "kessler.skill.fists=4", only="kessler anna"), "attack.anna")
    assert parts(battle) == [("sotc.roll.effort", 4), ("sotc.attach.bonus", points)]


def test_a_leader_gets_nothing_from_minions_of_another_scope() -> None:
    """sotc.attach.bonus"""
    assert parts(play(led(6, 2, "g1.scope=social", only="kessler anna"), "attack.anna")) == [("sotc.roll.effort", 0)]


def test_the_minions_are_hit_first() -> None:
    """sotc.attach.damage: they are no target of their own, and Kessler keeps the bonus for who is left."""
    battle = led(4, 1)
    assert "attack.g1" not in keys(battle)
    struck(battle, "kessler", 3)
    assert (group(battle).members, health(battle, "kessler")) == ((0,), "_____")
    assert parts(play(battle, "attack.anna"))[1] == ("sotc.attach.bonus", 1)


@pytest.mark.parametrize(("way", "boxes", "overflow"), [("on", "__X__", 0), ("off", "_____", 3)])
def test_what_is_left_hits_the_leader_or_is_overflow(way: str, boxes: str, overflow: int) -> None:
    """sotc.attach.leftover"""
    battle = struck(led(2, 1, sotc__attach__leftover=way), "kessler", 5)
    assert (health(battle, "kessler"), group(battle).members) == (boxes, ())
    assert battle.position.now.overflow == overflow


def test_minions_that_are_led_have_no_turn() -> None:
    """sotc.attach.no_own_action"""
    battle = led(6, 1)
    assert waiting(battle.position) == ("kessler",)
    play(battle, "pass", "pass")
    assert battle.position.exchange == 2


def test_a_group_that_has_acted_lends_no_bonus_to_act() -> None:
    """sotc.attach.when sotc.attach.no_own_action: until the next exchange, while it still helps in defence."""
    battle = minions(2, 1)
    play(battle, "^g1.place=1", "^turn=g1", "attack.anna", (-4, 0))
    play(battle, "pass", "+attach.kessler.g1", 2, "attack.anna")
    assert bonus(battle) == 0
    play(battle, (0, 1), "attack.kessler")
    assert bonus(battle, 1) == 1


def test_the_rest_of_a_group_of_which_a_leader_takes_a_part_keeps_the_open_turn() -> None:
    """sotc.attach.when"""
    battle = play(minions(6, 2), "^g1.place=1", "^turn=g1", "+attach.kessler.g1", 4)
    rest = battle.position.groups[1].id
    assert battle.position.now.who == rest
    play(battle, "pass", "pass")
    assert (battle.position.exchange, battle.position.now.who) == (1, "kessler")


def test_a_group_that_holds_gives_its_turn_up_to_the_leader() -> None:
    """sotc.attach.no_own_action"""
    battle = minions(3, 1, only="kessler anna")
    play(battle, "^g1.place=1", "^turn=g1", "hold", "+attach.kessler.g1", 3)
    assert "in.g1" not in offers(battle)
    play(battle, "pass", "pass")
    assert battle.position.exchange == 2


@pytest.mark.parametrize(("moves", "last"), [(("attack.anna", (0, 4)), "anna"), (("hold",), "g1")])
def test_a_group_has_one_turn_at_most_when_its_leader_leaves_the_conflict(
    moves: tuple[Written, ...], last: str
) -> None:
    """sotc.init.attached: its own place serves only if neither has acted."""
    battle = play(minions(3, 1, only="kessler anna marek"), "+attach.kessler.g1", 3, *moves)
    play(battle, "+gm", "leave", "kessler", "pass", "pass")
    assert battle.position.now.who == last


def test_a_leader_who_has_acted_takes_the_turn_of_the_group() -> None:
    """sotc.attach.when: nobody acts twice in an exchange."""
    battle = play(minions(2, 1), "pass", "pass", "+attach.kessler.g1", 2)
    assert battle.position.exchange == 2


@pytest.mark.parametrize("how", ["+detach.kessler", "walk.z2"])
def test_leaving_a_group_is_free(how: str) -> None:
    """sotc.attach.free: as a free action, or by moving away; the group then has its place at once."""
    battle = play(led(3, 1, only="kessler anna"), how)
    assert (group(battle).leader, battle.position.now.who) == ("", "kessler")
    assert tells(battle, "sotc.attach.free") == [{"piece": "kessler", "group": "g1", "along": "no"}]
    assert "g1" in waiting(battle.position)
    play(battle, "pass", "pass")
    assert battle.position.now.who == "g1"


def test_a_group_left_after_its_leader_has_acted_waits_for_the_next_exchange() -> None:
    """sotc.attach.free"""
    battle = play(led(3, 1, only="kessler anna"), "attack.anna", (0, 4), "+detach.kessler", "pass")
    assert battle.position.exchange == 2
    assert battle.position.order == ("kessler", "anna", "g1")


@pytest.mark.parametrize("way", [("walk.z2",), ("sprint", (2,), "z2")])
def test_the_game_master_lets_a_group_come_along(way: tuple[Written, ...]) -> None:
    """sotc.attach.free: then it stays attached, and has no turn of its own."""
    battle = play(led(3, 1, only="kessler anna"), *way, "+along.g1")
    assert (group(battle).zone, group(battle).leader) == ("z2", "kessler")
    assert "g1" not in waiting(battle.position)
    assert "along.g1" not in offers(battle)
    assert tells(battle, "sotc.attach.free")[-1]["along"] == "yes"


def test_a_group_that_came_along_helps_at_once() -> None:
    """sotc.attach.free"""
    battle = play(led(3, 1, "anna.zone=z2", only="kessler anna"), "walk.z2", "+along.g1", "attack.anna")
    assert ("sotc.attach.bonus", 2) in parts(battle)


@pytest.mark.parametrize(
    "before", [("walk.z2", "^g1.zone=z2"), ("^anna.slots=0", "^anna.health=XXXXX", "attack.anna", (4, 0))]
)
def test_a_leader_attaches_after_a_step_and_after_the_action(before: tuple[Written, ...]) -> None:
    """sotc.attach.free sotc.act.free"""
    battle = play(minions(1, 1, only="kessler anna bruno"), *before, "+attach.kessler.g1")
    assert (group(battle).leader, battle.position.now.who) == ("kessler", "kessler")


def test_overflow_of_a_directed_group_is_left_to_the_turn_of_its_leader() -> None:
    """sotc.over.use sotc.attach.command"""
    battle = led(3, 3, "anna.slots=0", "anna.health=XXXXX", only="kessler anna bruno")
    play(battle, "command.anna", (2, 0))
    assert tells(battle, "sotc.over.named") == [{"piece": "g1", "overflow": battle.position.now.overflow}]
    assert battle.position.now.who == "kessler"
    assert "move.z2" in keys(battle)


def test_nobody_attaches_inside_an_action() -> None:
    """sotc.attach.free"""
    battle = play(minions(3, 1, only="kessler anna"), "attack.anna")
    assert not {one for one in offers(battle) if one.startswith(("attach", "detach"))}


@pytest.mark.parametrize(("leadership", "points"), [(4, 1), (3, 0), (1, -1)])
def test_a_leader_directs_the_minions_in_place_of_the_own_action(leadership: int, points: int) -> None:
    """sotc.attach.command: their quality and their number, modified by Leadership."""
    battle = led(3, 3, f"kessler.skill.leadership={leadership}", only="kessler anna")
    play(battle, "command.anna")
    assert bonus(battle) == 3 + 1 + points
    play(battle, (-4, 4))
    assert battle.position.pace("kessler").acted
    assert battle.position.now.who == "anna"


@pytest.mark.parametrize(
    ("rulings", "way", "rule"),
    [
        ((), "on", ""),
        ((), "off", "sotc.attach.command"),
        (("anna.zone=z2",), "on", "sotc.frame.range"),
        (("anna.zone=z2", "g1.reach=1"), "on", ""),
    ],
)
def test_who_may_be_directed_against_whom(rulings: tuple[str, ...], way: str, rule: str) -> None:
    """sotc.attach.command"""
    battle = led(3, 3, *rulings, only="kessler anna", sotc__attach__command=way)
    assert barred_by(battle, "command.anna") == rule


def test_a_group_left_behind_on_the_way_to_an_attack_comes_along_until_the_dice_fall() -> None:
    """sotc.attach.free sotc.attach.bonus"""
    battle = field("new.g1=3", "g1.leader=kessler", "anna.zone=z2", only="kessler anna")
    play(battle, "attack.anna.via.z2")
    assert ("sotc.attach.bonus", 2) not in parts(battle)
    play(battle, "+along.g1")
    assert ("sotc.attach.bonus", 2) in parts(battle)
    assert (group(battle).zone, group(battle).leader) == ("z2", "kessler")
    play(battle, (0, 0))
    assert "along.g1" not in offers(battle)


def test_a_group_that_has_walked_has_acted_when_a_leader_takes_it_over() -> None:
    """sotc.attach.no_own_action sotc.move.plain"""
    battle = minions(
        3, 3, "border.z1.z2=2", "kessler.zone=z2", "anna.zone=z2", "anna.skill.alertness=1", "kessler.skill.alertness=0"
    )
    play(battle, "walk.z2", "+attach.kessler.g1", 3, "pass", "attack.anna")
    assert bonus(battle) == 0


def test_a_group_that_comes_along_while_its_leader_names_a_part_of_it_is_led_once() -> None:
    """sotc.attach.when sotc.attach.free"""
    battle = field("new.g1=3", "g1.leader=kessler", "anna.zone=z2", only="kessler anna")
    play(battle, "walk.z2", "^g1.zone=z2", "+attach.kessler.g1", "+along.g1")
    assert [one.leader for one in battle.position.groups] == ["kessler"]
    assert "detach.kessler" in offers(battle)
