"""Chapters introduction and set-up: what it is for, sides, the order of the steps, deployment, and the war chest."""

from __future__ import annotations

from dataclasses import fields

import pytest
from engine.war.cast import (
    BOWS,
    GUARD,
    LEVY,
    OGRES,
    PIKES,
    RAIDERS,
    SLINGERS,
    SYSTEM,
    Table,
    armies,
    cast,
    fielded,
    ordered,
    parts_of,
    poor,
)
from support.playing import (
    all_keys,
    barred,
    keys,
    overruled,
    play,
    proposed,
    question,
    refused,
    rolled,
    sum_of,
    tells,
    until,
)
from tools.rules_table import rows

from gonfalon.battle.battle import Battle
from gonfalon.questions.figures import UserText
from gonfalon.questions.number import Number
from gonfalon.questions.refusal import Refused
from gonfalon.questions.roll import Roll
from gonfalon.questions.secret import FaceDown
from gonfalon.systems import ours
from gonfalon.systems.war.muster import quick_army
from gonfalon.systems.war.muster.ready import READY
from gonfalon.systems.war.state.pieces import LONGEST_NAME, Kind, Status, Step, Unit, Zone

ON = {"war.opt.reinforcements": "on"}


def begun(players: int = 2, /, **switches: str) -> Table:
    """A set-up of one's own at sides and players."""
    wanted = {f"war.{name.replace('__', '.')}": value for name, value in switches.items()}
    return play(Battle(SYSTEM, wanted), f"players.{players}")


def buying(**switches: str) -> Table:
    """The first player's purchases."""
    return until(begun(**switches), "war.chest.cost.unit")


def deploying(*players: list[str], zones: int = 4) -> Table:
    """Armies ready, zones laid; everybody is out of war points, the next question is who goes where."""
    battle = overruled(armies(*players), **{f"p{number}__points": 0 for number in range(1, len(players) + 1)})
    play(until(play(battle, zones), "war.zone.place.first"), "all", "done")
    return until(battle, "war.setup.deploy")


def points(battle: Table) -> list[int]:
    return [player.points for player in battle.position.players]


def test_a_battle_is_brought_along_or_begun_from_nothing() -> None:
    """war.intro.purpose: leaders and fate points of a campaign, or a ready battle with everything in it"""
    battle = play(begun(), "p1", "own", 3, "done")
    assert "card" in keys(battle), "a leader who was kept"
    play(battle, "card", "main | will 3, fight 3, athletics 2 | Ida | Captain of the North Gate | stress 2")
    assert [(one.name, one.owner) for one in battle.position.leaders] == [(UserText("Ida"), "p1")]
    assert battle.position.player("p1").own == 3
    for ready in READY:
        battle = play(Battle(SYSTEM), f"ready.{ready.key}")
        assert battle.position.step is Step.INITIATIVE
        assert battle.position.units


def test_the_squad_rules_are_another_system_and_not_mixed_in() -> None:
    """war.intro.not_squads: the book warns, and no option brings them in"""
    (row,) = [row for row in rows("war") if row.id == "war.intro.not_squads"]
    assert row.kind == "advice"
    assert [system.id for system in ours() if "squad" in system.id] == []
    assert [switch.rule for switch in SYSTEM.switches if "squad" in switch.rule] == []


def test_names_are_free_and_nothing_has_a_scale() -> None:
    """war.intro.abstract: no head counts, no metres"""
    battle = play(buying(), "card", "average | fight 1 | A thousand orcs & a dog")
    assert battle.position.units[0].name == UserText("A thousand orcs & a dog")
    numbers = {one.name for kind in (Unit, Zone) for one in fields(kind) if "int" in str(one.type)}
    assert numbers == {"at"}, "where a card lies, nothing else"


def test_names_have_a_longest_length() -> None:
    """war.intro.abstract: what fits on a card"""
    battle = play(begun(), "name.s1")
    assert refused(battle, "x" * (LONGEST_NAME + 1)) == "length"
    play(battle, "x" * LONGEST_NAME)
    assert dict(battle.position.sides)["s1"] == UserText("x" * LONGEST_NAME)


