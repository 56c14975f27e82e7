"""After a conflict: the end of the scene, rest, the next adventure or session, and what heals when."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from engine.sotc.opened import NO_SWITCHES, SYSTEM, Table, examples, framed
from engine.sotc.test_settings import set_to, shown, track
from support.playing import play, tells

from gonfalon.questions.choice import OptionsAnswer
from gonfalon.questions.figures import UserText
from gonfalon.questions.text import TextAnswer

GOES_ON = {"sotc.recover.back_to_back_scope": "adventure_or_scene"}
SEVERITIES = ("mild", "moderate", "severe")


def over(*carried: str, switches: Mapping[str, str] = NO_SWITCHES, **rulings: int | str) -> Table:
    """The end of a conflict on the field of the examples; Anna carries these consequences."""
    battle = play(examples(switches), "begin")
    set_to(battle, **rulings, **{f"anna__{one}": carried.count(one) for one in dict.fromkeys(carried)})
    set_to(battle, kessler__left="taken_out", marek__left="left", voss__left="conceded")
    assert battle.ask is not None
    assert battle.ask.rule == "sotc.seq.end"
    play(battle, "end")
    assert battle.ask.rule == "sotc.stress.keep"
    return battle


def left(battle: Table) -> tuple[str, ...]:
    """The consequences that Anna still carries."""
    return tuple(one.severity for one in battle.position.consequences_of("anna"))


def rested(battle: Table, line: str) -> Table:
    return play(play(battle, "rest"), line)


def test_the_usual_end_is_two_answers_that_are_proposed() -> None:
    """sotc.stress.clear, sotc.recover.mild"""
    battle = over("mild", anna__health="X_X__", bruno__composure="_X___")
    assert track(battle, "anna", "health") == "X_X__"
    for _ in range(2):
        proposed = [one.key for one in getattr(battle.ask, "options", ()) if one.proposed]
        assert len(proposed) == 1
        play(battle, *proposed)
    assert battle.ask is None
    assert (track(battle, "anna", "health"), track(battle, "bruno", "composure"), left(battle)) == (
        "_____",
        "_____",
        (),
    )
    assert [one["piece"] for one in tells(battle, "sotc.stress.clear")] == [("anna", "bruno")]
    assert SYSTEM.flow(battle.position) == "over"


def test_the_end_of_the_conflict_alone_clears_nothing() -> None:
    """sotc.stress.clear"""
    battle = play(over("mild", anna__health="X____"), "done")
    assert (track(battle, "anna", "health"), left(battle)) == ("X____", ("mild",))


@pytest.mark.parametrize(("way", "carried"), [("scene.keep", ()), ("at_once.keep", ("mild",))])
def test_the_game_master_may_let_stress_stay(way: str, carried: tuple[str, ...]) -> None:
    """sotc.stress.keep"""
    battle = play(over("mild", anna__health="X____"), way)
    assert (track(battle, "anna", "health"), left(battle)) == ("X____", carried)
    assert tells(battle, "sotc.stress.keep") == [{"piece": ("anna",)}]


def test_minions_lose_their_stress_with_the_scene() -> None:
    """sotc.minion.stress_flow"""
    battle = over(new__g1=3, g1__side="s1", g1__quality=2, g1__members="1,0,0")
    play(battle, "scene")
    assert shown(battle)["g1.members"] == "0,0,0"


def test_a_mild_consequence_stays_without_a_break_and_goes_with_the_next() -> None:
    """sotc.recover.mild"""
    battle = play(over("mild"), "at_once")
    assert left(battle) == ("mild",)
    assert left(play(battle, "scene")) == ()


@pytest.mark.parametrize(
    ("carried", "hours", "stay"),
    [
        (("moderate",), 6, ()),
        (("moderate",), 5, ("moderate",)),
        (SEVERITIES, 8, ("severe",)),
        (("mild", "moderate"), 5, ("moderate",)),
        (("severe",), 8, ("severe",)),
    ],
)
def test_hours_of_rest_heal_what_is_moderate(carried: tuple[str, ...], hours: int, stay: tuple[str, ...]) -> None:
    """sotc.recover.moderate, sotc.recover.severe"""
    assert left(rested(over(*carried), f"hours={hours}")) == stay


def test_rest_heals_only_what_it_suits() -> None:
    """sotc.recover.suitable"""
    battle = over("mild", "moderate", "moderate")
    mild, ankle, heart = (one.id for one in battle.position.consequences_of("anna"))
    rested(battle, f"hours=8 suits={heart}")
    assert [one.id for one in battle.position.consequences_of("anna")] == [ankle]
    assert [(one["piece"], one["why"]) for one in tells(battle, "sotc.recover.suitable")] == [("anna", "unsuitable")]
    assert [one["severity"] for one in tells(battle, "sotc.recover.mild")] == ["mild"]
    assert mild not in (ankle, heart)


def test_a_new_adventure_heals_everything_unless_the_game_master_objects() -> None:
    """sotc.recover.severe"""
    battle = over(*SEVERITIES)
    (severe,) = (one.id for one in battle.position.consequences_of("anna") if one.severity == "severe")
    assert left(play(battle, "adventure", severe)) == ()
    battle = play(over("moderate"), "adventure")
    assert left(battle) == ()
    battle = over(*SEVERITIES)
    battle.answer(picked_none("adventure"))
    battle.answer(picked_none())
    assert left(battle) == ("severe",)


def picked_none(*keys: str) -> OptionsAnswer:
    return OptionsAnswer(keys)


def test_what_is_carried_into_a_session_without_pause_heals_one_level_faster() -> None:
    """sotc.recover.back_to_back: only that, not what is taken in that session, and not twice."""
    battle = play(over(*SEVERITIES), "session")
    assert left(battle) == ("moderate", "severe")
    play(battle, "session")
    assert left(battle) == ("moderate", "severe")
    set_to(battle, anna__moderate=2)
    play(battle, "scene")
    assert [(one.severity, one.eased) for one in battle.position.consequences_of("anna")] == [
        ("severe", True),
        ("moderate", False),
    ]
    rested(battle, "hours=6")
    assert left(battle) == ()


@pytest.mark.parametrize(("switches", "stay"), [(NO_SWITCHES, ("moderate",)), (GOES_ON, ())])
def test_by_an_option_scenes_without_pause_ease_as_well(switches: Mapping[str, str], stay: tuple[str, ...]) -> None:
    """sotc.recover.back_to_back_scope"""
    assert left(play(over("moderate", switches=switches), "at_once", "scene")) == stay


def test_a_consequence_is_removed_at_once_for_a_reason() -> None:
    """sotc.recover.help"""
    battle = over("severe", "mild")
    (severe,) = (one.id for one in battle.position.consequences_of("anna") if one.severity == "severe")
    play(battle, "remove", severe)
    battle.answer(TextAnswer("A surgeon"))
    assert left(battle) == ("mild",)
    assert [one["why"] for one in tells(battle, "sotc.recover.help")] == [UserText("A surgeon")]


def test_temporary_aspects_end_with_the_scene_and_those_on_sheets_stay() -> None:
    """sotc.temp.fragile, sotc.man.first_tag"""
    battle = over(
        anna__new__a1="Stubborn",
        bruno__new__a2="Off Balance",
        a2__fragile="yes",
        everywhere__new__a3="On Fire!",
        a3__free="anna",
    )
    play(battle, "scene")
    assert [one.id for one in battle.position.aspects] == ["a1", "a3"]
    assert all(not one.free for one in battle.position.aspects)
    assert [one["aspect"] for one in tells(battle, "sotc.temp.fragile")] == [UserText("Off Balance")]


def test_points_that_are_due_are_paid_when_the_conflict_ends() -> None:
    """sotc.fp.tag_payback"""
    battle = over(anna__due=1)
    assert (battle.position.character("anna").points, shown(battle)["anna.due"]) == (1, 0)


CARD = "Anna | fists 3 | mild: Bruise | moderate: Sprain | severe: Broken Arm"


@pytest.mark.parametrize(
    ("since", "stay"),
    [
        ("nothing", SEVERITIES),
        ("break", ("moderate", "severe")),
        ("rest hours=6", ("severe",)),
        ("rest hours=5", ("moderate", "severe")),
        ("adventure", ()),
        ("session", ("moderate", "severe")),
    ],
)
def test_a_roster_card_heals_by_what_lay_between_the_scenes(since: str, stay: tuple[str, ...]) -> None:
    """sotc.recover.mild, sotc.recover.moderate, sotc.recover.severe, sotc.recover.back_to_back"""
    battle = framed(f'people.1.template=card people.1.card="{CARD}" since={since}')
    (hero, *_) = battle.position.characters
    assert tuple(one.severity for one in battle.position.consequences_of(hero.id)) == stay


@pytest.mark.parametrize(
    ("way", "boxes", "aspects"), [("rest", "_____", []), ("adventure", "_____", []), ("session", "X____", ["a1"])]
)
def test_a_long_time_ends_the_scene_and_a_new_session_need_not(way: str, boxes: str, aspects: list[str]) -> None:
    """sotc.stress.clear sotc.temp.fragile sotc.recover.back_to_back"""
    battle = play(over(anna__health="X____", bruno__new__a1="Off Balance", a1__fragile="yes"), way)
    if way == "rest":
        play(battle, "hours=6")
    assert (track(battle, "anna", "health"), [one.id for one in battle.position.aspects]) == (boxes, aspects)


def test_stress_that_was_let_stay_outlasts_a_rest() -> None:
    """sotc.stress.keep"""
    battle = rested(play(over(anna__health="X____"), "scene.keep"), "hours=6")
    assert track(battle, "anna", "health") == "X____"
