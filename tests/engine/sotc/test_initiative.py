"""The order of turns."""

from __future__ import annotations

from dataclasses import replace

import pytest
from engine.sotc.opened import Table, begun, examples, framed
from support.playing import keys, play, proposed, question, tells

from gonfalon.systems.sotc.initiative import initiative_skill, order_for, starting_seat
from gonfalon.systems.sotc.state.people import Character, Companion, Group, Kind, Pace
from gonfalon.systems.sotc.state.position import Position

CLOCKWISE = {"sotc.init.mode": "clockwise"}


def order(switches: dict[str, str] | None = None, /, **rulings: int | str) -> tuple[str, ...]:
    """The order on the field of the examples, without those who come last anyhow."""
    return play(examples(switches or {}, **rulings), "begin").position.order


def among(found: tuple[str, ...], *wanted: str) -> tuple[str, ...]:
    return tuple(id for id in found if id in wanted)


def at_table(*ids: str, **changes: object) -> Position:
    """The field of the examples with these alone."""
    position = examples().position
    position = replace(position, characters=tuple(position.character(id) for id in ids))
    return replace(position, **changes)  # type: ignore[arg-type]


def with_group(position: Position, id: str, quality: int = 2, **changes: object) -> Position:
    group = Group(id, "p0", "s2", position.sides[1][1], "z1", quality, Kind.PHYSICAL, (0, 0))
    return replace(position, groups=(*position.groups, replace(group, **changes)))  # type: ignore[arg-type]


def skilled(position: Position, id: str, **skills: int) -> Position:
    return position.with_figure(replace(position.character(id), skills=tuple(skills.items())))


def test_alertness_orders_a_physical_conflict() -> None:
    """sotc.init.skill_order"""
    found = order(anna__skill__alertness=3, bruno__skill__alertness=1, kessler__skill__alertness=4)
    assert found[:3] == ("kessler", "anna", "bruno")


def test_empathy_orders_a_social_conflict() -> None:
    """sotc.init.skill_order"""
    found = order(kind="social", bruno__skill__empathy=4, kessler__skill__empathy=2, anna__skill__alertness=5)
    assert among(found, "anna", "bruno", "kessler") == ("bruno", "kessler", "anna")


@pytest.mark.parametrize(("option", "first"), [("empathy", "kessler"), ("alertness", "anna"), ("resolve", "bruno")])
def test_the_skill_of_a_mental_conflict_is_an_option(option: str, first: str) -> None:
    """sotc.init.mental"""
    found = order(
        {"sotc.init.mental": option},
        kind="mental",
        anna__skill__empathy=2,
        anna__skill__alertness=5,
        kessler__skill__empathy=3,
        bruno__skill__resolve=4,
    )
    assert found[0] == first


def test_equal_initiative_goes_by_resolve() -> None:
    """sotc.init.ties"""
    found = order(anna__skill__alertness=3, anna__skill__resolve=1, bruno__skill__alertness=3, bruno__skill__resolve=4)
    assert found[:2] == ("bruno", "anna")


def test_then_by_seats_counter_clockwise_from_the_game_master() -> None:
    """sotc.init.ties"""
    gm, anna, bruno, clara = at_table("anna", "bruno").players
    table = at_table("anna", "bruno", players=(gm, anna, clara, bruno))
    assert order_for(table, 1) == ("bruno", "anna")
    assert order_for(replace(table, players=(gm, bruno, clara, anna)), 1) == ("anna", "bruno")


def test_last_come_the_characters_of_the_game_master_in_order_of_entry() -> None:
    """sotc.init.ties"""
    table = skilled(
        skilled(with_group(at_table("kessler", "anna", "voss"), "g1"), "anna", alertness=2), "voss", alertness=2
    )
    assert order_for(table, 1) == ("anna", "voss", "g1", "kessler")


def test_minions_go_by_their_quality_alone() -> None:
    """sotc.init.minions"""
    table = skilled(with_group(at_table("anna"), "g1", members=(0,) * 10), "anna", alertness=3)
    assert order_for(table, 1) == ("anna", "g1")
    assert order_for(replace(table, kind=Kind.SOCIAL), 1) == ("g1", "anna")


def test_an_independent_companion_goes_by_its_quality() -> None:
    """sotc.init.minions"""
    companion = Companion("c1", "anna", at_table().sides[0][1], 4, skills=(("alertness", 5),))
    table = with_group(at_table("anna", companions=(companion,)), "g1", 4, owner="p1", side="s1", companion="c1")
    assert order_for(skilled(table, "anna", alertness=4), 1) == ("anna", "g1")
    assert order_for(skilled(table, "anna", alertness=3), 1) == ("g1", "anna")


def test_a_group_with_a_leader_has_no_place_of_its_own() -> None:
    """sotc.init.attached"""
    table = skilled(with_group(at_table("anna", "kessler"), "g1", 3, leader="kessler"), "kessler", alertness=4)
    assert order_for(table, 1) == ("kessler", "anna")
    detached = table.with_figure(replace(table.group("g1"), leader=""))
    assert order_for(replace(detached, order=("kessler", "anna")), 2) == ("kessler", "g1", "anna")


def test_minions_that_are_led_from_the_start_are_not_in_the_order() -> None:
    """sotc.init.attached"""
    position = play(framed("people=hero,hero,villain,minions"), "g4.1.leader=v3").position
    assert position.led_by("v3") == position.groups[0]
    assert "g4" not in position.order
    assert position.groups[1].id in position.order