def test_the_steps_come_one_after_the_other() -> None:
    """war.setup.order: sides, chests, leaders, units, zones, their aspects, deployment, initiative"""
    assert Battle(SYSTEM).position.step is Step.OPEN
    battle = play(begun(), "p1", "own", 1)
    seen = [battle.position.step]
    while battle.position.step is not Step.NEXT:
        step(battle)
        if battle.position.step is not seen[-1]:
            seen.append(battle.position.step)
    assert seen == [
        Step.SIDES,
        Step.LEADERS,
        Step.ARMIES,
        Step.ZONES,
        Step.BORDERS,
        Step.SECRETS,
        Step.DEPLOY,
        Step.INITIATIVE,
        Step.NEXT,
    ]


def step(battle: Table) -> None:
    """Answer with the proposed option, or the first free one."""
    ask = battle.ask
    if isinstance(ask, Roll):
        play(battle, sum_of(4 if ask.people[0] == "p1" else 0))
    elif isinstance(ask, Number):
        play(battle, ask.least if ask.preset is None else ask.preset)
    else:
        free = keys(battle)
        play(battle, next((key for key in proposed(battle) if key in free), free[0]))


def test_a_step_opens_when_everybody_has_finished_the_one_before() -> None:
    """war.setup.order: whoever comes later holds the table up"""
    battle = play(begun(3), "done", "later", "done", "done")
    assert (battle.position.step, question(battle).people) == (Step.LEADERS, ("p1",))
    play(battle, "done", "card", LEVY, "done", "later", "card", RAIDERS, "done")
    assert (battle.position.step, question(battle).people) == (Step.ARMIES, ("p2",))
    assert "later" not in all_keys(battle), "nobody else is left"
    play(battle, "card", PIKES, "done")
    assert battle.position.step is Step.ZONES


def test_what_belongs_to_a_later_step_is_refused() -> None:
    """war.setup.order"""
    battle = buying()
    assert [refused(battle, key) for key in ("cell.3.3", "write.z1", "u1")] == ["not-offered"] * 3


def test_each_player_is_on_exactly_one_side() -> None:
    """war.setup.sides: everybody against the game master is proposed"""
    battle = begun(4)
    assert [(player.side, player.gm) for player in battle.position.players] == [
        ("s1", False),
        ("s1", False),
        ("s1", False),
        ("s2", True),
    ]
    play(battle, "p2", "side", "s2", "p2", "gm")
    assert [(player.side, player.gm) for player in battle.position.players][1:] == [
        ("s2", True),
        ("s1", False),
        ("s2", False),
    ]


def test_there_are_at_least_two_sides() -> None:
    """war.setup.sides"""
    battle = play(begun(), "p2", "side", "s1")
    assert barred(battle) == {"done": "war.setup.sides"}
    play(battle, "p2", "side", "new")
    assert [player.side for player in battle.position.players] == ["s1", "s3"]
    assert "done" in keys(battle)


def test_sides_and_players_have_bounds() -> None:
    """war.setup.sides war.setup.order: four sides, eight players, two at least"""
    battle = begun()
    assert "remove" not in all_keys(battle)
    for _ in range(6):
        play(battle, "add")
    assert barred(battle) == {"add": "war.setup.order"}
    play(battle, "remove")
    assert (len(battle.position.players), barred(battle)) == (7, {})
    play(battle, "p1", "side", "new", "p1", "side", "new", "p1", "side")
    assert all_keys(battle) == ("s1", "s2", "s3", "s4"), "no fifth"


def test_there_is_no_more_than_one_game_master_or_none() -> None:
    """war.setup.sides"""
    battle = play(begun(3), "p3", "gm")
    assert battle.position.gm is None
    play(battle, "p1", "gm")
    assert battle.position.gm == "p1"


def test_sides_and_players_are_called_as_the_table_likes() -> None:
    """war.setup.sides"""
    battle = play(begun(), "name.s1", "North", "p1", "name", "Nora")
    names = battle.system.names(battle.position)
    assert (names["s1"], names["p1"]) == (UserText("North"), UserText("Nora"))
    play(battle, "name.s1", "")
    assert battle.system.names(battle.position)["s1"] != UserText("North")


def test_players_of_a_side_are_allies_and_all_others_enemies() -> None:
    """war.setup.sides: no neutrals"""
    battle = fielded(armies([LEVY], [PIKES], [RAIDERS]), "z1", "z2", "z3", first="p1")
    play(battle)
    assert [key for key in all_keys(battle) if key.startswith("attack")] == ["attack.u3"]


