"""Blocks, supplemental actions, moves."""

from __future__ import annotations

import pytest
from engine.sotc.field import bonus, field, health, parts
from engine.sotc.opened import SYSTEM, Table, complaints, said
from support.players import Written
from support.playing import barred_by, keys, offers, play, proposed, question, tells

from gonfalon.fate.aspects import Named
from gonfalon.questions.figures import Argument, Label, UserText
from gonfalon.questions.number import Number
from gonfalon.questions.refusal import Refused

DOOR = "acts=move"


def blocked(strength: int, form: str = DOOR, *rulings: str, only: str = "bruno kessler", **switches: str) -> Table:
    """Bruno has blocked something with so much; Kessler is next."""
    set_to = {rule.replace("__", "."): way for rule, way in switches.items()}
    battle = field(f"bruno.skill.might={strength}", *rulings, only=only, switches=set_to)
    return play(battle, "block", form, "might", (0,))


def test_a_block_is_declared_in_ones_own_turn() -> None:
    """sotc.block.declare"""
    battle = field(only="anna bruno kessler")
    assert "block" in keys(battle)
    play(battle, "block")
    assert question(battle).people == ("p1",)
    play(battle, DOOR, "might", (0,))
    assert [one.by for one in battle.position.blocks] == ["anna"]
    play(battle, "attack.kessler")
    with pytest.raises(Refused):
        play(battle, "block")


ACTS = tuple(Label("sotc-prevented", kind=one) for one in ("attack", "manoeuvre"))
UNNAMED = Label("sotc-block-unnamed", acts=ACTS)


@pytest.mark.parametrize(
    ("form", "text", "limits"),
    [
        ("", UNNAMED, {"acts": "none", "whom": "none", "zone": "z1", "against": "none"}),
        ("where=anywhere", UNNAMED, {"acts": "none", "whom": "none", "zone": "none", "against": "none"}),
        (
            "whom=kessler against=clara text=Bookcase",
            UserText("Bookcase"),
            {"acts": ACTS, "whom": "kessler", "zone": "z1", "against": "clara"},
        ),
    ],
)
def test_a_block_says_whom_it_hinders_in_what_and_where(form: str, text: Named, limits: dict[str, Argument]) -> None:
    """sotc.block.declare sotc.block.strength: the open roll and its result."""
    battle = field(only="bruno kessler clara")
    play(battle, "block", f"acts=attack,manoeuvre {form}", "might")
    hinders = Label("sotc-block-limits", **limits)
    shown = SYSTEM.table(battle.position).contest
    assert shown
    assert shown.label == Label("sotc-contest-block", block=text, limits=hinders)
    play(battle, (2,))
    strength = {"piece": "bruno", "block": text, "limits": hinders, "strength": 2}
    assert tells(battle, "sotc.block.strength") == [strength]
    assert standing(battle) == {**strength, "protects": "none"}


def standing(battle: Table) -> dict[str, Argument]:
    """Return the figures told about the block that stands, on its card and in its zone."""
    table, (block,) = SYSTEM.table(battle.position), battle.position.blocks
    (card,) = (one for one in table.cards if one.id == block.id)
    assert card.label
    assert {one.label for place in table.places for one in place.details if one.key == block.id} <= {card.label}
    return dict(card.label.figures)


def test_a_block_that_nobody_made_hinders_everybody() -> None:
    """sotc.block.declare"""
    battle = field("new.b1=anna", "b1.by=none", only="anna kessler")
    hinders = Label("sotc-block-limits", acts="none", whom="all", zone="none", against="none")
    assert standing(battle)["limits"] == hinders


def test_the_name_of_a_block_follows_what_it_is_against() -> None:
    """sotc.block.declare: one that somebody described keeps its name, and says beside it what it is against."""
    moves = (Label("sotc-prevented", kind="move"),)
    battle = field("new.b1=anna", "b1.acts=move", only="anna kessler")
    assert standing(battle)["block"] == Label("sotc-block-unnamed", acts=moves)
    play(battle, "^b1.text=Bookcase")
    limits = standing(battle)["limits"]
    assert isinstance(limits, Label)
    assert (standing(battle)["block"], dict(limits.figures)["acts"]) == (UserText("Bookcase"), moves)


