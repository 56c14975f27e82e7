"""Chapter zones: how many, who lays them where, distances, bought aspects that lie face down, what hinders."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from engine.war.cast import (
    BOWS,
    LEVY,
    RAIDERS,
    SLINGERS,
    SYSTEM,
    Table,
    armies,
    cast,
    deployed,
    fielded,
    ordered,
    poor,
    shifts,
    thrown,
    turn_of,
    with_aspect,
)
from support.door_player import Visitor
from support.players import Written
from support.playing import all_keys, barred, keys, options, overruled, play, proposed, question, refused, sum_of, tells
from support.viewed import view

from gonfalon.battle.battle import Battle
from gonfalon.questions.choice import Choices
from gonfalon.questions.figures import UserText
from gonfalon.questions.number import Number
from gonfalon.questions.refusal import Refused
from gonfalon.questions.roll import Roll
from gonfalon.questions.secret import FaceDown, Reveal
from gonfalon.questions.text import Text
from gonfalon.systems.war.state.facts import distance
from gonfalon.systems.war.state.pieces import LONGEST_ASPECT, LONGEST_NAME, Step

SECRET = "Hidden Bog"


def counting(players: int = 2, *, count: str = "0") -> Table:
    """So many players with a unit each, at the question how many zones there are; nobody has points left."""
    battle = armies(*[[LEVY]] * players, switches={"war.zone.count": count})
    return overruled(battle, **{f"p{number}__points": 0 for number in range(1, players + 1)})


def laid(*cells: str, players: int = 2) -> Table:
    """Cards laid in these cells, one after the other, each bordering on what it touches; it stands at the borders."""
    battle = play(counting(players), len(cells))
    for cell in cells:
        touching(play(battle, f"cell.{cell}"))
    return battle


def touching(battle: Table) -> Table:
    """Accept the proposed borders of a card that was laid."""
    if isinstance(battle.ask, Choices):
        play(battle, " ".join(proposed(battle)))
    return battle


def near(battle: Table) -> dict[str, set[str]]:
    return {zone.id: set(zone.near) for zone in battle.position.zones}


def buying(zones: int = 4, **rulings: int | str) -> Table:
    """A block of zones is laid; who has fate points may write on the cards."""
    return play(overruled(counting(), **rulings), zones, "all", "done")


def hidden(text: str = SECRET, hinders: str = "yes", zone: str = "z4", **switches: str) -> Table:
    """Nora wrote this on a card; bows in z1, raiders in z2, slingers in z3; p2's turn. z4 borders on z2 and z3."""
    battle = armies([BOWS], [RAIDERS, SLINGERS], switches={f"war.{name}": value for name, value in switches.items()})
    overruled(battle, p1__own=1, p1__points=0, p2__points=0)
    play(battle, 4, "all", "done", f"write.{zone}", f"p1: {text}", f"p1: {hinders}")
    return ordered(deployed(battle, "z1", "z2", "z3"), "p2")


def face_down(battle: Table, zone: str = "z4") -> bool:
    return battle.position.zone(zone).face_down


def where(battle: Table, unit: str) -> str | None:
    return battle.position.unit(unit).zone


@pytest.mark.parametrize("name", ["A hill", "Ring sector 7 ☄", "x" * LONGEST_NAME])
def test_a_zone_is_whatever_its_name_says(name: str) -> None:
    """war.zone.what"""
    battle = play(laid("3.3", "4.3"), "name.z2", name)
    assert battle.system.names(battle.position)["z2"] == UserText(name)
    play(battle, "name.z2", "")
    assert battle.system.names(battle.position)["z2"] != UserText(name)


def test_every_unit_and_leader_stands_on_exactly_one_card() -> None:
    """war.zone.position"""
    battle = cast()
    zones = {zone.id for zone in battle.position.zones}
    assert {unit.zone for unit in battle.position.units} | {one.zone for one in battle.position.leaders} <= zones
    pieces = battle.system.table(battle.position).pieces
    assert all(piece.place in zones for piece in pieces)