def test_a_unit_or_player_changes_sides_only_by_the_game_master() -> None:
    """war.setup.sides"""
    battle = play(poor(), "+gm", "side", "raiders", "p1")
    assert battle.position.unit("raiders").owner == "p1"
    assert tells(battle, "war.setup.sides") == [{"who": "raiders", "to": "p1"}]
    assert "raiders" in keys(battle)
    over = play(poor(), "+gm", "side", "p2", "s1")
    assert over.ask is None, "one side alone is left"
    back = play(poor(), "+gm", "side", "back")
    assert question(back).rule == "war.turn.choose"


def test_everybody_deploys_one_in_turn() -> None:
    """war.setup.deploy: in placing order; who is through is passed over"""
    battle = deploying([LEVY, PIKES], [RAIDERS])
    who = []
    while not isinstance(battle.ask, Roll):
        who.append(question(battle).people[0])
        unit = keys(battle)[0]
        play(battle, unit, "z1" if who[-1] == "p1" else "z2")
    assert who == ["p1", "p2", "p1"]
    assert [unit.zone for unit in battle.position.units] == ["z1", "z1", "z2"]


def test_a_zone_with_enemies_is_refused() -> None:
    """war.setup.deploy"""
    battle = play(deploying([LEVY], [RAIDERS]), "u1", "z1", "u2")
    assert barred(battle) == {"z1": "war.setup.deploy"}
    assert refused(battle, "z1") == "barred"


def test_where_enemies_stand_everywhere_any_zone_will_do() -> None:
    """war.setup.deploy: nobody is shut out"""
    battle = play(deploying([LEVY], [RAIDERS], zones=1), "u1", "z1", "u2")
    assert (keys(battle), barred(battle)) == (("z1",), {})


def test_the_game_master_puts_units_where_he_likes() -> None:
    """war.setup.deploy war.zone.position: by a ruling, among enemies too"""
    battle = overruled(fielded(armies([LEVY], [RAIDERS]), "z1", "z2"), u2__zone="z1")
    assert battle.position.unit("u2").zone == "z1"


def test_all_of_ones_own_can_be_put_in_place_at_once() -> None:
    """war.setup.deploy: not among enemies, not onto one heap"""
    battle = play(deploying([LEVY, PIKES, BOWS], [RAIDERS, OGRES]), "all", "all")
    own = {unit.zone for unit in battle.position.units if unit.owner == "p1"}
    foes = {unit.zone for unit in battle.position.units if unit.owner == "p2"}
    assert own and foes and not own & foes
    assert all(unit.status is Status.ACTIVE for unit in battle.position.units)


def test_leaders_are_deployed_with_a_unit_or_alone() -> None:
    """war.setup.deploy war.setup.order: first attachments, one leader to a unit"""
    battle = begun()
    play(battle, "done", "quick.medieval", "quick.medieval", "done", "done", "card", PIKES, "done", "card", LEVY)
    play(battle, "done", 3, "all", "done")
    until(battle, "war.setup.deploy")
    leaders = [leader.id for leader in battle.position.leaders]
    unit, foe = (unit.id for unit in battle.position.units)
    play(battle, foe, "z2", unit, "z1", leaders[0])
    assert unit in keys(battle)
    play(battle, unit, leaders[1])
    assert barred(battle) == {unit: "war.leader.one_per_unit", "z2": "war.setup.deploy"}
    play(battle, "z3")
    assert [(one.unit, one.zone) for one in battle.position.leaders] == [(unit, "z1"), (None, "z3")]


def test_a_face_down_card_turns_up_under_a_leader_alone() -> None:
    """war.setup.deploy war.zone.aspect.reveal: leaders on their own turn it too"""
    battle = play(begun(), "p1", "own", 1, "done", "quick.medieval", "done", "done", "card", LEVY, "done")
    play(battle, "card", RAIDERS, "done")
    overruled(battle, p1__points=0, p2__points=0)
    play(battle, 3, "all", "done", "write.z3", "p1: Hidden Bog", "p1: no", "u2", "z1", "u3", "z2", "l1", "z3", "no")
    assert battle.position.zone("z3").face_down is False


