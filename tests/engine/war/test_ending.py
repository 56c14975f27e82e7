"""Chapter: fate points in battle, giving up, the end, and what everybody takes home."""

from __future__ import annotations

import pytest
from engine.war.cast import (
    LEVY,
    PIKES,
    SLINGERS,
    SYSTEM,
    Table,
    cast,
    fielded,
    led,
    ordered,
    passed,
    poor,
    shifts,
    thrown,
    turn_of,
    with_aspect,
)
from support.playing import (
    all_keys,
    barred,
    keys,
    offers,
    overruled,
    play,
    proposed,
    question,
    refused,
    rolled,
    tells,
    until,
)

from gonfalon.battle.battle import Battle
from gonfalon.questions.figures import Label
from gonfalon.systems.war.state.pieces import Standing, Status, Step
from gonfalon.systems.war.state.position import Position

OZ = "main | fight 4, will 2, athletics 2 | Oz | Warlord of the Fens | stress 3"
IDA = "main | will 3, fight 3, athletics 2 | Ida | Captain of the North Gate | First Up the Wall | stress 2"
SOUTH = ("raiders", "slingers", "skirmishers", "ogres")
NORTH = ("pikes", "bows", "levy", "guard")


def home(battle: Table) -> dict[str, int]:
    """The own fate points of everybody once the battle is closed."""
    assert battle.ask is None, battle.ask
    return {player.id: player.own for player in battle.position.players}


def closed(battle: Table, how: str = "draw") -> Table:
    """The game master ends the battle."""
    return play(battle, "+gm", "close", how)


def gone(*units: str) -> dict[str, str]:
    return {f"{unit}__zone": "off" for unit in units}


def last_stand(switches: dict[str, str] | None = None, **rulings: str) -> Table:
    """The slingers are the south’s last unit, and the bows are about to shoot at them."""
    battle = poor(switches or {}, bows__zone="z3", **gone("raiders", "skirmishers", "ogres"), **rulings)
    return play(turn_of(battle, "bows", "attack.slingers", "+defend", "waive"))


def lines(battle: Table) -> list[str]:
    """The rules of what the result tells each player got."""
    result = SYSTEM.result(battle.position)
    assert result
    return [line.rule for line in result.lines if line.label.id == "war-result-owed"]


@pytest.mark.parametrize(("bought", "own", "left"), [(1, 2, (0, 2)), (0, 2, (0, 1)), (2, 0, (1, 0)), (1, 0, (0, 0))])
def test_bought_points_go_first(bought: int, own: int, left: tuple[int, int]) -> None:
    """war.fate.pools"""
    battle = turn_of(cast(p1__bought=bought, p1__own=own), "pikes", "second")
    nora = battle.position.player("p1")
    assert (nora.bought, nora.own) == left


def test_both_kinds_pay_for_invocations() -> None:
    """war.fate.pools"""
    battle = turn_of(cast(p1__bought=1, p1__own=1, p2__own=0), "pikes", "other.pikes")
    play(battle, *rolled(-4), "paid.pikes.1.p1", "paid.pikes.2.p1")
    passed(battle)
    assert shifts(battle) == (2, 2)
    assert battle.position.player("p1").fate == 0


def test_a_player_may_want_own_points_to_go_first() -> None:
    """war.fate.pools"""
    battle = turn_of(cast(p1__bought=1, p1__own=1), "pikes", "+purse.p1", "second")
    nora = battle.position.player("p1")
    assert (nora.bought, nora.own) == (1, 0)


def test_without_a_point_of_either_kind_nothing_can_be_paid() -> None:
    """war.fate.pools"""
    assert barred(turn_of(poor(), "pikes"))["second"] == "war.fate.pools"


def test_what_is_owed_cannot_be_spent_before_the_battle_is_over() -> None:
    """war.fate.pools war.opt.hostile_invoke_pays: it never changes the battle itself."""
    battle = cast(levy__zone="z5", p1__own=0)
    play(turn_of(battle, "raiders", "attack.levy"), *rolled(-4, 0), "paid.levy.1.p2")
    passed(battle)
    assert battle.position.player("p1").fate == 0
    assert home(closed(battle))["p1"] == 1