def test_a_zone_holds_any_number_of_units_of_any_side() -> None:
    """war.zone.position: no stacking limit"""
    everybody = ("pikes", "bows", "levy", "guard", "raiders", "slingers", "skirmishers", "ogres")
    battle = poor(**{f"{unit}__zone": "z3" for unit in everybody})
    assert len(battle.position.units_in("z3")) == 8
    play(battle, "pikes")
    assert {f"attack.{unit}" for unit in everybody[4:]} <= set(keys(battle))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_zone_more_than_there_are_players(players: int) -> None:
    """war.zone.count: the game master counts as one"""
    ask = counting(players).ask
    assert isinstance(ask, Number)
    assert (ask.least, ask.most, ask.preset) == (1, 30, players + 1)


@pytest.mark.parametrize("count", [1, 30])
def test_the_table_takes_as_many_zones_as_it_likes(count: int) -> None:
    """war.zone.count"""
    battle = counting(count=str(count))
    assert isinstance(battle.ask, Number)
    assert battle.ask.preset == count
    assert refused(battle, 0) == refused(battle, 31) == "number"
    play(battle, count, "all")
    assert len(battle.position.zones) == count


@pytest.mark.parametrize("count", ["-1", "31", "many"])
def test_the_option_has_bounds(count: str) -> None:
    """war.zone.count: from 0 (one more than players) to 30"""
    with pytest.raises(Refused):
        Battle(SYSTEM, {"war.zone.count": count})


def test_players_lay_one_card_each_in_turn() -> None:
    """war.zone.place.turns: after the first in the order of their seats, then the field is fixed"""
    battle = play(overruled(counting(3), p3__bought=1), 5)
    who = []
    while battle.position.step is Step.ZONES:
        who.append(question(battle).people[0])
        touching(play(battle, next(key for key in keys(battle) if key.startswith("cell"))))
    assert who == ["p3", "p1", "p2", "p3", "p1"]
    assert not [key for key in all_keys(battle) if key.startswith("cell")]


def test_gonfalon_lays_the_rest_in_a_block() -> None:
    """war.zone.place.turns war.zone.place.shape: that is proposed, and it is never a line"""
    for count in range(4, 13):
        battle = play(counting(), count)
        assert proposed(battle) == ("all",)
        play(battle, "all")
        assert len(battle.position.zones) == count
        assert not question(battle).notes, count


@pytest.mark.parametrize(
    ("rulings", "first"),
    [
        ({}, "p1"),
        ({"p2__bought": 1}, "p2"),
        ({"p1__own": 9}, "p1"),
        ({"p2__own": 9}, "p1"),
        ({"p1__points": 9, "p2__bought": 1}, "p2"),
        ({"p1__bought": 1, "p2__bought": 1, "p2__points": 1}, "p2"),
        ({"p1__bought": 2, "p2__bought": 1, "p2__points": 9}, "p1"),
        ({"p2__points": 1}, "p2"),
    ],
)
def test_the_most_bought_fate_points_lay_first(rulings: dict[str, int], first: str) -> None:
    """war.zone.place.first: then war points left, then seats; own fate points count for nothing"""
    battle = play(overruled(counting(), **rulings), 3)
    assert (question(battle).people, question(battle).rule) == ((first,), "war.zone.place.first")


def test_the_placing_order_serves_the_later_steps_too() -> None:
    """war.zone.place.first war.zone.aspect.buy war.setup.deploy"""
    battle = buying(p2__bought=1, p1__own=1)
    assert question(battle).people == ("p2",)
    play(battle, "done")
    assert question(battle).people == ("p1",)
    play(battle, "done")
    assert (question(battle).rule, question(battle).people) == ("war.setup.deploy", ("p2",))


def test_each_card_touches_one_that_lies_there() -> None:
    """war.zone.place.adjacent"""
    battle = play(counting(), 3)
    assert [key for key in keys(battle) if key.startswith("cell")] == ["cell.3.3"]
    play(battle, "cell.3.3")
    assert {key for key in keys(battle) if key.startswith("cell")} == {
        "cell.4.3",
        "cell.2.3",
        "cell.3.4",
        "cell.3.2",
    }
    assert barred(battle) == {"apart": "war.zone.place.adjacent"}
    assert refused(battle, "cell.5.5") == "not-offered"