def test_a_block_against_nothing_says_so() -> None:
    """sotc.block.declare"""
    battle = field("new.b1=anna", "b1.acts=none", only="anna kessler")
    assert standing(battle)["limits"] == Label("sotc-block-idle")


@pytest.mark.parametrize(("acts", "wide"), [("attack", "no"), ("manoeuvre", "only"), ("none", "no")])
def test_the_name_of_a_protection_follows_what_it_protects_from(acts: str, wide: str) -> None:
    """sotc.block.protect: as the game master sets it"""
    battle = play(field(only="bruno kessler anna"), "protect.anna", "fists", (0,))
    play(battle, f"^{battle.position.blocks[0].id}.acts={acts}")
    assert standing(battle)["block"] == Label("sotc-block-protects", piece="anna", wide=wide)


def test_protection_says_from_what_and_for_whom() -> None:
    """sotc.block.protect: the open roll and its result, by what is said until the dice fall."""
    battle = play(field(only="bruno kessler anna"), "protect.anna", "fists")
    for wide in ("no", "yes"):
        shown = SYSTEM.table(battle.position).contest
        assert shown
        text = Label("sotc-block-protects", piece="anna", wide=wide)
        assert shown.label == Label("sotc-contest-block", block=text, limits="none")
        play(battle, "+wide" if wide == "no" else (0,))
    assert tells(battle, "sotc.block.strength")[-1]["block"] == text
    assert (standing(battle)["protects"], standing(battle)["limits"]) == ("anna", "none")


@pytest.mark.parametrize(("target", "box"), [("clara", "_____"), ("bruno", "____X")])
def test_a_block_may_stop_what_aims_at_one_alone(target: str, box: str) -> None:
    """sotc.block.declare"""
    battle = field("kessler.skill.fists=5", "bruno.skill.might=8", only="bruno kessler clara")
    play(battle, "block", "acts=attack against=clara where=anywhere", "might", (0,), f"attack.{target}", (0, 0))
    assert health(battle, target) == box


@pytest.mark.parametrize(("also", "strength"), [((), None), (("+wide",), 4)])
def test_protection_covers_manoeuvres_only_if_it_is_declared_so(
    also: tuple[Written, ...], strength: int | None
) -> None:
    """sotc.block.protect"""
    battle = field("bruno.skill.weapons=4", "kessler.skill.fists=2", only="bruno kessler anna")
    play(battle, "protect.anna", "weapons", *also, (0,), "place.anna", "fists")
    against = battle.position.contest and battle.position.contest.against
    assert against
    assert against.difficulty == strength


@pytest.mark.parametrize(("answer", "gone"), [("yes", True), ("no", False)])
def test_the_game_master_says_whether_somebody_gets_away(answer: str, gone: bool) -> None:
    """sotc.seq.end"""
    battle = play(field(only="anna kessler bruno"), "away")
    assert question(battle).people == ("p0",)
    play(battle, answer)
    assert bool(battle.position.character("anna").left) is gone
    assert battle.position.now.who == ("kessler" if gone else "anna")


def test_nobody_gets_away_past_a_block_without_the_action() -> None:
    """sotc.seq.end sotc.block.costs_action"""
    assert barred_by(blocked(2), "away") == "sotc.block.costs_action"


@pytest.mark.parametrize(("answer", "left"), [("no", ["Aiming"]), ("yes", [])])
def test_what_needs_a_line_of_sight_may_be_lost_by_a_move(answer: str, left: list[str]) -> None:
    """sotc.temp.fragile_lost"""
    battle = field("anna.new.a1=Aiming", "a1.fragile=yes", "a1.sight=yes")
    play(battle, "walk.z2")
    assert (question(battle).people, proposed(battle)) == (("p0",), ("no",))
    play(battle, answer)
    assert [said(one.text) for one in battle.position.aspects] == left
    assert battle.position.character("anna").zone == "z2"


def test_a_move_loses_nothing_that_needs_no_line_of_sight() -> None:
    """sotc.temp.fragile_lost"""
    battle = play(field("anna.new.a1=Aiming", "a1.fragile=yes"), "walk.z2")
    assert question(battle).rule == "sotc.act.one"