@pytest.mark.parametrize(("points", "offer"), [(0, "none"), (1, "barred"), (2, "barred"), (3, "open"), (7, "open")])
def test_three_war_points_are_a_fate_point(points: int, offer: str) -> None:
    """war.fate.buy_mid_battle"""
    for battle in (cast(p1__points=points), turn_of(cast(p1__points=points), "pikes")):
        buying = [one for one in battle.offers if one.key == "buy.p1"]
        assert bool(buying) is (offer != "none")
        reasons = [one.barred.rule for one in buying if one.barred]
        assert reasons == (["war.fate.buy_mid_battle"] if offer == "barred" else [])
    if offer == "open":
        nora = play(cast(p1__points=points), "+buy.p1").position.player("p1")
        assert (nora.points, nora.bought, nora.own) == (points - 3, 1, 3)


def test_buying_costs_no_action() -> None:
    """war.fate.buy_mid_battle"""
    battle = turn_of(poor(p1__points=6), "pikes", "+buy.p1", "second", "+buy.p1", "intimidate")
    assert question(battle).rule == "war.adv.intimidate"


def test_one_may_buy_on_the_others_turns() -> None:
    """war.fate.buy_mid_battle"""
    battle = poor(p1__points=3, levy__zone="z5")
    play(turn_of(battle, "raiders", "attack.levy"), *rolled(0, 0))
    assert question(battle).people == ("p1",)
    play(battle, "+buy.p1", "paid.levy.1.p1")
    passed(battle)
    assert shifts(battle) == (2, 3)


def test_one_may_buy_to_refuse_a_compel() -> None:
    """war.fate.buy_mid_battle war.fate.pools"""
    battle = play(poor(p1__points=3), "+gm", "compel", "p1", "Mutiny")
    assert barred(battle)["refuse"] == "war.fate.pools"
    nora = play(battle, "+buy.p1", "refuse").position.player("p1")
    assert (nora.points, nora.fate) == (0, 0)


@pytest.mark.parametrize(("choice", "own"), [("on", 4), ("off", 3)])
@pytest.mark.parametrize("aspect", ["levy.1", "ida.1"])
def test_invoking_an_enemys_aspect_pays_its_player(choice: str, own: int, aspect: str) -> None:
    """war.opt.hostile_invoke_pays: of a unit or of a leader."""
    battle = cast({"war.opt.hostile_invoke_pays": choice}, levy__zone="z5", ida__unit="levy")
    turn_of(battle, "raiders", "attack.levy")
    play(battle, *rolled(-4, 0), f"paid.{aspect}.p2")
    battle = closed(passed(battle))
    assert home(battle) == {"p1": own, "p2": 2}
    assert lines(battle) == ["war.opt.hostile_invoke_pays"] * (own - 3)


def test_an_enemys_consequence_pays_too_but_a_free_invocation_does_not() -> None:
    """war.opt.hostile_invoke_pays"""
    battle = cast(pikes__zone="z5", p1__own=0)
    thrown(turn_of(battle, "ogres", "attack.pikes", "+defend", "waive"), -2)
    play(battle, "+name.a1", "Bloodied")
    play(turn_of(battle, "raiders", "attack.pikes"), *rolled(-4, 0))
    free = play(battle.fork(), "free.a1.p2")
    assert home(closed(passed(free)))["p1"] == 0
    assert home(closed(passed(play(battle, "paid.a1.p2"))))["p1"] == 1


@pytest.mark.parametrize("aspect", ["raiders.1", "a1"])
def test_own_aspects_and_situations_pay_nobody(aspect: str) -> None:
    """war.opt.hostile_invoke_pays"""
    battle = play(cast(levy__zone="z5"), "+gm", "add", "z5", "Mud", "nobody", "no")
    play(turn_of(battle, "raiders", "attack.levy"), *rolled(-4, 0), f"paid.{aspect}.p2")
    assert home(closed(passed(battle))) == {"p1": 3, "p2": 2}


