"""Without a map: who reaches whom after a leg, friends' spaces, obstacles that a move may not end on."""

from __future__ import annotations

import pytest
from engine.samyra.table import SYSTEM, Table, german, moving, rule
from support.playing import keys, play, proposed, question, refused_by, tells

from gonfalon.questions.ask import Ask
from gonfalon.questions.choice import Choice
from gonfalon.questions.figures import Label
from gonfalon.questions.form import Form

RENNA = (6, 1, 0)
KERIT = (4, 1, 0)


def test_whoever_comes_into_an_area_is_entered_though_no_area_is() -> None:
    """samyra.zone.known samyra.disengage.needed: an orc runs up to an archer, who has no area of her own."""
    battle = play(moving(cast=KERIT, first="p2"), "move.orc1", "spaces=3 reached=kerit")
    assert battle.position.contacts == (("kerit", "orc1"),)
    assert rule(play(battle, "move.kerit")) == "disengage.needed"


def test_a_longer_weapon_reaches_who_does_not_reach_back() -> None:
    """samyra.zone.known: an orc stops where the halberd reaches it, and does not reach Renna."""
    battle = play(moving(cast=RENNA, first="p2"), "move.orc1", "spaces=2 entered=renna", "stop")
    assert battle.position.contacts == (("orc1", "renna"),)
    assert rule(play(battle, "move.renna")) == "move.bew"


def test_what_the_weapons_seem_to_say_can_be_said_otherwise() -> None:
    """samyra.zone.known"""
    battle = play(moving(cast=RENNA, first="p2"), "move.orc1", "spaces=2 entered=renna missed=-", "stop")
    assert set(battle.position.contacts) == {("orc1", "renna"), ("renna", "orc1")}


def test_whoever_goes_leaves_behind_who_stood_in_their_area() -> None:
    """samyra.zone.known: a contact that was not mutual ends when the figure walks away."""
    battle = play(moving("in.orc1.ilva=yes"), "move.ilva", "spaces=6")
    assert battle.position.contacts == ()
    assert rule(play(battle, "move.orc1")) == "move.bew"


def test_within_an_area_a_contact_stays_as_it_was() -> None:
    """samyra.zone.known samyra.disengage.inside"""
    mutual = ("in.ilva.orc1=yes", "in.orc1.ilva=yes")
    battle = play(moving(*mutual), "move.ilva", "inside", "spaces=1")
    assert set(battle.position.contacts) == {("ilva", "orc1"), ("orc1", "ilva")}
    oneway = play(moving(mutual[0]), "move.ilva", "inside", "spaces=1")
    assert oneway.position.contacts == (("ilva", "orc1"),)


def test_whoever_draws_a_melee_weapon_has_an_area_from_then_on() -> None:
    """samyra.zone.known samyra.alt.weapon: an archer with an orc beside her draws her blade."""
    battle = play(moving("in.kerit.orc1=yes", cast=KERIT), "draw.kerit.2")
    assert (rule(battle), proposed(battle)) == ("zone.known", ("orc1",))
    play(battle, "orc1")
    assert set(battle.position.contacts) == {("kerit", "orc1"), ("orc1", "kerit")}


def test_whoever_puts_the_last_melee_weapon_away_has_no_area() -> None:
    """samyra.zone.known samyra.alt.weapon"""
    battle = play(moving("kerit.weapon1=body", "kerit.weapon2=hand", "in.orc1.kerit=yes", cast=KERIT), "draw.kerit.1")
    assert battle.position.contacts == ()


def test_only_one_waits_on_the_space_of_a_friend() -> None:
    """samyra.move.friend_pending"""
    battle = play(moving(cast=(3, 1, 0)), "move.ilva", "spaces=2 friend=tamo", "move.brug")
    assert refused_by(battle, "spaces=2 friend=tamo") == "samyra.move.friend_pending"
    assert refused_by(battle, "spaces=2 through=tamo") == "samyra.move.friend_pending"