@pytest.mark.parametrize("zone", ["z1", "z2"])
def test_a_face_down_card_turns_up_under_a_unit(zone: str) -> None:
    """war.setup.deploy: a unit sees the ground that it stands on"""
    battle = overruled(armies([LEVY], [RAIDERS]), p1__own=1, p1__points=0, p2__points=0)
    play(battle, 3, "all", "done", "write.z1")
    play(battle, "p1: Hidden Bog", "p1: no")
    assert isinstance(battle.ask, FaceDown) is False
    play(battle, "u1", zone)
    if zone == "z1":
        play(battle, "yes")
    assert battle.position.zone("z1").face_down is (zone == "z2")
    assert [aspect.hinders for aspect in battle.position.aspects] == ([True] if zone == "z1" else [])


@pytest.mark.parametrize("size", ["0", "7", "10", "99"])
def test_everybody_has_the_same_war_chest(size: str) -> None:
    """war.chest.size: what the table sets, ten in the book"""
    assert points(begun(3, chest__size=size)) == [int(size)] * 3
    assert points(begun(3)) == [10] * 3


@pytest.mark.parametrize("size", ["-1", "100", "ten", ""])
def test_a_war_chest_has_bounds(size: str) -> None:
    """war.chest.size: from 0 to 99"""
    with pytest.raises(Refused):
        begun(chest__size=size)


def test_single_players_may_have_more_or_less() -> None:
    """war.chest.size"""
    battle = play(begun(3), "p2", "points", 14)
    assert points(battle) == [10, 14, 10]
    play(battle, "p1", "points")
    assert isinstance(battle.ask, Number)
    assert (battle.ask.least, battle.ask.most, battle.ask.preset) == (0, 99, 10)
    assert refused(battle, 100) == "number"


@pytest.mark.parametrize("size", [5, 10, 12, 20])
def test_more_points_mean_more_troops(size: int) -> None:
    """war.chest.scale: a skirmish, a good middle, an epic battle"""
    prices = {"average": 1, "fair": 2, "good": 3}
    army = quick_army("medieval", size, 0)
    assert sum(prices[unit.quality] for unit in army) <= size
    assert len(quick_army("medieval", 5, 0)) <= len(army) <= len(quick_army("medieval", 20, 0))


def test_the_book_chest_lies_in_the_good_middle() -> None:
    """war.chest.scale war.chest.size"""
    (switch,) = [one for one in SYSTEM.switches if one.rule == "war.chest.size"]
    assert 10 <= int(switch.default) <= 12


@pytest.mark.parametrize(("card", "price"), [(LEVY, 1), (SLINGERS, 1), (PIKES, 2), (RAIDERS, 2), (GUARD, 3)])
def test_a_unit_costs_what_its_quality_says(card: str, price: int) -> None:
    """war.chest.cost.unit"""
    battle = play(buying(), "card", card)
    assert points(battle) == [10 - price, 10]
    play(battle, "again.u1")
    assert points(battle) == [10 - 2 * price, 10]
    play(battle, "edit.u1", "sell")
    assert points(battle) == [10 - price, 10]


@pytest.mark.parametrize(
    ("left", "dear"),
    [
        ("0", {"new.average", "new.fair", "new.good", "card", "fate"}),
        ("1", {"new.fair", "new.good", "fate"}),
        ("2", {"new.good", "fate"}),
        ("3", set()),
    ],
)
def test_what_the_chest_cannot_pay_is_refused(left: str, dear: set[str]) -> None:
    """war.chest.cost.unit war.chest.cost.fate"""
    battle = buying(chest__size=left)
    offers = {key for key in barred(battle) if not key.startswith("quick") and key != "done"}
    assert offers == dear
    for key in dear:
        assert refused(battle, key) == "barred"
    assert points(battle) == [int(left)] * 2


def test_a_card_dearer_than_the_chest_is_refused() -> None:
    """war.chest.cost.unit: the price is known only when the card is read"""
    battle = play(buying(chest__size="2"), "card")
    assert refused(battle, GUARD) == "barred"
    assert points(play(battle, PIKES)) == [0, 2]


def test_an_army_has_at_least_one_unit_unless_the_chest_is_empty() -> None:
    """war.chest.cost.unit war.unit.parts"""
    assert "done" in barred(buying())
    assert "done" in keys(buying(chest__size="0"))