def test_the_battle_is_over_with_the_last_unit_in_the_middle_of_a_round() -> None:
    """war.end.when war.end.winner_point: a leader left over is not defeated."""
    battle = thrown(last_stand(), 0)
    assert battle.position.winner == "s1"
    assert battle.position.leader("oz").status is Status.ACTIVE
    assert tells(battle, "war.end.leader_points") == []
    assert home(battle) == {"p1": 1, "p2": 0}


def test_as_long_as_a_unit_is_left_the_battle_goes_on() -> None:
    """war.end.when"""
    battle = play(thrown(last_stand(), -2))
    assert (battle.position.step, battle.position.player("p2").standing) == (Step.NEXT, Standing.IN)


def test_a_ruling_that_takes_the_last_unit_off_ends_the_battle() -> None:
    """war.end.when"""
    battle = overruled(poor(), **gone(*SOUTH))
    assert (battle.ask, battle.position.winner) == (None, "s1")
    battle = play(overruled(turn_of(poor(), "pikes"), **gone(*SOUTH)))
    assert (battle.ask, battle.position.winner) == (None, "s1")


@pytest.mark.parametrize(("how", "winner", "own"), [("s1", "s1", (1, 0)), ("s2", "s2", (0, 1)), ("draw", "", (0, 0))])
def test_the_game_master_may_close_the_battle(how: str, winner: str, own: tuple[int, int]) -> None:
    """war.end.when war.end.winner_point"""
    battle = closed(poor(), how)
    assert battle.position.winner == winner
    assert tuple(home(battle).values()) == own


def test_closing_may_be_left() -> None:
    """war.end.when"""
    battle = play(poor(), "+gm", "close")
    assert proposed(battle) == ("back",)
    assert question(play(battle, "back")).rule == "war.turn.choose"


def three(*, sides: int = 2) -> Table:
    """Nils, Nora and Sven with a unit each in z1, z1 (of a third side: z2) and z4."""
    battle = play(Battle(SYSTEM), "players.3", *(("p2", "side", "new") if sides == 3 else ()))
    until(battle, "war.chest.cost.unit")
    for card in (LEVY, PIKES, SLINGERS):
        play(battle, "card", card, "done")
    second = "z2" if sides == 3 else "z1"
    return fielded(battle, "z1", second, "z4", p1__points=0, p2__points=0, p3__points=0)


def test_of_three_sides_the_battle_goes_on_until_one_is_left() -> None:
    """war.end.when"""
    battle = play(three(sides=3), "+concede.p1")
    assert battle.position.player("p1").standing is Standing.CONCEDED
    assert (question(battle).rule, question(battle).people) == ("war.action.one", ("p2",))
    play(battle, "+concede.p3")
    assert (battle.ask, battle.position.winner) == (None, battle.position.player("p2").side)


def test_who_is_out_keeps_leaders_on_the_field_while_the_allies_fight_on() -> None:
    """war.end.when"""
    battle = led(((IDA,), (LEVY,)), ((), (PIKES,)), ((), (SLINGERS,)))
    ordered(overruled(battle, p1__points=0, p2__points=0, p3__points=0), "p1")
    levy = next(battle.position.units_of("p1"))
    overruled(battle, **{f"{levy.id}__zone": "off"})
    assert tells(battle, "war.end.when") == [{"player": "p1", "leaders": "stay"}]
    ida = next(battle.position.leaders_of("p1"))
    assert battle.position.now.actor == ida.id
    assert (ida.status, ida.unit, battle.position.player("p1").standing) == (Status.ACTIVE, None, Standing.OUT)


def allied(*, leader: bool = True, switches: dict[str, str] | None = None) -> Table:
    """Nora's last unit is gone; her leader (if she has one) and her ally's pikes face Sven's slingers and his leader."""
    battle = led(((IDA,) if leader else (), (LEVY,)), ((), (PIKES,)), ((OZ,), (SLINGERS,)), switches=switches or {})
    ordered(overruled(battle, p1__points=0, p2__points=0, p3__points=0), "p1" if leader else "p3")
    levy = next(battle.position.units_of("p1"))
    return overruled(battle, **{f"{levy.id}__zone": "off"})


def id_of(battle: Table, player: str) -> str:
    """The only piece that a player has on the field beside a leader, else the leader."""
    own = [one.id for one in battle.position.on_field() if one.owner == player]
    return own[0]


