"""The view of a conflict for a screen: seats, zones with borders, figures, cards, the roll, names, the result."""

from __future__ import annotations

import pytest
from engine.sotc.field import field
from engine.sotc.opened import SYSTEM, Table, begun, examples, framed, opened
from engine.sotc.test_settings import set_to, started
from support.playing import play, question
from support.viewed import view

from gonfalon.battle.battle import Battle
from gonfalon.fate.ladder import rung
from gonfalon.questions.dice import Source
from gonfalon.questions.figures import Label, UserText
from gonfalon.questions.roll import DiceAnswer
from gonfalon.systems.sotc.setup.scenes import READY
from gonfalon.table.table import Contest, Piece, Side

EVEN = DiceAnswer((0,) * 8, Source.TABLE)


def piece(battle: Table, id: str) -> Piece:
    return next(one for one in SYSTEM.table(battle.position).pieces if one.id == id)


def badge_ids(battle: Table, id: str) -> list[str]:
    return [one.label.id for one in piece(battle, id).badges]


def seat(battle: Table, id: str) -> Side:
    return next(one for one in SYSTEM.table(battle.position).sides if one.id == id)


def contest(battle: Table) -> Contest:
    found = SYSTEM.table(battle.position).contest
    assert found
    return found


@pytest.mark.parametrize("scene", [one.key for one in READY])
def test_every_ready_scene_can_be_seen_by_everybody(scene: str) -> None:
    """sotc.seq.phases"""
    battle = begun(opened(f"ready.{scene}"))
    for viewer in (*(one.id for one in battle.position.players), "gm"):
        shown = view(battle, "", viewer)
        assert {one["place"] for one in shown["table"]["pieces"]} <= {one["id"] for one in shown["table"]["places"]}
        assert {one["of"] for one in shown["table"]["pieces"]} <= {one["id"] for one in shown["table"]["sides"]}


def test_a_scene_is_called_by_its_name_else_by_its_kind_of_conflict() -> None:
    """sotc.conflict.kind"""
    assert SYSTEM.table(opened("ready.tavern").position).title == Label("sotc-scene-tavern")
    assert SYSTEM.table(framed("title=Fog").position).title == Label("sotc-title", title=UserText("Fog"))
    unnamed = framed().position
    assert SYSTEM.table(unnamed).title == Label("sotc-title-kind", kind=unnamed.kind.value)
    assert SYSTEM.table(Battle(SYSTEM, {}).position).title is None


def test_players_without_a_name_are_numbered_without_the_game_master() -> None:
    """sotc.init.clockwise"""
    called = SYSTEM.names(framed().position)
    assert called["p0"] == Label("sotc-player-gm")
    assert (called["p1"], called["p2"]) == (Label("sotc-player", number=1), Label("sotc-player", number=2))


def test_a_seat_is_the_game_masters_with_the_pool() -> None:
    """sotc.fp.pool"""
    battle = started(p0__points=4)
    assert SYSTEM.table(battle.position).gm == "p0"
    assert [one.label for one in seat(battle, "p0").values] == [
        Label("sotc-value-gm"),
        Label("sotc-value-pool", points=4),
    ]
    assert (seat(battle, "p1").team, seat(battle, "p0").team) == ("s1", "s2")


def test_whose_turn_it_is_and_who_is_beaten_shows_at_the_seat() -> None:
    """sotc.seq.turn, sotc.seq.end"""
    battle = started(turn="anna", bruno__left="left")
    assert [seat(battle, one).state for one in ("p1", "p2", "p3")] == ["turn", "out", "in"]


def test_a_seat_all_of_whose_figures_are_out_is_out_while_its_turn_is_still_open() -> None:
    """sotc.seq.end: the end is proposed in the turn of who has conceded."""
    battle = play(field(switches={"sotc.conc.when": "any_time"}), "+concede.anna", '"gives in"', "accept")
    assert (question(battle).rule, seat(battle, "p1").state) == ("sotc.seq.end", "out")


def test_a_border_is_one_link_where_both_ways_cost_the_same_and_else_two() -> None:
    """sotc.frame.zones"""
    battle = started(
        border__z1__z2=2, border__z2__z1=2, border__z2__z3=3, border__z3__z2=1, border__z3__z4=1, border__z4__z3=0
    )
    links = {(one.from_, one.to): (one.value, one.both) for one in SYSTEM.table(battle.position).links}
    assert links == {
        ("z1", "z2"): (2, True),
        ("z2", "z3"): (3, False),
        ("z3", "z2"): (1, False),
        ("z3", "z4"): (1, False),
    }


def test_zones_know_their_neighbours_whatever_the_border() -> None:
    """sotc.frame.zones"""
    near = {one.id: set(one.near) for one in SYSTEM.table(started().position).places}
    assert near == {"z1": {"z2"}, "z2": {"z1", "z3"}, "z3": {"z2", "z4"}, "z4": {"z3"}}


def test_a_character_shows_both_tracks_and_its_consequences() -> None:
    """sotc.stress.tracks, sotc.cons.limit"""
    battle = started(anna__health="X_X__", anna__composure="_____", anna__mild=1, anna__points=2)
    tracks = {one.key: one.marked for one in piece(battle, "anna").tracks}
    assert tracks == {
        "anna.health": (True, False, True, False, False),
        "anna.composure": (False,) * 5,
        "anna.slots": (True, False, False),
    }
    assert piece(battle, "anna").badges[0].label == Label("sotc-badge-points", points=2)