def test_cards_that_touch_border_on_each_other_both_ways() -> None:
    """war.zone.place.adjacent"""
    battle = laid("3.3", "4.3", "4.4", "3.4")
    assert near(battle) == {"z1": {"z2", "z4"}, "z2": {"z1", "z3"}, "z3": {"z2", "z4"}, "z4": {"z3", "z1"}}


def test_who_lays_a_card_names_all_cards_that_it_borders_on() -> None:
    """war.zone.place.adjacent: then and there; those it touches are proposed, at least one is needed"""
    battle = play(counting(), 4, "cell.3.3", "cell.4.3")
    assert question(battle).rule == "war.zone.place.turns", "there is only one card to border on"
    play(battle, "cell.4.4")
    assert (question(battle).rule, question(battle).people) == ("war.zone.place.adjacent", ("p1",))
    assert (all_keys(battle), proposed(battle)) == (("z1", "z2"), ("z2",))
    assert near(battle)["z3"] == {"z2"}, "the card lies on the table"
    assert refused(battle, "") == "how-many"
    play(battle, "z1", "cell.3.4")
    assert (question(battle).people, proposed(battle)) == (("p2",), ("z1", "z3"))
    play(battle, "z1 z2 z3")
    assert near(battle) == {"z1": {"z2", "z3", "z4"}, "z2": {"z1", "z4"}, "z3": {"z1", "z4"}, "z4": {"z1", "z2", "z3"}}


def test_the_table_adds_and_cuts_borders() -> None:
    """war.zone.place.adjacent: as long as every card can be reached"""
    battle = play(laid("3.3", "4.3", "4.4"), "join")
    assert all_keys(battle) == ("z1-z3", "back")
    play(battle, "z1-z3", "cut")
    assert barred(battle) == {}
    play(battle, "z1-z2", "cut")
    assert near(battle) == {"z1": {"z3"}, "z2": {"z3"}, "z3": {"z2", "z1"}}
    assert barred(battle) == {"z1-z3": "war.zone.place.adjacent", "z2-z3": "war.zone.place.adjacent"}
    play(battle, "back")
    assert question(battle).rule == "war.zone.place.adjacent"


@pytest.mark.parametrize("seed", range(12))
def test_only_a_border_that_nothing_goes_round_cannot_be_cut(seed: int) -> None:
    """war.zone.place.adjacent"""
    rng = Random(seed)
    battle = laid("3.3", "4.3", "4.4", "3.4", "5.4", "5.5", "2.3")
    for _ in range(12):
        play(battle, rng.choice(["join", "cut", "cut"]))
        play(battle, rng.choice(keys(battle)))
        play(battle, "cut")
        parting = {key for key in all_keys(battle) if key != "back" and parted(near(battle), *key.split("-"))}
        assert set(barred(battle)) == parting
        play(battle, "back")


def parted(near: dict[str, set[str]], one: str, other: str) -> bool:
    """True if these two cannot be reached from each other but by their own border."""
    seen, ahead = {one}, [one]
    while ahead:
        here = ahead.pop()
        new = {zone for zone in near[here] if {here, zone} != {one, other}} - seen
        seen |= new
        ahead += new
    return other not in seen


def test_borders_stay_as_they_are_in_the_battle() -> None:
    """war.zone.place.adjacent"""
    battle = cast()
    before = near(battle)
    play(battle, "pikes", "move.z2", "end", "raiders", "move.z3", "end")
    assert near(battle) == before
    assert not [key for key in all_keys(play(battle, "+gm")) if key in {"join", "cut"}]