def test_the_leaders_of_who_is_out_still_act_and_the_round_waits_for_them() -> None:
    """war.end.when war.leader.independent.activate"""
    battle = allied()
    ida, slingers = (id_of(battle, player) for player in ("p1", "p3"))
    assert question(battle).people == ("p1",)
    assert battle.position.now.actor == ida
    assert {f"other.{ida}", "end"} <= set(keys(battle))
    states = {side.id: side.state for side in SYSTEM.table(battle.position).sides}
    assert states["p1"] == "turn"
    play(battle, "end", slingers, "end", "end")
    assert (question(battle).people, battle.position.round) == (("p1",), 2)


@pytest.mark.parametrize("mode", ["round", "cycle", "army"])
def test_no_round_closes_before_they_have_acted(mode: str) -> None:
    """war.end.when war.opt.activation: in every mode"""
    battle = allied(switches={"war.opt.activation": mode})
    ida = id_of(battle, "p1")
    seen = []
    for _ in range(8):
        if not battle.position.turn:
            play(battle, next(key for key in keys(battle) if key.startswith(("u", "l"))))
        seen.append(battle.position.now.actor)
        play(battle, "end")
    assert 2 <= seen.count(ida) <= 4


def test_without_a_leader_who_is_out_is_passed_over() -> None:
    """war.end.when"""
    battle = allied(leader=False)
    assert tells(battle, "war.end.when") == [{"player": "p1", "leaders": "none"}]
    assert question(battle).people == ("p3",)
    assert {key for key in offers(battle) if key.startswith("concede")} == {"concede.p2", "concede.p3"}
    play(battle, id_of(battle, "p3"), "end")
    assert question(battle).people == ("p2",)


def test_a_leader_whose_player_is_out_defeats_leaders_and_earns_the_point() -> None:
    """war.end.when war.end.leader_points war.leader.other_defeat"""
    battle = allied()
    (oz,) = (one.id for one in battle.position.leaders_of("p3"))
    play(battle, "+gm", "leader", oz)
    assert all_keys(battle) == ("p2", "p1")
    play(battle, "p1", "removed")
    assert home(closed(battle, "s1")) == {"p1": 2, "p2": 1, "p3": 0}


def test_who_is_out_may_withdraw_his_leaders_but_calls_no_reinforcements() -> None:
    """war.end.concede war.opt.reinforcements"""
    battle = overruled(allied(switches={"war.opt.reinforcements": "on"}), p1__points=9, p2__points=9)
    assert not [key for key in all_keys(battle) if key.startswith("reinforce")]
    conceding = {key for key in offers(battle) if key.startswith("concede")}
    assert conceding == {"concede.p1", "concede.p2", "concede.p3"}
    play(battle, "+concede.p1")
    assert next(battle.position.leaders_of("p1")).status is Status.WITHDRAWN
    assert question(battle).people == ("p3",)


def test_who_is_out_still_raises_what_his_enemies_roll_against() -> None:
    """war.end.when war.core.invoke.order: with passive opposition every enemy player may"""
    battle = overruled(allied(), p1__own=1)
    slingers = id_of(battle, "p3")
    turn_of(battle, slingers, f"other.{slingers}")
    play(battle, *rolled(0), "other")
    assert set(question(battle).people) == {"p1", "p2"}
    assert [key for key in keys(battle) if ".p1." in f"{key}."]


def test_when_a_whole_side_is_out_its_leaders_leave_undefeated() -> None:
    """war.end.when war.end.leader_points: nobody of theirs fights on"""
    battle = led(((IDA,), (LEVY,)), ((), (PIKES,)), ((), (SLINGERS,)), sides=3)
    ordered(overruled(battle, p1__points=0, p2__points=0, p3__points=0), "p1")
    levy = next(battle.position.units_of("p1"))
    overruled(battle, **{f"{levy.id}__zone": "off"})
    assert tells(battle, "war.end.when") == [{"player": "p1", "leaders": "none"}, {"player": "p1", "leaders": "leave"}]
    assert question(battle).people == ("p2",)
    assert next(battle.position.leaders_of("p1")).status is Status.WITHDRAWN, "they leave in sight of everybody"
    assert tells(closed(battle), "war.end.leader_points") == []