def test_the_game_master_makes_a_broad_block_harder() -> None:
    """sotc.block.penalty: nothing unless it is said; a block of everything is refused."""
    battle = play(field("anna.skill.might=3"), "block")
    assert complaints("acts=attack,manoeuvre,move,rearm where=anywhere", battle) == [("acts", "sotc.block.penalty")]
    play(battle, DOOR, "might", "+penalty", 2)
    assert parts(battle) == [("sotc.roll.effort", 3), ("sotc.block.penalty", -2)]


def test_the_effort_is_the_strength_and_is_not_used_up() -> None:
    """sotc.block.strength"""
    battle = blocked(2, DOOR, "kessler.skill.athletics=4", only="bruno kessler marek")
    assert [one.strength for one in battle.position.blocks] == [2]
    play(battle, "sprint", (0,), "z2")
    assert [one.strength for one in battle.position.blocks] == [2]


@pytest.mark.parametrize(("dice", "zones"), [(1, []), (2, ["z2"]), (4, ["z4", "z3", "z2"])])
def test_a_block_must_be_exceeded(dice: int, zones: list[str]) -> None:
    """sotc.block.overcome sotc.block.margin sotc.indirect.block: shifts count from the block."""
    battle = play(blocked(4, DOOR, "kessler.skill.athletics=3"), "sprint", (dice,))
    found = (
        [key for key in keys(battle) if key in ("z2", "z3", "z4")]
        if question(battle).rule == "sotc.move.sprint"
        else []
    )
    assert found == zones
    assert bool(tells(battle, "sotc.block.overcome")) == (not zones)


@pytest.mark.parametrize(("skill", "boxes"), [(5, "___X_"), (3, "_____")])
def test_an_attack_past_a_block_counts_against_the_defence(skill: int, boxes: str) -> None:
    """sotc.block.margin"""
    battle = field(
        f"kessler.skill.fists={skill}", "clara.skill.athletics=1", "bruno.skill.might=3", only="bruno kessler clara"
    )
    play(battle, "block", "acts=attack whom=kessler where=anywhere", "might", (0,), "attack.clara", (0, 0))
    assert health(battle, "clara") == boxes


def test_a_block_costs_the_action_even_for_a_walk() -> None:
    """sotc.block.costs_action"""
    battle = blocked(2)
    assert barred_by(battle, "walk.z2") == "sotc.block.costs_action"
    assert barred_by(play(battle, "attack.bruno"), "move.z2") == "sotc.block.costs_action"


@pytest.mark.parametrize(("answer", "zone"), [("no", "z1"), ("yes", "z2")])
def test_the_game_master_may_waive_it_by_an_option(answer: str, zone: str) -> None:
    """sotc.block.costs_action"""
    battle = play(blocked(2, sotc__block__costs_action="ask"), "walk.z2", answer)
    assert battle.position.character("kessler").zone == zone


@pytest.mark.parametrize(("duration", "left"), [("exchange", 0), ("next_turn", 1)])
def test_a_block_ends_with_the_exchange_or_at_the_next_turn(duration: str, left: int) -> None:
    """sotc.block.duration"""
    battle = field(only="kessler bruno", switches={"sotc.block.duration": duration})
    play(battle, "pass", "block", DOOR, "might", (0,))
    assert (battle.position.exchange, len(battle.position.blocks)) == (2, left)
    play(battle, "pass")
    assert len(battle.position.blocks) == 0


@pytest.mark.parametrize("how", [("+attach.bruno.g1", 2), ("^bruno.left=left",)])
def test_a_block_does_not_wait_for_a_turn_that_never_comes(how: tuple[Written, ...]) -> None:
    """sotc.block.duration"""
    who = "g1" if "g1" in str(how[0]) else "bruno"
    battle = field("new.g1=2", "g1.side=s1", only="kessler anna bruno", switches={"sotc.block.duration": "next_turn"})
    play(battle, f"^turn={who}", "block", f"{DOOR} things=yes", *(() if who == "g1" else ("might",)), (0,), *how)
    while battle.position.exchange < 3:
        assert len(battle.position.blocks) == 1
        play(battle, "pass")
    assert len(battle.position.blocks) == 0