def test_the_order_stays_and_latecomers_take_their_place() -> None:
    """sotc.init.persist"""
    table = at_table("anna", "bruno", "kessler", order=("kessler", "anna", "bruno"))
    table = skilled(skilled(table, "kessler", alertness=0), "bruno", alertness=1)
    late = examples().position.character("clara")
    late = replace(late, skills=(("alertness", 2),), pace=Pace(since=3))
    table = skilled(replace(table, characters=(*table.characters, late)), "anna", alertness=3)
    assert order_for(table, 2) == ("kessler", "anna", "bruno")
    assert order_for(table, 3) == ("kessler", "anna", "clara", "bruno")


def test_who_has_left_is_not_in_the_order() -> None:
    """sotc.init.persist"""
    table = at_table("anna", "kessler")
    assert order_for(replace(table, order=("voss", "kessler", "anna"), characters=table.characters[:1]), 2) == ("anna",)


def test_clockwise_the_start_moves_on_every_exchange() -> None:
    """sotc.init.clockwise"""
    battle = play(examples(CLOCKWISE), "begin", "p1")
    assert [[one for one in order if one in SEATED] for order in orders(battle, 4)] == [
        ["anna", "bruno", "clara", "kessler"],
        ["bruno", "clara", "kessler", "anna"],
        ["clara", "kessler", "anna", "bruno"],
        ["kessler", "anna", "bruno", "clara"],
    ]


SEATED = ("anna", "bruno", "clara", "kessler")


def orders(battle: Table, exchanges: int) -> list[tuple[str, ...]]:
    """The order of the next exchanges; everybody lets the turns pass, whoever is asked first goes first."""
    found: list[tuple[str, ...]] = []
    while len(found) < exchanges:
        number = battle.position.exchange
        found.append(battle.position.order)
        while battle.position.exchange == number:
            ask = question(battle)
            play(battle, "pass" if ask.rule == "sotc.act.one" else keys(battle)[0])
    return found


def test_a_latecomer_does_not_shift_the_start() -> None:
    """sotc.init.clockwise"""
    battle = play(examples(CLOCKWISE), "begin", "p1")
    orders(battle, 1)
    play(battle, "+gm", "latecomer", "who=hero", "")
    assert [order[0] for order in orders(battle, 5)] == ["bruno", "clara", "h21", "kessler", "anna"]


def test_clockwise_a_seat_without_anybody_to_play_is_passed_over() -> None:
    """sotc.init.clockwise: whoever was first is last."""
    battle = play(examples(CLOCKWISE, bruno__left="left"), "begin", "p1")
    assert [order[0] for order in orders(battle, 4)] == ["anna", "clara", "kessler", "anna"]


def test_clockwise_the_game_master_plays_all_at_one_seat() -> None:
    """sotc.init.clockwise"""
    battle = play(examples(CLOCKWISE), "begin", "p1")
    assert battle.position.order[3:] == ("kessler", "marek", "voss")


def test_clockwise_asks_for_no_skill() -> None:
    """sotc.init.mode"""
    battle = play(examples(CLOCKWISE, kessler__skill__alertness=5), "begin", "p1")
    assert battle.position.order[0] == "anna"
    assert tells(battle, "sotc.init.skill_order") == []


def test_the_seat_on_the_game_masters_left_starts_unless_told_otherwise() -> None:
    """sotc.init.clockwise_first"""
    battle = play(examples(CLOCKWISE), "begin")
    assert (keys(battle), proposed(battle)) == (("p0", "p1", "p2", "p3"), ("p1",))
    play(battle, "p3")
    assert tells(battle, "sotc.init.clockwise_first") == [{"side": "p3"}]
    assert (starting_seat(battle.position), battle.position.order[0]) == ("p3", "clara")


def test_nobody_is_asked_who_starts_if_only_one_seat_plays() -> None:
    """sotc.init.clockwise_first"""
    battle = play(examples(CLOCKWISE, anna__left="left", bruno__left="left", clara__left="left"), "begin")
    assert tells(battle, "sotc.init.clockwise_first") == [{"side": "p0"}]


def test_another_seat_that_is_set_starts_at_once_until_somebody_has_done_something() -> None:
    """sotc.init.clockwise_first"""
    battle = play(examples(CLOCKWISE, marek__left="left", voss__left="left"), "begin", "p1")
    battle.overrule("start", "p3", "")
    assert battle.position.now.who == "clara"
    play(battle, "pass")
    now = battle.position.turn
    battle.overrule("start", "p2", "")
    assert (battle.position.turn, battle.position.order[0]) == (now, "bruno")


def test_the_seats_are_set_in_any_order() -> None:
    """sotc.init.clockwise sotc.init.ties: who starts still starts."""
    battle = play(examples(CLOCKWISE, p3__seat=1), "begin", "p1")
    assert among(battle.position.order, *SEATED) == ("anna", "bruno", "kessler", "clara")
    battle.overrule("p2.seat", 1, "")
    assert among(battle.position.order, *SEATED) == ("anna", "kessler", "bruno", "clara")
    battle.overrule("start", "p2", "")
    assert battle.position.order[0] == "bruno"


def test_by_skill_everybody_is_told_with_place_and_rating() -> None:
    """sotc.init.mode, sotc.init.skill_order, sotc.init.minions"""
    battle = begun(framed())
    placed = [*tells(battle, "sotc.init.skill_order"), *tells(battle, "sotc.init.minions")]
    assert [one["piece"] for one in sorted(placed, key=lambda one: one["place"])] == list(battle.position.order)
    ratings = [one["rating"] for one in sorted(placed, key=lambda one: one["place"])]
    assert ratings == sorted(ratings, reverse=True)


def test_the_initiative_skill_follows_the_kind() -> None:
    """sotc.init.skill_order, sotc.init.mental"""
    table = at_table("anna")
    assert [initiative_skill(replace(table, kind=kind)) for kind in Kind] == ["alertness", "empathy", "empathy"]
    assert all(isinstance(one, Character) for one in table.figures)