def test_allies_win_together() -> None:
    """war.end.when war.end.winner_point: also the one whose units are all gone."""
    battle = overruled(play(three(), "end"), u1__zone="off", u3__zone="z1")
    thrown(turn_of(battle, "u2", "attack.u3", "+defend", "waive"), 0)
    assert home(battle) == {"p1": 1, "p2": 1, "p3": 0}
    assert [one["player"] for one in tells(battle, "war.end.winner_point")] == ["p1", "p2"]


def test_who_conceded_does_not_win_with_the_side() -> None:
    """war.end.winner_point"""
    battle = play(overruled(three(), u3__zone="z1"), "+concede.p1")
    thrown(turn_of(battle, "u2", "attack.u3", "+defend", "waive"), 0)
    assert tells(battle, "war.end.winner_point") == [{"player": "p2"}]


@pytest.mark.parametrize(("choice", "goes_on"), [("units_or_concede", False), ("units_and_leaders", True)])
def test_whether_a_leader_alone_fights_on(choice: str, goes_on: bool) -> None:
    """war.opt.battle_end"""
    battle = thrown(last_stand({"war.opt.battle_end": choice}), 0)
    assert (battle.ask is not None) is goes_on
    if goes_on:
        assert (battle.position.now.actor, question(battle).people) == ("oz", ("p2",))


def test_with_the_last_leader_the_battle_is_over() -> None:
    """war.opt.battle_end war.end.leader_points"""
    battle = thrown(last_stand({"war.opt.battle_end": "units_and_leaders"}), 0)
    play(battle, "+gm", "leader", "oz", "p1", "removed")
    assert home(battle) == {"p1": 2, "p2": 0}


@pytest.mark.parametrize("choice", ["units_or_concede", "units_and_leaders"])
def test_giving_up_is_always_possible(choice: str) -> None:
    """war.opt.battle_end war.end.concede"""
    battle = play(poor({"war.opt.battle_end": choice}), "+concede.p2")
    assert (battle.ask, battle.position.winner) == (None, "s1")


def all_away(position: Position, *ids: str) -> bool:
    return all(position.actor(id).status is Status.WITHDRAWN for id in ids)


def test_who_concedes_leaves_the_field_undefeated() -> None:
    """war.end.concede war.end.leader_points: nobody is credited with the leaders."""
    battle = play(poor(), "+concede.p1")
    assert all_away(battle.position, *NORTH, "ida")
    assert tells(battle, "war.end.concede") == [{"player": "p1", "falls": "nothing"}]
    assert tells(battle, "war.end.leader_points") == []


@pytest.mark.parametrize("who", ["p1", "p2"])
def test_anybody_may_concede_whoevers_turn_it_is(who: str) -> None:
    """war.end.concede"""
    for battle in (poor(), turn_of(poor(), "pikes")):
        conceding = [one for one in battle.offers if one.key.startswith("concede")]
        assert [(one.key, one.who, one.ends) for one in conceding] == [
            ("concede.p1", "p1", True),
            ("concede.p2", "p2", True),
        ]
        play(battle, f"+concede.{who}")
        assert battle.position.winner == {"p1": "s2", "p2": "s1"}[who]


def test_conceding_can_be_taken_back() -> None:
    """war.end.concede"""
    battle = turn_of(poor(levy__zone="z3"), "slingers", "attack.levy")
    play(battle, "+concede.p1").undo()
    assert battle.ask
    assert battle.ask.rule == "war.attack.shoot"
    assert battle.position.winner == ""


def declaring(*declared: str) -> Table:
    """The south has declared this; pikes and bows are near, and the raiders are Tired."""
    battle = with_aspect(poor(pikes__zone="z5", bows__zone="z3"), "raiders", "Tired")
    return turn_of(battle, declared[0], *declared[1:])