@pytest.mark.parametrize(("own", "boxes"), [(0, "X____"), (3, "_____")])
def test_the_higher_of_protection_and_defence_counts(own: int, boxes: str) -> None:
    """sotc.block.protect"""
    battle = field(
        "bruno.skill.weapons=4", "anna.skill.athletics=2", "kessler.skill.fists=5", only="bruno kessler anna"
    )
    play(battle, "protect.anna", "weapons", (0,), "attack.anna", (0, own))
    assert health(battle, "anna") == boxes


@pytest.mark.parametrize(("option", "holders"), [("off", []), ("on", ["bruno"])])
def test_a_protecting_block_gives_no_spin_unless_it_is_an_option(option: str, holders: list[str]) -> None:
    """sotc.block.protect_spin"""
    battle = field(
        "bruno.skill.weapons=6",
        "anna.skill.athletics=3",
        "kessler.skill.fists=2",
        only="bruno kessler anna",
        switches={"sotc.block.protect_spin": option},
    )
    play(battle, "protect.anna", "weapons", (0,), "attack.anna", (0, 0))
    assert [one.who for one in battle.position.spins] == holders


@pytest.mark.parametrize(
    ("athletics", "holders"), [(3, ["bruno"]), (5, ["anna", "bruno"]), (0, ["bruno"])], ids=["weak", "both", "alone"]
)
@pytest.mark.parametrize("what", ["attack", "push"])
def test_a_block_and_a_defence_may_both_give_spin(what: str, athletics: int, holders: list[str]) -> None:
    """sotc.block.protect_spin sotc.spin.gain: also against a push."""
    skill = "athletics" if what == "attack" else "might"
    battle = field(
        *("bruno.skill.weapons=6", f"anna.skill.{skill}={athletics}", "kessler.skill.fists=2"),
        only="bruno kessler anna",
        switches={"sotc.block.protect_spin": "on"},
    )
    play(battle, "protect.anna", "weapons", (0,), f"{what}.anna", (0, 0))
    assert [one.who for one in battle.position.spins] == holders


def test_a_block_that_is_only_just_above_gives_no_spin() -> None:
    """sotc.block.protect_spin: the defence is far above, the block is not."""
    battle = field(
        *("bruno.skill.weapons=4", "anna.skill.athletics=6", "kessler.skill.fists=2"),
        only="bruno kessler anna",
        switches={"sotc.block.protect_spin": "on"},
    )
    play(battle, "protect.anna", "weapons", (0,), "attack.anna", (0, 0))
    assert [one.who for one in battle.position.spins] == ["anna"]


def test_of_several_blocks_the_strongest_counts() -> None:
    """sotc.block.several"""
    battle = field("bruno.skill.might=4", "clara.skill.might=2", only="bruno clara kessler")
    play(battle, "block", DOOR, "might", (0,), "block", DOOR, "might", (0,), "sprint", (3,))
    assert tells(battle, "sotc.block.overcome")[-1]["piece"] == "kessler"


@pytest.mark.parametrize(("things", "left"), [("no", 0), ("yes", 1)])
def test_a_block_ends_with_its_maker_unless_it_is_made_of_things(things: str, left: int) -> None:
    """sotc.block.blocker_gone"""
    battle = blocked(
        2,
        f"{DOOR} things={things}",
        "bruno.slots=0",
        "bruno.health=XXXXX",
        "kessler.skill.fists=3",
        only="bruno kessler anna",
    )
    play(battle, "attack.bruno", (0, 0))
    assert len(battle.position.blocks) == left
    assert len(tells(battle, "sotc.block.blocker_gone")) == 1 - left


def test_the_game_master_lets_a_block_stand_whose_maker_is_out() -> None:
    """sotc.block.blocker_gone"""
    rulings = ("bruno.slots=0", "bruno.health=XXXXX", "kessler.skill.fists=3")
    battle = blocked(2, DOOR, *rulings, only="bruno kessler marek anna")
    id = battle.position.blocks[0].id
    play(battle, "attack.bruno", (0, 0), f"+stays.{id}")
    assert [one["stays"] for one in tells(battle, "sotc.block.blocker_gone")] == ["no", "yes"]
    assert [one.strength for one in battle.position.blocks] == [2]