def test_a_fate_point_costs_three() -> None:
    """war.chest.cost.fate: besides one's own"""
    battle = play(begun(), "p1", "own", 2)
    until(battle, "war.chest.cost.unit")
    play(battle, "fate", "fate", "fate")
    player = battle.position.player("p1")
    assert (player.points, player.bought, player.own, player.fate) == (1, 3, 2, 5)
    assert barred(battle)["fate"] == "war.fate.buy_mid_battle"


def test_bought_fate_points_pay_for_zone_aspects_too() -> None:
    """war.chest.cost.fate"""
    battle = play(until(begun(), "war.chest.cost.unit"), "fate", "card", LEVY, "done", "card", RAIDERS, "done")
    play(battle, 3, "all", "done", "write.z2", "p1: Bog", "p1: no")
    assert battle.position.player("p1").bought == 0


@pytest.mark.parametrize(("left", "open_"), [(0, None), (2, False), (3, True), (9, True)])
def test_what_is_left_buys_fate_points_in_battle(left: int, open_: bool | None) -> None:
    """war.chest.leftover: no action, before a unit is picked or in its turn"""
    battle = poor(p1__points=left)
    offers = {offer.key: offer for offer in battle.offers}
    assert ("buy.p1" in offers) is (open_ is not None)
    if open_ is None:
        return
    assert (offers["buy.p1"].who, offers["buy.p1"].barred is None) == ("p1", open_)
    if open_:
        play(battle, "pikes", "+buy.p1")
        player = battle.position.player("p1")
        assert (player.points, player.bought) == (left - 3, 1)
        assert "attack.raiders" in all_keys(battle), "the turn goes on"
        assert battle.position.now.left == 1


def test_it_is_bought_in_the_middle_of_a_roll_of_the_enemy() -> None:
    """war.chest.leftover: no turn is needed"""
    battle = poor(raiders__zone="z1", p1__points=3)
    play(battle, "levy", "end", "raiders", "attack.pikes", *rolled(1, 0))
    assert question(battle).people == ("p1",)
    play(battle, "+buy.p1", "paid.pikes.1.p1")
    assert tells(battle, "war.core.shifts")[-1]["against"] == 4


def test_without_the_option_no_units_come_later() -> None:
    """war.opt.reinforcements: off"""
    assert [key for key in all_keys(cast(p1__points=9)) if key.startswith("reinforce")] == []


def reinforced(**rulings: int | str) -> Table:
    """Nora builds an Average unit at the start of her turn, up to the question where."""
    return play(poor(ON, p1__points=1, **rulings), "reinforce.p1.average", "fight", "Latecomers")


def test_reinforcements_are_paid_and_stand_beside_their_own() -> None:
    """war.opt.reinforcements: on"""
    battle = reinforced(pikes__zone="z2", bows__zone="z3", raiders__zone="z3")
    assert all_keys(battle) == ("z1", "z2"), "not beside enemies"
    play(battle, "z2")
    unit = battle.position.units[-1]
    assert (unit.zone, unit.acted, unit.status, unit.owner) == ("z2", True, Status.ACTIVE, "p1")
    assert points(battle)[0] == 0
    assert barred(battle)[unit.id] == "war.turn.everyone_once"
    assert question(battle).people == ("p1",), "it is still her turn"


def test_reinforcements_act_in_the_next_round() -> None:
    """war.opt.reinforcements"""
    battle = play(reinforced(), "z1")
    while battle.position.round == 1:
        play(battle, keys(battle)[0], "end")
    assert battle.position.units[-1].id in keys(battle)


def test_where_all_their_own_are_beset_they_come_where_nobody_is() -> None:
    """war.opt.reinforcements: at the edge that the game master names"""
    battle = reinforced(raiders__zone="z1")
    assert (all_keys(battle), question(battle).people) == (("z2", "z3", "z4"), ("p2",))


def test_reinforcements_turn_up_the_card_they_come_to() -> None:
    """war.opt.reinforcements war.zone.aspect.reveal: they see the ground they stand on"""
    battle = overruled(armies([LEVY], [RAIDERS], switches=ON), p1__own=1, p1__points=0, p2__points=0)
    play(battle, 3, "all", "done", "write.z3", "p1: Hidden Bog", "p1: no", "u1", "z1", "u2", "z2")
    ordered(battle, "p1")
    overruled(battle, u2__zone="z1", p1__points=1)
    play(battle, "end", "end", "reinforce.p1.average", "fight", "Latecomers", "z3", "no")
    assert battle.position.zone("z3").face_down is False
    assert battle.position.units[-1].zone == "z3"