@pytest.mark.parametrize(
    ("cells", "line"),
    [
        (("3.3", "4.3"), False),
        (("3.3", "4.3", "5.3"), True),
        (("3.3", "4.3", "4.4", "5.4"), True),
        (("3.3", "4.3", "5.3", "4.4"), False),
        (("3.3", "4.3", "4.4", "3.4"), False),
    ],
)
def test_a_line_of_zones_is_pointed_out(cells: tuple[str, ...], line: bool) -> None:
    """war.zone.place.shape: a hint, no more"""
    battle = laid(*cells)
    assert bool(question(battle).notes) is line
    play(battle, "done")
    assert bool(tells(battle, "war.zone.place.shape")) is line
    assert question(battle).rule == "war.setup.deploy"


def test_another_border_mends_a_line() -> None:
    """war.zone.place.shape"""
    battle = play(laid("3.3", "4.3", "5.3"), "join", "z1-z3")
    assert not question(battle).notes


DISTANCES = {
    "z1": {"z1": 0, "z2": 1, "z3": 2, "z4": 2, "z5": 3},
    "z2": {"z2": 0, "z3": 1, "z4": 1, "z5": 2},
    "z3": {"z3": 0, "z4": 1, "z5": 1},
    "z4": {"z4": 0, "z5": 1},
    "z5": {"z5": 0},
}


def test_distance_is_the_fewest_borders_to_cross() -> None:
    """war.zone.distance: the same both ways"""
    position = cast().position
    for one, others in DISTANCES.items():
        for other, steps in others.items():
            assert distance(position, one, other) == distance(position, other, one) == steps


def test_nothing_in_between_lengthens_it() -> None:
    """war.zone.distance: no units, no terrain"""
    battle = poor(ogres__zone="z2", bows__zone="z1", slingers__zone="z3")
    play(with_aspect(battle, "z2", "Wall", hinders=True), "bows")
    assert "attack.slingers" in keys(battle)
    assert barred(battle)["attack.raiders"] == "war.attack.range_limit"


def test_nor_does_a_face_down_card() -> None:
    """war.zone.distance"""
    position = hidden().position
    assert (distance(position, "z2", "z4"), distance(position, "z1", "z4")) == (1, 2)


@pytest.mark.parametrize("point", ["bought", "own"])
def test_a_fate_point_of_either_kind_writes_an_aspect(point: str) -> None:
    """war.zone.aspect.buy: between laying the cards and the battle"""
    battle = buying(**{f"p1__{point}": 2})
    assert (question(battle).rule, question(battle).people) == ("war.zone.aspect.buy", ("p1",))
    play(battle, "write.z3", f"p1: {SECRET}", "p1: no")
    assert battle.position.player("p1").fate == 1
    assert barred(battle) == {"write.z3": "war.zone.aspect.buy"}, "one on a card"
    play(battle, "write.z1", "p1: Thorns", "p1: no")
    assert battle.position.player("p1").fate == 0
    assert question(battle).rule == "war.setup.deploy"


def test_the_refusal_tells_no_more_than_that_the_card_is_not_blank() -> None:
    """war.zone.aspect.buy"""
    battle = play(buying(p1__own=1, p2__own=1), "write.z4", f"p1: {SECRET}", "p1: yes")
    before = battle.position.player("p2").fate
    (option,) = [option for option in options(battle) if option.key == "write.z4"]
    assert option.barred
    assert option.barred.label.figures == ()
    assert refused(battle, "write.z4") == "barred"
    assert battle.position.player("p2").fate == before


def test_an_aspect_must_be_written_and_fit_on_the_card() -> None:
    """war.zone.aspect.buy"""
    battle = play(buying(p1__own=1), "write.z4")
    assert isinstance(battle.ask, FaceDown)
    assert isinstance(battle.ask.asked_of("p1"), Text)
    assert refused(battle, "p1: ") == refused(battle, f"p1: {'x' * (LONGEST_ASPECT + 1)}") == "length"
    play(battle, f"p1: {'x' * LONGEST_ASPECT}", "p1: no")
    assert face_down(battle)


def test_nobody_without_a_fate_point_is_asked() -> None:
    """war.zone.aspect.buy"""
    assert question(buying()).rule == "war.setup.deploy"
    battle = buying(p2__points=3)
    assert (question(battle).people, set(barred(battle).values())) == (("p2",), {"war.fate.pools"})
    play(battle, "+buy.p2", "write.z1", f"p2: {SECRET}", "p2: no")
    assert face_down(battle, "z1")