def test_a_block_stands_again_with_its_maker_when_the_hit_is_pulled() -> None:
    """sotc.block.blocker_gone sotc.attack.pull"""
    rulings = ("bruno.slots=0", "bruno.health=XXXX_", "kessler.skill.fists=6")
    battle = blocked(2, DOOR, *rulings, only="bruno kessler marek anna")
    id = battle.position.blocks[0].id
    play(battle, "attack.bruno", (0, 0), "+pull", 1)
    assert battle.position.character("bruno").left is None
    assert [one.id for one in battle.position.blocks] == [id]
    assert f"stays.{id}" not in offers(battle)


def test_the_game_master_drops_a_block() -> None:
    """sotc.block.blocker_gone sotc.engine.override"""
    battle = blocked(2)
    play(battle, "+gm", "block", battle.position.blocks[0].id)
    assert len(battle.position.blocks) == 0


def test_what_is_done_besides_adds_up_on_the_action_alone() -> None:
    """sotc.supp.penalty sotc.supp.harder sotc.supp.several sotc.supp.only_primary"""
    battle = field("anna.new.w1=melee", "anna.w1=away", "anna.skill.weapons=3", "kessler.zone=z2")
    play(battle, "walk.z2", "attack.kessler", "+weapon.w1", "+supp.other", "+harder", 2)
    assert [points for _, points in parts(battle)] == [3, -1, -1, -2]
    play(battle, (0, 0), "attack.anna")
    assert min(points for _, points in parts(battle, 1)) >= 0


def test_one_zone_goes_besides_and_a_second_takes_a_sprint() -> None:
    """sotc.supp.several sotc.move.one_zone"""
    battle = play(field(), "walk.z2")
    assert barred_by(battle, "walk.z3") == "sotc.supp.several"
    assert barred_by(battle, "sprint") == "sotc.supp.several"


def test_a_zone_may_be_walked_after_the_action() -> None:
    """sotc.move.one_zone sotc.move.border_supplemental"""
    battle = play(field("border.z1.z2=2", "anna.skill.fists=3"), "attack.kessler", "+move.z2")
    assert bonus(battle) == 0
    play(battle, (0, 0))
    assert battle.position.character("anna").zone == "z2"


def test_walking_ends_a_turn_without_a_roll_but_not_across_a_border() -> None:
    """sotc.move.plain"""
    assert barred_by(play(field(), "walk.z2"), "pass") == ""
    assert barred_by(play(field("border.z1.z2=1"), "walk.z2"), "pass") == "sotc.move.plain"


@pytest.mark.parametrize(
    ("dice", "rulings", "switches", "zones"),
    [
        (3, (), {}, ["z4", "z3", "z2"]),
        (3, (), {"sotc.move.sprint_difficulty": "1"}, ["z3", "z2"]),
        (-2, (), {}, ["z2"]),
        (-2, (), {"sotc.move.sprint_minimum": "off"}, []),
        (-2, ("border.z1.z2=1",), {}, []),
        (4, ("border.z1.z2=2",), {}, ["z3", "z2"]),
        (2, ("border.z1.z2=2",), {}, []),
        (4, ("anna.load=1",), {}, ["z3", "z2"]),
        (4, ("anna.load=1",), {"sotc.carry.sprint": "none"}, ["z4", "z3", "z2"]),
        (0, ("anna.load=1",), {}, []),
    ],
)
def test_a_sprint_pays_for_zones_borders_and_loads(
    dice: int, rulings: tuple[str, ...], switches: dict[str, str], zones: list[str]
) -> None:
    """sotc.move.sprint sotc.move.sprint_difficulty sotc.move.sprint_minimum sotc.move.sprint_border sotc.carry.sprint"""
    battle = play(field(*rulings, switches=switches), "sprint", (dice,))
    found = keys(battle) if question(battle).rule == "sotc.move.sprint" else ("stay",)
    assert found == (*zones, "stay")