def test_whoever_is_put_back_has_the_contacts_of_that_space() -> None:
    """samyra.move.friend_pending samyra.zone.known"""
    battle = moving("in.orc2.ilva=yes", cast=(2, 2, 0))
    play(battle, "move.ilva", "spaces=4 entered=orc1 friend=brug", "stop", "kneel.brug")
    assert rule(battle) == "zone.known"
    assert question(battle).people == ("table",)
    play(battle, "on=low")
    assert battle.position.contacts == (("orc2", "ilva"),)
    assert battle.position.figure("ilva").perched


@pytest.mark.parametrize(("began", "back"), [("yes", ["brug", "ilva"]), ("no", ["brug"])])
def test_a_chain_goes_back_in_order_where_the_table_says_that_one_began_there(began: str, back: list[str]) -> None:
    """samyra.move.friend_pending: Ilva waits for Brug's first space, Brug for Tamo's."""
    battle = moving(cast=(3, 1, 0))
    play(
        battle, "move.ilva", "spaces=4 friend=brug", "move.brug", "spaces=4 friend=tamo", "stay.tamo", f"began={began}"
    )
    if began == "yes":
        play(battle, "-")
    assert [one["figure"] for one in tells(battle, "samyra.move.friend_pending")][2:] == back
    assert rule(battle) == "move.groupwise"


def test_a_move_ends_on_an_obstacle_only_with_leave() -> None:
    """samyra.move.obstacle: the leave is the game master's to give."""
    battle = play(moving(cast=(2, 1, 0)), "move.ilva")
    assert refused_by(battle, "crossed=1 on=own") == "samyra.move.obstacle"
    assert {one.who for one in battle.offers if one.key == "leave.ilva"} == {"gm"}
    play(battle, "+leave.ilva", "crossed=1 on=own")
    assert battle.position.figure("ilva").perched
    assert rule(battle) == "move.groupwise"


def test_on_the_way_over_an_obstacle_a_figure_goes_on() -> None:
    """samyra.move.obstacle"""
    battle = play(moving(), "move.ilva", "crossed=1 on=own then=on")
    assert refused_by(battle, "-") == "samyra.move.obstacle"
    play(battle, "spaces=1")
    assert not battle.position.figure("ilva").perched


def test_a_forced_stop_on_an_obstacle_needs_no_leave() -> None:
    """samyra.move.obstacle samyra.move.fight_from_object"""
    battle = play(moving(cast=(2, 1, 0)), "move.ilva", "spaces=1 crossed=1 on=own entered=orc1", "stop")
    assert battle.position.figure("ilva").perched
    assert rule(battle) == "move.groupwise"
    on = play(moving(), "move.ilva", "spaces=1 crossed=1 on=own entered=orc1", "force", "-")
    assert rule(on) == "move.bew"


@pytest.mark.parametrize(
    ("line", "answer"), [("crossed=1", ""), ("spaces=1 crossed=1", ""), ("spaces=2 crossed=1", "no")]
)
def test_two_spaces_within_an_area_are_counted_apart_from_what_they_cost(line: str, answer: str) -> None:
    """samyra.disengage.inside samyra.disengage.inside_limit"""
    battle = play(moving("in.ilva.orc1=yes", cast=(2, 1, 0)), "move.ilva", "inside")
    if answer:
        assert refused_by(battle, line) == "samyra.disengage.inside_limit"
    else:
        assert "move.brug" in keys(play(battle, line))


def test_without_a_map_a_figure_says_in_whose_areas_it_stands_and_who_is_in_its_own() -> None:
    """samyra.zone.known: on a map the areas are drawn."""
    battle = moving("in.ilva.orc1=yes", "in.orc1.ilva=yes", "in.brug.orc1=yes", cast=(2, 1, 0))
    values = {
        value.key: dict(value.label.figures) for one in SYSTEM.table(battle.position).pieces for value in one.details
    }
    said = {key: figures["foes"] for key, figures in values.items() if key.endswith((".inside", ".reaches"))}
    assert said == {
        "ilva.inside": ("orc1",),
        "ilva.reaches": ("orc1",),
        "brug.inside": ("orc1",),
        "orc1.inside": ("ilva",),
        "orc1.reaches": ("ilva", "brug"),
    }