def test_once_the_battle_has_begun_no_aspect_is_bought() -> None:
    """war.zone.aspect.buy"""
    battle = overruled(hidden(), p1__own=5, p2__own=5)
    assert not [key for key in all_keys(battle) if key == "write" or key.startswith("write.z")]
    play(battle, "u2")
    assert not [key for key in all_keys(battle) if key.startswith("write.z")]


def seen_by(battle: Table, who: str) -> str:
    return json.dumps(view(battle, "", who), ensure_ascii=False)


@pytest.mark.parametrize("viewer", ["p1", "p2", "table"])
def test_everybody_sees_that_a_card_lies_face_down_and_who_paid(viewer: str) -> None:
    """war.zone.aspect.face_down: what is on it only whoever wrote it"""
    battle = hidden()
    shown: Any = view(battle, "", viewer)
    cards = [card for card in shown["table"]["cards"] if card["place"] == "z4"]
    assert [(card["of"], card["label"]) for card in cards] == [("p1", None)]
    assert (SECRET in seen_by(battle, viewer)) is (viewer == "p1")
    assert tells(battle, "war.zone.aspect.face_down") == [{"player": "p1", "zone": "z4"}]


def test_the_record_holds_only_a_seal_and_the_writer_alone_its_text() -> None:
    """war.zone.aspect.face_down: in a link nobody can read it; the pocket of the device that wrote it can"""
    battle = hidden()
    card = battle.position.zone("z4")
    assert card.text is not None
    assert card.flag is not None
    assert SECRET not in repr(battle.record)
    assert battle.pocket.slips[card.text.seal][0] == SECRET
    assert card.text.seal != card.flag.seal, "what hinders is a slip of its own"


def test_a_link_does_not_give_the_text_away() -> None:
    """war.zone.aspect.face_down: shared with another phone, the card still lies face down"""
    nora, sven = Visitor("nora"), Visitor("sven")
    nora.begin("war")
    nora.answer({"keys": ["players.2"]}, {"keys": ["p1"]}, {"keys": ["own"]}, {"number": 1}, {"keys": ["done"]})
    nora.answer({"keys": ["done"]}, {"keys": ["done"]})
    for card in (LEVY, RAIDERS):
        nora.answer({"keys": ["card"]}, {"text": card}, {"keys": ["done"]})
    nora.answer({"number": 3}, {"keys": ["all"]}, {"keys": ["done"]})
    while "write.z2" not in (shown := [one["key"] for one in nora.view()["ask"]["options"]]):
        assert "done" in shown
        nora.answer({"keys": ["done"]})
    nora.answer({"keys": ["write.z2"]}, {"text": SECRET, "by": "p1"}, {"keys": ["yes"], "by": "p1"})
    link = nora.ask("link")["link"]
    sven.view("read", link=link)
    replies = json.dumps(sven.replies, ensure_ascii=False)
    assert SECRET not in replies
    assert '"z2.down"' in replies


def test_a_hidden_aspect_is_invoked_by_nobody() -> None:
    """war.zone.aspect.face_down: not even by its writer"""
    battle = overruled(hidden(), p1__own=3, p2__own=3)
    play(battle, "u2", "attack.u1", sum_of(0), sum_of(0))
    assert question(battle).people == ("p2", "p1")
    assert not [key for key in all_keys(battle) if "z4" in key]
    assert not [key for key in all_keys(play(battle, "other")) if "z4" in key]


def test_who_aims_at_a_hidden_aspect_turns_it_up_first() -> None:
    """war.zone.aspect.reveal war.adv.general: before the dice, then it may be invoked"""
    battle = overruled(hidden(), p1__own=0, p2__own=1)
    play(battle, "u2", "end", "end", "elsewhere.u3", "z4")
    assert question(battle).rule == "war.zone.aspect.hinders"
    play(battle, "yes")
    assert not face_down(battle)
    play(battle, sum_of(0), f"paid.{battle.position.aspects_on('z4')[0].id}.p2", "+name.a5", "Path", "no")
    assert [aspect.text for aspect in battle.position.aspects_on("z4")] == [UserText(SECRET), UserText("Path")]