def test_a_load_makes_a_step_dearer() -> None:
    """sotc.carry.penalty sotc.weight.table: a person has the factor 2."""
    battle = play(
        field("anna.skill.guns=4", "anna.new.w1=gun", "border.z1.z2=1"), "carry", "2", "attack.kessler", "+move.z2"
    )
    assert [points for _, points in parts(battle)] == [4, -1, -1, -2]


def test_distances_and_reach() -> None:
    """sotc.frame.range sotc.frame.zone_count: out of reach a step helps, or the game master's word."""
    battle = field("anna.skill.fists=3", "kessler.zone=z2")
    assert {"attack.kessler.far", "attack.kessler.via.z2"} <= set(keys(battle))
    assert "attack.kessler" not in keys(battle)
    assert question(play(battle, "attack.kessler.far")).rule == "sotc.frame.range"
    play(battle, "no")
    assert battle.position.now.who == "anna"


WAY_OUT = "acts=move where=z1"


def test_a_step_into_reach_does_not_lead_through_a_block() -> None:
    """sotc.block.costs_action sotc.supp.several"""
    battle = blocked(2, WAY_OUT, "marek.zone=z2", "marek.side=s1", only="bruno kessler marek")
    assert barred_by(battle, "attack.marek.via.z2") == "sotc.block.costs_action"


@pytest.mark.parametrize(("answer", "zone"), [("no", "z1"), ("yes", "z2")])
def test_a_step_into_reach_may_be_waived_too(answer: str, zone: str) -> None:
    """sotc.block.costs_action"""
    there = ("marek.zone=z2", "marek.side=s1")
    battle = blocked(2, WAY_OUT, *there, only="bruno kessler marek", sotc__block__costs_action="ask")
    play(battle, "attack.marek.via.z2", answer)
    assert battle.position.character("kessler").zone == zone


def test_a_step_into_reach_is_no_second_zone() -> None:
    """sotc.supp.several"""
    battle = play(field("kessler.zone=z3"), "walk.z2")
    assert barred_by(battle, "attack.kessler.via.z3") == "sotc.supp.several"


WON = ("kessler.skill.fists=8", "kessler.skill.athletics=6", "bruno.skill.fists=0")


@pytest.mark.parametrize("way", ["always", "ask"])
def test_overflow_does_not_lead_through_a_block(way: str) -> None:
    """sotc.block.costs_action sotc.over.use: what is not allowed costs nothing."""
    battle = blocked(2, WAY_OUT, *WON, sotc__block__costs_action=way)
    play(battle, "attack.bruno", (0, 0), "mild")
    if way == "always":
        assert barred_by(battle, "move.z2") == "sotc.block.costs_action"
        return
    left = battle.position.now.overflow
    play(battle, "move.z2", "no")
    assert (battle.position.character("kessler").zone, battle.position.now.overflow) == ("z1", left)
    play(battle, "move.z2", "yes")
    assert (battle.position.character("kessler").zone, battle.position.now.overflow) == ("z2", left - 1)


@pytest.mark.parametrize("way", ["always", "ask"])
def test_a_dive_does_not_lead_through_a_block(way: str) -> None:
    """sotc.block.costs_action sotc.spin.or_overflow"""
    battle = blocked(2, WAY_OUT, *WON, only="bruno anna kessler", sotc__block__costs_action=way)
    play(battle, "attack.kessler", (0, 0), "+overflow.kessler")
    if way == "always":
        assert barred_by(battle, "move.z2") == "sotc.block.costs_action"
        return
    play(battle, "move.z2", "no", "move.z2", "yes")
    assert battle.position.character("kessler").zone == "z2"


DISARMED = ("kessler.new.w1=melee", "kessler.w1=lost", "kessler.w1.penalty=2", "kessler.skill.athletics=3")


@pytest.mark.parametrize(("dice", "lost"), [(-1, 2), (0, None)])
def test_a_weapon_is_picked_up_past_a_block_by_a_roll(dice: int, lost: int | None) -> None:
    """sotc.block.overcome sotc.disarm.recover_action: one shift is enough, the action is spent in any case."""
    battle = play(blocked(2, "acts=rearm where=anywhere", *DISARMED), "rearm", "athletics", (dice,))
    assert battle.position.character("kessler").weapons[0].lost == lost
    assert bool(tells(battle, "sotc.block.overcome")) == (lost is not None)
    assert battle.position.exchange == 2