def test_badges_say_what_somebody_has_done_and_has() -> None:
    """sotc.fulldef.bonus, sotc.hold.declare, sotc.spin.use, sotc.disarm.effect, sotc.carry.penalty, sotc.over.use"""
    battle = started(
        anna__guarding="yes", anna__holding="yes", anna__spin="yes", anna__load=2, anna__new__w1="gun", anna__w1="lost"
    )
    expected = ["points", "guarding", "holding", "spin", "disarmed", "load"]
    assert badge_ids(battle, "anna") == [f"sotc-badge-{one}" for one in expected]
    set_to(battle, turn="kessler", turn__overflow=2)
    assert badge_ids(battle, "kessler") == ["sotc-badge-points", "sotc-badge-overflow"]


def test_grit_is_shown_only_where_it_is_played() -> None:
    """sotc.grit.use, sotc.grit.threshold"""
    battle = set_to(play(examples({"sotc.grit.use": "on"}), "begin"), kessler__grit=2)
    assert "sotc-badge-grit" in badge_ids(battle, "kessler")
    set_to(battle, **{"switch.sotc.grit.use": "off"})
    assert "sotc-badge-grit" not in badge_ids(battle, "kessler")


def test_a_group_with_a_leader_lies_on_its_leader() -> None:
    """sotc.attach.when, sotc.minion.quality"""
    battle = started(new__g1=5, g1__quality=2, g1__members="1,0,0,0,0", g1__leader="kessler")
    assert piece(battle, "g1").on == "kessler"
    assert [one.label for one in piece(battle, "kessler").badges][1] == Label("sotc-badge-leads", standing=5)
    assert [one.label for one in piece(battle, "g1").badges] == [
        Label("sotc-badge-standing", standing=5),
        Label("sotc-badge-quality", quality=rung("sotc-ladder", 2)),
        Label("sotc-badge-bonus", bonus=2),
    ]
    assert [one.marked for one in piece(battle, "g1").tracks] == [(True, False)]


def test_groups_of_one_name_are_numbered() -> None:
    """sotc.group.split"""
    battle = started(new__g1=2, new__g2=3)
    named = SYSTEM.names(battle.position)
    groups = [named[one] for one in ("g1", "g2")]
    assert [dict(one.figures)["number"] for one in groups if isinstance(one, Label)] == [1, 2]
    assert named["anna"] == UserText("Anna")


def test_scene_aspects_and_blocks_lie_as_cards() -> None:
    """sotc.frame.aspects, sotc.block.declare"""
    battle = started(
        everywhere__new__a1="Fog", z2__new__a2="Rotten Floor", new__b1="bruno", b1__where="z3", b1__strength=4
    )
    cards = {one.id: one for one in SYSTEM.table(battle.position).cards}
    assert {id: one.place for id, one in cards.items()} == {"a1": None, "a2": "z2", "b1": "z3"}
    assert cards["b1"].of == "p2"
    assert cards["b1"].label
    assert dict(cards["b1"].label.figures)["strength"] == 4


def test_a_hidden_aspect_lies_face_down_and_only_its_owner_reads_it() -> None:
    """sotc.frame.aspects"""
    battle = framed("aspects=hidden aspects.1.slip=Quicksand")
    seen = {who: view(battle, "", who) for who in ("p0", "p1", "gm")}
    assert "Quicksand" not in str(seen["p1"])
    assert "Quicksand" in str(seen["p0"])
    (card,) = (one for one in seen["p1"]["table"]["cards"] if one["face"] == "down")
    assert card["label"] is None


def test_a_block_in_the_way_and_the_stress_of_an_attack_stand_with_the_roll() -> None:
    """sotc.block.overcome, sotc.stress.amount"""
    battle = play(started(turn="anna", anna__skill__fists=3, anna__points=1), "attack.kessler")
    battle.answer(EVEN)
    assert contest(battle).outcome == Label("sotc-outcome-attack", shifts=3)
    battle = started(turn="anna", anna__skill__fists=3, anna__points=1, new__b1="kessler", b1__strength=4)
    play(battle, "attack.marek").answer(EVEN)
    assert [one.total for one in contest(battle).hands][-1] == 4
    assert contest(battle).outcome == Label("sotc-outcome-blocked", strength=4)


def test_the_result_tells_every_defeat_in_its_words() -> None:
    """sotc.seq.end, sotc.out.fate, sotc.fp.pool"""
    battle = started(anna__points=3, kessler__left="taken_out", marek__left="left", voss__left="conceded")
    assert SYSTEM.result(battle.position) is None
    play(battle, "end", "scene", "done")
    result = SYSTEM.result(battle.position)
    assert result
    assert (result.label, result.winner) == (Label("sotc-result", side="s1"), "s1")
    assert [dict(one.label.figures)["how"] for one in result.lines if one.label.id == "sotc-result-left"] == [
        "taken_out",
        "left",
        "conceded",
    ]
    points = {
        dict(one.label.figures)["piece"]: dict(one.label.figures)["points"]
        for one in result.lines
        if one.label.id == "sotc-result-points"
    }
    assert points["anna"] == 3