@pytest.mark.parametrize("agreed", ["yes", "no"])
@pytest.mark.parametrize("flag", ["yes", "no"])
def test_the_writer_proposes_and_the_game_master_decides(flag: str, agreed: str) -> None:
    """war.zone.aspect.hinders: a ruling when the card is turned up"""
    battle = play(hidden(hinders=flag), "u2", "move.z4")
    assert (question(battle).rule, question(battle).people, question(battle).kind) == (
        "war.zone.aspect.hinders",
        ("p2",),
        "ruling",
    )
    assert proposed(battle) == (flag,)
    play(battle, agreed)
    assert [aspect.hinders for aspect in battle.position.aspects_on("z4")] == [agreed == "yes"]


def test_the_game_master_changes_it_later() -> None:
    """war.zone.aspect.hinders: to and fro"""
    battle = play(hidden(hinders="no"), "u2", "move.z4", "no", "end")
    assert not battle.position.aspects[0].hinders
    play(battle, "+gm", "hinders", battle.position.aspects[0].id)
    assert battle.position.aspects[0].hinders
    play(battle, "+gm", "hinders", battle.position.aspects[0].id)
    assert not battle.position.aspects[0].hinders


def test_only_aspects_of_the_zone_itself_hinder() -> None:
    """war.zone.aspect.hinders: not those of units in it"""
    battle = play(poor(levy__zone="z2"), "+gm", "add", "levy", "Barricades", "nobody", "+gm")
    assert barred(battle)["hinders"] == "war.core.situation_aspect"
    play(battle, "back", "pikes")
    assert "move.z2" in keys(battle)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_each_that_hinders_makes_it_harder(count: int) -> None:
    """war.zone.aspect.hinders: two for each"""
    battle = poor()
    for number in range(1, count + 1):
        with_aspect(battle, "z2", f"Reeds {number}", hinders=True)
    play(battle, "pikes")
    assert barred(battle)["move.z2"] == "war.move.obstacle"
    play(battle, "force.z2", sum_of(0), "fail")
    assert shifts(battle) == (1, 2 * count)


def test_a_free_move_turns_the_card_up() -> None:
    """war.zone.aspect.reveal: for everybody, and so it stays"""
    battle = play(hidden("Old Stone Road", "no"), "u2", "move.z4", "no")
    assert (where(battle, "u2"), face_down(battle)) == ("z4", False)
    assert all("Old Stone Road" in seen_by(battle, who) for who in ("p1", "p2", "table"))
    play(battle, "end", "end", "end")
    assert not face_down(battle)


def test_forcing_a_way_turns_the_card_up_first() -> None:
    """war.zone.aspect.reveal: its terrain is what is rolled against"""
    battle = with_aspect(hidden(), "z4", "Palisade", hinders=True)
    play(battle, "u2", "force.z4", "yes")
    play(battle, sum_of(0), "fail")
    assert (face_down(battle), where(battle, "u2"), shifts(battle)) == (False, "z2", (1, 4))


def test_scouting_turns_the_card_up_before_the_dice() -> None:
    """war.zone.aspect.reveal war.zone.aspect.hinders: whatever they show"""
    battle = play(hidden(), "u2", "scout.z4", "no")
    assert isinstance(battle.ask, Roll)
    assert not face_down(battle)
    play(battle, sum_of(0))
    assert shifts(battle) == (0, 4), "its aspect counts for the difficulty"


def test_the_game_master_turns_a_card_up_by_hand() -> None:
    """war.zone.aspect.reveal: one that lies face down"""
    battle = play(hidden(), "+gm", "reveal", "back")
    assert face_down(battle)
    play(battle, "+gm", "reveal", "z4", "no", "+gm")
    assert not face_down(battle)
    assert "reveal" in barred(battle)