@pytest.mark.parametrize(
    ("declared", "falls", "who"),
    [
        (("raiders", "attack.pikes"), "attack", "p1"),
        (("raiders", "attack.pikes"), "attack", "p2"),
        (("ogres", "intimidate", "pikes"), "action", "p1"),
        (("ogres", "intimidate", "pikes"), "action", "p2"),
        (("ogres", "intimidate", "self"), "action", "p2"),
        (("raiders", "force.z3"), "action", "p1"),
        (("raiders", "force.z3"), "action", "p2"),
        (("raiders", "surround"), "action", "p1"),
        (("raiders", "surround"), "action", "p2"),
        (("raiders", "rid.a1", "+oppose", "pikes"), "action", "p1"),
        (("raiders", "rid.a1"), "nothing", "p1"),
        (("raiders", "rid.a1"), "action", "p2"),
    ],
)
def test_before_the_dice_what_was_declared_falls_away(declared: tuple[str, ...], falls: str, who: str) -> None:
    """war.end.concede"""
    battle = play(declaring(*declared), f"+concede.{who}")
    assert tells(battle, "war.end.concede") == [{"player": who, "falls": falls}]
    assert tells(battle, "war.core.shifts") == []
    assert battle.ask is None


@pytest.mark.parametrize(
    ("declared", "rule", "bystander"),
    [
        (("attack.u2",), "war.attack.fight", "p3"),
        (("intimidate", "u2"), "war.adv.intimidate", "p3"),
        (("intimidate", "self"), "war.adv.intimidate", "p2"),
        (("intimidate", "self"), "war.adv.intimidate", "p3"),
        (("force.z2",), "war.over.enemy", "p2"),
        (("rid.a4",), "war.over.aspect", "p3"),
    ],
)
def test_a_third_side_does_not_stop_what_others_have_declared(
    declared: tuple[str, ...], rule: str, bystander: str
) -> None:
    """war.end.concede: whoever an action does not concern may concede before its dice, and it goes on"""
    battle = overruled(three(sides=3), u2__zone="z1", u3__zone="z2", p1__own=0, p2__own=0, p3__own=0)
    turn_of(with_aspect(battle, "u1", "Tired"), "u1", *declared)
    assert battle.ask
    assert battle.ask.rule == rule
    play(battle, f"+concede.{bystander}")
    assert tells(battle, "war.end.concede") == [{"player": bystander, "falls": "nothing"}]
    assert battle.position.player(bystander).standing is Standing.CONCEDED
    assert battle.ask
    assert battle.ask.rule == rule
    assert f"concede.{bystander}" not in offers(battle)
    play(battle, "+concede.p1")
    assert battle.ask is None


def test_when_the_target_of_three_sides_concedes_the_others_fight_on() -> None:
    """war.end.concede war.end.when"""
    battle = turn_of(overruled(three(sides=3), u2__zone="z1"), "u1", "attack.u2", "+concede.p2")
    assert tells(battle, "war.end.concede") == [{"player": "p2", "falls": "attack"}]
    assert tells(battle, "war.core.shifts") == []
    assert (question(battle).rule, question(battle).people) == ("war.action.one", ("p1",))


@pytest.mark.parametrize(
    "declared",
    [
        ("attack.u2",),
        ("pin.u3",),
        ("intimidate", "u2"),
        ("elsewhere.u1", "u2"),
        ("force.z2",),
        ("load", "u1.1", "+oppose", "u2"),
        ("rid.a4", "+oppose", "u2"),
    ],
)
def test_an_action_that_falls_away_uses_nothing_up(declared: tuple[str, ...]) -> None:
    """war.end.concede: neither the action nor the end of the turn is spent"""
    battle = overruled(three(sides=3), u2__zone="z1", u3__zone="z2", p1__own=0, p2__own=0, p3__own=0)
    turn_of(with_aspect(battle, "u1", "Tired"), "u1", *declared)
    target = "p3" if declared[0] in ("pin.u3", "force.z2") else "p2"
    play(battle, f"+concede.{target}")
    assert (question(battle).rule, question(battle).people) == ("war.action.one", ("p1",))
    assert (battle.position.now.left, battle.position.now.closing) == (1, False)
    assert {"ambush", "move.z2"} & set(keys(battle))