@pytest.mark.parametrize("way", ["always", "ask"])
def test_nothing_is_picked_up_besides_past_a_block(way: str) -> None:
    """sotc.block.costs_action sotc.disarm.recover_supplemental"""
    battle = blocked(2, "acts=rearm where=anywhere", *DISARMED, sotc__block__costs_action=way)
    play(battle, "attack.bruno")
    if way == "always":
        assert barred_by(battle, "weapon.w1") == "sotc.block.costs_action"
        return
    play(battle, "+weapon.w1", "no")
    assert bonus(battle) == 0
    play(battle, "+weapon.w1", "yes")
    assert bonus(battle) == -3


@pytest.mark.parametrize(("dice", "blocks"), [(0, 1), (1, 2)])
def test_a_block_may_be_blocked(dice: int, blocks: int) -> None:
    """sotc.block.overcome sotc.block.declare: it is one of the other actions."""
    battle = blocked(2, "acts=other where=anywhere", "kessler.skill.might=2", only="bruno kessler marek")
    play(battle, "block", "acts=move", "might", (dice,))
    assert len(battle.position.blocks) == blocks


def test_a_difficulty_as_it_stands_may_stay_however_high_a_block_is() -> None:
    """sotc.simple.difficulty sotc.block.margin"""
    battle = blocked(12, "acts=other where=anywhere")
    play(battle, f"^{battle.position.blocks[0].id}.strength=15", "other", "might", "+difficulty")
    ask = question(battle)
    assert isinstance(ask, Number)
    assert (ask.least, ask.preset, ask.most) == (-2, 15, 15)


def test_no_difficulty_goes_under_a_block() -> None:
    """sotc.block.margin sotc.simple.difficulty"""
    battle = blocked(4, "acts=other where=anywhere", "kessler.skill.might=5")
    play(battle, "other", "might", "+difficulty", 2, (0,))
    assert tells(battle, "sotc.shift.spend")[-1]["shifts"] == 1


def test_a_border_that_was_crossed_needs_a_roll() -> None:
    """sotc.supp.only_primary sotc.move.plain: picking up a weapon has none."""
    battle = play(field("border.z1.z2=3", "anna.new.w1=melee", "anna.w1=lost"), "walk.z2")
    assert (barred_by(battle, "rearm"), barred_by(battle, "pass")) == ("sotc.move.plain", "sotc.move.plain")


def test_what_is_done_besides_costs_one_unless_the_game_master_finds_it_hard() -> None:
    """sotc.supp.harder: nobody is asked, and only the game master may say so."""
    battle = play(field(), "attack.kessler")
    assert "harder" not in offers(battle)
    play(battle, "+supp.other")
    assert bonus(battle) == -1
    assert {one.who for one in battle.offers if one.key == "harder"} == {"p0"}
    assert bonus(play(battle, "+harder", 3)) == -3


def test_a_block_stands_until_its_maker_s_turn_whoever_steps_in_before_it() -> None:
    """sotc.block.duration sotc.hold.resume"""
    switches = {"sotc.block.duration": "next_turn"}
    battle = play(field(only="kessler bruno anna", switches=switches), "pass")
    play(battle, "block", "acts=attack whom=kessler where=anywhere", "might", (0,), "pass", "hold")
    assert (battle.position.now.who, battle.position.blocks) == ("bruno", ())
    play(battle, "+in.kessler")
    assert [one.by for one in battle.position.blocks] == ["bruno"]
    play(battle, "pass")
    assert (battle.position.now.who, battle.position.blocks) == ("bruno", ())


def test_a_block_whose_maker_has_left_gives_nobody_spin() -> None:
    """sotc.block.protect_spin sotc.block.blocker_gone"""
    switches = {"sotc.block.protect_spin": "on"}
    battle = field("bruno.skill.might=8", only="bruno kessler anna clara", switches=switches)
    play(battle, "protect.anna", "might", (0,), "^b21.things=yes", "^bruno.left=left", "attack.anna", (0, 0))
    assert [one.strength for one in battle.position.blocks] == [8]
    assert battle.position.spins == ()