def test_a_leader_on_his_own_turns_it_too() -> None:
    """war.zone.aspect.reveal: when he sets out alone"""
    battle = play(Battle(SYSTEM), "players.2", "p1", "own", 1, "done", "quick.medieval", "done", "done")
    for card in (BOWS, RAIDERS):
        play(battle, "card", card, "done")
    overruled(battle, p1__points=0, p2__points=0)
    play(battle, 4, "all", "done", "write.z4", "p1: Road", "p1: no")
    (leader,) = battle.position.leaders
    bows, raiders = (unit.id for unit in battle.position.units)
    play(battle, bows, "z2", raiders, "z1", leader.id, "z2")
    ordered(battle, "p1")
    play(battle, leader.id, "move.z4", "no")
    assert (battle.position.leader(leader.id).zone, face_down(battle)) == ("z4", False)


def test_a_card_is_turned_up_on_a_phone_that_does_not_know_its_text() -> None:
    """war.zone.aspect.reveal: it waits for the writer, who may also enter the text anew"""
    battle = hidden()
    battle.pocket.slips.clear()
    play(battle, "u2", "move.z4")
    assert isinstance(battle.ask, Reveal)
    assert battle.ask.slip.by == "p1"


def test_a_free_move_is_stopped_by_what_was_hidden() -> None:
    """war.opt.hidden_hindrance: blocks; the move is gone, the action is not"""
    battle = play(hidden(), "u2", "move.z4", "yes")
    assert (where(battle, "u2"), face_down(battle)) == ("z2", False)
    assert {barred(battle)[key] for key in ("move.z1", "move.z4")} == {"war.move.free"}
    assert "force.z4" in keys(battle)
    assert battle.position.now.left == 1


def test_what_does_not_hinder_stops_nobody() -> None:
    """war.opt.hidden_hindrance: blocks, with a card that does not hinder"""
    assert where(play(hidden(hinders="yes"), "u2", "move.z4", "no"), "u2") == "z4"


@pytest.mark.parametrize("agreed", ["yes", "no"])
def test_or_it_is_only_revealed(agreed: str) -> None:
    """war.opt.hidden_hindrance: reveals_only; the obstacle counts from the next mover on"""
    battle = play(hidden(**{"opt.hidden_hindrance": "reveals_only"}), "u2", "move.z4", agreed)
    assert (where(battle, "u2"), face_down(battle)) == ("z4", False)
    play(battle, "end", "end")
    assert ("move.z4" in keys(battle)) is (agreed == "no")


def test_scouting_writes_another_aspect_on_the_card() -> None:
    """war.zone.aspect.open: any number, for all to see"""
    battle = poor(bows__zone="z2")
    for number in range(1, 4):
        with_aspect(battle, "z3", f"Aspect {number}")
    overruled(play(battle, "bows", "scout.z3"), roll__actor=12)
    play(battle, sum_of(0), "+name.a4", "Dry Stream Bed", "no")
    assert [aspect.text for aspect in battle.position.aspects_on("z3")] == [
        UserText("Aspect 1"),
        UserText("Aspect 2"),
        UserText("Aspect 3"),
        UserText("Dry Stream Bed"),
    ]
    assert all("Dry Stream Bed" in seen_by(battle, who) for who in ("p1", "p2", "table"))


ON_ZONES: dict[str, tuple[Written, ...]] = {
    "free form": ("bows", "elsewhere.bows", "z2", "+skill", "notice", sum_of(3), "+name.a1", "Caltrops"),
    "scouting": ("bows", "scout.z2", sum_of(2), "+name.a1", "Caltrops"),
    "ambush": ("raiders", "ambush", sum_of(2), "+name.a1", "Caltrops"),
    "turned over": ("bows", "scout.z2", sum_of(-4), "+turned.p2", "+name.a1", "Caltrops"),
    "game master": ("bows", "+gm", "add", "z2", "Caltrops", "nobody"),
}


def onto_zone(how: str) -> Table:
    """Caltrops have come onto z2."""
    piece, *answers = ON_ZONES[how]
    battle = turn_of(poor(raiders__zone="z2"), str(piece)) if how == "ambush" else play(poor(), piece)
    return play(battle, *answers)