def test_a_duel_that_falls_away_leaves_the_leader_his_action() -> None:
    """war.end.concede war.leader.duel; but a surrender is the outcome of the duel"""
    battle = led(((IDA,), (LEVY,)), ((OZ,), (PIKES,)), ((), (SLINGERS,)), sides=3)
    ordered(overruled(battle, p1__points=0, p2__points=0, p3__points=0), "p1")
    ida, oz = (next(battle.position.leaders_of(player)) for player in ("p1", "p2"))
    overruled(battle, **{f"{oz.id}__zone": ida.zone or ""})
    turn_of(battle, next(battle.position.units_of("p1")).id, f"duel.{ida.id}.{oz.id}")
    conceded = play(battle.fork(), "+concede.p2")
    assert not conceded.position.leader(ida.id).used
    assert not conceded.position.now.closing
    play(battle, "+defend", "surrender")
    assert battle.position.leader(ida.id).used or battle.position.leader(ida.id).acted


def test_once_dice_lie_there_nobody_concedes_until_the_roll_is_settled() -> None:
    """war.end.concede"""
    battle = turn_of(cast(levy__zone="z3"), "slingers", "attack.levy")
    assert "concede.p1" in offers(battle)
    play(battle, *rolled(0, 1))
    assert question(battle).rule == "war.core.invoke.order"
    assert refused(battle, "+concede.p1") == "not-offered"
    passed(battle)
    assert "concede.p1" in offers(battle)


@pytest.mark.parametrize("choice", ["on", "off"])
@pytest.mark.parametrize("wounds", [(), ("mild",), ("mild", "moderate")])
def test_who_concedes_is_paid_for_what_the_leaders_took(choice: str, wounds: tuple[str, ...]) -> None:
    """war.opt.concession_reward: consequences of units do not count."""
    battle = poor({"war.opt.concession_reward": choice}, ida__zone="z5", guard__mild="yes", pikes__mild="yes")
    if wounds:
        worth = {1: 2, 2: 6}[len(wounds)]
        thrown(turn_of(battle, "oz", "duel.oz.ida"), (worth - 1) // 2, (worth - 1) // 2 - worth + 1)
        if worth > 2:
            play(battle, "full")
        play(battle, "+".join(wounds))
    battle = play(battle, "+concede.p1")
    assert home(battle) == {"p1": 1 + len(wounds) if choice == "on" else 0, "p2": 1}
    assert lines(battle).count("war.opt.concession_reward") == (1 if choice == "on" else 0)


def test_who_loses_without_conceding_gets_no_such_reward() -> None:
    """war.opt.concession_reward"""
    assert "war.opt.concession_reward" not in lines(thrown(last_stand(), 0))


def test_every_leader_defeated_is_a_point_for_who_defeated_him_winner_or_not() -> None:
    """war.end.leader_points"""
    battle = poor(ida__zone="z5")
    thrown(turn_of(battle, "oz", "duel.oz.ida", "+defend", "waive"), -3)
    play(battle, "decline")
    battle = closed(battle, "s1")
    assert home(battle) == {"p1": 1, "p2": 1}
    assert sorted(lines(battle)) == ["war.end.leader_points", "war.end.winner_point"]


@pytest.mark.parametrize("fate", ["removed", "switched", "unit"])
def test_beaten_in_any_other_way_counts_too(fate: str) -> None:
    """war.end.leader_points: the game master names who is credited."""
    battle = play(poor(oz__unit="raiders"), "+gm", "leader", "oz", "p1", fate)
    assert home(closed(battle)) == {"p1": 1, "p2": 0}


def test_of_several_enemies_one_is_credited() -> None:
    """war.end.leader_points"""
    battle = three()
    assert tells(closed(battle), "war.end.leader_points") == []
    battle = play(cast(), "+gm", "leader", "ida")
    assert set(keys(battle)) == {"p2"}


def test_the_result_names_the_winner_or_a_draw() -> None:
    """war.end.when"""
    won, drawn = SYSTEM.result(closed(poor(), "s2").position), SYSTEM.result(closed(poor()).position)
    assert won and won.label == Label("war-result", side="s2")
    assert drawn and drawn.label == Label("war-result-draw")