def test_whoever_is_free_of_an_enemy_is_told_to_say_whether_its_area_is_left() -> None:
    """samyra.disengage.needed samyra.zone.known"""
    battle = play(moving("in.ilva.orc1=yes"), "move.ilva", "all", (4,))
    assert notes(battle, "left") == (Label("samyra-note-left", foes=("orc1",)),)
    held = play(moving("in.ilva.orc1=yes"), "move.ilva", "inside")
    assert notes(held, "left") == ()


@pytest.mark.parametrize(("then", "ends"), [("end", "yes"), ("on", "no")])
def test_whoever_runs_on_is_told_the_price_and_whether_the_move_ends_behind_the_area(then: str, ends: str) -> None:
    """samyra.zone.force: with movement left, though it was said that the move ends there."""
    battle = play(moving(), "move.ilva", f"spaces=3 entered=orc1 then={then}")
    assert said(battle, "force") == Label("samyra-enter", how="force", ends=ends)
    assert said(play(moving(), "move.ilva", "spaces=6 entered=orc1"), "force") == Label(
        "samyra-enter", how="force", ends="no"
    )


@pytest.mark.parametrize("how", ["passed", "force"])
def test_whoever_runs_on_may_go_on_though_it_was_said_that_the_move_ends(how: str) -> None:
    """samyra.zone.force samyra.zone.run_check"""
    runner = () if how == "force" else ("ilva.runs=yes",)
    leg = ("move.ilva", "spaces=3 entered=orc1")
    battle = play(moving(*runner), *leg, "+onward.ilva")
    assert said(battle, how) == Label("samyra-enter", how=how, ends="no")
    play(battle, how, *(["-"] if how == "force" else []))
    assert rule(battle) == "move.bew"
    assert rule(play(battle, "spaces=3 left=orc1")) == "move.groupwise"
    unsaid = play(moving(*runner), *leg)
    assert rule(play(unsaid, how, *(["-"] if how == "force" else []))) == "move.groupwise"


@pytest.mark.parametrize("leg", ["spaces=6 entered=orc1", "spaces=3 entered=orc1 then=on"])
def test_going_on_is_offered_where_movement_is_left_and_nothing_was_said_of_it(leg: str) -> None:
    """samyra.zone.force"""
    assert "onward.ilva" not in [one.key for one in play(moving(), "move.ilva", leg).offers]


def said(battle: Table, key: str) -> Label:
    """Return the words of an option."""
    ask = question(battle)
    assert isinstance(ask, Choice)
    (label,) = (one.label for one in ask.options if one.key == key)
    return label


def notes(battle: Table, name: str) -> tuple[Label, ...]:
    """The notes on a field of the open form."""
    ask = question(battle)
    assert isinstance(ask, Form)
    (of,) = (one.of for one in ask.fields if one.name == name)
    assert isinstance(of, Ask)
    return of.notes


def test_a_tile_says_how_hurt_a_figure_is_and_with_whom_it_is_in_contact() -> None:
    """samyra.act.input samyra.zone.known: the hit points where they are open; on a map the picture shows the contacts."""
    battle = moving("in.ilva.orc1=yes", "ilva.hits=12", "ilva.damage=5", "orc1.damage=3")
    assert glance(battle, "ilva") == ["7/12", "gegen Ork"]
    assert glance(battle, "orc1") == ["−3", "gegen Ilva"]
    play(battle, "+seal", 'orc1.what=hits orc1.hits="8"')
    assert glance(battle, "orc1") == ["−3", "gegen Ilva"]


def glance(battle: Table, id: str) -> list[str]:
    """The badges of a figure, in German."""
    (piece,) = (one for one in SYSTEM.table(battle.position).pieces if one.id == id)
    names = SYSTEM.names(battle.position)
    return [german().label(one.label, names) for one in piece.badges]