@pytest.mark.parametrize("wished", ["no", "yes"])
@pytest.mark.parametrize("how", ["free form", "scouting"])
def test_its_maker_proposes_whether_it_hinders(how: str, wished: str) -> None:
    """war.zone.aspect.hinders: the writer proposes, the game master decides"""
    battle = onto_zone(how)
    assert (question(battle).rule, question(battle).people, question(battle).kind) == (
        "war.zone.aspect.hinders",
        ("p1",),
        "choice",
    )
    assert proposed(battle) == ("no",)
    play(battle, wished)
    assert (question(battle).people, question(battle).kind) == (("p2",), "ruling")
    assert proposed(battle) == (wished,)
    play(battle, "no")
    assert not battle.position.aspects_on("z2")[0].hinders


@pytest.mark.parametrize("agreed", ["no", "yes"])
@pytest.mark.parametrize("how", ON_ZONES)
def test_what_comes_onto_a_zone_in_play_is_judged_at_once(how: str, agreed: str) -> None:
    """war.zone.aspect.hinders war.zone.aspect.open: the game master says so, usually no"""
    battle = play(onto_zone(how), *(["no"] if how in ("free form", "scouting") else []))
    assert (question(battle).rule, question(battle).people, question(battle).kind) == (
        "war.zone.aspect.hinders",
        ("p2",),
        "ruling",
    )
    assert (all_keys(battle), proposed(battle)) == (("no", "yes"), ("no",))
    (caltrops,) = battle.position.aspects_on("z2")
    assert caltrops.text == UserText("Caltrops")
    play(battle, agreed)
    assert [(one.hinders, one.text) for one in battle.position.aspects_on("z2")] == [
        (agreed == "yes", UserText("Caltrops"))
    ]
    assert [one["hinders"] for one in tells(battle, "war.zone.aspect.hinders")] == ["yes"] * (agreed == "yes")


@pytest.mark.parametrize("agreed", ["no", "yes"])
def test_the_judgement_holds_for_the_next_mover(agreed: str) -> None:
    """war.zone.aspect.hinders war.move.obstacle: and the game master may change it later"""
    battle = play(
        poor(), "bows", "elsewhere.bows", "z2", "+skill", "notice", sum_of(3), "+name.a1", "Caltrops", "no", agreed
    )
    play(battle, "end", "slingers", "end", "pikes")
    assert ("move.z2" in keys(battle)) is (agreed == "no")
    play(battle, "+gm", "hinders", "a1")
    assert ("move.z2" in keys(battle)) is (agreed == "yes")


@pytest.mark.parametrize("on", ["battle", "pikes", "ida"])
def test_only_what_lies_on_a_zone_is_judged(on: str) -> None:
    """war.zone.aspect.hinders: not what is on units, leaders and the battle"""
    battle = play(poor(), "+gm", "add", on, "Fog", "nobody")
    assert question(battle).rule == "war.turn.choose"
    assert not battle.position.aspects[0].hinders


def test_surrounded_is_not_asked_about() -> None:
    """war.zone.aspect.hinders war.adv.surround: it lies on a zone and never hinders"""
    there = {f"{one}__zone": "z2" for one in ("pikes", "guard", "levy", "raiders")}
    battle = thrown(turn_of(poor(**there), "pikes", "surround"), 2, 0)
    (surrounded,) = battle.position.aspects_on("z2")
    assert (question(battle).rule, surrounded.hinders) == ("war.action.one", False)


def test_places_for_the_eye_touch_where_they_border() -> None:
    """war.zone.place.adjacent: free cells are shown as such while cards are laid"""
    battle = play(counting(), 3, "cell.3.3")
    places = {place.id: place for place in battle.system.table(battle.position).places}
    assert {place.state for id, place in places.items() if id.startswith("cell")} == {"empty"}
    assert set(places) - {"z1"} == {key for key in keys(battle) if key.startswith("cell")}
    done = fielded(armies([LEVY], [RAIDERS]), "z1", "z2", p1__points=0, p2__points=0)
    assert {place.id for place in done.system.table(done.position).places} == {"z1", "z2", "z3", "z4"}