def test_the_chest_pays_for_reinforcements() -> None:
    """war.opt.reinforcements war.chest.cost.unit"""
    battle = poor(ON, p1__points=2)
    assert [key for key in barred(battle) if key.startswith("reinforce")] == ["reinforce.p1.good"]
    assert [key for key in all_keys(poor(ON)) if key.startswith("reinforce")] == []


def test_what_was_not_spent_is_lost_at_the_end() -> None:
    """war.chest.vanish: bought points, not one's own and what the battle brings"""
    battle = play(cast(p1__points=5, p1__bought=2, p2__points=4, p2__bought=1), "+gm", "close", "s2")
    assert [(one.points, one.bought, one.own) for one in battle.position.players] == [(0, 0, 3), (0, 0, 4)]


def test_during_the_battle_nothing_vanishes() -> None:
    """war.chest.vanish: not at the end of a round"""
    battle = poor(p1__points=5, p1__bought=2)
    while battle.position.round == 1:
        play(battle, keys(battle)[0], "end")
    player = battle.position.player("p1")
    assert (player.points, player.bought) == (5, 2)


def test_three_allies_add_up_when_they_bar_the_way() -> None:
    """war.setup.sides war.core.teamwork: one for each further unit of the side, whoever leads it"""
    battle = fielded(armies([LEVY, SLINGERS], [BOWS], [RAIDERS]), "z1", "z1", "z1", "z2", first="p3")
    play(battle, "force.z1", "u3")
    assert parts_of(battle, "u3") == {"war.core.total": 1, "war.over.enemy.extra": 2}


def test_kinds_of_aspects_tell_what_is_in_play() -> None:
    """war.setup.deploy war.zone.aspect.reveal: a card's text is a situation from then on"""
    battle = overruled(armies([LEVY], [RAIDERS]), p1__own=1, p1__points=0, p2__points=0)
    play(battle, 3, "all", "done", "write.z1", "p1: Hidden Bog", "p1: no", "u1", "z1", "no")
    assert [(aspect.kind, aspect.free) for aspect in battle.position.aspects] == [(Kind.SITUATION, ())]


@pytest.mark.parametrize(
    ("chest", "own", "bought", "spent"), [(5, 0, 0, 5), (8, 0, 1, 5), (10, 0, 1, 7), (10, 1, 0, 10)]
)
def test_a_quick_army_comes_with_a_fate_point(chest: int, own: int, bought: int, spent: int) -> None:
    """war.chest.cost.fate war.fate.pools: for who has none, once the army itself is big enough"""
    battle = play(Battle(SYSTEM, {"war.chest.size": str(chest)}), "players.2", "p1", "own", own, "done")
    play(battle, "done", "done", "quick.medieval")
    player, prices = battle.position.player("p1"), {"average": 1, "fair": 2, "good": 3}
    assert (player.bought, player.fate, player.points) == (bought, bought + own, 0)
    assert sum(prices[unit.quality] for unit in battle.position.units_of("p1")) == spent
    assert len(tells(battle, "war.chest.cost.fate")) == bought


def test_what_is_left_in_the_chest_of_a_quick_army_is_told_as_it_is_shown() -> None:
    """war.chest.cost.fate: with the units paid, too"""
    battle = play(Battle(SYSTEM, {"war.chest.size": "10"}), "players.2", "p1", "own", 0, "done")
    play(battle, "done", "done", "quick.medieval")
    assert [one["left"] for one in tells(battle, "war.chest.cost.fate")] == [battle.position.player("p1").points]


def test_an_army_without_a_fate_point_is_told_so() -> None:
    """war.fate.pools: as soon as there are units, until one is bought"""
    battle = play(begun(), "done", "done", "done")
    assert battle.ask and not battle.ask.notes
    play(battle, "card", PIKES)
    assert [note.id for note in battle.ask.notes] == ["war-no-fate"]
    play(battle, "fate")
    assert not battle.ask.notes
